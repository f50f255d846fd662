/** A text as Python reads it: JSON's quotes and escapes are Python's too. Plain ASCII, whatever a prompt holds. */
export const pythonText = (text: string): string =>
  JSON.stringify(text).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Names and texts as a dictionary, a line each. */
export const pythonTexts = (entries: Readonly<Partial<Record<string, string>>>): string =>
  `{\n${Object.entries(entries)
    .map(([name, text = ""]) => `    ${pythonText(name)}: ${pythonText(text)},\n`)
    .join("")}}`;
