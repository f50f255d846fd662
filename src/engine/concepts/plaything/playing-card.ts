import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { CARD_HEIGHT, CARD_WIDTH, cardFace, cardSheet } from "./card-face.ts";
import { houseOfCards } from "./house-of-cards.ts";

const [W, H] = [CARD_WIDTH, CARD_HEIGHT];
const HAND = ["A", "K", "Q", "J", "7"];

function build({ style, kind, seed }: Planned): Part[] {
  const suit = ["spade", "diamond", "heart", "club"].indexOf(kind);
  const sheet = cardSheet();
  const paint = (rank: string, s = suit) => ({ weight: 1, paint: cardFace(rank, s) });
  if (style === "deck") {
    const stack = move(turnY(turnX(box([W, H, 0.016], { bevel: 0.0003 }), -PI / 2), 0), [0, 0.008, 0]);
    const lie = (a: number, x: number, y: number, z: number) => move(turnY(turnX(sheet, -PI / 2), a), [x, y, z]);
    return [
      makePart("stack", "card", stack, {
        weight: 0.8,
        paint: (s, _x, _y, z) => (((z + 1) * 1400) % 1 < 0.3 ? layColour(s, [0.6, 0.59, 0.56]) : undefined),
      }),
      makePart("card-1", "card", lie(0, 0, 0.0163, 0), paint("A", 0)),
      makePart("card-2", "card", lie(-0.5, 0.055, 0.0006, 0.035), paint("K", 2)),
      makePart("card-3", "card", lie(0.35, -0.05, 0.0006, 0.045), paint("Q", 1)),
    ];
  }
  if (style === "house") return houseOfCards(sheet);
  if (style === "fan") {
    return HAND.map((rank, i) => {
      const a = (2 - i) * 0.26;
      const leant = turnX(move(turnZ(move(sheet, [0, H * 0.75, 0]), a), [0, 0, i * 0.0014]), -0.2);
      return makePart(`card-${i + 1}`, "card", leant, paint(rank));
    });
  }
  const lean = turnX(move(sheet, [0, H / 2, 0]), -0.22);
  return [
    makePart("card-1", "card", lean, paint(seed % 3 === 0 ? "K" : "A")),
    makePart("stand", "stand", move(box([W * 0.5, 0.012, 0.03], { bevel: 0.003 }), [0, 0.006, -0.003]), {
      weight: 0.2,
    }),
  ];
}

const HOUSES = [
  "house of cards",
  "house of playing cards",
  "card house",
  "card tower",
  "card castle",
  "tower of cards",
  "tower of playing cards",
  "castle of cards",
  "pyramid of cards",
];

/** Playing cards. What makes them themselves: white cards with round corners, a rank and a suit in two corners, a big ace, a court figure or pips between; one on a small stand, a fanned hand, a stack with some laid out, or a house of them. */
export const playingCard = defineFromPlan({
  id: "playing-card",
  family: "toy",
  words: [
    "playing card",
    "playing cards",
    "ace of spades",
    "queen of hearts",
    "deck of cards",
    "pack of cards",
    "card",
    "poker card",
    "poker cards",
    "ace",
    "ace of hearts",
    "hand of cards",
    "fan of cards",
    "fan of playing cards",
    "card deck",
    "king of hearts",
    ...HOUSES,
  ],
  senses: ["playing card", "face card"],
  height: 0.09,
  vary: 0.01,
  view: { azimuth: 0.2, elevation: 0.3 },
  slots: {
    card: mainSlot("paper", "#f6f4ee", "face|back"),
    stand: slot("oak", "#5a3a22"),
  },
  styles: {
    fan: {
      weight: 2,
      words: ["playing cards", "hand of cards", "fan of cards", "fan of playing cards", "poker cards"],
    },
    single: {
      weight: 1.5,
      words: [
        "ace of spades",
        "ace",
        "ace of hearts",
        "playing card",
        "card",
        "poker card",
        "queen of hearts",
        "king of hearts",
      ],
    },
    house: { weight: 0, words: HOUSES },
    deck: { weight: 1.2, words: ["deck of cards", "pack of cards", "card deck"] },
  },
  kinds: {
    spade: { weight: 2, words: ["ace of spades", "ace"] },
    heart: { weight: 1.5, words: ["queen of hearts", "ace of hearts", "king of hearts"] },
    diamond: {},
    club: {},
  },
  build,
});
