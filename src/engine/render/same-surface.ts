import type { UnwrappedModel } from "../bake/unwrapped-model.ts";
import type { VisibleFaces } from "./draw-visible.ts";

/** Tells whether samples side by side show one smooth piece of surface. */
export type SameSurface = (first: number, x: number, y: number, other: number, at: number) => boolean;

/** Cosine of the angle up to which faces side by side are shaded as one. */
const SMOOTH = 0.96;
/** How far, as a share of the depth, a sample may lie from where the first face's plane would be. */
const LEVEL = 2e-3;

/**
 * @returns Whether what is seen at sample number `at`, on the face `other`, goes on smoothly from the face `first` at the sample
 * (x, y) beside it, in the same group: else it is an edge, or something that stands before or behind it.
 */
export function compareSurfaces(model: UnwrappedModel, { screen, nearness, size }: VisibleFaces): SameSurface {
  const { positionIndices, groups } = model;
  const facing = faceNormals(model);
  const groupOf = new Uint16Array(positionIndices.length / 3);
  for (const [i, { firstTriangle, triangleCount }] of groups.entries())
    groupOf.fill(i, firstTriangle, firstTriangle + triangleCount);
  return (first, x, y, other, at) => {
    if (other < 0 || groupOf[first] !== groupOf[other]) return false;
    const f = first * 3;
    const o = other * 3;
    const turned =
      (facing[f] as number) * (facing[o] as number) +
      (facing[f + 1] as number) * (facing[o + 1] as number) +
      (facing[f + 2] as number) * (facing[o + 2] as number);
    if (turned < SMOOTH) return false;
    const a = (positionIndices[f] as number) * 3;
    const b = (positionIndices[f + 1] as number) * 3;
    const c = (positionIndices[f + 2] as number) * 3;
    const na = screen[a + 2] as number;
    const bx = (screen[b] as number) - (screen[a] as number);
    const by = (screen[b + 1] as number) - (screen[a + 1] as number);
    const bn = (screen[b + 2] as number) - na;
    const cx = (screen[c] as number) - (screen[a] as number);
    const cy = (screen[c + 1] as number) - (screen[a + 1] as number);
    const cn = (screen[c + 2] as number) - na;
    // 1 / depth is linear over the picture on a plane
    const unit = 1 / (bx * cy - by * cx);
    const here = nearness[y * size + x] as number;
    const sideways = (bn * cy - cn * by) * unit * ((at % size) - x);
    const downwards = (cn * bx - bn * cx) * unit * (Math.floor(at / size) - y);
    return Math.abs(here + sideways + downwards - (nearness[at] as number)) < LEVEL * here;
  };
}

/** Unit normals of the faces; zero where a face has no area. */
function faceNormals({ positions, positionIndices }: UnwrappedModel): Float32Array {
  const out = new Float32Array(positionIndices.length);
  for (let i = 0; i < positionIndices.length; i += 3) {
    const a = (positionIndices[i] as number) * 3;
    const b = (positionIndices[i + 1] as number) * 3;
    const c = (positionIndices[i + 2] as number) * 3;
    const ux = (positions[b] as number) - (positions[a] as number);
    const uy = (positions[b + 1] as number) - (positions[a + 1] as number);
    const uz = (positions[b + 2] as number) - (positions[a + 2] as number);
    const vx = (positions[c] as number) - (positions[a] as number);
    const vy = (positions[c + 1] as number) - (positions[a + 1] as number);
    const vz = (positions[c + 2] as number) - (positions[a + 2] as number);
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    const unit = 1 / Math.max(Math.sqrt(x * x + y * y + z * z), 1e-30);
    out[i] = x * unit;
    out[i + 1] = y * unit;
    out[i + 2] = z * unit;
  }
  return out;
}
