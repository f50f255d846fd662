import { useEffect } from "react";
import { EMPTY_DRAFT } from "./api/draft.ts";
import { useDraft } from "./api/draft-store.ts";
import { replayKey } from "./ui/keys/replay-key.ts";
import { useIsAlive } from "./ui/use-is-alive.ts";

/** What `public/first-paint.js` has kept of the time before anybody could hear. */
interface Early {
  presses: Press[];
  /** The palette was asked for, and what is pressed is held for it until nothing waits any more. */
  isAsked: boolean;
  hear(event: Event): void;
}

interface Press {
  event: Event;
  /** From a list. */
  chosen?: string;
  /** Meant for the palette: the browser has not done its part either. */
  isHeld?: boolean;
}

/**
 * The page as it was built is alive from here on: what was typed and pressed before counts, and what this browser remembers is
 * shown. It is the last part of the page, for effects come in the order of the parts.
 */
export function FirstPaintEnd() {
  const isAlive = useIsAlive();
  // before anything is drawn again, which would empty the fields
  useEffect(takeTyped, []);
  useEffect(() => {
    // what this browser remembers is drawn together with this
    if (!isAlive) return;
    delete document.documentElement.dataset.waits;
    const { plinthEarly } = globalThis as { plinthEarly?: Early };
    if (!plinthEarly) return;
    if (!plinthEarly.isAsked) removeEventListener("keydown", plinthEarly.hear, true);
    // what was typed must be in the form before it is sent
    setTimeout(() => pressNext(plinthEarly));
  }, [isAlive]);
  return null;
}

/**
 * From now on React hears what is clicked, and hurries to make alive what it is clicked on. Of keys it knows nothing: they are kept
 * until what they ask for is offered.
 */
export function hearNoMore(): void {
  const { plinthEarly } = globalThis as { plinthEarly?: Early };
  for (const type of ["click", "change"]) if (plinthEarly) removeEventListener(type, plinthEarly.hear, true);
}

/** Takes over what stands in the fields of the form, where the page was built with none. */
function takeTyped(): void {
  if (document.documentElement.dataset.waits?.includes("draft")) return;
  const { family, edit } = useDraft.getState();
  const form = document.querySelector<HTMLFormElement>("form#create-form");
  const typed = [...new FormData(form ?? undefined)].filter(
    ([name, value]) => name in EMPTY_DRAFT && value !== EMPTY_DRAFT[name as keyof typeof EMPTY_DRAFT],
  );
  if (typed.length > 0) edit(family, Object.fromEntries(typed));
}

/** Each press is done before the next, and what is pressed meanwhile comes after them. */
function pressNext(early: Early): void {
  const press = early.presses.shift();
  if (!press) {
    removeEventListener("keydown", early.hear, true);
    return;
  }
  pressAgain(press);
  setTimeout(() => pressNext(early));
}

function pressAgain({ event, chosen = "", isHeld }: Press): void {
  const { target, type } = event;
  if (isHeld && event instanceof KeyboardEvent) {
    const { activeElement } = document;
    const isThere = activeElement?.closest("[role=dialog]") != null;
    replayKey(event, isThere ? activeElement : target instanceof Element ? target : activeElement);
    return;
  }
  // somebody has done already what this key asked for
  if (type === "keydown" && event.defaultPrevented) return;
  if (target instanceof HTMLSelectElement) target.value = chosen;
  const Kind = type === "keydown" ? KeyboardEvent : type === "click" ? MouseEvent : Event;
  target?.dispatchEvent(new Kind(type, event));
}
