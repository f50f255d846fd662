import type { Paint, Part } from "../../geometry/part.ts";
import { lookOf } from "../looks.ts";
import type { Dressed } from "../style.ts";
import { figuresOf, GROUND } from "./dye-figures.ts";

/**
 * "A checkered shield": where the stuff of a part has the pattern that was said, what the part is painted with all over by itself
 * gives way to it. Its relief stays.
 */
export function clearFigures(thing: Dressed): Dressed {
  if (!Object.values(thing.materials).some(({ pattern }) => pattern)) return thing;
  const parts = thing.model.parts.map((part): Part => {
    const own = thing.materials[part.slot];
    if (!part.paint || !own?.pattern) return part;
    const { figures, bare } = figuresOf(part, part.paint, lookOf(own).colour);
    return figures.length > 0 && bare <= GROUND ? { ...part, paint: colourless(part.paint) } : part;
  });
  return { ...thing, model: { ...thing.model, parts } };
}

const colourless =
  (paint: Paint): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    const { r, g, b } = surface;
    paint(surface, x, y, z, nx, ny, nz);
    Object.assign(surface, { r, g, b });
  };
