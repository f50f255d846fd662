import type { AssetRecord } from "../../api/asset-record.ts";
import type { CellResult } from "../../api/experiment-record.ts";
import { explainFailure } from "../../api/explain-failure.ts";
import { experimentTexts } from "../texts.ts";

export type CellState = "open" | "queued" | "sending" | "waiting" | "making" | "made" | "failed" | "gone";

/** A state in one or two small words. */
export const cellWord = (state: CellState): string => experimentTexts.cellState.words[state];

/** What a cell shows, of what became of its request and the task that came of it. */
export function cellState(result: CellResult | undefined, record: AssetRecord | undefined): CellState {
  if (!result) return "open";
  if (result.state === "refused") return "failed";
  if (result.state !== "sent") return result.state;
  if (!record) return "gone";
  if (record.lost) return "failed";
  const { status } = record.task;
  return status === "succeeded" ? "made" : status === "failed" ? "failed" : status === "queued" ? "waiting" : "making";
}

/** Whether a cell is being optimized: what it is made from stays in sight. */
export const isRemade = (state: CellState, record: AssetRecord | undefined): boolean =>
  record?.keptRevision !== undefined && (state === "making" || state === "waiting");

/** Why a cell failed, in words. */
export function failureOf(result: CellResult | undefined, record: AssetRecord | undefined): string {
  if (result?.state === "refused") return `${result.title}. ${result.detail}`;
  return (record && explainFailure(record)?.words) ?? "";
}

export const isOver = (state: CellState): boolean => state === "made" || state === "failed" || state === "gone";
