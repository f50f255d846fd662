import { expect, test } from "vitest";
import { plainWords } from "#studio/viewer/own/plain-words.ts";

test("an artist is told what is wrong with a file, not which loader says so", () => {
  expect(plainWords(new Error("THREE.EXRLoader: Provided file doesn't appear to be in OpenEXR format."))).toBe(
    "Provided file doesn't appear to be in OpenEXR format.",
  );
  expect(plainWords(new Error("HDRLoader: Bad File Format: bad initial token"))).toBe(
    "Bad File Format: bad initial token",
  );
  expect(plainWords("It is too large.")).toBe("It is too large.");
});
