import { box } from "../../geometry/box.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import type { Paint } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc, slab, turnedCorners } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, TAU } from "../../math/elementary.ts";
import { defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { flag, integer, metres, ratio } from "../parameter-specs.ts";
import { APPLIANCE_SLOTS } from "./appliance-slots.ts";
import { rim, turnKnob } from "./front-fittings.ts";

export type WashingMachineParameters = {
  readonly width: number;
  readonly height: number;
  readonly porthole: number;
  readonly dark: boolean;
  readonly load: number;
};

const parameters = {
  width: metres(0.35, 0.9, "Side to side."),
  height: metres(0.5, 1.3, "Floor to top."),
  porthole: ratio(0.2, 0.4, "Radius of the door over the width."),
  dark: flag("Dark door ring instead of a steel one."),
  load: integer(0, 3, "Colours of the laundry."),
};

const LOADS = [
  ["#c8453a", "#e8e4da", "#3f6fb0"],
  ["#e2b53a", "#4fa08c", "#f0ede4"],
  ["#6a4fa0", "#e07f9a", "#dfe6ea"],
  ["#2f5f8f", "#f2efe8", "#c77a3a"],
].map((load) => load.map(fromHex));

/**
 * A washing machine. What makes it itself: a white cube with a round glass door in a thick ring, laundry turning behind it, and above it a panel
 * with a detergent drawer, a programme dial and a display.
 */
export const washingMachine = defineConcept<WashingMachineParameters>({
  id: "washing-machine",
  family: "device",
  words: ["washing machine", "washer", "laundry machine", "clothes washer", "tumble dryer", "dryer", "clothes dryer"],
  senses: ["washer#3"],
  height: 0.85,
  parameters,
  slots: {
    ...APPLIANCE_SLOTS,
    body: {
      ...APPLIANCE_SLOTS.body,
      materials: ["painted-metal"],
      colours: ["#eceae6", "#eceae6", "#c3c6c9", "#35383d"].map(fromHex),
    },
    door: {
      ...APPLIANCE_SLOTS.door,
      materials: ["painted-metal"],
      colours: ["#eceae6", "#eceae6", "#c3c6c9", "#35383d"].map(fromHex),
    },
  },
  sample: (draw, ask) =>
    fitParameters<WashingMachineParameters>(parameters, {
      width: draw.number("width", 0.58, 0.64) * traitFactor(ask, { wide: 1.2, narrow: 0.82 }),
      height: draw.number("height", 0.82, 0.9) * traitFactor(ask, { tall: 1.2, short: 0.8 }),
      porthole: draw.number("porthole", 0.29, 0.335),
      dark: draw.chance("dark", 0.35),
      load: draw.integer("load", 0, 3),
    }),
  dress: (p): Readonly<Record<string, SlotDress>> =>
    p.dark ? { metal: { material: "plastic", colours: [fromHex("#2a2c30")] } } : {},
  build: (p) => {
    const { width: w, height: h } = p;
    const d = w * 0.98;
    const r = w * p.porthole;
    const y = h * 0.44;
    const band = h * 0.15;
    const cloth: Paint = (surface, x, yy, _z, _nx, _ny, nz) => {
      if (nz < 0.1) return;
      const q = Math.sqrt(x * x + yy * yy) / r;
      const swirl = atan2(yy, x) + q * 2.6;
      const load = LOADS[p.load] as (typeof LOADS)[number];
      const piece = Math.floor(((swirl / TAU + 2) * 7) % 3);
      const fold = 0.55 + 0.45 * Math.abs(cos(swirl * 10.5));
      if (yy < r * (0.2 + 0.12 * cos(x * (14 / r)))) {
        const c = load[piece] as (typeof load)[number];
        layColour(surface, [c[0] * fold, c[1] * fold, c[2] * fold], 0.16, 0);
      } else
        layColour(
          surface,
          q > 0.7 ? [0.02, 0.022, 0.025] : [0.1 + 0.05 * cos(x * 400) * cos(yy * 400), 0.11, 0.12],
          0.08,
          0,
        );
    };
    const display: Paint = (surface, x, yy, _z, _nx, _ny, nz) => {
      if (nz > 0.5 && isWritten("1:45", x, yy, band * 0.26)) layColour(surface, [0.4, 0.85, 0.95]);
    };
    const front = d / 2;
    return standModel(
      [
        makePart("body", "body", move(slab([w, h * 0.98, d], w * 0.03, w * 0.018), [0, h * 0.51, 0]), { weight: 1 }),
        makePart(
          "worktop",
          "door",
          move(box([w * 1.01, h * 0.035, d * 1.01], { bevel: w * 0.01, bevelSteps: 2 }), [0, h * 0.995, 0]),
          { weight: 0.6 },
        ),
        makePart("panel", "door", move(slab([w * 0.985, band, d * 0.03], w * 0.02, w * 0.006), [0, h * 0.89, front]), {
          weight: 0.8,
        }),
        makePart(
          "drawer",
          "door",
          move(slab([w * 0.29, band * 0.74, d * 0.04], w * 0.015, w * 0.006), [-w * 0.32, h * 0.89, front + d * 0.01]),
          { weight: 0.6 },
        ),
        makePart(
          "drawer-grip",
          "knob",
          move(slab([w * 0.18, band * 0.16, d * 0.02], w * 0.01, w * 0.002), [
            -w * 0.32,
            h * 0.89 - band * 0.2,
            front + d * 0.03,
          ]),
          { weight: 0.3 },
        ),
        makePart("dial", "metal", move(turnKnob(band * 0.29, d * 0.05, 0.6), [w * 0.02, h * 0.89, front + d * 0.01]), {
          weight: 0.8,
        }),
        makePart(
          "display",
          "panel",
          move(slab([w * 0.26, band * 0.46, d * 0.02], w * 0.01, w * 0.002), [w * 0.31, h * 0.9, front + d * 0.012]),
          { weight: 0.6, paint: display },
        ),
        ...makeParts(
          "button",
          "knob",
          [0, 1, 2, 3].map((i) =>
            move(disc(band * 0.055, d * 0.02, 0.001, 16), [
              w * (0.22 + i * 0.06),
              h * 0.89 - band * 0.32,
              front + d * 0.01,
            ]),
          ),
          { weight: 0.2 },
        ),
        makePart("door-ring", "metal", move(rim(r * 0.72, r * 1.12, d * 0.09, 56), [0, y, front - d * 0.01]), {
          weight: 1,
        }),
        makePart(
          "porthole",
          "glass",
          move(
            turnedCorners(
              [
                [0, 0],
                [r * 0.8, 0],
                [r * 0.74, d * 0.035, d * 0.02],
                [r * 0.5, d * 0.07, d * 0.05],
                [0, d * 0.08],
              ],
              48,
              4,
            ),
            [0, y, front],
          ),
          { weight: 1, paint: cloth },
        ),
        makePart(
          "door-handle",
          "knob",
          move(slab([r * 0.16, r * 0.46, d * 0.06], r * 0.07, r * 0.03), [-r * 0.95, y, front + d * 0.06]),
          { weight: 0.5 },
        ),
        makePart(
          "kick-plate",
          "door",
          move(slab([w * 0.94, h * 0.08, d * 0.02], w * 0.01, w * 0.003), [0, h * 0.07, front]),
          { weight: 0.4 },
        ),
        makePart(
          "filter",
          "door",
          move(slab([w * 0.15, h * 0.055, d * 0.02], w * 0.01, w * 0.003), [w * 0.36, h * 0.07, front + d * 0.01]),
          { weight: 0.2 },
        ),
        ...makeParts(
          "foot",
          "knob",
          [-1, 1].flatMap((a) =>
            [-1, 1].map((b) =>
              move(cylinder({ radius: w * 0.035, height: h * 0.05, segments: 16 }), [a * w * 0.42, 0, b * d * 0.4]),
            ),
          ),
          { weight: 0.3 },
        ),
      ],
      [
        { name: "top", position: [0, h * 1.01, 0], normal: [0, 1, 0], radius: w * 0.45 },
        { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: w * 0.4 },
      ],
    );
  },
  view: { azimuth: 0.5, elevation: 0.24 },
});
