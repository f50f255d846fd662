import type { Draw } from "../../math/draw.ts";
import type { Dressed } from "../style.ts";
import type { Cover } from "./clad-with-morsels.ts";
import { coverWith } from "./cover-with.ts";

/** Puts one slot of a thing together from many copies of others, the rest of it left as it is: hair of flowers, legs of books. */
export function cladSlot(thing: Dressed, slot: string, covers: readonly Cover[], draw: Draw): Dressed {
  const { parts } = thing.model;
  const own = parts.filter((part) => part.slot === slot);
  if (own.length === 0 || own.length === parts.length) return thing;
  const clad = coverWith({ ...thing, model: { ...thing.model, parts: own } }, covers, draw);
  const rest = parts.filter((part) => part.slot !== slot);
  const lent = Object.entries(clad.materials).filter(([name]) => name === slot || !(name in thing.materials));
  return {
    ...thing,
    model: { ...thing.model, parts: [...rest, ...clad.model.parts] },
    materials: { ...thing.materials, ...Object.fromEntries(lent) },
  };
}
