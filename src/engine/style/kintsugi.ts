import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../geometry/deform.ts";
import type { Paint, Part } from "../geometry/part.ts";
import { fromHex } from "../math/color.ts";
import type { Vec3 } from "../math/vec3.ts";
import { fitAffine } from "./fit-affine.ts";
import type { Style } from "./style.ts";

const GOLD = fromHex("#e2ad3c");
/** Sherds that it was in. */
const SHERDS = 15;
/** Half a seam's width, how far it wanders and how high it stands, in sizes of the whole. */
const WIDE = 0.0075;
const WANDER = 0.05;
const HIGH = 0.006;

/** Broken once and put together again: seams of gold between the sherds. */
export const kintsugi: Style = {
  id: "kintsugi",
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const next = draw.stream("sherds");
    const middles = Array.from({ length: SHERDS }, () =>
      [0, 1, 2].map((k) => (min[k] as number) + ((max[k] as number) - (min[k] as number)) * next()),
    ) as unknown as Vec3[];
    const parts = thing.model.parts.map((part): Part => {
      if (thing.materials[part.slot]?.clear) return part;
      const toModel = fitAffine(part.geometry);
      const paint: Paint = (surface, ...at) => {
        part.paint?.(surface, ...at);
        const [px, py, pz] = toModel(at[0], at[1], at[2]);
        const wave = (seed: number) => WANDER * size * noise((5 * px) / size, (5 * py) / size, (5 * pz) / size, seed);
        const [x, y, z] = [px + wave(3), py + wave(5), pz + wave(7)];
        let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
        let [near, other] = [middles[0] as Vec3, middles[0] as Vec3];
        for (const middle of middles) {
          const [dx, dy, dz] = [x - middle[0], y - middle[1], z - middle[2]];
          const away = dx * dx + dy * dy + dz * dz;
          if (away < first) {
            [second, other] = [first, near];
            [first, near] = [away, middle];
          } else if (away < second) [second, other] = [away, middle];
        }
        const [ax, ay, az] = [near[0] - other[0], near[1] - other[1], near[2] - other[2]];
        const off = (second - first) / (2 * Math.sqrt(ax * ax + ay * ay + az * az) + 1e-12);
        const wide = WIDE * size;
        if (off > wide) return;
        [surface.r, surface.g, surface.b] = GOLD;
        surface.metalness = 1;
        surface.roughness = 0.24;
        surface.height += HIGH * size * (1 - off / wide);
      };
      return { ...part, paint };
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
};
