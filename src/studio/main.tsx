import "./api/no-eval.ts";
import "./index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { adoptToken } from "./api/connections-store.ts";
import { loadHistory } from "./api/history-store.ts";
import { takeToken } from "./api/take-token.ts";
import { App } from "./app.tsx";
import { LANGUAGE } from "./texts/language.ts";
import { wordsReady } from "./texts/words.ts";
import { holdFocus } from "./ui/hold-focus.ts";
import { keepParts } from "./ui/keep-parts.ts";
import { reloadWhenBack } from "./ui/reload-when-back.ts";

reloadWhenBack();
keepParts();
holdFocus();
takeOver();
// the same address with a token behind it, opened where the page is open already, does not load the page again
addEventListener("hashchange", takeOver);
void loadHistory();

const root = document.getElementById("root");
if (!root) throw new Error("main: index.html must hold #root.");
document.documentElement.lang = LANGUAGE;
const ready = wordsReady();
if (ready) void ready.then(() => show(root));
else show(root);

function takeOver(): void {
  const token = takeToken();
  if (token) adoptToken(token);
}

function show(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
