import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { block } from "../building/masonry.ts";

/** Height of the roll over the bottle's, its radius over the bottle's, and how far it leans, radians. */
const [TALL, GIRTH, LEAN] = [0.42, 0.44, 0.1];

/** A letter rolled up and tied, which leans inside a bottle of radius `r` and height `h`, metres. */
export function rolledLetter(r: number, h: number): Part[] {
  const [a, tall, sheet] = [r * GIRTH, h * TALL, r * 0.035];
  const layer = (radius: number, from: number): Geometry =>
    lathe(
      closeCorners(
        [
          [radius - sheet, from],
          [radius, from],
          [radius, from + tall],
          [radius - sheet, from + tall],
        ],
        1,
      ),
      32,
      true,
    );
  // the layers of a roll do not end level
  const roll = merge([
    layer(a, 0),
    layer(a * 0.8, tall * 0.02),
    layer(a * 0.6, -tall * 0.012),
    block([a * 0.5, tall, sheet], [a * 0.62, tall / 2, a * 0.84], sheet * 0.3),
  ]);
  const ribbon = merge([
    move(torus(a * 1.03, r * 0.05, 36, 8), [0, tall * 0.52, 0]),
    block([r * 0.16, r * 0.12, r * 0.1], [0, tall * 0.52, a * 1.1], r * 0.03),
    block([r * 0.07, r * 0.34, r * 0.03], [r * 0.07, tall * 0.52 - r * 0.17, a * 1.12], r * 0.01),
    block([r * 0.07, r * 0.28, r * 0.03], [-r * 0.07, tall * 0.52 - r * 0.14, a * 1.12], r * 0.01),
  ]);
  const stand = (g: Geometry): Geometry => settle(move(turnZ(g, LEAN), [a * 0.25, r * 0.26 + a * LEAN, 0]));
  return [
    makePart("message", "message", stand(roll), { weight: 0.9 }),
    makePart("ribbon", "ribbon", stand(ribbon), { weight: 0.5 }),
  ];
}
