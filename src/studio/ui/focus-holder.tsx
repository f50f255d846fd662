import { useEffect } from "react";
import { holdFocus } from "./hold-focus.ts";

/** Keeps the focus where the artist works, whatever goes away. One for the whole page. */
export function FocusHolder() {
  useEffect(holdFocus, []);
  return null;
}
