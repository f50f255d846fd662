import type { AssetRecord } from "../api/asset-record.ts";
import { STATE_WORDS } from "../ui/state-mark.tsx";

/** How an asset is called where it is listed: its prompt and its state. */
export const assetName = ({ task, lost }: AssetRecord): string =>
  `${task.prompt}, ${lost ? "lost" : STATE_WORDS[task.status]}`;
