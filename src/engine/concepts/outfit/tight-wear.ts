import type { Paint } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { fromHex } from "../../math/color.ts";
import { layColour } from "../lay-colour.ts";
import { hipSeat, skirtSolid, strap, trouserLegs } from "./bottoms.ts";
import { patch, sideAt, trunkShell } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";
import { piece, sleeves, type Worn } from "./tops.ts";

const LINEN = fromHex("#f3f1ec");

/** Two straps over the shoulders, half the width of the chest apart. */
const straps = (body: DressableBody, grow: number) =>
  [1, -1].map((side) => add(strap(body, grow, side * sideAt(body, body.chest[1]) * 0.46), 0.003 * body.height));

/** What is worn on the chest in the water; `one-piece` from the hips up. */
export function makeSwimTop(kind: "bikini-top" | "one-piece", body: DressableBody): Worn {
  const h = body.height;
  const low = kind === "one-piece" ? body.hips[1] - 0.03 * h : body.chest[1] - 0.045 * h;
  const solid = sculpt([add(trunkShell(body, 0.012, low, body.chest[1] + 0.025 * h)), ...straps(body, 0.012)]);
  return { parts: [piece(kind, "swimsuit", solid, body)], covers: [] };
}

/** Rubber from the neck to the wrists and ankles, with a panel of another tone down each side. */
export function makeWetsuit(body: DressableBody): Worn {
  const h = body.height;
  const wide = sideAt(body, body.waist[1]);
  const solid = sculpt([
    hipSeat(body, 0.008),
    add(trunkShell(body, 0.008, body.waist[1] - 0.02 * h, body.neck[1] + 0.012 * h), 0.01 * h),
    ...trouserLegs(body, [0.005, 0.006, 0.007], 1.94),
    ...sleeves(body, [0.005, 0.006, 0.007], 1.92),
  ]);
  const panels: Paint = (surface, x, y) => {
    if (Math.abs(x) < 0.72 * wide || Math.abs(x) > 1.15 * wide || y > body.chest[1] + 0.02 * h) return;
    surface.r = surface.r * 0.6 + 0.02;
    surface.g = surface.g * 0.6 + 0.16;
    surface.b = surface.b * 0.6 + 0.3;
  };
  return {
    parts: [piece("wetsuit", "wetsuit", solid, body, { paint: panels })],
    covers: ["trunk", "upper-arms", "forearms", "thighs", "shins"],
  };
}

/** Leather shorts with braces and a bar across the chest. */
export function makeLederhosen(body: DressableBody): Worn {
  const h = body.height;
  const wide = 0.5 * sideAt(body, body.chest[1]);
  const y = body.chest[1] - 0.03 * h;
  const bar = patch(body, 0.024, [
    [-wide, y - 0.018 * h],
    [wide, y - 0.018 * h],
    [wide, y + 0.018 * h],
    [-wide, y + 0.018 * h],
  ]);
  const solid = sculpt([
    hipSeat(body, 0.02, body.waist[1] + 0.02 * h),
    ...trouserLegs(body, [0.016, 0.03, 0], 0.86),
    ...straps(body, 0.025),
    add(bar, 0.003 * h),
  ]);
  return { parts: [piece("lederhosen", "lederhosen", solid, body)], covers: [] };
}

/** A laced bodice over a blouse, and a full skirt with a white apron before it. */
export function makeDirndl(body: DressableBody): Worn {
  const h = body.height;
  const solid = sculpt([
    add(trunkShell(body, 0.022, body.waist[1] - 0.02 * h, body.chest[1] + 0.01 * h)),
    ...straps(body, 0.024),
    add(skirtSolid(body, 0.018, 1.1, 0.1, 12), 0.02 * h),
  ]);
  const bodice: Paint = (surface, x, y, z) => {
    if (y < body.waist[1] + 0.005 * h) {
      const isApron = z > body.waist[2] && Math.abs(x) < 0.045 * h + 0.24 * (body.waist[1] - y);
      if (isApron) layColour(surface, LINEN, 0.8, 0);
      return;
    }
    const isLace = Math.abs(x) < 0.03 * h && Math.floor((y - Math.abs(x)) / (0.012 * h)) % 2 === 0;
    const tone = isLace ? 2.2 : 0.4;
    surface.r *= tone;
    surface.g *= tone;
    surface.b *= tone;
  };
  return { parts: [piece("dirndl", "dirndl", solid, body, { paint: bodice })], covers: [] };
}
