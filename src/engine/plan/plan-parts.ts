import { conceptById } from "../concepts/index.ts";
import type { Brief, BriefObject } from "../language/brief.ts";
import type { Draw } from "../math/draw.ts";
import type { LitSlot } from "../style/light-up.ts";
import { planIngredient } from "./plan-ingredient.ts";
import type { RecipeObject } from "./recipe.ts";

/** The parts of it that were said to glow, in the first colour that was said of each. */
export function litOf({ parts }: BriefObject): { lit?: LitSlot[] } {
  const lit = parts
    .filter(({ traits }) => traits.includes("glowing"))
    .map(({ slot, colours: [colour] }): LitSlot => ({ slot, ...(colour && { colour: colour.rgb }) }));
  return lit.length > 0 ? { lit } : {};
}

/** The parts of it that were said to have another thing's shape: a skull-shaped stopper. */
export function remadeOf(
  { parts, concept }: BriefObject,
  avoid: Brief["avoid"],
  draw: Draw,
): Pick<RecipeObject, "remade"> {
  const known = conceptById(concept).slots;
  const remade = parts.flatMap(({ slot, kinds, shapedLike, colours, materials }) =>
    shapedLike && slot in known
      ? [
          {
            slot,
            like: planIngredient(shapedLike, avoid, draw.fork(`like ${slot}`)),
            ...(kinds && { named: kinds }),
            ...((colours.length > 0 || materials.length > 0) && { keepsStuff: true as const }),
          },
        ]
      : [],
  );
  return remade.length > 0 ? { remade } : {};
}
