import { DataUtils } from "three";
import { expect, test } from "vitest";
import { keyDirection, LIGHT_PRESETS, presetOf } from "#studio/viewer/scene/light-presets.ts";
import { prefilteredLight } from "#studio/viewer/scene/prefiltered-light.ts";

interface Level {
  readonly data: Uint16Array;
  readonly width: number;
}

/** Green of what a matte white surface that faces up shows of the surroundings: the top face of the roughest level. */
function fromAround(light: "studio" | "soft"): number {
  const faces = prefilteredLight(presetOf(light)).image as unknown as { mipmaps: Level[] }[];
  const { data, width } = (faces[2] as { mipmaps: Level[] }).mipmaps.at(-1) as Level;
  return DataUtils.fromHalfFloat(data[(width * (width / 2) + width / 2) * 4 + 1] as number);
}

test.each(["studio", "soft"] as const)("white paper on the floor of the place %s is not burnt out", (light) => {
  const { key } = LIGHT_PRESETS[light];
  const white = fromAround(light) + (key.intensity / Math.PI) * Math.sin((key.elevationDeg * Math.PI) / 180);
  // the picture of a task shows it with 1.14
  expect(white).toBeGreaterThan(0.9);
  expect(white).toBeLessThan(1.3);
});

test("the studio's key gives so much of the light that what stands in its shadow is seen to", () => {
  const { key } = LIGHT_PRESETS.studio;
  expect(key.intensity / Math.PI / fromAround("studio")).toBeGreaterThan(0.7);
});

test("the key turns with the place and stays above the floor", () => {
  const [x, y, z] = keyDirection("studio", 0);
  const turned = keyDirection("studio", Math.PI);
  expect(turned[0]).toBeCloseTo(-x);
  expect(turned[1]).toBeCloseTo(y);
  expect(turned[2]).toBeCloseTo(-z);
  for (const light of ["studio", "soft", "sunset", "night", "own"] as const)
    expect(keyDirection(light, 1)[1]).toBeGreaterThan(0.3);
});
