import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import type { BriefObject } from "#engine/language/brief.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const read = (prompt: string) => readPrompt(prompt, null, engineLexicon());
const first = (prompt: string): BriefObject => read(prompt).objects[0] as BriefObject;

describe("parts are no things beside what they are of", () => {
  test.each([
    ["a tablet with two camera lenses", "lens"],
    ["a mallet and a hammer with a marble head", "head"],
    ["an airliner with an orange nose", "body"],
    ["a longboard with a scratched nose", "deck"],
    ["a silver necklace with an oval pendant", "metal"],
    ["a stopwatch with a cracked glass", "face"],
    ["a bookcase with ivy along the sides and a crooked shelf", "shelf"],
  ])("%s", (prompt, slot) => {
    const { objects } = read(prompt);
    const last = objects.at(-1) as BriefObject;
    expect(last.parts.map((part) => part.slot)).toContain(slot);
    expect(objects.length).toBe(prompt.includes(" and a hammer") ? 2 : 1);
  });

  test("a stone head is of stone", () => {
    expect(first("a hammer with a stone head").parts).toMatchObject([{ slot: "head", materials: ["rock"] }]);
  });

  test.each(["a kitten with a green collar with a bell", "a kitten with a bell on its collar"])(
    "%s: it hangs at the collar",
    (prompt) => {
      const { objects } = read(prompt);
      expect(objects).toHaveLength(1);
      expect(objects[0]?.parts.map(({ slot }) => slot).sort()).toEqual(["bell", "collar"]);
    },
  );

  test("numerals are those that are said", () => {
    expect(first("a clock with arabic numerals").traits).toContain("arabic-numerals");
  });

  test("paint fares on the whole of what is painted, or on the part that is", () => {
    expect(first("a wooden gate with peeling green paint")).toMatchObject({
      colours: [{ word: "green" }],
      conditions: expect.objectContaining({ peeling: 0.7 }),
    });
    expect(first("a rocking chair with faded paint").conditions).toHaveProperty("faded");
    expect(first("a van with flaking paint").parts).toMatchObject([{ slot: "body", conditions: { peeling: 0.7 } }]);
  });
});

describe("a thing is there with the part that is named, in the colour that is said", () => {
  test.each([
    ["a paladin with a green plume", "person", "plume", "green"],
    ["a shipping crate with black corners", "crate", "corner", "black"],
    ["rubber boots with yellow straps", "boot", "strap", "yellow"],
    ["snow boots with grey fur trim", "boot", "cuff", "grey"],
    ["a satchel with silver buckles", "handbag", "buckle", "silver"],
    ["a villa with a blue balcony", "house", "balcony", "blue"],
    ["a table lamp with a gold fringe", "lamp", "fringe", "gold"],
    ["purple curtains with white tassels", "curtain", "tie", "white"],
    ["a santa hat with a green pom pom", "costume-hat", "pompom", "green"],
    ["a hen with black tail feathers", "chicken", "tail", "black"],
    ["a drum set with orange drums", "drum-kit", "body", "orange"],
    ["a palm tree with green coconuts", "tree", "coconut", "green"],
    ["a purse with a silver chain strap", "handbag", "handle", "silver"],
    ["a cowgirl with a gold belt buckle", "person", "trim", "gold"],
    ["a bottle with a blue wax seal", "bottle", "cork", "blue"],
  ])("%s", (prompt, concept, slot, colour) => {
    const { objects } = read(prompt);
    expect(objects).toHaveLength(1);
    expect(objects[0]?.concept).toBe(concept);
    const part = objects[0]?.parts.find((one) => one.slot === slot);
    const said = [...(part?.colours ?? []).map(({ word }) => word), ...(part?.materials ?? [])];
    expect(said).toContain(colour);
  });

  test("whitewall tyres are white on their sides alone", () => {
    const car = first("a limousine with whitewall tires");
    expect(car.regions).toMatchObject([{ region: "wall", slot: "tyre", colours: [{ word: "white" }] }]);
  });

  test.each(["a pickup with a suitcase on the roof rack", "a jeep with a roof rack with a suitcase"])(
    "%s",
    (prompt) => {
      const { objects, relations } = read(prompt);
      expect(objects.map(({ concept }) => concept)).toEqual([objects[0]?.concept, "suitcase"]);
      expect(relations).toMatchObject([{ kind: "on", from: 1, to: 0 }]);
    },
  );

  test("a gown's collar is about its neck", () => {
    expect(first("a gown with a red collar").regions).toMatchObject([{ region: "rim", colours: [{ word: "red" }] }]);
  });

  test("hair is worn in bunches", () => {
    expect(first("a boy with orange hair in pigtails").traits).toContain("hair-pigtails");
  });

  test("a vane turns on the roof, and a window is seen between its curtains", () => {
    expect(read("a chapel with a rooster weathervane").relations).toMatchObject([{ kind: "on", from: 1, to: 0 }]);
    expect(read("a window with yellow curtains").relations).toMatchObject([{ kind: "behind", from: 0, to: 1 }]);
  });
});
