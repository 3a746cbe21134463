// Buttons, menus and the newer layout components, each drawn by its type.

import { act } from "/page/live.js";
import { el, emojiImage, freshId, icon, local } from "/page/dom.js";
import { blocks, fragment, jumpTarget } from "/page/markdown.js";
import { menu } from "/page/menu.js";
import { openModal } from "/page/modal.js";
import { picture } from "/page/pictures.js";
import { emit, store } from "/page/store.js";
import { t } from "/page/words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const KINDS = {
  1: row,
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (component) => el("div", { class: "text" }, ...blocks(component.content)),
  11: (component, context) => picture(mediaOf(component), context.pictures, "thumbnail"),
  12: gallery,
  13: (component) => fileLink(component.file.url, component.name ?? t("picture")),
  14: (component) => el("hr", { class: component.divider === false ? "gap" : "" }),
  17: container,
};

/** All components of a message. */
export function components(message, pictures) {
  const context = { message, pictures, press };
  return (message.components ?? []).map((component) => draw(component, context));
}

function draw(component, context) {
  const kind = KINDS[component.type];
  return kind ? kind(component, context) : el("p", { class: "small" }, t("unknown_kind"));
}

const drawAll = (list, context) => (list ?? []).map((component) => draw(component, context));

function row(component, context) {
  return el("div", { class: "row" }, ...drawAll(component.components, context));
}

function section(component, context) {
  const words = el("div", { class: "section-words" }, ...drawAll(component.components, context));
  const control = draw(component.accessory, context);
  words.id = freshId("words");
  control.setAttribute("aria-describedby", words.id); // "D4" alone says little: the sentence is read with it
  return el("div", { class: "section" }, words, control);
}

function container(component, context) {
  const box = el("div", { class: "container" }, ...drawAll(component.components, context));
  if (component.accent_color) box.style.setProperty("--accent-bar", colour(component.accent_color));
  return box;
}

export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

function gallery(component, context) {
  return el("div", { class: "pictures" }, ...component.items.map((item) => picture(mediaOf(item), context.pictures)));
}

/** Layout components carry their pictures as media; attachments look alike. */
const mediaOf = (item) => ({ ...item.media, description: item.description, filename: t("picture") });

export const fileLink = (url, name) => el("a", { class: "file", href: local(url), download: true }, name);

function button(component, { message }) {
  const label = [emoji(component.emoji), component.label].filter(Boolean).flatMap((part) => [" ", part]).slice(1);
  if (component.style === 5) return linkButton(component, label);
  const busy = store.busy.has(`${message.id}/${component.custom_id}`);
  const props = {
    type: "button",
    class: `button ${STYLES[component.style] ?? "secondary"}`,
    disabled: component.disabled,
    "aria-busy": busy ? "true" : undefined,
    dataset: { custom: component.custom_id },
    onclick: () => press(message, component.custom_id, "press"),
  };
  return el("button", props, el("span", { class: "button-label" }, ...label));
}

function linkButton(component, label) {
  const jump = jumpTarget(component.url);
  const place = jump
    ? { href: fragment(jump.channel, jump.message) }
    : { href: component.url, target: "_blank", rel: "noopener noreferrer" };
  return el("a", { class: "button link", ...place }, el("span", { class: "button-label" }, ...label), icon("right"));
}

/** An emoji of a button or an option: a picture, or the sign itself. */
export function emoji(value) {
  if (!value) return "";
  return value.id ? emojiImage(value.id, value.name) : value.name;
}

/** Press a button or choose from a menu, showing that it is under way and how it ended. */
async function press(message, customId, what, details = {}) {
  const key = `${message.id}/${customId}`;
  if (store.busy.has(key)) return;
  store.busy.add(key);
  store.failures.delete(message.id);
  emit("log", { channel: message.channel_id, redraw: message.id });
  const ask = { channel: message.channel_id, message: message.id, custom_id: customId, ...details };
  const answer = await act(what, ask);
  store.busy.delete(key);
  if (answer.kind === "failed") store.failures.set(message.id, answer.error || t("failed"));
  emit("log", { channel: message.channel_id, redraw: message.id });
  if (answer.kind === "modal") openModal(answer, (error) => fail(message, error));
}

function fail(message, error) {
  store.failures.set(message.id, error || t("failed"));
  emit("log", { channel: message.channel_id, redraw: message.id });
}
