// Building elements without ever parsing strings as HTML.

const SVG = "http://www.w3.org/2000/svg";

const ICONS = {
  hash: "M10 3 8 21M16 3l-2 18M4 9h17M3 15h17",
  thread: "M20 11.5a7.5 7.5 0 0 1-7.5 7.5H5l1.6-2.8A7.5 7.5 0 1 1 20 11.5M9 10h7M9 13.5h4",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
  gear: "M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M5 5l14 14M19 5 5 19",
  send: "M4 4l17 8-17 8 3-8-3-8M7 12h8",
  down: "M6 9l6 6 6-6",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  reply: "M4 20v-6a6 6 0 0 1 6-6h10M15 3l5 5-5 5",
  check: "M5 13l5 5L20 6",
  warn: "M12 3 2 20h20L12 3M12 10v4M12 17v.5",
  plus: "M12 5v14M5 12h14",
  slash: "M15 4 9 20M3 4h18v16H3z",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
};

/** Make an element; falsy children and attributes are left out. */
/** A custom emoji as a small picture; its name is read by nobody, the words beside it say what it is. */
export function emojiImage(id, name) {
  return el("img", { class: "emoji", src: `/cdn/emojis/${id}.png`, alt: "", title: `:${name}:` });
}

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") node.className = value;
    else if (name === "dataset") Object.assign(node.dataset, value);
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** A line icon, hidden from screen readers. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** The element with this id; the page's own markup guarantees it. */
export const byId = (id) => document.getElementById(id);

let counter = 0;
/** A fresh id, for tying labels and lists to their controls. */
export const freshId = (prefix) => `${prefix}-${(counter += 1)}`;

/** Up to two initials. */
export function initials(name) {
  const words = name.trim().split(/\s+/);
  return (words.length > 1 ? words[0][0] + words[1][0] : name.slice(0, 2)).toUpperCase();
}

/** A round badge of initials. */
export function avatar(name, colour) {
  return el("span", { class: `avatar colour-${colour}`, "aria-hidden": "true" }, initials(name));
}

/** Links to this very server, whichever loopback name it goes by, become paths of this page's origin. */
export function local(url) {
  const parsed = new URL(url, location.href);
  const ours = ["127.0.0.1", "localhost"].includes(parsed.hostname) && parsed.port === location.port;
  return ours ? parsed.pathname + parsed.search : parsed.href;
}
