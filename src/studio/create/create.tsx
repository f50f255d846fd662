import { Box, Layers } from "lucide-react";
import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import { FAMILIES, isFamily } from "#contract/family.ts";
import type { AssetRecord } from "../api/asset-record.ts";
import { useDraft } from "../api/draft-store.ts";
import type { PromptSets } from "../api/prompt-set.ts";
import { CreateForm } from "./create-form.tsx";

const TABS = {
  "text-to-3d": { label: "3D model", icon: Box },
  material: { label: "Material", icon: Layers },
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
  return (
    <Tabs.Root
      value={family}
      onValueChange={(value) => isFamily(value) && choose(value)}
      className="flex h-full min-h-0 flex-col"
    >
      <div className="flex shrink-0 items-center justify-between border-line border-b px-2">
        <Tabs.List aria-label="What to make" className="flex gap-1">
          {FAMILIES.map((each) => {
            const { label, icon: Icon } = TABS[each];
            return (
              <Tabs.Trigger
                key={each}
                value={each}
                className="-mb-px inline-flex h-10 items-center gap-2 border-transparent border-b-2 px-3 font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink pointer-coarse:h-11"
              >
                <Icon aria-hidden size={16} strokeWidth={1.75} />
                {label}
              </Tabs.Trigger>
            );
          })}
        </Tabs.List>
        {aside}
      </div>
      {FAMILIES.map((each) => (
        <Tabs.Content key={each} value={each} tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
          <CreateForm family={each} promptSets={promptSets} onCreated={onCreated} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
