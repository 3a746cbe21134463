"""The page to sit at, its files and its live line; all filtering is done here, in the server."""
