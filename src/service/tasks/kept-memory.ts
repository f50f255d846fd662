import { type CrewSeat, GONE_CELL } from "./crew-board.ts";

/** Below, memory costs no more than looking for it. */
const LEAST_BYTES = 1 << 16;
/** All that is kept between crews, at the most: a preview shares about 70 MB, a premium model 220. */
const MOST_BYTES = 1 << 27;

/** Where a crew's leader gets what it shares. */
export interface KeptMemory {
  /** Zeroed memory, which an asset of before may have used. */
  take(bytes: number): SharedArrayBuffer;
  /** Called when the asset is made: its memory serves the next crew that this thread leads. */
  keep(): void;
}

interface Spare {
  readonly pieces: readonly SharedArrayBuffer[];
  /** Nobody of the crew it served is at work any more. */
  readonly isFree: () => boolean;
}

/**
 * Kept between crews, for most assets share arrays of the same sizes, and to clear memory takes an eighth of what its first
 * touch does: previews take a twentieth less of the processor's time.
 */
let spare: Spare | undefined;

export function openKeptMemory({ board, ports }: CrewSeat): KeptMemory {
  // who helped with the last asset may be at it still
  const unused = spare?.isFree() ? [...spare.pieces] : [];
  // two leaders in turn must not share the same
  spare = undefined;
  const used: SharedArrayBuffer[] = [];
  let kept = 0;

  const reuse = (bytes: number) => {
    const at = unused.findIndex(({ byteLength }) => byteLength === bytes);
    const [piece] = at < 0 ? [] : unused.splice(at, 1);
    if (piece) new Uint8Array(piece).fill(0);
    return piece;
  };

  return {
    take(bytes) {
      if (bytes < LEAST_BYTES) return new SharedArrayBuffer(bytes);
      const piece = reuse(bytes) ?? new SharedArrayBuffer(bytes);
      if (kept + bytes <= MOST_BYTES) {
        used.push(piece);
        kept += bytes;
      }
      return piece;
    },
    // what nobody asked for this time is let go
    keep: () => {
      spare = { pieces: used, isFree: () => ports.every((_, i) => Atomics.load(board, GONE_CELL + i + 1) !== 0) };
    },
  };
}
