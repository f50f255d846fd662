import { useLayoutEffect } from "react";

/** Tells what floats over the page how many pixels of its foot the tools of the stage take: words in passing lie above that. */
export function useFloatAbove(heightPx: number | undefined): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (heightPx) style.setProperty("--stage-tools", `${heightPx}px`);
    return () => void style.removeProperty("--stage-tools");
  }, [heightPx]);
}
