import { LANGUAGE, LOCALE } from "./language.ts";

// made once: a scrolled library asks hundreds of times
const NUMBERS = new Intl.NumberFormat(LOCALE);
const PLURALS = new Intl.PluralRules(LANGUAGE.slice(0, 2));

/** A number as the language writes it: `1,200`; with a number of decimals where one is given: `1.5`. */
export function formatNumber(value: number, decimals?: number): string {
  if (decimals === undefined) return NUMBERS.format(value);
  return value.toLocaleString(LOCALE, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** The forms of a word that a language has besides `other`; English has `one`. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form of a word that belongs to a number. */
export const plural = (count: number, forms: Forms): string => forms[PLURALS.select(count)] ?? forms.other;

/** A number and its word: `1 file`, `1,200 files`. */
export const counted = (count: number, forms: Forms): string => `${formatNumber(count)} ${plural(count, forms)}`;
