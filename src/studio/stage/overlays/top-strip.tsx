import { type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";

/** Narrower than this (`@max-xl`), what lies along the top goes from side to side; else it lies beside the subject. */
const NARROW_PX = 576;
/** Free above the strip, and on both sides of it. */
const EDGE_PX = 12;
/** Of the stage's height: what is lower than this lies over a corner, where no solid subject is. */
const LOW_PART = 0.2;

/** What the strip lies over, in pixels from the edges of the stage. */
export interface StripCover {
  /** 0 where it lies beside the subject. */
  readonly above: number;
  /** 0 where it goes from side to side. */
  readonly left: number;
  readonly right: number;
}

export const NO_STRIP: StripCover = { above: 0, left: 0, right: 0 };

interface TopStripProps {
  /** Takes what is lost to what lies there. Steady: another one begins anew. */
  onCover(lost: StripCover): void;
  /** Makes way for a panel that needs the room. */
  away: boolean;
  /** The subject has corners of its own, as what lies flat has. */
  isSquare: boolean;
  children: ReactNode;
}

/** What lies along the upper edge of the stage. */
export function TopStrip({ onCover, away, isSquare, children }: TopStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = strip.current;
    const stage = target?.closest("section");
    if (!target || !stage) return;
    const look = () => onCover(lostTo(target, stage, isSquare ? 0 : LOW_PART));
    const sizes = new ResizeObserver(look);
    const watch = () => {
      sizes.disconnect();
      for (const each of [target, stage, ...target.children]) sizes.observe(each);
    };
    // a panel that comes beside a taller one leaves the strip as high as it was
    const panels = new MutationObserver(watch);
    panels.observe(target, { childList: true });
    watch();
    look();
    return () => {
      panels.disconnect();
      sizes.disconnect();
      onCover(NO_STRIP);
    };
  }, [onCover, isSquare]);
  return (
    <div
      ref={strip}
      className={classNames(
        "pointer-events-none absolute inset-x-3 top-3 flex flex-wrap items-start justify-between gap-2",
        away && "invisible",
      )}
    >
      {children}
    </div>
  );
}

/** @param lowPart Of the stage's height: what is lower than this takes nothing. */
function lostTo(strip: HTMLElement, stage: HTMLElement, lowPart: number): StripCover {
  const { clientWidth, clientHeight } = strip;
  if (clientHeight === 0) return NO_STRIP;
  if (clientWidth + 2 * EDGE_PX < NARROW_PX) return { ...NO_STRIP, above: clientHeight + EDGE_PX };
  const whole = stage.getBoundingClientRect();
  let [left, right] = [0, 0];
  for (const panel of strip.children) {
    const own = panel.getBoundingClientRect();
    if (own.height < whole.height * lowPart) continue;
    if (own.left + own.right < whole.left + whole.right) left = Math.max(left, own.right - whole.left);
    else right = Math.max(right, whole.right - own.left);
  }
  return { above: 0, left, right };
}
