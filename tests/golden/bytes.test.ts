import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ENGINE_VERSION } from "../../src/engine/engine-version.ts";
import { generateMaterial } from "../../src/engine/generate-material.ts";
import { generateModel } from "../../src/engine/generate-model.ts";

/**
 * The bytes of this engine version, recorded on one machine and checked on every other. When a change means to alter
 * them, raise the engine version and record anew: `npx vitest run tests/golden --update`.
 */
const digest = (files: readonly { name: string; bytes: Uint8Array }[]) =>
  Object.fromEntries(
    files.map(({ name, bytes }) => [name, createHash("sha256").update(bytes).digest("hex").slice(0, 24)] as const),
  );

test("the engine version is the one the digests were recorded with", () => {
  expect(ENGINE_VERSION).toMatchInlineSnapshot(`"1.36.0"`);
});

test.each([
  ["an old wooden chair with a red cushion", 7],
  ["a cat wearing a blue hat", 3],
  ["three mugs on a round table", 9007199254740991],
  ["a rusty car next to a tree", -12],
] as const)("the model of %j and seed %i has the recorded bytes", async (prompt, seed) => {
  const request = {
    prompt,
    negativePrompt: null,
    seed,
    effort: "premium",
    pbr: true,
    textureSize: 256,
    faceLimit: 6000,
  } as const;
  const { files } = await generateModel(request);
  expect(digest(files)).toMatchSnapshot();
});

test.each([
  ["mossy cobblestone", 5],
  ["weathered oak planks", 1],
  ["rusty painted iron", 2],
] as const)("the material of %j and seed %i has the recorded bytes", async (prompt, seed) => {
  const { files } = await generateMaterial({ prompt, negativePrompt: null, seed, maps: "all", textureSize: 128 });
  expect(digest(files)).toMatchSnapshot();
});
