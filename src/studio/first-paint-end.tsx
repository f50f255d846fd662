import { useEffect } from "react";
import { EMPTY_DRAFT } from "./api/draft.ts";
import { useDraft } from "./api/draft-store.ts";
import { useIsAlive } from "./ui/use-is-alive.ts";

/** What `public/first-paint.js` has kept of the time before anybody could hear. */
interface Early {
  presses: Press[];
  hear(event: Event): void;
}

interface Press {
  event: Event;
  /** From a list. */
  chosen?: string;
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
    // what was typed must be in the form before it is sent, and each press done before the next
    if (plinthEarly) removeEventListener("keydown", plinthEarly.hear, true);
    for (const press of plinthEarly?.presses.splice(0) ?? []) setTimeout(() => pressAgain(press));
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

function pressAgain({ event, chosen = "" }: Press): void {
  const { target, type } = event;
  // somebody has done already what this key asked for
  if (type === "keydown" && event.defaultPrevented) return;
  if (target instanceof HTMLSelectElement) target.value = chosen;
  const Kind = type === "keydown" ? KeyboardEvent : type === "click" ? MouseEvent : Event;
  target?.dispatchEvent(new Kind(type, event));
}
