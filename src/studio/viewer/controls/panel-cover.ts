import { createContext } from "react";

/** Takes how many pixels of the picture's height an open panel lies over above the toolbar: 0 where it lies beside the subject. */
export const PanelCover = createContext<(heightPx: number) => void>(() => undefined);
