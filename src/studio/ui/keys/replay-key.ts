import { isInField } from "./belongs-to-focus.ts";

const PRESSED = "button, a[href], summary, [type=checkbox], [type=radio]";

/**
 * Presses a key again that nobody could hear, with what the browser itself would have done: it types, and it presses buttons.
 *
 * @returns False for what only the browser can do, such as Tab: what is typed after it is not meant for where the focus is.
 */
export function replayKey(event: KeyboardEvent, target: Element | null): boolean {
  if (!target?.dispatchEvent(new KeyboardEvent("keydown", event))) return true;
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return true;
  if (isText(target)) return type(target, key);
  if ((key === "Enter" || key === " ") && target instanceof HTMLElement && target.matches(PRESSED)) target.click();
  return key !== "Tab";
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;

const isText = (target: Element): target is TextElement =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  isInField(target) &&
  target.selectionStart !== null;

function type(field: TextElement, key: string): boolean {
  const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  const isNewLine = key === "Enter" && field instanceof HTMLTextAreaElement;
  if (key === "Backspace") field.setRangeText("", start === end ? Math.max(0, start - 1) : start, end, "end");
  else if (isNewLine || [...key].length === 1) field.setRangeText(isNewLine ? "\n" : key, start, end, "end");
  else return key === "Enter" || key === "Escape";
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: key }));
  return true;
}
