import { describe, expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { box } from "../../../src/engine/geometry/box.ts";
import { makePart } from "../../../src/engine/geometry/make-part.ts";
import { move } from "../../../src/engine/geometry/place.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { wrecked } from "../../../src/engine/style/broken/wrecked.ts";
import { plainThing } from "./plain-thing.ts";

const draw = createDraw(4);

describe("a machine past repair", () => {
  const trunk = makePart("trunk", "body", box([0.4, 1, 0.3]));
  const arm = (side: number) => makePart(`arm-${side}`, "body", move(box([0.5, 0.15, 0.15]), [side * 0.5, 0.1, 0]));

  test("has lost an arm, which lies before it, and wires hang out", () => {
    const { parts } = wrecked.apply(plainThing("figure", trunk, arm(-1), arm(1)), draw).model;
    const torn = parts.filter(({ name }) => name.endsWith("torn-off"));
    expect(torn).toHaveLength(1);
    expect(boundsOf(torn.map(({ geometry }) => geometry.positions)).min[1]).toBeCloseTo(0, 3);
    expect(parts.filter(({ name }) => name.startsWith("wire"))).toHaveLength(6);
  });

  test("is what a broken robot is", () => {
    const prompt = "a broken robot";
    const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 1 });
    expect(recipe.objects[0]?.styles).toContain("wrecked");
  });
});
