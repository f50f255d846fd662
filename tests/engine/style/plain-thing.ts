import { standModel } from "#engine/geometry/make-part.ts";
import type { Part } from "#engine/geometry/part.ts";
import type { Dressed } from "#engine/style/style.ts";

/** A thing of grey plastic, its parts in the slot `body`, to try a style on. */
export const plainThing = (family: string, ...parts: Part[]): Dressed => ({
  model: standModel(parts, []),
  materials: { body: { base: "plastic", colours: [[0.5, 0.5, 0.5]], conditions: {}, scale: 1, seed: 1 } },
  family,
});
