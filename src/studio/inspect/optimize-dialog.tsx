import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { formatCredits } from "../ui/credits.ts";
import { inspectTexts } from "./texts.ts";

interface OptimizeDialogProps {
  /** In credits; undefined where the server does not tell. */
  price: number | undefined;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before the key alone spends: the button has its price beside it, a slip of a finger has not. */
export function OptimizeDialog({ price, onConfirm, onClose }: OptimizeDialogProps) {
  return (
    <ConfirmDialog
      title={inspectTexts.optimizeDialog.title}
      action={inspectTexts.optimize}
      keep={inspectTexts.optimizeDialog.notNow}
      look="accent"
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onClose={onClose}
    >
      <p>
        {price === undefined ? inspectTexts.optimizeDialog.mayCost : `${inspectTexts.costs(formatCredits(price))}.`}
      </p>
    </ConfirmDialog>
  );
}
