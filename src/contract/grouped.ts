/**
 * A whole number of at least 0 as English writes it: `1,000,000`. By hand: for the first number that it writes itself, a browser
 * reads its tables of all languages, which holds the page for as long as everything else it loads.
 */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ",");
