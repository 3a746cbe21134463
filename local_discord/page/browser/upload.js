// Files are sent ahead; the command or form then names them by the key that came back.

import { t } from "/page/words.js";

const MOST_BYTES = 10 * 1024 * 1024;

/** What is wrong with a file, or nothing. */
export const fileProblem = (file) => (file.size > MOST_BYTES ? t("too_big", { count: 10 }) : "");

/** The same values with every file sent and replaced by its key. */
export async function uploaded(values) {
  const sent = {};
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) sent[name] = await send(value);
    else if (Array.isArray(value)) sent[name] = await Promise.all(value.map((one) => (one instanceof File ? send(one) : one)));
    else sent[name] = value;
  }
  return sent;
}

async function send(file) {
  const answer = await fetch(`/local/upload?name=${encodeURIComponent(file.name)}`, {
    method: "POST",
    headers: { "Content-Type": file.type || "application/octet-stream" },
    body: file,
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
