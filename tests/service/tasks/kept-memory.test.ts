import { expect, test } from "vitest";
import { type CrewBoard, openCrewBoard } from "#service/tasks/crew-board.ts";
import { openKeptMemory } from "#service/tasks/kept-memory.ts";

const BYTES = 1 << 20;

/** An asset of one leader and one helper. @returns The memory they wrote to, and their board. */
function makeOne(bytes = BYTES): { memory: SharedArrayBuffer; wasClean: boolean; crew: CrewBoard } {
  const crew = openCrewBoard(2);
  const kept = openKeptMemory(crew.leader);
  const memory = kept.take(bytes);
  const cells = new Uint8Array(memory);
  const wasClean = cells.every((cell) => cell === 0);
  cells.fill(7);
  kept.keep();
  return { memory, wasClean, crew };
}

test("memory serves the next asset of the same sizes, cleared", () => {
  const first = makeOne();
  first.crew.markGone(1);
  const second = makeOne();
  expect(second.memory).toBe(first.memory);
  expect(second.wasClean).toBe(true);
});

test("memory is not used again while a helper may still write to it", () => {
  const first = makeOne();
  const second = makeOne();
  expect(second.memory).not.toBe(first.memory);
});

test("memory of an asset that came to nothing, or of other sizes, is let go", () => {
  const first = makeOne();
  first.crew.markGone(1);
  const failed = openCrewBoard(2);
  expect(openKeptMemory(failed.leader).take(BYTES)).toBe(first.memory);
  failed.markGone(1);
  const next = makeOne(2 * BYTES);
  expect(next.memory.byteLength).toBe(2 * BYTES);
  next.crew.markGone(1);
  expect(makeOne().memory).not.toBe(first.memory);
});

test("two arrays of one asset never share memory", () => {
  const crew = openCrewBoard(2);
  const kept = openKeptMemory(crew.leader);
  const [one, other] = [kept.take(BYTES), kept.take(BYTES)];
  expect(one).not.toBe(other);
  kept.keep();
  crew.markGone(1);
  const next = openKeptMemory(openCrewBoard(2).leader);
  expect(new Set([next.take(BYTES), next.take(BYTES)])).toEqual(new Set([one, other]));
});
