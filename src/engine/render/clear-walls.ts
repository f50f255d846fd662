import type { Finish } from "../bake/finish-slots.ts";
import type { UnwrappedModel } from "../bake/unwrapped-model.ts";
import type { RowBand } from "../crew.ts";
import type { GatherLight } from "../kernels/rays-kernel.ts";
import type { Looked, VisibleFaces } from "./draw-visible.ts";
import { createShader, type Exposure, type Scene } from "./shade-samples.ts";

/** Slot -> its finish: what hides less than all is seen through, and what light goes into is lit from within. */
export type Finishes = Readonly<Record<string, Pick<Finish, "opacity" | "soft" | "within">>>;

/** Walls one behind the other that are told apart, both sides of each: a vessel's and those of one in it. */
const MOST_WALLS = 6;
/** How much of its own colour a wall has that is seen from behind, through the glass before it. */
const FROM_BEHIND = 0.5;

/** Which triangles are seen through. */
export interface Clear {
  /** Glass twice: after the model's triangles stand those that are seen from behind, turned round. */
  readonly faces: Uint32Array;
  /** Corners of all of these. */
  readonly indices: Uint32Array;
  /** The model's triangle that each of those after its own is the back of. */
  readonly backs: Uint32Array;
  /** The others, and their corners. */
  readonly solid: Uint32Array;
  readonly solidIndices: Uint32Array;
  /** Share that each triangle hides, looked at straight. */
  readonly opacities: Float32Array;
  /** 1 for each triangle of vapour. */
  readonly soft: Uint8Array;
}

/** @returns Undefined where nothing is clear. */
export function findClear(
  { groups, positionIndices }: Pick<UnwrappedModel, "groups" | "positionIndices">,
  finishes: Finishes,
): Clear | undefined {
  if (!groups.some(({ part }) => (finishes[part.slot]?.opacity ?? 1) < 1)) return undefined;
  const opacities = new Float32Array(positionIndices.length / 3).fill(1);
  const soft = new Uint8Array(opacities.length);
  for (const { part, firstTriangle, triangleCount } of groups) {
    const finish = finishes[part.slot];
    opacities.fill(finish?.opacity ?? 1, firstTriangle, firstTriangle + triangleCount);
    if (finish?.soft) soft.fill(1, firstTriangle, firstTriangle + triangleCount);
  }
  const all = Uint32Array.from(opacities, (_, face) => face);
  const fronts = all.filter((face) => (opacities[face] as number) < 1);
  if (fronts.length === 0) return undefined;
  const backs = fronts.filter((face) => soft[face] === 0);
  const indices = new Uint32Array(positionIndices.length + backs.length * 3);
  indices.set(positionIndices);
  for (const [i, face] of backs.entries())
    for (let k = 0; k < 3; k += 1)
      indices[positionIndices.length + i * 3 + k] = positionIndices[face * 3 + 2 - k] as number;
  const faces = new Uint32Array(fronts.length + backs.length);
  faces.set(fronts);
  faces.set(
    Uint32Array.from(backs, (_, i) => opacities.length + i),
    fronts.length,
  );
  const solid = all.filter((face) => opacities[face] === 1);
  const solidIndices = positionIndices.filter((_, corner) => opacities[Math.floor(corner / 3)] === 1);
  return { faces, indices, backs, solid, solidIndices, opacities, soft };
}

/** The clear walls before what is solid, the farthest first. */
export function findWalls(
  look: (looked: Looked) => VisibleFaces,
  faces: Uint32Array,
  solid: VisibleFaces,
): VisibleFaces[] {
  const walls: VisibleFaces[] = [];
  for (let i = 0; i < MOST_WALLS; i += 1)
    walls.unshift(look({ faces, before: solid.nearness, ...(walls[0] && { behind: walls[0].nearness }) }));
  return walls;
}

/** What is solid hides all of the ground. */
export function coverSolid({ size, face }: VisibleFaces, rows: RowBand, cover: Float32Array): void {
  for (let at = rows.first * size; at < rows.end * size; at += 1) cover[at] = (face[at] as number) < 0 ? 0 : 1;
}

/** How far a clear wall takes on its own colour where it is looked through. */
const DYE = 0.8;
/** Light goes through vapour and comes out on the side that is turned away from it too. */
const LIT = 1.5;

/**
 * Lays a clear wall over what is there of some rows: it mirrors as any wall does, also within, hides the more the more it is
 * looked at from the side, and dyes what is seen through it. Vapour hides the less there and neither mirrors nor dyes.
 */
export function layClear(
  scene: Scene,
  gather: GatherLight,
  wall: VisibleFaces,
  { opacities, soft, backs }: Pick<Clear, "opacities" | "soft" | "backs">,
  rows: RowBand,
  { light, cover }: Exposure,
): void {
  const { size, face: faces } = wall;
  const { place, texel, color, shade } = createShader(scene, gather, wall);
  for (let y = rows.first; y < rows.end; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = y * size + x;
      const seen = faces[at] as number;
      if (seen < 0) continue;
      const isBack = seen >= opacities.length;
      const face = isBack ? (backs[seen - opacities.length] as number) : seen;
      shade(face, x, y, isBack);
      const { nx, ny, nz, vx, vy, vz } = place;
      const graze = 1 - Math.max(0, nx * vx + ny * vy + nz * vz);
      const isSoft = soft[face] === 1;
      const opacity = (opacities[face] as number) * (isBack ? FROM_BEHIND : 1);
      const through = isSoft ? 1 - opacity * (1 - graze) : (1 - opacity) * (1 - graze * graze * graze);
      const most = Math.max(texel[0] as number, texel[1] as number, texel[2] as number, 1e-3);
      let brightest = 0;
      for (let c = 0; c < 3; c += 1) {
        const own = ((color[c] as number) - (color[c + 3] as number)) * (isSoft ? LIT : 1);
        const mirrored = isSoft ? 0 : (color[c + 3] as number);
        const dye = isSoft ? 1 : 1 - DYE * (1 - (texel[c] as number) / most);
        light[at * 3 + c] = own * (1 - through) + mirrored + through * dye * (light[at * 3 + c] as number);
        brightest = Math.max(brightest, mirrored);
      }
      cover[at] = 1 - through * (1 - Math.min(1, brightest)) * (1 - (cover[at] as number));
    }
  }
}
