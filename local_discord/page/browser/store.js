// What this page knows: exactly what the server says this person may see.

export const DM = 1;
export const FLAG = { ephemeral: 64, loading: 128, v2: 32768 };

const COLOURS = 8;
const listeners = new Map();

export const store = {
  me: null, // {id, name, locale, dms_open}
  people: [],
  bot: null,
  guild: null,
  roles: [],
  channels: new Map(),
  messages: new Map(), // channel id -> Map of message id -> message, oldest first
  more: new Set(), // channels with older messages still on the server
  commands: { guild: [], dm: [] }, // slash commands on offer
  read: {}, // channel id -> id of the newest message read
  attention: {}, // person id -> how many messages wait for them
  here: null, // the open channel's id
  wasDirect: false, // a DM was open, so that switching people opens their own
  busy: new Set(), // "message/custom_id" of components waiting for an answer
  failures: new Map(), // message id -> what went wrong with its components
  notices: [], // commands under way or failed: {id, channel, text, state}
  skew: 0, // box clock minus this computer's clock, in ms
};

/** Call back whenever something of this kind changed: "all", "log", "side", "people", "commands". */
export function on(kind, callback) {
  if (!listeners.has(kind)) listeners.set(kind, []);
  listeners.get(kind).push(callback);
}

export function emit(kind, detail) {
  for (const callback of listeners.get(kind) ?? []) callback(detail);
}

/** Replace everything by the state the server sent for one person. */
export function load(state) {
  store.me = state.me;
  store.people = state.people;
  store.bot = state.bot;
  store.guild = state.guild;
  store.roles = state.roles;
  store.channels = new Map(state.channels.map((channel) => [channel.id, channel]));
  store.messages = new Map(
    Object.entries(state.messages).map(([id, list]) => [id, new Map(list.map((m) => [m.id, m]))]),
  );
  store.more = new Set(state.more);
  store.commands = state.commands;
  store.read = state.read;
  store.attention = state.attention;
  store.busy.clear();
  store.failures.clear();
  store.notices = [];
  emit("all");
}

const EVENTS = {
  MESSAGE_CREATE: putMessage,
  MESSAGE_UPDATE: putMessage,
  MESSAGE_DELETE: (data) => dropMessages(data.channel_id, [data.id]),
  MESSAGE_DELETE_BULK: (data) => dropMessages(data.channel_id, data.ids),
  CHANNEL_CREATE: putChannel,
  CHANNEL_UPDATE: putChannel,
  CHANNEL_DELETE: dropChannel,
  THREAD_CREATE: putChannel,
  THREAD_UPDATE: putChannel,
  THREAD_DELETE: dropChannel,
};

/** Take in one change. */
export function apply(name, data) {
  EVENTS[name]?.(data, name === "MESSAGE_CREATE");
}

function putMessage(data, fresh) {
  const list = messagesOf(data.channel_id);
  const before = list.get(data.id);
  if (!before && !fresh && list.size > 0 && isLater(first(list), data.id)) return; // older than what is shown
  list.set(data.id, { ...before, ...data });
  if (!before) settleNotice(data);
  if (before) store.failures.delete(data.id);
  emit("log", { channel: data.channel_id, message: list.get(data.id), fresh: !before });
  emit("side");
}

function dropMessages(channel, ids) {
  for (const id of ids) messagesOf(channel).delete(id);
  emit("log", { channel });
  emit("side");
}

function putChannel(data) {
  store.channels.set(data.id, { ...store.channels.get(data.id), ...data });
  emit("side");
  emit("log", { channel: data.parent_id ?? data.id });
}

/** A channel came into sight, with what was said in it. */
export function openChannel({ channel, messages, more }) {
  store.messages.set(channel.id, new Map(messages.map((message) => [message.id, message])));
  if (more) store.more.add(channel.id);
  putChannel(channel);
}

function dropChannel(data) {
  store.channels.delete(data.id);
  store.messages.delete(data.id);
  if (store.here === data.id) emit("gone");
  emit("side");
}

/** A command's "Sending…" line goes when the bot's first words for it appear. */
function settleNotice(message) {
  if (message.interaction_metadata?.user?.id !== store.me.id) return;
  const waiting = store.notices.find((n) => n.state === "sending" && n.channel === message.channel_id);
  if (waiting) dropNotice(waiting.id);
}

export function addNotice(notice) {
  store.notices.push(notice);
  emit("log", { channel: notice.channel });
}

export function dropNotice(id) {
  store.notices = store.notices.filter((notice) => notice.id !== id);
  emit("log", { channel: store.here });
}

export function messagesOf(channel) {
  if (!store.messages.has(channel)) store.messages.set(channel, new Map());
  return store.messages.get(channel);
}

/** Put a page of older messages before those already known. */
export function prepend(channel, older, more) {
  store.messages.set(channel, new Map([...older.map((m) => [m.id, m]), ...messagesOf(channel)]));
  if (!more) store.more.delete(channel);
  emit("log", { channel, older: true });
}

const first = (list) => list.keys().next().value;

/** Snowflakes compare as numbers too big for JavaScript's own. */
export const isLater = (a, b) => a.length > b.length || (a.length === b.length && a > b);

export function newest(channel) {
  let last = null;
  for (const id of messagesOf(channel).keys()) if (!last || isLater(id, last)) last = id;
  return last;
}

/** Unread messages of a channel, and how many of them are meant for this person. */
export function unread(channel) {
  const mark = store.read[channel] ?? "0";
  const isDirect = store.channels.get(channel)?.type === DM;
  let count = 0;
  let pings = 0;
  for (const message of messagesOf(channel).values()) {
    if (!isLater(message.id, mark) || message.author?.id === store.me.id) continue;
    count += 1;
    if (isDirect || message.mentions?.some((user) => user.id === store.me.id)) pings += 1;
  }
  return { count, pings };
}

export const threadsOf = (channel) =>
  [...store.channels.values()].filter((c) => c.parent_id === channel.id && c.type >= 10 && c.type <= 12);

export const personOf = (id) => store.people.find((person) => person.id === id);

/** The person or bot of this id, as far as known. */
export const userOf = (id) => (store.bot?.id === id ? store.bot : personOf(id));

/** What people call this user; known people and the bot go by the names the server gave. */
export function calledName(user) {
  return userOf(user.id)?.name ?? user.global_name ?? user.username ?? "?";
}

export function colourOf(user) {
  const seat = store.people.findIndex((person) => person.id === user.id);
  if (seat >= 0) return seat % COLOURS;
  return "bot";
}

/** The name a channel goes by in lists and sentences. */
export function channelName(channel) {
  if (channel.type === DM) return store.bot.name;
  return channel.name;
}

/** Milliseconds since 1970 by the box's clock. */
export const now = () => Date.now() + store.skew;
