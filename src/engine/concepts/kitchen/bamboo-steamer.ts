import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { clamp } from "../../math/scalar.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Radius, and the height of a tier. */
const [R, TIER] = [0.13, 0.06];

/** Over and under: strips at right angles. */
const woven: Paint = (surface, x, _y, z) => {
  const [i, j] = [Math.floor(x / 0.013), Math.floor(z / 0.013)];
  const [u, v] = [x / 0.013 - i - 0.5, z / 0.013 - j - 0.5];
  const isOver = (i + j) % 2 === 0;
  const [across, along] = isOver ? [u, v] : [v, u];
  surface.height += 0.0009 * (1 - along * along * 3);
  const edge = Math.max(0, Math.abs(across) - 0.4) * 5;
  const tone = clamp(1.08 - edge - along * along * 0.9, 0.45, 1.1);
  layColour(surface, [surface.r * tone, surface.g * tone, surface.b * tone]);
};

/** A white bun with folds that meet in a twist. */
const bun = (turn: number): Part["geometry"] =>
  turnY(
    deform(sphere(0.034, 40, 20), ([x, y, z]) => {
      const rise = clamp(y / 0.034, 0, 1);
      const fold = 1 + 0.07 * rise * cos(atan2(z, x) * 11 + rise * 4);
      const pinch = 1 - 0.35 * rise * rise;
      return [x * fold * pinch, (y + 0.034) * 0.76 + (rise > 0.9 ? 0.003 : 0), z * fold * pinch];
    }),
    turn,
  );

function build({ count, has, stream }: Planned): Part[] {
  const next = stream("turns");
  const parts: Part[] = [];
  for (let i = 0; i < count; i += 1) {
    const y = i * TIER;
    const n = i + 1;
    const ring = turnedUp(
      [
        [0, y + 0.012],
        [R - 0.009, y + 0.012],
        [R - 0.009, y, 0.001],
        [R, y, 0.0015],
        [R, y + TIER, 0.0015],
        [R - 0.009, y + TIER, 0.0015],
        [R - 0.009, y + 0.018],
        [0, y + 0.018],
      ],
      72,
    );
    parts.push(
      makePart(`tier-${n}`, "wall", ring, { weight: 1, projection: "cylinder" }),
      makePart(`band-${n}`, "band", merge([y + 0.002, y + TIER - 0.016].map((at) => ringOf(at, 0.013, R + 0.0045))), {
        weight: 0.7,
      }),
    );
  }
  const top = count * TIER;
  if (has("bun")) {
    const places = [
      [0, 0] as const,
      ...Array.from({ length: 5 }, (_, i) => [0.074 * cos((i / 5) * TAU), 0.074 * sin((i / 5) * TAU)] as const),
    ];
    parts.push(
      ...makeParts(
        "bun",
        "bun",
        places.map(([x, z]) => move(bun(next() * TAU), [x, top - TIER + 0.017, z])),
        { weight: 0.8 },
      ),
    );
    // the lid leans on the back
    const lean = (part: Part): Part => ({
      ...part,
      geometry: move(turnX(part.geometry, 1.22), [R * 0.42, R * 0.97, -R * 1.12]),
    });
    return [...parts, ...lid(0, 1).map(lean)];
  }
  return [...parts, ...lid(top, 1)];
}

/** A closed ring bound round the wall. */
const ringOf = (y: number, tall: number, r: number): Part["geometry"] =>
  lathe(
    closeCorners(
      [
        [R * 0.955, y],
        [r, y, 0.0015],
        [r, y + tall, 0.0015],
        [R * 0.955, y + tall],
      ],
      2,
    ),
    72,
    true,
  );

function lid(y: number, f: number): Part[] {
  const dome = turnedUp(
    [
      [0, y],
      [R * 0.97 * f, y],
      [R * 0.97 * f, y + 0.022, 0.006],
      [R * 0.5 * f, y + 0.036, 0.08],
      [0, y + 0.04],
    ],
    72,
    6,
  );
  return [
    makePart("lid", "lid", dome, { weight: 1, paint: woven }),
    makePart("lid-band", "band", ringOf(y - 0.002, 0.02, R * f + 0.001), { weight: 0.7 }),
  ];
}

/** A bamboo steamer. What makes it itself: round baskets of pale bamboo one on the other, hoops bound round them, and a woven domed lid, over them or leaning behind them with white buns in the upper one. */
export const bambooSteamer = defineFromPlan({
  id: "bamboo-steamer",
  family: "object",
  words: ["bamboo steamer", "dim sum basket", "steamer basket", "dumpling steamer", "dim sum steamer", "steamer"],
  senses: ["steamer#2"],
  height: 0.16,
  view: { azimuth: 0.45, elevation: 0.4 },
  slots: {
    wall: { ...mainSlot("bamboo", "#d8b878 #c8a462", "basket|tier|side"), group: "bamboo" },
    band: slot("bamboo", "#b88a4a", "hoop|rim|ring"),
    lid: { ...mainSlot("bamboo", "#d8b878 #c8a462", "cover|top"), group: "bamboo" },
    bun: slot("icing", "#f6f0e2", "dumpling|bao|dim sum|food"),
  },
  count: { slot: "wall", min: 2, max: 3, most: 5 },
  extras: { bun: { chance: 0.55, traits: ["open"], words: ["dim sum basket"] } },
  build,
});
