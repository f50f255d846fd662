import { useMemo } from "react";
import type { AssetRecord } from "../api/asset-record.ts";
import { useHistory } from "../api/history-store.ts";
import { paletteScore } from "./palette-score.ts";

const RECENT = 5;
const FOUND_MAX = 8;

/** The latest tasks; once something is typed, the latest of those whose prompt or seed has it. */
export function useFoundTasks(typed: string): readonly AssetRecord[] {
  const records = useHistory((state) => state.records);
  const newest = useMemo(
    () => Object.values(records).sort((a, b) => b.sentAtMs - a.sentAtMs || (a.key < b.key ? -1 : 1)),
    [records],
  );
  return useMemo(() => {
    if (typed.trim() === "") return newest.slice(0, RECENT);
    const found: AssetRecord[] = [];
    for (const record of newest) {
      if (paletteScore(`${record.task.prompt} ${record.task.seed}`, typed) === 0) continue;
      found.push(record);
      if (found.length === FOUND_MAX) break;
    }
    return found;
  }, [newest, typed]);
}
