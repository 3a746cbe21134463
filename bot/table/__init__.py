"""What happens around a match: lobby, votes, absence, reminders, standing orders."""
