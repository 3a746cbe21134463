// The inputs of a modal by kind: each gives its element, how to focus it, and its value.

import { el, freshId } from "/page/dom.js";
import { menuButton, optionsOf } from "/page/menu.js";
import { fileProblem } from "/page/upload.js";
import { t } from "/page/words.js";

const PARAGRAPH = 2;
const KINDS = { 4: textField, 19: fileField, 21: radioField, 22: ticksField, 23: tickField };

/** The control for one component; `id` ties it to its label. */
export function control(component, id) {
  const made = (KINDS[component.type] ?? menuField)(component, id);
  return { focus: () => made.control.focus(), grouped: false, problem: () => "", ...made };
}

function textField(component, id) {
  const long = component.style === PARAGRAPH;
  const { placeholder, custom_id: name, max_length: most } = component;
  const marks = { id, placeholder, name, maxlength: most ?? 4000 };
  const control = long ? el("textarea", { ...marks, rows: 5 }) : el("input", { ...marks, type: "text" });
  control.value = component.value ?? "";
  const problem = () => lengthProblem(control.value, component);
  return { control, value: () => control.value, problem };
}

function lengthProblem(text, { min_length: least, max_length: most }) {
  if (text && text.length < (least ?? 0)) return t("too_short", { count: least });
  return text.length > (most ?? 4000) ? t("too_long", { count: most }) : "";
}

function menuField(component, id) {
  const options = optionsOf(component);
  let picked = options.filter((option) => option.default).map((option) => option.value);
  const control = menuButton(component, options, (values) => {
    picked = values;
  });
  control.id = id;
  return { control, value: () => picked };
}

function choices(component, id, type) {
  const name = freshId("group");
  const lines = component.options.map((option) => {
    const input = el("input", { type, name, value: option.value, checked: option.default });
    const detail = option.description && el("span", { class: "small" }, option.description);
    return el("label", { class: "choice" }, input, el("span", { class: "option-words" }, option.label, detail));
  });
  const role = type === "radio" ? "radiogroup" : "group";
  const control = el("div", { id, class: "choices", role }, ...lines);
  const ticked = () => [...control.querySelectorAll(":checked")].map((input) => input.value);
  const focus = () => (control.querySelector(":checked") ?? control.querySelector("input")).focus();
  return { control, ticked, focus, grouped: true };
}

function radioField(component, id) {
  const { ticked, ...rest } = choices(component, id, "radio");
  return { ...rest, value: () => ticked()[0] ?? "", sent: () => ticked()[0] ?? null };
}

function ticksField(component, id) {
  const { ticked, ...rest } = choices(component, id, "checkbox");
  const least = component.min_values ?? (component.required === false ? 0 : 1);
  const most = component.max_values ?? component.options.length;
  const problem = () => {
    const count = ticked().length;
    if (count >= least && count <= most) return "";
    return t(least === most ? "pick_exactly" : "pick_between", { least, most });
  };
  return { ...rest, value: ticked, problem };
}

function tickField(component, id) {
  const control = el("input", { id, type: "checkbox", class: "tick-box", checked: component.default });
  return { control, value: () => "always", sent: () => control.checked };
}

function fileField(component, id) {
  const control = el("input", { id, type: "file", multiple: (component.max_values ?? 1) > 1 });
  const files = () => [...control.files];
  return { control, value: files, problem: () => files().map(fileProblem).find(Boolean) ?? "" };
}
