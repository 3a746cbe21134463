"""What a match is, and how a move is stored."""
