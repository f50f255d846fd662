import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, mirror, move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { paddedBox } from "./padded-box.ts";

const SEAT = 0.48;

/** An office chair. What makes it itself: a padded seat on a gas column over a star of five feet with castors, a bowed back and T-shaped arms; a gaming chair has a tall winged back with stripes of colour and pillows. */
export const officeChair = defineThing<"task" | "executive" | "gaming">({
  id: "office-chair",
  family: "furniture",
  words: {
    "office chair": "",
    "desk chair": "",
    "swivel chair": "",
    "computer chair": "task",
    "gaming chair": "gaming",
    "executive chair": "executive",
  },
  senses: ["swivel chair"],
  forms: { task: 3, executive: 2, gaming: 0 },
  choose: (ask) => (says(ask, "padded") || says(ask, "tall") ? "executive" : undefined),
  height: 1.1,
  slots: {
    seat: {
      words: ["padding", "cushion", "upholstery"],
      materials: ["woven-cotton", "leather"],
      colours: ["#26282c", "#3a3f46", "#2f4a63", "#6b3a20", "#7a2e30"].map(fromHex),
      group: "padding",
    },
    back: {
      words: ["backrest", "headrest"],
      materials: ["woven-cotton", "leather"],
      colours: ["#26282c", "#3a3f46", "#2f4a63", "#6b3a20", "#7a2e30"].map(fromHex),
      group: "padding",
    },
    stripe: {
      words: ["pillow", "accent"],
      materials: ["leather"],
      colours: ["#c22f2f", "#2f6fc2", "#3fa34d"].map(fromHex),
      takesWhole: false,
    },
    frame: {
      words: ["arm", "armrest", "base", "column", "star"],
      materials: ["plastic"],
      colours: ["#1d1e21"].map(fromHex),
      takesWhole: false,
    },
    metal: { words: ["gas lift"], materials: ["brushed-steel"], takesWhole: false },
    castor: { words: ["caster", "wheel"], materials: ["rubber"], colours: ["#141517"].map(fromHex), takesWhole: false },
  },
  dress: ({ form }): Record<string, { material?: string; colours?: ReturnType<typeof fromHex>[] }> =>
    form === "gaming"
      ? {
          seat: { material: "leather", colours: [fromHex("#1d1e22")] },
          back: { material: "leather", colours: [fromHex("#1d1e22")] },
        }
      : {},
  build: ({ form }) => [...base(), ...top(form)],
  sockets: () => [
    { name: "seat", position: [0, SEAT + 0.012, 0.02], normal: [0, 1, 0], radius: 0.22 },
    { name: "top", position: [0, SEAT + 0.012, 0.02], normal: [0, 1, 0], radius: 0.2 },
  ],
  view: { azimuth: 0.6, elevation: 0.22 },
});

/** Five feet with double castors and the column in the middle. */
function base(): Part[] {
  const foot = sweep(
    rectangleOutline(0.05, 0.034, 0.012, 3),
    [
      [0, 0.115, 0],
      [0, 0.11, 0.1],
      [0, 0.082, 0.3],
    ],
    { up: [0, 1, 0], scale: (f) => 1 - 0.35 * f, endRounding: 0.008 },
  );
  const wheel = turnZ(cylinder({ radius: 0.03, height: 0.02, bevel: 0.005, segments: 20 }), PI / 2);
  const castor = merge([
    move(wheel, [0.032, 0.03, 0.292]),
    move(wheel, [-0.012, 0.03, 0.292]),
    move(box([0.026, 0.05, 0.03], { bevel: 0.006 }), [0, 0.058, 0.29]),
  ]);
  const around = (g: Geometry) => Array.from({ length: 5 }, (_, i) => turnY(g, (i / 5) * TAU + 0.2));
  return [
    ...makeParts("foot", "frame", around(foot), { weight: 0.8 }),
    ...makeParts("castor", "castor", around(castor), { weight: 0.7 }),
    makePart(
      "hub",
      "frame",
      move(cylinder({ radius: 0.045, radiusTop: 0.035, height: 0.1, bevel: 0.006, segments: 28 }), [0, 0.085, 0]),
      { weight: 0.6 },
    ),
    makePart("column", "metal", move(cylinder({ radius: 0.018, height: 0.24, segments: 20 }), [0, 0.17, 0]), {
      weight: 0.6,
    }),
    makePart("plate", "frame", move(box([0.2, 0.04, 0.24], { bevel: 0.01, bevelSteps: 2 }), [0, SEAT - 0.085, 0]), {
      weight: 0.4,
    }),
  ];
}

function top(form: "task" | "executive" | "gaming"): Part[] {
  const tall = { task: 0.5, executive: 0.66, gaming: 0.8 }[form];
  const wide = form === "task" ? 0.44 : 0.5;
  const seat = settle(
    deform(paddedBox([0.5, 0.085, 0.48], 0.038, 0.012, 10), ([x, y, z]) => [
      x,
      y - (z > 0.1 ? (z - 0.1) * (z - 0.1) * 0.9 : 0) + x * x * 0.14,
      z,
    ]),
  );
  const cushion = settle(
    deform(
      paddedBox([wide, tall, form === "task" ? 0.06 : 0.1], form === "task" ? 0.028 : 0.045, 0.012, 12),
      ([x, y, z]) => {
        const v = y / tall;
        const pinch =
          form === "gaming"
            ? 1 + (v > 0.1 && v < 0.36 ? 0.1 : v > 0.36 ? -0.16 : 0)
            : 1 - 0.22 * Math.max(0, v) * Math.max(0, v);
        return [x * pinch, y, z + x * x * (form === "gaming" ? 1.1 : 0.75) - 0.03 * (1 - 4 * v * v)];
      },
    ),
  );
  const lift = SEAT + 0.06 + tall / 2;
  const lean = (g: Geometry) => move(turnX(g, -0.14), [0, lift, -0.26]);
  const arm = [
    sweep(
      rectangleOutline(0.045, 0.022, 0.007, 2),
      curveThrough(
        [
          [0.14, SEAT - 0.08, 0.02],
          [0.27, SEAT - 0.075, 0.02],
          [0.3, SEAT - 0.02, 0.02],
          [0.3, SEAT + 0.17, 0.02],
        ],
        6,
      ),
      { up: [0, 0, 1] },
    ),
    move(box([0.075, 0.032, 0.26], { bevel: 0.014, bevelSteps: 2 }), [0.3, SEAT + 0.178, 0.02]),
  ];
  const spine = tube(
    0.026,
    curveThrough(
      [
        [0, SEAT - 0.08, -0.08],
        [0, SEAT - 0.07, -0.26],
        [0, SEAT + 0.02, -0.33],
        [0, lift, -0.325],
      ],
      7,
    ),
    14,
    { endRounding: 0.01 },
  );
  const parts: Part[] = [
    makePart("seat", "seat", move(seat, [0, SEAT - 0.04, 0.02]), { weight: 1, crease: 1 }),
    makePart("back", "back", lean(cushion), { weight: 1, crease: 1 }),
    makePart("spine", "frame", spine, { weight: 0.5 }),
    ...makeParts("arm", "frame", [...arm, ...arm.map(mirror)], { weight: 0.7 }),
  ];
  if (form === "gaming") {
    const band = (s: number) => move(paddedBox([0.06, tall * 0.8, 0.03], 0.012, 0), [s * 0.15, -0.02, 0.062]);
    parts.push(
      ...makeParts(
        "stripe",
        "stripe",
        [
          lean(band(-1)),
          lean(band(1)),
          move(paddedBox([0.06, 0.02, 0.42], 0.008, 0), [-0.17, SEAT + 0.008, 0.02]),
          move(paddedBox([0.06, 0.02, 0.42], 0.008, 0), [0.17, SEAT + 0.008, 0.02]),
        ],
        { weight: 0.7 },
      ),
      makePart("neck-pillow", "stripe", lean(move(paddedBox([0.26, 0.13, 0.07], 0.03, 0.01), [0, tall * 0.36, 0.06])), {
        weight: 0.7,
      }),
      makePart(
        "back-pillow",
        "stripe",
        lean(move(paddedBox([0.3, 0.17, 0.08], 0.035, 0.012), [0, -tall * 0.3, 0.07])),
        { weight: 0.7 },
      ),
    );
  }
  if (form === "executive")
    parts.push(
      ...makeParts(
        "roll",
        "back",
        [0.3, 0.02, -0.26].map((v) =>
          lean(move(paddedBox([wide * (v > 0.2 ? 0.74 : 0.86), tall * 0.24, 0.06], 0.028, 0.01), [0, v * tall, 0.045])),
        ),
        { weight: 0.6, crease: 1 },
      ),
    );
  return parts;
}
