import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const [W, H] = [0.063, 0.088];

/** Whether a point lies in a suit's sign about the origin, about one unit high. */
function inSuit(suit: number, x: number, y: number): boolean {
  const u = Math.abs(x);
  if (suit === 0 || suit === 2) {
    // spade: a heart on its head, with a stalk
    const v = suit === 0 ? -y + 0.08 : y;
    const lobe = (u - 0.22) * (u - 0.22) + (v - 0.16) * (v - 0.16) < 0.062;
    const point = v < 0.24 && v > -0.5 && u < (v + 0.5) * 0.66 && u < 0.43;
    const stalk = suit === 0 && y < -0.1 && y > -0.5 && u < 0.04 + (y + 0.2) * (y + 0.2) * 1.6;
    return lobe || (point && (v < 0.06 || u < 0.25)) || stalk;
  }
  if (suit === 1) return u * 1.35 + Math.abs(y) < 0.5;
  const leaf = (a: number, b: number) => (u - a) * (u - a) + (y - b) * (y - b) < 0.048;
  return (
    leaf(0.22, -0.03) ||
    leaf(0, 0.27) ||
    (y < 0.1 && y > -0.5 && u < 0.04 + Math.max(0, -y - 0.15) * Math.max(0, -y - 0.15) * 1.4)
  );
}

function face(rank: string, suit: number): Paint {
  const colour = suit === 0 || suit === 3 ? ([0.012, 0.012, 0.014] as const) : ([0.62, 0.012, 0.02] as const);
  const court = rank === "K" || rank === "Q" || rank === "J";
  return (surface, x, y, z) => {
    if (z < 0) {
      if (Math.abs(x) < W * 0.43 && Math.abs(y) < H * 0.45) {
        const [u, v] = [(x + y) * 320, (x - y) * 320];
        const line = u - Math.floor(u) < 0.25 || v - Math.floor(v) < 0.25;
        layColour(surface, line ? [0.85, 0.83, 0.8] : [0.5, 0.02, 0.03]);
      }
      return;
    }
    const [u, v] = y > 0 ? [x, y] : [-x, -y];
    const corner =
      isWritten(rank, u + W * 0.37, v - H * 0.39, 0.0115, 0.1) ||
      inSuit(suit, (u + W * 0.37) / 0.0115, (v - H * 0.255) / 0.0115);
    if (corner) return layColour(surface, colour);
    if (rank === "A") {
      if (inSuit(suit, x / 0.036, y / 0.036)) layColour(surface, colour);
    } else if (court) {
      const [a, b] = [Math.abs(u), v];
      if (a > W * 0.27 || b > H * 0.4) return;
      const frame = a > W * 0.255 || b > H * 0.39;
      if (frame) return layColour(surface, [0.03, 0.09, 0.4]);
      const crown = b > 0.0285 && b < 0.0335 && a < 0.008;
      const head = u * u + (v - 0.023) * (v - 0.023) < 0.00004;
      const robe = b < 0.017 && a < 0.004 + (0.017 - b) * 0.9;
      if (crown) layColour(surface, [0.85, 0.58, 0.04]);
      else if (head) layColour(surface, [0.82, 0.56, 0.42]);
      else if (robe) {
        const stripe = (u + v) * 260;
        layColour(
          surface,
          a < 0.0022 ? [0.85, 0.58, 0.04] : stripe - Math.floor(stripe) < 0.5 ? [0.6, 0.02, 0.03] : [0.03, 0.09, 0.4],
        );
      }
    } else {
      const rows = rank === "7" ? [-1, 0, 1] : [-1, 1];
      for (const r of rows)
        for (const c of [-1, 1])
          if (inSuit(suit, (x - c * W * 0.17) / 0.015, ((r === -1 ? -1 : 1) * (y - r * H * 0.27)) / 0.015))
            layColour(surface, colour);
    }
  };
}

const HAND = ["A", "K", "Q", "J", "7"];

function build({ style, kind, seed }: Planned): Part[] {
  const suit = ["spade", "diamond", "heart", "club"].indexOf(kind);
  const sheet = extrude(rectangleOutline(W, H, 0.004, 4), { depth: 0.0009 });
  const paint = (rank: string, s = suit) => ({ weight: 1, paint: face(rank, s) });
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

/** Playing cards. What makes them themselves: white cards with round corners, a rank and a suit in two corners, a big ace, a court figure or pips between; one on a small stand, a fanned hand, or a stack with some laid out. */
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
    "card deck",
    "king of hearts",
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
    fan: { weight: 2, words: ["playing cards", "hand of cards", "poker cards"] },
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
