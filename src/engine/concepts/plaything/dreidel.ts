import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Strokes of the four letters on a grid of 0 to 1, from right to left as they are read: nun, gimel, hei, shin. */
const LETTERS: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [0.3, 1, 0.75, 1],
    [0.75, 1, 0.75, 0],
    [0.75, 0, 0.25, 0],
  ],
  [
    [0.35, 1, 0.68, 1],
    [0.68, 1, 0.72, 0.1],
    [0.7, 0.45, 0.28, 0],
  ],
  [
    [0.1, 1, 0.9, 1],
    [0.85, 1, 0.85, 0],
    [0.2, 0.6, 0.2, 0],
  ],
  [
    [0.05, 1, 0.12, 0.1],
    [0.12, 0.1, 0.8, 0.1],
    [0.8, 0.1, 0.95, 1],
    [0.5, 1, 0.45, 0.15],
  ],
];

/** Half the side of its square body, and where the body lies. */
const [A, LOW, HIGH] = [0.019, 0.02, 0.056];

const letters: Paint = (surface, x, y, z, nx, _ny, nz) => {
  if (y < LOW || y > HIGH) return;
  const side = Math.abs(nz) > Math.abs(nx) ? (nz > 0 ? 0 : 2) : nx > 0 ? 1 : 3;
  const across = [x, -z, -x, z][side] as number;
  const u = across / 0.02 + 0.5;
  const v = (y - (LOW + HIGH) / 2) / 0.021 + 0.5;
  for (const [ax, ay, bx, by] of LETTERS[side] as (typeof LETTERS)[number]) {
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((u - ax) * dx + (v - ay) * dy) / (dx * dx + dy * dy)));
    const [ex, ey] = [u - ax - t * dx, v - ay - t * dy];
    if (ex * ex + ey * ey < 0.008) layColour(surface, [0.9, 0.78, 0.36], 0.3, 0);
  }
};

function build(): Part[] {
  const square = (half: number, y: number, round: number): Ring =>
    Array.from({ length: 24 }, (_, i): Vec3 => {
      const a = (i / 24) * TAU;
      const [c, s] = [cos(a), -sin(a)];
      const reach = (1 / Math.max(Math.abs(c), Math.abs(s))) * (1 - round) + round;
      return [half * c * Math.min(reach, 1.36), y, half * s * Math.min(reach, 1.36)];
    });
  const body = settle(
    loft([
      [[0, 0, 0]],
      square(0.0035, 0.003, 1),
      square(0.011, 0.0105, 0.7),
      square(A * 0.96, LOW - 0.0012, 0.06),
      square(A, LOW + 0.001, 0.02),
      square(A, HIGH - 0.001, 0.02),
      square(A * 0.95, HIGH + 0.001, 0.06),
      [[0, HIGH + 0.0012, 0]],
    ]),
  );
  const stem = turnedUp(
    [
      [0, HIGH],
      [0.0052, HIGH, 0.001],
      [0.0044, HIGH + 0.012, 0.002],
      [0.0042, HIGH + 0.022, 0.001],
      [0.0056, HIGH + 0.026, 0.002],
      [0.0048, HIGH + 0.031, 0.002],
      [0, HIGH + 0.032],
    ],
    24,
  );
  const lean = (g: Part["geometry"]) => move(turnZ(g, -0.2), [0, 0, 0]);
  return [
    makePart("body", "body", lean(body), { weight: 1, paint: letters }),
    makePart("stem", "stem", lean(stem), { weight: 0.9 }),
  ];
}

/** A dreidel. What makes it itself: a four-sided top with a Hebrew letter on each side, a short stem above to twirl it by and a point below, tilted on its tip. */
export const dreidel = defineFromPlan({
  id: "dreidel",
  family: "toy",
  words: ["dreidel", "dreidl", "hanukkah top", "hanukkah dreidel", "chanukah dreidel"],
  height: 0.085,
  view: { azimuth: 0.5, elevation: 0.18 },
  slots: {
    body: mainSlot("painted-wood", "#1f4fa8 #1f4fa8 #7a4a22 #b81c20", "top|side|letter"),
    stem: slot("painted-wood oak", "#d8ac62 #1f4fa8", "handle|knob"),
  },
  build,
});
