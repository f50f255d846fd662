import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { mirror, move, turnX } from "../../../geometry/place.ts";
import { TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { around } from "../../building/masonry.ts";
import { layColour } from "../../lay-colour.ts";
import { bar } from "../../pieces.ts";
import { block, pair, turnedAcross, turnedAlong } from "../bodywork.ts";

/** A metal wheel with cleats, its middle at the origin. */
export function roverWheel(r: number, half: number): { tread: Geometry; hub: Geometry } {
  const tread = turnedAcross(
    [
      [r * 0.86, -half],
      [r, -half, 0.008],
      [r * 1.02, 0],
      [r, half, 0.008],
      [r * 0.86, half],
    ],
    [0, 0, 0],
    28,
    true,
  );
  const cleats = Array.from({ length: 14 }, (_, i) =>
    turnX(block([half * 1.9, r * 0.07, r * 0.07], [0, r * 1.01, 0], r * 0.02, 1), (i / 14) * TAU),
  );
  const spokes = Array.from({ length: 6 }, (_, i) =>
    turnX(block([half * 0.5, r * 0.72, r * 0.09], [half * 0.3, r * 0.52, 0], 0.006, 1), (i / 6) * TAU),
  );
  const hub = turnedAcross(
    [
      [0, -half * 0.9],
      [r * 0.26, -half * 0.9, 0.01],
      [r * 0.26, half * 0.7, 0.01],
      [r * 0.16, half * 0.95, 0.01],
      [0, half * 0.95],
    ],
    [0, 0, 0],
    20,
  );
  return { tread: merge([tread, ...cleats]), hub: merge([hub, ...spokes]) };
}

/** Dark cells in a fine grid. */
const cells: Paint = (surface, x, _y, z, _nx, ny) => {
  if (ny < 0.5) return;
  const [u, v] = [x * 5.5, z * 5.5];
  if (u - Math.floor(u) > 0.07 && v - Math.floor(v) > 0.07) layColour(surface, [0.012, 0.03, 0.14], 0.16, 0);
};

/** A planetary rover: six wheels on rocker arms under a box, a camera mast like a head on a neck, a folded arm, a dish. */
export function buildMarsRover(solar: boolean): Part[] {
  const r = 0.26;
  const x = 1.02;
  const wheels: readonly Vec3[] = [1.05, 0.05, -1.0].flatMap((z) => [[x, r, z] as const, [-x, r, z] as const]);
  const { tread, hub } = roverWheel(r, 0.2);
  const at = (g: Geometry, p: Vec3): Geometry => move(p[0] > 0 ? g : mirror(g), p);
  const deck = 1.02;
  const rocker = [
    bar([0.92, 0.62, 0.35], [0.86, 0.86, 0.1], 0.05, 10),
    bar([0.86, 0.86, 0.1], [0.9, 0.6, -0.5], 0.045, 10),
    bar([0.9, 0.62, 0.36], [0.86, 0.56, 1.05], 0.045, 10),
    bar([0.9, 0.6, -0.5], [0.86, 0.56, -1.0], 0.04, 10),
    bar([0.9, 0.6, -0.5], [0.86, 0.5, 0.05], 0.04, 10),
    ...[1.05, 0.05, -1.0].map((z) => bar([0.86, 0.58, z], [0.86, r, z], 0.045, 10)),
    ...[1.05, 0.05, -1.0].map((z) => bar([0.82, r, z], [x, r, z], 0.07, 12)),
    bar([0.5, 0.84, 0.1], [0.92, 0.84, 0.1], 0.07, 14),
  ];
  const head: Vec3 = [-0.36, 2.1, 0.72];
  const eyes = [-1, 1].map((s) =>
    turnedAlong(
      [
        [0, 0],
        [0.062, 0, 0.01],
        [0.062, 0.06, 0.012],
        [0.046, 0.05],
        [0, 0.045],
      ],
      [head[0] + s * 0.12, head[1] - 0.02, head[2] + 0.12],
      20,
    ),
  );
  const armAt: readonly Vec3[] = [
    [0.3, 0.9, 0.92],
    [0.42, 0.98, 1.4],
    [0.02, 0.72, 1.72],
    [-0.04, 0.52, 1.86],
  ];
  const arm = armAt.slice(1).map((b, i) => bar(armAt[i] as Vec3, b, 0.045 - 0.006 * i, 10));
  const solarCells = [-1, 1].map((s) => block([0.72, 0.03, 1.5], [s * 0.95, deck + 0.02, -0.25], 0.01));
  return [
    ...makeParts(
      "tyre",
      "tyre",
      wheels.map((p) => at(tread, p)),
      { weight: 0.9 },
    ),
    ...makeParts(
      "hub",
      "wheel",
      wheels.map((p) => at(hub, p)),
      { weight: 0.6 },
    ),
    makePart("rocker", "frame", merge(rocker.flatMap(pair)), { weight: 0.8 }),
    makePart("chassis", "body", block([1.08, 0.4, 1.75], [0, 0.82, 0], 0.05), {
      weight: 1,
      paint: (surface, _x, y) => {
        if (y < 0.74) layColour(surface, [0.66, 0.42, 0.1], 0.3, 1);
      },
    }),
    makePart("deck", "deck", block([1.24, 0.06, 1.9], [0, deck + 0.01, 0], 0.02), { weight: 0.8 }),
    makePart(
      "instruments",
      "body",
      merge([
        block([0.3, 0.2, 0.34], [0.32, deck + 0.12, 0.5], 0.03),
        block([0.24, 0.14, 0.24], [0.32, deck + 0.1, -0.1], 0.03),
        bar([-0.36, deck, 0.72], [-0.36, deck + 0.12, 0.72], 0.12, 20),
      ]),
      { weight: 0.6 },
    ),
    makePart("mast", "frame", bar([head[0], deck + 0.05, head[2]], [head[0], head[1] - 0.1, head[2]], 0.06, 14), {
      weight: 0.9,
    }),
    makePart("head", "body", block([0.5, 0.24, 0.28], head, 0.05, 3), { weight: 1 }),
    ...makeParts("eye", "lens", eyes, { weight: 0.9 }),
    makePart(
      "big-eye",
      "lens",
      turnedAlong(
        [
          [0, 0],
          [0.05, 0, 0.01],
          [0.05, 0.05, 0.01],
          [0, 0.045],
        ],
        [head[0], head[1] + 0.055, head[2] + 0.115],
        20,
      ),
      { weight: 0.6 },
    ),
    makePart("arm", "frame", merge(arm), { weight: 0.7 }),
    makePart(
      "arm-tools",
      "body",
      merge([
        block([0.22, 0.2, 0.2], [-0.04, 0.48, 1.88], 0.04),
        bar([-0.04, 0.48, 1.95], [-0.04, 0.4, 2.04], 0.05, 12),
        block([0.16, 0.16, 0.16], [0.42, 0.98, 1.4], 0.04),
      ]),
      { weight: 0.7 },
    ),
    ...(solar
      ? makeParts("cells", "panel", solarCells, { weight: 0.9, paint: cells })
      : [
          makePart(
            "generator",
            "generator",
            move(
              turnX(
                merge([
                  bar([0, -0.34, 0], [0, 0.34, 0], 0.17, 24),
                  ...around(8, block([0.22, 0.56, 0.024], [0.22, 0, 0], 0.006)),
                ]),
                -2.1,
              ),
              [0, 0.98, -1.12],
            ),
            { weight: 0.8 },
          ),
        ]),
    makePart("dish-post", "frame", bar([-0.32, deck, -0.5], [-0.32, deck + 0.42, -0.5], 0.03, 10), { weight: 0.4 }),
    makePart("dish", "dish", block([0.46, 0.46, 0.05], [-0.32, deck + 0.58, -0.5], 0.022, 2), { weight: 0.6 }),
  ];
}
