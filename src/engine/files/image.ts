/** Pixels on their way into a PNG: row by row, row 0 at the top, channels interleaved. */
export interface Image {
  readonly width: number;
  readonly height: number;
  /** Grey, RGB or RGBA. */
  readonly channels: 1 | 3 | 4;
  /** 8 bits a channel, or 16. */
  readonly data: Uint8Array | Uint16Array;
}
