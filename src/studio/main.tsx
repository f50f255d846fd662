import "./api/no-eval.ts";
import "./index.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { adoptToken } from "./api/connections-store.ts";
import { loadHistory } from "./api/history-store.ts";
import { takeToken } from "./api/take-token.ts";
import { App } from "./app.tsx";
import { hearNoMore } from "./first-paint-end.tsx";
import { LANGUAGE } from "./texts/language.ts";
import { wordsReady } from "./texts/words.ts";
import { keepParts } from "./ui/keep-parts.ts";
import { COMES_LATER } from "./ui/lazy-part.ts";
import { reloadWhenBack } from "./ui/reload-when-back.ts";

const root = document.getElementById("root");
if (!root) throw new Error("main: index.html must hold #root.");
document.documentElement.lang = LANGUAGE;
// the same address with a token behind it, opened where the page is open already, does not load the page again
addEventListener("hashchange", takeOver);
// once the modules are through: a timer set while they run makes a browser that is watched read them once more
void Promise.resolve(wordsReady()).then(() => begin(root));

function begin(element: HTMLElement): void {
  takeOver();
  show(element);
  reloadWhenBack();
  keepParts();
  void loadHistory();
}

function takeOver(): void {
  const token = takeToken();
  if (token) adoptToken(token);
}

/** The build has drawn the form page, in English; any other is drawn here. */
function show(element: HTMLElement): void {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  hearNoMore();
  if (location.pathname !== "/" || LANGUAGE !== "en" || !element.hasChildNodes()) {
    createRoot(element).render(app);
    return;
  }
  // in slices: whoever types meanwhile is not held up
  startTransition(() => {
    hydrateRoot(element, app, { onRecoverableError: tellUnlessLate });
  });
}

function tellUnlessLate(error: unknown): void {
  if ((error as { digest?: string }).digest !== COMES_LATER) reportError(error);
}
