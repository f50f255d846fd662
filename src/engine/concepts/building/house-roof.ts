import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { atan2, tan } from "../../math/elementary.ts";
import type { HouseParameters } from "./house-parameters.ts";

/** Metres the stone base rises above the ground. */
export const PLINTH = 0.35;

/** The underside of the roof, from the left wall's head over the ridge to the right wall's: x across the ridge, y up. */
export function roofLine(p: HouseParameters, across: number, eaves: number): Point2[] {
  const half = across / 2;
  if (p.style === "barn") {
    const knee: Point2 = [half * 0.6, eaves + half * 0.4 * tan(1.0)];
    const ridge = knee[1] + knee[0] * tan(0.46);
    return [
      [-half, eaves],
      [-knee[0], knee[1]],
      [0, ridge],
      [knee[0], knee[1]],
      [half, eaves],
    ];
  }
  return [
    [-half, eaves],
    [0, eaves + half * tan(p.pitch)],
    [half, eaves],
  ];
}

/** Height of the roof's underside. */
export function heightAt(roof: readonly Point2[], x: number): number {
  for (let i = 1; i < roof.length; i += 1) {
    const [x0, y0] = roof[i - 1] as Point2;
    const [x1, y1] = roof[i] as Point2;
    if (x <= x1) return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  }
  return (roof.at(-1) as Point2)[1];
}

/** Slabs with an overhang on all sides, a ridge, boards along the gables, gutters along the eaves. */
export function makeRoof(
  p: HouseParameters,
  roof: readonly Point2[],
  along: number,
  ridgeWise: (geometry: Geometry) => Geometry,
): Part[] {
  const small = p.style === "shed" ? 0.5 : 1;
  const thick = 0.14 * small + 0.04;
  const over = 0.5 * small;
  const length = along + 2 * over * 0.85;
  const slabs: Geometry[] = [];
  const boards: Geometry[] = [];
  for (let i = 1; i < roof.length; i += 1) {
    const [x0, y0] = roof[i - 1] as Point2;
    const [x1, y1] = roof[i] as Point2;
    const run = Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
    const [ux, uy] = [(x1 - x0) / run, (y1 - y0) / run];
    const low = i === 1 ? over : 0.02;
    const high = i === roof.length - 1 ? over : 0.02;
    const size = run + low + high;
    const shift = (high - low) / 2;
    const middle: Point2 = [(x0 + x1) / 2 + ux * shift, (y0 + y1) / 2 + uy * shift];
    // the slab lies on the line, so its middle is half a thickness above it
    const raise = thick / 2 - 0.02;
    const at: Point2 = [middle[0] - uy * raise, middle[1] + ux * raise];
    const angle = atan2(uy, ux);
    slabs.push(move(turnZ(box([size, thick, length], { bevel: 0.025, bevelSteps: 1 }), angle), [at[0], at[1], 0]));
    const depth = thick + 0.1 * small;
    const drop: Point2 = [middle[0] - uy * (raise - 0.05 * small), middle[1] + ux * (raise - 0.05 * small)];
    for (const end of [-1, 1]) {
      boards.push(
        move(turnZ(box([size + 0.01, depth, 0.05], { bevel: 0.008 }), angle), [
          drop[0],
          drop[1],
          end * (length / 2 + 0.015),
        ]),
      );
    }
  }
  const peak = roof[Math.floor(roof.length / 2)] as Point2;
  const cap = sweep(circleOutline(0.13 * small + 0.03, 14), [
    [0, peak[1] + thick * 0.72, -length / 2 - 0.03],
    [0, peak[1] + thick * 0.72, length / 2 + 0.03],
  ]);
  return [
    ...makeParts("roof", "roof", slabs.map(ridgeWise), { grain: "x", weight: 1 }),
    makePart("ridge", "roof", ridgeWise(cap), { grain: "z", weight: 0.6 }),
    ...makeParts("barge-board", "trim", boards.map(ridgeWise), { grain: "x", weight: 0.5 }),
  ];
}
