"""The drawing kit all painters share."""
