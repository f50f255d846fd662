import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, circleOutline, closeCorners, rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, hole } from "../pieces.ts";
import { zipStrip } from "../zip-strip.ts";

function safetyPinParts({ has }: Planned): Part[] {
  const r = 0.0012;
  const coil = Array.from({ length: 33 }, (_, i): Vec3 => {
    const a = -PI / 2 - (i / 32) * TAU * 1.5;
    return [0.0042 * cos(a), 0.0042 + 0.0042 * sin(a), (i / 32 - 0.5) * 0.0042];
  });
  const open = has("open");
  const tip: Vec3 = open ? [0.026, 0.047, 0.002] : [0.0052, 0.0485, 0.001];
  const back = tube(
    r,
    [
      [-0.0042, 0.05, 0],
      [-0.0042, 0.03, 0],
      ...curveThrough([[-0.0042, 0.008, -0.0012], ...coil.slice(12, 14), coil[16] as Vec3], 3),
    ],
    10,
    { endRounding: r * 0.5 },
  );
  const round = tube(r, coil, 10, { endRounding: r * 0.5 });
  const needle = tube(
    r,
    curveThrough([coil.at(-1) as Vec3, [0.0046, 0.012, 0.002], [(tip[0] + 0.0046) / 2, 0.032, 0.0018], tip], 6),
    10,
    { scale: (t) => 1 - 0.75 * Math.max(0, (t - 0.8) / 0.2), endRounding: r * 0.1 },
  );
  const cap: Corner[] = [
    [-0.0062, 0.0425, 0.001],
    [0.0078, 0.0425, 0.001],
    [0.0082, 0.05, 0.002],
    [0.004, 0.0562, 0.004],
    [-0.0038, 0.0562, 0.004],
    [-0.0066, 0.05, 0.002],
  ];
  return [
    makePart("wire", "pin", merge([back, round, needle]), { weight: 1 }),
    makePart("cap", "head", extrude(closeCorners(cap, 5), { depth: 0.0046, bevel: 0.0012, bevelSteps: 3 }), {
      weight: 0.9,
    }),
  ];
}

/** A safety pin. What makes it itself: one bright wire wound into a coil at the foot, its point in a flat rounded guard at the head, or sprung open. */
export const safetyPin = defineFromPlan({
  id: "safety-pin",
  family: "household",
  words: ["safety pin", "nappy pin", "diaper pin"],
  senses: ["safety pin"],
  height: 0.056,
  view: { azimuth: 0.35, elevation: 0.1 },
  slots: { pin: mainSlot("chrome gold", "", "wire|needle|coil"), head: mainSlot("chrome gold", "", "guard|cap|clasp") },
  extras: { open: { chance: 0.3, traits: ["open"] } },
  build: safetyPinParts,
});

function buttonParts({ style, count }: Planned): Part[] {
  const R = 0.012;
  const spots = style === "two" || count === 2 ? [0, PI] : [0, PI / 2, PI, -PI / 2].map((a) => a + PI / 4);
  const away = R * 0.24;
  const holes = spots.map((a) => hole(away * cos(a), away * sin(a), R * 0.12, 18));
  const floor = extrude(circleOutline(R * 0.78, 64), { depth: 0.0016, holes });
  const rim = settle(
    turnX(
      lathe(
        roundCorners(
          [
            [R * 0.7, -0.0008],
            [R * 0.92, -0.0014, 0.0006],
            [R, 0.0002, 0.0009],
            [R * 0.96, 0.0022, 0.0008],
            [R * 0.84, 0.0024, 0.0006],
            [R * 0.72, 0.0008],
          ],
          4,
        ),
        72,
        true,
      ),
      PI / 2,
    ),
  );
  const thread =
    spots.length === 2
      ? [[0, 1]]
      : [
          [0, 2],
          [1, 3],
        ];
  return [
    makePart("floor", "button", floor, { weight: 0.9 }),
    makePart("rim", "button", rim, { weight: 1, crease: 1 }),
    makePart(
      "thread",
      "thread",
      merge(
        thread.flatMap(([i = 0, k = 0], n) => {
          const [a, b] = [spots[i] as number, spots[k] as number];
          return [-1, 1].map((s) => {
            const off = s * 0.0005;
            const path: Vec3[] = [
              [away * cos(a) + off, away * sin(a), -0.001],
              [away * cos(a) * 0.9 + off, away * sin(a) * 0.9, 0.0013],
              [off, 0, 0.0016 + n * 0.0006],
              [away * cos(b) * 0.9 + off, away * sin(b) * 0.9, 0.0013],
              [away * cos(b) + off, away * sin(b), -0.001],
            ];
            return tube(0.0003, curveThrough(path, 4), 6);
          });
        }),
      ),
      { weight: 0.4 },
    ),
  ];
}

/** A button for a shirt or a coat. What makes it itself: a round disc with a raised rim, four holes in its dished middle (or two), and thread crossed through them. */
export const sewingButton = defineFromPlan({
  id: "sewing-button",
  family: "household",
  words: ["button", "shirt button", "coat button", "sewing button", "clothing button", "pearl button", "wooden button"],
  senses: ["button#1"],
  height: 0.024,
  vary: 0,
  view: { azimuth: 0.4, elevation: 0.2 },
  slots: {
    button: mainSlot("plastic plastic mother-of-pearl oak", "#2f62b0 #c8372f #e8dcc0 #4a2d1c #2f8a5a", "disc|rim"),
    thread: slot("rope", "#f2eee2 #26262a"),
  },
  styles: { four: { weight: 3 }, two: { weight: 1 } },
  build: buttonParts,
});

function zipperParts({ has, style }: Planned): Part[] {
  if (style === "mounted") return closedParts();
  const [tall, gap] = [0.15, has("open") ? 1 : 0.35];
  const meet = tall * (1 - gap * 0.62);
  const apart = (y: number): number => (y < meet ? 0 : ((y - meet) * (y - meet) * 2.4 + (y - meet) * 0.12) / 1);
  const teeth = 46;
  const sides = [-1, 1].map((s) => {
    const path = Array.from({ length: 19 }, (_, i): Vec3 => {
      const y = (tall * i) / 18;
      return [s * (0.0125 + apart(y)), y, 0];
    });
    const rows = Array.from({ length: teeth }, (_, i) => {
      const y = (tall * (i + (s > 0 ? 0.25 : 0.75))) / teeth;
      return move(block([0.0056, 0.0017, 0.0028], [0, 0, 0], 0.0004), [s * (0.0016 + apart(y)), y, 0]);
    });
    const cloth = tube(1, path, 4, { up: [0, 0, 1], scale: () => [0.0135, 0.0009] });
    return { cloth, rows };
  });
  const pull = move(
    extrude(rectangleOutline(0.008, 0.026, 0.003, 4), {
      depth: 0.0016,
      bevel: 0.0005,
      holes: [hole(0, -0.008, 0.0022, 18)],
    }),
    [0, meet - 0.015, 0.0052],
  );
  const slider = extrude(
    closeCorners(
      [
        [-0.005, -0.008, 0.002],
        [0.005, -0.008, 0.002],
        [0.0095, 0.007, 0.003],
        [0, 0.009, 0.002],
        [-0.0095, 0.007, 0.003],
      ],
      4,
    ),
    { depth: 0.0062, bevel: 0.0012, bevelSteps: 2 },
  );
  return [
    makePart("tape", "tape", merge(sides.map(({ cloth }) => cloth)), { weight: 0.9 }),
    makePart("teeth", "teeth", merge(sides.flatMap(({ rows }) => rows)), { weight: 0.9 }),
    makePart("slider", "slider", move(slider, [0, meet, 0]), { weight: 0.8 }),
    makePart("loop", "slider", bar([0, meet - 0.004, 0.003], [0, meet + 0.004, 0.0052], 0.0012, 10), { weight: 0.3 }),
    makePart("pull", "slider", pull, { weight: 0.8 }),
    makePart("stop", "teeth", block([0.009, 0.005, 0.004], [0, 0.002, 0], 0.001), { weight: 0.3 }),
  ];
}

/** On what it closes: a narrow strip, the slider at its upper end. */
function closedParts(): Part[] {
  const { tape, teeth, slider } = zipStrip(0.24);
  return [
    makePart("tape", "tape", settle(tape), { weight: 0.9 }),
    makePart("teeth", "teeth", settle(teeth), { weight: 0.9 }),
    makePart("slider", "slider", settle(slider), { weight: 0.8 }),
  ];
}

/** A zipper, half open. What makes it itself: two strips of cloth with rows of metal teeth that mesh below the slider and part in a V above it, and a tab to pull. */
export const zipper = defineFromPlan({
  id: "zipper",
  family: "household",
  words: ["zipper", "zip", "zip fastener", "metal zipper"],
  senses: ["slide fastener"],
  height: 0.15,
  view: { azimuth: 0.3, elevation: 0.1 },
  slots: {
    teeth: slot("brass brushed-steel", "", "tooth"),
    tape: mainSlot("canvas", "#26282e #7a2a2a #2a4a7a", "cloth|strip"),
    slider: slot("brass brushed-steel", "", "pull|tab"),
  },
  styles: { loose: {}, mounted: { weight: 0, traits: ["mounted"] } },
  extras: { open: { chance: 0.5, traits: ["open"] } },
  build: zipperParts,
});
