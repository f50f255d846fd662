import { LANGUAGE, LOCALE } from "./language.ts";
import { whenNeeded } from "./when-needed.ts";

const numbers = whenNeeded(() => new Intl.NumberFormat(LOCALE));
const plurals = whenNeeded(() => new Intl.PluralRules(LANGUAGE.slice(0, 2)));

/** Whole numbers below have no separators, and every language there is writes them alike. */
const GROUPED_FROM = 1000;

/** A number as the language writes it: `1,200`; with a number of decimals where one is given: `1.5`. */
export function formatNumber(value: number, decimals?: number): string {
  if (decimals !== undefined)
    return value.toLocaleString(LOCALE, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  if (Number.isInteger(value) && value >= 0 && value < GROUPED_FROM) return String(value);
  return numbers().format(value);
}

/** The forms of a word that a language has besides `other`; English has `one`. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form of a word that belongs to a number. */
export const plural = (count: number, forms: Forms): string => forms[plurals().select(count)] ?? forms.other;

/** A number and its word: `1 file`, `1,200 files`. */
export const counted = (count: number, forms: Forms): string => `${formatNumber(count)} ${plural(count, forms)}`;
