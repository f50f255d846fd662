import type { Concept, SlotSpec } from "../concepts/concept.ts";
import type { Brief, BriefObject, BriefPart, Qualities } from "../language/brief.ts";
import type { Conditions, MaterialSpec } from "../materials/material.ts";
import type { Rgb } from "../math/color.ts";
import type { Draw } from "../math/draw.ts";
import { isColourLike } from "./is-colour-like.ts";

/**
 * What each slot of an object is made of: what was said of the part, else what was said of the whole, else the
 * concept's own choice by the seed, less what the negative prompt rules out.
 */
export function chooseMaterials(
  concept: Concept,
  asked: BriefObject,
  avoid: Brief["avoid"],
  draw: Draw,
): Record<string, MaterialSpec> {
  return Object.fromEntries(
    Object.entries(concept.slots).map(([slot, spec]) => [
      slot,
      chooseMaterial(
        spec,
        asked,
        asked.parts.find((part) => part.slot === slot),
        avoid,
        draw.fork(spec.group ?? slot),
      ),
    ]),
  );
}

function chooseMaterial(
  slot: SlotSpec,
  whole: Qualities,
  part: BriefPart | undefined,
  avoid: Brief["avoid"],
  draw: Draw,
): MaterialSpec {
  const said = slot.takesWhole === false ? [part] : [part, whole];
  const material = firstFilled(said.map((qualities) => qualities?.materials));
  const colours = firstFilled(said.map((qualities) => qualities?.colours));
  const askedBase = material?.[0];
  return {
    base: askedBase ?? pickAllowed(slot.materials, (id) => !avoid.materials.includes(id), draw, "material"),
    colours: colours?.map(({ rgb }) => rgb) ?? (askedBase === undefined ? ownColours(slot, avoid, draw) : []),
    conditions: conditionsOf(whole, part, avoid),
    scale: 1,
    seed: draw.seed32("surface"),
  };
}

/** A material someone asked for keeps its own colour: a marble chair is not tinted like a painted one. */
function ownColours(slot: SlotSpec, avoid: Brief["avoid"], draw: Draw): readonly Rgb[] {
  if (!slot.colours || slot.colours.length === 0) return [];
  const isAllowed = (colour: Rgb) => !avoid.colours.some((word) => isColourLike(colour, word));
  return [pickAllowed(slot.colours, isAllowed, draw, "colour")];
}

function conditionsOf(whole: Qualities, part: Qualities | undefined, avoid: Brief["avoid"]): Conditions {
  const said = { ...whole.conditions, ...part?.conditions };
  return Object.fromEntries(Object.entries(said).filter(([name]) => !avoid.conditions.includes(name)));
}

/** Where nothing is allowed, anything is: an object must be made of something. */
function pickAllowed<T>(items: readonly T[], isAllowed: (item: T) => boolean, draw: Draw, name: string): T {
  const picked = draw.pick(name, items);
  if (isAllowed(picked)) return picked;
  const allowed = items.filter(isAllowed);
  return allowed.length > 0 ? draw.pick(`${name} allowed`, allowed) : picked;
}

const firstFilled = <T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] | undefined =>
  lists.find((list) => list !== undefined && list.length > 0);
