// The line to the server: one WebSocket a person, acts answered by number.

import { apply, emit, load, openChannel, store } from "/page/store.js";

const RETRY_MS = [200, 500, 1000, 2000, 4000];

let socket = null;
let wanted = null;
let serial = 0;
let failures = 0;
const waiting = new Map();

/** Sit down as this person (an id or a name). */
export function sit(person) {
  wanted = person;
  failures = 0;
  open();
}

function open() {
  const old = socket;
  const url = new URL("/local/live", location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("person", wanted);
  socket = new WebSocket(url);
  const mine = socket;
  mine.addEventListener("message", (event) => mine === socket && receive(JSON.parse(event.data)));
  mine.addEventListener("close", (event) => mine === socket && lost(event));
  old?.close();
  giveUp();
}

function lost(event) {
  giveUp();
  emit("line", { up: false, code: event.code });
  const pause = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)];
  failures += 1;
  setTimeout(() => socket.readyState === WebSocket.CLOSED && open(), pause);
}

/** Nobody will answer what was asked on a closed line. */
function giveUp() {
  for (const { settle } of waiting.values()) settle({ kind: "failed", error: "" });
  waiting.clear();
}

function receive(frame) {
  if (frame.now) store.skew = frame.now - Date.now();
  if (frame.kind === "state") {
    failures = 0;
    emit("line", { up: true });
    load(frame.state);
  } else if (frame.kind === "event") apply(frame.name, frame.data);
  else if (frame.kind === "opened") openChannel(frame);
  else if (frame.kind === "attention") {
    store.attention = frame.counts;
    emit("people");
  } else if (frame.kind === "me") {
    const spoke = store.me.locale;
    store.me = frame.me;
    if (spoke !== frame.me.locale) emit("spoken");
  } else if (frame.kind === "commands") {
    store.commands = frame.commands;
    emit("commands");
  } else if (frame.kind === "answer") settle(frame);
}

function settle(frame) {
  waiting.get(frame.id)?.settle(frame.answer);
  waiting.delete(frame.id);
}

/** Do something as this person; resolves to the server's answer, `kind: "failed"` included. */
export function act(what, details = {}) {
  return new Promise((resolve) => {
    if (socket?.readyState !== WebSocket.OPEN) {
      resolve({ kind: "failed", error: "" });
      return;
    }
    serial += 1;
    waiting.set(serial, { settle: resolve });
    socket.send(JSON.stringify({ id: serial, act: what, ...details }));
  });
}
