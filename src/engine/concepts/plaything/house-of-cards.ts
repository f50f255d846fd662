import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { CARD_HEIGHT, cardFace } from "./card-face.ts";

const STOREYS = 3;
/** How far a card leans, in radians from upright. */
const LEAN = 0.34;
const RANKS = ["K", "Q", "J", "7", "A"];

/** Cards in pairs that lean on each other, others flat across them, and a storey less of pairs on those: a house of cards. */
export function houseOfCards(sheet: Geometry): Part[] {
  const parts: Part[] = [];
  const add = (geometry: Geometry): void => {
    const at = parts.length;
    parts.push(
      makePart(`card-${at + 1}`, "card", geometry, {
        weight: 1,
        paint: cardFace(RANKS[at % RANKS.length] as string, at % 4),
      }),
    );
  };
  const high = CARD_HEIGHT * 0.943;
  const foot = CARD_HEIGHT * 0.333;
  // cards lean to the left and to the right, so that their faces are seen from the front's corner
  const pitch = foot * 2 + 0.003;
  const upright = move(sheet, [0, CARD_HEIGHT / 2, 0]);
  const flat = turnX(sheet, -PI / 2);
  for (let storey = 0; storey < STOREYS; storey += 1) {
    const pairs = STOREYS - storey;
    const floor = storey * (high + 0.0022);
    for (let k = 0; k < pairs; k += 1) {
      const x = (k - (pairs - 1) / 2) * pitch;
      for (const side of [-1, 1]) {
        const leant = turnY(turnX(upright, -LEAN), side > 0 ? PI / 2 : -PI / 2);
        add(move(leant, [x + side * (foot / 2 + foot * 0.02 + foot * 0.48), floor, 0]));
      }
      if (k > 0) add(move(turnY(flat, PI / 2), [x - pitch / 2, floor + high + 0.0011, 0]));
    }
  }
  return parts;
}
