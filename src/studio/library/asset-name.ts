import type { AssetRecord } from "../api/asset-record.ts";
import { shownState } from "../api/explain-failure.ts";
import { stateWord } from "../ui/state-mark.tsx";
import { libraryTexts } from "./texts.ts";

/** How an asset is called where it is listed: its prompt and its state. */
export const assetName = (record: AssetRecord): string =>
  `${record.task.prompt}, ${record.lost ? libraryTexts.assetCard.lost : stateWord(shownState(record))}`;
