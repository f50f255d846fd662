import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { bar } from "../pieces.ts";
import { bellShell } from "./bell-shell.ts";

const RADIUS = 0.1;
const HEIGHT = 0.15;
/** Height of the lip over the end of the rope. */
const LIP = 0.2;
const ROPE = 0.0115;

/** The strands' slant. */
const laid: Paint = (surface, x, y, z) => {
  const light = 0.82 + 0.22 * sin(y * 520 + 2 * atan2(z, x));
  surface.r *= light;
  surface.g *= light;
  surface.b *= light;
};

/** A ball of knots. */
const knot = (y: number, size: number): ReturnType<typeof sphere> =>
  merge([
    move(stretch(sphere(size, 24), [1, 1.15, 1]), [0, y, 0]),
    ...[-0.5, 0, 0.5].map((k) => move(torus(size * (k === 0 ? 1.02 : 0.85), size * 0.17, 28, 8), [0, y + k * size, 0])),
  ]);

/** Hung by its eye from a curved bracket on a board, a knotted rope from the clapper down. */
export function shipBell(): Part[] {
  const crown = LIP + HEIGHT;
  const arm: Vec3[] = curveThrough(
    [
      [0, crown + 0.06, -0.17],
      [0, crown + 0.13, -0.12],
      [0, crown + 0.135, -0.03],
      [0, crown + 0.085, 0.016],
      [0, crown + 0.036, 0.012],
      [0, crown + 0.033, -0.014],
    ],
    8,
  );
  const brace: Vec3[] = curveThrough(
    [
      [0, crown - 0.1, -0.17],
      [0, crown + 0.0, -0.145],
      [0, crown + 0.1, -0.1],
    ],
    8,
  );
  return [
    makePart(
      "bell",
      "bell",
      merge([
        move(bellShell(RADIUS, HEIGHT), [0, LIP, 0]),
        move(turnX(torus(0.026, 0.008, 24, 10), PI / 2), [0, crown + 0.022, 0]),
      ]),
      { weight: 1 },
    ),
    makePart("bracket", "iron", merge([tube(0.011, arm, 12), tube(0.009, brace, 12)]), { weight: 0.7 }),
    makePart("board", "frame", block([0.15, 0.42, 0.03], [0, crown - 0.02, -0.185], 0.008), { weight: 0.7 }),
    makePart("screws", "iron", merge([-0.17, 0.13].map((y) => move(sphere(0.01, 12), [0, crown + y, -0.17]))), {
      weight: 0.3,
    }),
    makePart(
      "clapper",
      "clapper",
      merge([bar([0, LIP - 0.02, 0], [0, crown - 0.005, 0], 0.006), move(sphere(0.024, 20), [0, LIP - 0.012, 0])]),
      { weight: 0.6 },
    ),
    makePart(
      "rope",
      "rope",
      merge([bar([0, 0.03, 0], [0, LIP - 0.015, 0], ROPE, 16), knot(LIP - 0.055, 0.021), knot(0.04, 0.026)]),
      { weight: 0.9, paint: laid },
    ),
    makePart(
      "tassel",
      "rope",
      merge(
        [0, 1, 2, 3, 4, 5].map((i) => {
          const [x, z] = [0.011 * sin(i * 1.047), 0.011 * sin(i * 1.047 + PI / 2)];
          return bar([x * 0.5, 0.03, z * 0.5], [x * 1.7, -0.03, z * 1.7], 0.0065, 8);
        }),
      ),
      { weight: 0.6 },
    ),
  ];
}
