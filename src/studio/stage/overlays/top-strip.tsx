import { type ReactNode, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useMeasured } from "../../ui/use-measured.ts";

/** Narrower than this (`@max-xl`), what lies along the top goes from side to side; else it lies beside the subject. */
const NARROW_PX = 576;
/** Free above the strip, and on both sides of it. */
const EDGE_PX = 12;

interface TopStripProps {
  /** Takes how many pixels at the top of the picture are lost to what lies there. */
  onCover(heightPx: number): void;
  /** Makes way for a panel that needs the room. */
  away: boolean;
  children: ReactNode;
}

const lostTo = ({ clientWidth, clientHeight }: HTMLElement): number =>
  clientHeight > 0 && clientWidth + 2 * EDGE_PX < NARROW_PX ? clientHeight + EDGE_PX : 0;

/** What lies along the upper edge of the stage. */
export function TopStrip({ onCover, away, children }: TopStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useMeasured(strip, lostTo, onCover);
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
