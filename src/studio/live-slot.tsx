import type { AssetRecord } from "./api/asset-record.ts";
import { useFiles } from "./api/file-query.ts";
import { appTexts } from "./app-texts.ts";
import { Boundary } from "./ui/boundary.tsx";
import { LiveView } from "./viewer/live-view.tsx";
import { stageAsset } from "./viewer/stage-asset.ts";

/** A small living view of a task, without tools. */
export function LiveSlot({ record }: { record: AssetRecord }) {
  const files = useFiles(record);
  return (
    <Boundary what={appTexts.liveSlot.fault}>
      <LiveView asset={stageAsset(record, files)} />
    </Boundary>
  );
}
