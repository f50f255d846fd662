import { Color, DataUtils, PMREMGenerator } from "three";
import { describe, expect, it } from "vitest";
import { levelRoughness } from "../../../../src/studio/viewer/scene/gather-light.ts";
import { type LightPreset, presetOf } from "../../../../src/studio/viewer/scene/light-presets.ts";
import { prefilteredLight } from "../../../../src/studio/viewer/scene/prefiltered-light.ts";

interface Level {
  readonly data: Uint16Array;
  readonly width: number;
}

const levelsOf = (preset: LightPreset, face: number): Level[] =>
  (prefilteredLight(preset).image as unknown as { mipmaps: Level[] }[])[face]?.mipmaps as Level[];

/** Red, green and blue of a texel. */
const texel = ({ data, width }: Level, column: number, row: number): number[] =>
  [0, 1, 2].map((k) => DataUtils.fromHalfFloat(data[(row * width + column) * 4 + k] as number));

const inside = (level: Level): number[] => texel(level, level.width / 2, level.width / 2);

const dark: LightPreset = {
  ...presetOf("studio"),
  dome: ["#000000", "#000000", "#000000"],
  softboxes: [
    { azimuthDeg: 0, elevationDeg: 0, widthDeg: 40, heightDeg: 40, color: "#ffffff", intensity: 5 },
    { azimuthDeg: 90, elevationDeg: 0, widthDeg: 40, heightDeg: 40, color: "#ff0000", intensity: 5 },
  ],
};

describe("prefilteredLight", () => {
  it("is the same everywhere, at every roughness, where the light is", () => {
    const preset: LightPreset = { ...dark, dome: ["#808080", "#808080", "#808080"], softboxes: [], domeIntensity: 2 };
    const grey = new Color("#808080").multiplyScalar(2).r;
    for (let face = 0; face < 6; face += 1) {
      for (const level of levelsOf(preset, face)) {
        for (const value of [...inside(level), ...texel(level, 0, 0)]) expect(value).toBeCloseTo(grey, 2);
      }
    }
  });

  it("shows a softbox in front on +Z and one on the right on -X, which three looks up mirrored", () => {
    expect(inside(levelsOf(dark, 4)[0] as Level)).toEqual([5, 5, 5]);
    expect(inside(levelsOf(dark, 1)[0] as Level)).toEqual([5, 0, 0]);
    expect(inside(levelsOf(dark, 0)[0] as Level)).toEqual([0, 0, 0]);
    expect(inside(levelsOf(dark, 5)[0] as Level)).toEqual([0, 0, 0]);
  });

  it("spreads a light further the rougher the level, and adds none", () => {
    const levels = levelsOf(dark, 4);
    const middles = levels.map((level) => inside(level)[0] as number);
    expect(middles).toEqual([...middles].sort((a, b) => b - a));
    expect(middles.at(-1)).toBeLessThan(1.5);
    const corners = levels.map((level) => texel(level, 0, level.width / 2)[1] as number);
    expect(corners[0]).toBe(0);
    expect(corners.at(-1)).toBeGreaterThan(0.1);
  });

  it("gives the roughest level what a matte surface gets, however small and bright the light", () => {
    const sun = { azimuthDeg: 0, elevationDeg: 0, widthDeg: 14, heightDeg: 14, color: "#ffffff", intensity: 40 };
    const rough = levelsOf({ ...dark, softboxes: [sun] }, 4).at(-1) as Level;
    // solid angle of the square times radiance over pi: all of it comes from nearly straight ahead
    const side = 2 * Math.tan((7 * Math.PI) / 180);
    const expected = (40 * side * side) / Math.PI;
    expect((inside(rough)[0] as number) / expected).toBeGreaterThan(0.85);
    expect((inside(rough)[0] as number) / expected).toBeLessThan(1.15);
  });

  it("has the levels that three reads roughness from", () => {
    const levels = levelsOf(presetOf("soft"), 0);
    expect(levels.map(({ width }) => width)).toEqual([64, 32, 16, 8]);
    // its type declarations do not know it yet
    const { lodToRoughness } = PMREMGenerator as unknown as { lodToRoughness(level: number, last: number): number };
    expect(levels.map((_, level) => lodToRoughness(level, 3))).toEqual([0, 1, 2, 3].map(levelRoughness));
    expect(prefilteredLight(presetOf("soft")).isPMREMTexture).toBe(true);
  });
});
