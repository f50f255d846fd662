import { Grid3x3 } from "lucide-react";
import type { PromptSet } from "../api/prompt-set.ts";
import { createTexts } from "./texts.ts";

interface PromptSetLineProps {
  set: PromptSet;
  onOpen(): void;
}

/** How many prompts the choices in the prompt come to, and the way to see them side by side. */
export function PromptSetLine({ set, onOpen }: PromptSetLineProps) {
  const { comesTo, comesToCountless } = createTexts.promptSetLine;
  return (
    <p className="-mt-3 flex items-baseline justify-between gap-3 text-muted text-sm">
      <span role="status">{Number.isSafeInteger(set.total) ? comesTo(set.total) : comesToCountless}</span>
      <button
        type="button"
        onClick={onOpen}
        className="inline-flex shrink-0 items-center gap-1.5 rounded-sm text-accent-text underline-offset-2 hover:underline pointer-coarse:min-h-11"
      >
        <Grid3x3 aria-hidden size={12} />
        {createTexts.promptSetLine.openAsExperiment}
      </button>
    </p>
  );
}
