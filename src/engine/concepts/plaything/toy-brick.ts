import { box } from "../../geometry/box.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

const PITCH = 0.008;
const HIGH = 0.0096;

/** A raised oval on each stud, as a maker's mark. */
const marked: Paint = (surface, x, y, z, _nx, ny) => {
  if (ny < 0.9 || y < 0.002) return;
  const [u, w] = [x / PITCH + 50.5, z / PITCH + 50.5];
  const [a, b] = [u - Math.floor(u) - 0.5, w - Math.floor(w) - 0.5];
  if (Math.abs(a) < 0.17 && Math.abs(b) < 0.07) surface.height += 0.0002;
};

/** A brick about the origin's middle bottom: `nx` by `nz` studs. */
function brick(nx: number, nz: number, high = HIGH): Part["geometry"] {
  const studs = Array.from({ length: nx * nz }, (_, i) =>
    move(cylinder({ radius: 0.0024, height: 0.0021, bevel: 0.0003, segments: 28 }), [
      ((i % nx) - (nx - 1) / 2) * PITCH,
      high - 0.0003,
      (Math.floor(i / nx) - (nz - 1) / 2) * PITCH,
    ]),
  );
  return settle(
    merge([move(box([nx * PITCH - 0.0002, high, nz * PITCH - 0.0002], { bevel: 0.0004 }), [0, high / 2, 0]), ...studs]),
  );
}

/** A plain block, as high as wide. */
const cube = () => move(box([PITCH * 2, PITCH * 2, PITCH * 2], { bevel: 0.0008, bevelSteps: 2 }), [0, PITCH, 0]);

function build({ style }: Planned): Part[] {
  const one = (name: string, slotName: string, g: Part["geometry"]) =>
    makePart(name, slotName, g, { weight: 1, paint: marked });
  if (style === "cube") return [makePart("brick", "brick", settle(cube()), { weight: 1, grain: "x" })];
  if (style === "stack")
    return [
      one("brick-1", "brick", brick(4, 2)),
      one("brick-2", "second", move(brick(2, 2), [PITCH, HIGH, 0])),
      one("brick-3", "third", move(brick(4, 2), [-PITCH, HIGH * 2, 0])),
      one("brick-4", "second", move(brick(2, 2), [-PITCH * 2, HIGH * 3, 0])),
      one("brick-5", "brick", move(brick(2, 2), [-PITCH * 2, HIGH, 0])),
    ];
  return [one("brick", "brick", style === "square" ? brick(2, 2) : style === "long" ? brick(6, 2) : brick(4, 2))];
}

/** A toy building brick. What makes it itself: a plain glossy block with two rows of round studs on top. */
export const toyBrick = defineFromPlan({
  id: "toy-brick",
  family: "toy",
  words: [
    "lego brick",
    "lego",
    "lego block",
    "lego bricks",
    "toy brick",
    "building brick",
    "toy block",
    "building block",
    "plastic brick",
    "lego piece",
    "duplo",
  ],
  height: 0.0117,
  vary: 0.01,
  view: { azimuth: 0.6, elevation: 0.48 },
  slots: {
    brick: mainSlot("plastic", "#c8161d #1257a8 #f5c518 #1f8a3b", "block|stud"),
    second: mainSlot("plastic", "#f5c518 #f2f0ea #f58220"),
    third: mainSlot("plastic", "#1257a8 #1f8a3b #c8161d"),
  },
  styles: {
    classic: { weight: 4, words: ["lego brick", "toy brick", "lego piece"] },
    square: { weight: 1, traits: ["square"] },
    long: { weight: 0.4, traits: ["long"] },
    cube: { weight: 0, words: ["toy block", "building block"] },
    stack: { weight: 1.2, words: ["lego bricks", "duplo"], slots: ["second", "third"] },
  },
  build,
});
