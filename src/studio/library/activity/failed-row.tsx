import { useMutation } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { AssetRecord } from "../../api/asset-record.ts";
import { findConnection } from "../../api/connections-store.ts";
import { explainFailedTry } from "../../api/explain-error.ts";
import { explainFailure } from "../../api/explain-failure.ts";
import { recordAddress } from "../../api/record-address.ts";
import { retryTask } from "../../api/track-task.ts";
import { useToldFailure } from "../../api/use-told-failure.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { StateMark } from "../../ui/state-mark.tsx";
import { libraryTexts } from "../texts.ts";

/** One that failed: why, and once more. */
export function FailedRow({ record }: { record: AssetRecord }) {
  const retry = useMutation({
    mutationFn: () => retryTask(record),
    onSuccess: (created) => navigate(recordAddress(created)),
  });
  const unsent = useToldFailure(retry, record.connectionId);
  const title = unsent && explainFailedTry(unsent, findConnection(record.connectionId)).title;
  return (
    <li className="flex items-start gap-2.5 py-2.5 pr-2 pl-4">
      <span className="mt-1">
        <StateMark state="failed" />
      </span>
      <div className="min-w-0 flex-1">
        <Link href={recordAddress(record)} className="block truncate text-ink hover:underline">
          {record.task.prompt}
        </Link>
        {title ? (
          <p role="alert" className="line-clamp-2 text-bad text-sm">
            {title}
          </p>
        ) : (
          <p className="line-clamp-2 text-faint text-sm">{explainFailure(record)?.words}</p>
        )}
      </div>
      <IconButton
        icon={RotateCcw}
        label={libraryTexts.failedRow.tryAgainOf(record.task.prompt)}
        tip={libraryTexts.failedRow.tryAgain}
        disabled={retry.isPending}
        onClick={() => retry.mutate()}
      />
    </li>
  );
}
