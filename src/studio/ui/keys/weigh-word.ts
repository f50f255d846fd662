import { stepEmphasis } from "../../api/step-emphasis.ts";
import { announce } from "../announcer.tsx";

/**
 * Steps how much is said of the word, or how often the choice is drawn, that the caret is on.
 *
 * @returns Whether there was anything to step.
 */
export function weighWord(box: HTMLTextAreaElement, by: 1 | -1): boolean {
  const { value, selectionStart, selectionEnd } = box;
  const step = stepEmphasis(value, { start: selectionStart, end: selectionEnd }, by);
  if (!step) return false;
  box.setSelectionRange(step.start, step.end);
  // old, and the only way that the box's own undo takes back
  document.execCommand(step.text === "" ? "delete" : "insertText", false, step.text);
  const { start, end } = step.selected;
  box.setSelectionRange(start, end);
  announce(box.value.slice(Math.max(0, box.value.slice(0, start).search(/[^\s{|]+\s*$/)), end));
  return true;
}
