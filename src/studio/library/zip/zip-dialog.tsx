import { useEffect, useRef, useState } from "react";
import type { AssetRecord } from "../../api/asset-record.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { toast } from "../../ui/toaster.tsx";
import { transferTexts } from "../transfer/texts.ts";
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
        announce(parts === 1 ? transferTexts.zipDialog.savedOne : transferTexts.zipDialog.savedMany(parts));
        // a small zip is packed before anybody has read it here
        if (without > 0) void toast(transferTexts.zipDialog.leftOut(without));
        close.current();
      },
      (error: unknown) => {
        if (!control.signal.aborted) setFailure(error instanceof Error ? error.message : String(error));
      },
    );
    return () => control.abort();
  }, [packed, without]);

  return (
    <section
      aria-label={transferTexts.zipDialog.packing}
      className="absolute right-4 bottom-(--float-bottom) z-30 flex w-80 max-w-[calc(100%-2rem)] flex-col gap-2.5 rounded-lg border border-line bg-raised p-4 shadow-float"
    >
      {failure ? (
        <Notice
          tone="bad"
          title={transferTexts.zipDialog.notMade}
          actions={<Button onClick={onClose}>{transferTexts.zipDialog.close}</Button>}
        >
          {failure}
        </Notice>
      ) : (
        <>
          <p className="flex items-baseline justify-between gap-3 text-ink">
            {transferTexts.zipDialog.packing}
            <span className="text-muted text-sm tabular-nums">{transferTexts.zipDialog.doneOf(done, total)}</span>
          </p>
          <ProgressBar value={total === 0 ? undefined : done / total} label={transferTexts.zipDialog.packing} />
          {without > 0 && <p className="text-faint text-sm">{transferTexts.zipDialog.leftOut(without)}</p>}
          <Button look="quiet" className="self-end" onClick={onClose}>
            {transferTexts.zipDialog.cancel}
          </Button>
        </>
      )}
    </section>
  );
}
