import { threadId } from "node:worker_threads";
import { type Crew, fillRows } from "#engine/crew.ts";
import { DISMISSED_CELL } from "#service/tasks/crew-board.ts";
import type { Generated, HelperTask, WorkerTask } from "#service/tasks/generation.ts";
import { checkDismissed, DismissedError, joinCrew } from "#service/tasks/join-crew.ts";

export const BANDS = 64;
/** Rows made together again and again, and of how many texels. */
const ROUNDS = 40;
const ROWS = 32;
const WIDTH = 512;

/** The toy loop the tests share out: band -> its square, and band -> the thread that did it. */
function count({ generation, seat }: Pick<HelperTask, "generation" | "seat">): Uint8Array[] {
  const { prompt } = generation.request;
  const crew = joinCrew(seat);
  const joined = new Int32Array(crew.share(4));
  const squares = new Int32Array(crew.share(BANDS * 4));
  const threads = new Int32Array(crew.share(BANDS * 4));
  if (seat.seat > 0) {
    Atomics.add(joined, 0, 1);
    Atomics.notify(joined, 0);
  } else {
    const isDismissed = () => Atomics.load(seat.board, DISMISSED_CELL) !== 0;
    // a helper that is dismissed before it begins never joins
    while (Atomics.load(joined, 0) === 0 && !isDismissed()) Atomics.wait(joined, 0, 0, 20);
    while (prompt === "helper stays" && !isDismissed()) Atomics.wait(seat.board, DISMISSED_CELL, 0, 20);
  }
  const heldUp = seat.seat > 0 && (prompt === "helper stays" || prompt === "helper is held up");
  const work = (band: number) => {
    while (heldUp) checkDismissed(seat);
    if (seat.seat > 0 && prompt === "helper ends") process.exit(3);
    if (seat.seat > 0 && prompt === "helper throws") throw new Error("planted");
    const until = performance.now() + 2;
    while (performance.now() < until);
    squares[band] = band * band;
    threads[band] = threadId;
  };
  crew.runBands(BANDS, work, prompt === "helper is held up");
  const wrong = new Int32Array(crew.share(4));
  if (prompt === "helper is behind") {
    Atomics.add(wrong, 0, countWrong(crew, seat.seat > 0));
    Atomics.add(joined, 0, 1);
    // the one who leads is done first, and then hears of the other
    const until = performance.now() + 5000;
    while (seat.seat === 0 && Atomics.load(joined, 0) < 3 && performance.now() < until);
  }
  return [squares, threads, wrong].map((cells) => new Uint8Array(cells.buffer as ArrayBuffer).slice());
}

/** Rows of numbers that tell the round they were made in: how many are of another. */
function countWrong(crew: Crew, isSlow: boolean): number {
  const rows = new Float32Array(ROWS * WIDTH);
  const pause = new Int32Array(new SharedArrayBuffer(4));
  let wrong = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    fillRows(crew, [rows], ROWS, 8, (first, end) => rows.fill(round, first * WIDTH, end * WIDTH));
    wrong += rows.reduce((sum, value) => sum + (value === round ? 0 : 1), 0);
    if (isSlow) Atomics.wait(pause, 0, 0, 2);
  }
  return wrong;
}

export async function generate({ generation, seat, port }: WorkerTask): Promise<Generated> {
  port.postMessage({ stage: "start", progress: 0 });
  const [squares, threads, wrong] = seat ? count({ generation, seat }) : [];
  const files = [
    { name: "squares", bytes: squares ?? new Uint8Array(0) },
    { name: "threads", bytes: threads ?? new Uint8Array(0) },
    { name: "wrong", bytes: wrong ?? new Uint8Array(0) },
  ];
  return { files, recipe: { engineVersion: "test" }, report: { words: [], notes: [] }, timingsMs: {} };
}

/** Goes on until a thread is needed. */
export function warmUp(stop: Int32Array): void {
  while (Atomics.load(stop, 0) === 0) Atomics.wait(stop, 0, 0, 20);
}

export async function help(task: HelperTask): Promise<void> {
  try {
    count(task);
  } catch (error) {
    if (!(error instanceof DismissedError)) throw error;
  }
}
