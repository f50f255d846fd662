import { arc } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { asin, atan2, PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { landAt } from "./world-land.ts";

const R = 0.13;
const TILT = 0.41;

const LANDS: Readonly<Record<string, readonly Rgb[]>> = {
  school: ["#4f9a4a", "#d8b84a", "#c8784a", "#8fb04a", "#e9eef2"].map(fromHex),
  antique: ["#b5894a", "#c9a05a", "#a8743a", "#8f7a3f", "#e6d8b0"].map(fromHex),
};

/** Continents on the ball, in the ball's own frame: poles on Y. */
const world =
  (kind: string): Paint =>
  (surface, x, y, z) => {
    const latitude = (asin(Math.min(1, Math.max(-1, y / R))) * 180) / PI;
    const longitude = (atan2(x, z) * 180) / PI;
    const rough =
      noise((x / R) * 9, (y / R) * 9, (z / R) * 9, 4) * 0.16 +
      noise((x / R) * 22, (y / R) * 22, (z / R) * 22, 5) * 0.09;
    const land = landAt(longitude, latitude) + rough - 0.5;
    const colours = LANDS[kind] ?? LANDS.school ?? [];
    const line = (d: number, step: number) => Math.abs(d / step - Math.round(d / step)) * step;
    if (land > 0) {
      const part = noise((x / R) * 2.6, (y / R) * 2.6, (z / R) * 2.6, 8);
      const ice = Math.abs(latitude) > 68;
      layColour(surface, (ice ? colours[4] : colours[Math.floor((part * 0.5 + 0.5) * 3.99)]) as Rgb, 0.45);
      if (land < 0.035) for (const c of ["r", "g", "b"] as const) surface[c] *= 0.55;
      surface.height += 0.0006;
    } else if (Math.min(line(longitude, 30), line(latitude, 30)) < 0.55)
      for (const c of ["r", "g", "b"] as const) surface[c] *= 1.35;
  };

function build({ kind, stream }: Planned): Part[] {
  const spin = stream("spin")() * 1.1 + 0.1;
  const c = 0.07 + R * 1.22;
  const lean = (geometry: Part["geometry"]) => move(turnZ(geometry, -TILT), [0, c, 0]);
  const ball = lean(turnY(sphere(R, 64, 40), spin));
  const axis = lathe(
    roundCorners(
      [
        [0, -R * 1.17],
        [0.006, -R * 1.17, 0.002],
        [0.006, R * 1.17, 0.002],
        [0, R * 1.17],
      ],
      2,
    ),
    12,
  );
  const caps = [-1, 1].map((end) => move(sphere(0.011, 14, 8), [0, end * R * 1.16, 0]));
  const meridian = sweep(rectangleOutline(0.007, 0.018, 0.002, 1), arc([0, 0, 0], R * 1.11, -PI / 2, PI / 2, 40), {
    up: [0, 0, 1],
  });
  const base = lathe(
    roundCorners(
      [
        [0, 0],
        [0.092, 0, 0.003],
        [0.094, 0.012, 0.004],
        [0.07, 0.022, 0.01],
        [0.03, 0.03, 0.014],
        [0.017, 0.05, 0.01],
        [0.022, 0.062, 0.004],
        [0.012, c - R * 1.1, 0.004],
        [0, c - R * 1.1],
      ],
      4,
    ),
    48,
  );
  return [
    makePart("ball", "ball", ball, { weight: 1, paint: world(kind) }),
    makePart("frame", "frame", lean(merge([meridian, axis, ...caps])), { weight: 0.8 }),
    makePart("base", "base", base, { weight: 0.8 }),
  ];
}

/** A globe. What makes it itself: a ball of blue seas and coloured continents, its axis leaning in a half ring of metal, on a turned foot. */
export const globe = defineFromPlan({
  id: "globe",
  family: "object",
  words: ["globe", "world globe", "desk globe", "terrestrial globe", "antique globe", "earth globe"],
  senses: ["globe#3"],
  height: 0.38,
  view: { azimuth: 0.2, elevation: 0.14 },
  slots: {
    ball: mainSlot("plastic", "#1f5fa8 #2a70b8", "sphere|earth|sea|ocean|world"),
    frame: slot("gold bronze", "", "meridian|ring|arm|axis"),
    base: slot("oak", "#5a3018 #7a4a26", "stand|foot"),
  },
  kinds: {
    school: { weight: 2 },
    antique: {
      weight: 1,
      words: ["antique globe"],
      traits: ["old", "antique", "vintage"],
      dress: { ball: "#7f9a8f #d8c492" },
    },
  },
  vary: 0.03,
  build,
});
