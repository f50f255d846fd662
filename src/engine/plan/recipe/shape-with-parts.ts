import type { Concept } from "../../concepts/concept.ts";
import type { Model } from "../../geometry/part.ts";
import type { BriefObject } from "../../language/brief.ts";
import type { Draw } from "../../math/draw.ts";
import { isNamed } from "../../style/parts/part-units.ts";
import { askOf } from "./ask-of.ts";

/** Shapes that are tried until one has all the parts that were asked for. */
const TRIES = 32;
/** Families whose bodies have what they have, in every shape. */
const BODIES = /^(?:animal|bird|figure)$/;

/**
 * What a thing's shape is drawn with: where the first draw comes out without a part that was asked for, the next one that has it. A
 * jacket with red buttons is none with a zip.
 */
export function shapeWithParts(concept: Concept, asked: BriefObject, doing: ReadonlySet<string>, draw: Draw): Draw {
  const [main] = Object.keys(concept.slots);
  const wanted = asked.parts.filter(({ slot, named }) => named === undefined && slot !== main && slot in concept.slots);
  const first = draw.fork("shape");
  if (wanted.length === 0 || BODIES.test(concept.family)) return first;
  const ask = askOf(asked, doing, concept);
  const known = new Map<string, number>();
  const lacks = (shape: Draw): number => {
    const parameters = concept.sample(shape, ask);
    // measures make no parts: what is of the same kinds and styles has the same
    const kind = JSON.stringify(Object.values(parameters).filter((value) => typeof value !== "number"));
    const count = known.get(kind) ?? missing(concept.build(parameters), wanted);
    known.set(kind, count);
    return count;
  };
  let [best, fewest] = [first, lacks(first)];
  for (let k = 1; k < TRIES && fewest > 0; k += 1) {
    const shape = draw.fork(`shape ${k}`);
    const count = lacks(shape);
    if (count < fewest) [best, fewest] = [shape, count];
  }
  return best;
}

const missing = (model: Model, wanted: BriefObject["parts"]): number =>
  wanted.filter((part) => !has(model, part)).length;

/** What is lent another thing's shape is found by its name, too; a colour needs a slot of its own. */
const has = ({ parts }: Model, { slot, kinds = [], shapedLike }: BriefObject["parts"][number]): boolean =>
  parts.some(
    (part) => part.slot === slot || [...kinds, ...(shapedLike ? [slot] : [])].some((name) => isNamed(part, name)),
  );
