let isDown = false;
const told = (down: boolean) => () => {
  isDown = down;
};
globalThis.window?.addEventListener("pointerdown", told(true), true);
globalThis.window?.addEventListener("pointerup", told(false), true);
globalThis.window?.addEventListener("pointercancel", told(false), true);

/**
 * Does what moves things about when a field is left, such as telling under it what is wrong: not before the press that
 * left it is over, or its click would land beside what was pressed.
 */
export function afterPress(work: () => void): void {
  // a tap's focus moves between its press and its click, which are one task
  const soon = () => setTimeout(work);
  if (!isDown) return void soon();
  const over = new AbortController();
  const done = () => {
    over.abort();
    soon();
  };
  for (const end of ["pointerup", "pointercancel"])
    window.addEventListener(end, done, { capture: true, signal: over.signal });
}
