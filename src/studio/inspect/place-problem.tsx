import { Link } from "wouter";
import { explainError } from "../api/explain-error.ts";
import type { CurrentRecord, TaskPlace } from "../api/use-current-record.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const linkStyle = "self-center font-medium text-accent-text underline underline-offset-2";

/** Why nothing is known of the task that an address names, and how to go on. */
export function PlaceProblem({ place, current }: { place: TaskPlace; current: CurrentRecord }) {
  const { connection, isLoading, error, retry } = current;
  if (isLoading) {
    return (
      <div aria-busy className="flex flex-col gap-4">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
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
  const { title, detail, wayOn } = explainError(error, connection);
  return (
    <Notice
      tone="bad"
      title={title}
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
