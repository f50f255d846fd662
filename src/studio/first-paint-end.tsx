import { useEffect, useSyncExternalStore } from "react";
import { EMPTY_DRAFT } from "./api/draft.ts";
import { useDraft } from "./api/draft-store.ts";

/** What `public/first-paint.js` has kept of the time before anybody could hear. */
interface Early {
  press?: Event;
  hear(event: Event): void;
}

/**
 * The page as it was built is alive from here on: what was typed and pressed before counts, and what this browser remembers is
 * shown. It is the last part of the page, for effects come in the order of the parts.
 */
export function FirstPaintEnd() {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // before anything is drawn again, which would empty the fields
  useEffect(takeTyped, []);
  useEffect(() => {
    // what this browser remembers is drawn together with this
    if (!isAlive) return;
    delete document.documentElement.dataset.waits;
    const { plinthEarly } = globalThis as { plinthEarly?: Early };
    const press = plinthEarly?.press;
    if (!press) return;
    delete plinthEarly.press;
    // what was typed must be in the form before it is sent
    setTimeout(() => pressAgain(press));
  }, [isAlive]);
  return null;
}

const never = () => () => {};

/** From now on React hears what is pressed, and hurries to make alive what it is pressed on. */
export function hearNoMore(): void {
  const { plinthEarly } = globalThis as { plinthEarly?: Early };
  for (const type of ["click", "keydown"]) if (plinthEarly) removeEventListener(type, plinthEarly.hear, true);
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

function pressAgain(press: Event): void {
  const { target, type } = press;
  if (target instanceof HTMLElement && type === "click") target.click();
  else if (press instanceof KeyboardEvent) target?.dispatchEvent(new KeyboardEvent(type, press));
}
