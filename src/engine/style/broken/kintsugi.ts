import { boundsOf } from "#measure/bounds.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";
import { sherdsOf } from "./sherds.ts";

const GOLD = fromHex("#e2ad3c");
/** Sherds that it was in. */
const SHERDS = 15;
/** Half a seam's width and how high it stands, in sizes of the whole. */
const WIDE = 0.0075;
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
    const away = sherdsOf(middles, size);
    const parts = thing.model.parts.map((part): Part => {
      if (thing.materials[part.slot]?.clear) return part;
      const toModel = fitAffine(part.geometry);
      const paint: Paint = (surface, ...at) => {
        part.paint?.(surface, ...at);
        const off = away(toModel(at[0], at[1], at[2]));
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
