// Pictures in messages, their descriptions on demand, and the large view.

import { el, freshId, icon, local } from "/page/dom.js";
import { t } from "/page/words.js";

const NAMES = /\.(png|jpe?g|gif|webp)$/i;
const isPicture = (file) => file.content_type?.startsWith("image/") ?? NAMES.test(file.filename);

/** Attachments by kind. */
export function sorted(attachments) {
  const pictures = attachments.filter(isPicture);
  return { pictures, files: attachments.filter((attachment) => !pictures.includes(attachment)) };
}

/** One picture: opens large, and says what it shows behind an ALT button. */
export function picture(media, all, extra = "") {
  const name = media.description || media.filename;
  const size = media.width ? { width: media.width, height: media.height } : {};
  const img = el("img", { src: local(media.url), alt: media.description ?? "", ...size });
  const label = t("open_picture", { name });
  const open = el("button", { type: "button", class: "picture-open", "aria-label": label }, img);
  const mine = { url: local(media.url), alt: media.description ?? "", name: media.filename };
  all.push(mine);
  open.addEventListener("click", () => new Viewer(all, all.indexOf(mine)).open());
  const figure = el("figure", { class: `picture ${extra}` }, el("div", { class: "picture-frame" }, open));
  if (media.description) addDescription(figure, media.description);
  return figure;
}

/** What stands on the button is part of its spoken name. */
const altName = (words) => `${t("alt")}: ${t(words)}`;

function addDescription(figure, text) {
  const id = freshId("alt");
  const words = el("figcaption", { class: "alt-words", id, hidden: true }, text);
  const marks = { "aria-expanded": "false", "aria-controls": id, "aria-label": altName("alt_show") };
  const toggle = el("button", { type: "button", class: "alt", ...marks }, t("alt"));
  toggle.addEventListener("click", () => {
    words.hidden = !words.hidden;
    toggle.setAttribute("aria-expanded", String(!words.hidden));
    toggle.setAttribute("aria-label", altName(words.hidden ? "alt_show" : "alt_hide"));
  });
  figure.firstElementChild.append(toggle);
  figure.append(words);
}

/** The large view of one message's pictures: Esc closes, arrows turn pages, a click zooms. */
class Viewer {
  constructor(pictures, at) {
    Object.assign(this, { pictures, at });
    this.img = el("img", { class: "viewer-picture" });
    this.words = el("p", { class: "viewer-words" });
    this.stage = el("div", { class: "viewer-stage", tabindex: "0" }, this.img);
    this.original = el("a", { class: "viewer-link", target: "_blank", rel: "noopener" }, t("original"));
    const close = this.knob("close", "close_picture", () => this.box.close());
    const back = this.knob("left", "previous", () => this.turn(-1));
    const onward = this.knob("right", "next", () => this.turn(1));
    const turns = pictures.length > 1 && [back, onward];
    const bar = el("div", { class: "viewer-bar" }, this.original, el("span", { class: "viewer-knobs" }, turns, close));
    this.box = el("dialog", { class: "viewer", "aria-label": t("picture") }, bar, this.stage, this.words);
    this.img.addEventListener("click", () => this.stage.classList.toggle("zoomed"));
    this.stage.addEventListener("click", (event) => event.target === this.stage && this.box.close());
    this.box.addEventListener("keydown", (event) => this.key(event));
    this.box.addEventListener("close", () => this.box.remove());
  }

  knob(name, words, act) {
    const label = { "aria-label": t(words), title: t(words) };
    return el("button", { type: "button", class: "knob", onclick: act, ...label }, icon(name));
  }

  open() {
    document.body.append(this.box);
    this.box.showModal();
    this.show();
    this.stage.focus();
  }

  turn(step) {
    this.at = (this.at + step + this.pictures.length) % this.pictures.length;
    this.show();
  }

  show() {
    const { url, alt, name } = this.pictures[this.at];
    this.img.src = url;
    this.img.alt = alt || name;
    this.words.textContent = alt;
    this.words.hidden = !alt;
    this.original.href = url;
    this.stage.classList.remove("zoomed");
  }

  key(event) {
    if (this.pictures.length < 2) return;
    if (event.key === "ArrowLeft") this.turn(-1);
    else if (event.key === "ArrowRight") this.turn(1);
  }
}
