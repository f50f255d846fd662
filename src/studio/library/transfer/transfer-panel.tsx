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
import { exportLibrary, importLibraryFile } from "./transfer-library.ts";

interface Steps {
  done: number;
  of: number;
}

/** Takes the whole library out as one file, and such a file in. */
export function TransferPanel() {
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
      announce(parts === 1 ? "The library is among your downloads." : `${parts} files are among your downloads.`),
  });
  const bring = useMutation({
    mutationFn: (file: File) => importLibraryFile(file, begin(), progress),
    onSuccess: () => announce("The library was imported."),
  });
  const isBusy = out.isPending || bring.isPending;
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    out.reset();
    if (file) bring.mutate(file);
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          icon={Download}
          disabled={isBusy}
          disabledReason={made === 0 ? "There is nothing to export yet." : undefined}
          onClick={() => {
            bring.reset();
            out.mutate();
          }}
        >
          Export library
        </Button>
        <Button icon={Upload} disabled={isBusy} onClick={() => picker.current?.click()}>
          Import library
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".zip,application/zip"
          aria-label="Library file"
          tabIndex={-1}
          className="sr-only"
          onChange={pick}
        />
      </div>
      {isBusy && (
        <div className="flex flex-col gap-2">
          <p className="flex justify-between gap-3 text-muted text-sm">
            {out.isPending ? "Packing" : "Taking in"}
            {steps && (
              <span className="tabular-nums">
                {steps.done.toLocaleString("en-US")} of {steps.of.toLocaleString("en-US")}
              </span>
            )}
          </p>
          <ProgressBar
            value={steps && steps.of > 0 ? steps.done / steps.of : undefined}
            label={out.isPending ? "Packing" : "Taking in"}
          />
        </div>
      )}
      {out.data && (
        <Notice
          tone="plain"
          title={out.data.parts === 1 ? "It is among your downloads" : "They are among your downloads"}
        >
          {formatBytes(out.data.bytes)}
          {out.data.parts > 1 && ` in ${out.data.parts} files: each of them can be imported by itself`}.
        </Notice>
      )}
      {out.error && (
        <Notice tone="bad" title="The library could not be packed">
          {out.error.message}
        </Notice>
      )}
      {bring.error && (
        <Notice tone="bad" title="This file was not imported">
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
  const count = (value: number) => value.toLocaleString("en-US");
  return (
    <Notice tone="plain" title={added === 0 && updated === 0 ? "Nothing new came in" : `${count(added)} came in`}>
      <ul className="flex flex-col gap-0.5">
        {updated > 0 && <li>{count(updated)} that were here know more now.</li>}
        {unchanged > 0 && <li>{count(unchanged)} were here already, as new or newer.</li>}
        {files > 0 && (
          <li>
            {count(files)} files, {formatBytes(bytes)}.
          </li>
        )}
        {experiments > 0 && <li>{count(experiments)} experiments.</li>}
        {skipped.slice(0, SKIPPED_SHOWN).map((reason) => (
          <li key={reason} className="text-bad">
            Left out: {reason}
          </li>
        ))}
        {skipped.length > SKIPPED_SHOWN && (
          <li className="text-bad">And {count(skipped.length - SKIPPED_SHOWN)} more.</li>
        )}
      </ul>
    </Notice>
  );
}
