import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { bar } from "../pieces.ts";

/** A beast that is carved on a totem pole: its colour, and what its head and limbs are like. */
export interface TotemFigure {
  readonly colour: Rgb;
  readonly face: "beak" | "muzzle" | "wide";
  readonly ears: "round" | "pointed" | "bulging" | "none";
  readonly limbs: "wings" | "paws";
}

/** From the top of a pole to its foot: what flies, what hunts, what swims. */
export const TOTEM_FIGURES: Readonly<Record<string, TotemFigure & { readonly named: readonly string[] }>> = {
  eagle: figure("#f2ece0", "beak", "none", "wings", "eagle|bald eagle|thunderbird|hawk|falcon|bird"),
  raven: figure("#191a20", "beak", "none", "wings", "raven|crow"),
  owl: figure("#9a6a38", "beak", "pointed", "wings", "owl"),
  wolf: figure("#6c747c", "muzzle", "pointed", "paws", "wolf|fox|coyote|dog"),
  bear: figure("#4a2a18", "muzzle", "round", "paws", "bear|grizzly bear|black bear"),
  beaver: figure("#7a4a26", "muzzle", "round", "paws", "beaver|otter"),
  whale: figure("#20324a", "wide", "none", "paws", "whale|orca|salmon|fish"),
  turtle: figure("#5c7434", "wide", "none", "paws", "turtle|snake|lizard"),
  frog: figure("#3f9a3a", "wide", "bulging", "paws", "frog|toad"),
};

function figure(
  hex: string,
  face: TotemFigure["face"],
  ears: TotemFigure["ears"],
  limbs: TotemFigure["limbs"],
  named: string,
) {
  return { colour: fromHex(hex), face, ears, limbs, named: named.split("|") };
}

const both = (build: (side: 1 | -1) => Geometry): Geometry[] => [build(1), build(-1)];

/**
 * What stands out of a drum of the pole for one beast, besides its beak: ears, muzzle and nose, forelegs with claws.
 *
 * @param at Puts a shape from the drum's foot to its place.
 * @param tall Height of the drum, metres.
 * @param hide Part of the drum's own slot, painted in the beast's colour.
 */
export function carveFigure(
  name: string,
  { face, ears, limbs }: TotemFigure,
  at: (geometry: Geometry) => Geometry,
  tall: number,
  hide: Pick<Part, "paint">,
): Part[] {
  const out: Part[] = [];
  const add = (what: string, slot: string, pieces: readonly Geometry[], paint = hide) =>
    out.push(...makeParts(`${what}-${name}`, slot, pieces.map(at), { weight: 0.9, ...paint }));
  if (ears === "round")
    add(
      "ear",
      "body",
      both((s) => move(stretch(sphere(0.13, 20, 14), [1, 1, 0.55]), [s * 0.33, tall * 0.86, 0.05])),
    );
  if (ears === "pointed")
    add(
      "ear",
      "body",
      both((s) =>
        move(turnZ(cylinder({ radius: 0.12, radiusTop: 0.015, height: 0.32, segments: 18 }), -s * 0.35), [
          s * 0.24,
          tall * 0.78,
          0.08,
        ]),
      ),
    );
  if (ears === "bulging") {
    add(
      "bulge",
      "body",
      both((s) => move(sphere(0.16, 24, 16), [s * 0.23, tall * 0.84, 0.2])),
    );
    add(
      "pupil",
      "dark",
      both((s) => move(stretch(sphere(0.085, 18, 12), [1, 0.7, 0.7]), [s * 0.24, tall * 0.86, 0.31])),
      {},
    );
  }
  if (face === "muzzle") {
    add("muzzle", "body", [move(stretch(sphere(0.17, 24, 16), [1.05, 0.8, 1.35]), [0, tall * 0.42, 0.36])]);
    add("nose", "dark", [move(stretch(sphere(0.075, 18, 12), [1.2, 0.8, 0.8]), [0, tall * 0.5, 0.56])], {});
  }
  if (limbs === "paws") {
    const arm = (s: 1 | -1) =>
      merge([
        bar([s * 0.38, 0.34, 0.02], [s * 0.2, 0.1, 0.34], 0.075, 14),
        move(stretch(sphere(0.105, 18, 12), [1, 0.8, 1]), [s * 0.19, 0.1, 0.37]),
      ]);
    add("paw", "body", both(arm));
    const claws = both((s) =>
      merge(
        [-1, 0, 1].map((k) =>
          move(turnX(cylinder({ radius: 0.022, radiusTop: 0.005, height: 0.1, segments: 10 }), 2.1), [
            s * 0.19 + 0.055 * k,
            0.1,
            0.44,
          ]),
        ),
      ),
    );
    out.push(makePart(`claws-${name}`, "wing", merge(claws.map(at)), { weight: 0.4 }));
  }
  return out;
}
