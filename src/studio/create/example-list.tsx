import { ArrowUpLeft } from "lucide-react";
import { useState } from "react";
import type { Family } from "#contract/family.ts";
import { Coming } from "../ui/coming.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { EXAMPLES } from "./examples.ts";
import { createTexts } from "./texts.ts";

const ExampleGallery = lazyPart(() => import("./example-gallery.tsx").then((module) => module.ExampleGallery));

/** Prompts to start from, and the way to all of them. */
export function ExampleList({ family, onPick }: { family: Family; onPick(prompt: string): void }) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <section aria-label={createTexts.exampleList.examples} className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between">
        <h2 className="font-medium text-muted text-sm">{createTexts.exampleList.heading}</h2>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setShowsAll(true)}
          className="min-h-6 rounded-sm text-accent-text text-sm underline-offset-2 hover:underline pointer-coarse:min-h-11"
        >
          {createTexts.exampleList.allExamples}
        </button>
      </div>
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
      {showsAll && (
        <Coming onClose={() => setShowsAll(false)}>
          <ExampleGallery family={family} onPick={onPick} onClose={() => setShowsAll(false)} />
        </Coming>
      )}
    </section>
  );
}
