import { deform } from "../geometry/place.ts";
import { smoothstep } from "../math/scalar.ts";
import { bodyOf, boundsOfParts } from "./lend-room.ts";
import type { Dressed } from "./style.ts";

/** Slot by which one knows a shoe. */
const SOLE = "sole";
/** Longest side over the next one from which a likeness is long, as a banana is: the shoe takes its bow and its tip. */
const LONG = 2;
/** Share of half the length from the middle at which toe and heel begin to turn up, and how far they do, in lengths. */
const FROM = 0.3;
const TOE = 0.2;
const HEEL = 0.06;
/** How much of its width the toe loses to the tip. */
const POINTED = 0.72;

/**
 * "Banana shoes": a shoe keeps its sole, its laces and the room for a foot; its upper has the other thing's skin, and of something
 * long its bow and tapering tip too. Undefined for what has no sole.
 */
export function likeShoe(thing: Dressed, likeness: Dressed): Dressed | undefined {
  const [skin] = Object.values(likeness.materials);
  const upper = bodyOf(thing)[0]?.slot;
  if (!skin || upper === undefined || !thing.model.parts.some(({ slot }) => slot === SOLE)) return undefined;
  const of = boundsOfParts(likeness.model.parts);
  const [longest = 0, next = 1] = [0, 1, 2]
    .map((k) => (of.max[k] as number) - (of.min[k] as number))
    .sort((a, b) => b - a);
  const { min, max } = boundsOfParts(thing.model.parts);
  const [middle, half] = [(min[2] + max[2]) / 2, (max[2] - min[2]) / 2];
  const axis = (min[0] + max[0]) / 2;
  const parts = thing.model.parts.map((part) => {
    const { paint: _, ...plain } = part;
    const bare = part.slot === upper ? plain : part;
    if (longest < LONG * next) return bare;
    const geometry = deform(part.geometry, ([x, y, z]) => {
      const along = (z - middle) / half;
      const out = Math.max(0, Math.abs(along) - FROM) / (1 - FROM);
      const narrow = along > 0 ? 1 - POINTED * smoothstep(0.25, 1, out) : 1;
      return [axis + (x - axis) * narrow, y + (along > 0 ? TOE : HEEL) * 2 * half * out * out, z];
    });
    return { ...bare, geometry };
  });
  return { ...thing, model: { ...thing.model, parts }, materials: { ...thing.materials, [upper]: skin } };
}
