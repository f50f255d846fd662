import { Link } from "wouter";
import type { Connection } from "../api/connection.ts";
import { explainFailedTry } from "../api/explain-error.ts";
import { PartlyCreatedError } from "../api/partly-created-error.ts";
import type { ToldFailure } from "../api/use-told-failure.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { createTexts } from "./texts.ts";

interface SendFailureProps {
  failure: ToldFailure;
  connection: Connection;
  onRetry(): void;
}

/** Why nothing was sent, and the way on. */
export function SendFailure({ failure, connection, onRetry }: SendFailureProps) {
  const { title, detail, wayOn, requestId } = explainFailedTry(failure, connection);
  const { error } = failure;
  return (
    <Notice
      tone="bad"
      title={title}
      requestId={requestId}
      className="low:basis-full"
      actions={
        wayOn === "settings" ? (
          <Link href="/settings" className="font-medium text-accent-text underline underline-offset-2">
            {createTexts.sendFailure.openSettings}
          </Link>
        ) : (
          wayOn === "retry" && (
            <Button onClick={onRetry}>
              {error instanceof PartlyCreatedError
                ? createTexts.sendFailure.sendTheOther(error.unsent.length)
                : createTexts.sendFailure.tryAgain}
            </Button>
          )
        )
      }
    >
      {detail} {(wayOn !== "none" || failure.isServerTold) && createTexts.sendFailure.kept}
    </Notice>
  );
}
