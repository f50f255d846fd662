import { boundsOf } from "#measure/bounds.ts";
import { box } from "../../geometry/box.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { deform, move } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import type { Style } from "../style.ts";

/** How far the ice reaches beyond what is in it, over its largest side, and how uneven its faces are. */
const ROUND = 0.09;
const UNEVEN = 0.025;
const ICE = fromHex("#c4e6f6");

/** In the midst of a clear block of ice. */
export const iceBlock: Style = {
  id: "ice-block",
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)) as [number, number, number];
    const size = Math.max(...spans);
    const seed = draw.integer("faces", 0, 999);
    const [wide, high, deep] = spans.map((span) => Math.max(span, 0.35 * size) + 2 * ROUND * size) as [
      number,
      number,
      number,
    ];
    const block = deform(box([wide, high, deep], { bevel: 0.05 * size, bevelSteps: 2, divisions: [7, 7, 7] }), (at) => {
      const by = UNEVEN * size;
      const [u, v, w] = at.map((c) => (c / size) * 3.2) as [number, number, number];
      return [
        at[0] + by * noise(u, v, w, seed),
        at[1] + by * noise(u, v, w, seed + 7),
        at[2] + by * noise(u, v, w, seed + 13),
      ];
    });
    const middle = [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2) as [number, number, number];
    const ice = makePart("ice-block", "ice-block", move(block, middle), { weight: 0.5 });
    return {
      ...thing,
      model: standModel([...thing.model.parts, ice], thing.model.sockets),
      materials: {
        ...thing.materials,
        "ice-block": { base: "glass", colours: [ICE], conditions: {}, scale: 1, seed, clear: true },
      },
    };
  },
};
