"""What is said and shown: texts, panels and pictures, without Discord."""
