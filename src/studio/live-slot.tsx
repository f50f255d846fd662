import { Suspense } from "react";
import type { AssetRecord } from "./api/asset-record.ts";
import { useFiles } from "./api/file-query.ts";
import { appTexts } from "./app-texts.ts";
import { Boundary } from "./ui/boundary.tsx";
import { lazyPart } from "./ui/lazy-part.ts";
import { stageAsset } from "./viewer/stage-asset.ts";

const LiveView = lazyPart(() => import("./viewer/live-view.tsx").then((module) => module.LiveView));

/** A small living view of a task, without tools. */
export function LiveSlot({ record }: { record: AssetRecord }) {
  const files = useFiles(record);
  return (
    <Boundary what={appTexts.liveSlot.fault}>
      <Suspense>
        <LiveView asset={stageAsset(record, files)} />
      </Suspense>
    </Boundary>
  );
}
