import { box } from "../../geometry/box.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part, Socket } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { APPLIANCE_SLOTS } from "../appliance/appliance-slots.ts";
import { barHandle, turnKnob } from "../appliance/front-fittings.ts";
import { defineFromPlan, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const [W, H, D] = [0.6, 0.88, 0.6];

/** Two racks and a warm light behind the pane. */
const baking: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.4 || Math.abs(x) > 0.2 || Math.abs(y) > 0.12) return;
  const glow = 1 - (x * x) / 0.06 - (y * y) / 0.03;
  const tone = 0.25 + 0.75 * Math.max(0, glow);
  layColour(surface, [0.42 * tone, 0.17 * tone, 0.04 * tone], 0.08, 0);
  const rack = Math.abs(y - 0.03) < 0.004 || Math.abs(y + 0.07) < 0.004;
  const wire = Math.abs(y - 0.036) < 0.006 && Math.abs(((x + 1) % 0.03) - 0.015) < 0.002;
  if (rack || wire) layColour(surface, [0.5, 0.47, 0.42], 0.2, 0);
};

const clock: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz > 0.4 && isWritten("6:45", x, y, 0.034, 0.09)) layColour(surface, [0.1, 0.9, 0.45]);
};

const burners: Paint = (surface, x, _y, z, _nx, ny) => {
  if (ny < 0.8) return;
  const [u, v] = [Math.abs(x) - 0.14, Math.abs(z) - 0.13];
  const r = Math.sqrt(u * u + v * v);
  if (r < 0.1 && Math.abs(((r * 60) % 1) - 0.5) < 0.2) layColour(surface, [0.75, 0.12, 0.05], 0.2, 0);
};

const four = (g: Part["geometry"]): Part["geometry"][] =>
  [-1, 1].flatMap((a) => [-1, 1].map((b) => move(g, [a * 0.14, H, b * 0.13])));

function hob(style: string): Part[] {
  if (style === "glass")
    return [
      makePart("hob", "panel", move(box([W * 0.96, 0.012, D * 0.92], { bevel: 0.003 }), [0, H, 0.01]), {
        weight: 0.9,
        paint: burners,
      }),
    ];
  if (style === "electric") {
    const coil = merge([0.022, 0.042, 0.062, 0.082].map((r) => torus(r, 0.008, 32, 8)));
    return [
      ...makeParts("coil", "grate", four(move(coil, [0, 0.014, 0])), { weight: 0.9 }),
      ...makeParts("pan", "metal", four(cylinder({ radius: 0.1, height: 0.008, bevel: 0.003, segments: 32 })), {
        weight: 0.5,
      }),
    ];
  }
  const grate = merge([
    ...[0, 1, 2, 3].map((i) =>
      turnY(move(box([0.1, 0.014, 0.012], { bevel: 0.003 }), [0.062, 0.032, 0]), (i * Math.PI) / 2),
    ),
    ...[-1, 1].flatMap((s) => [
      move(box([0.226, 0.014, 0.012], { bevel: 0.003 }), [0, 0.032, s * 0.107]),
      move(box([0.012, 0.014, 0.226], { bevel: 0.003 }), [s * 0.107, 0.032, 0]),
    ]),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) => move(box([0.014, 0.04, 0.014], { bevel: 0.002 }), [a * 0.107, 0.017, b * 0.107])),
    ),
  ]);
  const burner = merge([
    cylinder({ radius: 0.05, radiusTop: 0.045, height: 0.014, bevel: 0.003, segments: 24 }),
    move(cylinder({ radius: 0.034, height: 0.01, bevel: 0.003, segments: 24 }), [0, 0.013, 0]),
  ]);
  return [
    ...makeParts("grate", "grate", four(settle(grate)), { weight: 0.9 }),
    ...makeParts("burner", "grate", four(settle(burner)), { weight: 0.6 }),
  ];
}

const FRONT = D / 2;
/** Half the width of the oven's inside, its floor, ceiling and back, metres. */
const [HALF, LOW, HIGH, BACK] = [0.24, 0.262, 0.675, -0.25];
/** Heights of its racks. */
const RACKS = [0.415, 0.285, 0.545] as const;

/** Free height over each. */
const RACK_ROOM = 0.12;
/** Where one thing stands between other shelves. */
const rackSockets = (y: number): Socket[] => [
  { name: "shelf", position: [0, y + 0.002, 0.05], normal: [0, 1, 0], radius: HALF },
  { name: "shelf-top", position: [0, y + RACK_ROOM, 0.05], normal: [0, 1, 0], radius: HALF },
];

const door = (): Part[] => [
  makePart("door", "door", move(slab([W * 0.97, 0.46, 0.05], 0.014, 0.008), [0, 0.47, FRONT]), { weight: 1 }),
  makePart("pane", "glass", move(slab([0.46, 0.29, 0.02], 0.02, 0.004), [0, 0.44, FRONT + 0.019]), {
    weight: 1,
    paint: baking,
  }),
  makePart("handle", "metal", move(barHandle(0.46, 0.05, 0.011, false), [0, 0.645, FRONT + 0.02]), { weight: 0.9 }),
];

const closed = (): Part[] => [
  makePart("body", "body", move(slab([W, H - 0.03, D * 0.96], 0.012, 0.006), [0, 0.03 + (H - 0.03) / 2, -0.01]), {
    weight: 1,
  }),
  ...door(),
];

/** Warm from the lamp at the back, dark at the mouth. */
const lit: Paint = (surface, x, y, z) => {
  const glow = Math.max(0, 1 - (x * x) / 0.16 - ((y - 0.5) * (y - 0.5)) / 0.14) * (z < -0.1 ? 1 : 0.6);
  layColour(surface, [0.05 + 0.3 * glow, 0.035 + 0.14 * glow, 0.03 + 0.04 * glow], 0.45, 0);
};

/** Wires from front to back in a frame. */
const rack = () =>
  merge([
    ...Array.from({ length: 15 }, (_, i) => move(box([0.004, 0.004, 0.46]), [(i - 7) * 0.032, 0, 0.005])),
    ...[-0.22, 0, 0.232].map((z) => move(box([2 * HALF, 0.007, 0.007]), [0, -0.002, z])),
  ]);

/** The door folded down on its lower edge; behind it racks between lit walls. */
function opened(): Part[] {
  const [deep, middle] = [D * 0.96, -0.01];
  const wall = (low: number, high: number) => move(box([W, high - low, deep]), [0, (low + high) / 2, middle]);
  const side = box([W / 2 - HALF, HIGH - LOW + 0.002, deep]);
  const lining = (size: readonly [number, number, number], at: readonly [number, number, number]) =>
    move(box(size), at);
  const [tall, cy, long, cz] = [HIGH - LOW, (HIGH + LOW) / 2, FRONT - 0.03 - BACK, (FRONT - 0.03 + BACK) / 2];
  const hinge = 0.24;
  const fold = (part: Part): Part => ({
    ...part,
    geometry: move(turnX(move(part.geometry, [0, -hinge, 0.025 - FRONT]), PI / 2), [0, hinge + 0.025, FRONT]),
  });
  return [
    makePart(
      "body",
      "body",
      merge([
        wall(0.03, LOW),
        wall(HIGH, H),
        ...[-1, 1].map((s) => move(side, [(s * (W / 2 + HALF)) / 2, cy, middle])),
        move(box([2 * HALF, tall, BACK + 0.298]), [0, cy, (BACK - 0.298) / 2]),
      ]),
      { weight: 1 },
    ),
    makePart(
      "inside",
      "panel",
      merge([
        lining([2 * HALF, 0.006, long], [0, LOW + 0.003, cz]),
        lining([2 * HALF, 0.006, long], [0, HIGH - 0.003, cz]),
        ...[-1, 1].map((s) => lining([0.006, tall, long], [s * (HALF - 0.003), cy, cz])),
        lining([2 * HALF, tall, 0.006], [0, cy, BACK + 0.003]),
      ]),
      { weight: 0.8, paint: lit },
    ),
    ...makeParts(
      "rack",
      "metal",
      RACKS.map((y) => move(rack(), [0, y, 0])),
      { weight: 0.7 },
    ),
    ...door().map(fold),
  ];
}

function build({ style, has }: Planned): Part[] {
  const front = FRONT;
  const parts = [
    ...(has("open") ? opened() : closed()),
    makePart("plinth", "panel", move(box([W * 0.92, 0.06, D * 0.8]), [0, 0.03, -0.02]), { weight: 0.4 }),
    makePart("drawer", "door", move(slab([W * 0.97, 0.145, 0.05], 0.014, 0.008), [0, 0.155, front]), { weight: 0.8 }),
    makePart("drawer-handle", "metal", move(barHandle(0.2, 0.035, 0.008, false), [0, 0.19, front + 0.02]), {
      weight: 0.5,
    }),
    makePart("fascia", "panel", move(slab([W * 0.97, 0.12, 0.05], 0.012, 0.006), [0, 0.79, front - 0.004]), {
      weight: 0.9,
    }),
    ...makeParts(
      "knob",
      "knob",
      [-0.23, -0.15, 0.15, 0.23, 0].map((x, i) => move(turnKnob(0.024, 0.032, i * 0.7 - 1), [x, 0.79, front + 0.02])),
      { weight: 0.9 },
    ),
    makePart("top", "body", move(box([W * 1.01, 0.02, D], { bevel: 0.006 }), [0, H - 0.008, -0.005]), { weight: 0.7 }),
    ...hob(style),
  ];
  if (has("splashback"))
    parts.push(
      makePart("splashback", "body", move(slab([W, 0.15, 0.06], 0.02, 0.012), [0, H + 0.065, -D / 2 + 0.03]), {
        weight: 0.8,
      }),
      makePart("clock", "panel", move(slab([0.17, 0.065, 0.02], 0.008, 0.002), [0, H + 0.075, -D / 2 + 0.058]), {
        weight: 0.6,
        paint: clock,
      }),
    );
  return parts;
}

/** An oven with its hob. What makes it itself: a waist-high box with a big handled door whose pane shows racks in a warm light, a row of knobs over it, and four burners on top: gas grates, coils or red rings in glass. */
export const oven = defineFromPlan({
  id: "oven",
  family: "device",
  words: [
    "oven",
    "stove",
    "cooker",
    "gas stove",
    "electric stove",
    "kitchen stove",
    "stovetop",
    "cooking stove",
    "kitchen oven",
    "range cooker",
    "gas cooker",
    "electric oven",
  ],
  senses: ["oven", "stove#1"],
  height: 1.03,
  view: { azimuth: 0.5, elevation: 0.38 },
  slots: { ...APPLIANCE_SLOTS, grate: slot("iron", "#1c1c1e", "burner|coil|hob") },
  styles: {
    gas: { weight: 3, words: ["gas stove", "gas cooker"] },
    electric: { weight: 1, words: ["electric stove"] },
    glass: { weight: 1, words: ["electric oven"] },
  },
  extras: { splashback: { chance: 0.75, slot: "body" }, open: { chance: 0, traits: ["open"] } },
  build,
  sockets: ({ has }) => [
    { name: "top", position: [0.14, H + 0.035, 0.13], normal: [0, 1, 0], radius: 0.11 },
    { name: "inside", position: [0, 0.4, 0], normal: [0, 1, 0], radius: 0.2 },
    ...(has("open") ? RACKS.flatMap(rackSockets) : []),
  ],
});
