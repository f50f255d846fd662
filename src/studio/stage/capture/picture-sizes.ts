import type { PictureSize } from "../../viewer/scene/viewer-handle.ts";
import { stageTexts } from "../texts.ts";

/** What pictures are made for; `view` is as large as it is on the screen. */
export const PICTURE_SIZES = [
  {
    value: "view",
    get label() {
      return stageTexts.pictureSizes.asOnTheScreen;
    },
  },
  { value: "1280x720", label: "1280 × 720" },
  { value: "1920x1080", label: "1920 × 1080" },
  { value: "2560x1440", label: "2560 × 1440" },
  { value: "3840x2160", label: "3840 × 2160" },
  { value: "1024x1024", label: "1024 × 1024" },
  { value: "2048x2048", label: "2048 × 2048" },
  { value: "4096x4096", label: "4096 × 4096" },
] as const;

/** The pixels of a size by its name; the size on the screen for `view` and for names that say nothing. */
export function pixelsOf(size: string, onScreen: PictureSize): PictureSize {
  const [width, height] = size.split("x").map(Number);
  return width && height ? { width, height } : onScreen;
}
