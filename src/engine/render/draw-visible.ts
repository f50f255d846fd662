import { ALONE, type Crew, rowBand } from "../crew.ts";
import { openVisible } from "../kernels/raster-kernel.ts";
import type { Camera } from "./frame-view.ts";

/** What a camera sees, sample by sample, row 0 at the top. */
export interface VisibleFaces {
  readonly size: number;
  /** Triangle seen at each sample; -1 for none. */
  readonly face: Int32Array;
  /** 1 / depth of what is seen at each sample; 0 where nothing is. */
  readonly nearness: Float32Array;
  /** Picture x, y in samples and 1 / depth of every vertex. */
  readonly screen: Float32Array;
}

/** Part of what could be seen. */
export interface Looked {
  /** Triangles to look for. Left out: all. */
  readonly faces?: Uint32Array;
  /** Only what is nearer than this: 1 / depth, one a sample. */
  readonly before?: Float32Array;
  /** Only what is farther than this. */
  readonly behind?: Float32Array;
}

/** What is as near as that is the same wall. */
const SAME_WALL = 1 - 1e-5;
/** Shares the rows are drawn in: each goes through all triangles. */
const BANDS = 4;

/**
 * Finds the triangle seen at each sample of a square picture. Faces that look away are not drawn: parts are closed.
 *
 * @param size Samples along a side.
 */
export function drawVisible(
  positions: Float32Array,
  indices: Uint32Array,
  camera: Camera,
  size: number,
  { faces, before, behind }: Looked = {},
  crew: Crew = ALONE,
): VisibleFaces {
  const screen = projectVertices(positions, camera, size);
  const face = new Int32Array(crew.share(size * size * 4));
  const nearness = new Float32Array(crew.share(size * size * 4));
  const open = () => {
    const limit = behind?.map((near) => near * SAME_WALL);
    const look = { indices, screen, size, ...(faces && { faces }), ...(limit && { behind: limit }) };
    return openVisible(look, face, nearness);
  };
  let draw: ReturnType<typeof open> | undefined;
  crew.runBands(BANDS, (band) => {
    const { first, end } = rowBand(size, BANDS, band);
    const [from, to] = [first * size, end * size];
    face.fill(-1, from, to);
    if (before) nearness.set(before.subarray(from, to), from);
    else nearness.fill(0, from, to);
    draw ??= open();
    draw(first, end);
  });
  return { size, face, nearness, screen };
}

function projectVertices(positions: Float32Array, camera: Camera, size: number): Float32Array {
  const { eye, forward, right, up, tangent } = camera;
  const screen = new Float32Array(positions.length);
  const half = size / 2;
  for (let i = 0; i < positions.length; i += 3) {
    const x = (positions[i] as number) - eye[0];
    const y = (positions[i + 1] as number) - eye[1];
    const z = (positions[i + 2] as number) - eye[2];
    const near = 1 / (x * forward[0] + y * forward[1] + z * forward[2]);
    const zoom = (near / tangent) * half;
    screen[i] = half + (x * right[0] + y * right[1] + z * right[2]) * zoom;
    screen[i + 1] = half - (x * up[0] + y * up[1] + z * up[2]) * zoom;
    screen[i + 2] = near;
  }
  return screen;
}
