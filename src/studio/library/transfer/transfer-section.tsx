import { transferTexts } from "./texts.ts";
import { TransferPanel } from "./transfer-panel.tsx";

/** The whole library as one file, as a part of the settings. */
export function TransferSection() {
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-muted text-sm">{transferTexts.section.heading}</p>
      <p className="text-faint text-sm">{transferTexts.section.hint}</p>
      <TransferPanel />
    </div>
  );
}
