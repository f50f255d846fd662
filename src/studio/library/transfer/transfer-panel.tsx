import { useMutation } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useHistory } from "../../api/history-store.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { formatBytes } from "../../ui/bytes.ts";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { saveBlob } from "../../ui/save-blob.ts";
import type { ImportReport } from "./library-file.ts";
import { transferTexts } from "./texts.ts";
import { exportLibrary, importLibraryFiles } from "./transfer-library.ts";

interface Steps {
  done: number;
  of: number;
}

/** Takes the whole library out as one file, and such files in. @param files Those that were dropped: they come in at once. */
export function TransferPanel({ files }: { files?: readonly File[] | undefined }) {
  const made = useHistory((state) => Object.keys(state.records).length);
  const [steps, setSteps] = useState<Steps>();
  const picker = useRef<HTMLInputElement>(null);
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const begin = (): AbortSignal => {
    control.current?.abort();
    control.current = new AbortController();
    setSteps(undefined);
    return control.current.signal;
  };
  const progress = (done: number, of: number) => setSteps({ done, of });

  const out = useMutation({
    mutationFn: async () => {
      const parts = await exportLibrary(begin(), progress);
      const name = `plinth-library-${new Date().toISOString().slice(0, 10)}`;
      for (const [index, part] of parts.entries()) {
        saveBlob(part, parts.length === 1 ? `${name}.zip` : `${name}-${index + 1}-of-${parts.length}.zip`);
      }
      return { parts: parts.length, bytes: parts.reduce((sum, { size }) => sum + size, 0) };
    },
    onSuccess: ({ parts }) =>
      announce(parts === 1 ? transferTexts.panel.savedOne : transferTexts.panel.savedMany(parts)),
  });
  const bring = useMutation({
    mutationFn: (wanted: readonly File[]) => importLibraryFiles(wanted, begin(), progress),
    onSuccess: () => announce(transferTexts.panel.imported),
  });
  const { mutate: bringIn } = bring;
  useEffect(() => {
    if (files) bringIn(files);
  }, [files, bringIn]);
  const isBusy = out.isPending || bring.isPending;
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(target.files ?? [])];
    target.value = "";
    out.reset();
    if (picked.length > 0) bring.mutate(picked);
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          icon={Download}
          disabled={isBusy}
          disabledReason={made === 0 ? transferTexts.panel.nothingToExport : undefined}
          onClick={() => {
            bring.reset();
            out.mutate();
          }}
        >
          {transferTexts.panel.exportLibrary}
        </Button>
        <Button icon={Upload} disabled={isBusy} onClick={() => picker.current?.click()}>
          {transferTexts.panel.importLibrary}
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          accept=".zip,application/zip"
          aria-label={transferTexts.panel.libraryFile}
          hidden
          onChange={pick}
        />
      </div>
      {isBusy && (
        <div className="flex flex-col gap-2">
          <p className="flex justify-between gap-3 text-muted text-sm">
            {out.isPending ? transferTexts.panel.packing : transferTexts.panel.taking}
            {steps && <span className="tabular-nums">{transferTexts.panel.doneOf(steps.done, steps.of)}</span>}
          </p>
          <ProgressBar
            value={steps && steps.of > 0 ? steps.done / steps.of : undefined}
            label={out.isPending ? transferTexts.panel.packing : transferTexts.panel.taking}
          />
        </div>
      )}
      {out.data && (
        <Notice
          tone="plain"
          title={out.data.parts === 1 ? transferTexts.panel.savedOneTitle : transferTexts.panel.savedManyTitle}
        >
          {transferTexts.panel.savedDetail(formatBytes(out.data.bytes), out.data.parts)}
        </Notice>
      )}
      {out.error && (
        <Notice tone="bad" title={transferTexts.panel.notPacked}>
          {out.error.message}
        </Notice>
      )}
      {bring.error && (
        <Notice tone="bad" title={transferTexts.panel.notImported}>
          {bring.error.message}
        </Notice>
      )}
      {bring.data && <ReportNotice report={bring.data} />}
    </div>
  );
}

const SKIPPED_SHOWN = 5;

function ReportNotice({ report }: { report: ImportReport }) {
  const { added, updated, unchanged, files, bytes, experiments, skipped } = report;
  return (
    <Notice
      tone="plain"
      title={added === 0 && updated === 0 ? transferTexts.panel.nothingNew : transferTexts.panel.cameIn(added)}
    >
      <ul className="flex flex-col gap-0.5">
        {updated > 0 && <li>{transferTexts.panel.updated(updated)}</li>}
        {unchanged > 0 && <li>{transferTexts.panel.unchanged(unchanged)}</li>}
        {files > 0 && <li>{transferTexts.panel.files(files, formatBytes(bytes))}</li>}
        {experiments > 0 && <li>{transferTexts.panel.experiments(experiments)}</li>}
        {skipped.slice(0, SKIPPED_SHOWN).map((reason) => (
          <li key={reason} className="text-bad">
            {transferTexts.panel.leftOut(reason)}
          </li>
        ))}
        {skipped.length > SKIPPED_SHOWN && (
          <li className="text-bad">{transferTexts.panel.more(skipped.length - SKIPPED_SHOWN)}</li>
        )}
      </ul>
    </Notice>
  );
}
