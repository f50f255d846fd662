import { useLayoutEffect } from "react";

/**
 * Tells what floats over the page how much of its foot one part of it takes: words in passing lie above that.
 *
 * @param part The name of a variable that `--float-bottom` is reckoned from.
 * @param heightPx Undefined where the part is as high as the style sheet has it.
 */
export function useFloatAbove(part: "--shelf" | "--stage-tools", heightPx: number | undefined): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (heightPx) style.setProperty(part, `${heightPx}px`);
    return () => void style.removeProperty(part);
  }, [part, heightPx]);
}
