import { useQuery } from "@tanstack/react-query";
import { EyeOff, X } from "lucide-react";
import { Link } from "wouter";
import type { AssetRecord } from "../../api/asset-record.ts";
import { capabilitiesQuery } from "../../api/capabilities-query.ts";
import { embeddedConnection } from "../../api/connection.ts";
import { useConnections } from "../../api/connections-store.ts";
import { recordAddress } from "../../api/record-address.ts";
import { useExpectedDuration } from "../../api/use-expected-duration.ts";
import { formatDuration } from "../../ui/duration.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { StateMark } from "../../ui/state-mark.tsx";
import { timeLeft } from "../../ui/time-left.ts";
import { useNow } from "../../ui/use-now.ts";
import { libraryTexts } from "../texts.ts";

interface ActivityRowProps {
  record: AssetRecord;
  isBusy: boolean;
  /** It is cancelled, and its end only not seen yet. */
  isGivenUp: boolean;
  onCancel(): void;
}

/** One task under way: where it is, how far, how long still. */
export function ActivityRow({ record, isBusy, isGivenUp, onCancel }: ActivityRowProps) {
  const { task, report, run, connectionId, sentAtMs } = record;
  const now = useNow(500);
  const expectedMs = useExpectedDuration(record);
  const connection = useConnections(({ connections }) => connections.find(({ id }) => id === connectionId));
  const { data: capabilities } = useQuery({
    ...capabilitiesQuery(connection ?? embeddedConnection()),
    enabled: connection !== undefined,
  });
  const canCancel = capabilities?.remove ?? false;
  const isQueued = task.status === "queued";
  const askedAtMs = run?.askedAtMs ?? sentAtMs;
  // what waits has not begun: a bar that moves would say that it has
  const progress = isQueued ? 0 : report?.progress;
  const where = isQueued
    ? report?.queuePosition
      ? libraryTexts.activityRow.queuePlace(report.queuePosition)
      : libraryTexts.activityRow.waitingForItsTurn
    : (report?.stage ?? libraryTexts.activityRow.working);
  const left = timeLeft({ isQueued, elapsedMs: now - (run?.startedAtMs ?? askedAtMs), expectedMs });
  return (
    <li className="flex items-start gap-2.5 py-2.5 pr-2 pl-4">
      <span className="mt-1">
        <StateMark state={task.status} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <Link href={recordAddress(record)} className="min-w-0 truncate text-ink hover:underline">
            {task.prompt}
          </Link>
          <span className="shrink-0 text-faint text-sm tabular-nums">
            {!isQueued && progress !== undefined && `${Math.round(progress * 100)} % · `}
            {formatDuration(now - askedAtMs)}
          </span>
        </div>
        <ProgressBar value={progress} label={libraryTexts.activityRow.progress(task.prompt)} />
        <p className="line-clamp-2 text-faint text-sm first-letter:uppercase">
          {isGivenUp ? libraryTexts.activityRow.beingCancelled : [where, left].filter(Boolean).join(" · ")}
        </p>
      </div>
      <IconButton
        icon={canCancel ? X : EyeOff}
        label={`${canCancel ? libraryTexts.activityRow.cancel : libraryTexts.activityRow.stopWatching} ${task.prompt}`}
        tip={canCancel ? libraryTexts.activityRow.cancel : libraryTexts.activityRow.stopWatchingTip}
        disabled={isBusy || isGivenUp}
        onClick={onCancel}
      />
    </li>
  );
}
