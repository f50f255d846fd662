import type { Family } from "#contract/family.ts";
import { sheetPicture } from "../ui/sheet-picture.ts";

const SHEETS: Record<Family, () => string> = {
  "text-to-3d": () => new URL("./gallery/text-to-3d.webp", import.meta.url).href,
  material: () => new URL("./gallery/material.webp", import.meta.url).href,
};

/** Where the picture of an example is on the sheet of its family: CSS for a box of any square size. */
export const galleryPicture = (family: Family, index: number, total: number) =>
  sheetPicture(SHEETS[family](), index, total);
