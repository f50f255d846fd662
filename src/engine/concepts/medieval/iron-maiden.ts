import { graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const HEIGHT = 1.55;
/** Half the width over the height: a bell of a skirt, a waist, shoulders. */
const half = graph([
  [0, 0.46],
  [0.5, 0.4],
  [0.95, 0.31],
  [1.25, 0.33],
  [1.42, 0.3],
  [HEIGHT, 0.14],
]);
const ROWS = 15;
const WALL = 0.035;

/** Half an upright shell, from `from` to `to` around the axis (0 is the front), with a wall. */
function shell(from: number, to: number): Geometry {
  const pieces = 12;
  const at = (y: number, angle: number, less: number): Vec3 => {
    const r = half(y) - less;
    return [r * sin(angle), y, r * 0.82 * cos(angle)];
  };
  return loft(
    Array.from({ length: ROWS + 1 }, (_, k): Ring => {
      const y = 0.06 + ((HEIGHT - 0.06) * k) / ROWS;
      const angles = Array.from({ length: pieces + 1 }, (_, i) => from + ((to - from) * i) / pieces);
      return [...angles.map((a) => at(y, a, 0)), ...[...angles].reverse().map((a) => at(y, a, WALL))];
    }),
  );
}

/** A spike with its foot at the origin, pointing to +Z. */
const spike = (length: number): Geometry =>
  turnX(
    lathe(
      [
        [0, -0.012],
        [0.03, -0.012],
        [0.026, 0.01],
        [0, length],
      ],
      8,
    ),
    PI / 2,
  );

/** A face in relief, as paint: shadowed eyes, brow, nose and lips. */
const face: Paint = (surface, x, y, z) => {
  if (z < 0.03) return;
  const dark = (by: number) => layColour(surface, [surface.r * by, surface.g * by, surface.b * by]);
  const v = y - 1.7;
  for (const s of [-1, 1]) {
    const [dx, dy] = [(x - s * 0.05) / 0.027, (v - 0.015) / 0.011];
    if (dx * dx + dy * dy < 1) return layColour(surface, [0.01, 0.009, 0.008], 0.9, 0);
    if (Math.abs(dx) < 1.25 && Math.abs(v - 0.045 + 0.006 * dx * dx) < 0.006) return dark(0.3);
  }
  if (Math.abs(x) < 0.032 - Math.abs(v + 0.075) * 0.9 && Math.abs(v + 0.075) < 0.012) dark(0.25);
};

/** Bands of iron with rivets across, as paint on the shell. */
const banded: Paint = (surface, x, y, z) => {
  for (const at of [0.2, 0.72, 1.12]) {
    if (Math.abs(y - at) > 0.04) continue;
    surface.height += 0.006;
    const isRivet = Math.abs(y - at) < 0.012 && Math.abs(((x * 9 + z * 7) % 1) - 0.5) < 0.14;
    const by = isRivet ? 1.7 : Math.abs(y - at) > 0.034 ? 0.35 : 0.72;
    layColour(surface, [surface.r * by, surface.g * by, surface.b * by]);
  }
};

/** Turned open about its hinge at one side. */
function door(s: number): Part[] {
  const hinge: Vec3 = [s * 0.44, 0, 0];
  const open = (geometry: Geometry): Geometry =>
    move(turnY(move(geometry, [-hinge[0], 0, 0]), s * 1.75), [hinge[0], 0, 0]);
  const leaf = s < 0 ? shell(-PI / 2, -0.01) : shell(0.01, PI / 2);
  const spikes = [0.35, 0.6, 0.85, 1.05, 1.25].flatMap((y) =>
    [0.45, 0.95].map((a) => {
      const r = half(y) - WALL;
      return move(turnY(spike(0.22), s * a + PI), [s * r * sin(a), y, r * 0.82 * cos(a)]);
    }),
  );
  const name = s < 0 ? "left" : "right";
  return [
    makePart(`door-${name}`, "body", open(leaf), { weight: 1, paint: banded, crease: 0.5 }),
    makePart(`spikes-${name}`, "spike", open(merge(spikes)), { weight: 0.9 }),
    makePart(
      `hinges-${name}`,
      "spike",
      merge(
        [0.25, 0.75, 1.2].map((y) =>
          move(
            lathe(
              [
                [0, -0.05],
                [0.022, -0.05],
                [0.022, 0.05],
                [0, 0.05],
              ],
              12,
            ),
            [s * (half(y) + 0.005), y, 0],
          ),
        ),
      ),
      { weight: 0.4 },
    ),
  ];
}

function build(): Part[] {
  const inside = [0.4, 0.65, 0.9, 1.1, 1.3].flatMap((y) =>
    [-0.7, 0, 0.7].map((a) => {
      const r = half(y) - WALL;
      return move(turnY(spike(0.24), a), [-r * sin(a), y, -r * 0.82 * cos(a)]);
    }),
  );
  const head = lathe(
    [
      [0, HEIGHT - 0.02],
      [0.1, HEIGHT - 0.02],
      [0.1, HEIGHT + 0.03],
      [0.135, HEIGHT + 0.08],
      [0.15, HEIGHT + 0.16],
      [0.145, HEIGHT + 0.24],
      [0.11, HEIGHT + 0.31],
      [0.05, HEIGHT + 0.35],
      [0, HEIGHT + 0.36],
    ],
    32,
  );
  return [
    makePart("back", "body", shell(PI / 2, (3 * PI) / 2), { weight: 1, paint: banded, crease: 0.5 }),
    makePart("floor", "body", merge([block([0.98, 0.07, 0.84], [0, 0.035, 0], 0.012)]), { weight: 0.7 }),
    makePart("spikes-back", "spike", merge(inside), { weight: 0.9 }),
    ...door(-1),
    ...door(1),
    makePart("head", "face", head, { weight: 1, paint: face }),
    makePart(
      "hood",
      "body",
      lathe(
        [
          [0, HEIGHT + 0.23],
          [0.16, HEIGHT + 0.22],
          [0.178, HEIGHT + 0.23],
          [0.172, HEIGHT + 0.29],
          [0.13, HEIGHT + 0.37],
          [0.06, HEIGHT + 0.41],
          [0, HEIGHT + 0.42],
        ],
        32,
      ),
      { weight: 0.7 },
    ),
    makePart(
      "collar",
      "body",
      lathe(
        [
          [0.09, HEIGHT - 0.03],
          [0.19, HEIGHT - 0.03],
          [0.17, HEIGHT + 0.02],
          [0.1, HEIGHT + 0.03],
        ],
        32,
        true,
      ),
      { weight: 0.5 },
    ),
    makePart("nose", "face", move(block([0.026, 0.075, 0.04], [0, 0, 0], 0.012, 2), [0, HEIGHT + 0.13, 0.15]), {
      weight: 0.4,
    }),
  ];
}

/** An iron maiden. What makes it itself: an upright iron cabinet shaped like a woman in a bell skirt, a calm iron face under a hood on top, two doors standing open, and long spikes inside on the back and on both doors. */
export const ironMaiden = defineFromPlan({
  id: "iron-maiden",
  family: "furniture",
  words: ["iron maiden", "torture device", "torture cabinet", "torture chamber", "spiked coffin"],
  height: 1.95,
  view: { azimuth: 0.25, elevation: 0.14 },
  slots: {
    body: mainSlot("iron cast-iron", "#5a554f #6a5646", "door|cabinet|shell"),
    face: slot("iron", "#7a746c", "head|mask", true),
    spike: slot("steel", "#cfcac0", "nail|hinge"),
  },
  build,
});
