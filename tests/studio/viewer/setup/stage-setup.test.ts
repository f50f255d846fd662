import { expect, test } from "vitest";
import { DEFAULT_SETUP, parseSetup } from "#studio/viewer/setup/stage-setup.ts";

test("a kept set-up comes back as it was", () => {
  const changed = {
    ...DEFAULT_SETUP,
    view: "clay",
    light: "night",
    tiling: 4,
    exposure: -1.5,
    mapsOff: ["ao"],
  } as const;
  expect(parseSetup(JSON.stringify(changed))).toEqual(changed);
});

test("what does not fit gets its default, and the rest is kept", () => {
  const text = JSON.stringify({ view: "x-ray", tiling: 99, exposure: "bright", grid: true, mapsOff: "all", shape: 7 });
  expect(parseSetup(text)).toEqual({ ...DEFAULT_SETUP, grid: true });
});

test("nothing, broken text and other values give the defaults", () => {
  for (const text of [null, "", "{", "null", "[]", '"studio"', "7"]) expect(parseSetup(text)).toEqual(DEFAULT_SETUP);
});

test("a set-up of the first kind keeps its edges and its sheet", () => {
  const old = { wireframe: true, shape: "flat", tiling: 3 };
  expect(parseSetup(JSON.stringify(old))).toEqual({ ...DEFAULT_SETUP, wire: "over", flat: true, tiling: 3 });
  expect(parseSetup(JSON.stringify({ wireframe: true, wire: "only" })).wire).toBe("only");
});
