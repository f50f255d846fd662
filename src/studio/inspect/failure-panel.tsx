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
  const title = record.lost ? "Lost on the server" : isCancelled ? "Cancelled" : "It could not be made";
  const words =
    record.lost ??
    failure?.message ??
    "The server does not say why. The same prompt with another seed, or in other words, may well work.";
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
            Try again
          </Button>
        )
      }
    >
      <p>{words}</p>
      {failure?.hint && <p className="mt-1">{failure.hint}</p>}
      {!isCancelled && record.task.creditsUsed === 0 && <p className="mt-1 text-faint">It cost nothing.</p>}
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
      title="Not watched any more"
      actions={
        <Button icon={Eye} onClick={() => void watchAgain([record.key])}>
          Watch again
        </Button>
      }
    >
      Its server cannot cancel: it may go on there, and cost what it costs.
    </Notice>
  );
}
