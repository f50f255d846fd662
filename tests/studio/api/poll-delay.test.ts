import { expect, test } from "vitest";
import { type PollState, pollDelayMs } from "#studio/api/poll-delay.ts";

const state = (part: Partial<PollState>): PollState => ({
  pollIntervalMs: 1000,
  settled: false,
  failures: 0,
  hidden: false,
  ...part,
});

test("a task under way is looked at again after the connection's interval", () => {
  expect(pollDelayMs(state({ pollIntervalMs: 250 }))).toBe(250);
  expect(pollDelayMs(state({ pollIntervalMs: 60_000 }))).toBe(60_000);
});

test("a settled task is never looked at again, whatever else is the case", () => {
  expect(pollDelayMs(state({ settled: true, failures: 3, retryAfterMs: 5000, refused: true }))).toBe(false);
});

test("failures in a row double the interval, up to a quarter of a minute", () => {
  expect([1, 2, 3, 4, 20].map((failures) => pollDelayMs(state({ failures })))).toEqual([
    2000, 4000, 8000, 15_000, 15_000,
  ]);
});

test("an interval longer than the longest back-off is kept when the server fails", () => {
  expect(pollDelayMs(state({ pollIntervalMs: 40_000, failures: 2 }))).toBe(40_000);
});

test("Retry-After is kept where it asks for more than the back-off", () => {
  expect(pollDelayMs(state({ failures: 1, retryAfterMs: 45_000 }))).toBe(45_000);
  expect(pollDelayMs(state({ failures: 1, retryAfterMs: 500 }))).toBe(2000);
});

test("a hidden tab looks no oftener than every five seconds", () => {
  expect(pollDelayMs(state({ hidden: true }))).toBe(5000);
  expect(pollDelayMs(state({ hidden: true, pollIntervalMs: 8000 }))).toBe(8000);
});

test("after a refused token the server is left alone for a minute", () => {
  expect(pollDelayMs(state({ refused: true, failures: 1 }))).toBe(60_000);
});

test("what the server held its answer back counts towards the interval", () => {
  expect(pollDelayMs(state({ heldMs: 400 }))).toBe(600);
  expect(pollDelayMs(state({ heldMs: 1003 }))).toBe(20);
  expect(pollDelayMs(state({ heldMs: 1003, failures: 1 }))).toBe(2000);
});
