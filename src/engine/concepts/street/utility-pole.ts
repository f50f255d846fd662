import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { Assembly } from "../assembly.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Half the way from pole to pole, the height of the wires at the poles, and how far they sag, metres. */
const [HALF, HIGH, SAG] = [2.3, 3.9, 0.3];
/** Where the wires run, to the front. */
const WIRES = [0.62, 0, -0.62];

function build({ has }: Planned): Part[] {
  const to = new Assembly();
  for (const s of [-1, 1]) {
    const x = s * HALF;
    to.add("pole", bar([x, 0, 0], [x, HIGH + 0.5, 0], 0.1, 14));
    to.add("arm", block([0.13, 0.16, 1.6], [x, HIGH - 0.12, 0], 0.012));
    if (has("transformer"))
      to.add(
        "metal",
        merge([
          bar([x, HIGH - 1.5, 0.3], [x, HIGH - 0.8, 0.3], 0.22, 18),
          bar([x, HIGH - 1.1, 0], [x, HIGH - 1.1, 0.3], 0.05, 8),
        ]),
      );
    for (const z of WIRES) to.add("insulator", bar([x, HIGH - 0.06, z], [x, HIGH + 0.14, z], 0.06, 10));
  }
  for (const z of WIRES) {
    const way = Array.from({ length: 25 }, (_, k): Vec3 => {
      const t = k / 12 - 1;
      return [t * (HALF + 0.1), HIGH + 0.1 - SAG * (1 - t * t), z];
    });
    to.add("wire", tube(0.026, way, 8));
  }
  return to.parts({ pole: 1, arm: 0.9, metal: 0.7, insulator: 0.5, wire: 0.9 });
}

/** Utility poles. What makes them themselves: two tall wooden poles with a crossarm each, insulators on it, and three wires that sag from one to the other. */
export const utilityPole = defineFromPlan({
  id: "utility-pole",
  family: "street furniture",
  words: [
    "utility pole",
    "telephone pole",
    "power line",
    "powerline",
    "telephone line",
    "telephone wire",
    "electric pole",
    "power pole",
    "overhead line",
    "electrical wire",
    "telegraph pole",
    "power cable",
  ],
  senses: ["telephone pole", "power line"],
  height: 4.4,
  vary: 0.03,
  view: { azimuth: 0.42, elevation: 0.08 },
  slots: {
    pole: mainSlot("oak", "#7a5a3c #6a4c32 #8a6a48", "post|mast"),
    arm: slot("oak", "#7a5a3c #6a4c32", "crossarm"),
    insulator: slot("ceramic-glaze", "#8a4a32 #cfd8d4"),
    wire: slot("rubber", "#141416", "cable|line"),
    metal: slot("galvanised-steel", "#9aa0a4", "transformer"),
  },
  extras: { transformer: { chance: 0.15, slot: "metal" } },
  build,
  // in front, where what hangs there hides no pole
  sockets: () => [
    { name: "line", position: [0, HIGH + 0.1 - SAG, WIRES[0] as number], normal: [0, 1, 0], radius: HALF },
  ],
});
