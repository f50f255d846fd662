import type { Family } from "#contract/family.ts";

/** Pictures on one line of a sheet. */
export const PICTURES_A_LINE = 10;

const SHEETS: Record<Family, () => string> = {
  "text-to-3d": () => new URL("./gallery/text-to-3d.webp", import.meta.url).href,
  material: () => new URL("./gallery/material.webp", import.meta.url).href,
};

/** Where the picture of an example is on the sheet of its family: CSS for a box of any square size. */
export function galleryPicture(family: Family, index: number, total: number) {
  const share = (at: number, count: number) => (count > 1 ? `${(100 * at) / (count - 1)}%` : "0%");
  const lines = Math.ceil(total / PICTURES_A_LINE);
  return {
    backgroundImage: `url("${SHEETS[family]()}")`,
    backgroundSize: `${PICTURES_A_LINE * 100}% ${lines * 100}%`,
    backgroundPosition: `${share(index % PICTURES_A_LINE, PICTURES_A_LINE)} ${share(Math.floor(index / PICTURES_A_LINE), lines)}`,
  };
}
