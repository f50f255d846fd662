import { ArrowUpLeft } from "lucide-react";
import type { Family } from "#contract/family.ts";
import { EXAMPLES } from "./examples.ts";

/** Prompts to start from. */
export function ExampleList({ family, onPick }: { family: Family; onPick(prompt: string): void }) {
  return (
    <section aria-label="Examples" className="flex flex-col gap-1.5">
      <h2 className="font-medium text-muted text-sm">Start from an example</h2>
      <ul className="-mx-2 flex flex-col">
        {EXAMPLES[family].map((prompt) => (
          <li key={prompt}>
            <button
              type="button"
              onClick={() => onPick(prompt)}
              className="group flex w-full items-center justify-between gap-2 rounded-md px-2 py-1 text-left text-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
            >
              <span className="truncate">{prompt}</span>
              <ArrowUpLeft aria-hidden size={14} className="shrink-0 text-faint opacity-0 group-hover:opacity-100" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
