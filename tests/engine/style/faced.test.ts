import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { box } from "#engine/geometry/box.ts";
import { makePart } from "#engine/geometry/make-part.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { createDraw } from "#engine/math/draw.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { FACED } from "#engine/style/faces/faced.ts";
import { styleById } from "#engine/style/index.ts";
import { boundsOf } from "#measure/bounds.ts";
import { plainThing } from "./plain-thing.ts";

const stylesOf = (prompt: string): readonly string[] =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe.objects[0]
    ?.styles ?? [];

describe("faces and limbs of things", () => {
  const block = () => makePart("block", "body", box([1, 1, 0.6]));

  test.each([...FACED.keys()])("%s sets two eyes and a mouth on the front", (id) => {
    const { parts } = styleById(id).apply(plainThing("appliance", block()), createDraw(1)).model;
    const eyes = parts.filter(({ name }) => name.startsWith("face-pupil"));
    expect(eyes).toHaveLength(2);
    for (const { geometry } of eyes) expect(boundsOf([geometry.positions]).max[2]).toBeGreaterThan(0.3);
    expect(parts.some(({ slot }) => slot === "face-line")).toBe(true);
  });

  test("a thing with limbs stands on its own feet", () => {
    const { parts } = styleById("limbed").apply(plainThing("appliance", block()), createDraw(1)).model;
    const [body] = parts;
    expect(body && boundsOf([body.geometry.positions]).min[1]).toBeGreaterThan(0.2);
    expect(parts.filter(({ slot }) => slot === "limb")).toHaveLength(4);
  });

  test.each([
    ["a smiling kettle", "faced-happy"],
    ["an angry mug", "faced-angry"],
    ["a stapler with googly eyes", "faced"],
    ["a pear with little arms and legs", "limbed"],
    ["a barn with a scary face", "faced-evil"],
  ])("%s: %s", (prompt, style) => {
    expect(stylesOf(prompt)).toContain(style);
  });

  test("who has a face keeps it", () => {
    expect(stylesOf("a smiling dog")).not.toContain("faced-happy");
    expect(stylesOf("a happy girl")).not.toContain("faced-happy");
  });
});
