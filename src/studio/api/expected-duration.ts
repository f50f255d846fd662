import type { AssetRecord, Run } from "./asset-record.ts";

/** Runs looked at: the latest ones tell most about a server as it is now. */
const RUNS = 15;

/**
 * How long a run like this one takes, in milliseconds: the median of the latest like ones on the same server. Undefined
 * where there was none.
 */
export function expectedDurationMs(record: AssetRecord, all: readonly AssetRecord[]): number | undefined {
  const kind = kindOf(record, record.run?.what ?? "preview");
  const runs = all
    .flatMap((other) => {
      const tookMs = other.key === record.key ? undefined : durationOf(other);
      const what = other.run?.what ?? "preview";
      return tookMs !== undefined && kindOf(other, what) === kind ? { tookMs, sentAtMs: other.sentAtMs } : [];
    })
    .sort((a, b) => b.sentAtMs - a.sentAtMs)
    .slice(0, RUNS)
    .map(({ tookMs }) => tookMs)
    .sort((a, b) => a - b);
  const middle = runs.length >> 1;
  if (runs.length === 0) return undefined;
  return runs.length % 2 === 1 ? runs[middle] : ((runs[middle - 1] ?? 0) + (runs[middle] ?? 0)) / 2;
}

/** Everything that makes runs alike: what a face limit or a prompt changes is small beside it. */
function kindOf({ connectionId, family, asked, report }: AssetRecord, what: Run["what"]): string {
  const version = asked.version ?? report?.version;
  const pbr = asked.pbr ?? report?.pbr ?? false;
  return [connectionId, family, what, ...(family === "material" ? [] : [version, pbr])].join(" ");
}

/** As seen here; else as the server measured it; else between its timestamps. */
function durationOf(record: AssetRecord): number | undefined {
  const { task, run, report } = record;
  if (task.status !== "succeeded" || !task.finishedAt) return undefined;
  if (run) return run.tookMs;
  return report?.timingsMs?.total || betweenTimestamps(record);
}

/**
 * How long the latest run of a task took, in milliseconds: as the server measured it, which is exact; else between its
 * timestamps; else as seen here.
 */
export function tookMs(record: AssetRecord): number | undefined {
  if (!record.task.finishedAt) return undefined;
  const { total, ...stages } = record.report?.timingsMs ?? {};
  const measured = total || Object.values(stages).reduce((sum, ms) => sum + ms, 0);
  return measured || betweenTimestamps(record) || record.run?.tookMs;
}

/** Of an optimized task they say nothing: it lay there as a preview between the two. */
function betweenTimestamps({ task }: AssetRecord): number | undefined {
  const isPreview = "kind" in task ? task.kind === "preview" : !("normal" in task.urls);
  if (!isPreview || !task.finishedAt) return undefined;
  return Date.parse(task.finishedAt) - Date.parse(task.createdAt);
}
