import type { AssetRecord } from "../../api/asset-record.ts";
import { type CellResult, type ExperimentRecord, requestKey } from "../../api/experiment-record.ts";
import { bodyOf } from "../../api/record-body.ts";

/** Puts requests into the queue, in their order, in place of whatever became of them before. */
export function queueCells(experiment: ExperimentRecord, keys: readonly string[]): ExperimentRecord {
  const results = { ...experiment.results };
  for (const key of keys) {
    // the order of keys is the order of sending
    delete results[key];
    results[key] = { state: "queued" };
  }
  const { stopped: _stopped, ...others } = experiment;
  return { ...others, results, paused: false, changedAtMs: Date.now() };
}

/** Takes everything that has not been sent out of the queue. */
export function emptyQueue(experiment: ExperimentRecord): ExperimentRecord {
  const results = Object.fromEntries(Object.entries(experiment.results).filter(([, { state }]) => state !== "queued"));
  const { stopped: _stopped, ...others } = experiment;
  return { ...others, results, paused: false };
}

/** Makes the cells of tasks that were cancelled open again: nobody refused them, and they can be filled in. */
export function withoutTasks(experiment: ExperimentRecord, recordKeys: ReadonlySet<string>): ExperimentRecord {
  const kept = Object.entries(experiment.results).filter(
    ([, result]) => !(result.state === "sent" && recordKeys.has(result.recordKey)),
  );
  return { ...experiment, results: Object.fromEntries(kept) };
}

/** What an earlier tab had on its way counts as gone after this time, where no lock tells. */
const CLAIM_LASTS_MS = 60_000;

/** The next request that is this tab's to send: queued, or left on its way by a tab that is gone. */
export function nextToClaim(
  { results, paused }: ExperimentRecord,
  tab: string,
  nowMs: number,
  alone: boolean,
): string | undefined {
  if (paused) return undefined;
  const isFree = (result: CellResult) =>
    result.state === "queued" ||
    (result.state === "sending" && result.tab !== tab && (alone || nowMs - result.sinceMs > CLAIM_LASTS_MS));
  return Object.entries(results).find(([, result]) => isFree(result))?.[0];
}

export const withResult = (experiment: ExperimentRecord, key: string, result: CellResult): ExperimentRecord => ({
  ...experiment,
  results: { ...experiment.results, [key]: result },
});

/**
 * A task that is the very same request, made earlier on the same server: prompt and seed say what comes out, so it need
 * not be made again.
 */
export function sameAsBefore(
  records: Readonly<Record<string, AssetRecord>>,
  { connectionId, settings }: ExperimentRecord,
): Map<string, AssetRecord> {
  const found = new Map<string, AssetRecord>();
  for (const record of Object.values(records)) {
    if (record.connectionId !== connectionId || record.family !== settings.family) continue;
    if (record.lost || !hasBeenMade(record)) continue;
    // what was listed by the server alone does not say with which version it was made
    if (record.family === "text-to-3d" && record.asked.version === undefined) continue;
    found.set(requestKey(bodyOf(record)), record);
  }
  return found;
}

/** What is being optimized was made before that, and will not be asked for twice. */
const hasBeenMade = ({ task, run }: AssetRecord): boolean => {
  const isOptimizing = run?.what === "optimize" || ("kind" in task && task.kind === "optimize");
  return task.status === "succeeded" || (task.status !== "failed" && isOptimizing);
};
