import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { Assembly } from "../../assembly.ts";
import { block, blockOn } from "../masonry.ts";

/** Inner width (x), depth (z) and height of a room, and how thick its floor and its two walls are. Metres. */
export const WIDE = 4.2;
export const DEEP = 3.8;
export const HIGH = 2.5;
const THICK = 0.12;
/** Faces of the back wall and of the left one. */
export const BACK = -DEEP / 2;
export const LEFT = -WIDE / 2;

/** What a room is furnished with. */
export class Furniture extends Assembly {
  override box(slot: string, size: Vec3, x: number, y: number, z: number, bevel = 0.015): void {
    super.box(slot, size, x, y, z, bevel);
  }

  /** A post, a shade or a pot that stands at `at`. */
  round(slot: string, radius: number, height: number, at: Vec3, radiusTop = radius): void {
    this.post(slot, radius, height, at, radiusTop);
  }

  /** Four legs of a thing that is `wide` by `deep`. */
  legs(slot: string, wide: number, deep: number, high: number, x: number, z: number, thick = 0.06): void {
    for (const sx of [-1, 1]) {
      for (const sz of [-1, 1]) {
        this.box(slot, [thick, high, thick], x + (sx * (wide - thick)) / 2, 0, z + (sz * (deep - thick)) / 2, 0.008);
      }
    }
  }
}

/** The floor, the back wall, with a window in its frame where one is wanted, the left wall, and a skirting along both. */
export function shell(isWindowed = true): Part[] {
  const floor = block([WIDE + THICK, THICK, DEEP + THICK], [-THICK / 2, -THICK / 2 + 0.001, -THICK / 2], 0.01);
  const back = blockOn([WIDE + THICK, HIGH, THICK], -THICK / 2, -0.01, BACK - THICK / 2, 0.01);
  const left = blockOn([THICK, HIGH, DEEP], LEFT - THICK / 2, -0.01, 0, 0.01);
  const skirting = [
    blockOn([WIDE, 0.1, 0.03], 0, 0, BACK + 0.01, 0.006),
    blockOn([0.03, 0.1, DEEP], LEFT + 0.01, 0, 0, 0.006),
  ];
  const [x, y] = [0.75, 1.6];
  const frame = [
    block([1.3, 0.08, 0.1], [x, y + 0.54, BACK + 0.01], 0.01),
    block([1.42, 0.07, 0.18], [x, y - 0.54, BACK + 0.03], 0.01),
    ...[-0.61, 0, 0.61].map((dx) => block([0.07, 1.04, 0.09], [x + dx, y, BACK + 0.01], 0.01)),
  ];
  return [
    makePart("floor", "floor", floor, { weight: 0.8, grain: "x" }),
    makePart("walls", "wall", merge([back, left]), { weight: 0.9 }),
    makePart("skirting", "trim", merge(isWindowed ? [...skirting, ...frame] : skirting), { weight: 0.5 }),
    ...(isWindowed
      ? [makePart("window", "pane", block([1.2, 1.04, 0.05], [x, y, BACK + 0.005]), { weight: 0.5 })]
      : []),
  ];
}
