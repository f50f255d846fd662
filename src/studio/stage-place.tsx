import type { AssetRecord } from "./api/asset-record.ts";
import { findConnection } from "./api/connections-store.ts";
import { useFiles } from "./api/file-query.ts";
import { Stage } from "./stage/stage.tsx";
import { stageAsset } from "./viewer/stage-asset.ts";

/** The stage with a task on it and what its files hold, or an empty one. */
export function StagePlace({ record }: { record: AssetRecord | undefined }) {
  const files = useFiles(record);
  const asset = record ? stageAsset(record, files, findConnection(record.connectionId)?.baseUrl) : null;
  return <Stage asset={asset} />;
}
