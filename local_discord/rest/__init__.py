"""Discord's REST: reading, checking, a table of routes, what each does; pace and faults on demand."""
