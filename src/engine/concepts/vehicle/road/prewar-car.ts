import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnX, turnZ } from "../../../geometry/place.ts";
import { disc } from "../../../geometry/slab.ts";
import { torus } from "../../../geometry/sphere.ts";
import { PI } from "../../../math/elementary.ts";
import { block } from "../../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { bar } from "../../pieces.ts";
import { makeWheel } from "../wheel.ts";
import { BELT, type BodyCut, bodyShell, onSide, sideAt, wingLine } from "./prewar-body.ts";
import { prewarFace } from "./prewar-face.ts";

/** Metres: radius of the wheels, places of the axles, half the track, nose of the hood, cowl where it ends. */
const [R, FRONT, REAR, TRACK, NOSE, COWL] = [0.38, 1.6, -1.42, 0.7, 1.86, 0.42];

const HOOD: readonly BodyCut[] = [
  [COWL, 0.42, 1.13, 0.42, 0.47, 0.36],
  [1.1, 0.42, 1.12, 0.34, 0.38, 0.28],
  [NOSE, 0.42, 1.1, 0.26, 0.29, 0.2],
];

const SALOON: readonly BodyCut[] = [
  [-1.98, 0.5, 0.66, 0.34, 0.36, 0.3],
  [-1.93, 0.46, 0.95, 0.42, 0.47, 0.38],
  [-1.74, 0.44, 1.32, 0.5, 0.58, 0.42],
  [-1.45, 0.42, 1.6, 0.54, 0.64, 0.5],
  [-1.0, 0.42, 1.71, 0.56, 0.67, 0.54],
  [-0.35, 0.42, 1.73, 0.56, 0.66, 0.54],
  [0.08, 0.42, 1.67, 0.54, 0.6, 0.5],
  [0.17, 0.42, 1.6, 0.53, 0.58, 0.48],
  [0.36, 0.42, 1.15, 0.46, 0.52, 0.42],
  [COWL + 0.04, 0.42, 1.1, 0.44, 0.48, 0.36],
];

const OPEN: readonly BodyCut[] = [
  [-2.08, 0.5, 0.62, 0.26, 0.28, 0.22],
  [-1.98, 0.46, 0.8, 0.38, 0.42, 0.32],
  [-1.6, 0.43, 1.02, 0.48, 0.56, 0.44],
  [-1.05, 0.42, 1.12, 0.54, 0.64, 0.54],
  [-0.3, 0.42, 1.12, 0.55, 0.63, 0.54],
  [COWL + 0.04, 0.42, 1.13, 0.44, 0.48, 0.38],
];

function saloon(): Part[] {
  const half = sideAt(SALOON, BELT);
  const panes: readonly (readonly [number, number, (t: number) => readonly [number, number]])[] = [
    [-1.46, -1.0, (t) => [1.17, 1.38 + 0.13 * t]],
    [-0.94, -0.42, () => [1.17, 1.53]],
    [-0.36, 0.1, (t) => [1.17, 1.53 - 0.05 * t]],
  ];
  const parts = [
    makePart("cabin", "body", bodyShell(SALOON, BELT, 0.16), { weight: 1 }),
    makePart("windshield", "window", move(turnX(block([0.86, 0.4, 0.03], [0, 0, 0], 0.01), -0.39), [0, 1.4, 0.27]), {
      weight: 0.8,
    }),
    makePart("windshield-bar", "chrome", move(turnX(block([0.02, 0.4, 0.04], [0, 0, 0]), -0.39), [0, 1.4, 0.272]), {
      weight: 0.2,
    }),
    makePart(
      "rear-window",
      "window",
      move(turnX(block([0.46, 0.15, 0.05], [0, 0, 0], 0.015), 0.72), [0, 1.43, -1.65]),
      {
        weight: 0.5,
      },
    ),
  ];
  for (const side of [1, -1]) {
    const name = side > 0 ? "left" : "right";
    parts.push(
      makePart(`windows-${name}`, "window", merge(panes.map(([a, b, y]) => onSide(side, half, [a, b], y, 0.008))), {
        weight: 0.8,
      }),
      makePart(
        `moulding-${name}`,
        "chrome",
        onSide(side, half, [-1.6, 0.3], () => [1.105, 1.125], 0.008),
        { weight: 0.4 },
      ),
    );
  }
  parts.push(
    makePart("trunk", "body", block([0.84, 0.42, 0.36], [0, 0.82, -1.99], 0.04), { weight: 0.6 }),
    makePart(
      "trunk-straps",
      "chrome",
      merge([1, -1].map((s) => block([0.04, 0.43, 0.37], [s * 0.26, 0.82, -1.99], 0.01))),
      {
        weight: 0.3,
      },
    ),
  );
  return parts;
}

function roadster(): Part[] {
  const frame = [
    bar([-0.42, 1.1, 0.3], [-0.38, 1.5, 0.14], 0.018),
    bar([0.42, 1.1, 0.3], [0.38, 1.5, 0.14], 0.018),
    bar([-0.39, 1.5, 0.14], [0.39, 1.5, 0.14], 0.018),
  ];
  const seat = (z: number) =>
    merge([block([0.98, 0.34, 0.15], [0, 1.16, z], 0.06), block([0.98, 0.06, 0.5], [0, 1.11, z + 0.24], 0.02)]);
  return [
    makePart("tub", "body", bodyShell(OPEN, BELT, 0.1), { weight: 1 }),
    makePart("cockpit", "underbody", block([0.94, 0.02, 1.2], [0, 1.125, -0.36], 0.008), { weight: 0.4 }),
    makePart("windshield", "window", move(turnX(block([0.78, 0.36, 0.012], [0, 0, 0]), -0.39), [0, 1.31, 0.22]), {
      weight: 0.8,
    }),
    makePart("windshield-frame", "chrome", merge(frame), { weight: 0.6 }),
    makePart("seat", "seat", seat(-0.68), { weight: 0.7 }),
    makePart("hood-folded", "top", block([1.08, 0.15, 0.36], [0, 1.16, -1.14], 0.07), { weight: 0.7 }),
    makePart("wheel-steering", "underbody", move(turnX(torus(0.18, 0.016, 32, 10), 0.9), [0.24, 1.27, -0.14]), {
      weight: 0.4,
    }),
    makePart("column", "underbody", bar([0.24, 1.27, -0.14], [0.24, 1.08, 0.12], 0.018), { weight: 0.2 }),
  ];
}

function build({ style }: Planned): Part[] {
  const wheel = { radius: R, width: 0.17, spokes: 18, rim: 0.66 };
  const parts = style === "roadster" ? roadster() : saloon();
  const half = style === "roadster" ? sideAt(OPEN, BELT) : sideAt(SALOON, BELT);
  parts.push(
    makePart("hood", "body", bodyShell(HOOD, BELT - 0.16, 0.16), { weight: 1 }),
    makePart("hood-hinge", "chrome", block([0.016, 0.02, NOSE - COWL], [0, 1.118, (NOSE + COWL) / 2], 0.005), {
      weight: 0.3,
    }),
    makePart("frame", "underbody", block([0.8, 0.16, 3.7], [0, 0.4, -0.05], 0.02), { weight: 0.3 }),
    ...prewarFace(NOSE),
  );
  for (const side of [1, -1] as const) {
    const name = side > 0 ? "left" : "right";
    parts.push(
      ...makeWheel(`front-${name}`, [side * TRACK, R, FRONT], side, wheel),
      ...makeWheel(`rear-${name}`, [side * TRACK, R, REAR], side, wheel),
      makePart(`wing-${name}`, "fender", wingLine(side, FRONT, REAR, R, TRACK + 0.01), { weight: 1 }),
      makePart(`board-${name}`, "step", block([0.3, 0.04, 1.5], [side * (TRACK + 0.01), 0.375, 0.12], 0.012), {
        weight: 0.5,
      }),
      makePart(
        `louvres-${name}`,
        "chrome",
        merge(
          Array.from({ length: 9 }, (_, i) => {
            const z = 0.66 + i * 0.1;
            return block([0.03, 0.2, 0.03], [side * (0.46 - (z - COWL) * 0.128), 0.82, z], 0.008);
          }),
        ),
        { weight: 0.3 },
      ),
      makePart(
        `doors-${name}`,
        "underbody",
        merge(
          [-0.98, -0.39, 0.14].slice(style === "roadster" ? 1 : 0).map((z) =>
            onSide(
              side,
              (at) => half(at, 0.9) - 0.012,
              [z - 0.006, z + 0.006],
              () => [0.52, 1.08],
              0.016,
            ),
          ),
        ),
        { weight: 0.2 },
      ),
      makePart(
        `handles-${name}`,
        "chrome",
        merge([-0.47, -0.31].map((z) => block([0.05, 0.025, 0.13], [side * (half(z, 1) + 0.012), 1.03, z], 0.01))),
        { weight: 0.3 },
      ),
      makePart(
        `whitewalls-${name}`,
        "whitewall",
        merge(
          [FRONT, REAR].map((z) => move(turnZ(torus(R * 0.79, 0.035, 40, 8), PI / 2), [side * (TRACK + 0.062), R, z])),
        ),
        { weight: 0.5 },
      ),
      makePart(`tail-${name}`, "taillight", move(disc(0.05, 0.06, 0.01, 24), [side * 0.62, 0.88, -1.86]), {
        weight: 0.3,
      }),
    );
  }
  parts.push(
    ...makeWheel("spare-left", [0.6, 0.86, 0.86], 1, { ...wheel, width: 0.14, radius: 0.34 }),
    ...makeWheel("spare-right", [-0.6, 0.86, 0.86], -1, { ...wheel, width: 0.14, radius: 0.34 }),
    makePart("axles", "underbody", merge([FRONT, REAR].map((z) => bar([-TRACK, R, z], [TRACK, R, z], 0.04))), {
      weight: 0.2,
    }),
  );
  return parts;
}

/**
 * A car of the twenties and thirties. What makes it itself: a long narrow hood with louvres behind an upright chromed
 * radiator, big round lamps on either side of it, separate wings that sweep over the wheels and down into running boards,
 * spoked wheels with white walls and spares beside the hood; an upright saloon with a trunk behind, or an open roadster.
 */
export const prewarCar = defineFromPlan({
  id: "prewar-car",
  family: "vehicle",
  words: [
    "pre war car",
    "prewar car",
    "packard",
    "model t",
    "ford model t",
    "1920s car",
    "1930s car",
    "duesenberg",
    "bugatti royale",
    "rolls royce phantom",
    "gangster car",
    "veteran car",
    "oldtimer",
    "jalopy",
    "touring car",
    "phaeton",
    "prewar roadster",
    "pre war roadster",
    "1930s roadster",
    "1920s roadster",
    "antique car",
    "antique automobile",
  ],
  senses: [],
  height: 1.75,
  vary: 0.03,
  view: { azimuth: 0.85, elevation: 0.22 },
  slots: {
    body: mainSlot("painted-metal", "#5a1018 #14213f #0f0f11 #1f3a2a #e6dcc0 #6a6f78", "paint|hood|bonnet|door"),
    fender: { ...slot("painted-metal", "#101012", "wing|mudguard"), takesWhole: "colour" },
    chrome: slot("chrome", "", "grille|radiator|bumper|mascot"),
    window: slot("glass", "#1c2429", "windshield|glass|pane"),
    tyre: slot("rubber", "#19191a", "tire"),
    whitewall: slot("rubber", "#ece8de"),
    wheel: slot("chrome painted-metal", "", "rim|spoke|hubcap"),
    headlight: slot("glass", "#f6f0d4", "light|lamp|headlamp"),
    taillight: slot("glass", "#b0140e", "rear light|brake light"),
    step: slot("rubber", "#1d1c1b", "running board"),
    seat: slot("leather", "#7a4a2a #8c2a22 #c9b591", "upholstery"),
    top: slot("canvas", "#c9b890 #1c1c1e", "soft top"),
    underbody: slot("plastic", "#1b1c1e", "chassis|frame"),
  },
  styles: {
    saloon: { weight: 3 },
    roadster: {
      weight: 1,
      words: ["prewar roadster", "pre war roadster", "1930s roadster", "1920s roadster", "phaeton", "touring car"],
      slots: ["seat", "top"],
      traits: ["open"],
    },
  },
  build,
});
