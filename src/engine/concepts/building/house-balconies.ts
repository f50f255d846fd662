import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { HouseParameters } from "./house-parameters.ts";
import { PLINTH } from "./house-roof.ts";

/** How far they stand out, how high their rails are and how far apart the bars, metres. */
const OUT = 1.05;
const RAIL = 0.95;
const APART = 0.17;

/** Along the front of the first storey over the door: each a slab on two brackets, with rails of bars on three sides. */
export function makeBalconies(p: HouseParameters): Part[] {
  const room = p.width / Math.max(1, p.balconies);
  const wide = Math.min(p.balconies === 1 ? p.width * 0.5 : room * 0.72, 3.4);
  const y = PLINTH + p.storeyHeight + 0.02;
  const each = Array.from({ length: p.balconies }, (_, i) =>
    move(balcony(wide), [(i + 0.5) * room - p.width / 2, y, p.depth / 2]),
  );
  return makeParts("balcony", "balcony", each, { weight: 0.8 });
}

function balcony(wide: number): Geometry {
  const block = (size: Vec3, at: Vec3) => move(box(size, { bevel: 0.012, bevelSteps: 1 }), at);
  const bars = (count: number, at: (t: number) => Vec3) =>
    Array.from({ length: count + 1 }, (_, i) => block([0.04, RAIL, 0.04], at(i / count)));
  const [across, along] = [Math.round(wide / APART), Math.round(OUT / APART)];
  return merge([
    block([wide, 0.14, OUT], [0, 0, OUT / 2]),
    block([wide + 0.06, 0.08, 0.09], [0, RAIL, OUT - 0.05]),
    ...[-1, 1].flatMap((side) => [
      block([0.09, 0.08, OUT], [side * (wide / 2 - 0.03), RAIL, OUT / 2]),
      block([0.11, RAIL + 0.12, 0.11], [side * (wide / 2 - 0.03), RAIL / 2 + 0.03, OUT - 0.05]),
      block([0.12, 0.34, OUT * 0.7], [side * wide * 0.34, -0.2, OUT * 0.35]),
      ...bars(along, (t) => [side * (wide / 2 - 0.03), RAIL / 2 + 0.02, 0.05 + t * (OUT - 0.1)]),
    ]),
    ...bars(across, (t) => [(t - 0.5) * (wide - 0.06), RAIL / 2 + 0.02, OUT - 0.05]),
  ]);
}
