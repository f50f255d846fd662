import { type CrewSeat, dismissCrew, GONE_CELL, RETURNED_CELL } from "./crew-board.ts";

/** Pieces that may be out at once. Who is further behind than that is no help. */
const MOST_PIECES = 3;
/** How long a member may be behind by all of them. */
const PATIENCE_MS = 50;

/** What a crew's leader lends to all, again and again. */
export interface LentMemory {
  /** A piece that nobody needs any more. undefined when some member holds up the others for too long: the crew is dismissed then. */
  lend(): SharedArrayBuffer | undefined;
  /** Called when the asset is made: the pieces serve the next crew that this thread leads. */
  keep(): void;
}

/** Kept between crews, for fresh memory costs most of what it saves: 18 ms of a surface at 1024 x 1024. */
let spare: SharedArrayBuffer[] = [];

/** @param bytes Of each piece, always the same. */
export function openLentMemory({ board, ports }: CrewSeat, bytes: number): LentMemory {
  const pieces = spare.map((memory) => ({ memory, lastLoan: 0 }));
  // two leaders in turn must not lend the same
  spare = [];
  let loans = 0;

  const isBack = (loan: number, seat: number) =>
    Atomics.load(board, RETURNED_CELL + seat) >= loan || Atomics.load(board, GONE_CELL + seat) !== 0;
  const others = ports.map((_, i) => i + 1);
  const findFree = () => pieces.find(({ lastLoan }) => others.every((seat) => isBack(lastLoan, seat)));

  const awaitFree = () => {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const free = findFree();
      if (free || performance.now() > until) return free;
      const [oldest] = pieces.map(({ lastLoan }) => lastLoan).sort((a, b) => a - b);
      const late = others.find((seat) => !isBack(oldest as number, seat)) ?? 1;
      const returned = Atomics.load(board, RETURNED_CELL + late);
      if (returned < (oldest as number)) Atomics.wait(board, RETURNED_CELL + late, returned, 10);
    }
  };

  return {
    lend() {
      let piece = findFree();
      if (!piece && pieces.length < MOST_PIECES) {
        piece = { memory: new SharedArrayBuffer(bytes), lastLoan: 0 };
        pieces.push(piece);
      }
      piece ??= awaitFree();
      if (!piece) {
        dismissCrew(board);
        return undefined;
      }
      loans += 1;
      piece.lastLoan = loans;
      return piece.memory;
    },
    keep: () => {
      spare = pieces.map(({ memory }) => memory);
    },
  };
}
