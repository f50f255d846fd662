import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefEmblem, BriefLikeness, BriefObject } from "../../language/brief.ts";
import type { Draw } from "../../math/draw.ts";
import { chooseMaterials } from "../look/choose-materials.ts";
import { askOf } from "./ask-of.ts";
import type { RecipeEmblem, RecipeIngredient, RecipeObject } from "./recipe.ts";

/** Said of what is shown on something else, for what is drawn otherwise than it is seen: a flag without its pole. */
const PICTURED = "pictured";

/** A sign, or the thing whose picture it is. */
export function planEmblem(
  { word, symbol, concept, colours, isPattern, isCarved, slot, spot }: BriefEmblem,
  avoid: Brief["avoid"],
  draw: Draw,
): RecipeEmblem {
  const shows =
    concept === undefined
      ? { symbol: symbol ?? word, colours }
      : planIngredient({ concept, word, colours }, avoid, draw, [PICTURED]);
  return { shows, isPattern, isCarved, ...(slot !== undefined && { slot }), ...(spot && { spot }) };
}

/** A thing that only lends its shape or its substance. */
export function planIngredient(
  { concept: id, word, colours = [], materials = [] }: BriefLikeness,
  avoid: Brief["avoid"],
  draw: Draw,
  traits: readonly string[] = [],
): RecipeIngredient {
  const concept = conceptById(id);
  const asked: BriefObject = {
    concept: id,
    word,
    text: word,
    assumed: false,
    count: 1,
    colours: colours.map((rgb) => ({ word, rgb })),
    materials,
    conditions: {},
    traits,
    parts: [],
    without: [],
  };
  const parameters = concept.sample(draw.fork("shape"), askOf(asked, new Set(), concept));
  return {
    concept: id,
    parameters,
    materials: chooseMaterials(concept, parameters, asked, avoid, draw.fork("materials")),
  };
}

/** Of what no two are alike there are several, each of its own colours. */
const VARIED = /^(?:book|pencil|sewing-button|bottle-cap|crayon|marbles)$/;
const VARIANTS = 4;
export const isVaried = ({ concept, colours }: BriefLikeness): boolean => VARIED.test(concept) && !colours;
const kindsOf = (madeOf: BriefLikeness): readonly BriefLikeness[] =>
  madeOf.kinds ?? Array.from({ length: isVaried(madeOf) ? VARIANTS : 1 }, () => madeOf);

/**
 * What a thing is put together from: "made of brass gears", "covered in shells".
 *
 * @param keepsStuff A material is said of the thing itself: it is seen between what lies on it.
 */
export function planCovering(
  madeOf: BriefLikeness,
  keepsStuff: boolean,
  avoid: Brief["avoid"],
  draw: Draw,
): Pick<RecipeObject, "covering" | "keepsStuff" | "isStrewn"> {
  const { colours, materials, isStrewn } = madeOf;
  return {
    covering: kindsOf(madeOf).map((kind, k) =>
      planIngredient(
        { ...kind, ...(colours && { colours }), ...(materials && { materials }) },
        avoid,
        draw.fork(`covering${k || ""}`),
      ),
    ),
    ...((keepsStuff || isStrewn) && { keepsStuff: true }),
    ...(isStrewn && { isStrewn }),
  };
}
