import { type ReactNode, Suspense, useEffect, useState } from "react";
import type { AssetRecord } from "./api/asset-record.ts";
import { useFiles } from "./api/file-query.ts";
import { appTexts } from "./app-texts.ts";
import { Boundary } from "./ui/boundary.tsx";
import { lazyPart } from "./ui/lazy-part.ts";
import { BACKDROP } from "./viewer/backdrop.ts";
import { stageAsset } from "./viewer/stage-asset.ts";

const Stage = lazyPart(() => import("./stage/stage.tsx").then((module) => module.Stage));

interface StageSlotProps {
  record: AssetRecord | undefined;
  /** What can be done while the stage is empty. */
  ideas: ReactNode;
}

/** The viewer is by far the heaviest part of the studio: it comes when there is something to show, or time to spare. */
export function StageSlot({ record, ideas }: StageSlotProps) {
  const files = useFiles(record);
  const [hasTime, setHasTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasTime(true), 600);
    return () => clearTimeout(timer);
  }, []);
  const label = record ? appTexts.stageSlot.stageWith(record.task.prompt) : appTexts.stageSlot.stage;
  const waiting = <section aria-label={label} aria-busy className="h-full" style={{ background: BACKDROP }} />;
  return (
    <div className="relative h-full">
      <Boundary what={appTexts.stageSlot.fault}>
        <Suspense fallback={waiting}>
          {record || hasTime ? <Stage asset={record ? stageAsset(record, files) : null} /> : waiting}
        </Suspense>
      </Boundary>
      {!record && <div className="absolute inset-x-4 bottom-6 flex justify-center">{ideas}</div>}
    </div>
  );
}
