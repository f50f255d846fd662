import { allocate, beginKernel, copyIn, floatsAt, kernelCalls } from "./wasm-memory.ts";

/** Rays of light with the shadow maps seen from where they come from. */
export interface Rays {
  /** `RAY_NUMBERS` a ray. */
  readonly lights: Float64Array;
  readonly count: number;
  /** Texels along a side of each map. */
  readonly size: number;
  /** Metres towards the light, map after map, row by row. */
  readonly depth: Float32Array;
}

/** Numbers of a ray: unit vector towards the light, its map's axes across and up (3 each), the map's corner along these, texels a metre. */
export const RAY_NUMBERS = 12;

/** Samples that lie together share the rays among them: each looks along every fourth. */
export const TURNS = 4;
/** Turn of a sample that stands for all that lie together: it looks along all rays. */
export const ALL_TURNS = -1;

/** A place to gather light at: metres, with a unit normal. */
export interface LitPlace {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  /** Metres it may lie behind a map and still be lit. */
  readonly bias: number;
  /** Metres over a floor that hides half of what comes from below within `reach` metres; with a reach of 0 there is none. */
  readonly high: number;
  readonly reach: number;
}

/**
 * Light at a place: of the rays before the split what arrives and what would with nothing in the way, then the same of the
 * others. Used again by the next call.
 */
export type Gathered = Float32Array;

/** Gathers along every fourth ray, from the `turn`th on; along all of them with `ALL_TURNS`. */
export type GatherLight = (turn: number, place: LitPlace) => Gathered;

/** Vectors of four numbers that a group of four rays takes. */
const GROUP_VECTORS = 15;

/**
 * Gathers light along rays, past what stands in their shadow maps: four texels of a map compared and blended. The maps stay in
 * the kernels' memory until another kernel is called.
 *
 * @param strengths How strong each ray's light is; left out, 1.
 * @param split The rays before this one are summed up by themselves.
 */
export function openRays(rays: Rays, strengths?: Float64Array, split = 0): GatherLight {
  const groups = Math.ceil(Math.ceil(rays.count / TURNS) / 4);
  const numbers = layGroups(rays, groups, strengths, split);
  const gathered = new Float32Array(4);
  let laid = lay(rays, numbers);
  let laidAt = kernelCalls();
  return (turn, { x, y, z, nx, ny, nz, bias, high, reach }) => {
    if (laidAt !== kernelCalls()) {
      laid = lay(rays, numbers);
      laidAt = kernelCalls();
    }
    const all = turn === ALL_TURNS;
    const from = laid.numbers + (all ? 0 : turn * groups * GROUP_VECTORS * 16);
    laid.wasm.gatherRays(
      laid.out,
      from,
      all ? TURNS * groups : groups,
      laid.depth,
      rays.size,
      x,
      y,
      z,
      nx,
      ny,
      nz,
      bias,
      high,
      reach,
    );
    const { result } = laid;
    for (let k = 0; k < 4; k += 1) gathered[k] = result[k] as number;
    return gathered;
  };
}

function lay({ depth }: Rays, numbers: Float32Array) {
  const wasm = beginKernel();
  const at = { depth: copyIn(depth), numbers: copyIn(numbers), out: allocate(16) };
  // nothing grows the memory before another kernel begins, so the view stays
  return { wasm, ...at, result: floatsAt(at.out, 4) };
}

/** The rays' numbers by turns, four rays side by side; rays that are missing have no strength. */
function layGroups(
  { lights, count, size }: Rays,
  groups: number,
  strengths: Float64Array | undefined,
  split: number,
): Float32Array {
  const out = new Float32Array(TURNS * groups * GROUP_VECTORS * 4);
  const offsets = new Int32Array(out.buffer);
  for (let ray = 0; ray < count; ray += 1) {
    const turn = ray % TURNS;
    const place = Math.floor(ray / TURNS);
    const first = (turn * groups + Math.floor(place / 4)) * GROUP_VECTORS * 4 + (place % 4);
    for (let k = 0; k < RAY_NUMBERS; k += 1) out[first + k * 4] = lights[ray * RAY_NUMBERS + k] as number;
    out[first + 12 * 4] = strengths ? (strengths[ray] as number) : 1;
    out[first + 13 * 4] = ray < split ? 1 : 0;
    offsets[first + 14 * 4] = ray * size * size * 4;
  }
  return out;
}
