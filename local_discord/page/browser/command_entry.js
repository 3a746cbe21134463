// A command being filled in: its options as labelled fields, with choices and live autocompletion.

import { act } from "/page/live.js";
import { choicesOf, localised, read, TYPE } from "/page/commands.js";
import { el, icon } from "/page/dom.js";
import { store } from "/page/store.js";
import { fileProblem } from "/page/upload.js";
import { t } from "/page/words.js";

const PAUSE_MS = 120;

export class CommandEntry {
  /** `host` says hints, leaves the command and submits it. */
  constructor(command, suggestions, host) {
    Object.assign(this, { command, suggestions, host });
    this.fields = [];
    this.asked = 0;
    this.timer = 0;
    const chip = el("button", { type: "button", class: "chip", title: t("back") }, `/${command.shown}`, icon("close"));
    chip.setAttribute("aria-label", `/${command.shown}: ${t("back")}`);
    chip.addEventListener("click", () => host.leave());
    this.extra = el("span", { class: "extras" });
    this.node = el("div", { class: "command", role: "group", "aria-label": `/${command.shown}` }, chip, this.extra);
    this.node.addEventListener("keydown", (event) => this.chipKey(event));
    for (const option of command.options) {
      if (option.required) this.addField(option);
      else this.extra.append(this.adder(option));
    }
  }

  adder(option) {
    const props = { type: "button", class: "adder", title: localised(option, "description") };
    const add = el("button", props, icon("plus"), localised(option, "name"));
    add.dataset.option = option.name;
    add.addEventListener("click", () => this.addField(option).input.focus());
    return add;
  }

  addField(option) {
    const known = this.fields.find((field) => field.option === option);
    if (known) return known;
    this.extra.querySelector(`[data-option="${CSS.escape(option.name)}"]`)?.remove();
    const marks = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-describedby": "hint" };
    const isFile = option.type === TYPE.file;
    const props = isFile ? { type: "file", "aria-describedby": "hint" } : { type: "text", enterkeyhint: "go", ...marks };
    const input = el("input", { name: option.name, ...props });
    if (!isFile) input.setAttribute("aria-required", String(Boolean(option.required)));
    const field = { option, input, picked: null };
    input.addEventListener("focus", () => this.entered(field));
    input.addEventListener("blur", () => this.suggestions.input === input && this.suggestions.close());
    input.addEventListener("input", () => this.typed(field));
    input.addEventListener("keydown", (event) => this.key(event, field));
    this.extra.before(el("label", { class: "slot" }, el("span", { class: "slot-name" }, localised(option, "name")), input));
    this.fields.push(field);
    return field;
  }

  /** Leave an option out again. */
  dropField(field) {
    this.suggestions.close();
    this.fields = this.fields.filter((one) => one !== field);
    field.input.closest(".slot").remove();
    const add = this.adder(field.option);
    this.extra.append(add);
    (this.fields.at(-1)?.input ?? add).focus();
  }

  /** Take values typed elsewhere, by option name. */
  fill(values) {
    for (const [name, text] of Object.entries(values)) {
      const field = this.addField(this.command.options.find((option) => option.name === name));
      field.input.value = text;
    }
  }

  focus() {
    const field = this.nextEmpty() ?? this.fields.at(-1);
    if (field) field.input.focus();
    else {
      this.node.querySelector(".chip").focus();
      this.host.say(this.command.description);
    }
  }

  nextEmpty() {
    return this.fields.find((field) => field.option.required && !field.input.value.trim());
  }

  isComplete() {
    return !this.nextEmpty();
  }

  entered(field) {
    const need = t(field.option.required ? "required" : "optional");
    this.host.say(`${localised(field.option, "description")} (${need})`);
    this.suggest(field);
  }

  typed(field) {
    field.picked = null;
    const name = `${field.option.name}:`;
    if (field.option.type !== TYPE.file && field.input.value.startsWith(name)) field.input.value = field.input.value.slice(name.length).trimStart();
    field.input.setAttribute("aria-invalid", "false");
    this.suggest(field);
  }

  suggest(field) {
    const choices = choicesOf(field.option);
    if (choices) this.offer(field, choices.filter((choice) => fits(choice, field)));
    else if (field.option.autocomplete) this.askSoon(field);
    else this.suggestions.close();
  }

  offer(field, items) {
    field.offered = items;
    const label = localised(field.option, "name");
    this.suggestions.offer(field.input, items, { label, onPick: (item) => this.picked(field, item), eager: !field.picked });
  }

  askSoon(field) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(field), field.offered ? PAUSE_MS : 0);
    field.offered ??= [];
  }

  async ask(field) {
    this.asked += 1;
    const mine = this.asked;
    const others = Object.fromEntries(this.fields.filter((one) => one !== field).flatMap(given));
    const text = field.input.value;
    const ask = { channel: store.here, command: this.command.path, option: field.option.name, text, others };
    const answer = await act("autocomplete", ask);
    const stale = mine !== this.asked || document.activeElement !== field.input || field.picked;
    if (stale || !answer.choices) return;
    this.offer(field, answer.choices.map((choice) => ({ label: localised(choice, "name"), value: choice.value })));
  }

  picked(field, item) {
    this.asked += 1; // an answer still under way must not open the list again
    field.picked = item;
    field.input.value = item.label;
    field.input.setAttribute("aria-invalid", "false");
    const next = this.nextEmpty();
    if (next) next.input.focus();
    else field.input.focus();
  }

  key(event, field) {
    if (event.isComposing || this.suggestions.key(event)) return;
    if (event.key === "Enter") this.host.submit();
    else if (event.key === "ArrowDown") this.suggest(field);
    else if (event.key === "Backspace" && !field.input.value && !field.option.required) this.dropField(field);
    else if (event.key === "Backspace" && !field.input.value && field === this.fields[0]) this.host.leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  chipKey(event) {
    if (event.defaultPrevented) return;
    const onChip = event.target.classList.contains("chip");
    if (event.key === "Escape" || (onChip && event.key === "Backspace")) this.host.leave();
    else if (onChip && event.key === "Enter") this.host.submit();
    else return;
    event.preventDefault();
  }

  /** The values by option name, or null after saying what is wrong. */
  read() {
    const values = {};
    for (const field of this.fields) {
      const { value, problem } = valueOf(field);
      if (problem) {
        this.wrong(field, problem);
        return null;
      }
      if (value !== undefined) values[field.option.name] = value;
    }
    return values;
  }

  wrong(field, problem) {
    field.input.focus();
    field.input.setAttribute("aria-invalid", "true");
    this.host.say(`${localised(field.option, "name")}: ${problem}`, true);
  }
}

function fits(choice, field) {
  const text = field.input.value.toLowerCase();
  return field.picked !== null || choice.label.toLowerCase().includes(text) || String(choice.value).toLowerCase() === text;
}

/** What the other fields hold, for the bot's autocompletion; files are sent with the command alone. */
function given(field) {
  const { value } = valueOf(field);
  return value === undefined || value instanceof File ? [] : [[field.option.name, value]];
}

function fileOf(field) {
  const file = field.input.files[0];
  if (!file) return { problem: t(field.option.required ? "must" : "must_or_out") };
  const problem = fileProblem(file);
  return problem ? { problem } : { value: file };
}

function valueOf(field) {
  if (field.option.type === TYPE.file) return fileOf(field);
  const text = field.input.value.trim();
  if (field.picked && field.picked.label.trim() === text) return { value: field.picked.value };
  if (!text) return { problem: t(field.option.required ? "must" : "must_or_out") };
  const choices = choicesOf(field.option);
  const names = (choice) => [choice.label, choice.label.replace(/^[@#]/, ""), String(choice.value)];
  const same = (choice) => names(choice).some((name) => name.toLowerCase() === text.toLowerCase());
  const found = (choices ?? field.offered ?? []).find(same);
  if (found) return { value: found.value };
  return choices ? { problem: t("from_list") } : read(field.option, text);
}
