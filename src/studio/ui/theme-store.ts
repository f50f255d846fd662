import { create } from "zustand";

export type ThemeChoice = "system" | "light" | "dark";

const KEY = "plinth.theme";
/** Missing where the page is built. */
const system = globalThis.matchMedia?.("(prefers-color-scheme: dark)");

interface ThemeState {
  choice: ThemeChoice;
  resolved: "light" | "dark";
  choose(choice: ThemeChoice): void;
}

const resolve = (choice: ThemeChoice): "light" | "dark" =>
  choice === "system" ? (system?.matches ? "dark" : "light") : choice;

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

/** The theme. `public/first-paint.js` has already set it for the first paint; keep the two together. */
export const useTheme = create<ThemeState>()((set) => ({
  choice: "system",
  resolved: "dark",
  choose: (choice) => set({ choice, resolved: resolve(choice) }),
}));

const remembered = readChoice();
useTheme.setState({ choice: remembered, resolved: resolve(remembered) });

useTheme.subscribe(({ choice, resolved }) => {
  const { dataset } = document.documentElement;
  // all of it at once: colours that fade each at their own pace are unreadable in between
  dataset.switching = "";
  dataset.theme = resolved;
  setTimeout(() => delete dataset.switching, 100);
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // without storage the choice lives as long as the page
  }
});

system?.addEventListener("change", () => {
  const { choice, choose } = useTheme.getState();
  choose(choice);
});
