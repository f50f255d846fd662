import { useMutation } from "@tanstack/react-query";
import { Eye, RotateCcw } from "lucide-react";
import { useLocation } from "wouter";
import { isSettled } from "#contract/task-state.ts";
import type { AssetRecord } from "../api/asset-record.ts";
import type { Connection } from "../api/connection.ts";
import { explainError } from "../api/explain-error.ts";
import { recordAddress } from "../api/record-address.ts";
import { retryTask, watchAgain } from "../api/track-task.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { RequestId } from "../ui/request-id.tsx";
import { inspectTexts } from "./texts.ts";

/** Why a task failed, in the server's words where it has some, and once more with the same settings. */
export function FailurePanel({ record, connection }: { record: AssetRecord; connection: Connection | undefined }) {
  const [, navigate] = useLocation();
  const again = useMutation({
    mutationFn: () => retryTask(record),
    onSuccess: (created) => navigate(recordAddress(created)),
  });
  if (record.unwatched && !record.lost && !isSettled(record.task)) return <UnwatchedNotice record={record} />;
  if (!record.lost && record.task.status !== "failed") return null;

  const failure = record.report?.failure;
  const isCancelled = failure?.code === "cancelled";
  const title = record.lost
    ? inspectTexts.failurePanel.lostOnTheServer
    : isCancelled
      ? inspectTexts.failurePanel.cancelled
      : inspectTexts.failurePanel.failed;
  const words = record.lost ?? failure?.message ?? inspectTexts.failurePanel.noReason;
  const explanation = again.error && explainError(again.error, connection);
  return (
    <Notice
      // the stage tells it aloud
      silent
      tone={isCancelled ? "plain" : "bad"}
      title={title}
      requestId={record.report?.requestId}
      actions={
        connection && (
          <Button icon={RotateCcw} disabled={again.isPending} onClick={() => again.mutate()}>
            {inspectTexts.failurePanel.tryAgain}
          </Button>
        )
      }
    >
      <p>{words}</p>
      {failure?.hint && <p className="mt-1">{failure.hint}</p>}
      {!isCancelled && record.task.creditsUsed === 0 && (
        <p className="mt-1 text-faint">{inspectTexts.failurePanel.itCostNothing}</p>
      )}
      {explanation && (
        <div role="alert" className="mt-1 text-bad">
          {explanation.title}. {explanation.detail}
          {explanation.requestId && <RequestId id={explanation.requestId} />}
        </div>
      )}
    </Notice>
  );
}

function UnwatchedNotice({ record }: { record: AssetRecord }) {
  return (
    <Notice
      tone="plain"
      title={inspectTexts.failurePanel.notWatchedAnyMore}
      actions={
        <Button icon={Eye} onClick={() => void watchAgain([record.key])}>
          {inspectTexts.failurePanel.watchAgain}
        </Button>
      }
    >
      {inspectTexts.failurePanel.itsServerCannotCancel}
    </Notice>
  );
}
