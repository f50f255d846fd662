import { create } from "zustand";
import { DEFAULT_SETUP, parseSetup, type StageSetup } from "./stage-setup.ts";

const KEY = "plinth.stage";

interface SetupStore {
  readonly setup: StageSetup;
  change(changes: Partial<StageSetup>): void;
  reset(): void;
}

/** The stage's set-up, the same for every stage of the page, kept in the browser. */
export const useStageSetup = create<SetupStore>((set, get) => ({
  setup: parseSetup(readKept()),
  change: (changes) => {
    set({ setup: { ...get().setup, ...changes } });
    keep(get().setup);
  },
  reset: () => {
    set({ setup: DEFAULT_SETUP });
    keep(DEFAULT_SETUP);
  },
}));

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // a browser that keeps nothing still shows the stage
    return null;
  }
}

function keep(setup: StageSetup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(setup));
  } catch {
    // full or forbidden: the set-up lasts until the page is left
  }
}
