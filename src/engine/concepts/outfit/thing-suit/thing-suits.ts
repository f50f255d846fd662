import type { DressableBody } from "../dressable-body.ts";
import { piece, type Worn } from "../tops.ts";
import type { OutfitParameters } from "../wardrobe.ts";
import { DISH_SUITS } from "./dish-suits.ts";
import { FRUIT_SUITS } from "./fruit-suits.ts";
import { OBJECT_SUITS } from "./object-suits.ts";
import { type SuitMaker, suitForm } from "./suit-form.ts";

/** Guise -> its suit. */
const SUITS: Readonly<Record<string, SuitMaker>> = {
  mandarin: FRUIT_SUITS.apple as SuitMaker,
  blueberry: FRUIT_SUITS.apple as SuitMaker,
  ...FRUIT_SUITS,
  ...DISH_SUITS,
  ...OBJECT_SUITS,
};

/** The costume of a thing: a padded suit of its shape about the trunk, or over the head too. */
export function makeThingSuit(p: OutfitParameters, body: DressableBody): Worn {
  // whoever has the suit without the guise is a plain ball
  const make = SUITS[p.guise] ?? (FRUIT_SUITS.apple as SuitMaker);
  const { solid, paint, trims = [], hooded } = make(suitForm(body));
  const fine = { ...body, cell: (body.cell ?? 0.0145 * body.height) * 0.85 };
  return {
    parts: [
      piece(hooded ? "suit-hood" : "padded-suit", "thing-suit", solid, fine, { weight: 1, ...(paint && { paint }) }),
      ...trims.map(([name, trim, own]) => piece(name, "trim", trim, fine, { weight: 0.6, ...(own && { paint: own }) })),
    ],
    covers: hooded ? ["trunk", "hair"] : ["trunk"],
  };
}
