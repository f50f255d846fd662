import type { Paint } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { halfSpace } from "../../geometry/sdf-primitives.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { normalize, scale, subtract, add as sum, type Vec3 } from "../../math/vec3.ts";
import { layColour } from "../lay-colour.ts";
import { bellSdf } from "./bell.ts";
import { skirtSolid } from "./bottoms.ts";
import { LAYER, sideAt, trunkShell, tubeOf } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";
import { piece, sleeves, type Worn } from "./tops.ts";

/** Borders of a sari. */
const GOLD: Rgb = fromHex("#d9a93c");
/** Bands of a poncho over its own cloth, from the hem up: where each ends as a share of the height, and its colour. */
const BANDS: readonly (readonly [upTo: number, hex: string | undefined])[] = [
  [0.1, "#2c2a33"],
  [0.2, undefined],
  [0.26, "#f0e2c0"],
  [0.34, "#2f7f8c"],
  [0.4, "#f0e2c0"],
  [0.56, undefined],
  [0.62, "#e0a02c"],
  [0.7, "#2c2a33"],
  [0.76, "#e0a02c"],
];

/** Across the chest, from the wearer's left shoulder down to the right hip: the middle of the cloth and the way across it. */
function sashFrame(body: DressableBody): { readonly middle: Vec3; readonly across: Vec3 } {
  const y = (body.chest[1] + body.waist[1]) / 2;
  return { middle: [0.02 * body.height, y, 0], across: normalize([-0.62, 0.78, 0]) };
}

/** Cloth in folds over the left shoulder, before and behind. @param half Half its width, in heights. */
function sash(body: DressableBody, grow: number, half: number): Sdf {
  const h = body.height;
  const { middle, across } = sashFrame(body);
  const shell = trunkShell(body, grow, body.hips[1] - 0.06 * h, body.neck[1] + 0.1 * h);
  const folded = displace(shell, 0.006 * h, (x, y) =>
    sin(((x - middle[0]) * across[0] + (y - middle[1]) * across[1]) * (130 / h)),
  );
  return sculpt([
    add(folded),
    carve(halfSpace(subtract(middle, scale(across, half * h)), across), 0.004 * h),
    carve(halfSpace(sum(middle, scale(across, half * h)), scale(across, -1)), 0.004 * h),
  ]);
}

/** A white sheet over the left shoulder and arm, the right arm bare. */
export function makeToga(body: DressableBody): Worn {
  const h = body.height;
  const [left, right] = body.arms;
  const solid = sculpt([
    add(trunkShell(body, 0.014, body.waist[1] - 0.05 * h, body.neck[1] - 0.02 * h)),
    add(skirtSolid(body, 0.018, 1.85, 0.05, 13), 0.03 * h),
    add(tubeOf(left, h, [0.022, 0.045, 0], 0.98), 0.035 * h),
    add(tubeOf(right, h, [0.012, 0.016, 0], 0.42), 0.03 * h),
  ]);
  return {
    parts: [piece("toga", "toga", solid, body), piece("drape", "toga", sash(body, 0.034, 0.085), body)],
    covers: ["trunk", "thighs", "shins"],
  };
}

/** A short blouse, a long skirt, and the end of its cloth over the left shoulder, all with golden borders. */
export function makeSari(body: DressableBody): Worn {
  const h = body.height;
  const low = body.legs[0].joints[2][1];
  const { middle, across } = sashFrame(body);
  const blouse = sculpt([
    add(trunkShell(body, 0.01, body.chest[1] - 0.055 * h, body.neck[1] - 0.035 * h)),
    ...sleeves(body, [0.011, 0.012, 0], 0.55),
  ]);
  const deeper: Paint = (surface) => {
    surface.r *= 0.45;
    surface.g *= 0.45;
    surface.b *= 0.55;
  };
  const hem: Paint = (surface, _x, y) => {
    if (y < low + 0.045 * h) layColour(surface, GOLD, 0.4, 0);
  };
  const edge: Paint = (surface, x, y) => {
    const aside = Math.abs((x - middle[0]) * across[0] + (y - middle[1]) * across[1]);
    if (aside > 0.05 * h) layColour(surface, GOLD, 0.4, 0);
  };
  return {
    parts: [
      piece("blouse", "sari", blouse, body, { paint: deeper }),
      piece("sari", "sari", skirtSolid(body, 0.015, 1.94, 0.045, 17), body, { paint: hem }),
      piece("pallu", "sari", sash(body, 0.026, 0.066), body, { paint: edge }),
    ],
    covers: ["thighs", "shins"],
  };
}

/** A striped blanket with the head through it, down to the hips and over the elbows. */
export function makePoncho(body: DressableBody): Worn {
  const h = body.height;
  const top = body.neck[1] - 0.005 * h;
  const low = body.hips[1] - 0.03 * h;
  const wide = sideAt(body, body.chest[1]);
  const solid = sculpt([
    add(trunkShell(body, LAYER.over, body.waist[1], top)),
    add(bellSdf([0, top, body.chest[2]], low, body.neckRadius, wide + 0.13 * h, 0.72), 0.05 * h),
    ...body.arms.map((arm) => add(tubeOf(arm, h, [0.03, 0.045, 0], 0.98), 0.07 * h)),
  ]);
  const stripes: Paint = (surface, _x, y) => {
    const up = (y - low) / (top - low);
    const hex = BANDS.find(([upTo]) => up < upTo)?.[1];
    if (hex !== undefined) layColour(surface, fromHex(hex), 0.85, 0);
  };
  return { parts: [piece("poncho", "poncho", solid, body, { paint: stripes })], covers: ["trunk", "upper-arms"] };
}
