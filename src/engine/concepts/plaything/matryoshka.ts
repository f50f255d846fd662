import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const YELLOW = fromHex("#f0bf2a");
const SKIN = fromHex("#f3d3b0");
const DARK = fromHex("#2a1710");
const ROSE = fromHex("#e0607a");
const LEAF = fromHex("#2f8a3f");

/** Kerchief, face with eyes, brows, cheeks and mouth, apron with a great rose, drawn on a doll one unit high. */
const painted: Paint = (surface, x, y, z) => {
  const put = (c: Rgb) => layColour(surface, c, 0.18, 0);
  if (y < 0.06) return put(DARK);
  const [u, v] = [x, y - 0.73];
  const face = (u * u) / (0.135 * 0.135) + (v * v) / (0.14 * 0.14);
  if (y > 0.54) {
    if (z > 0 && face < 1) {
      put(SKIN);
      if (v > 0.045 + 0.35 * Math.abs(u) - 0.02 && face < 1 && v > 0.075 - 1.2 * u * u) put(fromHex("#5a3418"));
      for (const s of [-1, 1]) {
        const [dx, dy] = [u - s * 0.052, v - 0.012];
        if (dx * dx + dy * dy < 0.00042) put(fromHex("#1f3f8a"));
        if (dx * dx + dy * dy < 0.00012) put(DARK);
        if (Math.abs(dy - 0.034 + 6 * dx * dx) < 0.005 && Math.abs(dx) < 0.03) put(DARK);
        const [cx, cy] = [u - s * 0.078, v + 0.042];
        if (cx * cx + cy * cy < 0.0008) put(fromHex("#ef9a8a"));
      }
      const [mx, my] = [u, v + 0.075];
      if ((mx * mx) / 0.0009 + (my * my) / 0.00018 < 1) put(fromHex("#c41e2a"));
      return;
    }
    if (z > 0 && face < 1.22) return put(YELLOW);
    const dot = sin(atan2(x, z) * 9) * sin(y * 60);
    if (dot > 0.72) put(YELLOW);
    return;
  }
  if (z > 0 && Math.abs(x) < 0.21 && y < 0.5) {
    const apron = (x * x) / 0.044 + ((y - 0.28) * (y - 0.28)) / 0.05;
    if (apron < 1) {
      put(apron > 0.86 ? YELLOW : fromHex("#f6ead0"));
      for (const [fx, fy, size] of [
        [0, 0.3, 0.075],
        [-0.1, 0.2, 0.045],
        [0.1, 0.2, 0.045],
      ] as const) {
        const [dx, dy] = [x - fx, y - fy];
        const r = Math.sqrt(dx * dx + dy * dy) / size;
        const petals = 0.82 + 0.18 * cos(atan2(dy, dx) * 5);
        if (r < petals) put(r < 0.3 ? YELLOW : r > petals - 0.12 ? fromHex("#a81e3a") : ROSE);
        const leaf = Math.abs(dy + size * 0.9) * 2.6 + Math.abs(Math.abs(dx) - size * 0.95);
        if (leaf < size * 0.6 && r > petals) put(LEAF);
      }
      return;
    }
  }
  if (Math.abs(y - 0.5) < 0.012 || Math.abs(y - 0.085) < 0.01) put(YELLOW);
};

const doll = turnedUp(
  [
    [0, 0],
    [0.21, 0, 0.02],
    [0.27, 0.22, 0.16],
    [0.235, 0.44, 0.16],
    [0.155, 0.57, 0.06],
    [0.2, 0.72, 0.1],
    [0.17, 0.93, 0.1],
    [0.04, 1, 0.08],
    [0, 1],
  ],
  56,
  6,
);

function build({ count }: Planned): Part[] {
  let x = 0;
  return Array.from({ length: count }, (_, i) => {
    const size = 0.2 * (1 - 0.155 * i);
    if (i > 0) x += 0.27 * (size + 0.2 * (1 - 0.155 * (i - 1))) + 0.012;
    const shape = { ...settle(doll), positions: stretch(doll, [size, size, size]).positions };
    return makePart(`doll-${i + 1}`, "body", move(shape, [x, 0, 0.012 * i]), { weight: 1, paint: painted });
  });
}

/** A matryoshka. What makes it itself: a row of round wooden dolls, each smaller than the last, lacquered, with a kerchief, a rosy face and an apron of flowers. */
export const matryoshka = defineFromPlan({
  id: "matryoshka",
  family: "toy",
  words: [
    "matryoshka",
    "matryoshka doll",
    "russian doll",
    "nesting doll",
    "russian nesting doll",
    "babushka doll",
    "matryoshka dolls",
    "stacking doll",
  ],
  senses: [],
  height: 0.2,
  vary: 0.03,
  view: { azimuth: 0.18, elevation: 0.1 },
  slots: { body: mainSlot("painted-wood", "#c4201c #1f5fb0 #2f8a3f #8a2a8a", "doll|dress|kerchief") },
  count: { slot: "body", min: 4, max: 5, most: 6 },
  build,
});
