import { boundsOf } from "#measure/bounds.ts";
import { deform } from "../../geometry/place.ts";
import { clamp, lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { crossings, frontAt } from "../contact/probe-body.ts";
import { heightOf, socketOf, type Unplaced } from "../contact/unplaced.ts";
import { neckOf } from "./neck-of.ts";

/** Concept of what lies on the breast of a body that no tailor knows. */
const APRON = "apron";
/** How high its hem is over the floor, as a share of the way to the neck. */
const HEM = 0.2;
/** Half of its width over half the body's: it goes round to the flanks. */
const WIDE = 1.02;
/** How high it may begin, as shares of the way to the neck, and how broad a body is there at least, over its breadth. */
const TOPS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7] as const;
const BROAD = 0.55;
/** Places across and up at which the breast is felt. */
const [ACROSS, UP] = [11, 14];
/** Cloth over the skin, in the wearer's heights. */
const AIR = 0.012;
/** How much further back the cloth hangs beside the body than at its edge, over how far aside that is. */
const FALLS = 0.8;

/**
 * An apron laid on breast and belly as those are, from the neck down, in the wearer's frame. Undefined for other garments, and for
 * who has clothes cut for them or no neck.
 */
export function tieApron(garment: Unplaced, wearer: Unplaced): Unplaced | undefined {
  if (garment.concept !== APRON || garment.placement?.relation !== "wearing" || wearer.family !== "animal")
    return undefined;
  const neck = neckOf(wearer);
  const cloth = garment.model.parts.find(({ name }) => name === APRON);
  if (!neck || !cloth || socketOf(wearer.model, ["waist"])) return undefined;
  const own = boundsOf([cloth.geometry.positions]);
  const low = HEM * neck.middle[1];
  const half = halfOf(wearer, lerp(low, neck.middle[1], 0.4));
  if (half === undefined) return undefined;
  // on a long neck it begins where the breast does
  const top =
    neck.middle[1] * (TOPS.find((share) => (halfOf(wearer, share * neck.middle[1]) ?? 0) > BROAD * half) ?? 1);
  const tall = (top - low) / (own.max[1] - own.min[1]);
  if (!(tall > 0)) return undefined;
  const wide = (WIDE * half) / own.max[0];
  const air = AIR * heightOf(wearer);
  const front = breastOf(wearer, half, low, top);
  const map = ([x, y, z]: Vec3): Vec3 => {
    const [px, py] = [x * wide, low + (y - own.min[1]) * tall];
    return [px, py, front(px, py) + air + (z - sagOf(x)) * tall];
  };
  const parts = garment.model.parts.map((part) => ({ ...part, geometry: deform(part.geometry, map) }));
  return {
    ...garment,
    model: { parts, sockets: [] },
    bounds: boundsOf(parts.map(({ geometry }) => geometry.positions)),
    scale: 1,
    turn: 0,
    isFitted: true,
  };
}

/** How far back the flat cloth is bent about nobody's body, in its own frame: that bend is taken out. */
const sagOf = (x: number): number => -2.1 * Math.min(x * x, 0.1);

/** Half the breadth of a trunk at a height, from its middle line at the breast. */
function halfOf(wearer: Unplaced, y: number): number | undefined {
  const front = frontAt(wearer, 0, y);
  if (front === undefined) return undefined;
  const beyond = wearer.bounds.max[0] + 1;
  const depths = [0.15, 0.3, 0.45].map((share) => {
    const z = front - share * (front - wearer.bounds.min[2]);
    const [hit] = crossings(wearer.model.parts, [beyond, y, z], [-1, 0, 0]);
    return hit === undefined ? 0 : beyond - hit;
  });
  return Math.max(...depths) || undefined;
}

/** Where the breast is at a place across and a height; beside the body it falls back, under it the cloth hangs straight. */
function breastOf(wearer: Unplaced, half: number, low: number, top: number): (x: number, y: number) => number {
  const rows = Array.from({ length: UP }, (_, j) => {
    const y = lerp(low, top, j / (UP - 1));
    return Array.from({ length: ACROSS }, (_, i) => frontAt(wearer, ((i / (ACROSS - 1)) * 2 - 1) * 0.96 * half, y));
  });
  const middle = (ACROSS - 1) / 2;
  const filled = rows.map((row) => {
    const out = [...row];
    for (const step of [-1, 1])
      for (let i = middle + step; i >= 0 && i < ACROSS; i += step)
        out[i] ??= (out[i - step] ?? Number.NaN) - (FALLS * 2 * half) / (ACROSS - 1);
    return out;
  });
  // where the body is no more, as far forward as what is over it
  for (let j = UP - 2; j >= 0; j -= 1)
    for (let i = 0; i < ACROSS; i += 1) {
      const [here, above] = [filled[j]?.[i], filled[j + 1]?.[i]];
      const row = filled[j] as (number | undefined)[];
      if (above !== undefined && !Number.isNaN(above))
        row[i] = here === undefined || Number.isNaN(here) ? above : Math.max(here, above - 0.1 * half);
    }
  const at = (j: number, i: number): number => {
    const value = filled[j]?.[i];
    return value === undefined || Number.isNaN(value) ? wearer.bounds.max[2] * 0.3 : value;
  };
  return (x, y) => {
    const u = clamp((x / (0.96 * half) + 1) / 2, 0, 1) * (ACROSS - 1);
    const v = clamp((y - low) / (top - low), 0, 1) * (UP - 1);
    const [i, j] = [Math.min(Math.floor(u), ACROSS - 2), Math.min(Math.floor(v), UP - 2)];
    return lerp(lerp(at(j, i), at(j, i + 1), u - i), lerp(at(j + 1, i), at(j + 1, i + 1), u - i), v - j);
  };
}
