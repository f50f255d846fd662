import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Point2, reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { cos, sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Metres: half width, half depth, height of the wall in front and behind. */
const [HX, HZ, FRONT, BACK] = [0.6, 0.6, 2.3, 2.0];
const BOARDS = 6;
const [DOOR_W, DOOR_H] = [0.72, 1.82];

/** A crescent, clockwise: the hole that every such door has. */
function crescent(x: number, y: number, r: number): Point2[] {
  const outer = Array.from({ length: 17 }, (_, i): Point2 => {
    const a = 0.9 + ((6.283 - 1.8) * i) / 16;
    return [x + r * cos(a), y + r * sin(a)];
  });
  const inner = Array.from({ length: 12 }, (_, i): Point2 => {
    const a = 6.283 - 1.32 - ((6.283 - 2.64) * (i + 0.5)) / 12;
    return [x + r * 0.36 + r * 0.82 * cos(a), y + r * 0.82 * sin(a)];
  });
  return [...reverseOutline(outer), ...[...inner].reverse()];
}

/** Upright boards side by side, a little uneven, from the ground to a sloping edge. */
function boards(wide: number, high: (t: number) => number, next: () => number): Geometry[] {
  const w = wide / BOARDS;
  return Array.from({ length: BOARDS }, (_, i) => {
    const h = high((i + 0.5) / BOARDS) - 0.04 * next();
    return block([w * 0.97, h, 0.028 + 0.012 * next()], [-wide / 2 + (i + 0.5) * w, h / 2 + 0.06, 0], 0.005);
  });
}

function build({ style, stream }: Planned): Part[] {
  const next = stream("boards");
  const sides = [1, -1].flatMap((s) =>
    boards(2 * HZ, (t) => (s === 1 ? FRONT + (BACK - FRONT) * t : BACK + (FRONT - BACK) * t), next).map((g) =>
      move(turnY(g, (s * Math.PI) / 2), [s * HX, 0, 0]),
    ),
  );
  const back = boards(2 * HX, () => BACK, next).map((g) => move(g, [0, 0, -HZ]));
  const jamb = HX - DOOR_W / 2;
  const front = [1, -1].map((s) => block([jamb, FRONT, 0.035], [s * (HX - jamb / 2), FRONT / 2 + 0.06, HZ], 0.005));
  const lintel = block([DOOR_W + 0.04, FRONT - DOOR_H - 0.02, 0.035], [0, (FRONT + DOOR_H) / 2 + 0.07, HZ], 0.005);
  const dark = block([2 * HX - 0.06, BACK - 0.1, 2 * HZ - 0.06], [0, BACK / 2 + 0.04, 0]);
  const leaf = merge([
    extrude(
      [
        [0, 0],
        [DOOR_W, 0],
        [DOOR_W, DOOR_H],
        [0, DOOR_H],
      ],
      { depth: 0.03, holes: [crescent(DOOR_W / 2, DOOR_H * 0.8, 0.13)] },
    ),
    block([DOOR_W * 0.94, 0.12, 0.03], [DOOR_W / 2, DOOR_H * 0.14, 0.025], 0.004),
    block([DOOR_W * 0.94, 0.12, 0.03], [DOOR_W / 2, DOOR_H * 0.62, 0.025], 0.004),
    bar([0.09, DOOR_H * 0.2, 0.026], [DOOR_W - 0.09, DOOR_H * 0.56, 0.026], 0.035, 4),
  ]);
  const ajar = style === "ajar" ? -0.7 : 0;
  const door = move(turnY(leaf, ajar), [-DOOR_W / 2, 0.08, HZ + 0.03]);
  const handle = move(turnY(block([0.03, 0.13, 0.05], [DOOR_W - 0.06, DOOR_H * 0.46, 0.04], 0.008), ajar), [
    -DOOR_W / 2,
    0.08,
    HZ + 0.03,
  ]);
  const hinges = merge(
    [0.14, 0.62].map((t) =>
      move(turnY(block([0.22, 0.05, 0.012], [0.11, DOOR_H * t, 0.046], 0.003), ajar), [-DOOR_W / 2, 0.08, HZ + 0.03]),
    ),
  );
  const pitch = (FRONT - BACK) / (2 * HZ);
  const roof = move(turnX(block([2 * HX + 0.34, 0.05, 2 * HZ + 0.46], [0, 0, 0], 0.01), -pitch), [
    0,
    (FRONT + BACK) / 2 + 0.085,
    0.02,
  ]);
  const battens = [-0.5, 0, 0.5].map((x) =>
    move(turnX(block([0.05, 0.035, 2 * HZ + 0.44], [x, 0.04, 0], 0.006), -pitch), [
      0,
      (FRONT + BACK) / 2 + 0.085,
      0.02,
    ]),
  );
  const pipe = bar([-HX + 0.22, BACK - 0.1, -HZ + 0.2], [-HX + 0.22, BACK + 0.72, -HZ + 0.2], 0.05, 16);
  return [
    makePart("walls", "body", merge([...sides, ...back, ...front, lintel]), { weight: 1, grain: "y" }),
    makePart("dark", "dark", dark, { weight: 0.3 }),
    makePart("door", "door", door, { weight: 1, grain: "y" }),
    makePart("fittings", "iron", merge([handle, hinges]), { weight: 0.4 }),
    makePart("roof", "roof", merge([roof, ...battens]), { weight: 0.9 }),
    makePart("pipe", "iron", pipe, { weight: 0.4 }),
    makePart("floor", "body", block([2 * HX + 0.1, 0.09, 2 * HZ + 0.1], [0, 0.045, 0], 0.008), { weight: 0.4 }),
    makePart("step", "stone", block([0.7, 0.07, 0.36], [0, 0.035, HZ + 0.26], 0.02), { weight: 0.3 }),
  ];
}

/** An outhouse. What makes it itself: a narrow hut of upright boards, a plank door with a crescent moon cut into it, a flat roof that slopes to the back, a vent pipe. */
export const outhouse = defineFromPlan({
  id: "outhouse",
  family: "building",
  words: ["outhouse", "privy", "latrine", "outdoor toilet", "wooden toilet"],
  senses: ["outhouse", "privy#1"],
  height: 2.5,
  vary: 0.05,
  view: { azimuth: 0.5, elevation: 0.14 },
  slots: {
    body: mainSlot("oak weathered-planks", "#8a6f50 #7d6a52 #9a8466 #6f5a44", "wall|board|plank"),
    door: slot("oak", "#7a5c3c #6a4c30 #8a7458", "gate"),
    roof: slot("wood-shingles corrugated-metal", "#6a6056 #7a7f84", "top"),
    iron: slot("iron", "#2b2b2d", "hinge|handle|pipe|vent"),
    dark: slot("plastic", "#0c0a08", "inside"),
    stone: slot("granite", "#8a857c", "step"),
  },
  styles: { shut: { weight: 2, traits: ["closed"] }, ajar: { weight: 1, traits: ["open"] } },
  build,
});
