import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import type { Brief } from "#engine/language/brief.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const briefOf = (prompt: string): Brief => readPrompt(prompt, null, engineLexicon());
/** "0 on 1 hung". */
const ties = ({ relations }: Brief): string[] =>
  relations.map(({ from, kind, to, how, facing, around }) =>
    [from, kind, to, how, facing && "facing", around && "around"].filter((each) => each !== undefined).join(" "),
  );
const concepts = ({ objects }: Brief): string[] => objects.map(({ concept }) => concept);

describe("what is tied to what", () => {
  test.each([
    ["a goose walking towards a bucket", ["0 beside 1 facing"]],
    ["a mule laden with sacks", ["1 on 0"]],
    ["an octopus with spoons for arms", ["0 holding 1"]],
    ["an armchair with a shawl draped over it", ["1 on 0 draped"]],
    ["a turnip and a leek playing chess", ["1 beside 2 around", "0 beside 2 around"]],
    ["eggs cooking in a pan", ["0 in 1"]],
    ["sausages cooking on a grill", ["0 on 1"]],
    ["a nurse holding an umbrella against the rain", ["0 holding 1", "0 in 2"]],
  ])("%s", (prompt, expected) => {
    expect(ties(briefOf(prompt)).sort()).toEqual([...expected].sort());
  });

  test("cards are played at a table, by anything", () => {
    const brief = briefOf("a turnip and a leek playing poker");
    expect(concepts(brief)).toContain("card-table");
    expect(brief.objects[0]?.traits).toContain("huge");
  });

  test.each(["a kettle hanging over a campfire", "a kettle on a fire", "a campfire with a kettle"])(
    "%s: on poles",
    (prompt) => {
      const { objects, relations } = briefOf(prompt);
      const fire = objects.findIndex(({ concept }) => concept === "campfire");
      expect(objects[fire]?.parts.map(({ slot }) => slot)).toContain("tripod");
      expect(relations).toEqual([expect.objectContaining({ kind: "over", to: fire })]);
    },
  );

  test.each(["eggs cooking in a pan", "eggs and bacon on a plate"])("%s are fried", (prompt) => {
    expect(briefOf(prompt).objects.find(({ concept }) => concept === "egg")?.word).toBe("fried egg");
  });

  test("what is somebody's is there alone", () => {
    expect(concepts(briefOf("the crown of a queen on a cushion"))).toEqual(["crown", "pillow"]);
    expect(briefOf("the hat of a wizard").objects.map(({ word }) => word)).toEqual(["wizard hat"]);
    expect(concepts(briefOf("a statue of a queen"))).not.toContain("crown");
  });

  test("what hangs, hangs from something", () => {
    expect(concepts(briefOf("a straw hat hangs beside a tulip"))).toContain("coat-rack");
    expect(concepts(briefOf("a raincoat hangs next to a bucket"))).toContain("clothes-hanger");
    expect(concepts(briefOf("a straw hat hanging from a branch"))).not.toContain("coat-rack");
  });
});

describe("where it is", () => {
  test.each([
    ["a fox in the rain", "rain"],
    ["a hare cooking in a kitchen", "kitchen interior"],
    ["a dog asleep in a patch of sunlight", "patch of sunlight"],
    ["a ballerina in a spotlight", "spotlit stage"],
    ["a plush owl in a toy shop", "toy shop"],
    ["a drink at the edge of a swimming pool", "edge of a swimming pool"],
  ])("%s", (prompt, word) => {
    const ground = briefOf(prompt).objects.find(({ concept }) => concept === "ground");
    expect(ground?.word).toBe(word);
  });
});

describe("figures and marks that are named by a noun", () => {
  const first = (prompt: string) => briefOf(prompt).objects[0];

  test.each([
    ["a jug with a zigzag pattern", "zigzag-print", []],
    ["a drum with a black and yellow checkered pattern", "checkered", ["black", "yellow"]],
    ["a scarf with a plaid pattern", "plaid", []],
    ["a jug with a green checkered pattern", "checkered", ["white", "green"]],
  ])("%s", (prompt, trait, colours) => {
    expect(first(prompt)?.traits).toContain(trait);
    expect(first(prompt)?.colours.map(({ word }) => word)).toEqual(colours);
  });

  test("an inlay has a colour of its own, and so has what it is set in", () => {
    const brief = first("a wooden chest with a brass inlay");
    expect(brief?.traits).toContain("inlaid");
    expect(brief?.materials).toEqual(["oak"]);
  });

  test.each([
    ["a barrel with a mossy base", "base", "mossy"],
    ["a jar with a chipped edge", "edge", "chipped"],
    ["a pair of clogs with scuffed toes", "toe", "scratched"],
  ])("%s: there", (prompt, region, condition) => {
    const told = first(prompt)?.regions?.find((one) => one.region === region);
    expect(Object.keys(told?.conditions ?? {})).toContain(condition);
  });

  test("stitches are sewn, and engraved vines grow nowhere", () => {
    expect(first("a pouch with red stitching")?.regions?.map(({ region }) => region)).toEqual(["stitch"]);
    expect(concepts(briefOf("a rag doll with mended stitches"))).not.toContain("hedgehog");
    const lamp = first("a copper lamp engraved with vines");
    expect(lamp?.traits).toEqual(expect.arrayContaining(["swirl-print", "carved"]));
    expect(lamp?.traits).not.toContain("overgrown");
    expect(first("a copper lamp covered in vines")?.traits).toContain("overgrown");
  });

  test("a list goes on behind the place of one of its members", () => {
    const brief = briefOf("an oak chair with carved lions on the back, bent legs and a ripped linen seat");
    expect(concepts(brief)).toEqual(["chair"]);
    expect(brief.objects[0]?.parts.map(({ slot }) => slot)).toContain("seat");
  });

  test("a coffee stain is one place, a crack is the whole's", () => {
    expect(first("a cushion with a tea stain")?.regions?.map(({ region }) => region)).toEqual(["stain"]);
    expect(first("a jar with a long crack")?.conditions).toHaveProperty("cracked");
  });
});
