import type { MaterialSpec } from "../../materials/material.ts";
import type { Draw } from "../../math/draw.ts";
import { reliefOnly } from "../looks.ts";
import type { Dressed, Style } from "../style.ts";
import { onPlinth } from "./plinth.ts";

/** One material all over, eyes and clothes alike, on a block of granite. */
function carve(thing: Dressed, substance: Pick<MaterialSpec, "base" | "colours">, draw: Draw): Dressed {
  const parts = thing.model.parts.map(({ paint, ...part }) => {
    const relief = reliefOnly(paint);
    return { ...part, ...(relief && { paint: relief }) };
  });
  const materials = Object.fromEntries(
    Object.entries(thing.materials).map(([slot, spec]) => [
      slot,
      { ...spec, ...substance, seed: draw.seed32("statue") },
    ]),
  );
  const stone = { base: "granite", colours: [], conditions: {}, scale: 1, seed: draw.seed32("plinth") };
  return {
    ...thing,
    model: onPlinth({ ...thing.model, parts }, { slot: "pedestal", round: false, height: 0.14 }),
    materials: { ...materials, pedestal: stone },
  };
}

/** A cast statue. */
export const bronze: Style = {
  id: "bronze",
  apply: (thing, draw) => carve(thing, { base: "bronze", colours: [] }, draw),
};

/** A carved statue, of what its main part is made of. */
export const statue: Style = {
  id: "statue",
  apply: (thing, draw) => {
    const [main] = Object.values(thing.materials);
    return main ? carve(thing, { base: main.base, colours: main.colours }, draw) : thing;
  },
};
