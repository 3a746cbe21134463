"""A local Discord: REST and gateway on loopback, scripted people, and a web page to play on."""
