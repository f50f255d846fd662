import { useMutation } from "@tanstack/react-query";
import { Sparkles, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { isOptimized, isSettled } from "#contract/task-state.ts";
import { useAccount } from "../api/account-query.ts";
import type { AssetRecord } from "../api/asset-record.ts";
import { type Connection, embeddedConnection } from "../api/connection.ts";
import { explainFailedTry } from "../api/explain-error.ts";
import { optimizeTask } from "../api/optimize-task.ts";
import { recordAddress } from "../api/record-address.ts";
import { useToldFailure } from "../api/use-told-failure.ts";
import { announce } from "../ui/announcer.tsx";
import { Button } from "../ui/button.tsx";
import { Coming } from "../ui/coming.tsx";
import { formatCredits } from "../ui/credits.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { useCommands } from "../ui/keys/use-commands.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { Notice } from "../ui/notice.tsx";
import { toast } from "../ui/toaster.tsx";
import { inspectTexts } from "./texts.ts";
import { whyNotOptimize } from "./why-not-optimize.ts";

const DeleteDialog = lazyPart(() => import("./delete-dialog.tsx").then((module) => module.DeleteDialog));
const OptimizeDialog = lazyPart(() => import("./optimize-dialog.tsx").then((module) => module.OptimizeDialog));

interface ActionBarProps {
  record: AssetRecord;
  connection: Connection | undefined;
  /** The button that takes it away. */
  download: ReactNode;
  /** Smaller things to do with it. */
  more: ReactNode;
  onDeleted(): void;
}

/** Optimize, Download, and what else can be done with an asset. */
export function ActionBar({ record, connection, download, more, onDeleted }: ActionBarProps) {
  const [isDeleting, setDeleting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const account = useAccount(connection ?? embeddedConnection());
  const optimize = useMutation({
    mutationFn: async () => (connection ? optimizeTask(connection, record) : record),
    onSuccess: (answered) => {
      announce(inspectTexts.optimizeSent);
      // some servers make another task of it
      if (answered.key !== record.key) navigate(recordAddress(answered));
    },
  });
  const failure = useToldFailure(optimize, connection?.id);
  const explanation = failure && explainFailedTry(failure, connection);
  const price = account?.prices[record.family === "material" ? "material-optimize" : "model-optimize"];
  const reason = whyNotOptimize(record, connection !== undefined);
  const offersOptimize = !reason && isSettled(record.task) && !isOptimized(record.task);
  const preview = record.family === "material" ? inspectTexts.previewMaterial : inspectTexts.previewModel;
  const hint = reason ?? (offersOptimize ? preview : undefined);

  useCommands({
    // the button says why not beside it, and its key is to say so too
    optimize: reason
      ? () => void toast(reason)
      : optimize.isPending
        ? undefined
        : price === 0
          ? () => optimize.mutate()
          : () => setAsking(true),
    delete: () => setDeleting(true),
  });

  return (
    // one line below what it says, where it is low and wide enough
    <div className="flex flex-col gap-3 border-line border-t p-4 low:flex-row low:flex-wrap low:items-center low:gap-x-4 low:gap-y-2 low:py-2">
      {explanation && (
        <Notice tone="bad" title={explanation.title} requestId={explanation.requestId} className="low:basis-full">
          {explanation.detail}
        </Notice>
      )}
      {hint && <p className="-mb-1 text-muted text-sm low:basis-full">{hint}</p>}
      <div className="flex gap-2 low:min-w-56 low:flex-1">
        <Button
          icon={Sparkles}
          look={offersOptimize ? "accent" : "plain"}
          className="flex-1"
          command="optimize"
          disabledReason={optimize.isPending ? inspectTexts.onItsWay : reason}
          onClick={() => optimize.mutate()}
        >
          {inspectTexts.optimize}
        </Button>
        {download}
      </div>
      <div className="-mt-1 -mb-1 flex items-center gap-1 low:my-0 low:gap-2">
        <p className="min-w-0 flex-1 text-faint text-sm">
          {!reason && price !== undefined && inspectTexts.costs(formatCredits(price))}
        </p>
        {more}
        <IconButton icon={Trash2} label={inspectTexts.delete} command="delete" onClick={() => setDeleting(true)} />
      </div>
      {isAsking && !reason && (
        <Coming onClose={() => setAsking(false)}>
          <OptimizeDialog price={price} onConfirm={() => optimize.mutate()} onClose={() => setAsking(false)} />
        </Coming>
      )}
      {isDeleting && (
        <Coming onClose={() => setDeleting(false)}>
          <DeleteDialog
            record={record}
            connection={connection}
            onClose={() => setDeleting(false)}
            onDeleted={onDeleted}
          />
        </Coming>
      )}
    </div>
  );
}
