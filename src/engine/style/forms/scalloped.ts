import { boundsOf } from "#measure/bounds.ts";
import type { Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { atan2, cos } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Style } from "../style.ts";

/** Waves around the rim, how far they go in and out over its radius and up and down over the height, and from which height on. */
const WAVES = 9;
const OUT = 0.08;
const UP = 0.018;
const FROM = 0.68;

/** A rim in waves, like a shell's: the upper end of what a vessel is of goes out and in. */
export const scalloped: Style = {
  id: "scalloped",
  apply: (thing) => {
    const main = Object.keys(thing.materials)[0];
    const body = thing.model.parts.filter(({ slot }) => slot === main);
    if (body.length === 0) return thing;
    const { min, max } = boundsOf(body.map(({ geometry }) => geometry.positions));
    const high = Math.max(max[1] - min[1], 1e-9);
    const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
    const parts = thing.model.parts.map((part): Part => {
      if (!body.includes(part)) return part;
      const geometry = deform(part.geometry, ([x, y, z]) => {
        const t = clamp01(((y - min[1]) / high - FROM) / (1 - FROM));
        // round lobes with a notch between two
        const wave = t * t * (2 * Math.abs(cos((WAVES / 2) * atan2(z - cz, x - cx))) - 1);
        const by = 1 + t * t * 0.06 + OUT * wave;
        return [cx + (x - cx) * by, y + UP * high * wave, cz + (z - cz) * by];
      });
      return { ...part, geometry };
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
};
