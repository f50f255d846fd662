import { useMutation } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useLocation } from "wouter";
import type { AssetRecord } from "../api/asset-record.ts";
import type { Connection } from "../api/connection.ts";
import { createTasks } from "../api/create-tasks.ts";
import { explainError } from "../api/explain-error.ts";
import { recordAddress } from "../api/record-address.ts";
import { bodyOf } from "../api/record-body.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/** Why a task failed, in the server's words where it has some, and once more with the same settings. */
export function FailurePanel({ record, connection }: { record: AssetRecord; connection: Connection | undefined }) {
  const [, navigate] = useLocation();
  const again = useMutation({
    mutationFn: async () => (connection ? createTasks(connection, record.family, [bodyOf(record)]) : []),
    onSuccess: ([created]) => created && navigate(recordAddress(created)),
  });
  if (!record.lost && record.task.status !== "failed") return null;

  const failure = record.report?.failure;
  const isCancelled = failure?.code === "cancelled";
  const title = record.lost ? "Lost on the server" : isCancelled ? "Cancelled" : "It could not be made";
  const words =
    record.lost ??
    failure?.message ??
    "The server does not say why. The same prompt with another seed, or in other words, may well work.";
  return (
    <Notice
      // the stage tells it aloud
      silent
      tone={isCancelled ? "plain" : "bad"}
      title={title}
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
      {record.report?.requestId && <p className="mt-1 text-faint text-sm">Request {record.report.requestId}</p>}
      {again.error && <p className="mt-1 text-bad">{explainError(again.error, connection).detail}</p>}
    </Notice>
  );
}
