const FIELD = "input:not([type=radio], [type=checkbox], [type=range], [type=button]), textarea, select";
const PRESSED_BY: Readonly<Record<string, string>> = {
  " ": "button, summary, input, [role=slider]",
  Enter: "button, summary, a[href], textarea",
};
const MOVED_IN = "input, select, textarea, [role=slider], [role=separator], [role=menu], [role=listbox]";
const MOVES = /^(Arrow|Home$|End$|Page)/;

/** Whether something is typed into it. */
export const isInField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(FIELD) !== null);

/** Whether something lies over the page that takes the keys. */
export const isOpenDialog = (): boolean =>
  document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null;

/** Whether a key works what has the focus, so that no shortcut may take it. */
export function belongsToFocus({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (isOpenDialog()) return true;
  if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return false;
  const pressed = PRESSED_BY[key];
  if (pressed && target.matches(pressed)) return true;
  return MOVES.test(key) && target.closest(MOVED_IN) !== null;
}
