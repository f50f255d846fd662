import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/** The workbench is one page, whatever task is on its stage: typing goes on while results arrive. */
const pageOf = (path: string): string => {
  const [, place = ""] = path.split("/");
  return place === "experiments" ? path : place === "tasks" ? "" : place;
};

/**
 * Moves the focus to the heading of a page that was gone to, so that the keyboard and screen readers go on there and not at the top of the
 * document. A page that has taken the focus itself keeps it, and whoever types or points meanwhile is left alone.
 */
export function PageFocus() {
  const page = pageOf(useLocation()[0]);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    // what led here may still have the focus on the page that is left
    const left = document.activeElement;
    const move = () => {
      const active = document.activeElement;
      if (active !== left && active?.closest("main")) return stop();
      // a dialog that closes, a page that is still loading
      const heading = document.querySelector<HTMLElement>("main h1");
      if (!heading || active?.closest("[role=dialog]")) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      // the page that is left is still there, hidden, while the next one loads: it cannot take the focus
      if (document.activeElement === heading) stop();
    };
    const seen = new MutationObserver(move);
    const stop = () => {
      seen.disconnect();
      window.removeEventListener("keydown", leaveAlone);
      window.removeEventListener("pointerdown", leaveAlone);
    };
    // a key that was pressed before the page was alive is done again only now: it may be the one that led here
    const leaveAlone = ({ isTrusted }: Event) => {
      if (isTrusted) stop();
    };
    seen.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("keydown", leaveAlone);
    window.addEventListener("pointerdown", leaveAlone);
    move();
    return stop;
  }, [page]);
  return null;
}
