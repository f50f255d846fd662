import { expect, test } from "vitest";
import { box } from "../../../src/engine/geometry/box.ts";
import { makePart } from "../../../src/engine/geometry/make-part.ts";
import type { Part, SurfacePoint } from "../../../src/engine/geometry/part.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { graffiti } from "../../../src/engine/style/styles/graffiti.ts";

const GREY = 0.3;
const steel = { base: "painted-metal", colours: [], conditions: {}, scale: 1, seed: 1 };
const coach = {
  model: {
    parts: [
      makePart("hull", "body", box([2.4, 3, 11])),
      makePart("pane", "window", box([2.38, 1, 9])),
      makePart("tyre", "tyre", box([2.2, 0.8, 0.8])),
    ],
    sockets: [],
  },
  materials: { body: steel, window: steel, tyre: steel },
  family: "vehicle",
};
const { parts } = graffiti.apply(coach, createDraw(3)).model;

function painted(part: Part, x: number, y: number, z: number, ny = 0): SurfacePoint | undefined {
  const surface: SurfacePoint = { r: GREY, g: GREY, b: GREY, roughness: 0.5, metalness: 0, height: 0 };
  part.paint?.(surface, x, y, z, 1 - ny, ny, 0);
  return surface.r === GREY && surface.g === GREY ? undefined : surface;
}

/** Of a flank's points what was sprayed, from one height to another. */
function sprayedOf(low: number, high: number) {
  const found = [];
  for (let i = 0; i < 80; i += 1)
    for (let k = 0; k < 20; k += 1)
      found.push(painted(parts[0] as Part, 1.2, low + ((high - low) * (k + 0.5)) / 20, ((i + 0.5) / 80 - 0.5) * 11));
  return found;
}

test("graffiti covers a flank from its foot to its top, in many colours with black outlines", () => {
  for (const [low, high] of [
    [-1.4, -0.5],
    [-0.5, 0.5],
    [0.5, 1.4],
  ] as const) {
    const found = sprayedOf(low, high);
    const sprayed = found.filter((each) => each !== undefined);
    expect(sprayed.length / found.length).toBeGreaterThan(0.6);
    expect(new Set(sprayed.map(({ r, g, b }) => [r, g, b].map((c) => Math.round(c * 4)).join())).size).toBeGreaterThan(
      5,
    );
  }
  const black = sprayedOf(-0.5, 0.5).filter((each) => each && each.r + each.g + each.b < 0.05);
  expect(black.length).toBeGreaterThan(100);
});

test("graffiti goes over the windows, and leaves roof and tyres", () => {
  expect([0, 1, 2, 3, 4].some((z) => painted(parts[1] as Part, 1.19, 0, z))).toBe(true);
  expect([0, 1, 2, 3, 4].some((z) => painted(parts[0] as Part, 0.3, 1.5, z, 1))).toBe(false);
  expect(parts[2]?.paint).toBeUndefined();
});
