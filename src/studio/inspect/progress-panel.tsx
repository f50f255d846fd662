import { useMutation, useQuery } from "@tanstack/react-query";
import { EyeOff, X } from "lucide-react";
import { type AssetRecord, isUnderWay } from "../api/asset-record.ts";
import { capabilitiesQuery } from "../api/capabilities-query.ts";
import { type Connection, embeddedConnection } from "../api/connection.ts";
import { explainError } from "../api/explain-error.ts";
import { useGivenUp } from "../api/given-up-store.ts";
import { UNKNOWN_HEALTH, useHealth } from "../api/health-store.ts";
import { taskQuery } from "../api/task-query.ts";
import { cancelTasks } from "../api/track-task.ts";
import { useExpectedDuration } from "../api/use-expected-duration.ts";
import { Button } from "../ui/button.tsx";
import { formatDuration } from "../ui/duration.ts";
import { Notice } from "../ui/notice.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { timeLeft } from "../ui/time-left.ts";
import { useNow } from "../ui/use-now.ts";
import { inspectTexts } from "./texts.ts";

/** How far it is, where the server tells; how long it has been, and how long it takes usually. */
export function ProgressPanel({ record, connection }: { record: AssetRecord; connection: Connection | undefined }) {
  const underWay = isUnderWay(record);
  const now = useNow(500, underWay);
  const any = connection ?? embeddedConnection();
  const { data: capabilities } = useQuery({ ...capabilitiesQuery(any), enabled: connection !== undefined && underWay });
  const health = useHealth((state) => state[record.connectionId] ?? UNKNOWN_HEALTH);
  const expectedMs = useExpectedDuration(record);
  // the tracker looks; this only listens
  const { error } = useQuery({ ...taskQuery(any, record.family, record.task.id), enabled: false });
  const isGivenUp = useGivenUp((state) => state[record.key] ?? false);
  const cancel = useMutation({ mutationFn: () => cancelTasks([record]) });
  if (!underWay) return null;

  const { report, task, run } = record;
  const isQueued = task.status === "queued";
  const where = isQueued
    ? report?.queuePosition
      ? inspectTexts.progressPanel.queuePlace(report.queuePosition)
      : inspectTexts.progressPanel.waitingForItsTurn
    : (report?.stage ?? inspectTexts.progressPanel.working);
  const progress = report && !isQueued ? report.progress : undefined;
  const askedAtMs = run?.askedAtMs ?? record.sentAtMs;
  const left = timeLeft({ isQueued, elapsedMs: now - (run?.startedAtMs ?? askedAtMs), expectedMs });
  const canCancel = capabilities?.remove ?? false;
  const explanation = cancel.error && explainError(cancel.error, connection);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <span className="text-ink first-letter:uppercase">
          {isGivenUp ? inspectTexts.progressPanel.beingCancelled : where}
        </span>
        <span className="text-muted text-sm tabular-nums">
          {progress !== undefined && `${Math.round(progress * 100)} % · `}
          {formatDuration(now - askedAtMs)}
        </span>
      </div>
      <ProgressBar value={progress} label={inspectTexts.progressPanel.progress} />
      {left && !isGivenUp && <p className="text-faint text-sm first-letter:uppercase">{left}</p>}
      {health.state === "away" && <p className="text-muted text-sm">{inspectTexts.progressPanel.doesNotAnswer}</p>}
      {health.state !== "away" && error && (
        <p className="text-muted text-sm">{inspectTexts.progressPanel.lookingAgain(error.message)}</p>
      )}
      {capabilities && (
        <Button
          icon={canCancel ? X : EyeOff}
          look="quiet"
          className="self-start"
          data-tip={canCancel ? undefined : inspectTexts.progressPanel.cannotCancel}
          disabled={cancel.isPending || isGivenUp}
          onClick={() => cancel.mutate()}
        >
          {canCancel ? inspectTexts.progressPanel.cancel : inspectTexts.progressPanel.stopWatching}
        </Button>
      )}
      {explanation && (
        <Notice tone="bad" title={explanation.title} requestId={explanation.requestId}>
          {explanation.detail}
        </Notice>
      )}
    </div>
  );
}
