import { makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { inflate, type Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { sphere } from "../../geometry/sphere.ts";
import { common, prism } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";

/** (x, y), counter-clockwise seen from the front. */
export type Corners = readonly (readonly [number, number])[];

/** A piece sewn onto the front of a garment, as thick as `grow` heights. */
export const sewnOn = (garment: Sdf, body: DressableBody, grow: number, corners: Corners): Sdf =>
  common(inflate(garment, grow * body.height), prism(corners, body.chest[2]));

/** Round buttons down the front of a garment. @param xs Rows of them. @param r Radius, heights. */
export function buttonsDown(
  garment: Sdf,
  body: DressableBody,
  xs: readonly number[],
  ys: readonly number[],
  r: number,
): Part[] {
  const h = body.height;
  const buttons = xs.flatMap((x) =>
    ys.map((y) => {
      const at = surfaceAlong(garment, [x, y, body.chest[2]], [0, 0, 1], h);
      return move(stretch(sphere(r * h, 16), [1, 1, 0.55]), at);
    }),
  );
  return makeParts("button", "trim", buttons, { weight: 0.35 });
}

/** The same cloth in another light: what is laid on a garment is told from it. @param share Of its own brightness. */
export const shade =
  (share: number): Paint =>
  (surface) => {
    surface.r *= share;
    surface.g *= share;
    surface.b *= share;
  };
