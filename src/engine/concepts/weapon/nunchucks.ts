import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { standOn } from "../food/shapes.ts";

const [L, R] = [0.3, 0.015];

function build(): Part[] {
  const stick = lathe(
    roundCorners(
      [
        [0, 0],
        [R * 1.08, 0, 0.003],
        [R, L * 0.5],
        [R * 0.82, L, 0.002],
        [0, L],
      ],
      4,
    ),
    12,
  );
  const grip = lathe(
    [
      [R * 0.96, L * 0.12],
      [R * 1.14, L * 0.13],
      [R * 1.08, L * 0.46],
      [R * 0.9, L * 0.47],
    ],
    24,
    true,
  );
  const cap = lathe(
    [
      [0, L * 0.985],
      [R * 0.9, L * 0.985],
      [R * 0.9, L * 1.03],
      [R * 0.4, L * 1.05],
      [0, L * 1.05],
    ],
    24,
  );
  const lean = 0.3;
  const put = (s: number) => (geometry: Part["geometry"]) =>
    move(turnZ(geometry, s * lean * -1), [s * -0.0 + s * 0.02, 0, 0]);
  const [left, right] = [put(-1), put(1)];
  const tip = (s: number): Vec3 => [s * 0.02 + s * L * 1.05 * 0.2955, L * 1.05 * 0.9553, 0];
  const [a, b] = [tip(-1), tip(1)];
  const hang = curveThrough(
    [a, [a[0] * 0.86, a[1] + 0.03, 0], [0, a[1] + 0.052, 0], [b[0] * 0.86, b[1] + 0.03, 0], b],
    8,
  );
  const links = hang
    .slice(0, -1)
    .filter((_, i) => i % 2 === 0)
    .map((at, i) => {
      const next = hang[Math.min(hang.length - 1, i * 2 + 2)] as Vec3;
      const along: Vec3 = [next[0] - at[0], next[1] - at[1], 0];
      const ring = stretch(turnX(torus(0.0056, 0.0016, 20, 8), PI / 2), [0.8, 1.5, 1]);
      return place(i % 2 ? ring : turnAboutY(ring), standOn([(at[0] + next[0]) / 2, (at[1] + next[1]) / 2, 0], along));
    });
  return [
    makePart("stick-left", "stick", left(stick), { weight: 1, crease: 0.5 }),
    makePart("stick-right", "stick", right(stick), { weight: 1, crease: 0.5 }),
    makePart("grips", "grip", merge([left(grip), right(grip)]), { weight: 0.7 }),
    makePart("caps", "chain", merge([left(cap), right(cap)]), { weight: 0.6 }),
    makePart("chain", "chain", merge(links), { weight: 0.8 }),
  ];
}

const turnAboutY = (geometry: Part["geometry"]) => ({
  ...geometry,
  positions: geometry.positions.map((v, i) =>
    i % 3 === 0 ? (geometry.positions[i + 2] as number) : i % 3 === 2 ? -(geometry.positions[i - 2] as number) : v,
  ),
});

/** Nunchucks. What makes it itself: two short tapering sticks with wrapped grips, joined end to end by a short chain of links. */
export const nunchucks = defineFromPlan({
  id: "nunchucks",
  family: "weapon",
  words: ["nunchucks", "nunchuck", "nunchaku", "nunchuks"],
  senses: [],
  height: 0.34,
  view: { azimuth: 0.25, elevation: 0.1 },
  slots: {
    stick: mainSlot("ebony oak mahogany", "", "wood|handle"),
    grip: slot("leather rubber", "#1c1c1e #6a1a1a", "wrap"),
    chain: slot("chrome", "", "link|cap"),
  },
  build,
});
