import type { Part } from "../../geometry/part.ts";
import { add, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { skirtSolid } from "./bottoms.ts";
import { bandOf, sideAt, trunkShell } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";
import { sewnOn, shade } from "./sewn-on.ts";
import { collar, piece, sleeves, type Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** A long garment with wide sleeves; a kimono's fronts cross, left over right. */
export function makeRobe(p: OutfitParameters, body: DressableBody): Worn {
  const h = body.height;
  const isShort = p.outer === "kimono" && p.bottom === "trousers";
  const wideSleeves = p.guise === "ninja" ? 0.02 : 0.055;
  const length = isShort ? 0.42 : 1.95;
  const solid = sculpt([
    add(trunkShell(body, 0.016, body.waist[1] - 0.05 * h, body.neck[1] - 0.002 * h)),
    add(skirtSolid(body, 0.018, length, isShort ? 0.03 : 0.065, 7), 0.03 * h),
    ...sleeves(body, [0.016, 0.028, wideSleeves], 1.86),
  ]);
  const x = sideAt(body, body.chest[1]) * 0.42;
  const [top, bottom] = [body.neck[1] + 0.01 * h, body.waist[1]];
  const band = (side: number, grow: number, wide: number) => {
    const corners = [
      [(0.2 - wide) * x * side, bottom],
      [-(0.2 + wide) * x * side, bottom],
      [(0.885 - wide) * x * side, top],
      [(0.885 + wide) * x * side, top],
    ] as const;
    return add(sewnOn(solid, body, grow, side > 0 ? [...corners].reverse() : corners));
  };
  const edge =
    p.outer === "kimono"
      ? [piece("collar", "trim", sculpt([band(-1, 0.006, 0.2), band(1, 0.012, 0.2)]), body, { weight: 0.45 })]
      : [];
  const bath = p.outer === "bathrobe" ? bathTrims(solid, [band(-1, 0.012, 0.42), band(1, 0.017, 0.42)], body) : [];
  const stole =
    p.outer === "robe" && (p.guise === "king" || p.guise === "wizard")
      ? [piece("collar", "trim", collar(body, 0.022, 0.01), body, { weight: 0.4 })]
      : [];
  return {
    parts: [piece("robe", p.outer, solid, body), ...edge, ...bath, ...stole],
    covers: isShort ? ["trunk", "upper-arms", "forearms"] : ["trunk", "upper-arms", "forearms", "thighs", "shins"],
  };
}

/** Of a bathrobe: a broad shawl collar, turned-back cuffs, and a belt of the same towelling, tied in front. */
function bathTrims(robe: Sdf, shawl: readonly SculptStep[], body: DressableBody): Part[] {
  const h = body.height;
  const y = body.waist[1] - 0.004 * h;
  const band = trunkShell(body, 0.034, y - 0.02 * h, y + 0.02 * h);
  const z = surfaceAlong(band, [0, y, body.chest[2]], [0, 0, 1], h)[2];
  const tail = (x: number) =>
    add(
      roundCone(
        [0, y, z],
        [x * h, y - 0.15 * h, surfaceAlong(robe, [x * h, y - 0.15 * h, body.chest[2]], [0, 0, 1], h)[2]],
        0.012 * h,
        0.016 * h,
      ),
    );
  const belt = sculpt([
    add(band),
    add(ellipsoid([0, y, z], [0.03 * h, 0.024 * h, 0.018 * h])),
    tail(0.035),
    tail(-0.03),
  ]);
  const cuffs = sculpt([...shawl, ...body.arms.map((arm) => add(bandOf(arm, h, 0.062, 1.7, 1.86)))]);
  return [
    piece("collar", "bathrobe", cuffs, body, { weight: 0.5, paint: shade(0.86) }),
    piece("tied-belt", "bathrobe", belt, body, { weight: 0.5, paint: shade(0.74) }),
  ];
}
