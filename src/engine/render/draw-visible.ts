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
): VisibleFaces {
  const screen = projectVertices(positions, camera, size);
  const face = new Int32Array(size * size).fill(-1);
  const nearness = before ? before.slice() : new Float32Array(size * size);
  const count = faces ? faces.length : indices.length / 3;
  for (let i = 0; i < count; i += 1) {
    const seen = faces ? (faces[i] as number) : i;
    const corner = seen * 3;
    const a = (indices[corner] as number) * 3;
    const b = (indices[corner + 1] as number) * 3;
    const c = (indices[corner + 2] as number) * 3;
    const ax = screen[a] as number;
    const ay = screen[a + 1] as number;
    const bx = screen[b] as number;
    const by = screen[b + 1] as number;
    const cx = screen[c] as number;
    const cy = screen[c + 1] as number;
    // y runs down the picture, so what is counter-clockwise in space turns the other way here
    const twice = (cx - ax) * (by - ay) - (cy - ay) * (bx - ax);
    if (!(twice > 0)) continue;
    const firstRow = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const lastRow = Math.min(size - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    const firstColumn = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const lastColumn = Math.min(size - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const na = screen[a + 2] as number;
    const nb = (screen[b + 2] as number) - na;
    const nc = (screen[c + 2] as number) - na;
    for (let row = firstRow; row <= lastRow; row += 1) {
      const y = row + 0.5 - ay;
      for (let column = firstColumn; column <= lastColumn; column += 1) {
        const x = column + 0.5 - ax;
        const wb = ((cx - ax) * y - (cy - ay) * x) / twice;
        const wc = ((by - ay) * x - (bx - ax) * y) / twice;
        if (wb < 0 || wc < 0 || wb + wc > 1) continue;
        const near = na + wb * nb + wc * nc;
        const at = row * size + column;
        if (near <= (nearness[at] as number)) continue;
        if (behind && near >= (behind[at] as number) * SAME_WALL) continue;
        nearness[at] = near;
        face[at] = seen;
      }
    }
  }
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
