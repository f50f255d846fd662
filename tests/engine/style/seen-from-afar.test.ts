import { describe, expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { areaOf } from "../../../src/engine/geometry/area.ts";
import type { Part, SurfacePoint } from "../../../src/engine/geometry/part.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { cross, length, normalize, subtract, type Vec3 } from "../../../src/engine/math/vec3.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;
const modelOf = (prompt: string) => buildModel(recipeOf(prompt));
const partsOf = (prompt: string) => modelOf(prompt).model.parts;

const SAMPLES = 4000;

/** Share of a part's surface whose paint comes out as `is` tells, on a ground of mid red. */
function shareOf({ geometry, paint }: Part, is: (surface: SurfacePoint) => boolean): number {
  const { rest, positions, indices } = geometry;
  const whole = areaOf(geometry);
  let [found, all] = [0, 0];
  for (let t = 0; t < indices.length; t += 3) {
    const at = (from: Float32Array, k: number): Vec3 =>
      [0, 1, 2].map((c) => from[3 * (indices[t + k] as number) + c] as number) as unknown as Vec3;
    const [a, b, c] = [0, 1, 2].map((k) => at(positions, k)) as [Vec3, Vec3, Vec3];
    const out = cross(subtract(b, a), subtract(c, a));
    const [nx, ny, nz] = normalize(out, [0, 1, 0]);
    const count = Math.ceil((SAMPLES * length(out)) / 2 / whole);
    for (let i = 0; i < count; i += 1) {
      const [u, v] = [0.7549 * (i + 1), 0.5698 * (i + 1)].map((w) => w - Math.floor(w)) as [number, number];
      const weights = [1 - Math.sqrt(u), Math.sqrt(u) * (1 - v), Math.sqrt(u) * v] as const;
      const [x, y, z] = [0, 1, 2].map((c) =>
        weights.reduce((sum, weight, k) => sum + weight * (at(rest, k)[c] as number), 0),
      ) as [number, number, number];
      const surface = { r: 0.5, g: 0.1, b: 0.1, roughness: 0.4, metalness: 0, height: 0 } as SurfacePoint;
      paint?.(surface, x, y, z, nx, ny, nz);
      if (is(surface)) found += 1;
      all += 1;
    }
  }
  return found / all;
}

const isBlack = ({ r, g, b }: SurfacePoint): boolean => r + g + b < 0.1;

describe("marks that are seen from afar", () => {
  test.each([
    "a cracked bronze statue",
    "a cracked wooden table",
    "a cello with a cracked body",
    "a guitar with a cracked body",
  ])("%s has dark cracks through it", (prompt) => {
    expect(recipeOf(prompt).objects[0]?.styles).toContain("split-open");
    expect(Math.max(...partsOf(prompt).map((part) => shareOf(part, isBlack)))).toBeGreaterThan(0.002);
  });

  test("paint that peels off a car leaves large bare places, and the tile need not show them", () => {
    const { model, materials } = modelOf("a red car with peeling paint");
    const body = model.parts.filter(({ slot }) => /body/.test(slot));
    const bare = Math.max(...body.map((part) => shareOf(part, ({ height }) => height < -0.001)));
    expect(bare).toBeGreaterThan(0.1);
    expect(bare).toBeLessThan(0.75);
    expect(Object.values(materials).every(({ conditions }) => (conditions.peeling ?? 0) < 0.2)).toBe(true);
  });

  test("the hollows of a dented bucket keep their grime", () => {
    const grimy = partsOf("a dented bucket").map((part) => shareOf(part, ({ r }) => r < 0.36));
    expect(Math.max(...grimy)).toBeGreaterThan(0.005);
  });

  test("of a windmill's sails only the one that was said is torn, and all are closed", () => {
    const cloths = partsOf("a windmill with one torn sail").filter(({ name }) => /cloth-\d$/.test(name));
    const areas = cloths.map(({ geometry }) => areaOf(geometry)).sort((a, b) => a - b) as [number, ...number[]];
    expect(cloths).toHaveLength(4);
    expect(areas[0]).toBeLessThan(0.75 * (areas[1] as number));
    expect(areas[1]).toBeCloseTo(areas[3] as number, 3);
    for (const { name, geometry } of cloths) expect(measureClosedness(geometry.indices).closed, name).toBe(true);
  });
});

test("what is of cloth is patched, whatever it is", () => {
  expect(recipeOf("a patched tent").objects[0]?.regions?.map(({ region }) => region)).toContain("patch");
});

test("no gear is on the eyes of what is steampunk", () => {
  const parts = partsOf("a steampunk owl");
  const middleOf = ({ geometry }: Part): Vec3 => {
    const { min, max } = boundsOf([geometry.positions]);
    return [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2) as unknown as Vec3;
  };
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const gears = parts.filter(({ name }) => /gear/.test(name)).map(middleOf);
  expect(gears.length).toBeGreaterThan(3);
  for (const eye of parts.filter(({ name }) => /eye$/.test(name)).map(middleOf))
    for (const gear of gears) expect(length(subtract(gear, eye))).toBeGreaterThan(0.12 * (max[1] - min[1]));
});

describe("twisted balloons", () => {
  test("a dog is bubbles with twists between them, as long in the neck as the beast", () => {
    const tallOf = (prompt: string) => {
      const { min, max } = boundsOf(partsOf(prompt).map(({ geometry }) => geometry.positions));
      return (max[1] - min[1]) / (max[2] - min[2]);
    };
    const parts = partsOf("a balloon-twisted dog");
    expect(parts.some(({ name }) => /front-leg/.test(name))).toBe(true);
    for (const { name, geometry } of parts) expect(measureClosedness(geometry.indices).closed, name).toBe(true);
    expect(tallOf("a balloon animal giraffe")).toBeGreaterThan(1.3 * tallOf("a balloon-twisted dog"));
  });

  test("a unicorn has one horn, and is of the colour that was said", () => {
    const { model, materials } = modelOf("a purple balloon animal unicorn");
    expect(model.parts.filter(({ name }) => /horn/.test(name)).length).toBeGreaterThan(0);
    const [r, g, b] = Object.values(materials)[0]?.colours[0] ?? [0, 0, 0];
    expect(b).toBeGreaterThan(g);
    expect(r).toBeGreaterThan(g);
  });
});

test("a low poly motorcycle's fork reaches from the handlebar to the front wheel", () => {
  const parts = partsOf("a low poly motorcycle");
  const spanOf = (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
  const [fork, wheel] = [spanOf(/fork$/), spanOf(/front-tyre$/)];
  expect(fork.max[1] - fork.min[1]).toBeGreaterThan(0.9 * (wheel.max[1] - wheel.min[1]));
});
