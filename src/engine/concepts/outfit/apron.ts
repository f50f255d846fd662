import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { sin } from "../../math/elementary.ts";
import { frontAt, patch, sideAt, trunkShell } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";
import { piece, type Worn } from "./tops.ts";

/** A bib and a skirt in front, and strings. */
export function makeApron(body: DressableBody, over: number): Worn["parts"] {
  const h = body.height;
  const wide = sideAt(body, body.chest[1]);
  const y = body.chest[1] + 0.02 * h;
  const grow = over + 0.008;
  const bib = sculpt([
    add(
      patch(body, grow, [
        [-wide * 0.75, body.waist[1]],
        [wide * 0.75, body.waist[1]],
        [wide * 0.5, y],
        [-wide * 0.5, y],
      ]),
    ),
    add(trunkShell(body, grow - 0.004, body.waist[1] - 0.012 * h, body.waist[1] + 0.012 * h), 0.003 * h),
  ]);
  const knee = body.legs[0].joints[1][1];
  const z = frontAt(body, 0, body.hips[1], grow);
  const low = body.sits ? body.hips[1] - 0.05 * h : knee + 0.05 * h;
  const height = body.waist[1] - low;
  const sheet = box([wide * 1.7, height, 0.014 * h], { bevel: 0.006 * h, divisions: [10, 8, 1] });
  const hung = {
    ...sheet,
    positions: sheet.positions.map((_, i, all) => {
      const at = i - (i % 3);
      const [x, v] = [all[at] as number, (all[at + 1] as number) / height + 0.5];
      const round = (x / (wide * 1.2)) * (x / (wide * 1.2)) * 0.09 * h;
      if (i % 3 === 0) return x * (1.06 - 0.1 * v);
      if (i % 3 === 1) return (all[i] as number) + low + height / 2;
      return (
        (all[i] as number) + z + 0.004 * h + (1 - v) * 0.03 * h - round + (1 - v) * 0.008 * h * sin((x / wide) * 9)
      );
    }),
  };
  return [
    piece("apron", "apron", bib, body, { weight: 0.7 }),
    makePart("apron-skirt", "apron", { ...hung, rest: hung.positions.slice() }, { weight: 0.7 }),
  ];
}
