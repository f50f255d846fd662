import { type RefObject, useLayoutEffect } from "react";

/**
 * Tells what is read of an element, now and whenever its size changes, and 0 once it is gone.
 *
 * @param measure A steady function: another one begins anew.
 */
export function useMeasured(
  element: RefObject<HTMLElement | null>,
  measure: (target: HTMLElement) => number,
  tell: (measured: number) => void,
): void {
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const look = () => tell(measure(target));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(target);
    return () => {
      observer.disconnect();
      tell(0);
    };
  }, [element, measure, tell]);
}
