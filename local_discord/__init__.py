"""Discord in a box: REST and gateway on loopback, people as code, and a page to sit at."""
