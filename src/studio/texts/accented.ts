const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = [..."áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"];

/** A table as a language that does not exist: every word accented, every text a third longer. What a text is given stays as it is. */
export function accented<T extends object>(table: T): T {
  return change(table) as T;
}

function change(value: unknown): unknown {
  if (typeof value === "string") return lengthen(value);
  if (typeof value === "function") return (...given: unknown[]) => changeBut(value(...given), given);
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]));
}

/** Prompts, names and numbers that were given to a text are not its own words. */
function changeBut(text: unknown, given: readonly unknown[]): unknown {
  if (typeof text !== "string") return change(text);
  const own = given.filter((each) => typeof each === "string" && each !== "").map(String);
  const parts: string[] = [text];
  for (const word of own) {
    const at = parts.findIndex((part, index) => index % 2 === 0 && part.includes(word));
    const part = parts[at];
    if (part === undefined) continue;
    const start = part.indexOf(word);
    parts.splice(at, 1, part.slice(0, start), word, part.slice(start + word.length));
  }
  return parts.map((part, index) => (index % 2 === 0 && /\p{L}/u.test(part) ? lengthen(part) : part)).join("");
}

function lengthen(text: string): string {
  const letters = [...text].filter((letter) => PLAIN.includes(letter)).length;
  if (letters === 0) return text;
  const changed = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join("");
  return changed + "·".repeat(Math.ceil(letters / 3));
}
