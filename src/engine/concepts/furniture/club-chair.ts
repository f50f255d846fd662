import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, mirror, move, settle, turnX } from "../../geometry/place.ts";
import { lerp } from "../../math/scalar.ts";
import type { ChairParameters } from "./chair.ts";
import { makeCushion } from "./cushion.ts";

/** An armchair padded all over: a sprung base, two thick arms, a leaning back with a soft top, a loose seat cushion, short feet. */
export function makeClub(p: ChairParameters): Part[] {
  const arm = p.width * 0.24;
  const outer = p.width + 2 * arm;
  const depth = p.depth * 1.3;
  const foot = Math.max(0.05, p.seatHeight * 0.24);
  const pad = 0.13;
  const deck = p.seatHeight - pad * 0.6;
  const soft = (size: readonly [number, number, number], bevel: number, puff: number) =>
    swell(box(size, { bevel, bevelSteps: 3, divisions: [5, 5, 5] }), size, puff);
  const base = move(soft([outer - 0.02, deck - foot, depth - 0.03], 0.03, 0.004), [0, (deck + foot) / 2, 0]);
  const armHeight = p.seatHeight + 0.2 - foot;
  const armBox = soft([arm, armHeight, depth], Math.min(0.075, arm * 0.45), 0.008);
  const left = move(armBox, [-(p.width + arm) / 2, foot + armHeight / 2, 0.01]);
  const backTall = p.seatHeight + p.backHeight - foot;
  const back = soft([p.width + arm * 1.1, backTall, 0.2], 0.085, 0.014);
  const rounded = deform(back, ([x, y, z]) => {
    const u = (2 * x) / (p.width + arm);
    return [x, y - (y > 0 ? 0.05 * p.arch * u * u * (y / backTall) * 2 : 0), z];
  });
  const leaning = move(turnX(rounded, -p.backTilt * 0.55), [0, foot + backTall / 2 + 0.01, -depth / 2 + 0.08]);
  const cushion = move(makeCushion(p.width - 0.008, pad * 1.1, depth * 0.74), [0, deck + pad * 0.42, depth * 0.13]);
  const rest = turnX(makeCushion(p.width - 0.02, 0.13, p.backHeight * 0.82), 1.35);
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      move(
        cylinder({
          radius: p.thickness * 0.5,
          radiusTop: p.thickness * 0.85,
          height: foot + 0.01,
          bevel: 0.003,
          segments: 24,
        }),
        [x * (outer / 2 - 0.07), 0, z * (depth / 2 - 0.07)],
      ),
    ),
  );
  const parts = [
    makePart("base", "padding", base, { weight: 1 }),
    ...makeParts("club-arm", "padding", [left, mirror(left)], { weight: 0.95 }),
    makePart("club-back", "padding", leaning, { weight: 1 }),
    ...makeParts("foot", "leg", feet, { weight: 0.6 }),
  ];
  if (!p.cushion) return [...parts, makePart("deck", "padding", cushion, { weight: 0.9 })];
  return [
    ...parts,
    makePart("seat-cushion", "padding", cushion, { weight: 0.9 }),
    makePart("back-cushion", "cushion", move(rest, [0, p.seatHeight + p.backHeight * 0.45, -depth / 2 + 0.2]), {
      weight: 0.8,
    }),
  ];
}

/** Blows the faces of a box out a little, most in their middles. */
function swell(geometry: Geometry, [w, h, d]: readonly [number, number, number], by: number): Geometry {
  const bulge = (x: number, size: number) => lerp(1, 0, Math.min(1, (4 * x * x) / (size * size)));
  return settle(
    deform(geometry, ([x, y, z]) => {
      const [bx, by_, bz] = [bulge(x, w), bulge(y, h), bulge(z, d)];
      return [x + (2 * x * by * by_ * bz) / w, y + (2 * y * by * bx * bz) / h, z + (2 * z * by * bx * by_) / d];
    }),
  );
}
