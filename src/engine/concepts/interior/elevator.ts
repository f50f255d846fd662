import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

/** Half the opening, its height, half the wall, the wall's height, the wall's thickness, metres. */
const [GAP, TALL, HALF, HIGH, T] = [0.55, 2.15, 1.05, 2.75, 0.2];
const GLOW: Rgb = fromHex("#ff8a1c");

const facing =
  (floor: string): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    layColour(surface, [0.012, 0.012, 0.014], 0.2, 0);
    if (nz < 0.6) return;
    if (isWritten(floor, x - 0.06, y - 2.43, 0.11, 0.1)) layColour(surface, GLOW, 0.3, 0);
    // an arrow up
    const [u, v] = [Math.abs(x + 0.09), y - 2.43];
    if (v < 0.05 - u * 1.1 && v > -0.045 && (v > -0.004 || u < 0.016) && u < 0.05) layColour(surface, GLOW, 0.3, 0);
  };

function build({ style, seed }: Planned): Part[] {
  const open = style === "open" ? 0.86 : style === "ajar" ? 0.4 : 0;
  const side = HALF - GAP;
  const wall = merge([
    block([side, HIGH, T], [-(HALF + GAP) / 2, HIGH / 2, 0], 0.006),
    block([side, HIGH, T], [(HALF + GAP) / 2, HIGH / 2, 0], 0.006),
    block([GAP * 2, HIGH - TALL, T], [0, (HIGH + TALL) / 2, 0], 0.006),
  ]);
  const casing = merge([
    ...[-1, 1].map((s) => block([0.1, TALL + 0.05, T + 0.06], [s * (GAP + 0.02), (TALL + 0.05) / 2, 0.01], 0.012, 2)),
    block([GAP * 2 + 0.14, 0.1, T + 0.06], [0, TALL + 0.02, 0.01], 0.012, 2),
  ]);
  const door = (s: number): Geometry => {
    // what has slid into the wall is cut off there
    const [inner, outer] = [s * GAP * open, s * (GAP + 0.02)];
    return block([Math.abs(outer - inner), TALL, 0.04], [(inner + outer) / 2, TALL / 2, -0.03], 0.004);
  };
  const deep = 1.25;
  const car = merge([
    block([GAP * 2 + 0.3, 0.06, deep], [0, 0.03, -deep / 2 - 0.06], 0.004),
    block([GAP * 2 + 0.3, 0.06, deep], [0, TALL + 0.12, -deep / 2 - 0.06], 0.004),
  ]);
  const panels = merge([
    block([GAP * 2 + 0.3, TALL + 0.1, 0.05], [0, TALL / 2 + 0.08, -deep - 0.04], 0.004),
    ...[-1, 1].map((s) =>
      block([0.05, TALL + 0.1, deep], [s * (GAP + 0.14), TALL / 2 + 0.08, -deep / 2 - 0.06], 0.004),
    ),
  ]);
  const button = (y: number) => settle(move(disc(0.026, 0.016, 0.004, 24), [GAP + 0.27, y, T / 2 + 0.01]));
  return [
    makePart("wall", "wall", wall, { weight: 0.9 }),
    makePart("casing", "frame", casing, { weight: 0.9 }),
    makePart("doors", "body", merge([door(1), door(-1)]), {
      weight: 1,
      paint: (surface, x, _y, z) => {
        // brushed panels in frames
        const u = Math.abs(x);
        if (z > -0.02 && (Math.abs(u - GAP * 0.5) < 0.004 || (open === 0 && u < 0.004)))
          layColour(surface, [0.03, 0.03, 0.033], 0.5, 0);
      },
    }),
    makePart("floor-and-ceiling", "car", car, { weight: 0.5 }),
    makePart("car-walls", "car", panels, { weight: 0.7 }),
    makePart("car-light", "light", block([0.7, 0.02, 0.7], [0, TALL + 0.085, -deep / 2], 0.005), {
      weight: 0.3,
      shines: true,
    }),
    makePart(
      "handrail",
      "frame",
      merge([
        bar([-GAP, 0.95, -deep + 0.05], [GAP, 0.95, -deep + 0.05], 0.02, 12),
        ...[-1, 1].map((s) => bar([s * GAP * 0.8, 0.95, -deep + 0.05], [s * GAP * 0.8, 0.95, -deep - 0.03], 0.012, 8)),
      ]),
      { weight: 0.3 },
    ),
    makePart("indicator", "sign", block([0.42, 0.17, 0.04], [0, 2.43, T / 2 + 0.01], 0.012), {
      weight: 0.7,
      shines: true,
      paint: facing(String(1 + (seed % 9))),
    }),
    makePart("call-plate", "frame", block([0.13, 0.26, 0.02], [GAP + 0.27, 1.12, T / 2 + 0.005], 0.008, 2), {
      weight: 0.5,
    }),
    makePart("buttons", "button", merge([button(1.165), button(1.075)]), { weight: 0.5, shines: true }),
    makePart("sill", "frame", block([GAP * 2, 0.02, T + 0.04], [0, 0.01, -0.01], 0.004), { weight: 0.3 }),
  ];
}

/** An elevator. What makes it itself: two sliding doors of brushed steel in a deep casing in a wall, a lit floor number with an arrow above, a plate with two call buttons beside; open, they show a lit car with a handrail. */
export const elevator = defineFromPlan({
  id: "elevator",
  family: "furniture",
  words: [
    "elevator",
    "elevator door",
    "elevator doors",
    "lift door",
    "passenger elevator",
    "office elevator",
    "hotel elevator",
    "open elevator",
  ],
  senses: ["elevator#1"],
  height: 2.75,
  vary: 0.03,
  view: { azimuth: 0.42, elevation: 0.1 },
  slots: {
    body: mainSlot("brushed-steel", "#b8bcc2", "door|panel"),
    wall: slot("plaster marble", "#d8d2c6 #c8c4bc"),
    frame: slot("brushed-steel brass", "#8a8e94", "casing|rail|plate"),
    car: slot("walnut brushed-steel", "", "cabin|inside"),
    light: slot("plastic", "#fff2d0", "lamp"),
    sign: slot("plastic", "#121214", "indicator|display|floor number"),
    button: slot("plastic", "#ffb03a", "call button"),
  },
  styles: {
    ajar: { weight: 2 },
    open: { weight: 0.6, words: ["open elevator"], traits: ["open"] },
    closed: { weight: 1.4, traits: ["closed"] },
  },
  build,
  sockets: () => [{ name: "inside", position: [0, 0.06, -0.6], normal: [0, 1, 0], radius: 0.45 }],
});
