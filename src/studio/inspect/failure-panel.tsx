import { useMutation } from "@tanstack/react-query";
import { Eye, RotateCcw } from "lucide-react";
import { navigate } from "wouter/use-browser-location";
import { isSettled } from "#contract/task-state.ts";
import type { AssetRecord } from "../api/asset-record.ts";
import type { Connection } from "../api/connection.ts";
import { explainError } from "../api/explain-error.ts";
import { explainFailure } from "../api/explain-failure.ts";
import { recordAddress } from "../api/record-address.ts";
import { retryTask, watchAgain } from "../api/track-task.ts";
import { useToldFailure } from "../api/use-told-failure.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { RequestId } from "../ui/request-id.tsx";
import { inspectTexts } from "./texts.ts";

/** That a task failed, and once more with the same settings. Why, the stage tells; here it is told where that is not beside it. */
export function FailurePanel({ record, connection }: { record: AssetRecord; connection: Connection | undefined }) {
  const again = useMutation({
    mutationFn: () => retryTask(record),
    onSuccess: (created) => navigate(recordAddress(created)),
  });
  const unsent = useToldFailure(again, connection?.id);
  if (record.unwatched && !record.lost && !isSettled(record.task)) return <UnwatchedNotice record={record} />;
  const failure = explainFailure(record);
  if (!failure) return null;

  const explanation = unsent && explainError(unsent, connection);
  return (
    <Notice
      // the stage tells it aloud
      silent
      tone={failure.cancelled ? "plain" : "bad"}
      title={failure.title}
      requestId={record.report?.requestId}
      actions={
        connection && (
          <Button icon={RotateCcw} disabled={again.isPending} onClick={() => again.mutate()}>
            {inspectTexts.failurePanel.tryAgain}
          </Button>
        )
      }
    >
      <p className="md:hidden">{failure.words}</p>
      {!failure.cancelled && record.task.creditsUsed === 0 && (
        <p className="text-faint max-md:mt-1">{inspectTexts.failurePanel.itCostNothing}</p>
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
