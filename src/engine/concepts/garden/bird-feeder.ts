import { box } from "../../geometry/box.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, place, stretch, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { cos, GOLDEN_ANGLE, PI, sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { block, blockOn, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Seeds: light and dark grains, packed. */
const seeded: Paint = (surface, x, y, z) => {
  const k = noise(x * 380, y * 380, z * 380, 3);
  if (k > 0.18) layColour(surface, [0.02, 0.018, 0.015], 0.5, 0);
  else if (k < -0.25) layColour(surface, [0.72, 0.5, 0.2], 0.6, 0);
  surface.height += 0.0014 * k;
};

/** Loose grains on a tray of this half width and depth. */
function grains(count: number, wide: number, deep: number, y: number, next: () => number): Geometry {
  return merge(
    Array.from({ length: count }, (_, i) => {
      const r = Math.sqrt((i + 0.5) / count);
      const a = i * GOLDEN_ANGLE;
      return place(
        stretch(sphere(0.0052, 8), [0.55, 0.5, 1]),
        chain(
          rotation(X_AXIS, next() * 0.6),
          rotation(Y_AXIS, next() * PI),
          translation([wide * r * cos(a), y + 0.001 + 0.003 * next(), deep * r * sin(a)]),
        ),
      );
    }),
  );
}

/** A tube of seeds with perches, a tray and a lid, hung by a wire. */
function tubeFeeder(next: () => number): Part[] {
  const [r, low, high] = [0.042, 0.05, 0.29];
  const ports = [0.095, 0.17, 0.245].flatMap((y, k) =>
    [0, PI].map((a): readonly [number, number] => [y, a + (k % 2) * (PI / 2) + 0.5]),
  );
  const out = (a: number, from: number, to: number, y: number, radius: number) =>
    bar([from * sin(a), y, from * cos(a)], [to * sin(a), y, to * cos(a)], radius, 12);
  return [
    makePart(
      "seed",
      "seed",
      turnedUp(
        [
          [0, low],
          [r, low, 0.002],
          [r, high - 0.02, 0.003],
          [0, high - 0.012],
        ],
        40,
      ),
      { weight: 1, paint: seeded },
    ),
    ...makeParts(
      "hoop",
      "frame",
      [0.13, 0.207].map((y) => move(torus(r + 0.001, 0.0022, 40, 8), [0, y, 0])),
      { weight: 0.4 },
    ),
    makePart(
      "glass",
      "glass",
      turnedUp(
        [
          [0, high - 0.016],
          [r + 0.001, high - 0.016],
          [r + 0.001, high],
          [0, high],
        ],
        40,
      ),
      { weight: 0.4 },
    ),
    makePart(
      "tray",
      "frame",
      turnedUp(
        [
          [0, 0.036],
          [0.088, 0.036, 0.004],
          [0.094, 0.054, 0.003],
          [0.09, 0.055, 0.002],
          [0.084, 0.043],
          [0, 0.043],
        ],
        48,
      ),
      { weight: 0.9 },
    ),
    makePart(
      "foot",
      "frame",
      turnedUp(
        [
          [0, 0],
          [0.006, 0, 0.003],
          [0.012, 0.02, 0.008],
          [0.006, 0.036],
          [0, 0.037],
        ],
        24,
      ),
      { weight: 0.4 },
    ),
    makePart(
      "roof",
      "body",
      turnedUp(
        [
          [0, high - 0.006],
          [0.086, high - 0.006, 0.002],
          [0.09, high + 0.002, 0.003],
          [0.03, high + 0.05, 0.02],
          [0.012, high + 0.062],
          [0, high + 0.064],
        ],
        48,
      ),
      { weight: 1 },
    ),
    ...makeParts(
      "perch",
      "frame",
      ports.map(([y, a]) => out(a, r - 0.004, r + 0.046, y - 0.016, 0.0034)),
      { weight: 0.7 },
    ),
    ...makeParts(
      "port",
      "port",
      ports.map(([y, a]) => out(a, r - 0.006, r + 0.0045, y, 0.0115)),
      { weight: 0.6 },
    ),
    ...makeParts(
      "rim",
      "frame",
      ports.map(([y, a]) =>
        place(
          torus(0.0115, 0.0026, 24, 8),
          chain(
            rotation(X_AXIS, PI / 2),
            rotation(Y_AXIS, a),
            translation([(r + 0.004) * sin(a), y, (r + 0.004) * cos(a)]),
          ),
        ),
      ),
      { weight: 0.5 },
    ),
    makePart("spill", "seed", grains(90, 0.078, 0.078, 0.043, next), { weight: 0.5, paint: seeded }),
    makePart("wire", "frame", bar([0, high + 0.06, 0], [0, high + 0.1, 0], 0.0022, 8), { weight: 0.4 }),
    makePart("loop", "frame", move(turnX(torus(0.016, 0.0024, 28, 8), PI / 2), [0, high + 0.114, 0]), { weight: 0.5 }),
  ];
}

/** A roofed table on a pole. */
function houseFeeder(next: () => number): Part[] {
  const y = 1.05;
  const [w, d] = [0.34, 0.26];
  const slope = 0.62;
  const board = (s: 1 | -1) =>
    place(
      box([0.235, 0.014, d + 0.09], { bevel: 0.003 }),
      chain(rotation([0, 0, 1], -s * slope), translation([s * 0.088, y + 0.255, 0])),
    );
  const posts = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => blockOn([0.018, 0.2, 0.018], a * (w / 2 - 0.03), y, b * (d / 2 - 0.03), 0.002)),
  );
  const heap = deform(
    turnedUp(
      [
        [0, 0],
        [0.1, 0],
        [0.06, 0.024, 0.03],
        [0, 0.036],
      ],
      40,
      5,
    ),
    ([x, h, z]) => [x * 1.15, h * (1 + 0.2 * noise(x * 40, 1, z * 40, 4)), z * 0.9],
  );
  return [
    makePart("floor", "body", block([w, 0.016, d], [0, y - 0.008, 0], 0.003), { weight: 1, grain: "x" }),
    ...makeParts(
      "edge",
      "body",
      [
        ...[-1, 1].map((s) => blockOn([w, 0.032, 0.012], 0, y - 0.004, s * (d / 2 - 0.006), 0.002)),
        ...[-1, 1].map((s) => blockOn([0.012, 0.032, d], s * (w / 2 - 0.006), y - 0.004, 0, 0.002)),
      ],
      { weight: 0.7 },
    ),
    ...makeParts("post", "body", posts, { weight: 0.7 }),
    makePart("gable", "body", block([w - 0.06, 0.016, 0.014], [0, y + 0.196, d / 2 - 0.03], 0.002), { weight: 0.4 }),
    makePart("gable-2", "body", block([w - 0.06, 0.016, 0.014], [0, y + 0.196, 0.03 - d / 2], 0.002), { weight: 0.4 }),
    makePart("roof", "frame", merge([board(1), board(-1)]), { weight: 1, grain: "z" }),
    makePart("heap", "seed", move(heap, [0, y, 0]), { weight: 0.8, paint: seeded }),
    makePart("spill", "seed", grains(60, 0.14, 0.1, y, next), { weight: 0.4, paint: seeded }),
    makePart("pole", "pole", blockOn([0.05, y, 0.05], 0, 0, 0, 0.004), { weight: 0.9 }),
    ...makeParts(
      "brace",
      "pole",
      [-1, 1].map((s) => bar([s * 0.02, y - 0.2, 0], [s * 0.13, y - 0.012, 0], 0.012, 10)),
      { weight: 0.5 },
    ),
    ...makeParts(
      "foot",
      "pole",
      [0, 1].map((k) => blockOn([k ? 0.05 : 0.5, 0.05, k ? 0.5 : 0.05], 0, 0, 0, 0.006)),
      { weight: 0.6 },
    ),
  ];
}

const build = ({ style, stream }: Planned): Part[] =>
  style === "house" ? houseFeeder(stream("grains")) : tubeFeeder(stream("grains"));

/** Where garden birds eat. What makes it itself: a tube full of seeds with round openings, a perch under each, a tray with spilled grains and a domed lid on a hanging loop; or a little open house with a heap of seeds on a pole. */
export const birdFeeder = defineFromPlan({
  id: "bird-feeder",
  family: "ornament",
  words: [
    "bird feeder",
    "birdfeeder",
    "seed feeder",
    "hanging bird feeder",
    "bird table",
    "bird feeding station",
    "hummingbird feeder",
  ],
  height: 0.42,
  view: { azimuth: 0.4, elevation: 0.14 },
  slots: {
    body: mainSlot("painted-metal pine", "#2f5a3a #8a2a22 #2a4a6a #6a4a2a", "roof|lid|house"),
    frame: slot("painted-metal", "#2a2c2e #3a4a3a #7a5a3a", "tray|perch|wire|base"),
    seed: slot("plaster", "#a9814a", "grain|food"),
    glass: slot("plastic", "#dfe8e8", "tube"),
    port: slot("plastic", "#0c0c0c", "hole|opening"),
    pole: slot("oak", "", "post|stand"),
  },
  styles: {
    tube: {},
    house: { weight: 0.4, words: ["bird table"], slots: ["pole"], materials: { body: "pine", frame: "cedar" } },
  },
  build,
});
