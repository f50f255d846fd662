import { box } from "../../geometry/box.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { cardFace, cardSheet } from "../plaything/card-face.ts";

/** Radius of the table and its height, metres; how much larger than they are the cards are, to be seen. */
const [RADIUS, HIGH, LARGE] = [0.46, 0.62, 2];
const RANKS = ["K", "Q", "J", "7", "A"];

function build({ seed }: Planned): Part[] {
  const board = lathe(
    roundCorners(
      [
        [0, HIGH - 0.05],
        [RADIUS, HIGH - 0.05, 0.012],
        [RADIUS, HIGH + 0.012, 0.012],
        [RADIUS - 0.03, HIGH + 0.012, 0.006],
        [RADIUS - 0.035, HIGH - 0.004],
        [0, HIGH - 0.004],
      ],
      3,
    ),
    56,
  );
  const felt = lathe(
    [
      [0, HIGH - 0.01],
      [RADIUS - 0.034, HIGH - 0.01],
      [RADIUS - 0.034, HIGH],
      [0, HIGH],
    ],
    56,
  );
  const legs = [0, 1, 2, 3].map((k) => turnY(bar([0.3, 0, 0.3], [0.24, HIGH - 0.04, 0.24], 0.026, 12), (k * PI) / 2));
  // flat on the table, each piece cascading towards who sits there
  const lie = (x: number, z: number, level: number) =>
    move(turnX(stretch(cardSheet(), [LARGE, LARGE, LARGE]), -PI / 2), [x, HIGH + 0.001 + level * 0.0024, z]);
  const cards: Part[] = [];
  for (let pile = 0; pile < 5; pile++)
    for (let k = 0; k <= 1 + ((pile + seed) % 3); k++)
      cards.push(
        makePart(`card-${pile + 1}-${k + 1}`, "card", lie((pile - 2) * 0.142, -0.09 + k * 0.06, k), {
          weight: 0.7,
          paint: cardFace(RANKS[(pile + k) % RANKS.length] as string, (pile + 2 * k) % 4, LARGE),
        }),
      );
  const deck = move(box([0.126, 0.05, 0.176], { bevel: 0.002 }), [-0.16, HIGH + 0.024, -0.29]);
  const drawn = lie(0.02, -0.29, 0);
  return [
    makePart("table", "frame", board, { weight: 1 }),
    ...makeParts("leg", "frame", legs, { weight: 0.6, grain: "y" }),
    makePart("felt", "felt", felt, { weight: 0.8 }),
    makePart("deck", "deck", deck, { weight: 0.6 }),
    makePart("card-drawn", "card", drawn, { weight: 0.7, paint: cardFace("A", seed % 4, LARGE) }),
    ...cards,
  ];
}

/** A card table. What makes it itself: a round table covered with green felt, on it a pack, and cards laid out face up in rows that overlap. */
export const cardTable = defineFromPlan({
  id: "card-table",
  family: "furniture",
  words: ["card table", "card game", "solitaire", "poker table", "game of cards", "poker game"],
  senses: ["card table", "solitaire#2"],
  height: 0.66,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.5 },
  slots: {
    frame: mainSlot("oak", "#6e4424 #8a5a32", "table|leg"),
    felt: slot("felt", "#1f6b3a #1d5a48"),
    card: slot("paper", "#f6f4ee"),
    deck: slot("paper", "#b3262a #2a4a8a", "pack"),
  },
  build,
});
