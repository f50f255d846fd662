import { boundsOf } from "#measure/bounds.ts";
import { chainLinks } from "../../concepts/clock/chain-links.ts";
import { laid } from "../../concepts/tool/laid-rope.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

/** What things hang by -> the id of the style that shows it. */
export const HUNG_ON = { rope: "hung-on-rope", wire: "hung-on-wire", chain: "hung-on-chain" } as const;
type Cord = keyof typeof HUNG_ON;

/** Length of the cord and half its thickness, as shares of the largest side of what hangs by it; how far the cord goes into that. */
const LONG = 0.62;
const THICK = 0.017;
const INTO = 0.03;
/** Width over height from which a thing hangs by both its ends, and where on its half width. */
const BROAD = 1.5;
const AT_ENDS = 0.8;
/** How far around the cord the top of a thing is looked for, as such a share. */
const NEAR = 0.07;

const STUFF: Readonly<Record<Cord, readonly [base: string, colour: string]>> = {
  rope: ["rope", "#d8c08c"],
  wire: ["painted-metal", "#c9ccd0"],
  chain: ["brushed-steel", "#b9bdc2"],
};

const cordAlong = (cord: Cord, from: Vec3, to: Vec3, thick: number): Geometry => {
  const long = to[1] - from[1];
  if (cord === "chain") return chainLinks([from, to], 6 * thick);
  const line = cord === "rope" ? laid([from, to], thick, long) : tube(0.55 * thick, [from, to], 8);
  return merge([line, move(sphere((cord === "rope" ? 2.2 : 1.3) * thick, 14, 8), from)]);
};

const hungOn = (cord: Cord): Style => ({
  id: HUNG_ON[cord],
  apply: (thing, draw) => {
    const { parts } = thing.model;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const [middle, half] = [(min[0] + max[0]) / 2, (max[0] - min[0]) / 2];
    const isBroad = max[0] - min[0] > BROAD * (max[1] - min[1]);
    const lines = (isBroad ? [-AT_ENDS, AT_ENDS] : [0]).map((side) => {
      const [x, y, z] = topNear(parts, middle + side * half, (min[2] + max[2]) / 2, NEAR * size, max[1]);
      return cordAlong(cord, [x, y - INTO * size, z], [x, max[1] + LONG * size, z], THICK * size);
    });
    const [base, colour] = STUFF[cord];
    return {
      ...thing,
      model: { ...thing.model, parts: [...parts, makePart("cord", "cord", merge(lines), { weight: 0.9 })] },
      materials: {
        ...thing.materials,
        cord: { base, colours: [fromHex(colour)], conditions: {}, scale: 1, seed: draw.seed32("cord") },
      },
    };
  },
});

/** The highest spot of a thing near an upright line; the line at its full height, where there is nothing. */
function topNear(parts: readonly Part[], x: number, z: number, reach: number, high: number): Vec3 {
  let best: Vec3 | undefined;
  for (const { geometry } of parts)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const [px = 0, py = 0, pz = 0] = geometry.positions.subarray(i, i + 3);
      const isNear = (px - x) * (px - x) + (pz - z) * (pz - z) < reach * reach;
      if (isNear && (!best || py > best[1])) best = [px, py, pz];
    }
  return best ? [x, best[1], z] : [x, high, z];
}

/** Things that hang in the air by a rope, a wire or a chain. */
export const SUSPENDED: readonly Style[] = [hungOn("rope"), hungOn("wire"), hungOn("chain")];
