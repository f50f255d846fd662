import { describe, expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { box } from "../../../src/engine/geometry/box.ts";
import { cylinder } from "../../../src/engine/geometry/lathe.ts";
import { makePart, standModel } from "../../../src/engine/geometry/make-part.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import type { MaterialSpec } from "../../../src/engine/materials/material.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { glowing } from "../../../src/engine/style/glowing.ts";
import { leaking, SPILT } from "../../../src/engine/style/spill.ts";
import { dusted, torn } from "../../../src/engine/style/worn-through.ts";

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

describe("light and wear", () => {
  test("what glows is bright, of its own hue at the rim, and no disc of light is laid under it", () => {
    const { model } = glowing.apply(thing("object", makePart("body", "body", box([1, 1, 1]))), draw);
    const body = model.parts.find(({ slot }) => slot === "body") as Part;
    expect(seen(body, [0, 0, 0]).g).toBeGreaterThan(0.5);
    const rim = seen(body, [0.5, 0.5, 0.5]);
    expect(rim.r).toBeGreaterThan(rim.g + 0.3);
    expect(model.parts).toHaveLength(1);
    expect(body.shines).toBe(true);
  });

  test("a flag loses wedges at its free edge and has slits", () => {
    const flag = thing("object", makePart("cloth", "body", box([1, 0.6, 0.01])));
    const [cloth] = torn.apply(flag, draw).model.parts as [Part];
    const far = [...cloth.geometry.positions].filter((p, i) => i % 3 === 0 && p > 0.1).length;
    expect(far).toBeGreaterThan(8);
    let dark = 0;
    for (let i = 0; i < 60; i += 1)
      for (let k = 0; k < 40; k += 1) if (seen(cloth, [i / 60 - 0.5, k / 66 - 0.3, 0.005], 0.5).r < 0.05) dark += 1;
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
