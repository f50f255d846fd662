const LOOK_EVERY_MS = 1000;
/** A part that never comes, because something between here and the server holds it up, must not reload the page for ever. */
const RELOADS_MAX = 3;
const RELOADS_KEY = "plinth-reloads-for-parts";

let isWaiting = false;

/**
 * Reloads the page once its server answers again, if a part of it did not come meanwhile: Chromium remembers that a
 * module could not be fetched and never asks for it again. What was typed, chosen and sent is kept over a reload.
 */
export function reloadWhenBack(): void {
  window.addEventListener("vite:preloadError", () => void waitAndReload());
}

async function waitAndReload(): Promise<void> {
  const reloads = Number(sessionStorage.getItem(RELOADS_KEY));
  if (isWaiting || reloads >= RELOADS_MAX) return;
  isWaiting = true;
  do await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  while (isWriting() || !(await isBack()));
  sessionStorage.setItem(RELOADS_KEY, String(reloads + 1));
  location.reload();
}

const isWriting = (): boolean => document.activeElement?.matches("input, textarea, [role=dialog] *") ?? false;

/**
 * Whether the page could be had again. A service that is stopping still answers on lines that are open, and says 503 here;
 * where only files are served, any answer will do.
 */
const isBack = (): Promise<boolean> =>
  fetch("/readyz", { cache: "no-store" }).then(
    ({ status }) => status !== 503,
    () => false,
  );
