import { Eye } from "lucide-react";
import { isSettled } from "#contract/task-state.ts";
import type { AssetRecord } from "../api/asset-record.ts";
import type { Connection } from "../api/connection.ts";
import { explainFailure } from "../api/explain-failure.ts";
import { watchAgain } from "../api/track-task.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { inspectTexts } from "./texts.ts";
import { TryAgain } from "./try-again.tsx";

/** That a task failed, and once more with the same settings. Why, the stage tells; here it is told where that is not beside it. */
export function FailurePanel({ record, connection }: { record: AssetRecord; connection: Connection | undefined }) {
  if (record.unwatched && !record.lost && !isSettled(record.task)) return <UnwatchedNotice record={record} />;
  const failure = explainFailure(record);
  if (!failure) return null;

  return (
    <Notice
      // the stage tells it aloud
      silent
      tone={failure.cancelled ? "plain" : "bad"}
      title={failure.title}
      requestId={record.report?.requestId}
      actions={connection && <TryAgain record={record} connection={connection} />}
    >
      <p className="md:hidden">{failure.words}</p>
      {!failure.cancelled && record.task.creditsUsed === 0 && (
        <p className="text-faint max-md:mt-1">{inspectTexts.failurePanel.itCostNothing}</p>
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
