import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { materialById } from "../../materials/index.ts";
import { fromHex } from "../../math/color.ts";
import { atan2 } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { halveLongEdges } from "../soften.ts";
import type { Style } from "../style.ts";

/** Where chips are broken out: azimuth, half their width at the bottom, how deep and how far each side slants, in radii of the rim. */
const CHIPS = [
  { azimuth: 0.4, half: 0.09, deep: 0.27, left: 0.17, right: 0.09 },
  { azimuth: 0.78, half: 0.03, deep: 0.1, left: 0.05, right: 0.09 },
] as const;
/** Share of the height that counts as rim, and share of its radius from the middle within which nothing is broken. */
const RIM = 0.03;
const INNER = 0.45;
/** How ragged the break is, as a share of its depth; longest edge there in radii, and most triangles of a part that it is cut into. */
const RAGGED = 0.22;
const EDGE = 0.07;
const MOST = 24_000;
/** Height over width under which a vessel is a plate: there is no wall to break a piece out of. */
const FLAT = 0.3;
/** Unglazed clay. */
const RAW = fromHex("#d9c4a4");

interface Rim {
  readonly middle: Vec3;
  readonly radius: number;
}

/** Pieces broken out of the rim of a vessel, the raw stuff showing in the breaks. */
export const chippedRim: Style = {
  id: "chipped-rim",
  apply: (thing) => {
    const [main] = Object.keys(thing.materials);
    const own = thing.model.parts.filter(({ slot }) => slot === main);
    if (own.length === 0) return thing;
    const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions));
    if (max[1] - min[1] < FLAT * (max[0] - min[0])) return thing;
    const rim = rimOf(own, max[1] - RIM * (max[1] - min[1]));
    const spec = thing.materials[main as string];
    const isGlazed = spec !== undefined && materialById(spec.base).class === "ceramic";
    const deepest = max[1] - CHIPS[0].deep * rim.radius;
    const parts = thing.model.parts.map((part): Part => {
      if (boundsOf([part.geometry.positions]).max[1] < deepest) return part;
      let fine = part.geometry;
      for (let round = 0; round < 5; round += 1) {
        const next = halveLongEdges(fine, EDGE * rim.radius);
        if (next === fine || next.indices.length / 3 > MOST) break;
        fine = next;
      }
      // the wall ends lower there: what was above is pressed into the face of the break
      const geometry = deform(fine, ([x, y, z]) => [x, Math.min(y, leftOf(rim, x, z)), z]);
      const paint = isGlazed ? raw(part, rim) : part.paint;
      return { ...part, geometry, crease: Math.min(part.crease ?? 0.6, 0.6), ...(paint && { paint }) };
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
};

/** Middle and radius of what reaches up to the rim. */
function rimOf(parts: readonly Part[], from: number): Rim {
  const near: number[] = [];
  for (const { geometry } of parts)
    for (let i = 0; i < geometry.positions.length; i += 3)
      if ((geometry.positions[i + 1] as number) >= from)
        near.push(...[0, 1, 2].map((k) => geometry.positions[i + k] as number));
  const { min, max } = boundsOf([Float32Array.from(near)]);
  return {
    middle: [(min[0] + max[0]) / 2, max[1], (min[2] + max[2]) / 2],
    radius: Math.max(max[0] - min[0], max[2] - min[2]) / 2,
  };
}

/** How high the wall still is at a place. */
function leftOf({ middle, radius }: Rim, x: number, z: number): number {
  const [dx, dz] = [x - middle[0], z - middle[2]];
  if (dx * dx + dz * dz < INNER * INNER * radius * radius) return Number.POSITIVE_INFINITY;
  const azimuth = atan2(dx, dz);
  let left = Number.POSITIVE_INFINITY;
  for (const chip of CHIPS) {
    const along = azimuth - chip.azimuth;
    const beyond = Math.abs(along) - chip.half;
    const share = clamp01(1 - beyond / (along < 0 ? chip.left : chip.right));
    if (share <= 0) continue;
    const jag = 1 + RAGGED * noise(azimuth * 16, chip.deep, (3 * dx) / radius, 7);
    left = Math.min(left, middle[1] - chip.deep * radius * share * jag);
  }
  return left;
}

/** The face of the break. */
function raw(part: Part, rim: Rim): Paint {
  const toModel = fitAffine(part.geometry);
  return (surface, x, y, z, nx, ny, nz) => {
    part.paint?.(surface, x, y, z, nx, ny, nz);
    const [px, py, pz] = toModel(x, y, z);
    if (py > leftOf(rim, px, pz) - 0.012 * rim.radius) layColour(surface, RAW, 0.95, 0);
  };
}
