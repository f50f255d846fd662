import { curveThrough } from "../../geometry/curve.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { oval } from "../food/shapes.ts";
import { layColour } from "../lay-colour.ts";

const TALL = 0.2;
const half = (y: number): readonly [number, number] => [0.056 - 0.02 * (y / TALL), 0.042 - 0.013 * (y / TALL)];
const STEP = 0.0172;

/** Dark holes under the teeth of the front, fine holes at the back, slots at the sides. */
const holes: Paint = (surface, x, y, z, nx, _ny, nz) => {
  if (y < 0.02 || y > TALL - 0.025) return;
  const row = Math.floor(y / STEP);
  const v = y / STEP - row - 0.5;
  if (Math.abs(nz) > 0.7 && nz > 0) {
    const u = x / STEP + (row % 2) * 0.5;
    const du = u - Math.floor(u) - 0.5;
    const [w] = half(y);
    if (Math.abs(x) > w - 0.01) return;
    if (du * du * 4.4 + (v + 0.24) * (v + 0.24) * 11 < 0.42) layColour(surface, [0.006, 0.006, 0.007], 1, 0);
  } else if (Math.abs(nx) > 0.7) {
    const line = y / 0.034;
    if (Math.abs(z) < half(y)[1] - 0.012 && line - Math.floor(line) < 0.26)
      layColour(surface, [0.006, 0.006, 0.007], 1, 0);
  } else if (nz < -0.7) {
    const [u, w] = [x / 0.007, y / 0.007];
    const [a, b] = [u - Math.floor(u) - 0.5, w - Math.floor(w) - 0.5];
    if (a * a + b * b < 0.07 && Math.abs(x) < half(y)[0] - 0.008) layColour(surface, [0.006, 0.006, 0.007], 1, 0);
  }
};

function build({ has }: Planned): Part[] {
  const ring = (y: number, grow = 0): Ring => {
    const [w, d] = half(y);
    const [a, b, c] = [w + grow, d + grow, 0.006];
    return [
      [a, y, -b + c],
      [a, y, b - c],
      [a - c, y, b],
      [-a + c, y, b],
      [-a, y, b - c],
      [-a, y, -b + c],
      [-a + c, y, -b],
      [a - c, y, -b],
    ]
      .map(([x, h, z]): Vec3 => [x as number, h as number, z as number])
      .reverse();
  };
  const levels = Array.from({ length: 9 }, (_, i) => (i / 8) * TALL);
  const walls = loft(levels.map((y) => ring(y)));
  const band = (from: number, to: number) =>
    loft([ring(from, 0.0005), ring(from, 0.0028), ring(to, 0.0028), ring(to, 0.0005)]);
  const tooth = oval([0.0062, 0.0036, 0.0052], 10);
  const teeth: Part["geometry"][] = [];
  for (let row = 2; row < 10; row += 1) {
    const y = (row + 0.72) * STEP;
    const [w, d] = half(y);
    for (let k = -4; k <= 4; k += 1) {
      const x = (k + 0.5 - (row % 2) * 0.5) * STEP;
      if (Math.abs(x) < w - 0.011 && y < TALL - 0.02) teeth.push(move(tooth, [x, y, d]));
    }
  }
  const slots = [-1, 1].flatMap((s) =>
    [0, 1, 2, 3, 4].map((i) => {
      const y = 0.0375 + i * 0.034;
      const [w, d] = half(y);
      return move(oval([0.0045, 0.0045, d * 0.68], 10), [s * (w - 0.0005), y + 0.003, 0]);
    }),
  );
  const grip = sweep(
    ellipseOutline(0.0075, 0.0105, 14),
    curveThrough(
      [
        [-0.03, TALL - 0.003, 0],
        [-0.032, TALL + 0.022, 0],
        [-0.022, TALL + 0.042, 0],
        [0, TALL + 0.046, 0],
        [0.022, TALL + 0.042, 0],
        [0.032, TALL + 0.022, 0],
        [0.03, TALL - 0.003, 0],
      ],
      5,
    ),
    { up: [0, 0, 1] },
  );
  return [
    makePart("walls", "body", walls, { weight: 1, paint: holes }),
    makePart("teeth", "body", merge([...teeth, ...slots]), { weight: 0.8 }),
    makePart("rims", has("rubber") ? "rubber" : "body", merge([band(0, 0.01), band(TALL - 0.012, TALL)]), {
      weight: 0.6,
    }),
    makePart("handle", "handle", grip, { weight: 1 }),
  ];
}

/** A grater. What makes it itself: a tall four-sided box of steel, narrower on top, with rows of raised teeth over dark holes on one side and slicing slots on the next, and a loop handle on top. */
export const grater = defineFromPlan({
  id: "grater",
  family: "tool",
  words: ["grater", "cheese grater", "box grater", "kitchen grater", "vegetable grater", "shredder"],
  senses: ["grater"],
  height: 0.25,
  view: { azimuth: 0.55, elevation: 0.16 },
  slots: {
    body: mainSlot("brushed-steel", "", "wall|side|tooth|blade"),
    handle: slot("plastic brushed-steel", "#1c1d20 #b8241a #c9ccd0", "grip"),
    rubber: slot("rubber", "#1c1d20", "base|rim"),
  },
  extras: { rubber: { chance: 0.5 } },
  build,
});
