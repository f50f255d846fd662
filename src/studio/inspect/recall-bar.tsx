import { useEffect } from "react";
import type { AssetRecord } from "../api/asset-record.ts";
import type { Recall } from "../api/draft.ts";
import { useDraft } from "../api/draft-store.ts";
import { announce } from "../ui/announcer.tsx";
import { isTyping } from "../ui/is-typing.ts";

const RECALLS: readonly { what: Recall; label: string; key: string; tip: string }[] = [
  { what: "all", label: "All", key: "a", tip: "Take everything into the form (A)" },
  { what: "prompt", label: "Prompt", key: "p", tip: "Take the prompts into the form (P)" },
  { what: "seed", label: "Seed", key: "s", tip: "Take the seed into the form (S)" },
  { what: "all-but-seed", label: "Remix", key: "r", tip: "Take everything but the seed (R)" },
];

/** Takes settings of an earlier result back into the form, by button or by key. */
export function RecallBar({ record }: { record: AssetRecord }) {
  const recall = useDraft((state) => state.recall);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const found = RECALLS.find((each) => each.key === event.key.toLowerCase());
      if (!found || event.shiftKey || isTyping(event)) return;
      recall(record, found.what);
      announce(`${found.label} taken into the form.`);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [record, recall]);

  return (
    <fieldset aria-label="Take into the form" className="flex gap-1">
      {RECALLS.map(({ what, label, key, tip }) => (
        <button
          key={what}
          type="button"
          aria-keyshortcuts={key.toUpperCase()}
          data-tip={tip}
          onClick={() => {
            recall(record, what);
            announce(`${label} taken into the form.`);
          }}
          className="inline-flex h-7 flex-1 items-center justify-center gap-1.5 rounded-md border border-line text-muted text-sm transition-colors hover:bg-hover hover:text-ink pointer-coarse:h-11"
        >
          {label}
          <kbd aria-hidden className="font-sans text-faint text-xs pointer-coarse:hidden">
            {key.toUpperCase()}
          </kbd>
        </button>
      ))}
    </fieldset>
  );
}
