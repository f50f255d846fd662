import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import type { AssetRecord } from "../../api/asset-record.ts";
import { findConnection } from "../../api/connections-store.ts";
import { stopSending } from "../../api/create-tasks.ts";
import { explainError } from "../../api/explain-error.ts";
import { useGivenUp } from "../../api/given-up-store.ts";
import { useHistory } from "../../api/history-store.ts";
import { cancelTasks } from "../../api/track-task.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { libraryTexts } from "../texts.ts";
import { ActivityRow } from "./activity-row.tsx";
import { FailedRow } from "./failed-row.tsx";
import { latestFailures } from "./latest-failures.ts";

/** Tasks that are under way, the next to finish first, and what has failed lately. */
export function ActivityList({ running }: { running: readonly AssetRecord[] }) {
  const records = useHistory((state) => state.records);
  const failed = useMemo(() => latestFailures(Object.values(records), Date.now()), [records]);
  // their servers say so when they are looked at next
  const givenUp = useGivenUp();
  const cancel = useMutation({
    mutationFn: (all: readonly AssetRecord[]) => cancelTasks(all),
    onSuccess: ({ cancelled, unwatched }) => {
      const words = [
        cancelled > 0 && libraryTexts.activityList.cancelled(cancelled),
        unwatched > 0 && libraryTexts.activityList.unwatched(unwatched),
      ];
      announce(words.filter(Boolean).join(" "));
    },
  });
  const open = running.filter(({ key }) => !givenUp[key]);
  const cancelAll = () => {
    // the rest of what was asked for would take the place of what is cancelled
    stopSending();
    // the last in the queue first: what is freed at the front would begin with one that is cancelled next
    cancel.mutate(open.toReversed());
  };
  const explanation = cancel.error && explainError(cancel.error, findConnection(running[0]?.connectionId ?? ""));
  return (
    <>
      <div className="flex min-h-12 shrink-0 items-center justify-between gap-3 border-line border-b py-2 pr-2 pl-4">
        <h2 className="font-semibold text-ink">
          {running.length === 0
            ? libraryTexts.activityList.nothing
            : libraryTexts.activityList.countUnderWay(running.length)}
        </h2>
        {running.length > 1 && (
          <Button look="quiet" disabled={cancel.isPending || open.length === 0} onClick={cancelAll}>
            {libraryTexts.activityList.cancelAll}
          </Button>
        )}
      </div>
      <div className="min-h-0 overflow-y-auto">
        {explanation && (
          <Notice tone="bad" title={explanation.title} requestId={explanation.requestId} className="m-3">
            {explanation.detail}
          </Notice>
        )}
        {running.length > 0 && (
          <ul aria-label={libraryTexts.activityList.underWay} className="divide-y divide-line">
            {running.map((record) => (
              <ActivityRow
                key={record.key}
                record={record}
                isBusy={cancel.isPending}
                isGivenUp={givenUp[record.key] ?? false}
                onCancel={() => cancel.mutate([record])}
              />
            ))}
          </ul>
        )}
        {running.length === 0 && failed.length === 0 && (
          <p className="p-4 text-muted">{libraryTexts.activityList.empty}</p>
        )}
        {failed.length > 0 && (
          <>
            <h3 className="border-line border-t px-4 pt-3 font-medium text-muted text-sm">
              {libraryTexts.activityList.failedLately}
            </h3>
            <ul aria-label={libraryTexts.activityList.failedLately} className="divide-y divide-line">
              {failed.map((record) => (
                <FailedRow key={record.key} record={record} />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
