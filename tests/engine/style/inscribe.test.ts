import { describe, expect, test } from "vitest";
import { box } from "../../../src/engine/geometry/box.ts";
import { fitAffine } from "../../../src/engine/geometry/fit-affine.ts";
import { makePart, standModel } from "../../../src/engine/geometry/make-part.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import { move, turnY } from "../../../src/engine/geometry/place.ts";
import { findPanel } from "../../../src/engine/style/shown/find-panel.ts";
import { inscribe } from "../../../src/engine/style/shown/inscribe.ts";

const VIEW = { azimuth: 0.3, elevation: 0.1 };
const thing = (...parts: Part[]) => ({ model: standModel(parts, []), materials: {}, family: "object" });

/** Share of a grid over the part's rest box at a depth that the paint makes dark. */
function darkShare({ paint }: Part, z: number): number {
  let dark = 0;
  for (let i = 0; i < 40; i += 1) {
    for (let k = 0; k < 40; k += 1) {
      const point = { r: 0.8, g: 0.8, b: 0.8, roughness: 0.5, metalness: 0, height: 0 };
      paint?.(point, i / 40 - 0.4875, k / 40 - 0.4875, z, 0, 0, 1);
      if (point.r < 0.4) dark += 1;
    }
  }
  return dark / 1600;
}

describe("words on things", () => {
  test("stand on the side that is seen, and not on its back", () => {
    const [part] = inscribe(thing(makePart("body", "body", box([1, 1, 1]))), { text: "toys" }, VIEW).model.parts;
    expect(darkShare(part as Part, 0.5)).toBeGreaterThan(0.02);
    expect(darkShare(part as Part, 0.5)).toBeLessThan(0.5);
    expect(darkShare(part as Part, -0.5)).toBe(0);
  });

  test("prefer the label to the larger side, and the slot that was said to both", () => {
    const parts = [
      makePart("body", "body", box([1, 1, 1])),
      makePart("label", "label", move(box([0.4, 0.3, 0.02]), [0, 0, 0.51])),
      makePart("lid", "lid", move(box([1, 0.1, 1]), [0, 0.55, 0])),
    ];
    expect(findPanel(parts, VIEW, "body")?.slot).toBe("label");
    expect(findPanel(parts, VIEW, "body", "lid")?.slot).toBe("lid");
  });

  test("break into lines that fit: more words are smaller, none is lost", () => {
    const say = (text: string) =>
      darkShare(
        inscribe(thing(makePart("body", "body", box([1, 1, 1]))), { text: text }, VIEW).model.parts[0] as Part,
        0.5,
      );
    expect(say("I")).toBeGreaterThan(0);
    expect(say("one two three four")).toBeGreaterThan(0.02);
    expect(say("漢字")).toBe(0);
  });
});

test("the map from rest to place is found again", () => {
  const moved = move(turnY(box([1, 2, 3]), 0.7), [1, 2, 3]);
  const map = fitAffine(moved);
  for (let v = 0; v < moved.rest.length; v += 3) {
    const at = map(moved.rest[v] as number, moved.rest[v + 1] as number, moved.rest[v + 2] as number);
    for (let k = 0; k < 3; k += 1) expect(at[k]).toBeCloseTo(moved.positions[v + k] as number, 4);
  }
});
