import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { makePart, standModel } from "../../../src/engine/geometry/make-part.ts";
import type { Paint } from "../../../src/engine/geometry/part.ts";
import { sphere } from "../../../src/engine/geometry/sphere.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import type { Rgb } from "../../../src/engine/math/color.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { coatFigure } from "../../../src/engine/style/shown/coat-figures.ts";
import { dyeMarkings } from "../../../src/engine/style/shown/dye-markings.ts";
import { describeBrief } from "../../support/describe-brief.ts";

const read = (prompt: string) => describeBrief(readPrompt(prompt, null, engineLexicon()));

test("stripes and spots have their own colours, and the coat keeps its own", () => {
  expect(read("a goat with blue stripes")).toEqual(["goat t:striped marks:blue"]);
  expect(read("a yellow crab with green spots")).toEqual(["crab c:yellow t:spotted marks:green"]);
  expect(read("a purple jug with white dots")).toEqual(["jug c:purple+white t:polka-dot"]);
  expect(read("a van with red stripes")[0]).toContain("[2 stripe c:red]");
});

/** What colours a ball has once its markings are blue. */
function seen(paint?: Paint) {
  const ball = { ...makePart("body", "body", sphere(1)), ...(paint && { paint }) };
  const white = { base: "plastic", colours: [[0.9, 0.9, 0.9] as Rgb], conditions: {}, scale: 1, seed: 1 };
  const thing = { model: standModel([ball], []), materials: { body: white }, family: "animal" };
  const [part] = dyeMarkings(thing, { figure: "spotted", colours: [[0, 0, 1]] }).model.parts;
  const { rest } = ball.geometry;
  return Array.from({ length: rest.length / 3 }, (_, v) => {
    const at = { r: 0.9, g: 0.9, b: 0.9, roughness: 0.5, metalness: 0, height: 0 };
    const [x, y, z] = [rest[v * 3], rest[v * 3 + 1], rest[v * 3 + 2]] as [number, number, number];
    part?.paint?.(at, x, y, z, 0, 1, 0);
    return { x, isBlue: at.b > 0.8 && at.r < 0.2, isBlack: at.b < 0.1 };
  });
}

test("markings that are there change their colour and their places stay", () => {
  const points = seen((surface, x) => {
    if (x > 0.2) surface.r = surface.g = surface.b = 0.01;
  });
  expect(points.some(({ isBlack }) => isBlack)).toBe(false);
  expect(points.every(({ x, isBlue }) => isBlue === x > 0.2)).toBe(true);
});

test("a coat without any gets them", () => {
  const blue = seen().filter(({ isBlue }) => isBlue).length / seen().length;
  expect(blue).toBeGreaterThan(0.08);
  expect(blue).toBeLessThan(0.7);
});

test("scales and shells are printed as cloth is where their own concept shows no such pattern", () => {
  const markings = (prompt: string) =>
    planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe.objects[0]
      ?.markings;
  expect(markings("a gingham-patterned armadillo")).toEqual({ figure: "checkered", colours: [] });
  expect(markings("a plaid crocodile")?.figure).toBe("plaid");
  expect(markings("a polka dot turtle")?.figure).toBe("polka-dot");
  expect(markings("a red and white polka dot lizard")?.ground?.[0]).toBeGreaterThan(0.4);
  expect(markings("a turtle")).toBeUndefined();
});

test("a check is of two colours and their mixture all over, and dots leave the coat between them", () => {
  const tonesOf = (figure: "checkered" | "polka-dot") => {
    const at = coatFigure(figure, 1, [[1, 0, 0]]);
    return Array.from({ length: 400 }, (_, k) => at([0, (k % 20) / 90, Math.floor(k / 20) / 90], [1, 0, 0]));
  };
  expect(tonesOf("checkered").every(([share]) => share === 1)).toBe(true);
  expect(new Set(tonesOf("checkered").map(([, [, g]]) => g.toFixed(2))).size).toBe(3);
  const dotted = tonesOf("polka-dot").filter(([share]) => share > 0.5).length;
  expect(dotted).toBeGreaterThan(60);
  expect(dotted).toBeLessThan(240);
});
