import { useEffect, useRef, useState } from "react";
import type { AssetRecord } from "../api/asset-record.ts";
import type { Connection } from "../api/connection.ts";
import { explainError } from "../api/explain-error.ts";
import { formatNumber } from "../texts/figures.ts";
import { announce } from "../ui/announcer.tsx";
import { saveBlob } from "../ui/save-blob.ts";
import type { ExportChoice } from "./export-choice.ts";
import type { ExportStep } from "./job/export-job.ts";
import { runExport } from "./job/run-export.ts";
import { exportTexts } from "./texts.ts";

/** Runs one export at a time: how far it is, stopping it, and what went wrong. Leaving stops it too. */
export function useExport(record: AssetRecord, connection: Connection | undefined) {
  const [step, setStep] = useState<ExportStep>();
  const [saved, setSaved] = useState<{ words: string; choice: ExportChoice }>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (choice: ExportChoice) => {
    const controller = new AbortController();
    running.current = controller;
    setFailure(undefined);
    setSaved(undefined);
    setStep({ words: exportTexts.useExport.collectingFiles, progress: 0 });
    try {
      const { blob, name } = await runExport(record, connection, choice, {
        signal: controller.signal,
        onStep: (next) => !controller.signal.aborted && setStep(next),
      });
      saveBlob(blob, name);
      setSaved({ words: `${name}, ${formatBytes(blob.size)}`, choice });
      announce(exportTexts.useExport.saved(name));
    } catch (error) {
      if (!controller.signal.aborted) setFailure(explainError(error, connection).detail);
    } finally {
      setStep(undefined);
    }
  };
  return { step, saved, failure, start, stop: () => running.current?.abort() };
}

/** `1.2 MB` */
export function formatBytes(size: number): string {
  const [unit, divisor] = size < 1e6 ? (["KB", 1e3] as const) : (["MB", 1e6] as const);
  const value = size / divisor;
  return `${formatNumber(value, value < 10 ? 1 : 0)} ${unit}`;
}
