import type { OutfitParameters } from "./wardrobe.ts";

/** How far the outermost layer on the chest stands off, in heights. */
export function chestGrow(p: OutfitParameters): number {
  if (p.outer === "spacesuit") return 0.034;
  if (p.outer === "life-jacket") return 0.05;
  if (p.outer === "armor") return 0.024;
  if (p.apron) return 0.028;
  if (p.outer !== "none" && p.outer !== "vest") return 0.022;
  if (p.bottom === "overalls") return 0.024;
  if (p.top === "t-shirt" && p.bottom === "shorts" && !p.belt) return 0.019;
  if (p.top !== "none") return p.top === "sweater" || p.top === "hoodie" ? 0.02 : 0.012;
  return p.bottom === "dress" ? 0.014 : 0.002;
}
