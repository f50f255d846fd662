import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { planMaterial } from "#engine/plan/recipe/plan-material.ts";
import { landmarkOf } from "../../support/landmark.ts";

const SIZE = 128;

const read = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon());

const shade = (prompt: string) =>
  shadeMaterial(planMaterial(read(prompt), { prompt, negativePrompt: null, seed: 1 }).base, SIZE);

/** Share of each quarter of a tile in which it is unlike another. */
function changed(one: ReturnType<typeof shade>, other: ReturnType<typeof shade>): number[] {
  const shares = [0, 0, 0, 0];
  for (let i = 0; i < SIZE * SIZE; i += 1) {
    const quarter = (i % SIZE < SIZE / 2 ? 0 : 1) + (i < (SIZE * SIZE) / 2 ? 0 : 2);
    const apart = [0, 1, 2].reduce(
      (sum, c) => sum + Math.abs((one.albedo[i * 3 + c] as number) - (other.albedo[i * 3 + c] as number)),
      0,
    );
    if (apart > 0.06) shares[quarter] = (shares[quarter] as number) + 4 / (SIZE * SIZE);
  }
  return shares;
}

test.each([
  ["green moss", "chain link fence over green moss"],
  ["white plaster", "black fishnet over white plaster"],
  ["red brick", "wire mesh over red brick"],
])("over %s lies a net through which it is seen everywhere", (bare, covered) => {
  for (const share of changed(shade(bare), shade(covered))) {
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.72);
  }
});

describe("what is asked for by its name is it", () => {
  test.each([
    ["black patent leather", "patent-leather"],
    ["green shagreen", "shagreen"],
    ["cane webbing", "cane-webbing"],
    ["crumpled linen", "crumpled-linen"],
    ["soap suds", "soap-foam"],
    ["white sea foam", "sea-foam"],
    ["lily pads on dark water", "water"],
    ["lily pond", "lily-pads"],
    ["edge of corrugated cardboard", "corrugated-edge"],
    ["steel with heat tint", "heat-tinted-steel"],
    ["steel with temper colours", "heat-tinted-steel"],
    ["old tar paper", "tar-paper"],
    ["termite eaten wood", "wormy-wood"],
    ["zebra hide", "zebra-fur"],
    ["faded plastic garden chair", "plastic"],
    ["grey metal lawn chair", "steel"],
  ])("%s", (prompt, base) => {
    expect(read(prompt).base).toBe(base);
  });
});

test("chipped wall paint over brick is off down to the brick", () => {
  const { base, conditions } = read("chipped teal wall paint over old brick");
  expect(base).toBe("old-brick");
  expect(conditions).toMatchObject({ painted: 0.8, peeling: 0.7 });
  expect(conditions).not.toHaveProperty("chipped");
});

test("moths leave holes in wool", () => {
  expect(read("grey wool cloth with moth holes").conditions).toMatchObject({ torn: 0.6 });
});

test.each([
  ["patent-leather", 4],
  ["shagreen", 3],
  ["cane-webbing", 3],
  ["fishnet", 3],
  ["crumpled-linen", 5],
  ["soap-foam", 6],
  ["sea-foam", 6],
  ["lily-pads", 9],
  ["corrugated-edge", 4],
  ["heat-tinted-steel", 9],
  ["tar-paper", 5],
  ["wormy-wood", 6],
  ["velvet", 5],
  ["canvas", 3],
] as const)("no patch of %s stands out over three by three tiles", (base, limit) => {
  for (const seed of [1, 2, 3]) {
    expect(landmarkOf(shadeMaterial({ base, colours: [], conditions: {}, scale: 1, seed }, 128))).toBeLessThan(limit);
  }
});
