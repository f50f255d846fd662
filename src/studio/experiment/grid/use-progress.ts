import { useMemo } from "react";
import type { AssetRecord } from "../../api/asset-record.ts";
import type { ExperimentRecord } from "../../api/experiment-record.ts";
import { useHistory } from "../../api/history-store.ts";
import type { Plan } from "../plan/plan-experiment.ts";
import { type CellState, cellState, isOver } from "./cell-state.ts";

export interface Progress {
  cells: number;
  over: number;
  made: number;
  failed: number;
  /** Nothing has become of them, and nothing is asked. */
  open: number;
  /** Asked of the queue or of the server, and not over. */
  active: number;
  /** Succeeded and starred. */
  starred: AssetRecord[];
  /** Requests of failed cells. */
  failedKeys: string[];
}

/** Where an experiment stands, over the cells of its grid. */
export function progressOf(
  plan: Plan | undefined,
  { results }: ExperimentRecord,
  records: Readonly<Record<string, AssetRecord>>,
): Progress {
  const seen: Record<CellState, number> = {
    open: 0,
    queued: 0,
    sending: 0,
    waiting: 0,
    making: 0,
    made: 0,
    failed: 0,
    gone: 0,
  };
  const starred = new Map<string, AssetRecord>();
  const failedKeys: string[] = [];
  const cells = plan?.cells ?? [];
  for (const { key } of cells) {
    const result = results[key];
    const record = result?.state === "sent" ? records[result.recordKey] : undefined;
    const state = cellState(result, record);
    seen[state] += 1;
    if (state === "failed") failedKeys.push(key);
    if (state === "made" && record?.starred) starred.set(record.key, record);
  }
  const over = (Object.keys(seen) as CellState[]).reduce((sum, state) => sum + (isOver(state) ? seen[state] : 0), 0);
  return {
    cells: cells.length,
    over,
    made: seen.made,
    failed: seen.failed,
    open: seen.open,
    active: cells.length - over - seen.open,
    starred: [...starred.values()],
    failedKeys: [...new Set(failedKeys)],
  };
}

export function useProgress(plan: Plan | undefined, experiment: ExperimentRecord): Progress {
  const records = useHistory((state) => state.records);
  return useMemo(() => progressOf(plan, experiment, records), [plan, experiment, records]);
}
