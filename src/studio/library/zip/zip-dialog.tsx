import { useEffect, useRef, useState } from "react";
import type { AssetRecord } from "../../api/asset-record.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { zipRecords } from "./zip-records.ts";

interface ZipDialogProps {
  records: readonly AssetRecord[];
  onClose(): void;
}

/** Packs what was chosen, and says how far it is. The page stays free meanwhile. */
export function ZipDialog({ records, onClose }: ZipDialogProps) {
  const [done, setDone] = useState(0);
  const [failure, setFailure] = useState<string>();
  const close = useRef(onClose);
  close.current = onClose;
  const [packed] = useState(records);
  const without = packed.filter(({ kept }) => kept.length === 0).length;
  const total = packed.length - without;

  useEffect(() => {
    const control = new AbortController();
    zipRecords(packed, control.signal, setDone).then(
      (parts) => {
        announce(parts === 1 ? "The zip is among your downloads." : `${parts} zips are among your downloads.`);
        close.current();
      },
      (error: unknown) => {
        if (!control.signal.aborted) setFailure(error instanceof Error ? error.message : String(error));
      },
    );
    return () => control.abort();
  }, [packed]);

  return (
    <section
      aria-label="Packing"
      className="absolute right-4 bottom-4 z-30 flex w-80 max-w-[calc(100%-2rem)] flex-col gap-2.5 rounded-lg border border-line bg-raised p-4 shadow-float"
    >
      {failure ? (
        <Notice tone="bad" title="The zip could not be made" actions={<Button onClick={onClose}>Close</Button>}>
          {failure}
        </Notice>
      ) : (
        <>
          <p className="flex items-baseline justify-between gap-3 text-ink">
            Packing
            <span className="text-muted text-sm tabular-nums">
              {done.toLocaleString("en-US")} of {total.toLocaleString("en-US")}
            </span>
          </p>
          <ProgressBar value={total === 0 ? undefined : done / total} label="Packing" />
          {without > 0 && (
            <p className="text-faint text-sm">
              {without === 1 ? "One has no files here" : `${without} have no files here`} and{" "}
              {without === 1 ? "is" : "are"} left out.
            </p>
          )}
          <Button look="quiet" className="self-end" onClick={onClose}>
            Cancel
          </Button>
        </>
      )}
    </section>
  );
}
