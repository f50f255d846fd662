import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle, turnX, turnY, turnZ } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import { turnedUp } from "../../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { bar, plate } from "../../pieces.ts";
import { block } from "../bodywork.ts";

/** Crinkled foil. */
const foil: Paint = (surface, x, y, z) => {
  surface.height += 0.03 * noise(x * 3.4, y * 3.4, z * 3.4, 3) + 0.014 * noise(x * 9, y * 9, z * 9, 5);
};

/** Panel lines, and on the front the two three-cornered windows over a square hatch. */
const cabin: Paint = (surface, x, y, z, _nx, _ny, nz) => {
  if (nz > 0.6 && z > 0.8) {
    const side = Math.abs(x);
    const v = y - 1.3;
    // a triangle that falls away outwards
    if (side > 0.18 && side < 0.72 && v < 0.34 - (side - 0.18) * 0.2 && v > -0.3 + (side - 0.18) * 0.95) {
      layColour(surface, [0.012, 0.016, 0.024], 0.12, 0);
      return;
    }
    const [u, w] = [Math.abs(x), Math.abs(y - 0.55)];
    if (Math.max(u, w) < 0.4 && Math.max(u, w) > 0.36) layColour(surface, [0.05, 0.05, 0.055], 0.6, 0);
  }
  const [a, b] = [x * 1.1 + 0.3, y * 1.3];
  if (Math.abs(a - Math.round(a)) < 0.014 || Math.abs(b - Math.round(b)) < 0.014) surface.height -= 0.01;
};

/** Eight-sided drum with flat sides to the front. */
const octagon = (radius: number, from: number, to: number): Geometry =>
  settle(
    turnY(
      lathe(
        roundCorners(
          [
            [0, from],
            [radius, from, 0.05],
            [radius, to, 0.05],
            [0, to],
          ],
          2,
        ),
        8,
      ),
      PI / 8,
    ),
  );

/** One leg, forward: a strut with a dish under it, two struts that stay it, two beams to the body. */
function leg(): { struts: Geometry; pad: Geometry } {
  const foot = [0, 0.16, 4.1] as const;
  const knee = [0, 1.35, 3.25] as const;
  const struts = merge([
    bar(foot, knee, 0.085, 12),
    bar(knee, [0, 3.0, 2.05], 0.12, 14),
    ...[-1, 1].flatMap((s) => [
      bar(knee, [s * 0.75, 1.55, 1.95], 0.06, 10),
      bar([0, 2.3, 2.58], [s * 0.75, 2.95, 1.98], 0.06, 10),
    ]),
  ]);
  const pad = move(
    turnedUp(
      [
        [0, 0.03],
        [0.3, 0],
        [0.5, 0.16, 0.03],
        [0.47, 0.2, 0.03],
        [0.26, 0.08],
        [0.12, 0.1],
        [0.12, 0.2, 0.03],
        [0, 0.2],
      ],
      36,
    ),
    [0, 0, 4.1],
  );
  return { struts, pad };
}

const thrusters = (): Geometry => {
  const cone = (): Geometry =>
    lathe(
      [
        [0, 0],
        [0.04, 0],
        [0.11, 0.2],
        [0.09, 0.2],
        [0, 0.06],
      ],
      16,
    );
  return merge([
    block([0.2, 0.2, 0.2], [0, 0, 0], 0.03),
    move(cone(), [0, 0.08, 0]),
    move(turnX(cone(), PI), [0, -0.08, 0]),
    move(turnX(cone(), PI / 2), [0, 0, 0.08]),
    move(turnZ(cone(), -PI / 2), [0.08, 0, 0]),
  ]);
};

function build({ seed }: Planned): Part[] {
  const { struts, pad } = leg();
  const four = (g: Geometry) => [0, 1, 2, 3].map((i) => settle(turnY(g, (i * PI) / 2)));
  const rungs = merge([
    ...[-1, 1].map((s) => bar([s * 0.2, 0.75, 3.82], [s * 0.2, 2.95, 2.3], 0.03, 8)),
    ...Array.from({ length: 8 }, (_, i) => {
      const t = (i + 0.5) / 8;
      return bar([-0.2, 0.75 + 2.2 * t, 3.82 - 1.52 * t], [0.2, 0.75 + 2.2 * t, 3.82 - 1.52 * t], 0.025, 8);
    }),
  ]);
  const nose = plate(
    [
      [-1.15, -0.05, 0.12],
      [1.15, -0.05, 0.12],
      [1.3, 0.7, 0.2],
      [1.05, 1.75, 0.3],
      [0.5, 2.05, 0.2],
      [-0.5, 2.05, 0.2],
      [-1.05, 1.75, 0.3],
      [-1.3, 0.7, 0.2],
    ],
    2.0,
    0.12,
  );
  const dish = lathe(
    [
      [0, 0],
      [0.2, 0.03],
      [0.42, 0.15],
      [0.41, 0.18],
      [0.2, 0.07],
      [0, 0.05],
    ],
    32,
  );
  const bell = lathe(
    [
      [0, 1.2],
      [0.4, 1.0],
      [0.69, 0.6],
      [0.72, 0.6],
      [0.45, 1.0],
      [0.32, 1.4],
      [0, 1.4],
    ],
    40,
  );
  return [
    makePart("descent-stage", "foil", octagon(2.2, 1.35, 3.0), { weight: 1, paint: foil, crease: 0.3 }),
    makePart("deck", "body", octagon(2.1, 2.95, 3.12), { weight: 0.5, crease: 0.3 }),
    ...makeParts("leg", "leg", four(struts), { weight: 0.9 }),
    ...makeParts("pad", "foil", four(pad), { weight: 0.8 }),
    makePart("ladder", "leg", rungs, { weight: 0.5 }),
    makePart("engine", "dark", bell, { weight: 0.6 }),
    makePart("cabin", "body", move(settle(nose), [0, 3.1, 0.1]), { weight: 1, paint: cabin, crease: 0.3 }),
    makePart("rear", "foil", block([1.5, 1.5, 0.9], [0, 4.0, -1.2], 0.12), { weight: 0.7, paint: foil }),
    ...makeParts(
      "tank",
      "foil",
      [-1, 1].map((s) => move(sphere(0.66, 30, 20), [s * 1.42, 3.85, -0.1])),
      { weight: 0.8, paint: foil },
    ),
    ...makeParts(
      "thruster",
      "dark",
      [0, 1, 2, 3].map((i) => {
        const a = PI / 4 + (i * PI) / 2;
        return move(settle(turnY(thrusters(), -a + PI / 2)), [1.75 * cos(a), 4.55, 1.75 * sin(a) - 0.1]);
      }),
      { weight: 0.4 },
    ),
    makePart(
      "thruster-arms",
      "leg",
      merge(
        [0, 1, 2, 3].map((i) => {
          const a = PI / 4 + (i * PI) / 2;
          return bar([0.8 * cos(a), 4.4, 0.8 * sin(a) - 0.1], [1.72 * cos(a), 4.55, 1.72 * sin(a) - 0.1], 0.05, 8);
        }),
      ),
      { weight: 0.3 },
    ),
    makePart("dish", "body", move(settle(turnY(turnX(dish, 0.9), (seed % 5) * 0.2)), [0.85, 5.55, 0.5]), {
      weight: 0.7,
    }),
    makePart(
      "mast",
      "leg",
      merge([bar([0.8, 4.9, 0.4], [0.85, 5.6, 0.5], 0.04, 8), bar([-0.7, 4.9, -0.2], [-0.85, 6.0, -0.3], 0.022, 6)]),
      { weight: 0.3 },
    ),
  ];
}

/** A lunar lander. What makes it itself: an eight-sided stage in crinkled gold foil on four splayed legs with dished pads, a ladder down the front one, an engine bell under it; on top a faceted grey cabin with two three-cornered windows, thrusters at its corners and a dish. */
export const lunarLander = defineFromPlan({
  id: "lunar-lander",
  family: "vehicle",
  words: [
    "lunar lander",
    "lunar module",
    "moon lander",
    "apollo lander",
    "apollo lunar module",
    "lem",
    "mars lander",
    "space lander",
  ],
  height: 6.2,
  view: { azimuth: 0.5, elevation: 0.16 },
  slots: {
    body: mainSlot("sheet-metal", "#eceef0 #d8dbde #c2c6ca", "cabin|ascent stage|hull"),
    foil: slot("gold crumpled-foil", "#d8a13a", "descent stage|tank"),
    leg: slot("brushed-aluminium", "", "strut|ladder|landing gear"),
    dark: slot("gunmetal", "", "engine|thruster|nozzle"),
  },
  build,
});
