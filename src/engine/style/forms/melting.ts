import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { deform, move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";
import { surfaceSpots } from "../surface-spots.ts";
import { warped } from "../warped.ts";

/** Soft with heat: it sinks and leans, runs down its own sides in drops and lies in a puddle of itself. */
export const melting: Style = {
  id: "melting",
  apply: (thing, draw) => {
    const main = Object.keys(thing.materials)[0] as string;
    const before = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const span = [0, 1, 2].map((k) => (before.max[k] as number) - (before.min[k] as number)) as [
      number,
      number,
      number,
    ];
    const size = Math.max(...span);
    const [cx, cz] = [(before.min[0] + before.max[0]) / 2, (before.min[2] + before.max[2]) / 2];
    const seed = draw.integer("sag", 0, 999);
    const lean = draw.number("lean", 0.1, 0.18);
    const sunk = warped(thing, { ...before, size }, ([x, y, z]) => {
      const t = clamp01((y - before.min[1]) / Math.max(span[1], 1e-9));
      const foot = (1 - t) * (1 - t) * (1 - t);
      const uneven = noise((x / size) * 3, t * 2, (z / size) * 3, seed);
      const flare = 1 + 0.22 * foot * (1 + 0.8 * uneven);
      const sag = 0.07 * size * t * (noise((x / size) * 2.4, 0, (z / size) * 2.4, seed + 5) - 0.5);
      return [
        cx + (x - cx) * flare + lean * span[1] * t * t,
        before.min[1] + 0.84 * (y - before.min[1]) + sag - 0.1 * size * t * Math.max(0, (x - cx) / size),
        cz + (z - cz) * flare,
      ];
    });
    const { min, max } = boundsOf(sunk.model.parts.map(({ geometry }) => geometry.positions));
    const high = max[1] - min[1];
    const body = sunk.model.parts.filter(({ slot }) => slot === main);
    const spots = surfaceSpots(body.length > 0 ? body : sunk.model.parts, draw, {
      count: 13,
      apart: 0.09 * size,
      favour: ({ position, normal }) =>
        Math.abs(normal[1]) > 0.75 || position[1] < min[1] + 0.3 * high ? 0 : clamp01(0.4 + normal[2]),
    });
    const drops = spots.map(({ position: [x, y, z], normal }, k) => {
      const long = Math.min(draw.number(`run ${k}`, 0.1, 0.28) * size, y - min[1] - 0.02 * size);
      const [ox, oz] = [normal[0] * 0.008 * size, normal[2] * 0.008 * size];
      const way: Vec3[] = [0, 0.25, 0.5, 0.75, 1].map((t) => [x + ox, y - t * Math.max(long, 0.03 * size), z + oz]);
      return tube(0.016 * size, way, 10, { scale: (t) => 0.7 + 0.75 * t * t, endRounding: 0.016 * size });
    });
    const [wide, deep] = [max[0] - min[0], max[2] - min[2]];
    const reach = 0.56 * wide + 0.06 * size;
    const thick = 0.022 * size;
    const disc = lathe(
      [
        [0, 0],
        [0.97 * reach, 0],
        [reach, 0.4 * thick],
        [0.95 * reach, thick],
        [0.5 * reach, 1.05 * thick],
        [0, 1.05 * thick],
      ],
      64,
    );
    const puddle = deform(disc, ([x, y, z]) => {
      const angle = atan2(z, x);
      const wave = 1 + 0.16 * noise(2 * cos(angle), 2 * sin(angle), 1, seed + 9);
      return [x * wave, y, (z * wave * (0.56 * deep + 0.06 * size)) / reach];
    });
    return {
      ...sunk,
      model: {
        ...sunk.model,
        parts: [
          ...sunk.model.parts,
          ...makeParts("run", main, drops, { weight: 0.7 }),
          makePart("puddle", main, move(puddle, [(min[0] + max[0]) / 2, min[1] - 0.5 * thick, (min[2] + max[2]) / 2]), {
            weight: 0.8,
          }),
        ],
      },
    };
  },
};
