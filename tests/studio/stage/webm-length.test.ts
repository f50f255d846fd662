import { expect, test } from "vitest";
import { withLength } from "#studio/stage/capture/webm-length.ts";

const HEAD = [0x1a, 0x45, 0xdf, 0xa3, 0x81, 0x00];
const OPEN_SEGMENT = [0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
/** A time scale of a millisecond. */
const SCALE = [0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40];
const INFO = [0x15, 0x49, 0xa9, 0x66];
const CLUSTERS = [0x1f, 0x43, 0xb6, 0x75, 0xff, 1, 2, 3];

const recorded = Uint8Array.from([...HEAD, ...OPEN_SEGMENT, ...INFO, 0x80 | SCALE.length, ...SCALE, ...CLUSTERS]);

test("a film gets its length at the end of what is said about it, and all else stays", () => {
  const duration = [0x44, 0x89, 0x88, ...new Uint8Array(new Float64Array([6000]).buffer).reverse()];
  const size = SCALE.length + duration.length;
  expect([...withLength(recorded, 6000)]).toEqual([
    ...HEAD,
    ...OPEN_SEGMENT,
    ...INFO,
    ...[0x01, 0, 0, 0, 0, 0, 0, size],
    ...SCALE,
    ...duration,
    ...CLUSTERS,
  ]);
});

test("a film that has a length, counts its bytes or is none stays as it is", () => {
  const told = withLength(recorded, 6000);
  expect(withLength(told, 5000)).toBe(told);
  const counted = Uint8Array.from(recorded);
  counted.set([0x01, 0, 0, 0, 0, 0, 0, 20], HEAD.length + 4);
  expect(withLength(counted, 6000)).toBe(counted);
  for (const length of [0, 3, 8, 20, 26]) {
    const cut = recorded.slice(0, length);
    expect(withLength(cut, 6000)).toBe(cut);
  }
});
