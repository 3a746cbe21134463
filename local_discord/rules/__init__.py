"""Discord's limits, each number with its source, and Discord's own schemas as judges."""
