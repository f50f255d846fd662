import { loft } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const WIRE = 0.0055;
/** The basket's rims: half width and the z of its nose and back; it narrows to the front and downwards. */
const TOP = { y: 0.98, back: -0.42, nose: 0.46, wideBack: 0.29, wideNose: 0.22 };
const LOW = { y: 0.56, back: -0.36, nose: 0.36, wideBack: 0.24, wideNose: 0.19 };
const WHEEL = 0.065;

type Rim = typeof TOP;
const corners = ({ y, back, nose, wideBack, wideNose }: Rim): [Vec3, Vec3, Vec3, Vec3] => [
  [-wideBack, y, back],
  [wideBack, y, back],
  [wideNose, y, nose],
  [-wideNose, y, nose],
];

/** Wires both ways over a wall between two rims. */
function wall(a: Vec3, b: Vec3, c: Vec3, d: Vec3, upright: number, level: number): Part["geometry"][] {
  const wires = (count: number, from: [Vec3, Vec3], to: [Vec3, Vec3]) =>
    Array.from({ length: count + 1 }, (_, i) => tube(WIRE, [mix(...from, i / count), mix(...to, i / count)], 6));
  return [...wires(upright, [a, b], [d, c]), ...wires(level, [a, d], [b, c])];
}

function build(): Part[] {
  const [tl, tr, tf, tg] = corners(TOP);
  const [ll, lr, lf, lg] = corners(LOW);
  const basket = [
    ...wall(ll, lr, tr, tl, 9, 7),
    ...wall(lr, lf, tf, tr, 14, 7),
    ...wall(lf, lg, tg, tf, 8, 7),
    ...wall(lg, ll, tl, tg, 14, 7),
    ...wall(ll, lr, lf, lg, 9, 12),
  ];
  const rim = [bar(tl, tr, 0.011), bar(tr, tf, 0.011), bar(tf, tg, 0.011), bar(tg, tl, 0.011)];
  const side = (s: 1 | -1) => [
    tube(
      0.0135,
      [
        [s * 0.275, 1.06, -0.56],
        [s * 0.27, 0.95, -0.44],
        [s * 0.235, 0.5, -0.38],
        [s * 0.225, 0.2, -0.42],
      ],
      12,
    ),
    bar([s * 0.23, 0.22, -0.44], [s * 0.19, 0.2, 0.44], 0.013),
    bar([s * 0.236, 0.52, -0.38], [s * 0.19, 0.55, 0.34], 0.011),
  ];
  // things lie on it that would fall between the wires
  const tray = loft([0, 0.006].map((h) => [lg, lf, lr, ll].map(([x, y, z]): Vec3 => [x * 0.97, y + h, z * 0.97])));
  const rack = Array.from({ length: 6 }, (_, i) => {
    const t = (i + 0.5) / 6;
    return bar([-0.22 + 0.03 * t, 0.215, -0.4 + 0.78 * t], [0.22 - 0.03 * t, 0.215, -0.4 + 0.78 * t], 0.006, 8);
  });
  const hubs: Vec3[] = [
    [-0.225, WHEEL, -0.42],
    [0.225, WHEEL, -0.42],
    [-0.19, WHEEL, 0.42],
    [0.19, WHEEL, 0.42],
  ];
  const wheel = ([x, y, z]: Vec3) => move(turnZ(disc(WHEEL, 0.032, 0.008, 24), Math.PI / 2), [x + 0.016, y, z]);
  const fork = ([x, y, z]: Vec3) =>
    merge([
      block([0.01, 0.11, 0.035], [x - 0.024, y + 0.045, z], 0.002),
      block([0.01, 0.11, 0.035], [x + 0.024, y + 0.045, z], 0.002),
      block([0.06, 0.014, 0.04], [x, y + 0.1, z], 0.003),
      bar([x - 0.028, y, z], [x + 0.028, y, z], 0.01, 10),
      bar([x, y + 0.1, z], [x, y + 0.16, z], 0.013, 10),
    ]);
  return [
    makePart("basket", "basket", merge(basket), { weight: 1 }),
    makePart("tray", "handle", tray, { weight: 0.3 }),
    makePart("rim", "frame", merge(rim), { weight: 0.9 }),
    makePart("frame", "frame", merge([...side(-1), ...side(1), ...rack]), { weight: 1 }),
    makePart("handle", "handle", bar([-0.29, 1.06, -0.56], [0.29, 1.06, -0.56], 0.021, 18), { weight: 1 }),
    makePart("seat", "handle", block([0.4, 0.2, 0.012], [0, 0.86, -0.425], 0.004), { weight: 0.6 }),
    ...makeParts("fork", "frame", hubs.map(fork), { weight: 0.6 }),
    ...makeParts("wheel", "wheel", hubs.map(wheel), { weight: 0.8 }),
  ];
}

/** A shopping cart. What makes it itself: a deep basket of wire that narrows to its nose, a coloured handle bar across the back, a low rack and four small wheels. */
export const shoppingCart = defineFromPlan({
  id: "shopping-cart",
  family: "container",
  words: ["shopping cart", "shopping trolley", "supermarket cart", "grocery cart", "supermarket trolley"],
  height: 1.08,
  view: { azimuth: 0.85, elevation: 0.26 },
  slots: {
    basket: mainSlot("brushed-steel", "", "wire|body"),
    frame: slot("brushed-steel", "", "rack|rim", true),
    handle: slot("plastic", "#c8201c #1f5fa8 #1f8a4a #e0731a", "grip|seat"),
    wheel: slot("rubber", "#25272a", "castor"),
  },
  build,
  sockets: () => [
    { name: "top", position: [0, TOP.y, 0], normal: [0, 1, 0], radius: 0.2 },
    { name: "inside", position: [0, LOW.y + 0.02, 0.02], normal: [0, 1, 0], radius: 0.24 },
  ],
});
