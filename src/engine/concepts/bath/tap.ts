import { curveThrough } from "../../geometry/curve.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const dot =
  (hot: boolean): Paint =>
  (surface) =>
    layColour(surface, hot ? [0.6, 0.02, 0.02] : [0.02, 0.1, 0.6], 0.3, 0);

const knob = (x: number): Part["geometry"] =>
  move(
    merge([
      cylinder({ radius: 0.024, radiusTop: 0.015, height: 0.04, bevel: 0.004, segments: 24 }),
      cylinder({ radius: 0.012, height: 0.058, segments: 16 }),
      ...[0, 1].map((i) => turnAbout(bar([-0.036, 0.062, 0], [0.036, 0.062, 0], 0.0085, 14), i)),
      ...[0, 1, 2, 3].map((i) => {
        const [c, s] = [
          [0.037, 0],
          [0, 0.037],
          [-0.037, 0],
          [0, -0.037],
        ][i] as [number, number];
        return move(sphere(0.0115, 16), [c, 0.062, s]);
      }),
    ]),
    [x, 0.018, 0],
  );

const turnAbout = (g: Part["geometry"], quarter: number): Part["geometry"] =>
  quarter === 0 ? g : turnX(turnZ(turnX(g, -PI / 2), PI / 2), PI / 2);

function basin(): Part[] {
  const spout = curveThrough(
    [
      [0, 0.02, 0],
      [0, 0.12, 0],
      [0, 0.19, 0.014],
      [0, 0.222, 0.062],
      [0, 0.205, 0.112],
      [0, 0.165, 0.128],
      [0, 0.148, 0.13],
    ],
    8,
  );
  return [
    makePart("plate", "body", move(turnX(slab([0.26, 0.06, 0.02], 0.028, 0.006), -PI / 2), [0, 0.01, 0]), {
      weight: 0.8,
    }),
    makePart(
      "collar",
      "body",
      cylinder({ radius: 0.028, radiusTop: 0.02, height: 0.052, bevel: 0.006, segments: 28 }),
      { weight: 0.5 },
    ),
    makePart("spout", "body", tube(0.0155, spout, 18), { weight: 1 }),
    makePart(
      "mouth",
      "body",
      move(cylinder({ radius: 0.0185, height: 0.02, bevel: 0.003, segments: 24 }), [0, 0.138, 0.13]),
      { weight: 0.6 },
    ),
    ...makeParts("knob", "body", [knob(-0.095), knob(0.095)], { weight: 0.9 }),
    ...[-1, 1].map((s) =>
      makePart(
        s < 0 ? "hot" : "cold",
        "dot",
        move(cylinder({ radius: 0.0105, height: 0.006, bevel: 0.002, segments: 20 }), [s * 0.095, 0.086, 0]),
        { weight: 0.5, paint: dot(s < 0) },
      ),
    ),
    makePart("drop", "water", drop(0.118, 0.13), { weight: 0.6 }),
  ];
}

const drop = (y: number, z: number): Part["geometry"] =>
  move(
    lathe(
      [
        [0, -0.019],
        [0.007, -0.017],
        [0.0105, -0.009],
        [0.0085, 0],
        [0.004, 0.011],
        [0.0015, 0.021],
        [0, 0.024],
      ],
      20,
    ),
    [0, y, z],
  );

/** Out of the wall: a pipe that bends down, a cross handle on top. */
function garden(): Part[] {
  const spout = curveThrough(
    [
      [0, 0.12, -0.07],
      [0, 0.12, 0.02],
      [0, 0.118, 0.075],
      [0, 0.1, 0.105],
      [0, 0.062, 0.112],
    ],
    7,
  );
  return [
    makePart("flange", "body", move(disc(0.04, 0.012, 0.004), [0, 0.12, -0.082]), { weight: 0.7 }),
    makePart("spout", "body", tube(0.0175, spout, 18), { weight: 1 }),
    makePart(
      "mouth",
      "body",
      move(cylinder({ radius: 0.0215, height: 0.02, bevel: 0.003, segments: 24 }), [0, 0.046, 0.1125]),
      { weight: 0.6 },
    ),
    makePart(
      "valve",
      "body",
      merge([
        move(sphere(0.03, 24), [0, 0.122, 0]),
        move(cylinder({ radius: 0.018, height: 0.05, bevel: 0.003, segments: 8 }), [0, 0.136, 0]),
        move(cylinder({ radius: 0.007, height: 0.07, segments: 14 }), [0, 0.15, 0]),
      ]),
      { weight: 0.8 },
    ),
    makePart(
      "handle",
      "handle",
      merge([
        bar([-0.043, 0.212, 0], [0.043, 0.212, 0], 0.009, 14),
        bar([0, 0.212, -0.043], [0, 0.212, 0.043], 0.009, 14),
        ...[-1, 1].flatMap((s) => [
          move(sphere(0.0145, 16), [s * 0.044, 0.212, 0]),
          move(sphere(0.0145, 16), [0, 0.212, s * 0.044]),
        ]),
        move(cylinder({ radius: 0.014, height: 0.022, bevel: 0.003, segments: 20 }), [0, 0.202, 0]),
      ]),
      { weight: 1 },
    ),
    makePart("drop", "water", drop(0.024, 0.1125), { weight: 0.7 }),
  ];
}

/** Water that runs from a mouth at `y`, `z` to the ground and spreads there. */
const stream = (y: number, z: number, radius: number): Part =>
  makePart(
    "stream",
    "water",
    move(
      lathe(
        [
          [0, 0],
          [radius * 5.4, 0],
          [radius * 5.6, 0.003],
          [radius * 3.6, 0.006],
          [radius * 1.5, 0.011],
          [radius * 0.86, 0.03],
          [radius * 0.8, y * 0.5],
          [radius, y],
          [0, y],
        ],
        32,
      ),
      [0, 0, z],
    ),
    { weight: 0.9 },
  );

function build({ style, has }: Planned): Part[] {
  const isGarden = style === "garden";
  const parts = isGarden ? garden() : basin();
  if (!has("stream")) return parts;
  const running = isGarden ? stream(0.05, 0.1125, 0.0135) : stream(0.142, 0.13, 0.0125);
  return [...parts.filter(({ name }) => name !== "drop"), running];
}

/** A water tap. What makes it itself: a bent spout with a drop at its mouth and cross handles: two on a plate with a red and a blue dot, or one on top of a pipe out of the wall. */
export const tap = defineFromPlan({
  id: "tap",
  family: "object",
  words: [
    "faucet",
    "tap",
    "water tap",
    "water faucet",
    "kitchen faucet",
    "bathroom faucet",
    "kitchen tap",
    "mixer tap",
    "spigot",
    "garden tap",
    "outdoor tap",
  ],
  senses: ["faucet", "spigot"],
  height: 0.22,
  view: { azimuth: 0.6, elevation: 0.28 },
  slots: {
    body: mainSlot("brushed-steel", "#d4d7db", "spout|pipe|knob"),
    handle: slot("painted-metal", "#c8281e #2a6fb8 #3f8a4a", "cross|wheel"),
    dot: slot("plastic", "#d8d8d8", "mark"),
    water: slot("glass", "#7ac0ec", "drop|drip"),
  },
  extras: { stream: { chance: 0, slot: "water", traits: ["pouring", "leaking"], named: ["water"] } },
  styles: {
    basin: { weight: 2, words: ["bathroom faucet", "kitchen faucet", "mixer tap", "kitchen tap"] },
    garden: {
      weight: 1.2,
      words: ["spigot", "garden tap", "outdoor tap"],
      traits: ["mounted"],
      dress: { body: "#c8963a" },
      materials: { body: "bronze" },
    },
  },
  build,
});
