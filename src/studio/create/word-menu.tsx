import { ChevronDown } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { createMoreTexts } from "./more-texts.ts";
import type { WordSwap } from "./word-swaps.ts";

interface WordMenuProps {
  swap: WordSwap;
  className: string;
  disabled: boolean;
  onPick(other: string): void;
}

/** A word of the prompt, and what may stand for it. Picking one sends it. */
export function WordMenu({ swap, className, disabled, onPick }: WordMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        disabled={disabled}
        aria-label={createMoreTexts.wordMenu.anotherWord(swap.word)}
        className={className}
      >
        {swap.word}
        <ChevronDown aria-hidden size={12} className="text-faint" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-36 overflow-y-auto rounded-lg border border-line bg-raised p-1 text-muted shadow-float"
        >
          {swap.alternatives.map((other) => (
            <DropdownMenu.Item
              key={other}
              onSelect={() => onPick(other)}
              className="flex h-7 cursor-pointer items-center rounded-sm px-2 outline-none data-highlighted:bg-hover data-highlighted:text-ink pointer-coarse:h-11"
            >
              {other}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
