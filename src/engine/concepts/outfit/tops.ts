import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { ringSdf, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { bandOf, LAYER, prism, trunkShell, tubeOf } from "./cloth.ts";
import type { Cover, DressableBody } from "./dressable-body.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** Parts of one garment and what they hide. */
export interface Worn {
  readonly parts: readonly Part[];
  readonly covers: readonly Cover[];
}

export const NOT_WORN: Worn = { parts: [], covers: [] };

/** Edges of soft things look round. */
export const SOFT = 1.1;

export const cellOf = (body: Pick<DressableBody, "cell" | "height">): number => body.cell ?? 0.0145 * body.height;

/** Meshes one solid as a garment's part. */
export const piece = (name: string, slot: string, solid: Sdf, body: DressableBody, options: Partial<Part> = {}): Part =>
  makePart(
    name,
    slot,
    meshSdf(solid, cellOf(body) * (options.weight !== undefined && options.weight < 0.5 ? 0.7 : 1)),
    {
      crease: SOFT,
      weight: 0.8,
      ...options,
    },
  );

/** Both sleeves as steps to be added to a trunk. */
export const sleeves = (
  body: DressableBody,
  grow: readonly [number, number, number],
  upTo: number,
): readonly SculptStep[] => body.arms.map((arm) => add(tubeOf(arm, body.height, grow, upTo), 0.035 * body.height));

export const cuffs = (body: DressableBody, grow: number): readonly SculptStep[] =>
  body.arms.map((arm) => add(bandOf(arm, body.height, grow, 1.78, 1.96), 0.008 * body.height));

/** A collar that stands around the neck and opens in front. */
export function collar(body: DressableBody, grow: number, tall: number): Sdf {
  const h = body.height;
  const [, y, z] = body.neck;
  const r = body.neckRadius + grow * h;
  return sculpt([
    add(roundCone([0, y - 0.035 * h, z], [0, y + tall * h, z], r * 1.12, r * 0.98)),
    carve(
      prism(
        [
          [0, y - 0.04 * h],
          [0.05 * h, y + (tall + 0.06) * h],
          [-0.05 * h, y + (tall + 0.06) * h],
        ],
        z,
      ),
      0.004 * h,
    ),
  ]);
}

const isTuckedIn = (p: OutfitParameters): boolean => p.bottom !== "none" && p.belt;

/** How far down a top reaches. */
export function topEnd(p: OutfitParameters, body: DressableBody): number {
  const h = body.height;
  if (isTuckedIn(p)) return body.waist[1] - 0.03 * h;
  // a skirt flares from the waist: what hung over it would be pierced by its folds
  return /skirt|kilt/.test(p.bottom) ? body.waist[1] - 0.012 * h : body.hips[1] - 0.005 * h;
}

/** What is worn on the trunk under jackets. */
export function makeTop(p: OutfitParameters, body: DressableBody): Worn {
  const h = body.height;
  const isTucked = isTuckedIn(p);
  const low = topEnd(p, body);
  const hangs = p.bottom !== "none" && p.outer === "none" && !isTucked;
  const neckLine = body.neck[1] - 0.004 * h;
  switch (p.top) {
    case "shirt": {
      const cut = [
        add(trunkShell(body, LAYER.top, low, neckLine)),
        ...sleeves(body, [0.007, 0.009, 0.012], 1.92),
        ...cuffs(body, 0.015),
        add(collar(body, 0.011, 0.008), 0.006 * h),
      ];
      return { parts: [piece("shirt", "shirt", sculpt(cut), body)], covers: ["trunk", "upper-arms", "forearms"] };
    }
    case "t-shirt": {
      const cut = [
        // hangs over what is worn below, clear of it
        add(trunkShell(body, hangs ? 0.021 : LAYER.top, low, neckLine - 0.006 * h)),
        ...sleeves(body, [0.014, 0.02, 0], 0.72),
        add(ringSdf([0, neckLine - 0.012 * h, body.neck[2]], body.neckRadius + 0.006 * h, 0.009 * h), 0.006 * h),
      ];
      return { parts: [piece("t-shirt", "t-shirt", sculpt(cut), body)], covers: ["trunk"] };
    }
    case "sweater": {
      const isTight = p.guise === "superhero" || p.guise === "diver" || p.outer === "thing-suit";
      const fat = isTight ? 0.3 : 1;
      const cut = [
        add(trunkShell(body, isTight ? 0.006 : 0.016, isTight ? body.hips[1] : low, neckLine)),
        ...sleeves(body, [0.01 * fat, 0.014 * fat, 0.015 * fat], 1.92),
        ...(isTight ? [] : cuffs(body, 0.017)),
        ...(isTight || p.bottom === "overalls" ? [] : [add(hem(body, low), 0.006 * h)]),
        add(
          ringSdf([0, neckLine, body.neck[2]], body.neckRadius + 0.008 * h, (isTight ? 0.009 : 0.017) * h),
          0.008 * h,
        ),
      ];
      const knit = isTight ? {} : { paint: ribs(h) };
      return {
        parts: [piece("sweater", "sweater", sculpt(cut), body, knit)],
        covers: ["trunk", "upper-arms", "forearms"],
      };
    }
    default:
      return NOT_WORN;
  }
}

/** A band around the lower edge of a top. */
export const hem = (body: DressableBody, low: number): Sdf =>
  trunkShell(body, 0.024, low - 0.006 * body.height, low + 0.03 * body.height);

/** Knitted rows. */
export const ribs =
  (h: number): NonNullable<Part["paint"]> =>
  (surface, _x, y) => {
    const row = y / (0.0125 * h);
    const t = Math.abs(row - Math.floor(row) - 0.5) * 2;
    const dark = 0.78 + 0.22 * t;
    surface.r *= dark;
    surface.g *= dark;
    surface.b *= dark;
    surface.height += 0.0012 * h * t;
  };
