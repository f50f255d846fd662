import { ChevronsLeftRight } from "lucide-react";
import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { classNames } from "../ui/class-names.ts";
import { compareTexts } from "./texts.ts";

interface WipeLineProps {
  /** What each side is called. */
  names: readonly [left: string, right: string];
  /** How much of the left one is seen, from 0 to 100. */
  part: number;
  /** Where the pictures are. */
  className: string;
  onWipe(part: number): void;
}

const STEP = 2;
const PAGE = 10;
const percent = (part: number) => `${part} %`;
const percentOf = (part: number) => `${part}%`;

/**
 * The part of a picture that is seen, and where it is: words stand in the middle of that part and not of the whole.
 *
 * @param part How much of the left one is seen, from 0 to 100.
 * @param index 0 for the left one, 1 for the right one, which lies over it.
 */
export function seenUnderWipe(part: number, index: number): CSSProperties {
  const [left, right] = index === 0 ? [0, 100 - part] : [part, 0];
  return {
    clipPath: `inset(0 ${percentOf(right)} 0 ${percentOf(left)})`,
    "--seen-left": percentOf(left),
    "--seen-right": percentOf(right),
  } as CSSProperties;
}

/** The line between two pictures of which one lies over the other. It can be dragged, or moved by arrows, pages, Home and End. */
export function WipeLine({ names, part, className, onWipe }: WipeLineProps) {
  const frame = useRef<HTMLDivElement>(null);
  const move = (next: number) => onWipe(Math.min(100, Math.max(0, next)));
  const drag = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(((event.clientX - box.left) / box.width) * 100);
  };
  return (
    <div ref={frame} className={classNames("pointer-events-none touch-none select-none overflow-hidden", className)}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={compareTexts.wipe.wipe}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part)}
        aria-valuetext={compareTexts.wipe.parts(
          percent(Math.round(part)),
          names[0],
          percent(100 - Math.round(part)),
          names[1],
        )}
        className="-translate-x-1/2 group pointer-events-auto absolute inset-y-0 z-10 flex w-11 cursor-ew-resize items-center justify-center outline-none"
        style={{ left: percentOf(part) }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.focus();
        }}
        onPointerMove={drag}
        onKeyDown={(event) => {
          const { key, shiftKey } = event;
          const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[key];
          const byPages = { PageDown: -1, PageUp: 1 }[key];
          if (by) move(part + by * (shiftKey ? PAGE : STEP));
          else if (byPages) move(part + byPages * PAGE);
          else if (key === "Home") move(0);
          else if (key === "End") move(100);
          else return;
          event.preventDefault();
        }}
      >
        <span
          aria-hidden
          className="h-full w-0.5 bg-accent shadow-float forced-color-adjust-none forced-colors:bg-[CanvasText]"
        />
        <span
          aria-hidden
          // its focus is shown here: around the line, it would be three lines
          className="absolute grid size-8 place-items-center rounded-full border-2 border-accent bg-panel text-ink shadow-float outline-focus outline-offset-2 group-hover:bg-raised group-focus-visible:outline-2"
        >
          <ChevronsLeftRight size={16} />
        </span>
      </div>
    </div>
  );
}

interface WipeProps extends Pick<WipeLineProps, "names"> {
  left: ReactNode;
  right: ReactNode;
}

/** One picture over the other, and the line between them. */
export function Wipe({ names, left, right }: WipeProps) {
  const [part, setPart] = useState(50);
  return (
    <div className="absolute inset-0 touch-none select-none">
      {[left, right].map((side, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
        <div key={index} className="absolute inset-0" style={seenUnderWipe(part, index)}>
          {side}
        </div>
      ))}
      <WipeLine names={names} part={part} className="absolute inset-0" onWipe={setPart} />
    </div>
  );
}
