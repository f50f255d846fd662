import { useEffect } from "react";
import { hearKey } from "./hear-key.ts";

/** Hears the keys of everything that is offered on the page, wherever the focus is. One for the whole page. */
export function KeyLayer() {
  useEffect(() => {
    window.addEventListener("keydown", hearKey);
    return () => window.removeEventListener("keydown", hearKey);
  }, []);
  return null;
}
