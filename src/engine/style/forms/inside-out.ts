import { boundsOf } from "#measure/bounds.ts";
import type { Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { clamp01 } from "../../math/scalar.ts";
import { halveLongEdges } from "../soften.ts";
import type { Style } from "../style.ts";

/** What is spread over a stick, and what holds it out. */
const SPREAD = /^(?:canopy|shade)$/;
const HELD = /rib|stretcher|canopy|shade/;
/** How far up the rim is blown over how far it hung down. */
const BLOWN = 0.35;

/** An umbrella that the wind has caught from below: its canopy is a cup on the stick, its ribs along with it. */
export const insideOut: Style = {
  id: "inside-out",
  apply: (thing) => {
    const cloth = thing.model.parts.filter(({ slot }) => SPREAD.test(slot));
    if (cloth.length === 0) return thing;
    const { min, max } = boundsOf(cloth.map(({ geometry }) => geometry.positions));
    const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
    const reach = Math.max(max[0] - min[0], max[2] - min[2]) / 2;
    const hung = max[1] - min[1];
    const parts = thing.model.parts.map((part): Part => {
      if (!HELD.test(part.slot) && !HELD.test(part.name)) return part;
      const geometry = deform(halveLongEdges(part.geometry, reach / 9), ([x, y, z]) => {
        const [dx, dz] = [x - cx, z - cz];
        const far = clamp01((dx * dx + dz * dz) / (reach * reach));
        return [x, y + (1 + BLOWN) * hung * far, z];
      });
      return { ...part, geometry };
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
};
