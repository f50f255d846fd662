/** Keys that move about, press or leave: they mean the same in every program. */
const FIXED = /^(Shift\+)?(Tab|Escape|Enter|Space|Arrow(Left|Right|Up|Down))$/;
/** Tabs, windows, the address line: a page never hears of some of these, and should not of the others. */
const BROWSER =
  /^Mod\+(Shift\+)?([twnqrl1-9]|Tab)$|^Mod\+Shift\+[npij]$|^Alt\+(F4|d|ArrowLeft|ArrowRight)$|^F(5|6|11|12)$/;
const CLIPBOARD = /^Mod\+[cvxa]$/;

/** Why a key cannot be given to a command; undefined when it can. */
export function forbiddenKey(key: string): "fixed" | "browser" | undefined {
  if (FIXED.test(key) || CLIPBOARD.test(key)) return "fixed";
  return BROWSER.test(key) ? "browser" : undefined;
}
