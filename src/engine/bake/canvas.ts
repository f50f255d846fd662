/** The atlas while it is being painted, `size` x `size`, row 0 at the top. */
export interface Canvas {
  readonly size: number;
  /** Triangle whose inside holds the texel's centre; -1 outside all charts. */
  readonly face: Int32Array;
  /** sRGB bytes. */
  readonly albedo: Uint8Array;
  readonly roughness: Uint8Array;
  readonly metalness: Uint8Array;
  /** Metres. */
  readonly height: Float32Array;
}

export function createCanvas(size: number): Canvas {
  const texels = size * size;
  return {
    size,
    face: new Int32Array(texels).fill(-1),
    albedo: new Uint8Array(texels * 3),
    roughness: new Uint8Array(texels),
    metalness: new Uint8Array(texels),
    height: new Float32Array(texels),
  };
}
