"""The site: docs, rules in three languages, a gallery and a film of each game; built by `make site`."""
