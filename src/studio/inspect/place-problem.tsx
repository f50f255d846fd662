import { Link } from "wouter";
import { ClientError } from "#client/client-error.ts";
import { recordKey } from "../api/asset-record.ts";
import { restoreRecords } from "../api/bin.ts";
import { explainError } from "../api/explain-error.ts";
import { useHistory } from "../api/history-store.ts";
import type { CurrentRecord, TaskPlace } from "../api/use-current-record.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { inspectTexts } from "./texts.ts";

const linkStyle =
  "inline-flex min-h-6 items-center self-center font-medium text-accent-text underline underline-offset-2 pointer-coarse:min-h-11";

/** Why nothing is known of the task that an address names, and how to go on. */
export function PlaceProblem({ place, current }: { place: TaskPlace; current: CurrentRecord }) {
  const { connection, isLoading, error, retry } = current;
  const binned = useHistory(({ bin }) => bin[recordKey(place.connectionId, place.family, place.id)]);
  if (isLoading) return null;
  if (binned) {
    return (
      <Notice
        tone="plain"
        title={inspectTexts.placeProblem.wasDeleted(binned.task.prompt)}
        actions={
          <Button onClick={() => void restoreRecords([binned.key])}>{inspectTexts.placeProblem.bringItBack}</Button>
        }
      />
    );
  }
  if (!connection) {
    return (
      <Notice
        tone="bad"
        title={inspectTexts.placeProblem.otherServer}
        actions={
          <Link href="/settings" className={linkStyle}>
            {inspectTexts.placeProblem.openSettings}
          </Link>
        }
      >
        {inspectTexts.placeProblem.otherServerDetail(place.connectionId)}
      </Notice>
    );
  }
  if (error instanceof ClientError && error.status === 404) {
    return (
      <Notice
        tone="bad"
        title={inspectTexts.placeProblem.unknown}
        actions={
          <Link href="/library" className={linkStyle}>
            {inspectTexts.placeProblem.openTheLibrary}
          </Link>
        }
      >
        {inspectTexts.placeProblem.unknownDetail(connection.name)}
      </Notice>
    );
  }
  const { title, detail, wayOn, requestId } = explainError(error, connection);
  return (
    <Notice
      tone="bad"
      title={title}
      requestId={requestId}
      actions={
        <>
          <Button onClick={retry}>{inspectTexts.placeProblem.tryAgain}</Button>
          {wayOn === "settings" && (
            <Link href="/settings" className={linkStyle}>
              {inspectTexts.placeProblem.openSettings}
            </Link>
          )}
        </>
      }
    >
      {detail}
    </Notice>
  );
}
