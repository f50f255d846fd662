import { createContext } from "react";

/** What an open panel lies over, in pixels. */
export interface PanelSize {
  /** Of the picture's height above the toolbar: 0 where it lies beside the subject. */
  readonly heightPx: number;
  /** Of its width, from the right edge: 0 where it lies over all of it. */
  readonly asidePx: number;
  /** Of its width, what is left beside it. */
  readonly besidePx: number;
}

export const NO_PANEL: PanelSize = { heightPx: 0, asidePx: 0, besidePx: Number.POSITIVE_INFINITY };

/** Takes what an open panel lies over. */
export const PanelCover = createContext<(size: PanelSize) => void>(() => undefined);
