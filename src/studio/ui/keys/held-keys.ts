import { commandFor } from "./command-for.ts";
import { replayKey } from "./replay-key.ts";

const SURFACE = "[role=dialog], [role=alertdialog], [role=menu]";
/** Keys that a surface hears, beside characters. All others are the browser's. */
const HEARD = /^(.|Enter|Backspace|Delete|Tab|Home|End|Arrow\w+|Page\w+)$/u;
const ROOMS = ["everywhere", "workbench", "compare"] as const;

const isThere = () => document.querySelector(SURFACE) !== null;
const hasFocus = () => document.activeElement?.closest(SURFACE) != null;

/**
 * Keeps what is typed for a surface that is still being fetched: a quick hand is ahead of the line. Nothing of it reaches the page
 * behind. Once the surface has the focus it is told all of it, in its order.
 *
 * @param giveUp Told of Escape, as long as the surface is not there.
 * @returns Call it when the surface has come, or will not come any more.
 */
export function holdKeys(giveUp: () => void): () => void {
  let isComing = true;
  let isOver = false;
  const held: KeyboardEvent[] = [];

  const end = () => {
    isOver = true;
    window.removeEventListener("keydown", hold, true);
    window.removeEventListener("beforeinput", refuse, true);
    document.removeEventListener("focusin", pass);
  };
  const pass = () => {
    if (isOver || !hasFocus()) return;
    end();
    // what gives the focus has more to say first: where the caret is
    queueMicrotask(() => void replay(held));
  };
  const hold = (event: KeyboardEvent) => {
    if (!isComing && !isThere()) return end();
    const { key, ctrlKey, metaKey, altKey } = event;
    const isHeard = HEARD.test(key) && !(ctrlKey || metaKey || altKey);
    if (isHeard || key === "Escape" || commandFor(event, ...ROOMS)) event.preventDefault();
    event.stopImmediatePropagation();
    if (key === "Escape" && isComing) giveUp();
    else if ((isHeard || key === "Escape") && !event.isComposing) held.push(event);
  };
  window.addEventListener("keydown", hold, true);
  window.addEventListener("beforeinput", refuse, true);
  document.addEventListener("focusin", pass);

  return () => {
    isComing = false;
    queueMicrotask(() => (isThere() ? pass() : end()));
  };
}

/** Pasting and dictation too are meant for what is coming. */
const refuse = (event: Event) => event.preventDefault();

async function replay(held: readonly KeyboardEvent[]): Promise<void> {
  for (const event of held) {
    // Enter may have been the end of it, and what comes after is for a page that is not there yet
    if (!hasFocus() || !replayKey(event, document.activeElement)) return;
    // what one key changes is what the next one finds
    await Promise.resolve();
  }
}
