import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline, roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { mirror, move, turnX, turnZ } from "../../../geometry/place.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { bar } from "../../pieces.ts";
import { block, pair, sidePlate } from "../bodywork.ts";
import { buildMarsRover, roverWheel } from "./build-mars-rover.ts";

/** The gold mesh of an umbrella dish: ribs and a fine net. */
const net: Paint = (surface, x, y, z) => {
  const [u, v, w] = [x * 26, y * 26, z * 26];
  const thread = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)) + 0.2, Math.abs(w - Math.round(w)));
  if (thread < 0.16) layColour(surface, [surface.r * 0.55, surface.g * 0.5, surface.b * 0.42]);
};

function dish(radius: number): { bowl: Geometry; ribs: Geometry } {
  const bowl = lathe(
    roundCorners(
      [
        [0, 0],
        [radius * 0.36, radius * 0.04],
        [radius * 0.7, radius * 0.16],
        [radius, radius * 0.36, 0.006],
        [radius * 0.99, radius * 0.39, 0.006],
        [radius * 0.69, radius * 0.195],
        [radius * 0.35, radius * 0.075],
        [0, radius * 0.04],
      ],
      2,
    ),
    40,
  );
  const ribs = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * 2 * PI;
    const p = (r: number, y: number): Vec3 => [radius * r * cos(a), radius * y, radius * r * sin(a)];
    return tube(0.012, curveThrough([p(0.02, 0.03), p(0.35, 0.072), p(0.69, 0.19), p(0.99, 0.38)], 3), 6);
  });
  return {
    bowl,
    ribs: merge([
      ...ribs,
      bar([0, 0, 0], [0, radius * 0.62, 0], 0.018, 8),
      move(
        lathe(
          [
            [0, 0],
            [0.05, 0],
            [0.03, 0.09],
            [0, 0.09],
          ],
          16,
        ),
        [0, radius * 0.6, 0],
      ),
    ]),
  };
}

function buggy(): Part[] {
  const r = 0.41;
  const { tread, hub } = roverWheel(r, 0.125);
  const corners: readonly Vec3[] = [
    [0.92, r, 1.14],
    [-0.92, r, 1.14],
    [0.92, r, -1.14],
    [-0.92, r, -1.14],
  ];
  const at = (g: Geometry, p: Vec3): Geometry => move(p[0] > 0 ? g : mirror(g), p);
  const fender = (z: number): Geometry =>
    sweep(
      rectangleOutline(0.32, 0.022, 0.008, 1),
      Array.from({ length: 11 }, (_, i): Vec3 => {
        const a = 0.3 + ((PI - 0.6) * i) / 10;
        return [0.92, r + (r + 0.09) * sin(a), z + (r + 0.09) * cos(a)];
      }),
      { up: [0, 0.3, 1] },
    );
  const deck = 0.6;
  const frame = merge([
    ...pair(bar([0.58, deck, -1.5], [0.58, deck, 1.5], 0.04, 10)),
    ...[-1.5, -0.55, 0.5, 1.5].map((z) => bar([-0.58, deck, z], [0.58, deck, z], 0.035, 10)),
    ...[1.14, -1.14].flatMap((z) => [
      ...pair(bar([0.5, deck - 0.02, z], [0.86, r, z], 0.04, 10)),
      ...pair(bar([0.5, deck, z + 0.16], [0.84, r + 0.02, z + 0.02], 0.022, 8)),
      ...pair(bar([0.5, deck, z - 0.16], [0.84, r + 0.02, z - 0.02], 0.022, 8)),
      ...pair(bar([0.78, r, z], [0.9, r, z], 0.09, 16)),
      ...pair(bar([0.62, deck, z], [0.84, r + r + 0.09, z], 0.018, 8)),
    ]),
  ]);
  const seat = (s: number): Geometry[] => [
    block([0.5, 0.07, 0.5], [s * 0.31, deck + 0.36, -0.12], 0.03),
    turnX(block([0.5, 0.62, 0.06], [s * 0.31, 0, 0], 0.028), -0.2),
  ];
  const seats = [1, -1].flatMap((s) => {
    const [bottom, back] = seat(s) as [Geometry, Geometry];
    return [bottom, move(back, [0, deck + 0.7, -0.42])];
  });
  const seatFrames = [1, -1].flatMap((s) =>
    [-0.2, 0.2].flatMap((dx) => [
      bar([s * 0.31 + dx, deck, 0.08], [s * 0.31 + dx, deck + 0.35, 0.08], 0.018, 8),
      bar([s * 0.31 + dx, deck, -0.3], [s * 0.31 + dx, deck + 0.35, -0.3], 0.018, 8),
      bar([s * 0.31 + dx, deck + 0.35, -0.36], [s * 0.31 + dx, deck + 1.02, -0.5], 0.02, 8),
    ]),
  );
  const high = dish(0.52);
  const aim = (g: Geometry): Geometry => move(turnZ(turnX(g, 0.95), -0.35), [-0.34, 2.06, 1.36]);
  return [
    ...makeParts(
      "tyre",
      "tyre",
      corners.map((p) => at(tread, p)),
      {
        weight: 0.9,
        paint: (surface, x, y, z) => {
          // woven wire
          const [u, v] = [x * 34 + (y + z) * 22, x * 34 - (y + z) * 22];
          if (Math.abs(u - Math.round(u)) < 0.2 || Math.abs(v - Math.round(v)) < 0.2) return;
          layColour(surface, [surface.r * 0.4, surface.g * 0.4, surface.b * 0.4]);
        },
      },
    ),
    ...makeParts(
      "hub",
      "wheel",
      corners.map((p) => at(hub, p)),
      { weight: 0.6 },
    ),
    ...makeParts(
      "fender",
      "fender",
      [1.14, -1.14].flatMap((z) => pair(fender(z))),
      { weight: 0.8 },
    ),
    makePart("frame", "frame", frame, { weight: 0.9 }),
    makePart(
      "deck",
      "body",
      merge([
        block([1.12, 0.04, 2.1], [0, deck + 0.02, 0.35], 0.012),
        block([1.1, 0.06, 0.8], [0, deck + 0.03, -1.1], 0.012),
      ]),
      { weight: 1 },
    ),
    makePart("front-pack", "foil", block([0.94, 0.26, 0.52], [0, deck + 0.15, 1.2], 0.04), { weight: 0.8 }),
    makePart(
      "boxes",
      "body",
      merge([
        block([0.4, 0.36, 0.44], [0.32, deck + 0.22, -1.14], 0.03),
        block([0.46, 0.24, 0.4], [-0.26, deck + 0.16, -1.1], 0.03),
        block([0.24, 0.5, 0.26], [-0.1, deck + 0.28, -1.3], 0.03),
      ]),
      { weight: 0.7 },
    ),
    makePart("seats", "seat", merge(seats), { weight: 0.9 }),
    makePart("seat-frames", "frame", merge(seatFrames), { weight: 0.5 }),
    makePart(
      "console",
      "body",
      merge([
        bar([0, deck, 0.5], [0, deck + 0.5, 0.42], 0.05, 12),
        sidePlate(
          [
            [0.3, deck + 0.42],
            [0.5, deck + 0.46, 0.02],
            [0.54, deck + 0.72, 0.02],
            [0.44, deck + 0.74, 0.02],
          ],
          0.4,
          0.015,
        ),
        block([0.16, 0.06, 0.3], [0, deck + 0.3, 0.16], 0.02),
      ]),
      {
        weight: 0.7,
        paint: (surface, x, y, _z, _nx, _ny, nz) => {
          if (nz < -0.3 && y > deck + 0.48 && Math.abs(x) < 0.17) layColour(surface, [0.03, 0.032, 0.036], 0.3);
        },
      },
    ),
    makePart(
      "stick",
      "frame",
      merge([
        bar([0, deck + 0.32, 0.12], [0, deck + 0.5, 0.1], 0.014, 8),
        bar([-0.06, deck + 0.5, 0.1], [0.06, deck + 0.5, 0.1], 0.018, 8),
      ]),
      { weight: 0.4 },
    ),
    makePart(
      "dish-mast",
      "frame",
      merge([
        bar([-0.34, deck + 0.1, 1.36], [-0.34, 2.08, 1.36], 0.026, 10),
        bar([0.4, deck + 0.1, 1.34], [0.4, deck + 0.62, 1.34], 0.022, 10),
      ]),
      { weight: 0.6 },
    ),
    makePart("dish", "dish", aim(high.bowl), { weight: 1, crease: 0.8, paint: net }),
    makePart("dish-ribs", "dish", aim(high.ribs), { weight: 0.4 }),
    makePart(
      "camera",
      "foil",
      merge([
        block([0.16, 0.16, 0.26], [0.4, deck + 0.7, 1.36], 0.03),
        bar([0.4, deck + 0.7, 1.48], [0.4, deck + 0.7, 1.58], 0.055, 16),
      ]),
      { weight: 0.6 },
    ),
  ];
}

/**
 * A rover for other worlds. What makes it itself: the lunar one is an open car with four wire wheels under orange mudguards, two
 * webbed seats, no roof, and a gold umbrella dish on a mast in front; the Martian one is a white box on six cleated metal wheels
 * with a camera head on a neck, an arm in front, and solar panels or a finned generator behind.
 */
export const rover = defineFromPlan({
  id: "rover",
  family: "vehicle",
  words: [
    "rover",
    "lunar rover",
    "mars rover",
    "moon rover",
    "moon buggy",
    "lunar roving vehicle",
    "moon vehicle",
    "space rover",
    "planetary rover",
    "martian rover",
  ],
  senses: [],
  height: 2.2,
  vary: 0.03,
  view: { azimuth: 0.7, elevation: 0.2 },
  slots: {
    body: mainSlot("painted-metal", "#e4e2dc #d8d8d6", "deck|box|chassis|head"),
    frame: slot("brushed-steel", "#c4c6c8", "tube|mast|arm|rocker"),
    deck: slot("painted-metal", "#d2d4d6"),
    fender: slot("painted-metal", "#e06a1c #e0781c", "mudguard"),
    foil: slot("gold", "", "pack|camera|insulation"),
    seat: slot("woven-cotton", "#e8e4d8 #b8b4a8", "chair"),
    tyre: slot("brushed-steel", "#8c8f94", "tire|tread"),
    wheel: slot("brushed-steel", "#b8babd", "hub|rim"),
    dish: slot("gold", "", "antenna|umbrella"),
    panel: slot("brushed-steel", "", "solar panel|wing"),
    lens: slot("glass", "#0c1a26", "eye|camera eye"),
    generator: slot("painted-metal", "#3c3e42", "power source"),
  },
  styles: {
    moon: {
      weight: 1,
      slots: ["fender", "foil", "seat"],
      words: ["lunar rover", "moon rover", "moon buggy", "lunar roving vehicle", "moon vehicle"],
    },
    mars: {
      weight: 1.3,
      slots: ["panel", "generator", "lens"],
      words: ["mars rover", "planetary rover", "martian rover"],
      dress: { dish: "#e8e6e0" },
      materials: { dish: "painted-metal", tyre: "brushed-steel" },
    },
  },
  kinds: { solar: { weight: 1, slots: ["panel"] }, generator: { weight: 1, slots: ["generator"] } },
  build: ({ style, kind }: Planned) => (style === "moon" ? buggy() : buildMarsRover(kind === "solar")),
  sockets: ({ style }) =>
    style === "moon"
      ? [
          { name: "seat", position: [0.31, 0.99, -0.12], normal: [0, 1, 0], radius: 0.22 },
          { name: "top", position: [0.31, 0.99, -0.12], normal: [0, 1, 0], radius: 0.22 },
        ]
      : [{ name: "top", position: [0.1, 1.07, -0.3], normal: [0, 1, 0], radius: 0.3 }],
});
