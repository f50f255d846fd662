import type { Part } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { inflate } from "../../geometry/sdf.ts";
import { halfSpace, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { chestGrow } from "./chest-grow.ts";
import { backAt, sideAt, trunkShell } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";
import { piece, type Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** A pack on the back with straps over the shoulders, or a spaceman's box. */
export function makeBackpack(p: OutfitParameters, body: DressableBody): Worn["parts"] {
  const h = body.height;
  const grow = chestGrow(p);
  const isSpace = p.outer === "spacesuit";
  const wide = sideAt(body, body.chest[1]);
  const y = (body.chest[1] + body.waist[1]) / 2 + 0.02 * h;
  const z = backAt(body, body.chest[1]) - grow * h;
  const tall = (body.neck[1] - body.waist[1]) * (isSpace ? 1.25 : 1.05);
  const depth = 0.09 * h;
  if (p.guise === "diver") {
    const tank = (x: number) =>
      sculpt([
        add(roundCone([x, y - tall * 0.4, z - 0.03 * h], [x, y + tall * 0.4, z - 0.03 * h], 0.042 * h, 0.042 * h)),
      ]);
    return [
      piece("tanks", "backpack", sculpt([add(tank(0.045 * h)), add(tank(-0.045 * h))]), body),
      ...straps(body, wide, grow),
    ];
  }
  const pack = sculpt([
    add(roundBox([0, y, z - depth * 0.35], [wide * (isSpace ? 1.7 : 1.4), tall, depth], 0.03 * h)),
    ...(isSpace
      ? []
      : [
          add(
            roundBox([0, y - tall * 0.2, z - depth * 0.9], [wide * 1.0, tall * 0.45, depth * 0.5], 0.02 * h),
            0.006 * h,
          ),
        ]),
    ...(isSpace
      ? []
      : [
          add(
            roundCone(
              [-wide * 0.5, y + tall * 0.5, z - depth * 0.3],
              [wide * 0.5, y + tall * 0.5, z - depth * 0.3],
              0.03 * h,
              0.03 * h,
            ),
            0.006 * h,
          ),
        ]),
  ]);
  return [piece("backpack", "backpack", pack, body), ...(isSpace ? [] : straps(body, wide, grow))];
}

function straps(body: DressableBody, wide: number, grow: number): Part[] {
  const h = body.height;
  const strap = (x: number) =>
    sculpt([
      add(inflate(trunkShell(body, grow, body.waist[1] + 0.04 * h, body.neck[1] + 0.2 * h), 0.008 * h)),
      carve(halfSpace([x - 0.014 * h, 0, 0], [1, 0, 0]), 0.003 * h),
      carve(halfSpace([x + 0.014 * h, 0, 0], [-1, 0, 0]), 0.003 * h),
    ]);
  return [1, -1].map((side) =>
    piece(side > 0 ? "left-strap" : "right-strap", "backpack", strap(side * wide * 0.6), body, { weight: 0.4 }),
  );
}
