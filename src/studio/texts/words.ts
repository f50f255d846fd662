import { LANGUAGE } from "./language.ts";

const loading: Promise<void>[] = [];

/**
 * A table of words, in the language of the page. English is there at once, with the room that reads it; of another
 * language only the tables of loaded rooms are fetched, and their words take the place of the English ones in the same
 * object. So words must be read where they are shown, inside functions, and never be kept by a module: a test sees to it.
 */
export function words<T extends object>(english: T): T {
  if (LANGUAGE === "en") return english;
  const table = { ...english };
  loading.push(
    translate(english).then(
      (translated) => void Object.assign(table, translated),
      // the server is away: English words are better than none
      () => undefined,
    ),
  );
  return table;
}

/** When the words of all that is loaded are there; nothing to wait for is undefined. */
export function wordsReady(): Promise<unknown> | undefined {
  return loading.length === 0 ? undefined : Promise.all(loading);
}

async function translate<T extends object>(english: T): Promise<T> {
  const { accented } = await import("./accented.ts");
  return accented(english);
}
