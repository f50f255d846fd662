import { curveThrough } from "../../../geometry/curve.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { move, stretch, turnX } from "../../../geometry/place.ts";
import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, roundCone } from "../../../geometry/sdf-primitives.ts";
import { sphere, torus } from "../../../geometry/sphere.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { atan2, PI } from "../../../math/elementary.ts";
import { dye } from "../prop/prop-colours.ts";
import { brim } from "./brim.ts";
import { type HatMaker, worn } from "./hat-maker.ts";

const BONE = dye(0.62, 0.5, 0.34, 0, 0.55);
const BRASS = dye(0.6, 0.38, 0.12, 1, 0.35);
const SMOKED_GLASS = dye(0.012, 0.014, 0.016, 0, 0.06);

/** A doctor's mask against the plague: a long beak, round glasses, a hood, and a flat black hat over it. */
export const plagueMask: HatMaker = (form, _p, body) => {
  const u = form.unit;
  const top = form.dome;
  const { centre, radii } = body.head;
  const hood = sculpt([
    add(ellipsoid(centre, [radii[0] * 1.1, radii[1] * 1.07, radii[2] * 1.08])),
    add(
      roundCone(
        [centre[0], centre[1] - radii[1] * 0.6, centre[2]],
        body.neck,
        radii[0] * 0.85,
        body.neckRadius + 0.035 * body.height,
      ),
      0.1 * u,
    ),
  ]);
  const face = sculpt([
    add(
      ellipsoid(
        [centre[0], centre[1] - radii[1] * 0.1, centre[2] + 0.08 * u],
        [radii[0] * 1.0, radii[1] * 0.95, radii[2] * 1.12],
      ),
    ),
    carve(halfSpace([0, 0, centre[2] + radii[2] * 0.25], [0, 0, 1]), 0.04 * u),
  ]);
  const beak = sweep(
    circleOutline(0.46, 20),
    curveThrough(
      [
        [0, -0.62, 0.7],
        [0, -0.68, 1.4],
        [0, -0.92, 2.1],
        [0, -1.35, 2.7],
      ],
      8,
    ),
    { scale: (t) => 1 - 0.9 * t },
  );
  const eyes = [1, -1].map((side) => [side * 0.42, -0.3, 1.06] as const);
  const rims = eyes.map((at) => move(turnX(torus(0.25, 0.065, 28, 10), PI / 2), at));
  const panes = eyes.map((at) => move(turnX(cylinder({ radius: 0.24, height: 0.08, segments: 28 }), PI / 2), at));
  return worn([
    form.solid("hood", hood),
    form.solid("mask", face, "headgear", { paint: BONE }),
    form.part("beak", beak, "headgear", { paint: BONE }),
    form.part("goggle-rims", merge(rims), "trim", { weight: 0.5, paint: BRASS }),
    form.part("goggle-panes", merge(panes), "visor", { weight: 0.5, paint: SMOKED_GLASS }),
    form.turned("crown", [
      [0, 0.1],
      [1.12, 0.1, 0.04],
      [1.04, top + 0.42, 0.14],
      [0, top + 0.46],
    ]),
    form.part("hat-brim", move(brimShape(), [0, 0.12, 0])),
    form.ring("band", 1.11, 0.28, 0.03, 0.18, "belt"),
  ]);
};

/** A flat disc about the hat's band. */
const brimShape = () => cylinder({ radius: 1.85, height: 0.08, bevel: 0.03, segments: 48 });

/** Squares of thread with dark between them. */
const netting =
  (unit: number, x0: number, z0: number): Paint =>
  (surface, x, y, z) => {
    const turn = (atan2(z - z0, x - x0) * 1.4) / 0.13;
    const row = y / (0.13 * unit);
    const isThread = Math.abs(turn - Math.round(turn)) < 0.16 || Math.abs(row - Math.round(row)) < 0.16;
    const tone = isThread ? 0.16 : 0.012;
    surface.r = tone;
    surface.g = tone;
    surface.b = tone;
    surface.roughness = 0.9;
  };

/** A beekeeper's hat: a brim all round, and a net hanging from it to the shoulders. */
export const beeVeil: HatMaker = (form) => {
  const top = form.dome;
  const [x, , z] = form.band;
  return worn([
    form.turned("crown", [
      [0, 0.1],
      [1.1, 0.1],
      [1.02, top + 0.12, 0.3],
      [0.5, top + 0.26, 0.4],
      [0, top + 0.28],
    ]),
    brim(form, "brim", 1.85, (_x, _z, out) => 0.16 - 0.1 * out * out),
    form.ring("band", 1.09, 0.26, 0.03, 0.16, "belt"),
    form.turned(
      "veil",
      [
        [0, -1.75],
        [1.15, -1.75, 0.12],
        [1.4, -1.1, 0.3],
        [1.42, 0.08, 0.04],
        [0, 0.08],
      ],
      "headgear",
      undefined,
      { paint: netting(form.unit, x, z) },
    ),
    form.ring("veil-hem", 1.18, -1.72, 0.06, 0.12, "headgear"),
  ]);
};

/** What is worn to operate: a tied cap, and a mask over nose and mouth. */
export const surgicalMask: HatMaker = (form, _p, body) => {
  const u = form.unit;
  const { centre, radii } = body.head;
  const low = centre[1] - radii[1] * 0.16;
  const cap = sculpt([
    add(ellipsoid(centre, [radii[0] * 1.1, radii[1] * 1.09, radii[2] * 1.1])),
    carve(halfSpace([0, form.band[1] + 0.02 * u, 0], [0, 1, 0.12]), 0.04 * u),
  ]);
  const mask = sculpt([
    add(
      ellipsoid(
        [centre[0], centre[1] - radii[1] * 0.08, centre[2] + 0.05 * u],
        [radii[0] * 1.0, radii[1] * 0.98, radii[2] * 1.14],
      ),
    ),
    carve(halfSpace([0, low, 0], [0, -1, 0]), 0.04 * u),
    carve(halfSpace([0, 0, centre[2] + radii[2] * 0.2], [0, 0, 1]), 0.04 * u),
  ]);
  const strap = sculpt([
    add(ellipsoid(centre, [radii[0] * 1.05, radii[1] * 1.03, radii[2] * 1.05])),
    carve(halfSpace([0, low - 0.08 * u, 0], [0, -1, 0]), 0.02 * u),
    carve(halfSpace([0, low - 0.22 * u, 0], [0, 1, 0]), 0.02 * u),
  ]);
  return worn([
    form.solid("cap", cap),
    form.solid("mask", mask, "trim"),
    form.solid("mask-strap", strap, "trim", { weight: 0.4 }),
  ]);
};

const rearing: Paint = dye(0.75, 0.46, 0.1, 1, 0.3);

/** Bands of gold and blue, level on the brow, slanting on the lappets. */
const stripes =
  (unit: number): Paint =>
  (surface, _x, y) => {
    const t = y / (0.26 * unit);
    if (t - Math.floor(t) < 0.5) return;
    surface.r = 0.012;
    surface.g = 0.06;
    surface.b = 0.3;
    surface.metalness = 0;
    surface.roughness = 0.5;
  };

/** A pharaoh's striped headcloth with lappets on the chest, and a cobra rearing at the brow. */
export const nemes: HatMaker = (form, _p, body) => {
  const u = form.unit;
  const { centre, radii } = body.head;
  const chest = body.chest[1];
  const cloth = sculpt([
    add(
      ellipsoid(
        [centre[0], centre[1] + 0.02 * u, centre[2] - 0.08 * u],
        [radii[0] * 1.12, radii[1] * 1.1, radii[2] * 1.12],
      ),
    ),
    ...[1, -1].flatMap((side) => [
      // wings beside the cheeks
      add(
        roundCone(
          [centre[0] + side * radii[0] * 0.85, centre[1] + radii[1] * 0.1, centre[2] - radii[2] * 0.2],
          [centre[0] + side * radii[0] * 1.35, centre[1] - radii[1] * 0.9, centre[2] - radii[2] * 0.1],
          radii[0] * 0.34,
          radii[0] * 0.32,
        ),
        0.15 * u,
      ),
      add(
        roundCone(
          [centre[0] + side * radii[0] * 1.0, centre[1] - radii[1] * 0.95, centre[2] + radii[2] * 0.2],
          [centre[0] + side * radii[0] * 0.62, chest, centre[2] + radii[2] * 0.75],
          radii[0] * 0.3,
          radii[0] * 0.2,
        ),
        0.12 * u,
      ),
    ]),
    carve(
      ellipsoid(
        [centre[0], centre[1] - radii[1] * 0.2, centre[2] + radii[2] * 1.0],
        [radii[0] * 0.86, radii[1] * 0.85, radii[2] * 1.0],
      ),
      0.04 * u,
    ),
  ]);
  const cobra = merge([
    move(stretch(sphere(0.14, 16), [1, 1.6, 0.5]), [0, 0.48, 1.12]),
    move(sphere(0.09, 14), [0, 0.7, 1.2]),
  ]);
  return worn([
    form.solid("headcloth", cloth, "headgear", { paint: stripes(u) }),
    form.ring("brow-band", 1.1, 0.2, 0.05, 0.2, "headgear"),
    form.part("cobra", cobra, "headgear", { weight: 0.5, paint: rearing }),
  ]);
};

const petals: Paint = dye(0.75, 0.1, 0.22, 0, 0.6);

/** Hair drawn into a high knot and wide sides, with long pins and flowers in it. */
export const pinnedHair: HatMaker = (form, _p, body) => {
  const u = form.unit;
  const top = form.dome;
  const { centre, radii } = body.head;
  const hair = sculpt([
    add(
      ellipsoid(
        [centre[0], centre[1] + 0.06 * u, centre[2] - 0.12 * u],
        [radii[0] * 1.1, radii[1] * 1.08, radii[2] * 1.08],
      ),
    ),
    ...[1, -1].map((side) =>
      add(ellipsoid(form.at([side * 0.85, -0.15, -0.15]), [0.42 * u, 0.5 * u, 0.5 * u]), 0.1 * u),
    ),
    add(ellipsoid(form.at([0, top + 0.2, -0.15]), [0.62 * u, 0.46 * u, 0.55 * u]), 0.12 * u),
    carve(
      ellipsoid(
        [centre[0], centre[1] - radii[1] * 0.25, centre[2] + radii[2] * 1.0],
        [radii[0] * 0.88, radii[1] * 0.92, radii[2] * 0.95],
      ),
      0.04 * u,
    ),
  ]);
  const pin = (side: number) =>
    merge([
      sweep(circleOutline(0.045, 8), [
        [0, top + 0.1, -0.1],
        [side * 1.35, top + 0.75, -0.1],
      ]),
      move(sphere(0.12, 14), [side * 1.35, top + 0.75, -0.1]),
    ]);
  const flower = [0.75, 1.0, 0.88].map((x, i) =>
    move(sphere(0.19, 14), [x, 0.32 + 0.24 * (i === 2 ? 1 : 0), 0.62 - 0.25 * i]),
  );
  return worn([
    form.solid("hair", hair),
    form.part("hair-pins", merge([pin(1), pin(-1)]), "belt", { weight: 0.5 }),
    form.part("hair-flowers", merge(flower), "trim", { weight: 0.5, paint: petals }),
  ]);
};
