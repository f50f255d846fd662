import type { Crew } from "../crew.ts";

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

/** Painted by all members of the crew. */
export function createCanvas(size: number, crew: Crew): Canvas {
  const texels = size * size;
  const face = new Int32Array(crew.share(texels * 4));
  crew.runBands(1, () => face.fill(-1));
  return {
    size,
    face,
    albedo: new Uint8Array(crew.share(texels * 3)),
    roughness: new Uint8Array(crew.share(texels)),
    metalness: new Uint8Array(crew.share(texels)),
    height: new Float32Array(crew.share(texels * 4)),
  };
}
