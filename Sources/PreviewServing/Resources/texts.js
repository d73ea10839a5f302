// The words of the script's own messages: the page gives them in the language of its view.

/** @type {{ json: string, texts: Record<string, string> }} */
let read = { json: "", texts: {} };

/**
 * A text of the page, with its values.
 *
 * @param {string} name
 * @param {Record<string, string | number>} [values]  By the names that stand in braces.
 */
export function text(name, values = {}) {
  const json = document.body.dataset.texts ?? "{}";
  if (json !== read.json) read = { json, texts: JSON.parse(json) };
  return (read.texts[name] ?? name).replace(/\{(\w+)\}/g, (whole, key) => String(values[key] ?? whole));
}
