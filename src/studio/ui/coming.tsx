import { type ReactNode, Suspense, useLayoutEffect, useRef } from "react";
import { holdKeys } from "./keys/held-keys.ts";

interface ComingProps {
  /** As the dialog itself is closed: Escape must end the waiting too. */
  onClose(): void;
  children: ReactNode;
}

/** A dialog that may have to be fetched first. What is typed meanwhile is meant for it, and waits with the artist. */
export function Coming({ onClose, children }: ComingProps) {
  return <Suspense fallback={<HeldKeys onClose={onClose} />}>{children}</Suspense>;
}

function HeldKeys({ onClose }: { onClose(): void }) {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => holdKeys(() => close.current()), []);
  return null;
}
