import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Width, height and depth of the box, its wall, metres; how far its lid is open, radians. */
const [W, H, D] = [0.3, 0.13, 0.2];
const T = 0.009;
const LID = 1.75;

const THREADS: readonly Rgb[] = ["#c8282e", "#2a6fb8", "#3a9a4a", "#f0b52c", "#8a3fa0", "#f2ede0"].map(fromHex);

/** A spool that stands at a place: two wooden flanges, thread between them. */
function spool([x, y, z]: Vec3): [wood: Geometry, thread: Geometry] {
  const disc = (at: number) =>
    turnedUp(
      [
        [0, at],
        [0.0185, at, 0.001],
        [0.0185, at + 0.005, 0.001],
        [0, at + 0.005],
      ],
      24,
    );
  const thread = turnedUp(
    [
      [0, 0.004],
      [0.0155, 0.004, 0.002],
      [0.0165, 0.024, 0.006],
      [0.0155, 0.044, 0.002],
      [0, 0.044],
    ],
    28,
  );
  return [move(merge([disc(0), disc(0.043)]), [x, y, z]), move(thread, [x, y, z])];
}

/** Wound thread in one of its colours. */
const wound =
  (colour: Rgb): Paint =>
  (surface, _x, y) => {
    layColour(surface, colour);
    const t = y / 0.0016;
    const dark = 0.8 + 0.25 * Math.abs(2 * (t - Math.floor(t)) - 1);
    surface.r *= dark;
    surface.g *= dark;
    surface.b *= dark;
  };

/** Segments of a pincushion that is bound like a tomato. */
const bound: Paint = (surface, x, _y, z) => {
  const angle = ((Math.abs(x) + 1e-9) / (Math.abs(z) + 1e-9)) * 3;
  const t = angle - Math.floor(angle);
  if (t < 0.12) layColour(surface, [0.04, 0.16, 0.05]);
};

function build({ stream }: Planned): Part[] {
  const next = stream("spools");
  const walls = [
    move(slab([W, H, T], 0.004, 0.002), [0, H / 2, D / 2 - T / 2]),
    move(slab([W, H, T], 0.004, 0.002), [0, H / 2, T / 2 - D / 2]),
    ...[-1, 1].map((s) => move(box([T, H, D - 0.004], { bevel: 0.002 }), [s * (W / 2 - T / 2), H / 2, 0])),
    move(box([W - 0.002, T, D - 0.002]), [0, T / 2, 0]),
  ];
  const tray = move(box([W - 2 * T, 0.006, D - 2 * T]), [0, H - 0.046, 0]);
  const lid = move(turnX(move(slab([W, D, 0.016], 0.006, 0.003), [0, D / 2, 0]), PI / 2 - LID), [
    0,
    H - 0.003,
    -D / 2 + 0.007,
  ]);
  const floor = H - 0.043;
  const places: Vec3[] = [-0.105, -0.063, -0.021].flatMap((x) => [-0.05, 0.0, 0.05].map((z): Vec3 => [x, floor, z]));
  const spools = places.map(spool);
  const first = Math.floor(next() * THREADS.length);
  const cushion: Vec3 = [0.075, floor + 0.024, 0.035];
  const pins = Array.from({ length: 9 }, (_, k) => {
    const [a, t] = [(k / 9) * TAU + next(), 0.35 + 0.5 * next()];
    const out: Vec3 = [sin(a) * t, 0.8, cos(a) * t];
    const at = (far: number): Vec3 => [
      cushion[0] + out[0] * far,
      cushion[1] + out[1] * far * 0.9,
      cushion[2] + out[2] * far,
    ];
    return [bar(at(0.02), at(0.052), 0.0011, 6), move(sphere(0.0042, 10), at(0.052))] as const;
  });
  const blade = (s: number) => turnY(move(box([0.011, 0.003, 0.1], { bevel: 0.001 }), [0, 0, 0.03]), s * 0.2);
  const ring = Array.from(
    { length: 16 },
    (_, k): Vec3 => [0.016 * sin((k / 16) * TAU), 0, 0.021 * cos((k / 16) * TAU)],
  );
  const rings = [-1, 1].map((s) => move(tube(0.003, ring, 8, { closed: true }), [s * 0.015, 0, -0.038]));
  const scissors = [...[-1, 1].map(blade), ...rings].map((g) => move(turnY(g, 0.35), [0.1, floor + 0.004, -0.035]));
  return [
    ...makeParts("wall", "body", walls, { weight: 1 }),
    makePart("lid", "body", lid, { weight: 1 }),
    makePart("tray", "lining", tray, { weight: 0.5 }),
    ...spools.flatMap(([wood, thread], k) => [
      makePart(`spool-${k + 1}`, "spool", wood, { weight: 0.4 }),
      makePart(`thread-${k + 1}`, "thread", thread, {
        weight: 0.8,
        paint: wound(THREADS[(first + k * 5) % THREADS.length] as Rgb),
      }),
    ]),
    makePart("cushion", "cushion", move(stretch(sphere(1, 24), [0.036, 0.026, 0.036]), cushion), {
      weight: 0.9,
      paint: bound,
    }),
    ...pins.flatMap(([pin, head], k) => [
      makePart(`pin-${k + 1}`, "metal", pin, { weight: 0.2 }),
      makePart(`pin-head-${k + 1}`, "thread", head, { weight: 0.4, paint: wound(THREADS[k % 5] as Rgb) }),
    ]),
    ...makeParts("scissors", "metal", scissors, { weight: 0.6 }),
    makePart("clasp", "metal", move(slab([0.03, 0.02, 0.006], 0.003, 0.001), [0, H - 0.016, D / 2 + 0.002]), {
      weight: 0.5,
    }),
  ];
}

/** A sewing box. What makes it itself: an open box with a tray of spools of thread in many colours, a red pincushion full of pins with coloured heads, and scissors. */
export const sewingBox = defineFromPlan({
  id: "sewing-box",
  family: "container",
  words: ["sewing box", "sewing kit", "sewing basket", "workbox", "haberdashery box"],
  senses: [],
  height: 0.33,
  view: { azimuth: 0.45, elevation: 0.5 },
  slots: {
    body: mainSlot("oak walnut pine", "", "box|wood|lid|tin"),
    lining: slot("felt", "#efe2c8", "tray|inside"),
    spool: slot("pine", "", "reel|bobbin"),
    thread: slot("woven-cotton", "#f2ede0", "yarn"),
    cushion: slot("felt", "#c8202a", "pincushion"),
    metal: slot("brushed-steel", "", "pin|scissors|needle|clasp"),
  },
  build,
});
