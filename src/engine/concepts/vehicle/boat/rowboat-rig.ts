import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { tube } from "../../../geometry/sweep.ts";
import { mix, type Vec3 } from "../../../math/vec3.ts";
import { makeSail } from "./sail.ts";

/**
 * A mast with a lugsail on a slanting yard, and a jib to the bow.
 *
 * @param length Of the boat; `floor` and `foot` are the height and place (z) of the mast's foot.
 * @param bow Where the jib is made fast.
 */
export function rowboatRig(length: number, floor: number, foot: number, bow: Vec3): Part[] {
  const tall = length * 1.02;
  const low = floor + tall * 0.24;
  const [tack, clew]: [Vec3, Vec3] = [
    [0, low, foot + length * 0.06],
    [length * 0.12, low + 0.05, foot - length * 0.5],
  ];
  const [throat, peak]: [Vec3, Vec3] = [
    [0, floor + tall * 0.8, foot + length * 0.07],
    [length * 0.07, floor + tall * 1.04, foot - length * 0.36],
  ];
  const top: Vec3 = [0, floor + tall * 0.96, foot];
  const main = makeSail(
    (t) => mix(tack, throat, t),
    (t) => mix(clew, peak, t),
    [1, 0, 0],
    length * 0.05,
    0.012,
  );
  const sheet: Vec3 = [length * 0.08, low, foot + length * 0.1];
  const stay = (t: number): Vec3 => mix(bow, top, 0.06 + 0.86 * t);
  const jib = makeSail(stay, (t) => mix(sheet, stay(1), 0.02 + 0.97 * t), [1, 0, 0], length * 0.035, 0.012);
  const spar = (a: Vec3, b: Vec3, thick: number) => tube(thick, [a, b], 12, { endRounding: thick * 0.5 });
  return [
    makePart(
      "mast",
      "mast",
      merge([
        spar([0, floor - 0.04, foot], [0, floor + tall, foot], 0.045),
        spar(throat, peak, 0.03),
        spar(tack, clew, 0.028),
      ]),
      {
        weight: 0.9,
      },
    ),
    makePart("sails", "sail", merge([main, jib]), { weight: 1 }),
    makePart("stay", "mast", tube(0.009, [bow, top], 6), { weight: 0.3 }),
  ];
}
