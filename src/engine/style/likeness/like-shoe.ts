import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Dressed } from "../style.ts";
import { bodyOf, boundsOfParts } from "./lend-room.ts";

/** Slot by which one knows a shoe. */
const SOLE = "sole";
/** Longest side over the next one from which a likeness is long, as a banana is: the shoe takes its bow and its tip. */
const LONG = 2;
/** Between two ridges of a peel, metres, and the colours of its ends. */
const RIDGE = 0.03;
const BROWN = fromHex("#4a2f14");
const STALK: MaterialSpec = { base: "plastic", colours: [fromHex("#7a7a22")], conditions: {}, scale: 1, seed: 3 };
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
    return { ...bare, geometry, ...(part.slot === upper && { paint: peel(middle, half) }) };
  });
  const stalks =
    longest < LONG * next ? [] : parts.filter(({ slot }) => slot === upper).map((part) => stalkOf(part, half));
  return {
    ...thing,
    model: { ...thing.model, parts: [...parts, ...stalks] },
    materials: { ...thing.materials, [upper]: skin, ...(stalks.length > 0 && { stalk: STALK }) },
  };
}

/** Ridges along it, and a brown tip before and behind. */
const peel =
  (middle: number, half: number): Paint =>
  (surface, x, y, z) => {
    const along = Math.abs(z - middle) / half;
    const ridge = Math.abs(x) < 0.5 ? ((x + 0.37 * y) / RIDGE) % 1 : 0;
    const line = Math.abs(ridge - Math.round(ridge)) < 0.06 ? 0.62 : 1;
    const brown = smoothstep(0.86, 0.94, along);
    surface.r = surface.r * line + (BROWN[0] - surface.r * line) * brown;
    surface.g = surface.g * line * (0.4 + 0.6 * line) + (BROWN[1] - surface.g * line) * brown;
    surface.b = surface.b * line + (BROWN[2] - surface.b * line) * brown;
    if (line < 1) surface.height -= 0.0012;
  };

/** The stalk that the tip of the toe ends in, bent on upwards. */
function stalkOf({ name, geometry }: Part, half: number): Part {
  const { max } = boundsOfParts([{ name, slot: "", geometry }]);
  let [sum, height, count] = [0, 0, 0];
  for (let i = 0; i < geometry.positions.length; i += 3)
    if ((geometry.positions[i + 2] as number) > max[2] - 0.03 * half) {
      sum += geometry.positions[i] as number;
      height += geometry.positions[i + 1] as number;
      count += 1;
    }
  const [x, y, z] = [sum / count, height / count, max[2] - 0.06 * half];
  const thick = 0.07 * half;
  const path: Vec3[] = [
    [x, y, z],
    [x, y + 0.1 * half, z + 0.12 * half],
    [x, y + 0.26 * half, z + 0.19 * half],
    [x, y + 0.4 * half, z + 0.2 * half],
  ];
  const stalk = tube(thick, path, 8, { scale: (t) => 1.25 - 0.5 * t + (t > 0.9 ? 0.3 : 0) });
  return makePart(`${name}-stalk`, "stalk", stalk, { weight: 0.6 });
}
