import { box } from "../../geometry/box.ts";
import { curveThrough, graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { ellipseOutline, rectangleOutline } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnX } from "../../geometry/place.ts";
import { disc, turnedCorners } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { choice, flag, metres, ratio } from "../parameter-specs.ts";
import { coil } from "./coil.ts";

export type RotaryTelephoneParameters = {
  readonly style: "desk" | "candlestick";
  readonly size: number;
  readonly breadth: number;
  readonly rise: number;
  readonly brass: boolean;
};

const parameters = {
  style: choice(["desk", "candlestick"], "Low with the handset on top, or a pillar with the receiver on a hook."),
  size: metres(0.15, 0.4, "Side to side of the body."),
  breadth: ratio(0.75, 1.35, "Width over the usual."),
  rise: ratio(0.7, 1.4, "Height over the usual."),
  brass: flag("Metal dial."),
};

const PALE = fromHex("#efe9da");
const INK = fromHex("#161412");
/** Where the first finger hole is, and from one hole to the next, radians. */
const FIRST = 1.15;
const STEP = 0.51;

/** The ring of digits seen through ten finger holes, and the card in the middle. */
function dialPaint(radius: number): Paint {
  return (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.3) return;
    const r = Math.sqrt(x * x + y * y) / radius;
    if (r < 0.34) {
      layColour(surface, PALE, 0.4, 0);
      if (r > 0.28 || (Math.abs(y) < radius * 0.03 && Math.abs(x) < radius * 0.2)) layColour(surface, INK);
      return;
    }
    for (let i = 0; i < 10; i += 1) {
      const angle = FIRST + i * STEP;
      const [u, v] = [x - radius * 0.71 * cos(angle), y - radius * 0.71 * sin(angle)];
      const d = Math.sqrt(u * u + v * v) / radius;
      if (d > 0.165) continue;
      layColour(surface, d > 0.14 ? INK : PALE, 0.45, 0);
      if (d < 0.14) surface.height -= 0.002;
      if (d < 0.14 && isWritten(`${(i + 1) % 10}`, u, v, radius * 0.17, 0.1)) layColour(surface, INK);
      return;
    }
  };
}

function dial(name: string, radius: number, place: (geometry: Geometry) => Geometry): Part[] {
  const wheel = turnedCorners(
    [
      [0, 0],
      [radius, 0],
      [radius, radius * 0.14, radius * 0.05],
      [radius * 0.4, radius * 0.17, radius * 0.04],
      [radius * 0.36, radius * 0.22, radius * 0.03],
      [0, radius * 0.22],
    ],
    48,
  );
  const angle = FIRST - STEP * 1.15;
  const stop = move(box([radius * 0.34, radius * 0.07, radius * 0.12], { bevel: radius * 0.02 }), [
    radius * 0.86,
    0,
    radius * 0.16,
  ]);
  const turned = deform(stop, ([x, y, z]) => [x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle), z]);
  return [
    makePart(`${name}-bed`, "dial", place(disc(radius * 1.1, radius * 0.08, radius * 0.03, 40)), { weight: 0.4 }),
    makePart(name, "dial", place(move(wheel, [0, 0, radius * 0.05])), { weight: 1, paint: dialPaint(radius) }),
    makePart(`${name}-stop`, "metal", place(turned), { weight: 0.4 }),
  ];
}

/** Handset along X about the origin: its caps' faces look down. */
function handset(length: number): Geometry[] {
  const r = length * 0.135;
  const bar = sweep(
    ellipseOutline(length * 0.058, length * 0.062, 16),
    curveThrough(
      [
        [-length * 0.42, -r * 0.1, 0],
        [-length * 0.34, r * 0.55, 0],
        [-length * 0.18, r * 0.95, 0],
        [0, r * 1.05, 0],
        [length * 0.18, r * 0.95, 0],
        [length * 0.34, r * 0.55, 0],
        [length * 0.42, -r * 0.1, 0],
      ],
      5,
    ),
    {
      scale: graph([
        [0, 1.5],
        [0.2, 1.1],
        [0.5, 0.95],
        [0.8, 1.1],
        [1, 1.5],
      ]),
    },
  );
  const cap = (side: 1 | -1) => {
    const shape = turnedCorners(
      [
        [0, -r * 0.66],
        [r * 0.55, -r * 0.62, r * 0.2],
        [r * 0.95, 0, r * 0.1],
        [r * 1.05, r * 0.06, r * 0.05],
        [r * 1.05, r * 0.42, r * 0.16],
        [r * 0.6, r * 0.52, r * 0.1],
        [0, r * 0.46],
      ],
      32,
      3,
    );
    const down = turnX(shape, PI / 2);
    return move(
      deform(down, ([x, y, z]) => [
        x * cos(side * 0.28) - y * sin(side * 0.28),
        x * sin(side * 0.28) + y * cos(side * 0.28),
        z,
      ]),
      [side * length * 0.42, -r * 0.2, 0],
    );
  };
  return [bar, cap(-1), cap(1)];
}

function buildDesk(p: RotaryTelephoneParameters): Part[] {
  const u = p.size;
  const h = u * 0.6 * p.rise;
  const ring = (y: number, w: number, back: number, front: number, corner: number) =>
    [...rectangleOutline(w * u * p.breadth, (front - back) * u, corner * u, 5)].map(
      ([x, z]): Vec3 => [x, y * h, -z + ((back + front) / 2) * u],
    );
  const body = loft([
    ring(0, 0.98, -0.48, 0.52, 0.12),
    ring(0.05, 1.02, -0.5, 0.54, 0.12),
    ring(0.16, 1.0, -0.49, 0.52, 0.12),
    ring(0.4, 0.86, -0.46, 0.33, 0.12),
    ring(0.7, 0.68, -0.42, 0.1, 0.12),
    ring(0.92, 0.58, -0.38, -0.05, 0.1),
    ring(1, 0.54, -0.35, -0.09, 0.08),
  ]);
  const radius = u * 0.27 * Math.min(1, p.breadth * 1.1);
  const slope = atan2(0.42 * u, 0.54 * h);
  const lay = (geometry: Geometry) => move(turnX(geometry, -slope), [0, h * 0.425, u * 0.315]);
  const cradle = [-1, 1].flatMap((side) => [
    move(box([u * 0.14, h * 0.12, u * 0.26], { bevel: u * 0.02, bevelSteps: 2 }), [
      side * u * 0.26,
      h * 1.02,
      -u * 0.22,
    ]),
    move(box([u * 0.1, h * 0.26, u * 0.05], { bevel: u * 0.02, bevelSteps: 2 }), [
      side * u * 0.26,
      h * 1.12,
      -u * 0.08,
    ]),
    move(box([u * 0.1, h * 0.26, u * 0.05], { bevel: u * 0.02, bevelSteps: 2 }), [
      side * u * 0.26,
      h * 1.12,
      -u * 0.36,
    ]),
  ]);
  const length = u * 1.12;
  const pieces = handset(length).map((each) => move(each, [0, h * 1.02 + length * 0.02, -u * 0.22]));
  const [sx, sy] = [-length * 0.47, h * 0.92];
  const cord = coil(
    curveThrough(
      [
        [sx, sy, -u * 0.22],
        [sx - u * 0.12, sy * 0.7, -u * 0.12],
        [sx - u * 0.16, sy * 0.25, u * 0.05],
        [sx - u * 0.06, u * 0.045, u * 0.2],
        [-u * 0.5 * p.breadth, u * 0.05, u * 0.02],
        [-u * 0.42 * p.breadth, u * 0.06, -u * 0.1],
      ],
      8,
    ),
    26,
    u * 0.027,
    u * 0.0125,
  );
  return [
    makePart("body", "body", body, { weight: 1, crease: 0.5 }),
    ...dial("dial", radius, lay),
    ...makeParts("cradle", "body", cradle, { weight: 0.5 }),
    makePart("handset", "handset", pieces[0] as Geometry, { weight: 1 }),
    ...makeParts("handset-cap", "handset", pieces.slice(1), { weight: 0.9 }),
    makePart("cord", "cord", cord, { weight: 0.4, crease: 1.2 }),
  ];
}

/** A pillar on a round foot with the dial, the mouthpiece on top, the receiver hung on a hook at its side. */
function buildCandlestick(p: RotaryTelephoneParameters): Part[] {
  const u = p.size;
  const h = u * 1.3 * p.rise;
  const foot = settle(
    turnX(
      turnedCorners(
        [
          [0, 0],
          [u * 0.36, 0],
          [u * 0.38, u * 0.06, u * 0.03],
          [u * 0.3, u * 0.16, u * 0.05],
          [u * 0.1, u * 0.22, u * 0.06],
          [u * 0.075, u * 0.4, u * 0.05],
          [u * 0.07, h * 0.84, 0.01],
          [u * 0.1, h * 0.88, 0.01],
          [0, h * 0.92],
        ],
        40,
      ),
      -PI / 2,
    ),
  );
  const horn = turnedCorners(
    [
      [0, -u * 0.18],
      [u * 0.07, -u * 0.17, u * 0.04],
      [u * 0.07, u * 0.02, u * 0.03],
      [u * 0.08, u * 0.05],
      [u * 0.2, u * 0.26, u * 0.01],
      [u * 0.19, u * 0.27],
      [u * 0.06, u * 0.1, u * 0.02],
      [0, u * 0.09],
    ],
    40,
  );
  const ear = u * 0.36;
  const receiver = turnX(
    turnedCorners(
      [
        [0, 0],
        [u * 0.12, 0, u * 0.02],
        [u * 0.13, u * 0.06, u * 0.03],
        [u * 0.055, u * 0.14, u * 0.06],
        [u * 0.05, u * 0.42, u * 0.03],
        [u * 0.065, u * 0.5, u * 0.02],
        [0, u * 0.52],
      ],
      32,
    ),
    -PI / 2,
  );
  const hook = tube(
    u * 0.018,
    curveThrough(
      [
        [0, h * 0.7, 0],
        [ear * 0.5, h * 0.73, 0],
        [ear, h * 0.7, 0],
        [ear * 1.25, h * 0.78, 0],
      ],
      4,
    ),
    8,
  );
  const cord = tube(
    u * 0.012,
    curveThrough(
      [
        [ear, h * 0.7 - u * 0.16, 0],
        [ear * 1.25, u * 0.3, 0],
        [ear * 1.1, u * 0.03, -u * 0.1],
        [u * 0.3, u * 0.03, -u * 0.12],
      ],
      6,
    ),
    8,
  );
  return [
    makePart("pillar", "body", foot, { weight: 1, projection: "cylinder" }),
    makePart("mouthpiece", "handset", move(turnX(horn, -0.25), [0, h * 0.94, 0]), { weight: 1 }),
    ...dial("dial", u * 0.2, (geometry) => move(turnX(geometry, -0.9), [0, u * 0.15, u * 0.22])),
    makePart("receiver", "handset", move(receiver, [ear, h * 0.7 - u * 0.18, 0]), { weight: 1 }),
    makePart("hook", "metal", hook, { weight: 0.6 }),
    makePart("knob", "metal", move(sphere(u * 0.03, 16), [ear * 1.25, h * 0.78, 0]), { weight: 0.3 }),
    makePart("plinth", "body", cylinder({ radius: u * 0.39, height: u * 0.03, bevel: u * 0.01 }), { weight: 0.5 }),
    makePart("cord", "cord", cord, { weight: 0.4 }),
  ];
}

const COATS = ["#a8221c", "#17181b", "#e6dcc3", "#2f6b57", "#7fb0b8", "#d99a2b", "#c97f86"].map(fromHex);

/**
 * The telephone of our grandparents. What makes it itself: a sloping body with a round dial - ten finger holes over digits and a
 * metal stop -, a handset with two caps across the cradle on top, and a curly cord. A candlestick one has a pillar, a horn to
 * speak into and a receiver on a hook.
 */
export const rotaryTelephone = defineConcept<RotaryTelephoneParameters>({
  id: "rotary-telephone",
  family: "device",
  words: [
    "rotary telephone",
    "telephone",
    "rotary phone",
    "rotary dial phone",
    "dial phone",
    "landline",
    "landline phone",
    "desk phone",
    "vintage phone",
    "old phone",
    "retro phone",
    "antique phone",
    "candlestick telephone",
    "candlestick phone",
  ],
  senses: ["telephone"],
  height: 0.16,
  parameters,
  slots: {
    body: { words: ["case"], materials: ["plastic"], colours: COATS, group: "body" },
    handset: { words: ["receiver", "earpiece"], materials: ["plastic"], colours: COATS, group: "body" },
    dial: { words: ["rotary dial"], materials: ["plastic"], colours: [fromHex("#24242a")], takesWhole: false },
    metal: { words: ["finger stop"], materials: ["brushed-steel", "gold"], takesWhole: false },
    cord: { words: ["cable", "wire"], materials: ["plastic"], colours: [fromHex("#1d1c1d")], takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<RotaryTelephoneParameters>(parameters, {
      style: ask.word.startsWith("candlestick") ? "candlestick" : "desk",
      size: draw.number("size", 0.19, 0.23),
      breadth: draw.number("breadth", 0.92, 1.08) * traitFactor(ask, { wide: 1.2, narrow: 0.85 }),
      rise: draw.number("rise", 0.9, 1.08) * traitFactor(ask, { tall: 1.25, short: 0.82 }),
      brass: draw.chance("brass", 0.3),
    }),
  dress: (p): Readonly<Record<string, SlotDress>> =>
    p.brass ? { dial: { material: "gold" }, metal: { material: "gold" } } : {},
  build: (p): Model => {
    const top = p.size * (p.style === "desk" ? 0.78 : 1.35) * p.rise;
    return standModel(p.style === "desk" ? buildDesk(p) : buildCandlestick(p), [
      {
        name: "top",
        position: [0, top, p.style === "desk" ? -p.size * 0.22 : 0],
        normal: [0, 1, 0],
        radius: p.size * 0.15,
      },
      { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: p.size * 0.4 },
    ]);
  },
  view: { azimuth: 0.5, elevation: 0.42 },
});
