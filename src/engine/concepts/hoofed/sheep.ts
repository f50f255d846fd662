import { add } from "../../geometry/sculpt.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { onHead } from "../mammal/head-form.ts";
import type { Studio } from "../mammal/species.ts";
import { CLOVEN } from "./cattle-form.ts";
import { putFleece, woolSlot } from "./fleece.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { SHEEP } from "./sheep-form.ts";

/** A sheep: a thick curly fleece with a woolly cap, bare dark or pale face and thin legs, ears out to the sides. */
export const sheep = defineMammal({
  ...SHEEP,
  id: "sheep",
  words: ["sheep", "ewe", "merino", "merino sheep", "black sheep", "woolly sheep"],
  senses: ["sheep"],
  tail: undefined,
  varieties: [
    { coat: "#2a2523", weight: 2.5, layers: [], dress: { wool: "#e6dfce" }, words: [] },
    { coat: "#d8c8ae", weight: 2, layers: [], dress: { wool: "#ece6d8" } },
    { coat: "#ddd6ca", weight: 1, layers: [], dress: { wool: "#e9e2d2" } },
    { coat: "#1c1918", weight: 0, layers: [], dress: { wool: "#2e2927" }, words: ["black sheep"] },
  ],
  slots: { wool: woolSlot("#e6dfce"), hoof: HOOF_SLOT },
  extras: (studio) => {
    woolly(studio);
    putHooves(studio, CLOVEN);
  },
});

/** Fleece with a cap on the crown and a round tail. */
export function woolly(studio: Studio, thick = 0.05, curl = 0.115): void {
  const { head, skeleton } = studio;
  const u = head.unit;
  const { tail } = skeleton;
  putFleece(studio, {
    thick,
    curl,
    more: [
      add(ellipsoid(onHead(head, [0, 0.62, -0.28]), [0.5 * u, 0.34 * u, 0.5 * u]), 0.05),
      add(ellipsoid([tail[0], tail[1] - 0.06, tail[2] + 0.02], [0.05, 0.1, 0.06]), 0.04),
    ],
  });
}
