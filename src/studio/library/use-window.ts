import { type RefObject, useLayoutEffect, useState } from "react";

/** Items on either side that are ready before they are seen. */
const AHEAD = 6;

interface Window {
  start: number;
  /** Not included. */
  end: number;
}

/**
 * Which items of a row that is scrolled sideways are in sight. Undefined where the row is not one, but wraps.
 *
 * @param stepPx From one item to the next.
 * @param media When it is a row.
 */
export function useWindow(
  row: RefObject<HTMLElement | null>,
  count: number,
  stepPx: number,
  media: string,
): Window | undefined {
  const [seen, setSeen] = useState<Window>();
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const query = matchMedia(media);
    const look = () => {
      if (!query.matches) return setSeen(undefined);
      const start = Math.max(0, Math.floor(element.scrollLeft / stepPx) - AHEAD);
      const end = Math.min(count, Math.ceil((element.scrollLeft + element.clientWidth) / stepPx) + AHEAD);
      setSeen((known) => (known?.start === start && known.end === end ? known : { start, end }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    query.addEventListener("change", look);
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
      query.removeEventListener("change", look);
    };
  }, [row, count, stepPx, media]);
  return seen;
}
