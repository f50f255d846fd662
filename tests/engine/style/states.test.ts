import { describe, expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { box } from "../../../src/engine/geometry/box.ts";
import { cylinder, lathe } from "../../../src/engine/geometry/lathe.ts";
import { makePart, standModel } from "../../../src/engine/geometry/make-part.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import { findShells } from "../../../src/engine/geometry/shells.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import type { MaterialSpec } from "../../../src/engine/materials/material.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { GLOWS, glowing } from "../../../src/engine/style/forms/glowing.ts";
import { leaking, SPILT } from "../../../src/engine/style/forms/spill.ts";
import { dusted, torn } from "../../../src/engine/style/wear/worn-through.ts";

const spec = (...colour: [number, number, number]): MaterialSpec => ({
  base: "plastic",
  colours: [colour],
  conditions: {},
  scale: 1,
  seed: 1,
});
const thing = (family: string, ...parts: Part[]) => ({
  model: standModel(parts, []),
  materials: { body: spec(0.3, 0.02, 0.02) },
  family,
});
const draw = createDraw(3);
const jug = () => thing("vessel", makePart("body", "body", cylinder({ radius: 0.1, height: 0.3 })));
const spilt = (parts: readonly Part[]) => parts.filter(({ slot }) => slot === SPILT);

describe("what runs out of a thing", () => {
  test("lies under it and runs down its side, within its height", () => {
    const { model, materials } = leaking.apply(jug(), draw);
    const bounds = boundsOf(spilt(model.parts).map(({ geometry }) => geometry.positions));
    // nothing of it below the ground: it would lift the thing
    expect(bounds.min[1]).toBeGreaterThan(-1e-6);
    expect(bounds.max[1]).toBeGreaterThan(0.24);
    expect(bounds.max[1]).toBeLessThan(0.33);
    expect(bounds.max[2]).toBeGreaterThan(0.12);
    expect(materials[SPILT]).toBeDefined();
  });

  test("has the colour that was said", () => {
    const ink = spec(0, 0, 0.5);
    const { materials } = leaking.apply({ ...jug(), materials: { body: spec(1, 1, 1), [SPILT]: ink } }, draw);
    expect(materials[SPILT]).toBe(ink);
  });

  test("lies by the thin end of what lies flat, and runs down nothing", () => {
    const pen = thing(
      "object",
      makePart("barrel", "body", box([0.2, 0.02, 0.02])),
      makePart("nib", "body", {
        ...box([0.06, 0.004, 0.004]),
        positions: box([0.06, 0.004, 0.004]).positions.map((p, i) => (i % 3 === 0 ? p - 0.12 : p)),
      }),
    );
    const parts = spilt(leaking.apply(pen, draw).model.parts);
    expect(parts.every(({ name }) => name.startsWith("puddle"))).toBe(true);
    expect(boundsOf(parts.map(({ geometry }) => geometry.positions)).min[0]).toBeLessThan(-0.13);
  });
});

const seen = ({ paint }: Part, at: readonly [number, number, number], from = 0.1) => {
  const point = { r: from, g: from, b: from, roughness: 0.2, metalness: 0, height: 0 };
  paint?.(point, ...at, 0, 0, 1);
  return point;
};

/** Holes through all closed shells of a part: by Euler's formula, two less than its corners, edges and faces add up to a shell. */
const holesIn = ({ geometry: { positions, indices } }: Part) =>
  findShells({ positions, rest: positions, indices }).count - (positions.length / 3 - indices.length / 6) / 2;
/** A sleeve of cloth, open at both ends. */
const tube = lathe(
  [
    [0.48, 0],
    [0.5, 0],
    [0.5, 1],
    [0.48, 1],
  ],
  32,
  true,
);

describe("light and wear", () => {
  test("of a cracked shell comes out of its cracks: the shell is dark and does not shine", () => {
    const whole = thing("food", makePart("body", "body", cylinder({ radius: 0.5, height: 1 })));
    const { model, materials } = glowing.apply(
      { ...whole, materials: { body: { ...spec(0.3, 0.02, 0.02), conditions: { cracked: 0.8 } } } },
      draw,
    );
    const [shell] = model.parts as [Part];
    expect(shell.shines).toBeUndefined();
    expect(materials.body?.conditions.cracked).toBe(0);
    const reds = Array.from({ length: 200 }, (_, i) => {
      const surface = { r: 0.3, g: 0.02, b: 0.02, height: 0, roughness: 0.5, metalness: 0 };
      shell.paint?.(surface, 0.5, i / 200, 0, 1, 0, 0);
      return surface.r;
    });
    expect(Math.min(...reds)).toBeLessThan(0.2);
    expect(Math.max(...reds)).toBeGreaterThan(0.8);
  });

  test("what glows is bright, of its own hue at the rim, and no disc of light is laid under it", () => {
    const { model } = glowing.apply(thing("object", makePart("body", "body", box([1, 1, 1]))), draw);
    const body = model.parts.find(({ slot }) => slot === "body") as Part;
    const heart = seen(body, [0, 0, 0]);
    expect(heart.g).toBeGreaterThan(0.28);
    // its colour is told even there
    expect(heart.r).toBeGreaterThan(heart.g + 0.3);
    const rim = seen(body, [0.5, 0.5, 0.5]);
    expect(rim.r).toBeGreaterThan(rim.g + 0.3);
    expect(model.parts).toHaveLength(1);
    expect(body.shines).toBe(true);
  });

  test("what glows keeps its form: a face that is turned away is dimmer, and a faint glow leaves more of its own colour", () => {
    const whole = thing("object", makePart("body", "body", box([1, 1, 1])));
    const [bright, faint] = GLOWS.slice(0, 2).map((style) => style.apply(whole, draw).model.parts[0] as Part);
    const shown = (part: Part | undefined, ny: number) => {
      const surface = { r: 0.3, g: 0.02, b: 0.02, height: 0, roughness: 0.5, metalness: 0 };
      part?.paint?.(surface, 0.5, 0, 0, 0, ny, 0);
      return surface.r;
    };
    expect(shown(bright, -1)).toBeLessThan(0.75 * shown(bright, 1));
    expect(shown(faint, 1)).toBeLessThan(shown(bright, 1));
    expect(faint?.halo).toBeLessThan(bright?.halo ?? 0);
  });

  test("its pale parts take the hue of the rest", () => {
    const cap = thing("plant", makePart("cap", "cap", box([1, 1, 1])), makePart("stalk", "stalk", box([0.3, 1, 0.3])));
    const { model } = glowing.apply(
      { ...cap, materials: { cap: spec(0.05, 0.2, 0.9), stalk: spec(0.9, 0.86, 0.7) } },
      draw,
    );
    const stalk = seen(model.parts.find(({ slot }) => slot === "stalk") as Part, [0.15, 0.5, 0.15]);
    expect(stalk.b).toBeGreaterThan(stalk.r + 0.2);
  });

  test("of a vessel with something in it what is in it shines, not the vessel", () => {
    const jar = thing(
      "vessel",
      makePart("body", "body", box([1, 1, 1])),
      makePart("honey", "honey", box([0.8, 0.8, 0.8])),
    );
    const { parts } = glowing.apply(
      { ...jar, materials: { body: spec(0.5, 0.5, 0.5), honey: spec(0.9, 0.6, 0.1) } },
      draw,
    ).model;
    expect(parts.map(({ shines }) => shines === true)).toEqual([false, true]);
  });

  test("a flag loses wedges at its free edge and stays closed", () => {
    const flag = thing("object", makePart("cloth", "body", box([1, 0.6, 0.01])));
    const [cloth] = torn.apply(flag, draw).model.parts as [Part];
    const far = [...cloth.geometry.positions].filter((p, i) => i % 3 === 0 && p > 0.1).length;
    expect(far).toBeGreaterThan(8);
    expect(measureClosedness(cloth.geometry.indices).closed).toBe(true);
  });

  test("what is torn is worn in holes and ends in rags; too thick to be torn through, it is dark there", () => {
    const coat = { ...thing("object", makePart("cloth", "body", tube)), family: "garment" };
    const [cloth] = torn.apply(coat, draw).model.parts as [Part];
    expect(holesIn(cloth)).toBeGreaterThan(holesIn(coat.model.parts[0] as Part));
    expect(measureClosedness(cloth.geometry.indices).closed).toBe(true);
    const low = (part: Part) => part.geometry.positions.filter((y, i) => i % 3 === 1 && y > 0.02 && y < 0.2).length;
    expect(low(cloth)).toBeGreaterThan(low(coat.model.parts[0] as Part) + 12);
    const block = thing("object", makePart("cloth", "body", box([1, 1, 1])));
    const [thick] = torn.apply(block, draw).model.parts as [Part];
    let dark = 0;
    for (let i = 0; i < 60; i += 1)
      for (let k = 0; k < 60; k += 1) if (seen(thick, [i / 60 - 0.5, k / 60 - 0.5, 0.5], 0.5).r < 0.05) dark += 1;
    expect(dark).toBeGreaterThan(10);
  });

  test("dust dulls, more of it on what faces up", () => {
    const [part] = dusted.apply(thing("object", makePart("body", "body", box([1, 1, 1]))), draw).model.parts as [Part];
    const dustOn = (ny: number) => {
      let sum = 0;
      for (let i = 0; i < 100; i += 1) {
        const point = { r: 0, g: 0, b: 0, roughness: 0, metalness: 1, height: 0 };
        part.paint?.(point, (i % 10) / 10 - 0.5, 0.5, Math.floor(i / 10) / 10 - 0.5, 0, ny, 1 - ny);
        sum += point.r;
      }
      return sum;
    };
    expect(dustOn(1)).toBeGreaterThan(dustOn(0) * 1.2);
  });
});

describe("cloth that is worn out and china that cracks", () => {
  const built = (prompt: string) =>
    buildModel(planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 2 }).recipe);

  test("worn-out cloth is patched: it has colours that it has not when it is only worn; closed", () => {
    const reds = (prompt: string) => {
      const { parts } = built(prompt).model;
      for (const { geometry } of parts) expect(measureClosedness(geometry.indices).closed).toBe(true);
      let count = 0;
      for (const part of parts)
        for (let i = 0; i + 2 < part.geometry.rest.length; i += 3) {
          const [x, y, z] = part.geometry.rest.slice(i, i + 3) as unknown as [number, number, number];
          const point = { r: 0.1, g: 0.5, b: 0.1, roughness: 0.9, metalness: 0, height: 0 };
          part.paint?.(point, x, y, z, 0, 0, 1);
          if (point.r > 1.3 * point.g) count += 1;
        }
      return count;
    };
    expect(reds("a worn-out green jacket")).toBeGreaterThan(reds("a worn green jacket"));
  });

  test("a cracked jug has black cracks down its side and keeps its glaze", () => {
    const share = (prompt: string) => {
      const parts = built(prompt).model.parts.filter(({ slot }) => slot === "body");
      let [dark, all] = [0, 0];
      for (const part of parts) {
        const { rest } = part.geometry;
        for (let i = 0; i + 2 < rest.length; i += 3) {
          const at = [rest[i], rest[i + 1], rest[i + 2]] as [number, number, number];
          const point = { r: 0.8, g: 0.8, b: 0.8, roughness: 0.1, metalness: 0, height: 0 };
          const out = Math.sqrt(at[0] * at[0] + at[2] * at[2]) || 1;
          part.paint?.(point, ...at, at[0] / out, 0, at[2] / out);
          dark += point.r < 0.1 ? 1 : 0;
          all += 1;
        }
      }
      return dark / all;
    };
    expect(share("a cracked porcelain jug")).toBeGreaterThan(share("a porcelain jug") + 0.003);
    expect(share("a cracked porcelain jug")).toBeLessThan(0.2);
  });
});
