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

/** As seen here; else as the server measured it; else between its timestamps, which tell nothing once it was optimized. */
function durationOf({ task, run, report }: AssetRecord): number | undefined {
  if (task.status !== "succeeded" || !task.finishedAt) return undefined;
  if (run) return run.tookMs;
  if (report?.timingsMs?.total) return report.timingsMs.total;
  const isPreview = "kind" in task ? task.kind === "preview" : !("normal" in task.urls);
  return isPreview ? Date.parse(task.finishedAt) - Date.parse(task.createdAt) : undefined;
}
