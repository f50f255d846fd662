import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { isWritten } from "../lettering.ts";

/** Metres. */
export const COIN_RADIUS = 0.015;
const R = COIN_RADIUS;
const T = 0.0028;
/** Rings of coins in a heap, one on the other. */
const LAYERS = 4;

const disc = () =>
  lathe(
    roundCorners(
      [
        [0, T * 0.18],
        [R * 0.82, T * 0.18],
        [R * 0.86, 0, T * 0.1],
        [R, 0, T * 0.15],
        [R, T, T * 0.15],
        [R * 0.86, T, T * 0.1],
        [R * 0.82, T * 0.82],
        [0, T * 0.82],
      ],
      2,
    ),
    40,
  );

/** One of many in a heap: few faces, or a heap in a chest would lose its coins when it is made simpler. */
const plainDisc = () =>
  lathe(
    [
      [0, 0],
      [R, 0],
      [R, T],
      [0, T],
    ],
    14,
  );

/** A raised emblem in the middle, a ring of dots along the rim, a milled edge. */
export const minted =
  (emblem: string): Paint =>
  (surface, x, y, z) => {
    const d = Math.sqrt(x * x + z * z) / R;
    const a = atan2(z, x);
    if (d > 0.985) {
      surface.height += 0.0002 * sin(a * 60);
      return;
    }
    let raised = 0;
    if (d > 0.68 && d < 0.79 && Math.abs(sin(a * 16)) > 0.55) raised = 1;
    if (emblem === "star") {
      const spoke = cos(5 * a + 1.57);
      if (d < 0.34 + 0.2 * spoke * Math.abs(spoke)) raised = 1;
    } else if (emblem === "crown") {
      const [u, v] = [x / R, -z / R];
      if (v > -0.3 && v < -0.14 && Math.abs(u) < 0.42) raised = 1;
      if (v >= -0.14 && v < 0.1 + 0.3 * Math.abs(cos(u * 7.4)) && Math.abs(u) < 0.42 + 0.1 * v) raised = 1;
    } else if (isWritten(emblem, x, y > T / 2 ? -z : z, R * 0.75, 0.1)) raised = 1;
    const tone = raised > 0 ? 1.12 : 0.72;
    surface.r *= tone;
    surface.g *= tone;
    surface.b *= tone;
    surface.height += raised * 0.0005;
  };

function build({ style, kind, stream }: Planned): Part[] {
  const chance = stream("heap");
  const paint = minted({ star: "star", crown: "crown", one: "1" }[kind] ?? "star");
  if (style === "single") {
    const upright = turnX(disc(), 1.32);
    return [makePart("coin", "coin", move(upright, [0, R, 0]), { weight: 1, paint })];
  }
  if (style === "stack") {
    const stacks = [
      [0, 0, 9],
      [0.031, 0.008, 6],
      [-0.012, 0.029, 4],
    ].flatMap(([x = 0, z = 0, count = 0]) =>
      Array.from({ length: count }, (_, i) =>
        move(turnY(disc(), chance() * TAU), [
          x + 0.0012 * (chance() - 0.5),
          i * T * 0.97,
          z + 0.0012 * (chance() - 0.5),
        ]),
      ),
    );
    return [makePart("coins", "coin", merge(stacks), { weight: 1, paint })];
  }
  const coins: Part["geometry"][] = [];
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const ring = R * 3.4 * (1 - layer / LAYERS);
    const count = layer === LAYERS - 1 ? 1 : Math.round(11 * (1 - layer / (LAYERS + 0.5)));
    for (let i = 0; i < count; i += 1) {
      const a = (i / count) * TAU + layer * 0.7 + 0.3 * chance();
      const d = ring * (0.72 + 0.3 * chance());
      const tilt = 0.18 + 0.38 * chance();
      const leaned = turnY(turnX(turnY(plainDisc(), chance() * TAU), tilt), TAU / 4 - a);
      coins.push(move(leaned, [d * cos(a), 0.005 + layer * 0.0091 + 0.0012 * chance(), d * sin(a)]));
    }
  }
  const heart = lathe(
    [
      [0, 0],
      [R * 3.1, 0],
      [R * 2.7, 0.009],
      [R * 1.4, 0.028],
      [0, 0.042],
    ],
    24,
  );
  return [
    makePart("coins", "coin", merge(coins), { weight: 1, paint }),
    makePart("heap", "hoard", heart, { weight: 0.5 }),
  ];
}

/** Coins. What makes them themselves: thin gold discs with a raised rim, dots and an emblem; one on its edge, piles, or a heap. */
export const coin = defineFromPlan({
  id: "coin",
  family: "jewel",
  words: [
    "coin",
    "gold coin",
    "coins",
    "gold coins",
    "pile of coins",
    "stack of coins",
    "doubloon",
    "silver coin",
    "pile of gold",
    "bitcoin",
    "token",
  ],
  senses: [],
  height: 0.05,
  view: { azimuth: 0.35, elevation: 0.42 },
  slots: { coin: mainSlot("gold", "", "gold|disc"), hoard: slot("coins", "", "") },
  styles: {
    heap: { weight: 0.5, words: ["coins", "gold coins", "pile of coins", "pile of gold", "doubloon"] },
    single: { weight: 3, words: ["coin", "gold coin", "silver coin", "bitcoin", "token"], traits: ["scattered"] },
    stack: { weight: 0.5, words: ["stack of coins"] },
  },
  kinds: { star: {}, crown: {}, one: { weight: 0.5 } },
  build,
});
