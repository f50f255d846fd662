import type { Family } from "#contract/family.ts";
import { Modal } from "../ui/modal.tsx";
import { GALLERY } from "./gallery-examples.ts";
import { createMoreTexts } from "./more-texts.ts";

interface ExampleGalleryProps {
  family: Family;
  onPick(prompt: string): void;
  onClose(): void;
}

/** What kinds of things can be made, each with prompts to start from. */
export function ExampleGallery({ family, onPick, onClose }: ExampleGalleryProps) {
  const { heading, hint, close } = createMoreTexts.exampleGallery;
  return (
    <Modal title={heading} hint={hint} close={close} width="w-[min(58rem,calc(100vw-2rem))]" onClose={onClose}>
      <div className="columns-1 gap-4 overflow-y-auto p-5 max-sm:p-3 sm:columns-2 lg:columns-3">
        {GALLERY[family].map(({ kind, prompts }) => (
          <section
            key={kind}
            aria-label={createMoreTexts.exampleGallery.kinds[kind]}
            className="mb-5 break-inside-avoid"
          >
            <h3 className="px-2 pb-1 font-medium text-muted text-sm">{createMoreTexts.exampleGallery.kinds[kind]}</h3>
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
    </Modal>
  );
}
