import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../../geometry/deform.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Style } from "../style.ts";

const SCORCHED = fromHex("#3a1f10");
const BLACK = fromHex("#141110");

/** Left on the fire: brown where it was spared and black in patches, over whatever is painted on it. */
export const charred: Style = {
  id: "charred",
  apply: (thing, draw) => {
    const { parts } = thing.model;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const seed = draw.integer("patches", 0, 999);
    const char = (part: Part): Paint => {
      return (surface, x, y, z, nx, ny, nz) => {
        part.paint?.(surface, x, y, z, nx, ny, nz);
        const [u, v, w] = [x / size, y / size, z / size];
        const heat = 0.62 * noise(u * 3.2, v * 3.2, w * 3.2, seed) + 0.38 * noise(u * 11, v * 11, w * 11, seed + 5);
        const [brown, black] = [0.82 * smoothstep(-0.75, -0.25, heat), 0.95 * smoothstep(-0.3, 0.18, heat)];
        for (const [colour, share] of [
          [SCORCHED, brown],
          [BLACK, black],
        ] as const) {
          surface.r += (colour[0] - surface.r) * share;
          surface.g += (colour[1] - surface.g) * share;
          surface.b += (colour[2] - surface.b) * share;
        }
        surface.roughness = Math.max(surface.roughness, 0.85 * black);
      };
    };
    return { ...thing, model: { ...thing.model, parts: parts.map((part) => ({ ...part, paint: char(part) })) } };
  },
};
