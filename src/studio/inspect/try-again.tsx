import { useMutation } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { navigate } from "wouter/use-browser-location";
import type { AssetRecord } from "../api/asset-record.ts";
import type { Connection } from "../api/connection.ts";
import { explainFailedTry } from "../api/explain-error.ts";
import { recordAddress } from "../api/record-address.ts";
import { retryTask } from "../api/track-task.ts";
import { useToldFailure } from "../api/use-told-failure.ts";
import { Button } from "../ui/button.tsx";
import { RequestId } from "../ui/request-id.tsx";
import { inspectTexts } from "./texts.ts";

/** Once more with the same settings, and why that could not be sent. */
export function TryAgain({ record, connection }: { record: AssetRecord; connection: Connection }) {
  const again = useMutation({
    mutationFn: () => retryTask(record),
    onSuccess: (created) => navigate(recordAddress(created)),
  });
  const unsent = useToldFailure(again, connection.id);
  const explanation = unsent && explainFailedTry(unsent, connection);
  return (
    <>
      {explanation && (
        <div role="alert" className="w-full text-bad">
          {explanation.title}. {explanation.detail}
          {explanation.requestId && <RequestId id={explanation.requestId} />}
        </div>
      )}
      <Button icon={RotateCcw} disabled={again.isPending} onClick={() => again.mutate()}>
        {inspectTexts.failurePanel.tryAgain}
      </Button>
    </>
  );
}
