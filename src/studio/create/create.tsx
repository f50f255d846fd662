import { Box, Layers } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { FAMILIES } from "#contract/family.ts";
import type { AssetRecord } from "../api/asset-record.ts";
import { useDraft } from "../api/draft-store.ts";
import type { PromptSets } from "../api/prompt-set.ts";
import { useCommands } from "../ui/keys/use-commands.ts";
import { CreateForm } from "./create-form.tsx";
import { createTexts } from "./texts.ts";

const TABS = {
  "text-to-3d": {
    get label() {
      return createTexts.page.model3d;
    },
    icon: Box,
  },
  material: {
    get label() {
      return createTexts.page.material;
    },
    icon: Layers,
  },
} as const;

interface CreateProps {
  promptSets: PromptSets;
  /** At the end of the row of tabs. */
  aside?: ReactNode;
  onCreated(record: AssetRecord): void;
}

/** Where it begins: what to make, in words. */
export function Create({ promptSets, aside, onCreated }: CreateProps) {
  const family = useDraft((state) => state.family);
  const choose = useDraft((state) => state.choose);
  const id = useId();

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = FAMILIES.indexOf(family);
    const to = event.key === "Home" ? 0 : event.key === "End" ? -1 : step && (at + step) % FAMILIES.length;
    const next = to === undefined ? undefined : FAMILIES.at(to);
    if (!next) return;
    event.preventDefault();
    choose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  useCommands({ "make.model": () => choose("text-to-3d"), "make.material": () => choose("material") });

  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex shrink-0 items-center justify-between border-line border-b px-2">
        <div data-remembered="draft" role="tablist" aria-label={createTexts.page.whatToMake} className="flex gap-1">
          {FAMILIES.map((each) => {
            const { label, icon: Icon } = TABS[each];
            const isChosen = each === family;
            return (
              <button
                key={each}
                type="button"
                role="tab"
                id={`${id}-${each}`}
                aria-selected={isChosen}
                aria-controls={isChosen ? `${id}-panel` : undefined}
                tabIndex={isChosen ? 0 : -1}
                onClick={() => choose(each)}
                onKeyDown={walk}
                className="-mb-px inline-flex h-10 items-center gap-2 border-transparent border-b-2 px-3 font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink pointer-coarse:h-11"
              >
                <Icon aria-hidden size={16} strokeWidth={1.75} />
                {label}
              </button>
            );
          })}
        </div>
        {aside}
      </div>
      <div
        key={family}
        data-remembered="draft"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${family}`}
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col outline-none"
      >
        <CreateForm family={family} promptSets={promptSets} onCreated={onCreated} />
      </div>
    </div>
  );
}
