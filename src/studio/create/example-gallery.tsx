import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { Family } from "#contract/family.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { useFocusBack } from "../ui/use-focus-back.ts";
import { GALLERY } from "./gallery-examples.ts";
import { createMoreTexts } from "./more-texts.ts";

interface ExampleGalleryProps {
  family: Family;
  onPick(prompt: string): void;
  onClose(): void;
}

/** What kinds of things can be made, each with prompts to start from. */
export function ExampleGallery({ family, onPick, onClose }: ExampleGalleryProps) {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/55" />
        <Dialog.Content
          onCloseAutoFocus={focusBack}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-2rem)] w-[min(58rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-lg border border-line bg-panel shadow-float"
        >
          <header className="flex items-center gap-3 border-line border-b py-2.5 pr-2.5 pl-5">
            <Dialog.Title className="font-semibold text-ink text-lg">
              {createMoreTexts.exampleGallery.heading}
            </Dialog.Title>
            <Dialog.Description className="min-w-0 flex-1 truncate text-faint">
              {createMoreTexts.exampleGallery.hint}
            </Dialog.Description>
            <Dialog.Close asChild>
              <IconButton icon={X} label={createMoreTexts.exampleGallery.close} />
            </Dialog.Close>
          </header>
          <div className="columns-1 gap-4 overflow-y-auto p-5 max-sm:p-3 sm:columns-2 lg:columns-3">
            {GALLERY[family].map(({ kind, prompts }) => (
              <section
                key={kind}
                aria-label={createMoreTexts.exampleGallery.kinds[kind]}
                className="mb-5 break-inside-avoid"
              >
                <h3 className="px-2 pb-1 font-medium text-muted text-sm">
                  {createMoreTexts.exampleGallery.kinds[kind]}
                </h3>
                <ul>
                  {prompts.map((prompt) => (
                    <li key={prompt}>
                      <button
                        type="button"
                        onClick={() => {
                          onPick(prompt);
                          onClose();
                        }}
                        className="w-full rounded-md px-2 py-1 text-left text-ink transition-colors hover:bg-hover pointer-coarse:min-h-11"
                      >
                        {prompt}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
