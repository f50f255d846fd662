import { expect, test } from "vitest";
import { box } from "#engine/geometry/box.ts";
import { closeGaps } from "#engine/geometry/close-gaps.ts";
import { makePart } from "#engine/geometry/make-part.ts";
import { move } from "#engine/geometry/place.ts";
import { findLoosePieces } from "#measure/loose-pieces.ts";

/** As measured before a model is said to be in one piece. */
const CELLS = 256;
const post = makePart("post", "post", move(box([0.4, 1, 0.4]), [0, 0.5, 0]));
const knob = (away: number) => makePart("knob", "knob", move(box([0.1, 0.1, 0.1]), [0.25 + away, 0.8, 0]));
const loose = (parts: readonly ReturnType<typeof knob>[]) =>
  findLoosePieces(
    parts.map(({ geometry }) => geometry),
    0.25,
    CELLS,
  ).pieces;

test.each([0.008, 0.009, 0.02, 0.1])("of few faces, a knob %f off its post is brought up to it", (away) => {
  const parts = [post, knob(away)];
  expect(loose(parts)).toHaveLength(1);
  expect(loose(closeGaps(parts, parts, () => new Set(), true))).toEqual([]);
});

test("what is meant to hang stays, and so does all where nothing is gone and faces suffice", () => {
  const parts = [post, knob(0.02)];
  expect(closeGaps(parts, parts, () => new Set(["knob"]), true)[1]).toEqual(parts[1]);
  expect(closeGaps(parts, parts, () => new Set(), false)).toBe(parts);
});
