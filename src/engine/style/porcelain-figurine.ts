import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../geometry/deform.ts";
import type { Paint } from "../geometry/part.ts";
import { paintInTurn, reliefOnly } from "./looks.ts";
import { onPlinth } from "./plinth.ts";
import type { Style } from "./style.ts";

/** A glazed figurine: white all over, flowers brushed on in cobalt blue, eyes kept, on a small round base with a gilded edge. */
export const porcelainFigurine: Style = {
  id: "porcelain-figurine",
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const brush = brushBlue(size / 7, draw.integer("flowers", 0, 9999));
    const parts = thing.model.parts.map((part) => {
      const isEye = part.slot.includes("eye") || part.slot.includes("nose") || part.slot.includes("pupil");
      return isEye ? part : { ...part, paint: paintInTurn(reliefOnly(part.paint), brush) };
    });
    const glaze = { base: "ceramic-glaze", colours: [[0.86, 0.86, 0.83]] as const, conditions: {}, scale: 1 };
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, spec]) => [
        slot,
        slot.includes("eye") || slot.includes("nose") ? spec : { ...spec, ...glaze },
      ]),
    );
    return {
      ...thing,
      model: onPlinth({ ...thing.model, parts }, { slot: "pedestal", round: true, height: 0.07 }),
      materials: { ...materials, pedestal: { ...glaze, colours: [[0.05, 0.1, 0.38]], seed: draw.seed32("plinth") } },
    };
  },
};

/** Blossoms of five petals with a ring around the heart, and tendrils between them. */
function brushBlue(grain: number, seed: number): Paint {
  return (surface, x, y, z) => {
    const [u, v, w] = [x / grain, y / grain, z / grain];
    const field = noise(u, v, w, seed);
    const vine = noise(u * 1.9 + 7, v * 1.9, w * 1.9, seed + 5);
    const ring = field > 0.46 && (field < 0.6 || field > 0.68);
    const tendril = Math.abs(vine) < 0.045 && field > -0.05;
    if (!ring && !tendril) return;
    const depth = ring ? 0.9 : 0.75;
    surface.r += (0.02 - surface.r) * depth;
    surface.g += (0.06 - surface.g) * depth;
    surface.b += (0.33 - surface.b) * depth;
  };
}
