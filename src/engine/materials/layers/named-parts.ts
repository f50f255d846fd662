import type { Field } from "../../kernels/kernels.ts";
import type { LayerPlace } from "../../language/surface-names.ts";
import { smoothstep } from "../../math/scalar.ts";
import { COVERING } from "../conditions/leave-bare.ts";
import type { MaterialSpec, Surface } from "../material.ts";

/** Layers that are a small part of what is seen: what lies on the whole could hide all of it. */
const SMALL: ReadonlySet<LayerPlace> = new Set<LayerPlace>([
  "joints",
  "cracks",
  "grout",
  "nails",
  "bands",
  "stitches",
  "edges",
  "inlay",
  "strips",
]);

export const isSmall = (place: LayerPlace): boolean => SMALL.has(place);

/** Something asked for by name could be hidden under what befalls the whole. */
export const couldBeHidden = ({ layers = [], conditions }: MaterialSpec): boolean =>
  layers.some(({ place }) => SMALL.has(place)) && [...COVERING.keys()].some((name) => (conditions[name] ?? 0) > 0);

/**
 * Lays something on a surface, which is changed in place, and marks where that changed its looks.
 *
 * @param marks 0..1, kept where they are higher.
 */
export function layMarked(surface: Surface, marks: Field, lay: () => Surface): Surface {
  const albedo = Float32Array.from(surface.albedo);
  const metalness = Float32Array.from(surface.metalness);
  const laid = lay();
  for (let i = 0; i < marks.length; i += 1) {
    let apart = 0.5 * Math.abs((laid.metalness[i] as number) - (metalness[i] as number));
    for (let at = i * 3; at < i * 3 + 3; at += 1)
      apart += Math.abs((laid.albedo[at] as number) - (albedo[at] as number));
    marks[i] = Math.max(marks[i] as number, smoothstep(0.03, 0.14, apart));
  }
  return laid;
}
