import { create } from "zustand";

/** A file that was chosen rather than dropped, and waits to be looked into. */
export const useChosenFile = create<{ file: File | undefined }>()(() => ({ file: undefined }));
