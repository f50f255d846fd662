import { lazy, Suspense, useEffect, useState } from "react";
import type { AssetRecord } from "./api/asset-record.ts";
import { useFiles } from "./api/file-query.ts";
import type { StageAsset } from "./stage/stage-asset.ts";
import { Boundary } from "./ui/boundary.tsx";

const Stage = lazy(() => import("./stage/stage.tsx").then((module) => ({ default: module.Stage })));

/** The viewer is by far the heaviest part of the studio: it comes when there is something to show, or time to spare. */
export function StageSlot({ record }: { record: AssetRecord | undefined }) {
  const files = useFiles(record);
  const [hasTime, setHasTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasTime(true), 600);
    return () => clearTimeout(timer);
  }, []);
  const label = record ? `Stage: ${record.task.prompt}` : "Stage";
  const waiting = <section aria-label={label} aria-busy className="h-full bg-ground" />;
  if (!record && !hasTime) return waiting;
  return (
    <Boundary what="The viewer could not be loaded">
      <Suspense fallback={waiting}>
        <Stage asset={record ? stageAsset(record, files) : null} />
      </Suspense>
    </Boundary>
  );
}

function stageAsset(record: AssetRecord, files: StageAsset["files"] | undefined): StageAsset {
  const { key, family, task, report, lost, asked, keptRevision } = record;
  const failure = lost ?? [report?.failure?.message, report?.failure?.hint].filter(Boolean).join(" ");
  const faceLimit = asked.faceLimit ?? report?.faceLimit;
  return {
    family,
    key: `${key}#${files ? keptRevision : ""}`,
    prompt: task.prompt,
    state: lost ? "failed" : task.status,
    files: files ?? {},
    ...(report && { progress: report.progress }),
    ...(failure && { failure }),
    ...(faceLimit !== undefined && { faceLimit }),
  };
}
