import { clipGeometry } from "../../geometry/clip.ts";
import type { Part } from "../../geometry/part.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { scale, type Vec3 } from "../../math/vec3.ts";
import type { Dressed } from "../style.ts";

/**
 * Cuts a thing in two along its middle and makes the second half of other materials.
 *
 * @param second Slot -> what it is made of in the second half.
 * @param across Normal of the cut, towards the second half.
 */
export function splitHalves(thing: Dressed, second: Readonly<Record<string, MaterialSpec>>, across: Vec3): Dressed {
  const parts = thing.model.parts.flatMap((part): Part[] => {
    const first = clipGeometry(part.geometry, across, 0);
    if (first === part.geometry) return [part];
    const other = clipGeometry(part.geometry, scale(across, -1), 0);
    const halves = [
      { ...part, geometry: first },
      { ...part, name: `${part.name}-other`, slot: `${part.slot}-other`, geometry: other },
    ];
    return halves.filter(({ geometry }) => geometry.indices.length > 0);
  });
  const others = Object.fromEntries(Object.entries(second).map(([slot, spec]) => [`${slot}-other`, spec]));
  return { ...thing, model: { ...thing.model, parts }, materials: { ...thing.materials, ...others } };
}
