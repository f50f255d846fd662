import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { clamp, smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { beak, CONE } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";
import type { BirdExtra, BirdFrame, BirdShape } from "./bird-shape.ts";
import { plume } from "./feathers.ts";
import { fanOf } from "./fowl.ts";

const GOLD = fromHex("#a8842c");
const RIM = fromHex("#7cb43c");
const TEAL = fromHex("#1c9aa8");
const NAVY = fromHex("#101c6c");

/** One row of the fan: how many feathers, how long and wide, how far it opens, radians, and how far it leans back. */
interface FanRow {
  readonly count: number;
  readonly length: number;
  readonly width: number;
  readonly open: number;
  readonly lean: number;
}

const ROWS: readonly FanRow[] = [
  { count: 15, length: 1.5, width: 0.26, open: 1.42, lean: 0.42 },
  { count: 14, length: 1.16, width: 0.23, open: 1.33, lean: 0.36 },
  { count: 11, length: 0.82, width: 0.2, open: 1.42, lean: 0.28 },
  { count: 9, length: 0.5, width: 0.17, open: 1.33, lean: 0.18 },
];

/** The eyes of a row's feathers: gold, green, teal and a dark blue heart. */
function eyespots(root: Vec3, { count, length, width, open }: FanRow): Paint {
  const middle = length - width * 0.5;
  return (surface, x, y) => {
    const [u, v] = [x - root[0], y - root[1]];
    const slot = clamp(Math.round(((atan2(u, v) / open + 1) / 2) * (count - 1)), 0, count - 1);
    const turn = ((slot / (count - 1)) * 2 - 1) * open;
    const [s, c] = [sin(turn), cos(turn)];
    const along = u * s + v * c;
    const across = u * c - v * s;
    const t = along - middle;
    const d = Math.sqrt(across * across * 1.25 + t * t * 0.8) / (width * 0.5);
    surface.roughness = 0.4;
    dye(surface, RIM, smoothstep(0.92, 0.88, d));
    dye(surface, GOLD, smoothstep(0.78, 0.74, d));
    dye(surface, TEAL, smoothstep(0.6, 0.56, d));
    dye(surface, NAVY, smoothstep(0.36, 0.31, d));
  };
}

const train = (frame: BirdFrame): BirdExtra[] =>
  ROWS.map((row, k) => ({
    name: `train-${k + 1}`,
    slot: "train",
    geometry: merge(
      fanOf(frame, row.count, row.length, row.width, row.open, row.lean).map(({ path, width }) =>
        plume(path, width, 0.02, 0.62, [0, 0, 1]),
      ),
    ),
    paint: eyespots(frame.at(0.4, 0.14), row),
    weight: 0.95,
  }));

/** Six pins with blue heads. */
const crown = ({ onHead, headRadius: r }: BirdFrame): BirdExtra[] => [
  {
    name: "crest",
    slot: "train",
    weight: 0.7,
    geometry: merge(
      [-2, -1, 0, 1, 2].flatMap((i) => {
        const root = onHead(0.06 * i, 0.75, 0);
        const tip = onHead(0.16 * i, 2.1 - 0.06 * i * i, -0.35 + 0.3 * i);
        return [tube(r * 0.05, [root, tip], 6), move(sphere(r * 0.2, 10), tip)];
      }),
    ),
    paint: (surface) => dye(surface, fromHex("#1848a8"), 1),
  },
];

const SHAPE: BirdShape = {
  size: 0.45,
  lean: 0.36,
  girth: 0.27,
  neck: [
    [0.14, 0.12, 0.17],
    [0.22, 0.34, 0.11],
    [0.2, 0.6, 0.085],
    [0.24, 0.76, 0.085],
  ],
  head: 0.105,
  headLong: 1.2,
  beak: beak(CONE, 1.35, 0.9),
  leg: { length: 0.46, thick: 0.024, stance: 0.1, thigh: 0.11, toe: 0.2 },
  wing: {
    length: 0.8,
    span: 1.1,
    chord: 0.45,
    paint: (surface, reach) =>
      dye(
        surface,
        fromHex("#d8cbb0"),
        0.75 *
          smoothstep(0.18, 0.32, Math.abs(reach * 8 - Math.floor(reach * 8) - 0.5)) *
          smoothstep(0.75, 0.65, reach),
      ),
  },
  tail: { length: 0.3, lift: 0.3 },
  eye: { radius: 0.022, out: [0.9, 0.2, 0.4] },
  colours: { body: "#1144b0", wing: "#7a6a50", tail: "#4a3c28", beak: "#9a9488", leg: "#8a8278", train: "#2f7a3c" },
  paint: (surface, { hx, hy, hz, along, nz }) => {
    surface.roughness = 0.4;
    dye(surface, fromHex("#0c7a8c"), 0.55 * smoothstep(0.5, 0.9, nz));
    dye(surface, fromHex("#1f7a4c"), smoothstep(-0.05, 0.15, along));
    const cheek =
      smoothstep(0.24, 0.16, Math.abs(hy - 0.1 + 0.1 * hz)) * 0 +
      smoothstep(0.2, 0.12, Math.abs(hy - 0.42)) * smoothstep(-0.2, 0.2, hz) +
      smoothstep(0.2, 0.12, Math.abs(hy + 0.28)) * smoothstep(-0.2, 0.2, hz) * smoothstep(0.8, 0.6, hz);
    dye(surface, fromHex("#f2efe6"), smoothstep(0.3, 0.5, hx) * cheek);
  },
  extras: (frame) => [...train(frame), ...crown(frame)],
};

/** Bright blue neck and breast, a crown of pins, white stripes at the eye; behind it the raised fan of long green feathers full of eyespots. */
export const peacock = birdConcept({
  id: "peacock",
  words: ["peacock", "peafowl", "peahen"],
  senses: ["peafowl"],
  height: 1.1,
  variants: { usual: SHAPE },
  slots: {
    train: {
      words: ["fan", "eyespot", "crest"],
      materials: ["feathers"],
      colours: [fromHex("#2f7a3c")],
      takesWhole: false,
    },
  },
  view: { azimuth: 0.42, elevation: 0.12 },
});
