import type { Concept } from "../../concepts/concept.ts";
import type { Brief, BriefObject } from "../../language/brief.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { Draw } from "../../math/draw.ts";
import type { Tones } from "../../style/regions/lay-tones.ts";
import { askOf } from "../recipe/ask-of.ts";
import type { SaidFigures } from "../recipe/recipe.ts";
import { printOf } from "./show-pattern.ts";

/** Metals that are said as colours are: "black and gold". */
const METAL_COLOURS: ReadonlySet<string> = new Set(["gold", "rose-gold", "silver", "copper", "bronze", "brass"]);

/** Families that have patterns of their own for several colours: black and white cows, red and yellow apples. */
const PATTERNED: ReadonlySet<string> = new Set(["animal", "plant", "food", "nature"]);

/** Nor does who has skin have it in two colours; a robot may. */
const isPatterned = ({ family, slots }: Concept): boolean =>
  PATTERNED.has(family) || (family === "figure" && "skin" in slots);

/** A thing of several colours: what it is but for the others, and those. */
interface SaidTones {
  readonly main: BriefObject;
  readonly others: readonly (Pick<MaterialSpec, "colours"> & { readonly base?: string })[];
  /** Colours alone: a concept may have a use for them itself. */
  readonly isColours: boolean;
}

/** "A red and blue chair", "a black and gold vase": undefined where one colour is said, or the pattern in which several lie. */
function tonesOf(asked: BriefObject, concept: Concept): SaidTones | undefined {
  const { colours, materials } = asked;
  // "a white gold ring" is of one alloy
  const metal = concept.family === "jewel" ? undefined : materials.find((id) => METAL_COLOURS.has(id));
  const isSettled = isPatterned(concept) || printOf(asked) || asked.halves || asked.markings || asked.madeOf;
  if (isSettled || colours.length === 0 || (colours.length < 2 && !metal)) return undefined;
  const main = { ...asked, colours: colours.slice(0, 1), materials: materials.filter((id) => id !== metal) };
  const others = [
    ...colours.slice(1).map(({ rgb }) => ({ colours: [rgb] })),
    ...(metal === undefined ? [] : [{ base: metal, colours: [] }]),
  ];
  return { main, others, isColours: metal === undefined };
}

/** The colours of a thing of several, where its concept has no use of its own for them. */
export function tonesToLay(
  asked: BriefObject,
  concept: Concept,
  doing: ReadonlySet<string>,
  draw: Draw,
): SaidTones | undefined {
  const tones = tonesOf(asked, concept);
  if (!tones?.isColours) return tones;
  const sample = (object: BriefObject) =>
    JSON.stringify(concept.sample(draw.fork("shape"), askOf(object, doing, concept)));
  return sample(asked) === sample(tones.main) ? tones : undefined;
}

/**
 * What its concept paints it with may be dyed in the colours that were said, unless it has a use of its own for them; and so may
 * a part of it, the sail of a ship.
 */
export const figuresOf = (
  asked: BriefObject,
  concept: Concept,
  isOtherwise: (plainer: BriefObject) => boolean,
): { readonly figures?: readonly SaidFigures[] } => {
  const isOwnUse = isPatterned(concept) || asked.markings || isOtherwise({ ...asked, colours: [] });
  const whole = isOwnUse ? [] : [{ colours: asked.colours.map(({ rgb }) => rgb) }];
  const parts = asked.parts
    .filter(({ named }) => named === undefined)
    .map(({ slot, colours }) => ({ slot, colours: colours.map(({ rgb }) => rgb) }));
  const figures = [...whole, ...parts].filter(({ colours }) => colours.length > 0);
  return figures.length > 0 ? { figures } : {};
};

/** What of a house is painted otherwise than its walls. */
const ROOFS = /^(?:roof|dome|door|shutter)/;

/** Which slots have the main colour, and what the others are of. */
export function planTones(
  { main, others }: SaidTones,
  { family }: Concept,
  materials: Readonly<Record<string, MaterialSpec>>,
  avoid: Brief["avoid"],
): Tones | undefined {
  const first = main.colours[0];
  const slots = Object.keys(materials).filter((slot) => materials[slot]?.colours[0] === first?.rgb);
  const left = others.filter(({ base }) => base === undefined || !avoid.materials.includes(base));
  const isSaid = (slot: string) =>
    main.parts.some((part) => part.slot === slot && part.colours.length + part.materials.length > 0);
  const apart = family === "building" ? Object.keys(materials).filter((slot) => ROOFS.test(slot) && !isSaid(slot)) : [];
  return slots.length === 0 || left.length === 0 ? undefined : { slots, apart, others: left };
}
