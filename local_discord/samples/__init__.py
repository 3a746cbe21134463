"""Two small bots and their tests, as the README shows them."""
