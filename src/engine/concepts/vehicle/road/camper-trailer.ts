import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Corner } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { block, rod, sidePlate, turnedAcross } from "../bodywork.ts";

/** Width, underside and roof of the cabin, metres. */
const [WIDE, LOW, HIGH] = [2.1, 0.5, 2.55];

/** Side view, nose to the right: a teardrop, a box with round corners, or a silver loaf. */
const SIDES: Readonly<Record<string, readonly Corner[]>> = {
  caravan: [
    [-2.2, LOW, 0.12],
    [2.2, LOW, 0.12],
    [2.3, 1.3, 0.4],
    [1.75, HIGH, 0.5],
    [-2.0, HIGH, 0.5],
    [-2.3, 1.3, 0.4],
  ],
  airstream: [
    [-2.2, LOW, 0.45],
    [2.2, LOW, 0.45],
    [2.35, 1.4, 0.5],
    [1.9, HIGH - 0.05, 0.9],
    [-1.9, HIGH - 0.05, 0.9],
    [-2.35, 1.4, 0.5],
  ],
  teardrop: [
    [-2.1, LOW, 0.2],
    [1.7, LOW, 0.3],
    [1.95, 1.2, 0.6],
    [1.2, 2.0, 0.6],
    [-0.6, 2.05, 0.7],
    [-1.7, 1.3, 0.8],
  ],
};

function build({ style }: Planned): Part[] {
  const tear = style === "teardrop";
  const silver = style === "airstream";
  const wide = tear ? 1.7 : WIDE;
  const half = wide / 2;
  const wheelY = 0.36;
  const body = sidePlate(SIDES[style] as readonly Corner[], wide, silver ? 0.3 : 0.1);
  const band: Paint = (surface, x, y, z, nx) => {
    if (silver) {
      const seam = z / 0.55;
      if (Math.abs(nx) > 0.5 && Math.abs(seam - Math.round(seam)) < 0.012)
        layColour(surface, [surface.r * 0.5, surface.g * 0.5, surface.b * 0.5]);
      return;
    }
    // a coloured band below the windows, drawn out to a point behind
    const low = 0.72 + 0.06 * (z + 2.2) * 0.4;
    if (Math.abs(x) > half - 0.16 || Math.abs(z) > 1.9) if (y > low && y < low + 0.3) layColour(surface, STRIPE, 0.4);
  };
  const panes: Geometry[] = [];
  const frames: Geometry[] = [];
  const window = (z: number, y: number, w: number, h: number, s: 1 | -1) => {
    frames.push(block([0.05, h + 0.1, w + 0.1], [s * half, y, z], 0.02));
    panes.push(block([0.07, h, w], [s * half, y, z], 0.02));
  };
  const y = tear ? 1.45 : 1.7;
  const doorZ = tear ? 0.3 : 0.55;
  for (const s of [1, -1] as const) {
    window(-1.1, y, tear ? 0.5 : 0.95, tear ? 0.36 : 0.55, s);
    if (!tear) window(1.4, y, 0.6, 0.55, s);
  }
  if (!tear) window(0.3, y, 0.8, 0.55, -1);
  const door = merge([block([0.05, tear ? 1.1 : 1.75, 0.68], [half + 0.005, tear ? 1.25 : 1.48, doorZ], 0.02)]);
  const doorPane = block([0.06, tear ? 0.36 : 0.45, 0.44], [half + 0.012, tear ? 1.5 : 1.98, doorZ], 0.02);
  const front = tear ? [] : [block([1.5, 0.5, 0.06], [0, 1.66, 2.21], 0.02)];
  const tyre = (s: number) =>
    turnedAcross(
      [
        [0, -0.1],
        [0.33, -0.1, 0.03],
        [wheelY, -0.06, 0.03],
        [wheelY, 0.06, 0.03],
        [0.33, 0.1, 0.03],
        [0, 0.1],
      ],
      [s * (half - 0.06), wheelY, -0.15],
      32,
    );
  const cap = (s: number) =>
    turnedAcross(
      [
        [0, -0.11],
        [0.2, -0.11, 0.02],
        [0.2, 0.11, 0.02],
        [0.06, 0.14],
        [0, 0.14],
      ],
      [s * (half - 0.06), wheelY, -0.15],
      28,
    );
  const arch = (s: number) =>
    sidePlate(
      [
        [-0.68, 0.48],
        [0.38, 0.48],
        [0.28, 0.8, 0.16],
        [-0.58, 0.8, 0.16],
      ],
      0.14,
      0.04,
      s * (half + 0.02),
    );
  const nose = tear ? 1.7 : 2.1;
  return [
    makePart("cabin", "body", body, { weight: 1, paint: band }),
    makePart("frames", "trim", merge(frames), { weight: 0.5 }),
    makePart("panes", "window", merge([...panes, doorPane, ...front]), { weight: 0.9 }),
    makePart("door", "door", door, { weight: 0.9 }),
    makePart("handle", "trim", block([0.05, 0.05, 0.14], [half + 0.05, 1.4, doorZ + 0.22], 0.015), { weight: 0.4 }),
    makePart("arches", "trim", merge([arch(1), arch(-1)]), { weight: 0.7 }),
    makePart("tyres", "tyre", merge([tyre(1), tyre(-1)]), { weight: 0.9 }),
    makePart("hubcaps", "trim", merge([cap(1), cap(-1)]), { weight: 0.6 }),
    makePart(
      "drawbar",
      "tyre",
      merge([
        rod(0.045, [0.55, 0.48, nose - 0.2], [0, 0.46, nose + 1.0], 10),
        rod(0.045, [-0.55, 0.48, nose - 0.2], [0, 0.46, nose + 1.0], 10),
        rod(0.04, [0, 0.46, nose + 0.9], [0, 0.47, nose + 1.25], 10),
        rod(0.035, [0, 0.06, nose + 0.72], [0, 0.72, nose + 0.72], 10),
        block([1.2, 0.08, 3.2], [0, LOW - 0.01, 0], 0.02),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "jockey-wheel",
      "tyre",
      turnedAcross(
        [
          [0, -0.05],
          [0.11, -0.05, 0.02],
          [0.11, 0.05, 0.02],
          [0, 0.05],
        ],
        [0, 0.11, nose + 0.72],
        20,
      ),
      { weight: 0.5 },
    ),
    makePart("step", "trim", block([0.3, 0.05, 0.6], [half + 0.12, 0.46, doorZ], 0.015), { weight: 0.4 }),
    makePart(
      "tail-lamps",
      "lamp",
      merge(
        [1, -1].map((s) =>
          block([0.14, 0.24, 0.08], [s * (half - 0.24), tear ? 0.8 : 0.86, tear ? -1.95 : -2.22], 0.02),
        ),
      ),
      { weight: 0.5 },
    ),
    ...(tear
      ? []
      : [makePart("roof-light", "trim", block([0.6, 0.16, 0.7], [0, HIGH + 0.03, -0.4], 0.05), { weight: 0.4 })]),
  ];
}

const STRIPE: readonly [number, number, number] = [0.02, 0.19, 0.27];

/** A caravan to be towed. What makes it itself: a long cabin with rounded corners and big windows, a door at its side, one pair of wheels under its middle, and a triangular drawbar with a small jockey wheel in front. */
export const camperTrailer = defineFromPlan({
  id: "camper-trailer",
  family: "vehicle",
  words: [
    "caravan",
    "camper trailer",
    "travel trailer",
    "camping trailer",
    "trailer",
    "caravan trailer",
    "camping caravan",
    "airstream",
    "airstream trailer",
    "teardrop trailer",
    "trailer home",
    "mobile home",
  ],
  senses: ["trailer#4"],
  height: 2.6,
  vary: 0.04,
  view: { azimuth: 0.85, elevation: 0.18 },
  slots: {
    body: mainSlot("painted-metal", "#f2efe6 #e8e6dc #f0e6cc #cfe0dc", "cabin|side|roof"),
    window: slot("glass", "#22323c", "pane|glass"),
    door: slot("painted-metal", "#e4e0d2 #d8503a #4a9a94", ""),
    trim: slot("brushed-steel", "", "frame|hubcap|handle"),
    tyre: slot("rubber", "#1a1a1b", "wheel|tire|drawbar|hitch"),
    lamp: slot("plastic", "#b81e14", "light"),
  },
  styles: {
    caravan: { weight: 2 },
    airstream: {
      weight: 1,
      words: ["airstream", "airstream trailer"],
      materials: { body: "brushed-aluminium", door: "brushed-aluminium" },
      dress: { body: "#d4d8da", door: "#c4c8ca" },
    },
    teardrop: { weight: 0.6, words: ["teardrop trailer"], traits: ["small", "tiny"] },
  },
  build,
});
