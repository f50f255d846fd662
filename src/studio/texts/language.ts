/** The languages that can be chosen. English is complete by definition: the others have its type. */
export const LANGUAGES = ["en"] as const;

/** `en-XA` is English with accents and a third longer: what is not in the tables stands out, and what is too narrow breaks. */
export type Language = (typeof LANGUAGES)[number] | "en-XA";

const CHOICE_KEY = "plinth.language";

/** The language of this page, or of the page that started this worker. It changes with a reload. */
export const LANGUAGE: Language = chooseLanguage();

/** How numbers and dates are written: as the browser's own variant of the language has them. */
export const LOCALE: string =
  preferred().find((locale) => locale.toLowerCase().startsWith(`${LANGUAGE.slice(0, 2)}-`)) ?? LANGUAGE.slice(0, 2);

function chooseLanguage(): Language {
  if (typeof document === "undefined") return known(workerName()) ?? "en";
  const wishes = [localStorage.getItem(CHOICE_KEY), ...preferred().map((locale) => locale.slice(0, 2).toLowerCase())];
  return wishes.map(known).find((language) => language !== undefined) ?? "en";
}

function known(language: string | null): Language | undefined {
  return ([...LANGUAGES, "en-XA"] as const).find((each) => each === language);
}

// a worker has no local storage: the page that starts it gives it the language for a name
function workerName(): string | null {
  const { name } = globalThis as { name?: unknown };
  return typeof name === "string" ? name : null;
}

function preferred(): readonly string[] {
  return typeof document === "undefined" ? [] : navigator.languages;
}
