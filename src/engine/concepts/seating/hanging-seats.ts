import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { fabricPaint } from "../bedding/fabric-pattern.ts";
import { softSheet } from "../bedding/soft-sheet.ts";
import { defineThing } from "../define-thing.ts";
import { WOOD_COLOURS } from "../storage/wood-colours.ts";

const HIGH = 2.05;

/** A swing. What makes it itself: a board hung by two long ropes from a beam between two pairs of slanting legs. */
export const swing = defineThing<"single" | "double">({
  id: "swing",
  family: "furniture",
  words: { swing: "", "swing set": "double", "playground swing": "", "rope swing": "single", "tree swing": "single" },
  senses: ["swing"],
  forms: { single: 2, double: 1 },
  height: 2.1,
  slots: {
    frame: {
      words: ["beam", "leg", "post"],
      materials: ["oak", "painted-metal"],
      colours: [...WOOD_COLOURS.slice(0, 2), ...["#b8372f", "#2f6a9a"].map(fromHex)],
    },
    seat: { words: ["board"], materials: ["oak", "plastic"], colours: ["#6f4a2c", "#b8372f", "#2a2b2e"].map(fromHex) },
    rope: {
      words: ["chain", "cord"],
      materials: ["felt", "iron"],
      colours: ["#cdb88a"].map(fromHex),
      takesWhole: false,
    },
  },
  build: ({ form }) => {
    const count = form === "double" ? 2 : 1;
    const half = count === 2 ? 1.25 : 0.72;
    const parts: Part[] = [
      ...makeParts(
        "leg",
        "frame",
        [-1, 1].flatMap((x) =>
          [-1, 1].map((z) =>
            tube(
              0.05,
              [
                [x * (half + 0.16), 0, z * 0.72],
                [x * half, HIGH, z * 0.02],
              ],
              18,
            ),
          ),
        ),
        { ownPiece: true, weight: 0.9 },
      ),
      makePart(
        "beam",
        "frame",
        tube(
          0.06,
          [
            [-half - 0.1, HIGH, 0],
            [half + 0.1, HIGH, 0],
          ],
          20,
          { endRounding: 0.015 },
        ),
        { grain: "x", weight: 0.95 },
      ),
      ...makeParts(
        "brace",
        "frame",
        [-1, 1].map((x) =>
          tube(
            0.03,
            [
              [x * (half + 0.09), 0.85, -0.43],
              [x * (half + 0.09), 0.85, 0.43],
            ],
            12,
          ),
        ),
        { weight: 0.5 },
      ),
    ];
    for (let i = 0; i < count; i += 1) {
      const x = count === 1 ? 0 : i === 0 ? -0.58 : 0.58;
      parts.push(
        makePart(
          `seat-${i + 1}`,
          "seat",
          move(box([0.56, 0.035, 0.22], { bevel: 0.01, bevelSteps: 2 }), [x, 0.46, 0]),
          { grain: "x", weight: 1 },
        ),
        ...makeParts(
          `rope-${i + 1}`,
          "rope",
          [-1, 1].map((s) =>
            tube(
              0.013,
              [
                [x + s * 0.23, 0.43, 0],
                [x + s * 0.24, HIGH, 0],
              ],
              10,
            ),
          ),
          { weight: 0.8 },
        ),
        ...makeParts(
          `knot-${i + 1}`,
          "rope",
          [-1, 1].map((s) => move(sphere(0.03, 14), [x + s * 0.23, 0.43, 0])),
          { weight: 0.3 },
        ),
      );
    }
    return parts;
  },
  sockets: ({ form }) => {
    const x = form === "double" ? -0.58 : 0;
    return [
      { name: "seat", position: [x, 0.478, 0], normal: [0, 1, 0], radius: 0.2 },
      { name: "top", position: [x, 0.478, 0], normal: [0, 1, 0], radius: 0.12 },
    ];
  },
  view: { azimuth: 0.6, elevation: 0.14 },
});

/** A hammock. What makes it itself: a long cloth that sags between two points, gathered by fans of cords at both ends, in a bowed stand. */
export const hammock = defineThing<"striped" | "plain">({
  id: "hammock",
  family: "furniture",
  words: { hammock: "" },
  senses: ["hammock"],
  forms: { striped: 2, plain: 1 },
  height: 1.2,
  slots: {
    cloth: {
      words: ["bed", "fabric", "net"],
      materials: ["woven-cotton"],
      colours: ["#c2503a", "#2f6a8a", "#4f8a5f", "#d9a441"].map(fromHex),
    },
    rope: { words: ["cord", "string"], materials: ["felt"], colours: ["#e2d6b8"].map(fromHex), takesWhole: false },
    frame: { words: ["stand", "post"], materials: ["oak"], colours: WOOD_COLOURS, takesWhole: false },
  },
  build: ({ form }) => {
    const [half, wide, low, high] = [0.98, 0.46, 0.42, 1.02];
    const sag = (u: number) => low + (high - 0.14 - low) * u * u;
    const cloth = softSheet(30, 18, (s, v, side) => {
      const [u, w] = [2 * s - 1, 2 * v - 1];
      const broad = wide * (1 - 0.42 * u * u * u * u);
      return [u * half, sag(u) + 0.17 * w * w * (1 - 0.4 * u * u) + side * 0.008, w * broad];
    });
    const tip = (s: number) => [s * 1.42, high + 0.1, 0] as const;
    const cords: Geometry[] = [-1, 1].flatMap((s) =>
      Array.from({ length: 9 }, (_, i) => {
        const w = (i / 8) * 2 - 1;
        return tube(0.006, [[s * (half - 0.02), sag(1) + 0.17 * w * w * 0.6, w * wide * 0.57], tip(s)], 6);
      }),
    );
    const bow = sweep(
      rectangleOutline(0.08, 0.07, 0.015, 3),
      curveThrough(
        Array.from({ length: 9 }, (_, i) => {
          const a = ((i / 8) * 2 - 1) * 1.15;
          return [1.62 * sin(a) * 1.02, 0.1 + 1.85 * (1 - cos(a)) * 0.9, 0] as const;
        }),
        5,
      ),
      { up: [0, 1, 0], endRounding: 0.01 },
    );
    const feet = [-0.55, 0.55].map((x) => move(box([0.09, 0.09, 1], { bevel: 0.012, bevelSteps: 2 }), [x, 0.045, 0]));
    return [
      makePart("cloth", "cloth", cloth, { weight: 1, crease: 1.2, ...fabricPaint(form, 0.16, 0, "zy") }),
      ...makeParts("cord", "rope", cords, { weight: 0.5 }),
      ...makeParts(
        "ring",
        "rope",
        [-1, 1].map((s) => move(sphere(0.035, 14), tip(s))),
        { weight: 0.3 },
      ),
      ...makeParts(
        "hook",
        "rope",
        [-1, 1].map((s) => tube(0.012, [tip(s), [s * 1.5, high + 0.14, 0]], 8)),
        { weight: 0.3 },
      ),
      makePart("bow", "frame", bow, { grain: "x", weight: 0.9 }),
      ...makeParts("foot", "frame", feet, { grain: "z", weight: 0.7 }),
    ];
  },
  sockets: () => [
    { name: "seat", position: [0, 0.435, 0], normal: [0, 1, 0], radius: 0.32 },
    { name: "top", position: [0, 0.435, 0], normal: [0, 1, 0], radius: 0.3 },
    { name: "ends", position: [1.5, 1.16, 0], normal: [1, 0, 0], radius: 0.02 },
  ],
  view: { azimuth: 0.45, elevation: 0.26 },
});
