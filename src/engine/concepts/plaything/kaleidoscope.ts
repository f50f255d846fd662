import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { disc, turnedCorners } from "../../geometry/slab.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";

const LONG = 0.24;
const RADIUS = 0.036;

const GLASS: readonly Rgb[] = ["#e0218a", "#ffc91f", "#19a7e0", "#7a2bd0", "#23b35a", "#f4511e", "#f7f2ff"].map(
  fromHex,
);

/** The picture in it: shards of coloured glass mirrored six times about the middle. */
const mandala =
  (seed: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    const r = Math.sqrt(x * x + y * y) / RADIUS;
    if (nz < 0.5 || r > 0.93) return;
    const turn = (atan2(x, y) / TAU) * 6;
    const fold = Math.abs(turn - Math.round(turn)) * 2;
    // straight edges in the folded wedge part the shards
    const u = r * cos(fold * 0.52);
    const v = r * sin(fold * 0.52);
    let shard = 0;
    for (let i = 0; i < 7; i += 1) {
      const a = i * 2.4 + seed;
      if (u * cos(a) + v * sin(a) * 1.6 > 0.12 * i * cos(seed + i) + 0.2 * sin(i * 1.7 + seed)) shard += 1 << (i % 3);
    }
    const ring = Math.floor(r * 5.2 + 0.5 * sin(fold * PI));
    layColour(surface, GLASS[(shard + ring * 3) % GLASS.length] as Rgb, 0.15, 0);
  };

/** A paper about the tube with stars or bands. */
const wrapping =
  (kind: string): Paint =>
  (surface, x, y, z) => {
    const u = (atan2(x, y) / TAU) * 10;
    const v = z / (RADIUS * 0.62);
    const gold = fromHex("#f0c454");
    if (kind === "banded") {
      if (Math.abs(v - Math.round(v)) < 0.12) layColour(surface, gold, 0.4, 0);
      return;
    }
    const [a, b] = [u + (Math.round(v) % 2) / 2, v];
    const [p, q] = [a - Math.round(a), b - Math.round(b)];
    const star = Math.abs(p) * Math.abs(q) < 0.012 && p * p + q * q < 0.1;
    if (kind === "stars" && star) layColour(surface, gold, 0.4, 0);
    if (kind === "diamonds" && Math.abs(p) + Math.abs(q) < 0.36) layColour(surface, gold, 0.4, 0);
  };

function build({ kind, seed }: Planned): Part[] {
  const y = 0.066;
  const at = (g: Part["geometry"]) => move(g, [0, y, 0]);
  const ring = (from: number, to: number, radius: number) =>
    turnedCorners(
      [
        [0, from],
        [radius, from, 0.002],
        [radius, to, 0.002],
        [0, to],
      ],
      56,
    );
  const rim = turnedCorners(
    [
      [RADIUS * 0.95, 0],
      [RADIUS + 0.0052, 0, 0.002],
      [RADIUS + 0.0052, 0.026, 0.002],
      [RADIUS * 0.95, 0.026, 0.001],
      [RADIUS * 0.95, 0.02],
      [0, 0.02],
      [0, 0],
    ],
    56,
  );
  const cradle = (z: number) =>
    move(
      plate(
        [
          [-0.05, 0, 0.004],
          [0.05, 0, 0.004],
          [0.052, 0.014, 0.004],
          [0.034, 0.03, 0.01],
          [0.036, 0.056, 0.004],
          [0.03, 0.054, 0.004],
          [0.02, 0.036, 0.012],
          [0, 0.0285, 0.02],
          [-0.02, 0.036, 0.012],
          [-0.03, 0.054, 0.004],
          [-0.036, 0.056, 0.004],
          [-0.034, 0.03, 0.01],
          [-0.052, 0.014, 0.004],
        ],
        0.014,
        0.002,
      ),
      [0, 0, z],
    );
  return [
    makePart("tube", "body", at(ring(-LONG / 2, LONG / 2 - 0.01, RADIUS)), { weight: 1, paint: wrapping(kind) }),
    makePart("front-rim", "brass", at(move(rim, [0, 0, LONG / 2 - 0.02])), { weight: 0.9 }),
    makePart("picture", "picture", at(move(disc(RADIUS * 0.95, 0.006, 0, 56), [0, 0, LONG / 2 - 0.003])), {
      weight: 1,
      paint: mandala(seed % 50),
    }),
    makePart("rear-rim", "brass", at(ring(-LONG / 2 - 0.012, -LONG / 2 + 0.012, RADIUS + 0.004)), { weight: 0.6 }),
    makePart("eyepiece", "brass", at(ring(-LONG / 2 - 0.03, -LONG / 2 - 0.01, RADIUS * 0.55)), { weight: 0.5 }),
    makePart(
      "stand",
      "stand",
      settle(merge([cradle(-0.062), cradle(0.058), move(box([0.03, 0.012, 0.13], { bevel: 0.003 }), [0, 0.01, 0])])),
      {
        weight: 0.6,
      },
    ),
  ];
}

/** A kaleidoscope. What makes it itself: a tube in patterned paper with brass rims lying on a small wooden cradle, and at its end the picture: bright shards of glass mirrored into a six-fold star. */
export const kaleidoscope = defineFromPlan({
  id: "kaleidoscope",
  family: "toy",
  words: ["kaleidoscope", "teleidoscope", "toy kaleidoscope"],
  senses: ["kaleidoscope"],
  height: 0.11,
  view: { azimuth: 0.7, elevation: 0.2 },
  slots: {
    body: mainSlot("paper leather", "#2a2f7a #7a1f5a #14655e #a8321f", "tube|barrel"),
    brass: slot("brass", "", "rim|ring|eyepiece"),
    picture: slot("glass", "#e0218a", "lens|pattern|mandala"),
    stand: slot("walnut oak", "", "cradle|base"),
  },
  kinds: { stars: {}, diamonds: {}, banded: {} },
  build,
});
