import { useMutation, useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type AssetRecord, isUnderWay } from "../api/asset-record.ts";
import { capabilitiesQuery } from "../api/capabilities-query.ts";
import { type Connection, embeddedConnection } from "../api/connection.ts";
import { explainError } from "../api/explain-error.ts";
import { UNKNOWN_HEALTH, useHealth } from "../api/health-store.ts";
import { cancelTask } from "../api/remove-task.ts";
import { Button } from "../ui/button.tsx";
import { formatDuration } from "../ui/duration.ts";
import { Notice } from "../ui/notice.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { useNow } from "../ui/use-now.ts";

/** How far it is, where the server tells; how long it has been, where not. */
export function ProgressPanel({ record, connection }: { record: AssetRecord; connection: Connection | undefined }) {
  const underWay = isUnderWay(record);
  const now = useNow(500, underWay);
  const any = connection ?? embeddedConnection(location.origin);
  const { data: capabilities } = useQuery({ ...capabilitiesQuery(any), enabled: connection !== undefined && underWay });
  const health = useHealth((state) => state[record.connectionId] ?? UNKNOWN_HEALTH);
  const cancel = useMutation({ mutationFn: () => (connection ? cancelTask(connection, record) : Promise.resolve()) });
  if (!underWay) return null;

  const { report, task } = record;
  const isQueued = task.status === "queued";
  const where = isQueued
    ? report?.queuePosition
      ? `Number ${report.queuePosition} in the queue`
      : "Waiting for its turn"
    : (report?.stage ?? "Working");
  const progress = report && !isQueued ? report.progress : undefined;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <span className="text-ink first-letter:uppercase">{where}</span>
        <span className="text-muted text-sm tabular-nums">
          {progress !== undefined && `${Math.round(progress * 100)} % · `}
          {formatDuration(now - record.sentAtMs)}
        </span>
      </div>
      <ProgressBar value={progress} label="Progress" />
      {health.state === "away" && (
        <p className="text-muted text-sm">The server does not answer. Looking again by itself, nothing is lost.</p>
      )}
      {capabilities?.remove && (
        <Button
          icon={X}
          look="quiet"
          className="self-start"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          Cancel
        </Button>
      )}
      {cancel.error && (
        <Notice tone="bad" title={explainError(cancel.error, connection).title}>
          {explainError(cancel.error, connection).detail}
        </Notice>
      )}
    </div>
  );
}
