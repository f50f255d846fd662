import { MessageChannel, type MessagePort } from "node:worker_threads";

/** Threads that make one asset at the most: beyond, what each does alone takes longer than what they share. */
export const MOST_MEMBERS = 4;

/**
 * Cells of a board: how much memory is shared so far, then a flag a member that it is gone, a count a member of how often it has
 * done with lent memory, one that the crew is dismissed, then the bands.
 */
export const SHARED_CELL = 0;
export const GONE_CELL = 1;
export const RETURNED_CELL = GONE_CELL + MOST_MEMBERS;
export const DISMISSED_CELL = RETURNED_CELL + MOST_MEMBERS;
export const FIRST_BAND_CELL = DISMISSED_CELL + 1;

/** All bands of a generation: some hundreds, some thousands of a material. */
const CELLS = 1 << 14;

/** What a thread needs to know to be one of a crew. */
export interface CrewSeat {
  /** Shared by all members. See the cells above. */
  readonly board: Int32Array;
  /** 0 leads: it makes the asset whatever becomes of the others. */
  readonly seat: number;
  /** The leader's: one to each of the others. Theirs: one to the leader. What is shared goes along these. */
  readonly ports: readonly MessagePort[];
}

export interface CrewBoard {
  readonly leader: CrewSeat;
  readonly others: readonly CrewSeat[];
  /** Tells the others to leave at their next step. */
  dismiss(): void;
  /** Tells the leader not to wait for a member. */
  markGone(seat: number): void;
}

/** @param members 1 to `MOST_MEMBERS`. */
export function openCrewBoard(members: number): CrewBoard {
  const board = new Int32Array(new SharedArrayBuffer(CELLS * 4));
  const channels = Array.from({ length: members - 1 }, () => new MessageChannel());
  return {
    leader: { board, seat: 0, ports: channels.map(({ port1 }) => port1) },
    others: channels.map(({ port2 }, i) => ({ board, seat: i + 1, ports: [port2] })),
    dismiss: () => dismissCrew(board),
    markGone: (seat) => Atomics.store(board, GONE_CELL + seat, 1),
  };
}

export function dismissCrew(board: Int32Array): void {
  Atomics.store(board, DISMISSED_CELL, 1);
  Atomics.notify(board, DISMISSED_CELL);
}
