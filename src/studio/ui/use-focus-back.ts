import { useRef } from "react";

/**
 * For a dialog that is opened by a key or from afar: when it closes, the focus goes back to where it was before. Radix knows only the
 * dialog's own trigger, and leaves the keyboard at the top of the page where there is none.
 *
 * @returns For `onCloseAutoFocus`.
 */
export function useFocusBack(): (event: Event) => void {
  const before = useRef(document.activeElement);
  return (event) => {
    event.preventDefault();
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
}
