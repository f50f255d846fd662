import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { uiMoreTexts } from "./more-texts.ts";
import { useFocusBack } from "./use-focus-back.ts";

interface ConfirmDialogProps {
  title: string;
  /** What will be lost, or spent. */
  children: ReactNode;
  /** The verb on the button. */
  action: string;
  /** The way out: `Keep it`. */
  keep?: string;
  /** How the verb looks: `danger` unless it only spends. */
  look?: "accent" | "danger";
  isWorking?: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something is lost or spent. Always loaded lazily. */
export function ConfirmDialog({
  title,
  children,
  action,
  keep = uiMoreTexts.confirmDialog.keep,
  look = "danger",
  isWorking,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const focusBack = useFocusBack();
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-black/55" />
        <AlertDialog.Content
          onCloseAutoFocus={focusBack}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-40 flex w-[min(26rem,calc(100vw-2rem))] flex-col gap-4 rounded-lg border border-line bg-panel p-5 shadow-float"
        >
          <AlertDialog.Title className="font-semibold text-ink text-lg">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="flex flex-col gap-2 break-words text-muted">{children}</div>
          </AlertDialog.Description>
          <div className="flex justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button look="quiet">{keep}</Button>
            </AlertDialog.Cancel>
            <Button look={look} disabled={isWorking ?? false} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
