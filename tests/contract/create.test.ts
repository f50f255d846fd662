import { expect, test } from "vitest";
import { createMaterialBodySchema, createModelBodySchema } from "../../src/contract/create.ts";

const complaint = (body: unknown) =>
  createModelBodySchema.safeParse(body).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

test("texts are trimmed, null counts as left out, and unknown fields are ignored", () => {
  const body = {
    prompt: "  a lamp ",
    seed: null,
    negativePrompt: "",
    version: null,
    faceLimit: null,
    pbr: null,
    colour: 1,
  };
  expect(JSON.parse(JSON.stringify(createModelBodySchema.parse(body)))).toEqual({ prompt: "a lamp" });
  expect(createMaterialBodySchema.parse({ prompt: "brick", seed: 7, faceLimit: 1 })).toEqual({
    prompt: "brick",
    seed: 7,
  });
});

test.each([
  [{}, ["prompt: Required: text."]],
  [{ prompt: "   " }, ["prompt: Must not be empty: say in a few words what to make."]],
  [{ prompt: "x".repeat(1001) }, ["prompt: Must be at most 1,000 characters, got 1,001."]],
  [{ prompt: "🪑".repeat(1001) }, ["prompt: Must be at most 1,000 characters, got 1,001."]],
  [{ prompt: 5 }, ["prompt: Must be text, got 5."]],
  [{ prompt: "a", version: "gold" }, ['version: Must be one of subnet-v1, premium-v1, got "gold".']],
  [{ prompt: "a", faceLimit: 47 }, ["faceLimit: Must be a whole number of triangles from 48 to 1,000,000, got 47."]],
  [
    { prompt: "a", faceLimit: 99.5 },
    ["faceLimit: Must be a whole number of triangles from 48 to 1,000,000, got 99.5."],
  ],
  [{ prompt: "a", pbr: "yes" }, ['pbr: Must be true or false, got "yes".']],
  [[], [": Must be a JSON object, got []."]],
])("%j is refused in words that quote it", (body, messages) => {
  expect(complaint(body)).toEqual(messages);
});

test("any safe whole number is a seed, and nothing else is", () => {
  for (const seed of [0, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]) {
    expect(createModelBodySchema.parse({ prompt: "a", seed }).seed).toBe(seed);
  }
  for (const seed of [1.5, 2 ** 53, "7", Number.NaN]) expect(complaint({ prompt: "a", seed })).toHaveLength(1);
});
