import { expect, it } from "vitest";
import { flag } from "#engine/concepts/flag/flag.ts";
import { flagPaint } from "#engine/concepts/flag/flag-fields.ts";
import { NATIONAL } from "#engine/concepts/flag/nations.ts";

/** What a flag two wide and one high shows at a point, as a whole number from 0 to 3 for each of red, green and blue. */
function seen(names: keyof typeof NATIONAL, x: number, y: number): string {
  const [field, ...dyes] = NATIONAL[names];
  const surface = { r: 0, g: 0, b: 0, roughness: 0.5, metallic: 0, height: 0 };
  const colours = dyes.map((hex) => Number.parseInt(hex.slice(1), 16));
  flagPaint(field, colours, [0, 0, 1.5, 1], false)(surface as never, x, y, 0, 0, 0, 1);
  return [surface.r, surface.g, surface.b].map((c) => Math.round(c * 3)).join("");
}

it("names every nation's flag by its people and by its land", () => {
  expect(flag.words).toEqual(
    expect.arrayContaining(["brazilian flag", "flag of brazil", "american flag", "flag of america", "us flag"]),
  );
  expect(new Set(flag.words).size).toBe(flag.words.length);
});

it("lays a nation's own figure upon its cloth", () => {
  const places = [
    [0.75, 0.3],
    [0.75, 0.5],
    [0.4, 0.5],
    [0.05, 0.05],
  ] as const;
  const looks = (["brazilian|brazil", "swiss|switzerland", "turkish|turkey"] as const).map((names) =>
    places.map(([x, y]) => seen(names, x, y)),
  );
  expect(looks).toEqual([
    ["000", "010", "320", "010"],
    ["333", "333", "200", "200"],
    ["200", "333", "200", "200"],
  ]);
});
