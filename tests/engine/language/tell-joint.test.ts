import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { box } from "#engine/geometry/box.ts";
import { makePart, standModel } from "#engine/geometry/make-part.ts";
import { merge } from "#engine/geometry/merge.ts";
import { move } from "#engine/geometry/place.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { layRegions } from "#engine/style/regions/lay-regions.ts";

const lexicon = engineLexicon();
const first = (prompt: string) => readPrompt(prompt, null, lexicon).objects[0];

describe("where a garment wears through", () => {
  test.each([
    ["jeans with torn knees", "knee", "torn"],
    ["trousers torn at the knees", "knee", "torn"],
    ["trousers with holes in the knees", "knee", "torn"],
    ["a coat with patched elbows", "elbow", "patched"],
    ["a green sweater with elbow patches", "elbow", "patched"],
    ["a jacket with suede patches on the elbows", "elbow", "patched"],
  ])("%s: a %s that is %s", (prompt, region, manner) => {
    expect(first(prompt)?.regions).toMatchObject([{ region, manner }]);
    expect(first(prompt)?.traits).toEqual([]);
  });

  test("a hole is told of cloth and of what holds something, many holes of cloth only", () => {
    expect(first("a hat with a hole")?.regions).toMatchObject([{ region: "hole", count: 1 }]);
    expect(first("socks with three holes")?.regions).toMatchObject([{ region: "hole", count: 3 }]);
    expect(first("a bucket with a hole in it")?.regions).toMatchObject([{ region: "hole", count: 1 }]);
    expect(first("a cheese with holes")?.regions).toBeUndefined();
  });
});

test("knees are torn in front, and nothing else is", () => {
  const spec = {
    base: "denim",
    colours: [[0.1, 0.2, 0.5]] as [[number, number, number]],
    conditions: {},
    scale: 1,
    seed: 1,
  };
  const legs = merge([-0.1, 0.1].map((x) => move(box([0.14, 1, 0.14], { divisions: [4, 20, 4] }), [x, 0.5, 0])));
  const model = standModel([makePart("legs", "cloth", legs)], []);
  const thing = { model, materials: { cloth: spec }, family: "garment" };
  const [part] = layRegions(thing, [{ region: "knee", manner: "torn", material: spec }]).model.parts;
  const isTouched = (x: number, y: number, z: number) => {
    const point = { r: 0.1, g: 0.2, b: 0.5, roughness: 0.5, metalness: 0, height: 0 };
    part?.paint?.(point, x, y, z, 0, 0, z > 0 ? 1 : -1);
    return point.b !== 0.5;
  };
  // each leg in its own frame, its middle at the knee
  expect(isTouched(0, -0.01, 0.07)).toBe(true);
  expect([isTouched(0, 0.3, 0.07), isTouched(0, -0.4, 0.07), isTouched(0, -0.01, -0.07)]).toEqual([
    false,
    false,
    false,
  ]);
});
