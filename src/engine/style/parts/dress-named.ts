import { layColour } from "../../concepts/lay-colour.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { smoothstep } from "../../math/scalar.ts";
import { distance, dot, subtract, type Vec3 } from "../../math/vec3.ts";
import { lookOf } from "../looks.ts";
import type { Dressed } from "../style.ts";
import { isNamed } from "./part-units.ts";
import { headBall } from "./resize-part.ts";

/** What is said of a piece of the main part that has a name of its own: the sleeves of a shirt, the head of a parrot. */
export interface NamedDress {
  /** As said, singular. */
  readonly part: string;
  /** Slot of the whole that the piece belongs to. */
  readonly slot: string;
  readonly material: MaterialSpec;
  /** What the rest of that slot is made of. */
  readonly rest: MaterialSpec;
}

/** Dresses the piece alone, where the thing has it; else all of the slot stays as it is. */
export const dressNamed = (thing: Dressed, named: readonly NamedDress[]): Dressed => named.reduce(dressOne, thing);

function dressOne(thing: Dressed, { part: word, slot, material, rest }: NamedDress): Dressed {
  const own = thing.model.parts.filter((part) => part.slot === slot);
  const pieces = own.filter(({ name }) => isNamed({ name, slot: "" }, word));
  if (pieces.length > 0 && pieces.length < own.length) {
    const apart = `${slot}-${word}`;
    return {
      ...thing,
      materials: { ...thing.materials, [slot]: rest, [apart]: material },
      model: {
        ...thing.model,
        parts: thing.model.parts.map((part) => (pieces.includes(part) ? { ...part, slot: apart } : part)),
      },
    };
  }
  const inHead = word === "head" ? headOf(thing) : undefined;
  if (!inHead) return thing;
  const { colour } = lookOf(material);
  const parts = thing.model.parts.map((part): Part => {
    if (part.slot !== slot) return part;
    const toModel = fitAffine(part.geometry);
    const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
      part.paint?.(surface, x, y, z, nx, ny, nz);
      const { r, g, b } = surface;
      const share = inHead(toModel(x, y, z));
      if (share <= 0) return;
      const mixed = [r, g, b].map((c, k) => c + ((colour[k] as number) - c) * share) as [number, number, number];
      layColour(surface, mixed);
    };
    return { ...part, paint };
  });
  return { ...thing, materials: { ...thing.materials, [slot]: rest }, model: { ...thing.model, parts } };
}

/** How far a point of the model belongs to the head, 0 to 1; undefined for what has none. */
function headOf({ model }: Dressed): ((point: Vec3) => number) | undefined {
  const ball = headBall(model);
  if (!ball) return undefined;
  const { centre, radius, neck, up } = ball;
  const reach = distance(centre, neck);
  return (point) => {
    const above = dot(subtract(point, neck), up) / reach;
    return smoothstep(0.22, 0.34, above) * (1 - smoothstep(1.7 * radius, 1.9 * radius, distance(point, centre)));
  };
}
