import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import type { Planned } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { blockOn } from "../masonry.ts";

/** Blocks of houses along a side, metres from one to the next, and the width of a street. */
const BLOCKS = 5;
const PITCH = 20;
const STREET = 6;
const SIDE = BLOCKS * PITCH + STREET;
const HALF = SIDE / 2;
/** Thickness of the ground. */
const GROUND = 2.4;
const KERB = 0.5;
const FLOOR = 3.6;

const ASPHALT = [0.055, 0.057, 0.062] as const;
const LINE = [0.62, 0.6, 0.52] as const;
const NIGHT = [0.035, 0.06, 0.085] as const;
const DAY = [0.16, 0.27, 0.36] as const;
const LIT = [0.75, 0.56, 0.22] as const;

const part = (x: number): number => x - Math.floor(x);

/** Streets between the blocks, with a broken line along the middle of each. */
const streets: Paint = (surface, x, y, z, _nx, ny) => {
  if (ny < 0.5 || y < GROUND - 0.3) return;
  const [u, w] = [part((x + HALF - STREET / 2) / PITCH + 0.5) - 0.5, part((z + HALF - STREET / 2) / PITCH + 0.5) - 0.5];
  const [across, along] = [Math.abs(u) * PITCH, Math.abs(w) * PITCH];
  if (Math.min(across, along) > STREET / 2) return;
  layColour(surface, ASPHALT, 0.9);
  const isCrossing = Math.max(across, along) < STREET / 2 + 1.2;
  const run = across < along ? z : x;
  if (!isCrossing && Math.min(across, along) < 0.28 && part(run / 3.2) < 0.55) layColour(surface, LINE, 0.8);
};

/** Rows of windows on what stands upright, some of them lit. */
const windows =
  (wide: number, share: number, glass: typeof DAY | typeof NIGHT): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    if (Math.abs(ny) > 0.4 || y < GROUND + KERB + 0.9) return;
    const along = (Math.abs(nx) > Math.abs(nz) ? z : x) / wide;
    const up = (y - GROUND - KERB) / FLOOR;
    const [u, v] = [part(along), part(up)];
    if (u > share || v < 0.24 || v > 0.86) return;
    const [column, row] = [Math.floor(along), Math.floor(up)];
    const chance = part(Math.abs(column * 12.9898 + row * 78.233 + Math.floor(nx * 2 + nz) * 3.7) * 0.618034);
    layColour(surface, chance > 0.86 ? LIT : glass, 0.18);
    surface.height -= 0.12;
  };

interface Plot {
  readonly x: number;
  readonly z: number;
  /** 1 in the middle, 0 at the rim. */
  readonly inner: number;
}

const plots = (): Plot[] =>
  Array.from({ length: BLOCKS * BLOCKS }, (_, i) => {
    const [column, row] = [i % BLOCKS, Math.floor(i / BLOCKS)];
    const [x, z] = [(column - (BLOCKS - 1) / 2) * PITCH, (row - (BLOCKS - 1) / 2) * PITCH];
    return { x, z, inner: 1 - Math.max(Math.abs(x), Math.abs(z)) / (PITCH * 2.2) };
  });

const BASE = GROUND + KERB;

/** A tower that is set back once or twice, and what stands on its roof. */
function stepped({ x, z }: Plot, wide: number, high: number, next: () => number, mast: Geometry[]): Geometry[] {
  const steps = high > 40 ? 3 : 2;
  const out: Geometry[] = [];
  let [y, w] = [BASE, wide];
  for (let i = 0; i < steps; i += 1) {
    const rise = high * (i === 0 ? 0.58 : 0.42 / (steps - 1));
    out.push(blockOn([w, rise, w], x, y - 0.05, z, 0.12));
    y += rise - 0.05;
    w *= 0.66 + 0.12 * next();
  }
  mast.push(move(cylinder({ radius: 0.35, height: high * 0.2, segments: 8 }), [x, y - 0.1, z]));
  return out;
}

/** One slab with its plant room on top. */
function slab({ x, z }: Plot, wide: number, high: number, next: () => number): Geometry[] {
  const deep = wide * (0.55 + 0.45 * next());
  const turned = next() < 0.5;
  const [w, d] = turned ? [deep, wide] : [wide, deep];
  return [
    blockOn([w, high, d], x, BASE - 0.05, z, 0.12),
    blockOn([w * 0.45, 2.2, d * 0.45], x + w * 0.12, BASE + high - 0.1, z - d * 0.1, 0.1),
  ];
}

const tree = (x: number, z: number, tall: number): readonly [Geometry, Geometry] => [
  move(cylinder({ radius: 0.35, height: tall * 0.5, segments: 7 }), [x, BASE - 0.1, z]),
  move(sphere(tall * 0.36, 8), [x, BASE + tall * 0.68, z]),
];

/** High towers in the middle, lower houses around them, a few parks, on a square of streets. */
export function city({ stream }: Planned): Part[] {
  const next = stream("city");
  const stone: Geometry[] = [];
  const brick: Geometry[] = [];
  const glass: Geometry[] = [];
  const masts: Geometry[] = [];
  const lawns: Geometry[] = [];
  const crowns: Geometry[] = [];
  const trunks: Geometry[] = [];
  const kerbs: Geometry[] = [];
  for (const plot of plots()) {
    const { x, z, inner } = plot;
    const wide = PITCH - STREET;
    kerbs.push(blockOn([wide, KERB + 0.1, wide], x, GROUND - 0.1, z, 0.1));
    const [what, size] = [next(), next()];
    if (inner < 0.7 && what < 0.14) {
      lawns.push(blockOn([wide - 1.6, 0.5, wide - 1.6], x, BASE - 0.2, z, 0.1));
      for (let k = 0; k < 5; k += 1) {
        const [trunk, crown] = tree(x + (next() - 0.5) * 9, z + (next() - 0.5) * 9, 4.5 + 3 * next());
        trunks.push(trunk);
        crowns.push(crown);
      }
      continue;
    }
    const high = 9 + 62 * inner * inner * (0.45 + 0.75 * size) + 7 * next();
    const footprint = wide * (0.68 + 0.16 * next());
    if (what < 0.45) stone.push(...stepped(plot, footprint, high, next, masts));
    else if (what < 0.72 && high > 22) glass.push(...slab(plot, footprint, high * 1.1, next));
    else brick.push(...slab(plot, footprint, Math.min(high, 30), next));
  }
  const some = (name: string, slot: string, geometries: readonly Geometry[], weight: number, paint?: Paint): Part[] =>
    geometries.length === 0 ? [] : [makePart(name, slot, merge(geometries), { weight, ...(paint && { paint }) })];
  return [
    makePart("ground", "ground", blockOn([SIDE, GROUND, SIDE], 0, 0, 0, 0.3), { weight: 0.8, paint: streets }),
    ...some("kerbs", "kerb", kerbs, 0.6),
    ...some("towers", "wall", stone, 1, windows(2.6, 0.58, NIGHT)),
    ...some("blocks", "brick", brick, 0.9, windows(3, 0.5, NIGHT)),
    ...some("glass-towers", "glass", glass, 1, windows(2.2, 0.9, DAY)),
    ...some("masts", "metal", masts, 0.4),
    ...some("lawns", "lawn", lawns, 0.4),
    ...some("trunks", "trunk", trunks, 0.2),
    ...some("crowns", "tree", crowns, 0.4),
  ];
}
