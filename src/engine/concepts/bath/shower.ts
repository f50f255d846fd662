import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const tiled: Paint = (surface, x, y, z) => {
  const along = Math.abs(x) > 0.41 ? z : x;
  const [u, v] = [along / 0.15, y / 0.15];
  if (Math.abs(u - Math.round(u)) < 0.035 || Math.abs(v - Math.round(v)) < 0.035) {
    layColour(surface, [0.72, 0.74, 0.74], 0.8);
    surface.height -= 0.003;
  }
};

const nozzles: Paint = (surface, x, y, _z, _nx, ny) => {
  const [u, v] = [x / 0.018, y / 0.018];
  const [a, b] = [u - Math.round(u), v - Math.round(v)];
  if (ny < -0.5 && a * a + b * b < 0.05) layColour(surface, [0.05, 0.05, 0.06]);
};

function build({ has }: Planned): Part[] {
  const W = 0.86;
  const headY = 1.86;
  const head = move(turnX(disc(0.15, 0.024, 0.008), PI / 2 - 0.12), [0, headY, 0.02]);
  const streams = merge(
    [-2, -1, 0, 1, 2].flatMap((i) =>
      [-2, -1, 0, 1, 2]
        .filter((k) => i * i + k * k < 6)
        .map((k) => bar([i * 0.038, headY - 0.02, 0.02 + k * 0.038], [i * 0.062, 0.1, 0.02 + k * 0.062], 0.008, 6)),
    ),
  );
  const arm = curveThrough(
    [
      [0, 1.1, -W / 2 + 0.09],
      [0, 1.7, -W / 2 + 0.09],
      [0, 1.9, -W / 2 + 0.1],
      [0, 1.985, -W / 2 + 0.2],
      [0, 1.985, -0.06],
      [0, 1.96, 0.01],
      [0, headY - 0.005, 0.02],
    ],
    6,
  );
  const hose: readonly Vec3[] = curveThrough(
    [
      [0.1, 1.05, -0.34],
      [0.11, 0.8, -0.3],
      [0.16, 0.62, -0.28],
      [0.22, 0.75, -0.28],
      [0.235, 1.1, -0.31],
      [0.23, 1.36, -0.32],
    ],
    7,
  );
  return [
    makePart("tray", "tray", settle(move(box([W, 0.1, W], { bevel: 0.025, bevelSteps: 3 }), [0, 0.05, 0])), {
      weight: 0.9,
    }),
    makePart("basin", "tray", block([W - 0.14, 0.004, W - 0.14], [0, 0.1005, 0], 0.001), { weight: 0.3 }),
    makePart("back-wall", "wall", block([W, 2.02, 0.04], [0, 1.09, -W / 2 + 0.02], 0.006), { weight: 1, paint: tiled }),
    makePart("side-wall", "wall", block([0.04, 2.02, W - 0.04], [-W / 2 + 0.02, 1.09, 0.02], 0.006), {
      weight: 0.9,
      paint: tiled,
    }),
    makePart("arm", "metal", tube(0.0125, arm, 14), { weight: 0.9 }),
    makePart("head", "metal", head, { weight: 1, paint: nozzles }),
    makePart(
      "mixer",
      "metal",
      merge([
        bar([-0.13, 1.08, -W / 2 + 0.1], [0.13, 1.08, -W / 2 + 0.1], 0.03, 20),
        bar([-0.07, 1.08, -W / 2 + 0.03], [-0.07, 1.08, -W / 2 + 0.1], 0.02),
        bar([0.07, 1.08, -W / 2 + 0.03], [0.07, 1.08, -W / 2 + 0.1], 0.02),
        ...[-1, 1].map((s) => bar([s * 0.14, 1.08, -W / 2 + 0.1], [s * 0.19, 1.08, -W / 2 + 0.1], 0.038, 20)),
      ]),
      { weight: 0.8 },
    ),
    makePart("hose", "metal", tube(0.008, hose, 10), { weight: 0.6 }),
    makePart(
      "hand-shower",
      "metal",
      merge([
        bar([0.23, 1.3, -0.33], [0.23, 1.5, -0.3], 0.014),
        move(turnX(disc(0.045, 0.02, 0.006, 28), 0.5), [0.23, 1.52, -0.31]),
        bar([0.23, 1.4, -0.42], [0.23, 1.4, -0.31], 0.014),
      ]),
      { weight: 0.6 },
    ),
    makePart("drain", "drain", move(turnX(disc(0.045, 0.006, 0.002, 28), -PI / 2), [0.16, 0.1, 0.2]), { weight: 0.4 }),
    ...makeParts("water", "water", has("water") ? [streams] : [], { weight: 0.7 }),
  ];
}

/** A shower corner. What makes it itself: two tiled walls over a white tray, a pipe that bends over to a broad round head from which jets of water fall, a mixer with two knobs and a hand shower on its hose. */
export const shower = defineFromPlan({
  id: "shower",
  family: "furniture",
  words: ["shower", "shower stall", "shower cabin", "shower cubicle", "shower head", "showerhead", "rain shower"],
  senses: ["shower", "shower stall"],
  height: 2.1,
  view: { azimuth: 0.5, elevation: 0.16 },
  slots: {
    wall: mainSlot("ceramic-glaze", "#7fb8c4 #eef0ec #a8c8a8 #5a86a8", "tile"),
    metal: slot("brushed-steel", "", "head|tap|mixer|hose|pipe|arm"),
    tray: slot("ceramic-glaze", "#f4f4f2", "base|pan"),
    drain: slot("brushed-steel", "#b8bcc0", "outlet"),
    water: slot("glass", "#a8d8f0", "jet|spray"),
  },
  extras: { water: { chance: 0.96 } },
  build,
});
