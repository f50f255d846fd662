import { memo, type ReactNode, Suspense, useEffect, useState } from "react";
import type { AssetRecord } from "./api/asset-record.ts";
import { appTexts } from "./app-texts.ts";
import { Boundary } from "./ui/boundary.tsx";
import { heavyPart } from "./ui/lazy-part.ts";
import { BACKDROP } from "./viewer/backdrop.ts";

const StagePlace = heavyPart(() => import("./stage-place.tsx").then((module) => module.StagePlace));

interface StageSlotProps {
  record: AssetRecord | undefined;
  /** What can be done while the stage is empty. */
  ideas: ReactNode;
  /** Of an address that names a task: why nothing is known of it, once that is sure. Such a stage is not free. */
  trouble?: ReactNode;
}

/** Nobody who came to make something sits still for so long. */
const READY_AFTER_MS = 20_000;

/** Who does one of these may soon want the stage. Typing is not among them: it must not wait for the viewer's start. */
const SIGNS = ["pointermove", "pointerdown", "dragenter"] as const;

/** The viewer is by far the heaviest part of the studio: it starts when there is something to show, or somebody is there. */
export const StageSlot = memo(function StageSlot({ record, ideas, trouble }: StageSlotProps) {
  const [isWanted, setIsWanted] = useState(record !== undefined);
  useEffect(() => {
    // a change of its own: what else is told of a task does not wait for the viewer
    if (record) setIsWanted(true);
  }, [record]);
  useEffect(() => {
    const start = () => setIsWanted(true);
    const timer = setTimeout(start, READY_AFTER_MS);
    for (const sign of SIGNS) window.addEventListener(sign, start, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, start);
    };
  }, []);
  const label = record ? appTexts.stageSlot.stageWith(record.task.prompt) : appTexts.stageSlot.stage;
  const waiting = <section aria-label={label} aria-busy className="h-full" style={{ background: BACKDROP }} />;
  return (
    <div className="relative h-full">
      <Boundary what={appTexts.stageSlot.fault}>
        <Suspense fallback={waiting}>{isWanted ? <StagePlace record={record} /> : waiting}</Suspense>
      </Boundary>
      {!record && trouble !== undefined && (
        <div className="pointer-events-none absolute inset-0 flex items-center justify-center p-4">
          <div className="pointer-events-auto w-96 max-w-full rounded-md bg-panel shadow-float empty:hidden">
            {trouble}
          </div>
        </div>
      )}
      {!record && trouble === undefined && (
        <>
          <div className="pointer-events-none absolute inset-x-6 top-[9%] flex flex-col items-center gap-1.5 text-center">
            <p className="font-semibold text-ink text-xl">{appTexts.stageSlot.free}</p>
            <p className="max-w-sm text-balance text-muted">{appTexts.stageSlot.hint}</p>
          </div>
          <div className="absolute inset-x-4 bottom-6 flex justify-center">{ideas}</div>
        </>
      )}
    </div>
  );
});
