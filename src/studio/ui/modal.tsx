import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { useFocusBack } from "./use-focus-back.ts";

interface ModalProps {
  title: string;
  /** A sentence about it, in its head. */
  hint?: string;
  /** What else its head holds, between the title and the cross. */
  head?: ReactNode;
  /** What the cross is called. */
  close: string;
  /** How wide it may become, as a class. */
  width: string;
  /** Takes the focus as a whole where nothing in it wants it more. */
  isRead?: boolean;
  /** Selector of what takes the focus, in place of the cross. */
  first?: string;
  onClose(): void;
  children: ReactNode;
}

const focusFirst = (selector: string) => (event: Event) => {
  const content = event.currentTarget instanceof HTMLElement ? event.currentTarget : undefined;
  const wanted = [...(content?.querySelectorAll<HTMLElement>(selector) ?? [])].find((each) => each.checkVisibility());
  if (!wanted) return;
  event.preventDefault();
  wanted.focus();
};

const focusWhole = (event: Event) => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
};

/** A dialog over the page, as high as the page at the most. Its parts scroll by themselves. Always loaded lazily. */
export function Modal({ title, hint, head, close, width, isRead, first, onClose, children }: ModalProps) {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/55" />
        <Dialog.Content
          onCloseAutoFocus={focusBack}
          {...(isRead && { onOpenAutoFocus: focusWhole })}
          {...(first && { onOpenAutoFocus: focusFirst(first) })}
          {...(hint === undefined && { "aria-describedby": undefined })}
          className={classNames(
            "-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-2rem)] flex-col",
            "overflow-hidden rounded-lg border border-line bg-panel shadow-float outline-none",
            width,
          )}
        >
          <div className="flex shrink-0 items-center gap-x-3 border-line border-b py-2.5 pr-2.5 pl-5 max-sm:flex-wrap">
            <Dialog.Title
              className={classNames(
                "shrink-0 font-semibold text-ink text-lg",
                hint === undefined ? !head && "mr-auto" : "max-sm:mr-auto",
              )}
            >
              {title}
            </Dialog.Title>
            {hint !== undefined && (
              // a phone has no room for it beside the title
              <Dialog.Description className="min-w-0 flex-1 truncate text-faint max-sm:order-last max-sm:line-clamp-2 max-sm:basis-full max-sm:whitespace-normal max-sm:pb-1">
                {hint}
              </Dialog.Description>
            )}
            {head}
            <Dialog.Close asChild>
              <IconButton icon={X} label={close} className="max-sm:ml-auto" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
