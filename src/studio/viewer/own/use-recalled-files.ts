import { useEffect } from "react";
import { recallOwnFile } from "./own-things.ts";

/** Brings back the artist's own files of an earlier visit, wherever something is drawn that needs them. */
export function useRecalledFiles(panorama: boolean, shape: boolean): void {
  useEffect(() => {
    if (panorama) void recallOwnFile("panorama");
  }, [panorama]);
  useEffect(() => {
    if (shape) void recallOwnFile("shape");
  }, [shape]);
}
