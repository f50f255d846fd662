import { create } from "zustand";

export type ThemeChoice = "system" | "light" | "dark";

const KEY = "plinth.theme";
const system = matchMedia("(prefers-color-scheme: dark)");

interface ThemeState {
  choice: ThemeChoice;
  resolved: "light" | "dark";
  choose(choice: ThemeChoice): void;
}

const resolve = (choice: ThemeChoice): "light" | "dark" =>
  choice === "system" ? (system.matches ? "dark" : "light") : choice;

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

/** The theme. `public/theme.js` has already set it for the first paint; keep the two together. */
export const useTheme = create<ThemeState>()((set) => ({
  choice: readChoice(),
  resolved: resolve(readChoice()),
  choose: (choice) => set({ choice, resolved: resolve(choice) }),
}));

useTheme.subscribe(({ choice, resolved }) => {
  document.documentElement.dataset.theme = resolved;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // without storage the choice lives as long as the page
  }
});

system.addEventListener("change", () => {
  const { choice, choose } = useTheme.getState();
  choose(choice);
});
