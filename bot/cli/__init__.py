"""The `bathysphere` command."""
