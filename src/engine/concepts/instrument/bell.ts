import { arc, curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** A hollow bell from y = 0 up, with a thick flaring lip and a shoulder; `r` of its mouth, `h` high. */
const shell = (r: number, h: number): Geometry =>
  lathe(
    roundCorners(
      [
        [0, h * 0.93],
        [r * 0.4, h * 0.9, r * 0.15],
        [r * 0.52, h * 0.55, r * 0.3],
        [r * 0.68, h * 0.2, r * 0.3],
        [r * 0.86, 0, r * 0.02],
        [r, 0.012 * h, r * 0.05],
        [r * 0.98, h * 0.07, r * 0.05],
        [r * 0.78, h * 0.24, r * 0.4],
        [r * 0.61, h * 0.55, r * 0.5],
        [r * 0.52, h * 0.93, r * 0.25],
        [r * 0.2, h, r * 0.05],
        [0, h],
      ],
      6,
    ),
    56,
  );

/** Cast rings around the bell's waist and lip. */
const castRings =
  (h: number): Paint =>
  (surface, _x, y) => {
    const v = y / h;
    const near = (at: number, wide: number) => Math.abs(v - at) < wide;
    if (near(0.145, 0.011) || near(0.185, 0.007) || near(0.74, 0.011) || near(0.7, 0.006)) {
      surface.r *= 0.42;
      surface.g *= 0.38;
      surface.b *= 0.34;
      surface.height -= 0.002 * h;
    }
  };

const turnedUp = (corners: readonly Corner[]): Geometry => lathe(roundCorners(corners, 5), 32);

function handBell(): Part[] {
  const h = 0.1;
  const lift = 0.02;
  return [
    makePart("bell", "bell", move(shell(0.068, h), [0, lift, 0]), { weight: 1, paint: castRings(h) }),
    makePart(
      "handle",
      "handle",
      move(
        turnedUp([
          [0, 0],
          [0.013, 0],
          [0.012, 0.012, 0.004],
          [0.009, 0.02, 0.008],
          [0.0165, 0.055, 0.03],
          [0.0125, 0.09, 0.02],
          [0.009, 0.1, 0.004],
          [0.0165, 0.112, 0.008],
          [0.012, 0.127, 0.008],
          [0, 0.129],
        ]),
        [0, lift + h + 0.004, 0],
      ),
      { weight: 1 },
    ),
    makePart(
      "collar",
      "bell",
      move(
        turnedUp([
          [0, 0],
          [0.021, 0, 0.002],
          [0.018, 0.008, 0.003],
          [0.0135, 0.012, 0.002],
          [0, 0.012],
        ]),
        [0, lift + h - 0.003, 0],
      ),
      { weight: 0.4 },
    ),
    makePart(
      "clapper",
      "clapper",
      merge([bar([0, 0.03, 0], [0, lift + h * 0.95, 0], 0.004), move(sphere(0.015, 20), [0, 0.015, 0])]),
      {
        weight: 0.6,
      },
    ),
  ];
}

function churchBell(): Part[] {
  const [r, h, low] = [0.42, 0.72, 0.34];
  const post = (s: number) => [
    bar([s * 0.6, 0.04, 0.34], [s * 0.6, 1.34, 0.03], 0.05, 8),
    bar([s * 0.6, 0.04, -0.34], [s * 0.6, 1.34, -0.03], 0.05, 8),
    block([0.12, 0.09, 0.9], [s * 0.6, 0.045, 0], 0.015),
    block([0.07, 0.08, 0.42], [s * 0.6, 0.5, 0], 0.012),
  ];
  const crown = [-0.11, 0, 0.11].map((x) => move(turnX(torus(0.075, 0.024, 24, 10), PI / 2), [x, low + h + 0.07, 0]));
  return [
    makePart("bell", "bell", move(shell(r, h), [0, low, 0]), { weight: 1, paint: castRings(h) }),
    makePart("crown", "bell", merge(crown), { weight: 0.4 }),
    makePart(
      "clapper",
      "clapper",
      merge([bar([0, 0.3, 0], [0, low + h * 0.95, 0], 0.025), move(sphere(0.085, 24), [0, 0.3, 0])]),
      {
        weight: 0.7,
      },
    ),
    makePart("yoke", "frame", block([0.62, 0.2, 0.17], [0, low + h + 0.22, 0], 0.03), { weight: 0.9, grain: "x" }),
    makePart("pivots", "iron", bar([-0.66, low + h + 0.22, 0], [0.66, low + h + 0.22, 0], 0.035, 16), { weight: 0.4 }),
    makePart(
      "straps",
      "iron",
      merge([-0.17, 0.17].map((x) => block([0.05, 0.24, 0.19], [x, low + h + 0.2, 0], 0.006))),
      { weight: 0.4 },
    ),
    ...makeParts("post", "frame", [merge(post(-1)), merge(post(1))], { weight: 0.8 }),
    ...makeParts(
      "bearing",
      "frame",
      [-0.6, 0.6].map((x) => block([0.13, 0.16, 0.2], [x, low + h + 0.24, 0], 0.02)),
      { weight: 0.5 },
    ),
  ];
}

const slits: Paint = (surface, x, y, z) => {
  const round = (a: number, b: number) => a * a + b * b < 0.000012;
  const slit = y < 0.018 && (Math.abs(x) < 0.0022 || Math.abs(z) < 0.0022);
  const hole = round(Math.abs(x) - 0.0232, y - 0.018) || round(Math.abs(z) - 0.0232, y - 0.018);
  if (slit || hole) {
    surface.r = 0.012;
    surface.g = 0.01;
    surface.b = 0.008;
    surface.roughness = 0.9;
    surface.metalness = 0;
  }
};

function jingleBell(): Part[] {
  return [
    makePart("bell", "bell", settle(move(sphere(0.027, 48, 32), [0, 0.027, 0])), { weight: 1, paint: slits }),
    makePart("band", "bell", move(torus(0.0268, 0.0016, 48, 8), [0, 0.029, 0]), { weight: 0.6 }),
    makePart("loop", "bell", move(turnX(torus(0.006, 0.0018, 24, 8), PI / 2), [0, 0.058, 0]), { weight: 0.7 }),
    makePart(
      "bow",
      "ribbon",
      merge([
        ...[-1, 1].map((s) =>
          tube(
            0.0042,
            curveThrough(
              [
                [0, 0.064, 0.004],
                [s * 0.016, 0.074, 0.004],
                [s * 0.026, 0.066, 0.004],
                [s * 0.017, 0.058, 0.004],
                [0, 0.062, 0.004],
              ],
              6,
            ),
            10,
            { scale: () => [0.5, 1.3], up: [0, 0, 1], endRounding: 0.001 },
          ),
        ),
        ...[-1, 1].map((s) =>
          tube(
            0.004,
            curveThrough(
              [
                [0, 0.063, 0.005],
                [s * 0.013, 0.052, 0.014],
                [s * 0.019, 0.038, 0.024],
              ],
              6,
            ),
            10,
            { scale: () => [1.3, 0.4], endRounding: 0.001 },
          ),
        ),
        move(sphere(0.006, 16), [0, 0.063, 0.005]),
      ]),
      { weight: 0.8 },
    ),
  ];
}

function deskBell(): Part[] {
  return [
    makePart(
      "dome",
      "bell",
      move(
        lathe(
          roundCorners(
            [
              [0, 0.032],
              [0.03, 0.026, 0.01],
              [0.041, 0, 0.001],
              [0.046, 0, 0.0015],
              [0.044, 0.018, 0.012],
              [0.027, 0.037, 0.02],
              [0, 0.04],
            ],
            6,
          ),
          56,
        ),
        [0, 0.017, 0],
      ),
      { weight: 1 },
    ),
    makePart(
      "base",
      "base",
      turnedUp([
        [0, 0],
        [0.045, 0, 0.002],
        [0.045, 0.006, 0.003],
        [0.03, 0.012, 0.004],
        [0.012, 0.02],
        [0.01, 0.03],
        [0, 0.03],
      ]),
      { weight: 0.8 },
    ),
    makePart("stem", "bell", bar([0, 0.045, 0], [0, 0.068, 0], 0.0035), { weight: 0.5 }),
    makePart(
      "button",
      "bell",
      move(
        turnedUp([
          [0, 0],
          [0.0085, 0, 0.002],
          [0.007, 0.006, 0.004],
          [0, 0.007],
        ]),
        [0, 0.064, 0],
      ),
      { weight: 0.8 },
    ),
  ];
}

/** The cowbell's loop and body: a flat, four-sided sheet-metal bell with a strap. */
function cowBell(): Part[] {
  const rings = [
    [0, 0.062, 0.036],
    [0.04, 0.056, 0.032],
    [0.1, 0.044, 0.02],
    [0.118, 0.034, 0.013],
  ] as const;
  const profile: Corner[] = [
    [0, 0.105],
    [0.038, 0.1, 0.006],
    [0.056, 0],
    [0.062, 0],
    [0.046, 0.106, 0.012],
    [0, 0.116],
  ];
  const round = lathe(roundCorners(profile, 4), 40);
  const depth = (rings[0][2] + 0.004) / rings[0][1];
  const flat = { ...round, positions: round.positions.map((v, i) => (i % 3 === 2 ? v * depth : v)) };
  return [
    makePart("bell", "bell", settle(move(flat, [0, 0.02, 0])), { weight: 1 }),
    makePart(
      "clapper",
      "clapper",
      merge([bar([0, 0.02, 0], [0, 0.12, 0], 0.004), move(sphere(0.013, 16), [0, 0.013, 0])]),
      {
        weight: 0.6,
      },
    ),
    makePart(
      "strap",
      "strap",
      tube(0.011, arc([0, 0.128, 0], 0.026, -0.35, PI + 0.35, 18), 10, {
        scale: () => [1, 0.35],
        up: [1, 0, 0],
        endRounding: 0.002,
      }),
      { weight: 0.7 },
    ),
    makePart("rivet", "clapper", settle(turnZ(move(sphere(0.004, 10), [0, 0.08, 0.025]), 0)), { weight: 0.1 }),
  ];
}

const BUILD: Readonly<Record<string, () => Part[]>> = {
  hand: handBell,
  church: churchBell,
  jingle: jingleBell,
  desk: deskBell,
  cow: cowBell,
};

/**
 * A bell. What makes it itself: a golden cup upside down with a flaring thick lip and a clapper below: with a turned wooden handle for the hand, or
 * large and hung by its crown from a beam between posts. A jingle bell is a ball with a slit and a bow, a desk bell a dome with a button, a cowbell
 * a flat sheet-metal one with a strap.
 */
export const bell = defineFromPlan({
  id: "bell",
  family: "instrument",
  words: [
    "bell",
    "hand bell",
    "handbell",
    "school bell",
    "church bell",
    "liberty bell",
    "tower bell",
    "temple bell",
    "jingle bell",
    "sleigh bell",
    "christmas bell",
    "desk bell",
    "service bell",
    "hotel bell",
    "reception bell",
    "call bell",
    "cowbell",
    "cow bell",
    "bronze bell",
    "golden bell",
  ],
  senses: ["bell"],
  height: 0.24,
  view: { azimuth: 0.45, elevation: 0.1 },
  slots: {
    bell: mainSlot("gold", "", "shell|dome|body"),
    handle: slot("oak painted-wood", "#5a2c14 #2a1a12 #8a4a1e", "grip"),
    frame: slot("oak", "#6a4526", "yoke|beam|post|stand|headstock"),
    clapper: slot("iron", "#4a4a4c", "tongue"),
    iron: slot("iron", "#333538"),
    ribbon: slot("woven-cotton", "#b3131b #14693a", "bow"),
    base: slot("plastic", "#17181a", "foot"),
    strap: slot("leather", "#6a3a1c #2a1a12"),
  },
  styles: {
    hand: { weight: 4, slots: ["handle"], materials: { bell: "gold" } },
    church: {
      weight: 2,
      words: ["church bell", "liberty bell", "tower bell", "temple bell", "bronze bell"],
      traits: ["big", "large", "huge", "giant"],
      slots: ["frame"],
      materials: { bell: "bronze" },
    },
    jingle: {
      weight: 0,
      words: ["jingle bell", "sleigh bell", "christmas bell"],
      slots: ["ribbon"],
      materials: { bell: "gold" },
    },
    desk: {
      weight: 0,
      words: ["desk bell", "service bell", "hotel bell", "reception bell", "call bell"],
      materials: { bell: "brushed-steel" },
    },
    cow: { weight: 0, words: ["cowbell", "cow bell"], materials: { bell: "bronze" } },
  },
  build: ({ style }: Planned) => BUILD[style]?.() ?? handBell(),
});
