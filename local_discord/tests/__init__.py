"""The suite of the box: it needs the box, discord.py, and nothing else."""
