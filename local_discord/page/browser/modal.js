// A modal the bot opened: a dialog with labelled fields, checked before it is sent.

import { act } from "/page/live.js";
import { el, freshId, icon } from "/page/dom.js";
import { blocks } from "/page/markdown.js";
import { control } from "/page/modal_fields.js";
import { uploaded } from "/page/upload.js";
import { t } from "/page/words.js";

const TEXT_DISPLAY = 10;
const LABEL = 18;
const CHECKBOX = 23;
const UNMARKED = [19, 22, CHECKBOX]; // kinds whose role knows no "required"

/** Show the modal of an answer; `failed` is told when submitting it came to nothing. */
export function openModal(answer, failed) {
  const { modal } = answer;
  const fields = [];
  const parts = modal.components.flatMap((component) => part(component, fields));
  const status = el("p", { class: "error", role: "alert" });
  const send = el("button", { type: "submit", class: "button primary" }, el("span", { class: "button-label" }, t("submit")));
  const form = el("form", { novalidate: true }, ...parts, status, foot(send));
  const heading = el("h2", { id: freshId("modal") }, modal.title);
  const close = el("button", { type: "button", class: "plain-button", "aria-label": t("close") }, icon("close"));
  const box = el("dialog", { class: "modal", "aria-labelledby": heading.id }, el("header", {}, heading, close), form);
  const leave = () => box.close();
  close.addEventListener("click", leave);
  form.querySelector("[data-cancel]").addEventListener("click", leave);
  box.addEventListener("close", () => box.remove());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!check(fields) || send.getAttribute("aria-busy")) return;
    await submit({ answer, fields, send, status, box, failed });
  });
  document.body.append(box);
  box.showModal();
  (fields[0] ?? send).focus();
}

async function submit({ answer, fields, send, status, box, failed }) {
  send.setAttribute("aria-busy", "true");
  status.textContent = "";
  const values = Object.fromEntries(fields.map((field) => [field.id, (field.sent ?? field.value)()]));
  const reply = await sendFields(answer, values);
  send.removeAttribute("aria-busy");
  if (reply.kind === "failed") {
    status.textContent = reply.error || t("failed");
    failed(reply.error);
    return;
  }
  box.close();
  if (reply.kind === "modal") openModal(reply, failed);
}

async function sendFields(answer, values) {
  try {
    return await act("submit", { modal: answer.modal_id, fields: await uploaded(values) });
  } catch (error) {
    return { kind: "failed", error: error.message };
  }
}

function foot(send) {
  const cancel = el("button", { type: "button", class: "button secondary", dataset: { cancel: "" } }, t("cancel"));
  return el("footer", {}, cancel, send);
}

/** The elements of one modal component; its fields are added to the list. */
function part(component, fields) {
  if (component.type === TEXT_DISPLAY) return [el("div", { class: "text" }, ...blocks(component.content))];
  if (component.type === LABEL) return [field(component.component, component.label, component.description, fields)];
  return (component.components ?? []).map((inner) => field(inner, inner.label, null, fields));
}

function field(component, label, detail, fields) {
  const id = freshId("field");
  const made = control(component, id);
  const error = el("p", { class: "error", id: `${id}-error`, role: "alert" });
  const required = component.required !== false;
  const mark = required && component.type !== CHECKBOX ? el("span", { class: "star", title: t("required") }, " *") : null;
  made.control.setAttribute("aria-describedby", error.id);
  if (required && !UNMARKED.includes(component.type)) made.control.setAttribute("aria-required", "true");
  fields.push({ ...made, id: component.custom_id, required, error });
  const words = detail ? el("p", { class: "small" }, detail) : null;
  return el("div", { class: "field" }, heading(made, id, label, mark), words, made.control, error);
}

/** A label for one control, a plain heading for a group of them. */
function heading({ grouped, control: group }, id, label, mark) {
  if (!grouped) return el("label", { for: id }, label, mark);
  group.setAttribute("aria-labelledby", `${id}-name`);
  return el("p", { class: "field-name", id: `${id}-name` }, label, mark);
}

/** Say beside each field what it still needs; focus the first. */
function check(fields) {
  let firstWrong = null;
  for (const field of fields) {
    const problem = problemOf(field);
    field.error.textContent = problem;
    if (!field.grouped) field.control.setAttribute("aria-invalid", String(Boolean(problem)));
    if (problem) firstWrong ??= field;
  }
  firstWrong?.focus();
  return firstWrong === null;
}

function problemOf({ value, required, problem }) {
  if (!value().length && required) return t("must");
  return problem();
}
