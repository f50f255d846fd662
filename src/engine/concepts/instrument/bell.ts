import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { bellShell } from "./bell-shell.ts";
import { shipBell } from "./ship-bell.ts";
import { cowBell, deskBell, jingleBell } from "./small-bells.ts";

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
    makePart("bell", "bell", move(bellShell(0.068, h), [0, lift, 0]), { weight: 1, paint: castRings(h) }),
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
    makePart("bell", "bell", move(bellShell(r, h), [0, low, 0]), { weight: 1, paint: castRings(h) }),
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

const BUILD: Readonly<Record<string, () => Part[]>> = {
  hand: handBell,
  church: churchBell,
  jingle: jingleBell,
  desk: deskBell,
  cow: cowBell,
  ship: shipBell,
};

/**
 * A bell. What makes it itself: a golden cup upside down with a flaring thick lip and a clapper below: with a turned wooden handle for the hand, or
 * large and hung by its crown from a beam between posts. A jingle bell is a ball with a slit and a bow, a desk bell a dome with a button, a cowbell
 * a flat sheet-metal one with a strap, a ship's bell hangs from a wall bracket with a knotted rope to pull.
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
    "ship's bell",
    "ship bell",
    "boat bell",
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
    rope: slot("burlap", "#d8c49a", "pull|rope pull|cord|lanyard|bell pull"),
    strap: slot("leather", "#6a3a1c #2a1a12"),
  },
  styles: {
    hand: { weight: 4, traits: ["held", "small"], slots: ["handle"], materials: { bell: "gold" } },
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
    ship: {
      weight: 0,
      words: ["ship's bell", "ship bell", "boat bell"],
      slots: ["rope"],
      materials: { bell: "brass" },
    },
    cow: { weight: 0, words: ["cowbell", "cow bell"], materials: { bell: "bronze" } },
  },
  build: ({ style }: Planned) => BUILD[style]?.() ?? handBell(),
});
