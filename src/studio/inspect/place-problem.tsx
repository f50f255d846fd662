import { Link } from "wouter";
import { ClientError } from "#client/client-error.ts";
import { recordKey } from "../api/asset-record.ts";
import { restoreRecords } from "../api/bin.ts";
import { explainError } from "../api/explain-error.ts";
import { useHistory } from "../api/history-store.ts";
import type { CurrentRecord, TaskPlace } from "../api/use-current-record.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

const linkStyle = "self-center font-medium text-accent-text underline underline-offset-2";

/** Why nothing is known of the task that an address names, and how to go on. */
export function PlaceProblem({ place, current }: { place: TaskPlace; current: CurrentRecord }) {
  const { connection, isLoading, error, retry } = current;
  const binned = useHistory(({ bin }) => bin[recordKey(place.connectionId, place.family, place.id)]);
  if (isLoading) return null;
  if (binned) {
    return (
      <Notice
        tone="plain"
        title={`"${binned.task.prompt}" was deleted`}
        actions={<Button onClick={() => void restoreRecords([binned.key])}>Bring it back</Button>}
      />
    );
  }
  if (!connection) {
    return (
      <Notice
        tone="bad"
        title="This link leads to another server"
        actions={
          <Link href="/settings" className={linkStyle}>
            Open settings
          </Link>
        }
      >
        There is no connection "{place.connectionId}" in your settings. Add it there, and the link will work.
      </Notice>
    );
  }
  if (error instanceof ClientError && error.status === 404) {
    return (
      <Notice
        tone="bad"
        title="There is no such task"
        actions={
          <Link href="/library" className={linkStyle}>
            Open the library
          </Link>
        }
      >
        {connection.name} does not know it. It may have been deleted, or belong to another account.
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
          <Button onClick={retry}>Try again</Button>
          {wayOn === "settings" && (
            <Link href="/settings" className={linkStyle}>
              Open settings
            </Link>
          )}
        </>
      }
    >
      {detail}
    </Notice>
  );
}
