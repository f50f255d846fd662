import { type MessagePort, receiveMessageOnPort } from "node:worker_threads";
import { LENT_BYTES } from "#engine/crew.ts";
import type { generateModel } from "#engine/generate-model.ts";
import { type CrewSeat, DISMISSED_CELL, FIRST_BAND_CELL, GONE_CELL, RETURNED_CELL, SHARED_CELL } from "./crew-board.ts";
import { openKeptMemory } from "./kept-memory.ts";
import { openLentMemory } from "./lent-memory.ts";

type Crew = NonNullable<NonNullable<Parameters<typeof generateModel>[1]>["crew"]>;

/** States of a band; `TAKEN` plus a seat while a member is at it. */
const FREE = 0;
const DONE = 1;
const TAKEN = 2;

/** How long a member sleeps before it looks again whether it is still wanted. */
const LOOK_EVERY_MS = 50;

/** Thrown through the engine in a member that is no longer needed. Never leaves the thread. */
export class DismissedError extends Error {
  override readonly name = "DismissedError";
}

/** Throws in a member whose crew is dismissed. */
export function checkDismissed({ board, seat }: CrewSeat): void {
  if (seat > 0 && Atomics.load(board, DISMISSED_CELL) !== 0) throw new DismissedError();
}

/**
 * Makes this thread one of a crew. The leader shares memory and finishes whatever others leave behind; the others take
 * bands as they come to them, and may come late or go early. `finish` is called when the asset is made.
 */
export function joinCrew(seat: CrewSeat): Crew & { finish(): void } {
  const { board } = seat;
  const isLeader = seat.seat === 0;
  const mine = TAKEN + seat.seat;
  const lent = isLeader ? openLentMemory(seat, LENT_BYTES) : undefined;
  const kept = isLeader ? openKeptMemory(seat) : undefined;
  let next = FIRST_BAND_CELL;
  let shared = 0;
  let returned = 0;

  const doBand = (cell: number, band: number, work: (band: number) => void) => {
    try {
      work(band);
    } catch (error) {
      release(board, cell, FREE);
      throw error;
    }
    release(board, cell, DONE);
  };

  const giveAll = (memory: SharedArrayBuffer) => {
    for (const port of seat.ports) port.postMessage(memory);
    release(board, SHARED_CELL, shared);
    return memory;
  };

  const takeLent = () => {
    if (!lent) {
      shared += 1;
      return takeShared(seat, shared, LENT_BYTES);
    }
    if (isAlone(seat)) return undefined;
    const memory = lent.lend();
    if (!memory) return undefined;
    shared += 1;
    return giveAll(memory);
  };

  return {
    finish: () => {
      lent?.keep();
      kept?.keep();
    },

    share(bytes) {
      shared += 1;
      return kept ? giveAll(kept.take(bytes)) : takeShared(seat, shared, bytes);
    },

    withLent(use) {
      const memory = takeLent();
      use(memory);
      returned += 1;
      if (memory) release(board, RETURNED_CELL + seat.seat, returned);
    },

    runBands(bands, work, byTwo = false) {
      const first = next;
      next += bands;
      const startedAt = performance.now();
      let own = 0;
      if (next > board.length) throw new Error(`runBands: there must be at most ${board.length} bands, got ${next}.`);
      for (let band = 0; band < bands; band += 1) {
        if (!take(board, first + band, FREE, mine)) continue;
        doBand(first + band, band, work);
        own += 1;
      }
      // a band takes others about as long; who needs twice that is held up
      const patience = byTwo && own > 0 ? 1 + (2 * (performance.now() - startedAt)) / own : LOOK_EVERY_MS;
      for (let band = 0; band < bands; band += 1) {
        const cell = first + band;
        for (let state = Atomics.load(board, cell); state !== DONE; state = Atomics.load(board, cell)) {
          checkDismissed(seat);
          const isLeft = state === FREE || (isLeader && Atomics.load(board, GONE_CELL + state - TAKEN) !== 0);
          if (!isLeft) {
            const news = Atomics.wait(board, cell, state, patience);
            if (news === "timed-out" && byTwo) doBand(cell, band, work);
          } else if (take(board, cell, state, mine)) doBand(cell, band, work);
        }
      }
    },
  };
}

/** Whether nobody else is left, or wanted. */
const isAlone = ({ board, ports }: CrewSeat): boolean =>
  Atomics.load(board, DISMISSED_CELL) !== 0 || ports.every((_, i) => Atomics.load(board, GONE_CELL + i + 1) !== 0);

const take = (board: Int32Array, cell: number, from: number, mine: number): boolean =>
  Atomics.compareExchange(board, cell, from, mine) === from;

function release(board: Int32Array, cell: number, state: number): void {
  Atomics.store(board, cell, state);
  Atomics.notify(board, cell);
}

/** Waits for the leader to come to the same place. */
function takeShared(seat: CrewSeat, count: number, bytes: number): SharedArrayBuffer {
  const { board, ports } = seat;
  for (;;) {
    checkDismissed(seat);
    const known = Atomics.load(board, SHARED_CELL);
    if (known >= count) break;
    Atomics.wait(board, SHARED_CELL, known, LOOK_EVERY_MS);
  }
  const received = receiveMessageOnPort(ports[0] as MessagePort);
  const memory = received?.message as SharedArrayBuffer | undefined;
  if (memory?.byteLength !== bytes) {
    throw new Error(`share: all members must share alike, got ${memory?.byteLength} bytes for ${bytes}.`);
  }
  return memory;
}
