"""Every button, menu and form of the bot as a type, and the form of its `custom_id`.

A panel keeps nothing in memory: the id says everything, so a button works after a restart and for years. Old
messages and letters in the outbox carry these ids: a form may be added, never changed. What was picked from a
menu is in `values` (or `chosen`, where it is one thing), what was written into a form in `text`.
"""
