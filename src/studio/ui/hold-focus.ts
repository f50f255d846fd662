/** By then a dialog that closes, and a list that gives the focus to a neighbour, have done so themselves. */
const AFTER_MS = 80;

/** What a page is made of. */
const PARTS = "section[aria-label], [role=dialog], main";

const isLost = () => document.activeElement === null || document.activeElement === document.body;

interface Held {
  element: HTMLElement;
  /** Parts of the page it is in, the innermost first. Of a menu or dialog, those too that it was opened from. */
  parts: readonly Element[];
}

function partsAround(element: Element): Element[] {
  const parts: Element[] = [];
  for (let part = element.closest(PARTS); part; part = part.parentElement?.closest(PARTS) ?? null) parts.push(part);
  return parts;
}

/** The part itself, or the one of its name that a page has drawn in its stead. */
function partNow(part: Element): Element | undefined {
  if (part.isConnected) return part;
  const label = part.getAttribute("aria-label");
  const others = label === null ? [] : [...document.querySelectorAll("section[aria-label]")];
  return others.find((other) => other.getAttribute("aria-label") === label);
}

const headingOf = (part: Element) => part.querySelector<HTMLElement>("h1, h2, h3");

/** @returns Where the focus is now: the part's heading, or the part itself while it has none. */
function focusPart(part: Element): HTMLElement {
  const place = headingOf(part) ?? (part as HTMLElement);
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return place;
}

/**
 * Where what has the focus goes away, by its own doing as Cancel, Delete or the next seeds do, the focus goes to the heading of the part
 * of the page it was in: else the keyboard would be at the top, and a screen reader at the beginning. What was disabled for a moment gets
 * it back. Who points somewhere meanwhile is left alone.
 *
 * @returns How to end it.
 */
export function holdFocus(): () => void {
  const over = new AbortController();
  let held: Held | undefined;
  /** A part that has got the focus itself, and may still be loading. */
  let waiting: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const parts = partsAround(target);
      const isOver = !parts.some((part) => part.tagName === "MAIN");
      held = { element: target, parts: isOver ? [...parts, ...(held?.parts ?? [])] : parts };
    },
    over,
  );
  const release = () => {
    held = undefined;
  };
  window.addEventListener("pointerdown", release, over);
  document.addEventListener(
    "focusout",
    ({ target, relatedTarget }) => {
      // what is disabled was not left, and may be enabled again before the next task
      if (relatedTarget || !(target instanceof HTMLElement) || target.matches(":disabled")) return;
      // given up on purpose, as by Escape, it is still there and could be used
      const isGivenUp = () => held?.element === target && isLost() && held.element.matches(":not(:disabled)");
      setTimeout(() => isGivenUp() && held?.element.isConnected && release());
    },
    over,
  );
  const isToGoOn = () => waiting !== undefined && waiting === document.activeElement && headingOf(waiting) !== null;
  const look = () => {
    timer = undefined;
    if (waiting !== undefined && isToGoOn()) focusPart(waiting);
    waiting = undefined;
    if (!held || !isLost()) return;
    if (held.element.isConnected) return held.element.focus({ preventScroll: true });
    const part = held.parts.map(partNow).find((now) => now !== undefined);
    if (part && focusPart(part) === part) waiting = part;
  };
  // a button that is disabled loses the focus without a word, and one that is taken away too
  const seen = new MutationObserver(() => {
    if (held && timer === undefined && (isLost() || isToGoOn())) timer = setTimeout(look, AFTER_MS);
  });
  seen.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  return () => {
    over.abort();
    seen.disconnect();
  };
}
