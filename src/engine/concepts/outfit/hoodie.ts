import type { Part } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { ellipsoid, ringSdf } from "../../geometry/sdf-primitives.ts";
import { placed } from "../../geometry/sdf-transform.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { X_AXIS } from "../../math/vec3.ts";
import { backAt, sideAt, trunkShell } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";
import { sewnOn, shade } from "./sewn-on.ts";
import { cuffs, hem, piece, ribs, sleeves, topEnd, type Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** A sweatshirt with its hood down, two cords and a pouch. */
export function makeHoodie(p: OutfitParameters, body: DressableBody): Worn {
  const h = body.height;
  const low = topEnd(p, body);
  const solid = sculpt([
    add(trunkShell(body, 0.018, low, body.neck[1] - 0.004 * h)),
    ...sleeves(body, [0.012, 0.017, 0.019], 1.92),
    add(hoodDown(body), 0.014 * h),
  ]);
  const ribbed = sculpt([add(hem(body, low)), ...cuffs(body, 0.022)]);
  return {
    parts: [
      piece("hoodie", "hoodie", solid, body),
      piece("rib", "hoodie", ribbed, body, { weight: 0.5, paint: ribs(h) }),
      ...hoodieTrims(solid, low, body),
    ],
    covers: ["trunk", "upper-arms", "forearms"],
  };
}

/** A hood that nobody has up: a thick roll about the neck, open in front, and its bag behind. */
function hoodDown(body: DressableBody): Sdf {
  const h = body.height;
  const [, y, z] = body.neck;
  const r = body.neckRadius + 0.022 * h;
  const tilt = chain(rotation(X_AXIS, 0.3), translation([0, y + 0.004 * h, z - 0.006 * h]));
  const back = backAt(body, y - 0.05 * h);
  return sculpt([
    add(placed(ringSdf([0, 0, 0], r, 0.026 * h), tilt, [1, 1.2, 1.05])),
    add(ellipsoid([0, y - 0.035 * h, back - 0.012 * h], [r * 1.25, 0.07 * h, 0.045 * h]), 0.03 * h),
    carve(ellipsoid([0, y + 0.05 * h, back + 0.01 * h], [r * 0.85, 0.06 * h, 0.05 * h]), 0.02 * h),
  ]);
}

/** What makes a sweatshirt a hoodie: the hood down behind, its two cords, and one pouch for both hands. */
function hoodieTrims(garment: Sdf, low: number, body: DressableBody): Part[] {
  const h = body.height;
  const wide = sideAt(body, body.hips[1]);
  const top = body.waist[1] + 0.045 * h;
  const foot = low + 0.035 * h;
  const pouch = sewnOn(garment, body, 0.011, [
    [-wide * 0.78, foot],
    [wide * 0.78, foot],
    [wide * 0.78, foot + (top - foot) * 0.35],
    [wide * 0.42, top],
    [-wide * 0.42, top],
    [-wide * 0.78, foot + (top - foot) * 0.35],
  ]);
  const cords = [-1, 1].map((side) => {
    const x = side * 0.3 * body.neckRadius + side * 0.012 * h;
    const y = body.neck[1] - 0.03 * h;
    const drop = (y - body.waist[1]) * (side < 0 ? 0.56 : 0.5);
    return add(
      sewnOn(garment, body, 0.016, [
        [x - 0.0075 * h, y - drop],
        [x + 0.0075 * h, y - drop],
        [x + 0.0075 * h, y],
        [x - 0.0075 * h, y],
      ]),
    );
  });
  return [
    piece("pouch", "hoodie", pouch, body, { weight: 0.45, paint: shade(0.78) }),
    piece("cords", "trim", sculpt(cords), body, { weight: 0.4 }),
  ];
}
