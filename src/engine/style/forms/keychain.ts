import { type Bounds, boundsOf } from "#measure/bounds.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

/** Links of the chain, and their ring's radius as a share of the largest side of what hangs from it. */
const LINKS = 3;
const LINK = 0.055;
const RING = 0.2;
/** How far from its middle axis the top of a thing is looked for, as such a share. */
const MIDDLE = 0.1;

/** A pendant for keys: a short chain rises from its top, and on that a wide split ring. */
export const keychain: Style = {
  id: "keychain",
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const [cx, top, cz] = crownOf(thing.model.parts, { min, max }, size);
    const [link, ring] = [LINK * size, RING * size];
    const wire = 0.3 * link;
    // each goes through the one below it, a quarter turned; the lowest goes into the thing
    const step = 2 * (link - wire);
    const upright = turnX(torus(link, wire, 24, 10), PI / 2);
    const chain = Array.from({ length: LINKS }, (_, k) =>
      move(turnY(upright, k % 2 ? PI / 2 : 0), [cx, top + k * step + 0.2 * link, cz]),
    );
    const high = top + (LINKS - 1) * step + 0.2 * link + link + ring - 2 * wire;
    const turned = turnY(turnX(torus(ring, 1.2 * wire, 48, 10), PI / 2), LINKS % 2 ? PI / 2 : 0);
    const steel: MaterialSpec = {
      base: "brushed-steel",
      colours: [],
      conditions: {},
      scale: 1,
      seed: draw.seed32("ring"),
    };
    return {
      ...thing,
      model: {
        ...thing.model,
        parts: [
          ...thing.model.parts,
          ...makeParts("link", "keyring", chain, { weight: 0.5 }),
          makePart("keyring", "keyring", move(turned, [cx, high, cz]), { weight: 0.6 }),
        ],
      },
      materials: { ...thing.materials, keyring: steel },
    };
  },
};

/** The highest point of a thing over its middle, not of its ears; its highest anywhere, if it is open there. */
function crownOf(parts: readonly Part[], { min, max }: Bounds, size: number): Vec3 {
  const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  let [middle, highest]: [Vec3 | undefined, Vec3 | undefined] = [undefined, undefined];
  for (const { geometry } of parts)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = geometry.positions.subarray(i, i + 3);
      if (!highest || y > highest[1]) highest = [x, y, z];
      const isNear = (x - cx) * (x - cx) + (z - cz) * (z - cz) < MIDDLE * MIDDLE * size * size;
      if (isNear && (!middle || y > middle[1])) middle = [x, y, z];
    }
  const isHigh = middle !== undefined && middle[1] > (min[1] + max[1]) / 2;
  return (isHigh ? middle : highest) ?? [cx, max[1], cz];
}
