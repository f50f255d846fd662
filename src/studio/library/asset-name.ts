import type { AssetRecord } from "../api/asset-record.ts";
import { stateWord } from "../ui/state-mark.tsx";
import { libraryTexts } from "./texts.ts";

/** How an asset is called where it is listed: its prompt and its state. */
export const assetName = ({ task, lost }: AssetRecord): string =>
  `${task.prompt}, ${lost ? libraryTexts.assetCard.lost : stateWord(task.status)}`;
