import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { IconButton } from "../../ui/icon-button.tsx";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { transferTexts } from "./texts.ts";
import { TransferPanel } from "./transfer-panel.tsx";

/** The whole library as one file, out and in. */
export function TransferDialog({ onClose }: { onClose(): void }) {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/55" />
        <Dialog.Content
          onCloseAutoFocus={focusBack}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] flex-col gap-4 overflow-y-auto rounded-lg border border-line bg-panel p-5 shadow-float"
        >
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="font-semibold text-ink text-lg">{transferTexts.dialog.heading}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon={X} label={transferTexts.dialog.close} className="-mt-1 -mr-2" />
            </Dialog.Close>
          </div>
          <Dialog.Description className="text-muted">{transferTexts.dialog.hint}</Dialog.Description>
          <TransferPanel />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
