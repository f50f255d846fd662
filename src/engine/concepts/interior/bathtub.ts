import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, settle, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { faucet } from "./faucet.ts";

const [A, B] = [0.84, 0.39];
const FOOT = 0.13;
const RIM = 0.6;
/** Height the water stands at. */
const WATER = RIM - 0.12;

/** Turns a round shape into a tub's oval: longer, fuller at the corners, its ends drawn up by `lift`. */
const oval = (geometry: Geometry, lift: number): Geometry =>
  settle(
    deform(geometry, ([x, y, z]) => {
      const r = Math.sqrt(x * x + z * z);
      if (r < 1e-9) return [x, y, z];
      const [c, s] = [x / r, z / r];
      const full = 1 / Math.sqrt(Math.sqrt(c * c * c * c + s * s * s * s));
      const f = 1 + (full - 1) * 0.45;
      const up =
        lift > 0
          ? lift * c * c * c * c * Math.max(0, (y - FOOT) / (RIM - FOOT)) * (c < 0 ? 1 : 0.45) * Math.min(1, r)
          : 0;
      return [x * A * f, y + up, z * B * f];
    }),
  );

const tub = (rim: readonly Corner[], foot: number): Geometry =>
  lathe(
    roundCorners(
      [
        [0, foot],
        [0.66, foot, 0.08],
        [0.93, RIM - 0.06, 0.25],
        ...rim,
        [0.9, RIM - 0.06, 0.1],
        [0.66, foot + 0.07, 0.12],
        [0, foot + 0.055],
      ],
      7,
    ),
    72,
  );

/** A bathtub. What makes it itself: a long white tub rounded at both ends with a rolled rim, hollow, on four claw feet or set in a block, taps and a spout at one end; water in it, perhaps with foam. */
export const bathtub = defineThing<"claw" | "modern" | "bubbles" | "hot">({
  id: "bathtub",
  family: "furniture",
  words: {
    bathtub: "",
    "bath tub": "",
    bath: "",
    tub: "",
    "clawfoot tub": "claw",
    "clawfoot bathtub": "claw",
    "claw foot tub": "claw",
    "bubble bath": "bubbles",
    "hot tub": "hot",
    jacuzzi: "hot",
  },
  senses: ["bathtub"],
  choose: (ask) => (ask.parts.has("foam") ? "bubbles" : undefined),
  forms: { claw: 4, modern: 2, bubbles: 1.5, hot: 0 },
  height: 0.65,
  slots: {
    tub: {
      words: ["body", "basin", "rim"],
      materials: ["ceramic-glaze"],
      colours: ["#f2f1ee", "#f4f2ea"].map(fromHex),
    },
    foot: {
      words: ["claw foot", "leg", "base"],
      materials: ["gold", "bronze", "silver"],
      group: "metal",
      takesWhole: false,
    },
    tap: {
      words: ["faucet", "spout", "pipe"],
      materials: ["gold", "bronze", "silver"],
      group: "metal",
      takesWhole: false,
    },
    water: { words: [], materials: ["glass"], colours: ["#8fc4d6"].map(fromHex), takesWhole: false },
    foam: { words: ["bubble", "suds"], materials: ["plaster"], colours: ["#fbfbfd"].map(fromHex), takesWhole: false },
  },
  build: ({ form }) => {
    const claw = form === "claw" || form === "bubbles";
    const low = claw ? FOOT : 0;
    const rim: readonly Corner[] = claw
      ? [
          [0.97, RIM - 0.045, 0.02],
          [1.03, RIM - 0.03, 0.025],
          [1.02, RIM, 0.025],
          [0.93, RIM, 0.02],
        ]
      : [
          [1, RIM - 0.05, 0.02],
          [1, RIM, 0.018],
          [0.93, RIM, 0.018],
        ];
    const parts: Part[] = [makePart("tub", "tub", oval(tub(rim, low), claw ? 0.11 : 0), { weight: 1, crease: 0.9 })];
    const tapX = A * 0.97;
    if (claw) {
      const toes = [-0.024, 0, 0.024].map((t) => move(stretch(sphere(0.024, 12), [0.8, 0.8, 1.2]), [t, 0.02, 0.03]));
      const foot = merge([
        tube(
          0.024,
          [
            [0, 0.03, 0.005],
            [0, 0.075, 0.02],
            [0, 0.12, -0.01],
            [0, 0.2, -0.05],
          ],
          14,
          { scale: (f) => 0.9 + 0.6 * f },
        ),
        move(sphere(0.034, 16), [0, 0.034, 0.008]),
        ...toes,
      ]);
      const feet = [-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          move(turnY(foot, x > 0 ? (z > 0 ? PI / 4 : (3 * PI) / 4) : z > 0 ? -PI / 4 : (-3 * PI) / 4), [
            x * A * 0.55,
            0,
            z * B * 0.66,
          ]),
        ),
      );
      parts.push(...makeParts("foot", "foot", feet, { weight: 0.8 }));
      const set = move(turnY(faucet(0.18, 0.16), -PI / 2), [tapX + 0.03, RIM + 0.06, 0]);
      const pipe = [-0.1, 0.1].map((z) =>
        tube(
          0.013,
          [
            [tapX + 0.035, 0, z],
            [tapX + 0.035, RIM + 0.07, z],
          ],
          12,
        ),
      );
      parts.push(
        makePart(
          "tap",
          "tap",
          merge([set, move(box([0.03, 0.03, 0.24], { bevel: 0.01 }), [tapX + 0.032, RIM + 0.055, 0])]),
          { weight: 0.7 },
        ),
        ...makeParts("pipe", "tap", pipe, { weight: 0.4 }),
      );
    } else
      parts.push(
        makePart("tap", "tap", move(turnY(faucet(0.2, 0.17), -PI / 2), [A * 0.96, RIM - 0.006, 0]), { weight: 0.7 }),
      );
    parts.push(
      makePart(
        "water",
        "water",
        move(oval(cylinder({ radius: 0.84, height: 0.02, segments: 72 }), 0), [0, WATER - 0.02, 0]),
        { weight: 0.6 },
      ),
    );
    if (form === "bubbles") {
      const suds = Array.from({ length: 46 }, (_, i) => {
        const t = i * 2.39996;
        const q = Math.sqrt((i + 0.5) / 46) * 0.8;
        const size = 0.045 + 0.045 * (((i * 13) % 7) / 7);
        const [x, z] = [q * A * cos(t), q * B * 0.86 * sin(t)];
        return move(sphere(size, 12, 8), [x, RIM - 0.12 + size * 0.4 + 0.05 * (1 - q), z]);
      });
      parts.push(makePart("foam", "foam", merge(suds), { weight: 0.7, crease: 1.2 }));
    }
    // its length runs to the front, so that whoever sits in it has his legs along it
    return parts.map((part) => ({ ...part, geometry: turnY(part.geometry, -PI / 2) }));
  },
  sockets: () => {
    // what floats dips in a little
    const y = WATER - 0.02;
    return [
      { name: "inside", position: [0, y, 0], normal: [0, 1, 0], radius: 0.26 },
      { name: "seat", position: [0, WATER - 0.06, -0.2], normal: [0, 1, 0], radius: 0.24 },
      { name: "top", position: [0, y, 0], normal: [0, 1, 0], radius: 0.26 },
    ];
  },
  view: { azimuth: 0.95, elevation: 0.4 },
});
