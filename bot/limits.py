"""Discord's numbers, each with its source."""

from __future__ import annotations

from typing import Literal

CONTENT = 2000  # characters of a message: docs, resources/message#create-message
LAYOUT_TEXT = 4000  # characters of all texts in a message of components: docs, components/reference
LAYOUT_PARTS = 40  # components of such a message, nested ones counted: docs, components/reference
ALT_TEXT = 1024  # characters of an attachment's description: docs, resources/message#attachment-object
FILE_BYTES = 10 * 1024 * 1024  # docs, reference#uploading-files
ROWS = 5  # rows of buttons or menus in a message: docs, components/reference#action-row
ROW_BUTTONS = 5  # docs, components/reference#action-row
BUTTON_LABEL = 80  # docs, components/reference#button
MENU_ITEMS = 25  # docs, components/reference#string-select
MENU_LABEL = 100
MENU_DETAIL = 100
PLACEHOLDER = 150
CUSTOM_ID = 100  # docs, components/reference#custom-id
CHOICES = 25  # autocomplete and command choices: docs, interactions/application-commands
CHOICE_NAME = 100
CHOICE_VALUE = 100
ENTRY_POINT = 4  # a type of command: docs, interactions/application-commands#entry-point-commands
FORM_FIELDS = 5  # labelled fields of a form: docs, interactions/receiving-and-responding#modal
FORM_TITLE = 45
FORM_LABEL = 45  # docs, components/reference#label
FORM_DESCRIPTION = 100
GROUP_ITEMS = 10  # radio buttons or boxes of a group, two at least: docs, components/reference#radio-group
NONCE = 25  # characters: docs, resources/message#create-message
NONCE_SECONDS = 120  # "the past few minutes" in the docs; within two we trust it
THREAD_NAME = 100  # docs, resources/channel#start-thread-from-message
THREAD_MINUTES: Literal[10080] = 10080  # seven days to archive
THREAD_MINUTES_SHORTER: Literal[4320] = 4320  # three days; changing it counts as activity
LOOK_BACK = 100  # messages of history read when looking for our own marker

# Error codes: docs, topics/opcodes-and-status-codes#json
UNKNOWN_CHANNEL = 10003
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
UNKNOWN_WEBHOOK = 10015
MISSING_ACCESS = 50001
CANNOT_DM = 50007
MISSING_PERMISSIONS = 50013
NO_MUTUAL_GUILD = 50278
DMS_TOO_FAST = 40003
TAG_REQUIRED = 40067
POST_TAGS = 5  # docs, resources/channel#start-thread-in-forum-or-media-channel
ANSWERED_ALREADY = 40060
UNKNOWN_INTERACTION = 10062
INVALID_WEBHOOK_TOKEN = 50027
THREAD_ARCHIVED = 50083
THREAD_EXISTS = 160004
THREAD_LOCKED = 160005

INVALID_EMOJI = "invalid emoji"  # in the words of a 50035, when a component names one that is gone

TOO_LATE = frozenset({UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, INVALID_WEBHOOK_TOKEN})
NO_MEMBER = frozenset({UNKNOWN_MEMBER, UNKNOWN_USER})
DM_CLOSED = frozenset({CANNOT_DM, NO_MUTUAL_GUILD})
GONE = frozenset({UNKNOWN_CHANNEL, MISSING_ACCESS, MISSING_PERMISSIONS})
THREAD_LOST = frozenset({UNKNOWN_CHANNEL, THREAD_ARCHIVED, THREAD_LOCKED})

REQUESTS_A_SECOND = 50  # of all processes of a bot; interactions are not counted: docs, topics/rate-limits
FOR_LETTERS = 0.8  # the part of them that the courier uses

# Close codes of the gateway that no second try mends: docs, topics/opcodes-and-status-codes#gateway
BAD_TOKEN = 4004
SHARDING_NEEDED = 4011
GATEWAY_REFUSALS = (4010, 4012, 4013)
