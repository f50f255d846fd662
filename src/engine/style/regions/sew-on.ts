import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { createDraw } from "../../math/draw.ts";
import { smoothstep } from "../../math/scalar.ts";
import { cross, dot, normalize, subtract, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import type { Look } from "../looks.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";

/** What is set into a surface in many places, or sewn on in a few. */
export type SewnOn = "stud" | "patch";

interface Manner {
  readonly count: number;
  /** Between two of them, and half the size of one, over the thing's longest side. */
  readonly apart: number;
  readonly half: number;
}

const MANNERS: Readonly<Record<SewnOn, Manner>> = {
  stud: { count: 130, apart: 0.052, half: 0.0125 },
  patch: { count: 7, apart: 0.24, half: 0.075 },
};

/** Of patches whose colour is not said. */
export const RAGS: readonly Rgb[] = ["#b8402c", "#2f6a9a", "#d0a52c", "#4f7d46", "#8a4f8f"].map((hex) => fromHex(hex));
export const THREAD: Rgb = fromHex("#efe6d2");
/** Where the seam of a patch runs and how wide it is, and how many stitches lie along half a side; over half its size. */
const SEAM = 0.84;
const STITCH = 0.055;
const STITCHES = 3.5;

/** A spot with the directions along its surface. */
interface Set extends Spot {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly index: number;
}

/**
 * Paints metal studs or patches of cloth over a thing, spread evenly over what of it is seen.
 *
 * @param whole The parts they are on.
 * @param isDyed The look's colour was said.
 */
export function sewOn(
  parts: readonly Part[],
  whole: readonly Part[],
  region: SewnOn,
  look: Look,
  isDyed: boolean,
): readonly Part[] {
  const { min, max } = boundsOf(whole.map(({ geometry }) => geometry.positions));
  const size = Math.max(...subtract(max, min));
  const { count, apart, half } = MANNERS[region];
  const spots = surfaceSpots(whole, createDraw(17), {
    count,
    apart: apart * size,
    favour: ({ normal }) => (normal[2] > 0.1 || normal[0] > 0.3 ? 1 : 0.25),
  });
  const find = finder(spots, half * size);
  return parts.map((part): Part => {
    if (!whole.includes(part)) return part;
    const toModel = fitAffine(part.geometry);
    const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
      part.paint?.(surface, x, y, z, nx, ny, nz);
      const hit = find(toModel(x, y, z));
      if (!hit) return;
      const [set, u, v] = hit;
      if (region === "patch") {
        const rag = isDyed ? look.colour : (RAGS[set.index % RAGS.length] as Rgb);
        layColour(surface, isThread(u, v) ? THREAD : rag, 0.9, 0);
        return;
      }
      const far = Math.sqrt(u * u + v * v);
      if (far >= 1) return;
      layColour(surface, look.colour, Math.min(look.roughness, 0.3), 1);
      surface.height += 0.6 * half * size * smoothstep(1, 0.1, far);
    };
    return { ...part, paint };
  });
}

/** Dashes along a line inside the border. */
export function isThread(u: number, v: number): boolean {
  const [a, b] = [Math.abs(u), Math.abs(v)];
  const [off, along] = a > b ? [a, v] : [b, u];
  const dash = along * STITCHES;
  return Math.abs(off - SEAM) < STITCH && dash - Math.floor(dash) < 0.6;
}

type Hit = readonly [set: Set, u: number, v: number];

/** Finds the spot that a point belongs to, and where on it the point lies: -1..1 either way. */
function finder(spots: readonly Spot[], half: number): (point: Vec3) => Hit | undefined {
  const cell = 2 * half;
  const keyOf = (i: number, j: number, k: number) => (i + 512) * 1048576 + (j + 512) * 1024 + (k + 512);
  const cells = new Map<number, Set[]>();
  for (const [index, spot] of spots.entries()) {
    const right = normalize(cross(Math.abs(spot.normal[1]) > 0.9 ? X_AXIS : Y_AXIS, spot.normal));
    const set: Set = { ...spot, right, up: cross(spot.normal, right), index };
    const [i, j, k] = spot.position.map((c) => Math.floor(c / cell)) as [number, number, number];
    for (let di = -1; di <= 1; di += 1)
      for (let dj = -1; dj <= 1; dj += 1)
        for (let dk = -1; dk <= 1; dk += 1) {
          const key = keyOf(i + di, j + dj, k + dk);
          const there = cells.get(key);
          if (there) there.push(set);
          else cells.set(key, [set]);
        }
  }
  return (point) => {
    const near = cells.get(keyOf(...(point.map((c) => Math.floor(c / cell)) as [number, number, number])));
    if (!near) return undefined;
    for (const set of near) {
      const from = subtract(point, set.position);
      const [u, v] = [dot(from, set.right) / half, dot(from, set.up) / half];
      if (Math.abs(u) < 1 && Math.abs(v) < 1 && Math.abs(dot(from, set.normal)) < half) return [set, u, v];
    }
    return undefined;
  };
}
