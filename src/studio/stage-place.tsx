import type { AssetRecord } from "./api/asset-record.ts";
import { findConnection } from "./api/connections-store.ts";
import { useFiles } from "./api/file-query.ts";
import { TryAgain } from "./inspect/try-again.tsx";
import { Stage } from "./stage/stage.tsx";
import { stageAsset } from "./viewer/stage-asset.ts";

/** The stage with a task on it and what its files hold, or an empty one. */
export function StagePlace({ record }: { record: AssetRecord | undefined }) {
  const files = useFiles(record);
  const connection = record && findConnection(record.connectionId);
  const asset = record ? stageAsset(record, files, connection?.baseUrl) : null;
  const again = record && connection && asset?.failure && <TryAgain record={record} connection={connection} />;
  return <Stage asset={asset} again={again} />;
}
