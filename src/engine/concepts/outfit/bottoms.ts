import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { atan2, sin } from "../../math/elementary.ts";
import { distance, mix, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { bellSdf } from "./bell.ts";
import { bandOf, cutBelow, LAYER, patch, sideAt, trunkShell, tubeOf } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";
import { polkaDots, ruffles } from "./ruffles.ts";
import { NOT_WORN, piece, sleeves, type Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** Both legs of trousers as steps to be added to the hips. */
export const trouserLegs = (body: DressableBody, grow: readonly [number, number, number], upTo: number): SculptStep[] =>
  body.legs.map((leg) => add(tubeOf(leg, body.height, grow, upTo), 0.025 * body.height));

/** From the waist down to the crotch. */
export const hipSeat = (body: DressableBody, grow: number, high = body.waist[1] + 0.004 * body.height): SculptStep =>
  add(trunkShell(body, grow, body.hips[1] - 0.1 * body.height, high));

/**
 * A skirt from the waist down, closed below: a bell around the legs, or along the thighs of whoever sits.
 *
 * @param length 1 reaches the knees, 2 the ankles.
 * @param flare Heights by which the hem is wider than the hips.
 */
export function skirtSolid(body: DressableBody, grow: number, length: number, flare: number, folds = 9): Sdf {
  const h = body.height;
  const top = body.waist[1] + 0.01 * h;
  if (body.sits) {
    const wide = body.legs.map((leg) =>
      add(
        tubeOf(leg, h, [grow + 0.012, grow + 0.012 + flare * 0.3, grow + 0.01 + flare * 0.3], Math.min(length, 1.9)),
        0.09 * h,
      ),
    );
    const [left, right] = body.legs;
    const lap = roundCone(
      mix(left.joints[0], right.joints[0], 0.5),
      mix(left.joints[1], right.joints[1], 0.5),
      left.radii[0],
      left.radii[1],
    );
    return sculpt([add(trunkShell(body, grow, body.hips[1] - 0.2 * h, top)), ...wide, add(lap, 0.05 * h)]);
  }
  const at = (i: 0 | 1 | 2) => mix(body.legs[0].joints[i], body.legs[1].joints[i], 0.5);
  const low = length <= 1 ? mix(at(0), at(1), length) : mix(at(1), at(2), length - 1);
  // wide enough for both knees whatever the stride
  const spread = (i: 1 | 2) => distance(body.legs[0].joints[i], body.legs[1].joints[i]) / 2 + body.legs[0].radii[i];
  const hip = sideAt(body, body.hips[1]) + grow * h;
  const stride = length <= 1 ? spread(1) * length : Math.max(spread(1), spread(2) * (length - 1));
  const hemRadius = Math.max(hip + flare * h, stride + 0.02 * h);
  const waistRadius = sideAt(body, body.waist[1]) + grow * h;
  const bell = bellSdf([0, top, body.hips[2]], low[1], waistRadius * 0.92, hemRadius, 0.9);
  const pleated = displace(bell, 0.012 * h * Math.min(1, flare * 12), (x, y, z) => {
    const drop = Math.min(1, Math.max(0, (top - y) / (top - low[1])));
    return drop * sin(atan2(z, x) * folds);
  });
  return sculpt([
    add(pleated),
    add(trunkShell(body, grow, body.hips[1] - 0.02 * h, top), 0.04 * h),
    cutBelow(low[1], 0.012 * h),
  ]);
}

/** What is worn from the waist down, or from the shoulders down in one piece. */
export function makeBottom(p: OutfitParameters, body: DressableBody): Worn {
  const h = body.height;
  const chestLine = body.chest[1] + 0.03 * h;
  switch (p.bottom) {
    case "trousers": {
      const isTight = p.guise === "superhero" || p.guise === "diver";
      const isPuffy = p.outer === "spacesuit";
      const grow = isTight
        ? ([0.004, 0.005, 0.006] as const)
        : isPuffy
          ? ([0.024, 0.026, 0.024] as const)
          : ([0.007, 0.012, 0.017] as const);
      const solid = sculpt([
        hipSeat(body, isTight ? 0.007 : 0.0095),
        ...trouserLegs(body, grow, 1.94),
        ...(isPuffy ? body.legs.map((leg) => add(bandOf(leg, h, 0.034, 1.02, 1.14), 0.01 * h)) : []),
      ]);
      // what is said of a space suit is said of its legs
      const slot = isPuffy ? "spacesuit" : "trousers";
      return { parts: [piece("trousers", slot, solid, body)], covers: ["thighs", "shins"] };
    }
    case "shorts": {
      const solid = sculpt([hipSeat(body, 0.0125), ...trouserLegs(body, [0.014, 0.03, 0], 0.82)]);
      return { parts: [piece("shorts", "shorts", solid, body)], covers: [] };
    }
    case "swimsuit":
      return {
        parts: [
          piece(
            "swimsuit",
            "swimsuit",
            p.top === "bikini-top"
              ? sculpt([hipSeat(body, 0.012, (body.waist[1] + body.hips[1]) / 2)])
              : sculpt([hipSeat(body, 0.012), ...trouserLegs(body, [0.008, 0.008, 0], 0.16)]),
            body,
          ),
        ],
        covers: [],
      };
    case "skirt":
      return {
        parts: [piece("skirt", "skirt", skirtSolid(body, 0.016, 0.9, 0.06, 14), body)],
        covers: body.sits ? [] : [],
      };
    case "tutu": {
      const y = body.waist[1] - 0.03 * h;
      const r = sideAt(body, y) + 0.15 * h;
      const disc = sculpt([add(bellSdf([0, y + 0.035 * h, body.hips[2]], y - 0.035 * h, r * 0.45, r, 1))]);
      const frill = displace(disc, 0.012 * h, (x, _y, z) => sin(atan2(z, x) * 22));
      const bodice = sculpt([
        add(trunkShell(body, LAYER.top, body.hips[1] - 0.2 * h, chestLine)),
        ...trouserLegs(body, [0.006, 0.006, 0], 0.12),
      ]);
      return {
        parts: [piece("bodice", "tutu", bodice, body), piece("tutu", "tutu", frill, body)],
        covers: [],
      };
    }
    case "dress": {
      const isFur = p.guise === "caveman";
      const solid = sculpt([
        add(trunkShell(body, 0.013, body.waist[1] - 0.02 * h, isFur ? chestLine + 0.03 * h : body.neck[1] - 0.02 * h)),
        ...(isFur ? [] : sleeves(body, [0.018, 0.02, 0], 0.5)),
        add(skirtSolid(body, 0.014, 0.95, 0.075), 0.02 * h),
      ]);
      return { parts: [piece("dress", "dress", solid, body)], covers: ["trunk"] };
    }
    case "gown": {
      const bodice = sculpt([
        add(trunkShell(body, 0.012, body.waist[1] - 0.02 * h, body.chest[1] + 0.05 * h)),
        ...body.arms.map((arm) => add(tubeOf(arm, h, [0.03, 0.022, 0], 0.45), 0.02 * h)),
        add(skirtSolid(body, 0.016, 1.96, 0.12, 11), 0.03 * h),
      ]);
      const frills = p.guise === "flamenco" && !body.sits ? ruffles(body) : [];
      return {
        parts: [
          piece("gown", "gown", bodice, body, p.guise === "flamenco" ? { paint: polkaDots(h) } : {}),
          ...frills.map((frill, i) => piece(`ruffle-${i + 1}`, i % 2 === 0 ? "gown" : "trim", frill, body)),
        ],
        covers: ["thighs", "shins"],
      };
    }
    case "overalls":
      return { parts: overalls(p, body), covers: ["thighs", "shins"] };
    default:
      return NOT_WORN;
  }
}

/** Trousers with a bib in front, and straps over the shoulders. */
function overalls(p: OutfitParameters, body: DressableBody): Worn["parts"] {
  const h = body.height;
  const wide = sideAt(body, body.chest[1]);
  const bibTop = body.chest[1] + 0.01 * h;
  const grow = p.top === "none" ? 0.014 : 0.024;
  const solid = sculpt([
    hipSeat(body, grow, body.waist[1] + 0.025 * h),
    ...trouserLegs(body, [0.012, 0.015, 0.02], 1.94),
    add(
      patch(body, grow, [
        [-wide * 0.62, body.waist[1]],
        [wide * 0.62, body.waist[1]],
        [wide * 0.52, bibTop],
        [-wide * 0.52, bibTop],
      ]),
      0.004 * h,
    ),
    ...[1, -1].map((side) => add(strap(body, grow, side * wide * 0.46), 0.002 * h)),
  ]);
  return [piece("overalls", "overalls", solid, body)];
}

/** A strap over the shoulder, front to back: a slice of the grown trunk. */
export function strap(body: DressableBody, grow: number, x: number): Sdf {
  const half = 0.014 * body.height;
  const lean = normalize([1, x > 0 ? 0.18 : -0.18, 0]);
  const at: Vec3 = [x, body.chest[1], 0];
  return sculpt([
    add(trunkShell(body, grow - 0.004, body.waist[1], body.neck[1] + 0.1 * body.height)),
    carve(halfSpace(subtract(at, scale(lean, half)), lean), 0.004 * body.height),
    carve(halfSpace([at[0] + lean[0] * half, at[1] + lean[1] * half, 0], scale(lean, -1)), 0.004 * body.height),
  ]);
}
