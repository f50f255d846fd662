import type { RowBand } from "../crew.ts";
import { takeBytes } from "./field-pool.ts";
import { allocate, beginKernel, copyBytesIn, copyIn, copyIntsIn, kernelCalls, readInts } from "./wasm-memory.ts";

/** The triangles of a model and where they lie in its atlas: three indices a triangle. */
export interface PaintMesh {
  /** xyz triplets in the rest frame. */
  readonly rest: Float32Array;
  /** xyz triplets, of any length, in the rest frame. */
  readonly restNormals: Float32Array;
  /** V up. */
  readonly uvs: Float32Array;
  readonly positionIndices: Uint32Array;
  readonly normalIndices: Uint32Array;
  readonly uvIndices: Uint32Array;
}

/** Numbers a texel of a tile takes: linear red, green, blue, roughness, metalness, height in metres, and two unused. */
export const TILE_STRIDE = 8;

/** A material's tile, ready to be sampled. */
export interface PaintTile {
  /** Texels along a side, a power of two. */
  readonly size: number;
  /** `TILE_STRIDE` numbers a texel, row by row, row 0 at the top. */
  readonly data: Float32Array;
}

/** How a tile lies on a part. */
export interface TileProjection {
  readonly tile: PaintTile;
  /** The axis the grain runs along on a part projected from the sides of a box; wrapped parts have none. */
  readonly grain: "x" | "y" | "z" | "wrapped";
  /** Tiles a metre. */
  readonly perMetre: number;
  /** Tiles around a wrapped part. */
  readonly turns: number;
  /** The part's place on the tile, in tiles: along U on the sides that face X, Y and Z, and along V. */
  readonly shifts: readonly [number, number, number];
  readonly shiftV: number;
}

const GRAINS = { x: 0, y: 1, z: 2, wrapped: 3 } as const;

/** Four-byte words of a texel as bytes of the maps: see `PlainTexels`. */
export const PLAIN_WORDS = 5;
/** Four-byte words of a texel in full: see `FullTexels`. */
export const FULL_WORDS = 13;

/**
 * Texels that were found. Each has `PLAIN_WORDS` words: its index in the atlas, its triangle, four bytes (sRGB and roughness),
 * one byte (metalness) and three unused, its height in metres. Or, in full, `FULL_WORDS`: index and triangle, then linear red,
 * green, blue, roughness, metalness, height, the place x, y, z in the rest frame, the weights of the second and third corner.
 */
export interface FoundTexels {
  readonly count: number;
  readonly ints: Int32Array;
  readonly floats: Float32Array;
  readonly bytes: Uint8Array;
}

/** What one call is about. */
export interface PaintCall {
  readonly projection: TileProjection;
  readonly firstTriangle: number;
  readonly endTriangle: number;
  /** Of the atlas. */
  readonly rows: RowBand;
  /** Give places and corners too. */
  readonly full: boolean;
}

/**
 * Paints tiles onto a mesh. The mesh and the tiles stay in the kernels' memory until another kernel is called.
 *
 * @param size Side of the atlas in texels.
 * @param srgb Bytes for linear light, at 4097 places spaced by square roots.
 * @returns Finds the texels of a call. Their arrays are used again by the next.
 */
export function openPainter(mesh: PaintMesh, size: number, srgb: Uint8Array): (call: PaintCall) => FoundTexels {
  let words = new Int32Array(0);
  let laidAt = -1;
  let laid = layMesh(mesh, srgb);
  return ({ projection, firstTriangle, endTriangle, rows, full }) => {
    if (laidAt !== kernelCalls()) {
      laid = layMesh(mesh, srgb);
      laidAt = kernelCalls();
    }
    const { tile, grain, perMetre, turns, shifts, shiftV } = projection;
    const capacity = (rows.end - rows.first) * size;
    const stride = full ? FULL_WORDS : PLAIN_WORDS;
    if (laid.outWords < capacity * stride) {
      laid.out = allocate(capacity * stride * 4);
      laid.outWords = capacity * stride;
    }
    let tileAt = laid.tiles.get(tile);
    if (tileAt === undefined) {
      tileAt = copyIn(tile.data);
      laid.tiles.set(tile, tileAt);
    }
    const count = laid.wasm.paintFaces(
      laid.out,
      capacity,
      full ? 1 : 0,
      laid.rest,
      laid.restNormals,
      laid.uvs,
      laid.positionIndices,
      laid.normalIndices,
      laid.uvIndices,
      firstTriangle,
      endTriangle,
      size,
      rows.first,
      rows.end,
      laid.srgb,
      tileAt,
      tile.size,
      GRAINS[grain],
      perMetre,
      turns,
      ...shifts,
      shiftV,
    );
    // of few lengths, so that models with more slots or fewer find their memory again
    if (words.length < count * stride) words = new Int32Array(takeBytes(powerAbove(capacity * stride) * 4).buffer);
    const ints = words.subarray(0, count * stride);
    readInts(laid.out, ints);
    return {
      count,
      ints,
      floats: new Float32Array(words.buffer, 0, ints.length),
      bytes: new Uint8Array(words.buffer, 0, ints.length * 4),
    };
  };
}

/** The least power of two that is not less. */
function powerAbove(count: number): number {
  let power = 1;
  while (power < count) power *= 2;
  return power;
}

function layMesh(mesh: PaintMesh, srgb: Uint8Array) {
  return {
    wasm: beginKernel(),
    rest: copyIn(mesh.rest),
    restNormals: copyIn(mesh.restNormals),
    uvs: copyIn(mesh.uvs),
    positionIndices: copyIntsIn(mesh.positionIndices),
    normalIndices: copyIntsIn(mesh.normalIndices),
    uvIndices: copyIntsIn(mesh.uvIndices),
    srgb: copyBytesIn(srgb),
    tiles: new Map<PaintTile, number>(),
    out: 0,
    outWords: 0,
  };
}
