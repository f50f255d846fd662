import { line } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Outline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";

const DIAMOND: Outline = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** A double-edged leaf with a ridge from y = 0 up; `wide` is half its width. */
const leaf = (length: number, wide: number, thick: number, widest = 0.3): Geometry => {
  const width = (t: number) =>
    t < widest
      ? 0.28 + 0.72 * sin(((t / widest) * TAU) / 4)
      : 1 - ((t - widest) / (1 - widest)) * ((t - widest) / (1 - widest)) * 0.4 - ((t - widest) / (1 - widest)) * 0.59;
  return settle(
    sweep(DIAMOND, line([0, 0, 0], [0, length, 0], 20), {
      up: [0, 0, 1],
      scale: (t) => [wide * Math.max(width(t), 0.015), thick * Math.max(0.05, 1 - t * 0.8)],
    }),
  );
};

const socketPiece = (radius: number, height: number): Geometry =>
  lathe(
    roundCorners(
      [
        [0, 0],
        [radius * 1.3, 0, 0.003],
        [radius * 1.3, height * 0.14, 0.003],
        [radius * 1.08, height * 0.2, 0.004],
        [radius * 0.75, height],
        [0, height],
      ],
      3,
    ),
    24,
  );

/** A tuft of hair or threads hanging all around the shaft below `top`. */
const tuft = (top: number, radius: number, length: number): Geometry =>
  merge(
    Array.from({ length: 14 }, (_, i) => {
      const a = (i / 14) * TAU;
      const out = (r: number, y: number): Vec3 => [r * cos(a), y, r * sin(a)];
      return tube(
        radius * 0.55,
        [
          out(radius * 0.7, top),
          out(radius * 2.3, top - length * 0.3),
          out(radius * 2.7, top - length * 0.7),
          out(radius * (2.2 + (i % 3) * 0.3), top - length * (0.9 + (i % 2) * 0.12)),
        ],
        6,
        {
          scale: (t) => 1 - 0.75 * t * t,
          endRounding: radius * 0.1,
        },
      );
    }),
  );

const wrapped =
  (top: number, colour: string): Paint =>
  (surface, _x, y) => {
    if (y > top || y < top - 0.2) return;
    const turn = y * 75;
    const groove = turn - Math.floor(turn) < 0.2;
    const c = fromHex(colour);
    layColour(surface, groove ? [c[0] * 0.4, c[1] * 0.4, c[2] * 0.4] : c, 0.8, 0);
    if (groove) surface.height -= 0.001;
  };

function build({ style, has, seed }: Planned): Part[] {
  const [length, r] = style === "lance" ? [1.5, 0.026] : [1.05, 0.0205];
  const shaft = lathe(
    roundCorners(
      style === "lance"
        ? [
            [0, 0],
            [0.036, 0, 0.01],
            [0.042, 0.12, 0.02],
            [0.026, 0.16, 0.02],
            [0.026, 0.3, 0.02],
            [0.06, 0.36, 0.02],
            [0.05, 0.5, 0.1],
            [0.018, length],
            [0, length],
          ]
        : [
            [0, 0],
            [r * 0.8, 0, 0.004],
            [r, 0.04],
            [r, length],
            [0, length],
          ],
      4,
    ),
    24,
  );
  const grip = ["#4a2413", "#7a1b18", "#2c2a28"][seed % 3] as string;
  const parts: Part[] = [];
  if (style === "lance") {
    const stripes: Paint = (surface, x, y, z) => {
      if (y < 0.5) return;
      const turn = y * 5 + (Math.abs(x) > Math.abs(z) ? (x > 0 ? 0 : 0.5) : z > 0 ? 0.25 : 0.75);
      if (turn - Math.floor(turn) < 0.5) layColour(surface, [0.8, 0.78, 0.72]);
    };
    parts.push(
      makePart("shaft", "shaft", shaft, { weight: 1, paint: stripes }),
      makePart(
        "guard",
        "metal",
        move(
          lathe(
            roundCorners(
              [
                [0.02, 0],
                [0.05, 0.02, 0.02],
                [0.115, 0.1, 0.006],
                [0.105, 0.11, 0.006],
                [0.04, 0.05, 0.02],
                [0.02, 0.04],
              ],
              4,
            ),
            36,
            true,
          ),
          [0, 0.3, 0],
        ),
        { weight: 0.9 },
      ),
      makePart("socket", "metal", move(socketPiece(0.02, 0.09), [0, length - 0.05, 0]), { weight: 0.5 }),
      makePart("blade", "blade", move(leaf(0.14, 0.026, 0.02, 0.25), [0, length, 0]), { weight: 0.8 }),
    );
    return parts;
  }
  parts.push(
    makePart("shaft", "shaft", shaft, { weight: 1, ...(has("wrap") ? { paint: wrapped(length * 0.62, grip) } : {}) }),
    makePart("foot", "metal", move(socketPiece(r * 1.02, 0.07), [0, -0.012, 0]), { weight: 0.3 }),
    makePart("socket", "metal", move(socketPiece(r * 1.1, 0.14), [0, length - 0.06, 0]), { weight: 0.6 }),
    makePart(
      "rings",
      "metal",
      merge([0.12, 0.15].map((d) => move(torus(r * 1.02, r * 0.3, 24, 8), [0, length - d, 0]))),
      { weight: 0.3 },
    ),
  );
  const broad = style === "winged" ? 0.05 : style === "tribal" ? 0.062 : 0.056;
  parts.push(
    makePart(
      "blade",
      "blade",
      move(leaf(style === "javelin" ? 0.2 : 0.36, style === "javelin" ? 0.03 : broad, 0.013, 0.28), [
        0,
        length + 0.045,
        0,
      ]),
      {
        weight: 1,
      },
    ),
  );
  if (style === "winged")
    parts.push(
      makePart(
        "wings",
        "metal",
        move(
          plate(
            [
              [-0.085, 0.045],
              [-0.075, 0.005, 0.01],
              [0, -0.015, 0.01],
              [0.075, 0.005, 0.01],
              [0.085, 0.045],
              [0, 0.02, 0.02],
            ],
            0.014,
            0.004,
          ),
          [0, length - 0.03, 0],
        ),
        { weight: 0.7 },
      ),
    );
  if (style === "tribal")
    parts.push(
      makePart(
        "beads",
        "tassel",
        merge(
          Array.from({ length: 10 }, (_, i) => {
            const a = (i / 10) * TAU;
            return move(sphere(0.009, 10), [r * 1.15 * cos(a), length - 0.2, r * 1.15 * sin(a)]);
          }),
        ),
        { weight: 0.3 },
      ),
    );
  if (has("tassel")) parts.push(makePart("tassel", "tassel", tuft(length - 0.07, r, 0.2), { weight: 0.7 }));
  return parts;
}

/** A spear. What makes it itself: a long wooden shaft with a leaf-shaped steel point in a socket, often a red tuft below it and a wrapped grip; a lance has a hand guard on a tapering striped pole. */
export const spear = defineFromPlan({
  id: "spear",
  family: "weapon",
  words: ["spear", "javelin", "lance", "glaive", "jousting lance", "winged spear", "tribal spear", "spartan spear"],
  senses: ["spear", "lance", "javelin"],
  height: 1.6,
  vary: 0.05,
  view: { azimuth: 0.3, elevation: 0.05 },
  slots: {
    shaft: mainSlot("oak painted-wood", "#7a4d28 #5a3418 #9a6a38", "pole|stick|staff|handle"),
    blade: slot("brushed-steel", "", "head|point|tip|spearhead|spike", true),
    metal: slot("iron bronze gold", "", "socket|ring|guard"),
    tassel: slot("woven-cotton", "#a8161c #8f1218 #d8d2c4", "tuft|feather|hair"),
  },
  styles: {
    leaf: { weight: 3 },
    winged: { weight: 1, words: ["winged spear", "glaive"] },
    tribal: { weight: 1, words: ["tribal spear"] },
    javelin: { weight: 0, words: ["javelin"] },
    lance: {
      weight: 0,
      words: ["lance", "jousting lance"],
      materials: { shaft: "painted-wood" },
      dress: { shaft: "#a3151b" },
    },
  },
  extras: { tassel: { chance: 0.55 }, wrap: { chance: 0.7, slot: "wrap" } },
  build,
});
