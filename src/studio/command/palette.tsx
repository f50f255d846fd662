import { Command } from "cmdk";
import { Dialog } from "radix-ui";
import { useRef, useState } from "react";
import { useFocusBack } from "../ui/use-focus-back.ts";
import type { PaletteLine } from "./rank-lines.ts";
import { commandTexts } from "./texts.ts";
import { usePaletteGroups } from "./use-palette-groups.tsx";

interface PaletteProps {
  onGo(address: string): void;
  onClose(): void;
}

/** Everything that can be done now, every place and every task, found by a few letters. Always loaded lazily. */
export function Palette({ onGo, onClose }: PaletteProps) {
  const [typed, setTyped] = useState("");
  const groups = usePaletteGroups(typed, onGo);
  const lines = groups.flatMap((group) => group.lines);

  // moved by the arrows and the pointer as long as nothing else is typed. Ranked and chosen while rendering, so that Enter never finds
  // what was chosen for fewer letters
  const [moved, setMoved] = useState<{ typed: string; value: string }>();
  const chosen = (moved?.typed === typed && lines.find(({ value }) => value === moved.value)) || lines[0];

  // first this goes and gives the focus back, then the deed is done
  const picked = useRef<() => void>(undefined);
  const pick = (line: PaletteLine) => {
    picked.current = line.pick;
    onClose();
  };
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/55" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            picked.current?.();
            if (picked.current && document.activeElement !== document.body) event.preventDefault();
            else focusBack(event);
          }}
          className="-translate-x-1/2 fixed top-[min(12dvh,7rem)] left-1/2 z-40 flex max-h-[min(34rem,76dvh)] w-[min(38rem,calc(100vw-1.5rem))] flex-col overflow-hidden rounded-lg border border-line bg-panel shadow-float"
        >
          <Dialog.Title className="sr-only">{commandTexts.palette}</Dialog.Title>
          <Command
            loop
            label={commandTexts.field}
            shouldFilter={false}
            value={chosen?.value ?? ""}
            onValueChange={(value) => setMoved({ typed, value })}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing || !chosen) return;
              event.preventDefault();
              pick(chosen);
            }}
            className="flex min-h-0 flex-1 flex-col"
          >
            <Command.Input
              value={typed}
              onValueChange={setTyped}
              placeholder={commandTexts.placeholder}
              className="h-12 shrink-0 border-line border-b bg-transparent px-4 text-ink text-lg outline-none placeholder:text-faint pointer-coarse:text-[1rem]"
            />
            {groups.length === 0 && <p className="px-3 py-8 text-center text-faint">{commandTexts.nothing(typed)}</p>}
            <Command.List
              label={commandTexts.found}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5 [scroll-padding-block:0.5rem]"
            >
              {groups.map(({ heading, lines }) => (
                <Command.Group
                  key={heading}
                  heading={heading}
                  className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-faint [&_[cmdk-group-heading]]:text-sm"
                >
                  {lines.map((line) => (
                    <Command.Item
                      key={line.value}
                      value={line.value}
                      onSelect={() => pick(line)}
                      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1 text-ink aria-selected:bg-hover pointer-coarse:min-h-11"
                    >
                      {line.content}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
