import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { coil } from "../device/coil.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const INK = fromHex("#15161a");
const RED = fromHex("#c8241c");

/** A needle's fan: white, ticks on an arc, its hot end red. */
const meter =
  (reading: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5 || Math.abs(x) > 0.034 || Math.abs(y) > 0.023) return;
    layColour(surface, fromHex("#f6f1de"), 0.3, 0);
    const [u, v] = [x, y + 0.022];
    const r = Math.sqrt(u * u + v * v);
    const a = atan2(u, v);
    const tick = a * 9;
    if (Math.abs(a) < 0.9 && r > 0.029 && r < 0.036 && Math.abs(tick - Math.round(tick)) < 0.16)
      layColour(surface, INK);
    if (Math.abs(a) < 0.9 && r > 0.037 && r < 0.04) layColour(surface, a > 0.4 ? RED : INK);
    const across = u * cos(reading) - v * sin(reading);
    if (r < 0.035 && Math.abs(across) < 0.0009) layColour(surface, RED);
    if (r < 0.005) layColour(surface, INK);
    if (isWritten("MR/H", x, y + 0.006, 0.0052, 0.1)) layColour(surface, INK);
  };

/** The three blades of the radiation sign, black, about a point. */
const trefoil: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  const r = Math.sqrt(x * x + y * y);
  if (nz < 0.5 || r > 0.02) return;
  const a = atan2(x, y) + PI;
  const third = a / ((2 * PI) / 3);
  const inBlade = Math.abs(third - Math.round(third)) < 0.25;
  if (r < 0.0038 || (r > 0.0056 && r < 0.0175 && inBlade)) layColour(surface, INK, 0.5, 0);
};

function build({ seed, has }: Planned): Part[] {
  const reading = -0.6 + (seed % 8) * 0.17;
  const y = 0.06;
  const z = 0.066;
  const probe = turnZ(
    turnedPiece(
      [
        [0.009, -0.09, 0.004],
        [0.012, -0.082, 0.004],
        [0.012, -0.03, 0.002],
        [0.0155, -0.028, 0.001],
        [0.0155, 0.07, 0.002],
        [0.0135, 0.076, 0.003],
      ],
      36,
    ),
    -PI / 2,
  );
  const rings: Paint = (surface, x) => {
    if (x > 0.0 && Math.floor(x / 0.006) % 2 === 0) surface.height -= 0.0008;
  };
  const wire = [
    [-0.09, 0.075, 0.02],
    [-0.12, 0.066, 0.035],
    [-0.138, 0.02, 0.06],
    [-0.14, 0.012, 0.1],
    [-0.125, 0.013, 0.125],
    [-0.088, 0.0155, 0.13],
  ] as const;
  const handle = tube(
    0.009,
    curveThrough(
      [
        [-0.055, 0.118, 0],
        [-0.055, 0.152, 0],
        [-0.042, 0.165, 0],
        [0.042, 0.165, 0],
        [0.055, 0.152, 0],
        [0.055, 0.118, 0],
      ],
      5,
    ),
    14,
  );
  return [
    makePart("case", "body", move(box([0.19, 0.116, 0.125], { bevel: 0.012, bevelSteps: 2 }), [0, y, 0]), {
      weight: 1,
    }),
    makePart("lid", "trim", move(box([0.194, 0.008, 0.129], { bevel: 0.003 }), [0, 0.09, 0]), { weight: 0.4 }),
    makePart("handle", "trim", handle, { weight: 0.9 }),
    makePart("bezel", "trim", move(slab([0.084, 0.06, 0.01], 0.006, 0.002), [-0.04, 0.056, z - 0.004]), {
      weight: 0.6,
    }),
    makePart("meter", "dial", move(slab([0.074, 0.052, 0.01], 0.004, 0.001), [-0.04, 0.056, z]), {
      weight: 1,
      paint: meter(reading),
    }),
    makePart("sign", "body", move(settle(slab([0.044, 0.044, 0.004], 0.004, 0.001)), [0.055, 0.059, z - 0.003]), {
      weight: 0.9,
      paint: trefoil,
    }),
    makePart(
      "knobs",
      "trim",
      merge(
        [-0.01, 0.03, 0.07].map((x) => bar([x + 0.004, 0.018, z - 0.006], [x + 0.004, 0.018, z + 0.01], 0.0075, 20)),
      ),
      { weight: 0.5 },
    ),
    ...(has("probe")
      ? [
          makePart("probe", "probe", move(settle(probe), [0, 0.0156, 0.13]), { weight: 1, paint: rings }),
          makePart("cable", "cable", coil(curveThrough([...wire], 8), 22, 0.0075, 0.0024), { weight: 0.7 }),
          makePart("plug", "probe", bar([-0.094, 0.075, 0.02], [-0.11, 0.072, 0.028], 0.006, 14), { weight: 0.3 }),
        ]
      : []),
    makePart(
      "feet",
      "trim",
      merge(
        [-1, 1].flatMap((s) =>
          [-1, 1].map((t) => move(turnX(bar([0, 0, 0], [0, 0, 0.008], 0.008, 14), -PI / 2), [s * 0.08, 0, t * 0.05])),
        ),
      ),
      { weight: 0.2 },
    ),
  ];
}

/** A Geiger counter. What makes it itself: a stout yellow box with a carrying handle, a needle dial that runs into red, the black radiation sign beside it, knobs, and a slotted metal probe on a coiled cable. */
export const geigerCounter = defineFromPlan({
  id: "geiger-counter",
  family: "device",
  words: ["geiger counter", "geiger", "radiation detector", "radiation meter", "dosimeter", "geiger muller counter"],
  senses: ["geiger counter", "dosimeter"],
  height: 0.17,
  view: { azimuth: 0.4, elevation: 0.26 },
  slots: {
    body: mainSlot("painted-metal", "#e8b817 #d8a010 #c9b02a #6b7050", "case|box|sign"),
    trim: slot("plastic rubber", "#191a1c", "handle|knob|bezel"),
    dial: slot("enamel", "#f6f1de", "meter|gauge|needle"),
    probe: slot("brushed-steel chrome", "", "wand|tube|sensor"),
    cable: slot("rubber", "#141416", "cord|wire"),
  },
  extras: { probe: { chance: 0.9 } },
  build,
});
