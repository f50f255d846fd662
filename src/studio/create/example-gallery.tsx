import type { Family } from "#contract/family.ts";
import { Modal } from "../ui/modal.tsx";
import { GALLERY } from "./gallery-examples.ts";
import { galleryPicture } from "./gallery-picture.ts";
import { createMoreTexts } from "./more-texts.ts";

interface ExampleGalleryProps {
  family: Family;
  onPick(prompt: string): void;
  onClose(): void;
}

/** What kinds of things can be made, each with prompts to start from and what our own engine makes of them. */
export function ExampleGallery({ family, onPick, onClose }: ExampleGalleryProps) {
  const { heading, hint, close } = createMoreTexts.exampleGallery;
  const all = GALLERY[family].flatMap(({ prompts }) => prompts);
  return (
    <Modal title={heading} hint={hint} close={close} width="w-[min(52rem,calc(100vw-2rem))]" onClose={onClose}>
      <div className="flex flex-col gap-6 overflow-y-auto p-5 max-sm:p-3">
        {GALLERY[family].map(({ kind, prompts }) => (
          <section key={kind} aria-label={createMoreTexts.exampleGallery.kinds[kind]} className="flex flex-col gap-2">
            <h3 className="font-medium text-muted text-sm">{createMoreTexts.exampleGallery.kinds[kind]}</h3>
            <ul className="grid grid-cols-3 gap-2 max-sm:grid-cols-2 md:grid-cols-5">
              {prompts.map((prompt) => (
                <li key={prompt}>
                  <button
                    type="button"
                    onClick={() => {
                      onPick(prompt);
                      onClose();
                    }}
                    className="group flex w-full flex-col gap-1.5 rounded-md p-1 text-left text-muted text-sm leading-snug transition-colors hover:bg-hover hover:text-ink"
                  >
                    <span
                      aria-hidden
                      style={galleryPicture(family, all.indexOf(prompt), all.length)}
                      className="aspect-square w-full rounded-md bg-raised inset-ring inset-ring-line forced-color-adjust-none group-hover:inset-ring-line-strong"
                    />
                    <span className="px-1 pb-1">{prompt}</span>
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
