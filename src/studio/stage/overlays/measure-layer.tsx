import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { distance } from "../../viewer/controls/figures.ts";
import type { OnProjected } from "../../viewer/scene/projected-places.tsx";
import type { Place } from "../../viewer/scene/viewer-handle.ts";
import { stageTexts } from "../texts.ts";
import { distanceBetween, extentBetween } from "../use-measuring.ts";
import { AimCross } from "./aim-cross.tsx";
import { StageWords } from "./stage-words.tsx";

interface MeasureLayerProps {
  places: readonly Place[];
  /** The latest press was beside the subject. */
  missed: boolean;
  ref: Ref<OnProjected>;
}

/** A measure over the picture: two points, a line and what it says. The ref takes where they are in the picture. */
export function MeasureLayer({ places, missed, ref }: MeasureLayerProps) {
  const ends = useRef<(SVGCircleElement | null)[]>([]);
  const line = useRef<SVGLineElement>(null);
  const label = useRef<HTMLParagraphElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const open = useRef(false);
  open.current = places.length === 1;
  const start = useRef<readonly [number, number] | null>(null);

  // from the first end to the hand, until there is a second; drawn past React, for it follows every move
  useEffect(() => {
    const stage = layer.current?.parentElement;
    const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
      const box = layer.current?.getBoundingClientRect();
      if (!open.current || !start.current || !box || pointerType === "touch") return;
      stretch(line.current, start.current, [clientX - box.left, clientY - box.top]);
      line.current?.setAttribute("stroke-dasharray", "4 4");
    };
    stage?.addEventListener("pointermove", follow);
    return () => stage?.removeEventListener("pointermove", follow);
  }, []);

  useImperativeHandle(
    ref,
    () => (projected) => {
      const [a, b] = projected;
      start.current = a ?? null;
      for (const [index, end] of ends.current.entries()) {
        const at = projected[index];
        end?.setAttribute("visibility", at ? "visible" : "hidden");
        if (at) end?.setAttribute("transform", `translate(${at[0]} ${at[1]})`);
      }
      const both = a && b;
      line.current?.setAttribute("visibility", "hidden");
      if (label.current) label.current.style.visibility = both ? "visible" : "hidden";
      if (!both) return;
      line.current?.removeAttribute("stroke-dasharray");
      stretch(line.current, a, b);
      if (label.current) {
        label.current.style.transform = `translate(${(a[0] + b[0]) / 2}px, ${(a[1] + b[1]) / 2}px) translate(-50%, -50%)`;
      }
    },
    [],
  );
  const [from, to] = places;
  const words = from && to ? distance(distanceBetween(from, to)) : undefined;
  const along = from && to && (extentBetween(from, to).map(distance) as [string, string, string]);
  return (
    <div ref={layer} className="pointer-events-none absolute inset-0 overflow-hidden">
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <line ref={line} visibility="hidden" stroke="var(--accent)" strokeWidth={1.5} />
        {[0, 1].map((index) => (
          <circle
            key={index}
            ref={(end) => {
              ends.current[index] = end;
            }}
            visibility="hidden"
            r={4}
            fill="var(--accent)"
            stroke="var(--accent-ink)"
            strokeWidth={1.5}
          />
        ))}
      </svg>
      <AimCross />
      <p
        ref={label}
        style={{ visibility: "hidden" }}
        className="absolute top-0 left-0 rounded-md border border-line bg-panel px-2 py-0.5 font-medium text-ink text-sm tabular-nums shadow-float"
      >
        {words}
      </p>
      <StageWords role="status">
        {missed && <span className="text-ink">{stageTexts.measureLayer.nothingThere} </span>}
        {words ? (
          <>
            <span className="text-ink">{stageTexts.measureLayer.distance(words)}</span>
            {along && <span className="ml-3">{stageTexts.measureLayer.along(along[0], along[1], along[2])}</span>}
          </>
        ) : from ? (
          stageTexts.measureLayer.clickTheOtherEnd
        ) : (
          stageTexts.measureLayer.clickTwoPoints
        )}
        {!from && <span className="pointer-coarse:sr-only"> {stageTexts.measureLayer.byKeys}</span>}
      </StageWords>
    </div>
  );
}

/** Lays a line between two places of the picture. */
function stretch(line: SVGLineElement | null, from: readonly [number, number], to: readonly [number, number]): void {
  for (const [name, value] of Object.entries({ x1: from[0], y1: from[1], x2: to[0], y2: to[1] })) {
    line?.setAttribute(name, String(value));
  }
  line?.setAttribute("visibility", "visible");
}
