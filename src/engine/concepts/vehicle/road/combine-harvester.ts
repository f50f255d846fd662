import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Corner } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { block, pair, rod, sidePlate, turnedAcross } from "../bodywork.ts";
import { heavyWheel } from "./heavy-wheel.ts";

const WIDE = 5.2;
const REEL: readonly [number, number] = [1.25, 3.35];

/** Six bats with tines about a shaft across the machine. */
function reel(phase: number): Geometry[] {
  const [y, z] = REEL;
  const r = 0.72;
  const half = WIDE / 2 - 0.2;
  return Array.from({ length: 6 }, (_, i) => {
    const angle = phase + (i / 6) * TAU;
    const [by, bz] = [y + r * sin(angle), z + r * cos(angle)];
    const tines = Array.from({ length: 17 }, (_, k) => {
      const x = -half + ((k + 0.5) / 17) * 2 * half;
      return rod(0.017, [x, by, bz], [x, by - 0.27, bz - 0.05], 5);
    });
    const arms = [-half, 0, half].map((x) => rod(0.03, [x, y, z], [x, by, bz], 6));
    return merge([rod(0.05, [-half - 0.03, by, bz], [half + 0.03, by, bz], 8), ...tines, ...arms]);
  });
}

function build({ kind, has, seed }: Planned): Part[] {
  const body = sidePlate(
    [
      [-3.1, 1.25, 0.2],
      [-2.4, 0.95, 0.2],
      [0.7, 0.95, 0.15],
      [0.9, 2.75, 0.12],
      [0.6, 3.05, 0.12],
      [-2.2, 3.05, 0.25],
      [-3.05, 2.4, 0.3],
    ],
    2.1,
    0.07,
  );
  const tank = sidePlate(
    [
      [-1.5, 2.95, 0.05],
      [0.35, 2.95, 0.05],
      [0.62, 3.55, 0.05],
      [-1.8, 3.55, 0.05],
    ],
    1.95,
    0.05,
  );
  const cab = sidePlate(
    [
      [0.75, 1.6, 0.08],
      [1.8, 1.6, 0.15],
      [2.05, 2.3, 0.2],
      [1.95, 3.1, 0.1],
      [0.75, 3.1, 0.08],
    ],
    1.6,
    0.06,
  );
  const panes = [
    sidePlate(
      [
        [0.95, 1.85, 0.06],
        [1.72, 1.85, 0.1],
        [1.9, 2.35, 0.15],
        [1.84, 3.0, 0.06],
        [0.95, 3.0, 0.06],
      ],
      1.63,
      0.02,
    ),
    sidePlate(
      [
        [1.6, 1.72, 0.05],
        [1.83, 1.72, 0.1],
        [2.075, 2.3, 0.2],
        [1.985, 3.0, 0.05],
        [1.6, 3.0, 0.05],
      ],
      1.44,
      0.02,
    ),
  ];
  const feeder = sidePlate(
    [
      [0.6, 1.0, 0.05],
      [2.6, 0.32, 0.05],
      [2.75, 0.85, 0.05],
      [0.8, 1.75, 0.05],
    ],
    1.3,
    0.04,
  );
  const header = sidePlate(
    [
      [2.5, 0.3, 0.03],
      [2.65, 0.16, 0.03],
      [3.6, 0.12, 0.02],
      [3.6, 0.2, 0.02],
      [2.85, 0.26, 0.1],
      [2.72, 0.5, 0.1],
      [2.72, 1.15, 0.02],
      [2.5, 1.15, 0.02],
    ],
    WIDE,
    0.02,
  );
  const cheek = (x: number) =>
    sidePlate(
      [
        [2.5, 0.16, 0.03],
        [3.7, 0.08, 0.03],
        [4.25, 0.13, 0.03],
        [3.5, 0.62, 0.2],
        [2.95, 1.2, 0.1],
        [2.5, 1.2, 0.03],
      ],
      0.09,
      0.02,
      x,
    );
  const teeth = merge(
    Array.from({ length: 26 }, (_, i) => {
      const x = -WIDE / 2 + 0.15 + (i / 25) * (WIDE - 0.3);
      return rod(0.03, [x, 0.16, 3.5], [x, 0.15, 3.82], 5);
    }),
  );
  const auger = turnedAcross(
    Array.from({ length: 41 }, (_, i) => [i % 2 ? 0.24 : 0.16, -2.5 + (i / 40) * 5] as Corner).concat([[0, 2.5]]),
    [0, 0.55, 3.0],
    18,
    false,
    1,
  );
  const [y, z] = REEL;
  const half = WIDE / 2 - 0.06;
  const arms = pair(rod(0.06, [half - 0.08, 1.1, 2.6], [half - 0.08, y, z + 0.02], 8));
  return [
    makePart("body", "body", body, {
      weight: 1,
      paint: (surface, x, py, pz) => {
        if (Math.abs(x) < 1.03) return;
        if (py > 1.62 && py < 1.82 && pz > -2.9)
          layColour(surface, kind === "green" ? [0.85, 0.6, 0.02] : [0.85, 0.83, 0.78]);
        const s = pz * 5;
        if (py > 2.2 && py < 2.75 && pz > -2.4 && pz < -1.5 && s * 2 - Math.floor(s * 2) < 0.5)
          layColour(surface, [0.03, 0.03, 0.03]);
      },
    }),
    makePart("tank", "body", tank, { weight: 0.9 }),
    makePart("grain", "grain", block([1.8, 0.14, 1.9], [0, 3.5, -0.6], 0.06), { weight: 0.5 }),
    makePart("cab", "body", cab, { weight: 0.9 }),
    makePart("roof", "body", block([1.8, 0.16, 1.65], [0, 3.17, 1.4], 0.07), { weight: 0.8 }),
    ...makeParts("pane", "window", panes, { weight: 0.8 }),
    makePart("feeder", "metal", feeder, { weight: 0.7 }),
    makePart("header", "header", merge([header, cheek(WIDE / 2), cheek(-WIDE / 2)]), { weight: 1 }),
    makePart("teeth", "metal", teeth, { weight: 0.6 }),
    makePart("auger", "metal", auger, { weight: 0.7 }),
    makePart("reel", "reel", merge([...reel((seed % 10) * 0.1), rod(0.08, [-half, y, z], [half, y, z], 12)]), {
      weight: 1,
    }),
    makePart("reel-arms", "header", merge(arms), { weight: 0.6 }),
    ...([1, -1] as const).flatMap((s) => [
      ...heavyWheel(s > 0 ? "front-left" : "front-right", [s * 1.3, 0.92, 0.75], s, {
        radius: 0.92,
        width: 0.62,
        lugs: 18,
      }),
      ...heavyWheel(s > 0 ? "rear-left" : "rear-right", [s * 1.0, 0.55, -2.35], s, {
        radius: 0.55,
        width: 0.4,
        lugs: 14,
      }),
    ]),
    makePart(
      "axles",
      "metal",
      merge([
        rod(0.14, [-1.2, 0.92, 0.75], [1.2, 0.92, 0.75]),
        rod(0.1, [-0.9, 0.55, -2.35], [0.9, 0.55, -2.35]),
        block([0.4, 0.7, 0.4], [0, 0.85, -2.35], 0.05),
        block([0.8, 0.5, 0.6], [0, 1, 0.7], 0.05),
      ]),
      { weight: 0.3 },
    ),
    ...(has("spout")
      ? [
          makePart(
            "spout",
            "body",
            merge([
              rod(0.19, [1.12, 2.7, -0.1], [1.2, 3.25, -0.2], 16),
              rod(0.19, [1.2, 3.2, -0.2], [1.35, 3.75, -3.4], 16),
              rod(0.2, [1.35, 3.74, -3.3], [1.38, 3.5, -3.6], 16),
            ]),
            { weight: 0.8 },
          ),
        ]
      : []),
    ...makeParts(
      "lamp",
      "lamp",
      [-0.6, -0.3, 0.3, 0.6].map((x) => block([0.18, 0.1, 0.06], [x, 3.17, 2.23], 0.02)),
      { weight: 0.4 },
    ),
    makePart(
      "ladder",
      "metal",
      merge(
        [0, 1, 2, 3]
          .map((i) => block([0.5, 0.05, 0.12], [1.0, 0.75 + i * 0.28, 1.55], 0.01))
          .concat([
            rod(0.025, [1.24, 0.7, 1.55], [1.24, 2.4, 1.55], 8),
            rod(0.025, [0.78, 0.7, 1.55], [0.78, 2.0, 1.4], 8),
          ]),
      ),
      { weight: 0.3 },
    ),
  ];
}

/** A combine harvester. What makes it itself: a wide cutting head in front with a turning reel of bars and tines, a tall boxy body with a glass cab and a grain tank, two huge wheels in front, small ones behind, and a long spout along its side. */
export const combineHarvester = defineFromPlan({
  id: "combine-harvester",
  family: "vehicle",
  words: [
    "combine harvester",
    "combine",
    "harvester",
    "farm combine",
    "grain harvester",
    "reaper machine",
    "threshing machine",
  ],
  senses: ["harvester#2", "thresher#1"],
  height: 3.8,
  view: { azimuth: 0.75, elevation: 0.22 },
  slots: {
    body: mainSlot("painted-metal", "#2f7a2f #c3281c #d8a21a", "cab|tank|hull"),
    reel: slot("painted-metal", "#e8b81e #d8382a", "bat|tine|rake"),
    header: slot("painted-metal", "#e0b01c #b8241a #2f7a2f", "cutter|cutting head|head"),
    window: slot("glass", "#1c2a33", "glass|pane|windshield"),
    tyre: slot("rubber", "#1a1a1b", "tire"),
    wheel: slot("painted-metal", "#e0b21a #e8e2d0", "rim|disc"),
    metal: slot("iron", "#3a3c40", "feeder|auger|axle|ladder|tooth"),
    grain: slot("sand", "#d8ac4a", "corn|wheat"),
    lamp: slot("glass", "#f6f0d4", "light|headlight"),
  },
  kinds: {
    green: { weight: 2, dress: { body: "#2c7530", header: "#2c7530", reel: "#e8b81e", wheel: "#e8b81e" } },
    red: { weight: 1.4, dress: { body: "#b8201a", header: "#b8201a", reel: "#e0ddd4", wheel: "#e0ddd4" } },
    yellow: { weight: 1, dress: { body: "#dca81c", header: "#dca81c", reel: "#c8281e", wheel: "#b8221a" } },
  },
  extras: { spout: { chance: 0.9, slot: "body" } },
  build,
});
