import { create } from "zustand";
import type { FoundSettings } from "./read-settings.ts";

/** Settings of several files that were given at once: which of them is the artist's choice. */
export const useChoice = create<{ found: readonly FoundSettings[] }>()(() => ({ found: [] }));
