import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { generateModel } from "#engine/generate-model.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

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

test("what was said of knees, elbows and holes is seen", async () => {
  const pixels = async (prompt: string) => {
    const { files } = await generateModel({
      prompt,
      negativePrompt: null,
      seed: 3,
      effort: "subnet",
      pbr: false,
      faceLimit: 800,
    });
    return files.find(({ name }) => name.endsWith("albedo.png"))?.bytes;
  };
  expect(await pixels("trousers with torn knees")).not.toEqual(await pixels("trousers"));
  expect(await pixels("a jacket with patched elbows")).not.toEqual(await pixels("a jacket"));
  expect(await pixels("a hat with a hole")).not.toEqual(await pixels("a hat"));
}, 60_000);
