import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { add, addAll, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, halfSpace, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin } from "../../math/elementary.ts";
import { add as plus, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { graveMound } from "./grave-mound.ts";

/** A finger: where it leaves the palm, its length and thickness, how far it leans aside, and how far each joint is bent, radians. */
interface Finger {
  readonly root: Vec3;
  readonly length: number;
  readonly radius: number;
  readonly lean: number;
  readonly bends: readonly [number, number, number];
}

const STRAIGHT = [0.08, 0.12, 0.1] as const;
const CURLED = [1.45, 1.75, 1.1] as const;

/** Index to little finger, then how each pose bends them; the palm looks to +Z. */
const ROOTS: readonly (readonly [x: number, y: number, length: number, radius: number, lean: number])[] = [
  [-0.03, 0.176, 0.074, 0.0091, -0.09],
  [-0.0095, 0.182, 0.083, 0.0094, -0.02],
  [0.0115, 0.178, 0.077, 0.009, 0.06],
  [0.0305, 0.167, 0.061, 0.008, 0.16],
];

const BENT: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  open: [STRAIGHT, STRAIGHT, STRAIGHT, STRAIGHT],
  fist: [CURLED, CURLED, CURLED, CURLED],
  pointing: [STRAIGHT, CURLED, CURLED, CURLED],
  peace: [STRAIGHT, STRAIGHT, CURLED, CURLED],
  thumb: [CURLED, CURLED, CURLED, CURLED],
  gripping: [
    [0.55, 0.7, 0.45],
    [0.52, 0.72, 0.5],
    [0.55, 0.75, 0.5],
    [0.6, 0.75, 0.5],
  ],
  relaxed: [
    [0.3, 0.4, 0.25],
    [0.4, 0.5, 0.3],
    [0.5, 0.6, 0.35],
    [0.6, 0.65, 0.4],
  ],
};

/** Points of a finger from root to tip, bent towards the palm. */
function joints({ root, length, lean, bends }: Finger): Vec3[] {
  const pieces = [0.46, 0.3, 0.24];
  const path: Vec3[] = [root];
  let [at, angle] = [root, 0];
  for (const [i, share] of pieces.entries()) {
    angle += bends[i] as number;
    const step = share * length;
    at = plus(at, [step * sin(lean) * cos(angle), step * cos(angle) * cos(lean), step * sin(angle)]);
    path.push(at);
  }
  return path;
}

function digit(finger: Finger): { clay: SculptStep[]; nail: { at: Vec3; out: Vec3 } } {
  const [a, b, c, d] = joints(finger) as [Vec3, Vec3, Vec3, Vec3];
  const r = finger.radius;
  const angle = finger.bends[0] + finger.bends[1] + finger.bends[2];
  const out: Vec3 = [0, sin(angle), -cos(angle)];
  return {
    clay: [
      ...addAll(
        limb([
          [a, r * 1.1],
          [b, r * 1.02],
          [c, r * 0.94],
          [d, r * 0.78],
        ]),
        0.003,
      ),
      // knuckles
      add(ball([b[0], b[1], b[2]], r * 1.1), 0.004),
      add(ball([c[0], c[1], c[2]], r * 0.99), 0.003),
    ],
    nail: {
      at: plus(
        [(c[0] + 3 * d[0]) / 4, (c[1] + 3 * d[1]) / 4, (c[2] + 3 * d[2]) / 4],
        [out[0] * r * 0.62, out[1] * r * 0.62, out[2] * r * 0.62],
      ),
      out,
    },
  };
}

/** The thumb lies beside the hand, over the fist, or stands up. */
const THUMBS: Readonly<Record<string, readonly Vec3[]>> = {
  open: [
    [-0.03, 0.1, 0.004],
    [-0.056, 0.128, 0.016],
    [-0.071, 0.157, 0.018],
    [-0.077, 0.182, 0.015],
  ],
  fist: [
    [-0.03, 0.1, 0.01],
    [-0.044, 0.126, 0.03],
    [-0.024, 0.148, 0.045],
    [0.002, 0.153, 0.047],
  ],
  gripping: [
    [-0.03, 0.1, 0.006],
    [-0.053, 0.122, 0.028],
    [-0.052, 0.144, 0.055],
    [-0.036, 0.16, 0.075],
  ],
  thumb: [
    [-0.03, 0.1, 0.01],
    [-0.05, 0.128, 0.014],
    [-0.06, 0.17, 0.012],
    [-0.058, 0.205, 0.006],
  ],
};

function build({ style, has }: Planned): Part[] {
  const bends = BENT[style] ?? BENT.open ?? [];
  const digits = ROOTS.map(([x, y, length, radius, lean], i) => {
    const straight = (bends[i]?.[0] ?? 0) < 1;
    const apart = style === "peace" && straight ? lean * 2.6 + (i === 0 ? -0.08 : 0.12) : lean;
    return digit({
      root: [x, y, 0.002],
      length,
      radius,
      lean: straight ? apart : lean * 0.4,
      bends: bends[i] ?? STRAIGHT,
    });
  });
  const thumb =
    THUMBS[
      style === "peace" || style === "pointing"
        ? "fist"
        : (Object.keys(THUMBS).find((thumb) => thumb === style) ?? "open")
    ] ?? [];
  const [t0, t1, t2, t3] = thumb as [Vec3, Vec3, Vec3, Vec3];
  const clay = sculpt([
    // wrist and palm
    ...addAll(
      limb([
        [[0.002, 0.03, -0.001], 0.0265],
        [[0.001, 0.06, 0], 0.0255],
        [[0, 0.09, 0], 0.026],
      ]),
      0.012,
    ),
    add(ellipsoid([0, 0.128, 0], [0.044, 0.058, 0.0165]), 0.02),
    carve(halfSpace([0, 0.05, 0], [0, 1, 0]), 0.003),
    add(ellipsoid([0, 0.165, 0], [0.0435, 0.024, 0.0135]), 0.012),
    // balls of the thumb and of the little finger, and the hollow between them
    add(ellipsoid([-0.022, 0.112, 0.01], [0.018, 0.034, 0.015]), 0.012),
    add(ellipsoid([0.024, 0.108, 0.008], [0.014, 0.034, 0.013]), 0.012),
    carve(ellipsoid([0.002, 0.135, 0.026], [0.018, 0.028, 0.013]), 0.012),
    ...digits.flatMap(({ clay }) => clay),
    ...addAll(
      limb([
        [t0, 0.017],
        [t1, 0.0135],
        [t2, 0.0112],
        [t3, 0.0092],
      ]),
      0.007,
    ),
    add(ball(t2, 0.0118), 0.004),
    // tendons on the back
    ...digits.map((_, i) => {
      const [x, y] = ROOTS[i] as readonly [number, number, number, number, number];
      return add(roundCone([x * 0.45, 0.1, -0.0115], [x, y - 0.008, -0.0115], 0.002, 0.0034), 0.007);
    }),
  ]);
  const nails = digits.map(({ nail: { at } }, i) =>
    settle(meshSdf(ellipsoid(at, [(ROOTS[i]?.[3] ?? 0.008) * 0.62, 0.0062, 0.0045]), 0.0012)),
  );
  const wide = 0.0009;
  return [
    makePart("hand", "skin", settle(meshSdf(clay, 0.0026)), {
      weight: 1,
      crease: 1.3,
      paint: (surface, x, y, z) => {
        // lines of the palm, and warmer tips
        const line = (v: number) => Math.max(0, 1 - Math.abs(v) / wide);
        const palm = z > 0.004 && y > 0.1 && y < 0.172 && Math.abs(x) < 0.034;
        const fold = palm
          ? Math.max(
              line(y - 0.152 - x * 0.34 - 9 * x * x),
              line(y - 0.14 + x * 0.3 - 6 * x * x),
              line(x + 0.004 + (y - 0.135) * 0.5 - 14 * (y - 0.135) * (y - 0.135)),
            )
          : 0;
        const k = 1 - 0.28 * fold;
        surface.r *= k;
        surface.g *= k * (y > 0.235 ? 0.94 : 1);
        surface.b *= k * (y > 0.235 ? 0.93 : 1);
        surface.height -= 0.0008 * fold;
      },
    }),
    ...(has("grave") ? graveMound() : []),
    ...nails.map((nail, i) =>
      makePart(`nail-${i + 1}`, "nail", nail, {
        weight: 0.3,
        paint: (surface) => layColour(surface, [surface.r, surface.g, surface.b], 0.25),
      }),
    ),
  ];
}

/** A human hand cut off at the wrist, fingers up. What makes it itself: four fingers of different lengths with knuckles and nails, a thumb at the side, lines in the palm; or fingers around what it holds, a fist, a pointing finger, a thumb up, a V; a zombie's is green with dark nails; out of a grave it comes through thrown-up earth before a stone. */
export const humanHand = defineFromPlan({
  id: "human-hand",
  family: "anatomy",
  words: [
    "human hand",
    "hand",
    "open hand",
    "palm of a hand",
    "fist",
    "clenched fist",
    "raised fist",
    "pointing hand",
    "pointing finger",
    "hand pointing",
    "human hand pointing",
    "finger pointing",
    "index finger",
    "closed hand",
    "hand making a fist",
    "hand making a peace sign",
    "victory sign",
    "hand giving a thumbs up",
    "thumbs up",
    "thumb up",
    "peace sign",
    "severed hand",
    "mannequin hand",
    "prosthetic hand",
    "zombie hand",
    "undead hand",
    "monster hand",
  ],
  senses: ["hand#1", "fist"],
  height: 0.26,
  view: { azimuth: -0.35, elevation: 0.1 },
  slots: {
    skin: mainSlot("skin", "#d9a184 #c58a68 #8d5a3c #e6b79c #6b4128", "palm|finger|thumb|wrist"),
    soil: slot("soil", "", "grave|earth|dirt|mound"),
    gravestone: slot("granite", "#8b8c8d", "tombstone|headstone|grave stone"),
    nail: mainSlot("ceramic-glaze", "#e8c2b4 #e2b8aa", "fingernail"),
  },
  styles: {
    open: { weight: 3 },
    relaxed: { weight: 1 },
    fist: {
      weight: 0,
      words: ["fist", "clenched fist", "raised fist", "closed hand", "hand making a fist"],
      traits: ["closed"],
    },
    pointing: {
      weight: 0,
      words: [
        "pointing hand",
        "pointing finger",
        "hand pointing",
        "human hand pointing",
        "finger pointing",
        "index finger",
      ],
    },
    gripping: { weight: 0, traits: ["holding"] },
    thumb: { weight: 0, words: ["thumbs up", "thumb up", "hand giving a thumbs up"] },
    peace: { weight: 0, words: ["peace sign", "hand making a peace sign", "victory sign"] },
  },
  kinds: {
    living: {},
    undead: {
      weight: 0,
      words: ["zombie hand", "undead hand", "monster hand"],
      dress: { skin: "#6c8450 #7b8c5e #5c7558", nail: "#2e2c1c #3b3624" },
    },
  },
  extras: { grave: { chance: 0, slot: "soil" } },
  build,
  sockets: () => [{ name: "palm", position: [0.004, 0.172, 0.012], normal: [0, 0, 1], radius: 0.036 }],
});
