import { lazy, Suspense } from "react";
import { create } from "zustand";
import { announce } from "./announcer.tsx";
import { uiTexts } from "./texts.ts";
import { useTheme } from "./theme-store.ts";

const SonnerToaster = lazy(() => import("sonner").then(({ Toaster }) => ({ default: Toaster })));

const useWanted = create<{ wanted: boolean }>()(() => ({ wanted: false }));

interface ToastAction {
  label: string;
  /** The label with what it is done to, where several may be told at once. */
  name?: string;
  onClick(): void;
}

/** Tells something in passing, with at most one thing to do about it. The library comes with the first one. */
export async function toast(text: string, action?: ToastAction): Promise<void> {
  useWanted.setState({ wanted: true });
  announce(text);
  const sonner = await import("sonner");
  sonner.toast(text, action && { action: { label: <Named {...action} />, onClick: action.onClick } });
}

function Named({ label, name }: ToastAction) {
  if (!name) return label;
  return (
    <>
      <span aria-hidden>{label}</span>
      <span className="sr-only">{name}</span>
    </>
  );
}

/** The page's own live region has told it: heard from here too, it would be heard twice. */
const silence = (section: HTMLElement | null): void => section?.setAttribute("aria-live", "off");

export function Toaster() {
  const wanted = useWanted((state) => state.wanted);
  const theme = useTheme((state) => state.resolved);
  if (!wanted) return null;
  return (
    <Suspense>
      <SonnerToaster
        ref={silence}
        containerAriaLabel={uiTexts.toaster}
        theme={theme}
        position="bottom-center"
        offset={{ bottom: "var(--float-bottom)" }}
        mobileOffset={{ bottom: "var(--float-bottom)" }}
        toastOptions={{
          style: {
            background: "var(--raised)",
            color: "var(--ink)",
            border: "1px solid var(--line)",
            fontFamily: "var(--font-sans)",
            boxShadow: "var(--shadow)",
            // what lies below can be clicked: a word in passing is in nobody's way
            pointerEvents: "none",
          },
          actionButtonStyle: {
            background: "var(--accent)",
            color: "var(--accent-ink)",
            fontWeight: 600,
            pointerEvents: "auto",
          },
        }}
      />
    </Suspense>
  );
}
