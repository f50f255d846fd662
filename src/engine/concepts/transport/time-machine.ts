import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc, turned } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";
import { paddedBox, tuftedPanel } from "../seating/padded-box.ts";

const DISH = 0.92;
const ROMAN = ["XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"];

/** A clock's face as wide as the machine: a pale ring of Roman numerals about a star of rays. */
const face: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.5) return;
  const r = Math.sqrt(x * x + y * y) / DISH;
  const a = atan2(x, y);
  const hour = ((a / TAU) * 12 + 12) % 12;
  if (r > 0.6 && r < 0.93) {
    layColour(surface, [0.86, 0.8, 0.62], 0.4, 0);
    const n = Math.round(hour) % 12;
    const t = (n / 12) * TAU;
    const [dx, dy] = [x - DISH * 0.765 * sin(t), y - DISH * 0.765 * cos(t)];
    const [u, v] = [dx * cos(t) - dy * sin(t), dx * sin(t) + dy * cos(t)];
    if (isWritten(ROMAN[n] as string, u * 1.35, v, 0.17, 0.13)) layColour(surface, [0.03, 0.02, 0.02], 0.5, 0);
  }
  if (r > 0.945 && r < 0.985 && Math.abs(hour * 5 - Math.round(hour * 5)) < 0.12)
    layColour(surface, [0.05, 0.03, 0.02]);
  if (r < 0.57) surface.height += 0.01 * Math.abs(((hour * 2) % 1) - 0.5);
};

const dial =
  (radius: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    const r = Math.sqrt(x * x + y * y) / radius;
    if (r > 0.86) return;
    const a = (atan2(x, y) / TAU) * 12;
    const tick = r > 0.62 && Math.abs(a - Math.round(a)) < 0.12;
    const hand = Math.abs(x - y * 0.4) < radius * 0.07 && y > -radius * 0.1 && r < 0.6;
    layColour(surface, tick || hand ? [0.05, 0.03, 0.03] : [0.92, 0.88, 0.74], 0.3, 0);
  };

function build({ count }: Planned): Part[] {
  const runner = (x: number) =>
    tube(
      0.035,
      curveThrough(
        [
          [x, 0.2, -0.95],
          [x, 0.07, -0.82],
          [x, 0.035, -0.55],
          [x, 0.035, 0.6],
          [x, 0.09, 0.86],
          [x, 0.28, 0.98],
          [x, 0.42, 0.9],
          [x, 0.4, 0.8],
        ],
        7,
      ),
      12,
      { endRounding: 0.03 },
    );
  const plateAt = (z: number, r: number, depth: number, bevel: number) => move(disc(r, depth, bevel, 64), [0, 1.12, z]);
  const wheel = settle(
    turned(
      [
        [0, 0],
        [DISH, 0],
        [DISH, 0.05],
        [DISH * 0.94, 0.075],
        [DISH * 0.58, 0.045],
        [DISH * 0.2, 0.11],
        [0, 0.12],
      ],
      72,
    ),
  );
  const spokes = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * TAU;
    return bar([0, 0, 0.1], [DISH * 0.58 * sin(a), DISH * 0.58 * cos(a), 0.06], 0.014, 8);
  });
  const hand = (angle: number, length: number) =>
    turnZ(block([0.05, length, 0.02], [0, length / 2 - 0.04, 0.135], 0.006), -angle);
  const bulbs = Array.from({ length: 12 }, (_, i) => {
    const a = ((i + 0.5) / 12) * TAU;
    return move(sphere(0.035, 14), [DISH * 1.0 * sin(a), 1.12 + DISH * 1.0 * cos(a), -0.68]);
  });
  const rail = tube(
    0.02,
    curveThrough(
      [
        [0.46, 0.3, 0.7],
        [0.48, 0.72, 0.62],
        [0.48, 0.78, 0.2],
        [0.48, 0.7, -0.3],
        [0.44, 0.9, -0.66],
      ],
      7,
    ),
    10,
  );
  const panel = turnX(block([0.74, 0.3, 0.07], [0, 0, 0], 0.02), -0.5);
  const dials = [-0.24, 0, 0.24].map((x) =>
    move(turnX(move(disc(0.1, 0.03, 0.008, 32), [0, 0, 0.03]), -0.5), [x, 0.84, 0.62]),
  );
  return [
    makePart("dish", "body", move(wheel, [0, 1.12, -0.72]), { weight: 1, paint: face }),
    makePart("dish-rim", "body", move(turnX(torus(DISH, 0.045, 72, 12), PI / 2), [0, 1.12, -0.68]), { weight: 0.7 }),
    makePart("spokes", "copper", move(merge(spokes), [0, 1.12, -0.72]), { weight: 0.5 }),
    makePart("boss", "copper", plateAt(-0.66, 0.13, 0.12, 0.03), { weight: 0.4 }),
    makePart("hands", "iron", move(merge([hand(0.5, 0.62), hand(-1.05, 0.42)]), [0, 1.12, -0.69]), { weight: 0.5 }),
    ...makeParts("runner", "iron", [runner(0.46), runner(-0.46)], { weight: 0.8 }),
    makePart("deck", "wood", block([0.98, 0.07, 1.55], [0, 0.26, -0.05], 0.02), { weight: 0.7, grain: "z" }),
    makePart(
      "stands",
      "iron",
      merge([-1, 1].flatMap((s) => [-0.5, 0.5].map((z) => bar([s * 0.46, 0.04, z], [s * 0.43, 0.26, z], 0.028)))),
      { weight: 0.4 },
    ),
    ...makeParts("rail", "body", [rail, mirror(rail)], { weight: 0.7 }),
    makePart("seat-box", "wood", block([0.56, 0.26, 0.5], [0, 0.41, -0.2], 0.02), { weight: 0.5 }),
    makePart("seat", "seat", move(paddedBox([0.6, 0.13, 0.54], 0.05, 0.02), [0, 0.6, -0.2]), { weight: 0.7 }),
    makePart("back", "seat", move(turnX(tuftedPanel([0.58, 0.62, 0.14], 3, 3), -0.14), [0, 0.93, -0.47]), {
      weight: 0.8,
    }),
    makePart("column", "copper", merge([bar([0, 0.28, 0.66], [0, 0.82, 0.62], 0.05, 16)]), { weight: 0.4 }),
    makePart("panel", "wood", move(panel, [0, 0.84, 0.62]), { weight: 0.6 }),
    ...makeParts("dial", "body", dials, { weight: 0.5 }),
    ...[-0.24, 0, 0.24].map((x, i) =>
      makePart(`dial-face-${i + 1}`, "glass", settleDial(x), { weight: 0.3, paint: dial(0.088) }),
    ),
    makePart("levers", "iron", merge([-1, 1].map((s) => bar([s * 0.31, 0.9, 0.52], [s * 0.33, 1.16, 0.42], 0.015))), {
      weight: 0.4,
    }),
    makePart("knobs", "knob", merge([-1, 1].map((s) => move(sphere(0.045, 18), [s * 0.33, 1.17, 0.42]))), {
      weight: 0.4,
    }),
    makePart("bulbs", "lamp", merge(bulbs), { weight: 0.5 }),
  ];
}

/** A dial's white, drawn about its own middle. */
const settleDial = (x: number): Part["geometry"] =>
  move(turnX(move(disc(0.088, 0.012, 0.002, 32), [0, 0, 0.055]), -0.5), [x, 0.84, 0.62]);

/** A time machine as in the novel. What makes it itself: a sledge with a red tufted seat before a huge brass dish that is a clock with Roman numerals and hands, ringed with lamps, brass rails, a panel of dials and two levers. */
export const timeMachine = defineFromPlan({
  id: "time-machine",
  family: "vehicle",
  words: ["time machine", "time travel machine", "time travelling machine", "time traveling machine"],
  senses: [],
  height: 2.1,
  vary: 0.03,
  view: { azimuth: 0.55, elevation: 0.2 },
  slots: {
    body: mainSlot("brass", "", "dish|disc|rail|frame"),
    copper: slot("copper", "", "spoke|column"),
    iron: slot("iron", "", "runner|lever|hand"),
    wood: slot("mahogany", "", "deck|panel|box"),
    seat: slot("leather", "#8a1a1e #5a1a28 #1f4a3a", "chair|cushion|back"),
    glass: slot("ceramic-glaze", "#e8e0c8", "dial|gauge"),
    knob: slot("plastic", "#c01e1e #1e3ac0", "handle"),
    lamp: slot("plastic", "#ffd27a #9fe0ff", "light|bulb"),
  },
  count: { slot: "copper", min: 12, max: 16, most: 24 },
  build,
});
