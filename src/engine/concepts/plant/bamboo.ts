import { bend } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { normalize, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { type LeafPlace, leaves } from "./foliage.ts";

const STEP = 0.26;

function stalk(r: number, high: number): ReturnType<typeof lathe> {
  const line: [number, number][] = [
    [0, 0],
    [r, 0],
  ];
  const count = Math.floor(high / STEP);
  for (let i = 1; i <= count; i += 1) {
    const y = i * STEP;
    const w = r * (1 - 0.035 * i);
    line.push(
      [w * 0.98, y - 0.026],
      [w * 1.17, y - 0.012],
      [w * 1.02, y],
      [w * 1.13, y + 0.012],
      [w * 0.97, y + 0.026],
    );
  }
  line.push([r * (1 - 0.035 * count) * 0.95, high], [0, high]);
  return lathe(line, 16);
}

const ringed: Paint = (surface, _x, y) => {
  const v = y / STEP;
  const off = Math.abs(v - Math.round(v)) * STEP;
  const dim = off < 0.011 ? 0.6 : off < 0.028 ? 1.3 : 0.92 + 0.12 * (v - Math.floor(v));
  surface.r *= dim;
  surface.g *= dim;
  surface.b *= dim;
  surface.roughness = 0.4;
};

function build({ count, stream }: Planned): Part[] {
  const chance = stream("growth");
  const places: LeafPlace[] = [];
  const stalks = Array.from({ length: count }, (_, i) => {
    const angle = (i / Math.max(1, count)) * TAU + chance();
    const far = count === 1 ? 0 : 0.09 + 0.1 * chance();
    const high = STEP * (5.4 + 2.2 * chance()) + (i === 0 ? 0.3 : 0);
    const r = 0.034 + 0.012 * chance();
    const lean = 0.06 + 0.1 * chance();
    const put = (geometry: ReturnType<typeof lathe>) =>
      move(turnY(bend(geometry, lean, 0, high), angle), [far * sin(angle), 0, far * cos(angle)]);
    const at = (y: number): Vec3 => {
      const z = (lean * y * y) / (2 * high);
      return [(far + z) * sin(angle), y, (far + z) * cos(angle)];
    };
    for (let k = 3; k * STEP < high + 0.05; k += 1) {
      for (let n = 0; n < 3; n += 1) {
        const turn = chance() * TAU;
        const out: Vec3 = [cos(turn), 0.15, sin(turn)];
        for (let m = 0; m < 3; m += 1) {
          const spread = turn + (m - 1) * 0.6;
          const root = at(Math.min(high - 0.01, k * STEP));
          places.push({
            root: [root[0] + out[0] * 0.03 * m, root[1] + 0.02 * m, root[2] + out[2] * 0.03 * m],
            along: normalize([cos(spread), 0.1 - 0.4 * chance() + 0.25 * m, sin(spread)]),
            up: [0, 1, 0],
            length: 0.2 + 0.09 * chance(),
            width: 0.034,
          });
        }
      }
    }
    return put(stalk(r, high));
  });
  return [
    makePart("stalks", "stalk", merge(stalks), { weight: 1, paint: ringed }),
    makePart("leaves", "leaf", leaves(places), { weight: 0.8, crease: 1 }),
  ];
}

/** Bamboo. What makes it itself: a few straight hollow stalks in sections with ringed joints, tufts of narrow pointed leaves from the upper ones. */
export const bamboo = defineFromPlan({
  id: "bamboo",
  family: "plant",
  words: [
    "bamboo",
    "bamboo stalk",
    "bamboo plant",
    "bamboo shoot",
    "bamboo grove",
    "bamboo stem",
    "sugar cane",
    "sugarcane",
  ],
  senses: ["bamboo#2"],
  height: 2,
  view: { azimuth: 0.3, elevation: 0.1 },
  kinds: { green: { weight: 4 }, golden: { weight: 0.6, dress: { stalk: "#c9b04a" } } },
  count: { slot: "stalk", min: 4, max: 6, most: 12 },
  slots: {
    stalk: mainSlot("plastic", "#6f9f3a #7fae42 #5f9438", "stem|shoot|cane|pole"),
    leaf: slot("plastic", "#4f8f2e #5a9a35", "leaves|foliage"),
  },
  build,
});
