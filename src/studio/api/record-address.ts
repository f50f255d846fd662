import type { AssetRecord } from "./asset-record.ts";

/** Where a task is in the studio: a link that can be shared. */
export const recordAddress = ({ connectionId, family, task }: AssetRecord): string =>
  `/tasks/${encodeURIComponent(connectionId)}/${family}/${encodeURIComponent(task.id)}`;
