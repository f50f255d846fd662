import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { box } from "#engine/geometry/box.ts";
import { makePart } from "#engine/geometry/make-part.ts";
import type { GraftKind } from "#engine/language/brief.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { graftOn } from "#engine/style/graft/graft-on.ts";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { plainThing } from "./plain-thing.ts";

const graftsOf = (prompt: string) =>
  readPrompt(prompt, null, engineLexicon()).objects[0]?.grafts?.map(({ kind }) => kind);

describe("what things are given that others have by nature", () => {
  test.each([
    ["an alarm clock with bat wings", "membrane-wings"],
    ["a house on chicken legs", "bird-legs"],
    ["a suitcase with octopus tentacles", "tentacles"],
    ["a car with wings", "feathered-wings"],
    ["a pig with butterfly wings", "insect-wings"],
    ["a lunchbox with spider legs", "spider-legs"],
    ["a wheelbarrow on spider legs", "spider-legs"],
    ["a teapot with red devil horns", "horns"],
    ["a cactus with antlers", "antlers"],
    ["a mole with moose antlers", "antlers"],
    ["a seal with ram horns", "horns"],
    ["a hamster with a unicorn horn", "unicorn-horn"],
  ])("%s: %s", (prompt, kind) => {
    expect(graftsOf(prompt)).toEqual([kind]);
  });

  test.each([
    "a pig with wings",
    "a dragon with wings",
    "a chair with lion feet",
    "a table on three legs",
    "a deer with antlers",
    "a goat with long horns",
  ])("%s has its own", (prompt) => {
    expect(graftsOf(prompt)).toBeUndefined();
  });

  const grown = (kind: GraftKind) => {
    const { model, materials } = graftOn(plainThing("appliance", makePart("block", "body", box([1, 1, 0.6]))), {
      kind,
    });
    return { added: model.parts.slice(1), body: model.parts[0], materials };
  };

  test.each(["feathered-wings", "membrane-wings", "insect-wings", "tentacles", "horns", "antlers"] as const)(
    "%s reach out on both sides alike and hold on to the thing",
    (kind) => {
      const { added, materials } = grown(kind);
      const { min, max } = boundsOf(added.map(({ geometry }) => geometry.positions));
      expect(max[0]).toBeCloseTo(-min[0], 2);
      expect(max[0]).toBeGreaterThan(0.3);
      for (const { slot, geometry } of added) {
        expect(materials).toHaveProperty(slot);
        expect(measureClosedness(geometry.indices).closed).toBe(true);
      }
      const inner = Math.min(
        ...added.flatMap(({ geometry: { positions } }) => [...positions].filter((_, i) => i % 3 === 0).map(Math.abs)),
      );
      expect(inner).toBeLessThan(0.5);
    },
  );

  test.each(["bird-legs", "spider-legs"] as const)("what has %s is off the floor", (kind) => {
    const { body } = grown(kind);
    expect(body && boundsOf([body.geometry.positions]).min[1]).toBeGreaterThan(0.2);
  });

  test.each(["antlers", "unicorn-horn"] as const)("a body has %s on its head, of the head's size", (kind) => {
    const body = plainThing("animal", makePart("block", "body", box([0.4, 0.4, 1])));
    const head = { name: "head", position: [0, 0.4, 0.4], normal: [0, 1, 0], radius: 0.1 } as const;
    const { model } = graftOn({ ...body, model: { ...body.model, sockets: [head] } }, { kind });
    const { min, max } = boundsOf(model.parts.slice(1).map(({ geometry }) => geometry.positions));
    expect(min[2]).toBeGreaterThan(0.2);
    expect(max[0]).toBeLessThan(0.2);
    expect(max[1]).toBeLessThan(0.75);
  });
});
