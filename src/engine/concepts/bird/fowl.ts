import { noise } from "../../geometry/deform.ts";
import { addAll, add as addStep, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import type { SlotSpec } from "../concept.ts";
import { beak, CONE } from "./beaks.ts";
import type { BirdExtra, BirdFrame, BirdShape } from "./bird-shape.ts";
import { plume } from "./feathers.ts";

const RED = fromHex("#c4161c");

/** Red skin on a fowl's head. */
export const COMB_SLOTS: Readonly<Record<string, SlotSpec>> = {
  comb: { words: ["wattle", "crest"], materials: ["skin"], colours: [RED], takesWhole: false },
};

/** A saw-toothed comb and two hanging wattles. `tall` 1 is a cock's. */
export const comb =
  (tall: number) =>
  ({ onHead, headRadius: r }: BirdFrame): BirdExtra[] => {
    const teeth = [0, 1, 2, 3, 4].flatMap((i) => {
      const t = i / 4;
      const root = onHead(0, 0.66 - 0.5 * t * t, 0.72 - 1.35 * t);
      const angle = 0.5 - 1.5 * t;
      const length = r * tall * (0.75 + 0.45 * sin(Math.PI * (0.25 + 0.6 * t)));
      return limb([
        [root, r * 0.3],
        [add(root, [0, length * cos(angle), length * sin(angle)]), r * 0.17],
      ]);
    });
    const crown = sculpt([
      ...addAll(teeth, r * 0.1),
      addStep(roundCone(onHead(0, 0.72, 0.68), onHead(0, 0.6, -0.5), r * 0.17, r * 0.15), r * 0.1),
    ]);
    const wattle = both(
      ellipsoid(onHead(0.2, -0.85 - 0.2 * tall, 0.72), [r * 0.15, r * (0.36 + 0.22 * tall), r * 0.3]),
    );
    const face = both(ellipsoid(onHead(0.6, 0.0, 0.5), [r * 0.34, r * 0.42, r * 0.42]));
    return [
      { name: "comb", slot: "comb", geometry: meshSdf(crown, r * 0.11), weight: 0.95 },
      { name: "wattle", slot: "comb", geometry: meshSdf(wattle, r * 0.11), weight: 0.9 },
      { name: "face", slot: "comb", geometry: meshSdf(face, r * 0.14), weight: 0.6 },
    ];
  };

const FOWL: BirdShape = {
  size: 0.34,
  lean: 0.3,
  girth: 0.34,
  wide: 0.95,
  neck: [
    [0.1, 0.14, 0.22],
    [0.14, 0.32, 0.14],
    [0.17, 0.47, 0.12],
  ],
  head: 0.135,
  headLong: 1.15,
  cheek: 0.4,
  beak: beak(CONE, 1.25, 0.95, { out: 0.8 }),
  leg: { length: 0.34, thick: 0.033, stance: 0.13, thigh: 0.14, toe: 0.24 },
  wing: { length: 0.72, span: 0.9, chord: 0.42 },
  tail: { length: 0.34, fan: 0.32, lift: 1.1, width: 0.15, wedge: 0.2 },
  eye: { radius: 0.032, iris: "#e8881c", pupil: 0.5, out: [0.9, 0.1, 0.42], sunk: 0.05 },
  colours: { body: "#b06a30", wing: "#8c4e20", tail: "#5a3018", beak: "#e0b060", leg: "#e0b03c", comb: "#c4161c" },
  extras: comb(0.5),
};

/** Breast and tail rise to both sides of a hollow back. */
const hollowBack: NonNullable<BirdShape["clay"]> = ({ at, girth }) => [
  addStep(roundCone(at(0.2, 0.08), at(0.52, 0.3), girth * 0.7, girth * 0.34), 0.16),
  addStep(ellipsoid(at(-0.3, -0.02), [girth * 0.84, girth * 0.9, girth * 0.85]), 0.15),
];

export const HEN: BirdShape = {
  ...FOWL,
  clay: hollowBack,
  paint: (surface, { along, y, hx, soft, seed, hr }) => {
    dye(surface, fromHex("#d89a50"), 0.55 * smoothstep(3.4, 1.8, hr + soft));
    dye(surface, fromHex("#5a2c12"), 0.35 * smoothstep(0.1, 0.5, noise(hx * 4, y * 16, along * 16, seed)));
  },
  wing: {
    ...FOWL.wing,
    paint: (surface, reach, _span, soft) => dye(surface, fromHex("#4a2410"), 0.6 * smoothstep(0.6, 0.85, reach + soft)),
  },
};

export const WHITE_HEN: BirdShape = {
  ...HEN,
  colours: { ...FOWL.colours, body: "#f2efe6", wing: "#eeeae0", tail: "#ece8de" },
  paint: () => undefined,
  wing: FOWL.wing,
};

const sickles = ({ at, girth }: BirdFrame): BirdExtra[] =>
  [-1, -0.6, -0.25, 0.25, 0.6, 1].map((u, i) => {
    const high = 1.0 - 0.14 * Math.abs(u);
    const far = 0.55 + 0.3 * Math.abs(u);
    const path: Vec3[] = [
      at(0.42, 0.16, u * 0.2 * girth),
      add(at(0.56, 0.3), [u * 0.08, high * 0.42, -far * 0.18]),
      add(at(0.56, 0.3), [u * 0.14, high * 0.66, -far * 0.62]),
      add(at(0.56, 0.3), [u * 0.2, high * 0.42, -far * 1.15]),
      add(at(0.56, 0.3), [u * 0.22, -0.02, -far * 1.42]),
    ];
    return { name: `sickle-${i + 1}`, slot: "tail", geometry: plume(path, 0.045, 0.17, 0.25), weight: 0.85 };
  });

export const ROOSTER: BirdShape = {
  ...FOWL,
  size: 0.36,
  lean: 0.44,
  girth: 0.31,
  neck: [
    [0.12, 0.2, 0.22],
    [0.15, 0.42, 0.15],
    [0.18, 0.6, 0.125],
  ],
  leg: { ...FOWL.leg, length: 0.5, thick: 0.036 },
  tail: { ...FOWL.tail, length: 0.4, lift: 1.2 },
  colours: { body: "#7a2410", wing: "#8a3414", tail: "#0f3a30", beak: "#e8b848", leg: "#e6b434", comb: "#c8141a" },
  extras: (frame) => [...comb(1.05)(frame), ...sickles(frame)],
  paint: (surface, { hr, along, high, y, side, soft, seed, ny }) => {
    const hackle = smoothstep(4.6, 3.4, hr + 6 * soft + 1.1 * noise(side * 40, y * 5, 0, seed));
    dye(surface, fromHex("#e88a1c"), hackle);
    dye(surface, fromHex("#f0b02c"), hackle * smoothstep(2.4, 1.4, hr) * 0.6);
    dye(surface, fromHex("#16241e"), (1 - hackle) * smoothstep(0, -0.14, high + soft));
    dye(surface, fromHex("#d86a18"), 0.8 * smoothstep(0.15, 0.3, along) * smoothstep(0.1, 0.5, ny));
  },
  wing: {
    ...FOWL.wing,
    paint: (surface, reach, _span, soft) => {
      dye(surface, fromHex("#0f4a4a"), smoothstep(0.14, 0.09, Math.abs(reach - 0.56) + soft));
      dye(surface, fromHex("#c87a2c"), smoothstep(0.7, 0.78, reach));
    },
  },
};

/** Feathers stood up in a half circle, with bands towards their tips. */
export function fanOf(
  frame: BirdFrame,
  count: number,
  length: number,
  width: number,
  spreadAngle: number,
  lean: number,
): { path: Vec3[]; tip: Vec3; turn: number; width: number }[] {
  const root = frame.at(0.4, 0.14);
  return Array.from({ length: count }, (_, i) => {
    const turn = ((i / (count - 1)) * 2 - 1) * spreadAngle;
    const way: Vec3 = [sin(turn), cos(turn), -lean];
    const from = add(root, [sin(turn) * 0.05, 0, i % 2 === 0 ? 0.012 : -0.012]);
    const at = (t: number) => add(from, scale(way, length * t));
    return { path: [at(-0.08), at(0.3), at(0.65), at(1)], tip: at(1), turn, width };
  });
}
