import { describe, expect, test } from "vitest";
import { cylinder } from "../../../src/engine/geometry/lathe.ts";
import { makePart } from "../../../src/engine/geometry/make-part.ts";
import type { Part, SurfacePoint } from "../../../src/engine/geometry/part.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { styleById } from "../../../src/engine/style/index.ts";
import { plainThing } from "./plain-thing.ts";

const draw = createDraw(4);

describe("the manner of a people or a time", () => {
  const drum = () => makePart("drum", "body", cylinder({ radius: 0.5, height: 1, segments: 48 }));
  const colours = (id: string, family: string): Set<string> => {
    const [part] = styleById(id).apply(plainThing(family, drum()), draw).model.parts as [Part];
    const seen = new Set<string>();
    for (let i = 0; i < 400; i += 1) {
      const point: SurfacePoint = { r: 0.5, g: 0.5, b: 0.5, roughness: 0.5, metalness: 0, height: 0 };
      const [x, z] = [Math.cos(i * 0.7) * 0.5, Math.sin(i * 0.7) * 0.5];
      part.paint?.(point, x, (i % 41) / 41, z, x * 2, 0, z * 2);
      seen.add([point.r, point.g, point.b].map((c) => c.toFixed(2)).join());
    }
    return seen;
  };

  test.each(["egyptian", "mexican", "american", "art-deco", "tiki"])("%s things are painted in its colours", (id) => {
    expect(colours(id, "vessel").size).toBeGreaterThan(1);
    expect(colours(id, "figure").size).toBe(1);
  });
});
