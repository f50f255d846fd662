import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { settle, turnY } from "../../geometry/place.ts";
import { acos, cos, PI, sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { sidePlate } from "../vehicle/bodywork.ts";

/** Radius of the curve, height of the deck, half the flat between two curves, width. */
const [R, H, FLAT, W] = [1.9, 1.35, 0.9, 2.6];
const DECK = 0.75;

/** The curve from the flat up to the coping: z outwards, y up, `down` under the riding face. */
function curve(down: number, pieces = 18): Corner[] {
  const end = acos(1 - H / R);
  return Array.from({ length: pieces + 1 }, (_, i): Corner => {
    const angle = (i / pieces) * end;
    return [FLAT + (R + down) * sin(angle), R - (R + down) * cos(angle)];
  });
}

function quarter(): {
  face: Part["geometry"];
  sides: Part["geometry"][];
  deck: Part["geometry"];
  coping: Part["geometry"];
  rail: Part["geometry"];
  posts: Part["geometry"];
} {
  const top = curve(0);
  const [reach] = top.at(-1) as Corner;
  const face = sidePlate(
    [...curve(0.045), ...curve(0).reverse()].map(([z, y]) => [z, y + 0.05] as const),
    W,
    0,
    0,
    1,
  );
  const cheek: Corner[] = [
    [FLAT, 0],
    [reach + DECK, 0],
    [reach + DECK, H + 0.02],
    ...curve(0.02)
      .reverse()
      .map(([z, y]): Corner => [z, Math.max(0.001, y + 0.02)]),
  ];
  const sides = [-1, 1].map((s) => sidePlate(cheek, 0.05, 0, s * (W / 2 - 0.03), 1));
  const deck = block([W, 0.06, DECK], [0, H + 0.03, reach + DECK / 2], 0.006);
  const posts = [-1, 0, 1].map((k) =>
    bar([k * W * 0.47, H, reach + DECK - 0.05], [k * W * 0.47, H + 0.85, reach + DECK - 0.05], 0.028, 12),
  );
  const rails = [0.45, 0.84].map((y) =>
    bar([-W * 0.48, H + y, reach + DECK - 0.05], [W * 0.48, H + y, reach + DECK - 0.05], 0.026, 12),
  );
  return {
    face,
    sides,
    deck,
    coping: bar([-W / 2, H + 0.045, reach], [W / 2, H + 0.045, reach], 0.038, 18),
    rail: merge(rails),
    posts: merge(posts),
  };
}

function build({ style }: Planned): Part[] {
  const one = quarter();
  const other = (g: Part["geometry"]) => settle(turnY(g, PI));
  const both = style === "half";
  const pair = (g: Part["geometry"]) => (both ? [g, other(g)] : [g]);
  const across = (g: Part["geometry"]) => settle(turnY(g, PI / 2));
  const parts = [
    ...makeParts("face", "face", pair(one.face), { weight: 1 }),
    ...makeParts("side", "side", one.sides.flatMap(pair), { weight: 0.9 }),
    ...makeParts("deck", "face", pair(one.deck), { weight: 0.7 }),
    ...makeParts("coping", "metal", pair(one.coping), { weight: 0.6 }),
    ...makeParts("rail", "metal", pair(one.rail), { weight: 0.5 }),
    ...makeParts("posts", "metal", pair(one.posts), { weight: 0.4 }),
    makePart("flat", "face", block([W, 0.05, both ? FLAT * 2 + 0.1 : 0.9], [0, 0.025, both ? 0 : FLAT - 0.42], 0.004), {
      weight: 0.9,
    }),
  ];
  // seen from the side, so that the curve shows
  return parts.map((part) => ({ ...part, geometry: across(part.geometry) }));
}

/** A skate ramp. What makes it itself: a smooth curve that rises from the flat to a steel coping, a deck with a railing behind it, plywood cheeks at its sides; a half-pipe has one at either end. */
export const skateRamp = defineFromPlan({
  id: "skate-ramp",
  family: "building",
  words: [
    "skate ramp",
    "half pipe",
    "halfpipe",
    "half-pipe",
    "quarter pipe",
    "skateboard ramp",
    "skatepark",
    "skate park",
    "mini ramp",
    "bmx ramp",
  ],
  senses: [],
  height: 2.2,
  view: { azimuth: 0.5, elevation: 0.28 },
  slots: {
    face: mainSlot("plywood concrete", "#b98a58 #8f949a #a8784a", "surface|ramp|deck|curve"),
    side: slot("painted-wood concrete", "#c8281e #24507a #3a3d44 #2c7a5a", "wall|cheek|panel"),
    metal: slot("brushed-steel", "", "coping|rail|railing"),
  },
  styles: {
    half: { weight: 2, words: ["half pipe", "halfpipe", "half-pipe", "mini ramp"] },
    quarter: { weight: 1, words: ["quarter pipe"] },
  },
  vary: 0.04,
  build,
});
