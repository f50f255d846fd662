import { create } from "zustand";

export type Pane = "create" | "stage" | "inspector" | "shelf";

interface PaneState {
  pane: Pane;
  show(pane: Pane): void;
}

/** Which part of the workbench a narrow screen shows. A wide one shows them all. */
export const usePane = create<PaneState>()((set) => ({ pane: "create", show: (pane) => set({ pane }) }));
