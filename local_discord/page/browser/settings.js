// A person's settings: language, direct messages; and this browser's theme.

import { el, freshId, icon } from "/page/dom.js";
import { store } from "/page/store.js";
import { LANGUAGES, t } from "/page/words.js";

const THEMES = ["system", "light", "dark"];

/** The gear and the popover behind it. */
export function settingsButton(act) {
  const marks = { popover: "auto", role: "dialog", "aria-label": t("settings") };
  const box = el("div", { class: "settings", id: freshId("settings"), ...marks });
  box.append(el("h2", {}, t("settings")), languageField(act), dmField(act), themeField());
  const open = el("button", { type: "button", class: "plain-button", id: "settings", popovertarget: box.id }, icon("gear"));
  open.setAttribute("aria-label", t("settings"));
  open.title = t("settings");
  const part = document.createDocumentFragment();
  part.append(open, box);
  return part;
}

function languageField(act) {
  const options = LANGUAGES.map(([code, name]) => el("option", { value: code, selected: code === store.me.locale }, name));
  const select = el("select", { id: "language" }, ...options);
  select.addEventListener("change", () => act("locale", { locale: select.value }));
  return el("div", { class: "field" }, el("label", { for: "language" }, t("language")), select);
}

function dmField(act) {
  const tick = el("input", { type: "checkbox", id: "dms", checked: store.me.dms_open });
  tick.addEventListener("change", () => act("dms", { open: tick.checked }));
  return el("div", { class: "field across" }, tick, el("label", { for: "dms" }, t("dms")));
}

function themeField() {
  const current = document.documentElement.dataset.theme;
  const choices = THEMES.map((name) => {
    const radio = el("input", { type: "radio", name: "theme", value: name, checked: name === current });
    radio.addEventListener("change", () => wear(name));
    return el("label", { class: "theme-choice" }, radio, t(name));
  });
  return el("fieldset", { class: "field" }, el("legend", {}, t("theme")), el("div", { class: "themes" }, ...choices));
}

function wear(theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // A browser that keeps nothing still wears the theme until it is closed.
  }
}
