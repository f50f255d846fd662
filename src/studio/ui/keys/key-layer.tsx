import { useEffect } from "react";
import { commandFor } from "./command-for.ts";
import { deedOf } from "./use-commands.ts";

/** Hears the keys of everything that is offered on the page, wherever the focus is. One for the whole page. */
export function KeyLayer() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // each of a page of its own: a key may mean something on both
      const ids = [commandFor(event, "everywhere", "workbench"), commandFor(event, "compare")];
      const deed = ids.map((id) => id && deedOf(id)).find(Boolean);
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return null;
}
