import { useEffect, useRef, useState } from "react";

interface Tip {
  owner: HTMLElement;
  text: string;
  anchor: DOMRect;
}

/** Its panel is open, and is where the tip would lie: over the first thing to use in it. */
const hasOpenPanel = (owner: HTMLElement): boolean =>
  owner.ariaExpanded === "true" && owner.hasAttribute("aria-controls");

/** The tip of an element as it is now: nothing when the element is gone, has no more to say or has opened what it tells. */
function readTip(owner: HTMLElement): Tip | null {
  const text = owner.dataset.tip;
  return owner.isConnected && text && !hasOpenPanel(owner)
    ? { owner, text, anchor: owner.getBoundingClientRect() }
    : null;
}

const DELAY_MS = 350;
const GAP_PX = 6;

/**
 * Shows the `data-tip` of whatever the pointer rests on or the keyboard has reached. One for the whole page.
 * Escape takes it away, and it stays while the pointer is on it (WCAG 1.4.13). Screen readers have the names themselves.
 * It says what its owner says now: a reason that has passed goes away under a pointer at rest.
 */
export function TipLayer() {
  const [tip, setTip] = useState<Tip | null>(null);
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer = 0;
    const show = (target: EventTarget | null, delayMs: number) => {
      const element = target instanceof Element ? target : null;
      if (element && layer.current?.contains(element)) return;
      const owner = element?.closest<HTMLElement>("[data-tip]");
      window.clearTimeout(timer);
      if (!owner) return setTip(null);
      timer = window.setTimeout(() => setTip(readTip(owner)), delayMs);
    };
    const hide = () => {
      window.clearTimeout(timer);
      setTip(null);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== "touch") show(event.target, DELAY_MS);
    };
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) show(event.target, 0);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    // tips come after the form: a pointer that rests already, or where the keyboard is, need not come again
    const before =
      document.querySelector(":focus-visible[data-tip]") ?? [...document.querySelectorAll(":hover")].at(-1);
    if (before && matchMedia("(any-hover: hover)").matches) show(before, DELAY_MS);
    document.addEventListener("pointerover", over);
    document.addEventListener("pointerdown", hide);
    document.addEventListener("focusin", focus);
    document.addEventListener("focusout", hide);
    document.addEventListener("keydown", key);
    document.addEventListener("scroll", hide, true);
    return () => {
      hide();
      document.removeEventListener("pointerover", over);
      document.removeEventListener("pointerdown", hide);
      document.removeEventListener("focusin", focus);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("keydown", key);
      document.removeEventListener("scroll", hide, true);
    };
  }, []);

  const owner = tip?.owner;
  useEffect(() => {
    if (!owner) return;
    const observer = new MutationObserver(() =>
      setTip((shown) => {
        if (shown?.owner !== owner) return shown;
        const now = readTip(owner);
        return now?.text === shown.text ? shown : now;
      }),
    );
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-tip"] });
    return () => observer.disconnect();
  }, [owner]);

  if (!tip) return null;
  const above = tip.anchor.bottom > window.innerHeight - 64;
  const middle = Math.min(window.innerWidth - 120, Math.max(120, tip.anchor.left + tip.anchor.width / 2));
  return (
    <div
      ref={layer}
      aria-hidden
      className="-translate-x-1/2 fixed z-50 w-max max-w-56 whitespace-pre-line rounded-md border border-line bg-raised px-2 py-1 text-ink text-sm shadow-float"
      style={
        above
          ? { left: middle, bottom: window.innerHeight - tip.anchor.top + GAP_PX }
          : { left: middle, top: tip.anchor.bottom + GAP_PX }
      }
    >
      {tip.text}
    </div>
  );
}
