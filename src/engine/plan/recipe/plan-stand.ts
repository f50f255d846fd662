import type { Concept, SlotSpec } from "../../concepts/concept.ts";
import type { Brief, BriefObject } from "../../language/brief.ts";
import { PEDESTAL } from "../../language/ties/stand-on-base.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { Draw } from "../../math/draw.ts";
import { chooseMaterial } from "../look/choose-materials.ts";

/** What a base is of where that is not said. */
const USUAL: SlotSpec = { words: [], materials: ["granite"], takesWhole: false };
/** What it is of where only its colour is. */
const PAINTED: SlotSpec = { ...USUAL, materials: ["painted-wood"] };

/** What the base of a thing is made of, where it was said to stand on one and its concept has none. */
export function planStand(
  asked: BriefObject,
  { slots }: Concept,
  avoid: Brief["avoid"],
  draw: Draw,
): { readonly stand?: MaterialSpec } {
  const part = PEDESTAL in slots ? undefined : asked.parts.find(({ slot }) => slot === PEDESTAL);
  if (!part) return {};
  return {
    stand: chooseMaterial(part.colours.length > 0 ? PAINTED : USUAL, {}, asked, part, avoid, draw.fork(PEDESTAL)),
  };
}
