import { create } from "zustand";

/** Files that were chosen rather than dropped, and wait to be looked into. */
export const useChosenFiles = create<{ files: readonly File[] }>()(() => ({ files: [] }));
