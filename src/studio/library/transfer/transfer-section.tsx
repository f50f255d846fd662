import { TransferPanel } from "./transfer-panel.tsx";

/** The whole library as one file, as a part of the settings. */
export function TransferSection() {
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-muted text-sm">Everything as one file</p>
      <p className="text-faint text-sm">
        Results with their files and marks, experiments, earlier prompts, the servers without their tokens. What comes
        in never replaces what is newer here.
      </p>
      <TransferPanel />
    </div>
  );
}
