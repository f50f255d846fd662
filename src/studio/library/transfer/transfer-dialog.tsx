import { Modal } from "../../ui/modal.tsx";
import { transferTexts } from "./texts.ts";
import { TransferPanel } from "./transfer-panel.tsx";

interface TransferDialogProps {
  /** Library files that are to come in at once. */
  files?: readonly File[] | undefined;
  onClose(): void;
}

/** The whole library as one file, out and in. */
export function TransferDialog({ files, onClose }: TransferDialogProps) {
  const { heading, hint, close } = transferTexts.dialog;
  return (
    <Modal title={heading} close={close} width="w-[min(32rem,calc(100vw-2rem))]" onClose={onClose}>
      <div className="flex flex-col gap-4 overflow-y-auto p-5">
        <p className="text-muted">{hint}</p>
        <TransferPanel files={files} />
      </div>
    </Modal>
  );
}
