import { wobble } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, mirror, move, settle, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Half its width, height and thickness, metres. */
const [WIDE, TALL, THICK] = [0.036, 0.04, 0.021];

/** A lump that was worn smooth: fuller on one side, a flat here and there. */
function lump(seed: number): Geometry {
  const lean = 0.2 * sin(seed * 1.7);
  return settle(
    wobble(
      deform(sphere(1, 72, 44), ([x, y, z]) => {
        const full = 1 + 0.14 * sin(2.2 * y + seed) - 0.1 * sin(2.6 * x + seed * 2.1);
        const under = Math.max(y, -0.86);
        return [x * WIDE * full + lean * 0.02 * under, under * TALL, z * THICK * (1 + 0.08 * cos(3 * x + seed))];
      }),
      0.0016,
      0.022,
      seed,
    ),
  );
}

/** A leg with two joints, from the body out and down. */
const leg = (z: number, reach: number, back: number): Geometry =>
  tube(
    0.00055,
    [
      [0.002, 0, z],
      [reach * 0.5, 0.0035, z + back * 0.5],
      [reach, -0.004, z + back],
      [reach * 1.2, -0.007, z + back * 1.4],
    ],
    6,
  );

const both = (geometry: Geometry): Geometry => merge([geometry, mirror(geometry)]);

/** A gnat, an ant or a spider about the origin, its head to +Z, its back up. */
function caught(kind: string): { readonly body: Geometry; readonly wings?: Geometry } {
  const ball = (r: Vec3, at: Vec3) => move(stretch(sphere(1, 20, 14), r), at);
  if (kind === "spider")
    return {
      body: merge([
        ball([0.0038, 0.0034, 0.0048], [0, 0, -0.0055]),
        ball([0.0027, 0.0022, 0.003], [0, 0, 0.0012]),
        ...[0.9, 0.3, -0.35, -0.95].map((a) => both(turnY(leg(0.001, 0.0115, 0), -a))),
      ]),
    };
  const feelers = both(
    tube(
      0.0004,
      [
        [0.0008, 0.001, 0.0085],
        [0.0026, 0.0035, 0.0115],
        [0.0042, 0.0022, 0.0145],
      ],
      5,
    ),
  );
  const legs = [leg(0.0035, 0.0075, 0.0045), leg(0.001, 0.0085, 0), leg(-0.001, 0.008, -0.006)].map(both);
  const ant = kind === "ant";
  const body = merge([
    ball(ant ? [0.0026, 0.0022, 0.0026] : [0.0018, 0.0018, 0.0018], [0, 0.0002, 0.0078]),
    ball([0.0018, 0.0022, 0.0038], [0, 0.0006, 0.0028]),
    ball(ant ? [0.0032, 0.003, 0.0048] : [0.0014, 0.0014, 0.0066], [0, 0, ant ? -0.0062 : -0.0066]),
    bar([0, 0, 0], [0, 0, -0.004], 0.0008, 8),
    feelers,
    ...legs,
    ...(ant ? [] : [bar([0, 0, 0.009], [0, -0.0022, 0.0145], 0.0004, 6)]),
  ]);
  if (ant) return { body };
  const wing = turnY(stretch(sphere(1, 20, 10), [0.0027, 0.0003, 0.0085]), 0.42);
  return { body, wings: both(move(wing, [0.004, 0.0032, -0.0058])) };
}

/** How dark the resin is before an insect; the step in which its outline is taken, metres, and points along a triangle's side. */
const DARK = 0.14;
const STEP = 0.0005;
const FINE = 9;

/** How much of the resin's front there is before a thing, as seen along Z: 0 to 1, soft at its outline. */
function shadowOf({ positions, indices }: Geometry): (x: number, y: number) => number {
  const cell = (column: number, row: number): number => column * 4096 + row;
  const cells = new Set<number>();
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [0, 1, 2].map((k) => 3 * (indices[i + k] as number)) as [number, number, number];
    for (let u = 0; u <= FINE; u += 1)
      for (let v = 0; u + v <= FINE; v += 1) {
        const shares = [u, v, FINE - u - v];
        const at = (axis: number): number =>
          corners.reduce((sum, from, k) => sum + (positions[from + axis] as number) * (shares[k] as number), 0) / FINE;
        cells.add(cell(Math.floor(at(0) / STEP), Math.floor(at(1) / STEP)));
      }
  }
  return (x, y) => {
    let covered = 0;
    for (let dx = -1; dx <= 1; dx += 1)
      for (let dy = -1; dy <= 1; dy += 1)
        if (cells.has(cell(Math.floor(x / STEP + 0.7 * dx), Math.floor(y / STEP + 0.7 * dy)))) covered += 1;
    return covered / 9;
  };
}

function build({ kind, seed, has, stream }: Planned): Part[] {
  const next = stream("bubbles");
  const glow: Paint = (surface, _x, y) => {
    const t = (y / TALL + 1) / 2;
    surface.r *= 0.86 + 0.2 * t;
    surface.g *= 0.62 + 0.5 * t;
  };
  const parts: Part[] = [];
  let before = (_x: number, _y: number): number => 0;
  if (has("insect")) {
    const { body, wings } = caught(kind);
    const put = (geometry: Geometry) =>
      settle(
        move(
          turnZ(turnX(stretch(geometry, [2.1, 2.1, 2.1]), PI / 2 - 0.25), 0.5 - (seed % 5) * 0.22),
          [0, 0.002, 0.003],
        ),
      );
    parts.push(makePart("insect", "insect", put(body), { weight: 1 }));
    before = shadowOf(put(body));
    if (wings) parts.push(makePart("wings", "wing", put(wings), { weight: 0.5 }));
  }
  // seen through so much resin it would be as pale as that: what is before and behind it is dark
  const stained: Paint = (surface, x, y, z, ...normal) => {
    glow(surface, x, y, z, ...normal);
    const shade = 1 - (1 - DARK) * before(x, y);
    surface.r *= shade;
    surface.g *= shade;
    surface.b *= shade;
  };
  parts.unshift(makePart("amber", "amber", lump(seed % 97), { weight: 1, paint: stained }));
  const bubbles = Array.from({ length: 7 }, () =>
    move(sphere(0.0007 + 0.0011 * next(), 12, 8), [
      (next() - 0.5) * 0.044,
      (next() - 0.5) * 0.05,
      (next() - 0.5) * 0.012,
    ]),
  );
  parts.push(makePart("bubbles", "bubble", merge(bubbles), { weight: 0.3 }));
  return parts;
}

/** A chunk of amber. What makes it itself: a smooth golden, clear lump of resin, lighter above than below, bubbles in it, and an insect caught in its midst: a gnat with legs and wings spread, an ant or a spider. */
export const amber = defineFromPlan({
  id: "amber",
  family: "jewel",
  words: [
    "amber stone",
    "chunk of amber",
    "piece of amber",
    "lump of amber",
    "amber fossil",
    "insect in amber",
    "mosquito in amber",
    "fossilized amber",
    "amber nugget",
    "amber gemstone",
  ],
  height: 0.075,
  view: { azimuth: 0.2, elevation: 0.12 },
  slots: {
    amber: { ...mainSlot("glass", "#f5a93a #ef9c2c #f8b94e", "resin|stone"), clear: true },
    insect: slot("leather", "#0d0604", "mosquito|gnat|fly|ant|spider|bug"),
    wing: slot("ivory", "#8a5a22"),
    bubble: slot("glass", "#fbe2a0"),
  },
  kinds: {
    gnat: { weight: 2, words: ["mosquito in amber"], named: ["mosquito", "gnat", "fly"], slots: ["wing"] },
    ant: { named: ["ant"] },
    spider: { named: ["spider"] },
  },
  extras: { insect: { chance: 0.92, words: ["insect in amber", "mosquito in amber"] } },
  build,
});
