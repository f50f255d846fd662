import { isInField } from "./belongs-to-focus.ts";
import { commandFor } from "./command-for.ts";
import { COMMANDS } from "./commands.ts";
import { keyOf } from "./key-of.ts";
import { deedOf, doOnceOffered } from "./use-commands.ts";

/** What browsers take for their own undo and redo, whatever the artist's keys are. */
const BROWSER_UNDO: readonly (string | undefined)[] = [...COMMANDS.undo.keys, ...COMMANDS.redo.keys];

/**
 * Does what a key asks for, if something on the page offers it. Undo and redo are done once they are offered, for the part that
 * knows how comes late. Outside of fields the browser's own undo never has its way, not behind a dialog either: it changes the
 * text of a field that nobody is in.
 */
export function hearKey(event: KeyboardEvent): void {
  // each of a page of its own: a key may mean something on both
  const ids = [commandFor(event, "everywhere", "workbench"), commandFor(event, "compare")];
  const deed = ids.map((id) => id && deedOf(id)).find(Boolean);
  const later = ids.find((id) => id === "undo" || id === "redo");
  if (deed || later || (BROWSER_UNDO.includes(keyOf(event)) && !isInField(event.target))) event.preventDefault();
  if (deed) deed();
  else if (later) doOnceOffered(later);
}
