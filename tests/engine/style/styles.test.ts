import { expect, test } from "vitest";
import { conceptById } from "../../../src/engine/concepts/index.ts";
import type { Geometry } from "../../../src/engine/geometry/geometry.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { FORMS } from "../../../src/engine/style/forms/forms.ts";
import { STYLES } from "../../../src/engine/style/index.ts";
import type { Dressed, Style } from "../../../src/engine/style/style.ts";
import { boundsOf } from "../../../src/measure/bounds.ts";
import { measureClosedness } from "../../../src/measure/closedness.ts";

await loadSimplifier();

const THINGS = ["dog", "chair", "house"];
const ASK = {
  word: "",
  traits: new Set<string>(),
  parts: new Map(),
  counts: new Map(),
  without: new Set<string>(),
};

const built = new Map<string, Dressed>();

/** Built once: a style makes a thing anew and leaves the one it is given as it was, which its second turn would show. */
function thing(id: string): Dressed {
  const dressed = built.get(id) ?? dress(id);
  built.set(id, dressed);
  return dressed;
}

function dress(id: string): Dressed {
  const concept = conceptById(id);
  const parameters = concept.sample(createDraw(3), { ...ASK, word: concept.words[0] ?? id });
  const materials = Object.fromEntries(
    Object.entries(concept.slots).map(
      ([
        slot,
        {
          materials: [base = "plastic"],
          colours = [],
        },
      ]) => [slot, { base, colours: colours.slice(0, 1), conditions: {}, scale: 1, seed: 1 }],
    ),
  );
  return { model: concept.build(parameters), materials, family: concept.family };
}

const MOST_FACES = 90_000;
/** Least share of a side that is left: of all but what is cut off at the breast, slumps or lies on its side. */
const LEAST: Readonly<Record<string, number>> = { bust: 0.25, deflated: 0.45, wilted: 0.45, tipped: 0.3 };
const leastOf = (id: string): number => LEAST[id] ?? 0.6;

test.each([...FORMS, ...STYLES].map((style): [string, Style] => [style.id, style]))(
  "%s keeps things sound",
  (_, style) => {
    for (const id of THINGS) {
      const plain = thing(id);
      const done = style.apply(plain, createDraw(5));
      const { parts } = done.model;
      expect(parts.length, id).toBeGreaterThan(0);
      for (const { name, slot, geometry } of parts) {
        expect(measureClosedness(geometry.indices).closed, `${id} ${name}`).toBe(true);
        expect(done.materials[slot], `${id} ${slot}`).toBeDefined();
        expect(Number.isFinite(geometry.positions.reduce((a, b) => a + b, 0)), `${id} ${name}`).toBe(true);
        expect(geometry.rest.length).toBe(geometry.positions.length);
      }
      expect(new Set(parts.map(({ name }) => name)).size, id).toBe(parts.length);
      expect(
        parts.reduce((sum, { geometry }) => sum + geometry.indices.length / 3, 0),
        id,
      ).toBeLessThan(MOST_FACES);
      const [before, after] = [plain.model, done.model].map((model) =>
        boundsOf(model.parts.map(({ geometry }) => geometry.positions)),
      ) as [ReturnType<typeof boundsOf>, ReturnType<typeof boundsOf>];
      for (const axis of [0, 1, 2] as const) {
        const ratio = (after.max[axis] - after.min[axis]) / (before.max[axis] - before.min[axis]);
        expect(ratio, `${id} along ${axis}`).toBeGreaterThan(leastOf(style.id));
        expect(ratio, `${id} along ${axis}`).toBeLessThan(2.7);
      }
      if (id !== "chair") continue;
      const again = style.apply(plain, createDraw(5)).model.parts;
      expect(again.length).toBe(parts.length);
      const bytes = (part: { geometry: Geometry } | undefined) =>
        Buffer.from((part?.geometry.positions ?? new Float32Array()).buffer as ArrayBuffer);
      for (const [i, part] of again.entries()) {
        expect(bytes(part).equals(bytes(parts[i]))).toBe(true);
      }
    }
  },
);

test("a haunted house is taller, leans, and has a light behind its panes; who haunts it stays as he is", () => {
  const haunted = STYLES.find(({ id }) => id === "haunted") as Style;
  const [plain, done] = [thing("house"), haunted.apply(thing("house"), createDraw(5))];
  const boundsOfAll = ({ model }: Dressed) => boundsOf(model.parts.map(({ geometry }) => geometry.positions));
  expect(boundsOfAll(done).max[1]).toBeGreaterThan(1.2 * boundsOfAll(plain).max[1]);
  const [r = 0, , b = 1] = done.materials.pane?.colours[0] ?? [];
  expect(r).toBeGreaterThan(5 * b);
  const dog = thing("dog");
  expect(haunted.apply(dog, createDraw(5))).toBe(dog);
});
