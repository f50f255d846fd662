import { create } from "zustand";

interface OpenSheet {
  /** Which of the two lies over the page. */
  readonly open: "palette" | "sheet" | undefined;
  /** What is searched for in the palette. */
  readonly typed: string;
  /** Enter was pressed before the palette was there to hear it. */
  readonly entered: boolean;
}

export const useOpenSheet = create<OpenSheet>()(() => ({ open: undefined, typed: "", entered: false }));

export const openSheet = (): void => useOpenSheet.setState({ open: "sheet" });
export const closeSheet = (): void => useOpenSheet.setState({ open: undefined });
export const setTyped = (typed: string): void => useOpenSheet.setState({ typed });

/** Opens the palette, and keeps what is typed until its field has the focus: a quick hand is ahead of the screen. */
export function openPalette(): void {
  useOpenSheet.setState({ open: "palette", typed: "", entered: false });
  window.addEventListener("keydown", keepEarlyKey, true);
}

const letGo = () => window.removeEventListener("keydown", keepEarlyKey, true);

function keepEarlyKey(event: KeyboardEvent): void {
  const { open, typed, entered } = useOpenSheet.getState();
  if (open !== "palette" || document.activeElement?.hasAttribute("cmdk-input")) {
    letGo();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === "Escape") closeSheet();
  else if (event.key === "Enter") useOpenSheet.setState({ entered: true });
  else if (event.key === "Backspace") setTyped(typed.slice(0, -1));
  else if (event.key.length === 1 && !entered) setTyped(typed + event.key);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
