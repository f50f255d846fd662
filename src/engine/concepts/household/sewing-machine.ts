import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** Gold scrolls along the arm of an old machine. */
const scrolls: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.8) return;
  const onArm = y > 0.215 && y < 0.265 && x > -0.13 && x < 0.13;
  const wave = Math.abs(y - 0.24 - 0.011 * sin(x * 60)) < 0.0028;
  const twin = Math.abs(y - 0.24 + 0.011 * sin(x * 60)) < 0.0018;
  const edge = onArm && (Math.abs(y - 0.262) < 0.0015 || Math.abs(y - 0.219) < 0.0015);
  const foot =
    x > 0.1 && Math.abs(x - 0.14) < 0.025 && y > 0.09 && y < 0.19 && Math.abs(x - 0.14 - 0.012 * sin(y * 80)) < 0.003;
  if ((onArm && (wave || twin || edge)) || foot) layColour(surface, [0.72, 0.48, 0.12], 0.25, 0.9);
};

const stitches: Paint = (surface, x, _y, z) => {
  if (Math.abs(x + 0.135) < 0.0018 && z < 0.02 && (z + 1) % 0.012 < 0.007) layColour(surface, [0.9, 0.86, 0.78], 0.8);
};

function build({ style, has }: Planned): Part[] {
  const old = style === "antique";
  const outline = closeCorners(
    old
      ? [
          [0.1, 0.06, 0.004],
          [0.185, 0.06, 0.004],
          [0.175, 0.1, 0.03],
          [0.165, 0.2, 0.06],
          [0.165, 0.275, 0.04],
          [0.06, 0.266, 0.2],
          [-0.11, 0.272, 0.03],
          [-0.165, 0.27, 0.03],
          [-0.17, 0.17, 0.008],
          [-0.115, 0.165, 0.01],
          [-0.112, 0.215, 0.02],
          [0.02, 0.215, 0.15],
          [0.105, 0.2, 0.05],
          [0.112, 0.12, 0.04],
        ]
      : [
          [0.08, 0.06, 0.004],
          [0.2, 0.06, 0.01],
          [0.2, 0.285, 0.035],
          [-0.15, 0.285, 0.04],
          [-0.19, 0.25, 0.03],
          [-0.185, 0.16, 0.015],
          [-0.1, 0.16, 0.015],
          [-0.095, 0.19, 0.02],
          [0.075, 0.19, 0.025],
        ],
    6,
  );
  const arm = extrude(outline, { depth: old ? 0.075 : 0.105, bevel: old ? 0.022 : 0.018, bevelSteps: 4 });
  const wheelX = old ? 0.168 : 0.2;
  const wheel = turnZ(torus(0.056, 0.014, 40, 12), PI / 2);
  const parts = [
    makePart(
      "bed",
      old ? "base" : "body",
      move(box([0.42, 0.06, 0.18], { bevel: old ? 0.006 : 0.02, bevelSteps: 2 }), [0, 0.032, 0]),
      { weight: 1, grain: "x" },
    ),
    makePart("arm", "body", arm, { weight: 1, ...(old ? { paint: scrolls } : {}) }),
    makePart("plate", "metal", move(box([0.11, 0.006, 0.1], { bevel: 0.001 }), [-0.14, 0.063, 0]), { weight: 0.6 }),
    makePart("needle-bar", "metal", bar([-0.14, 0.1, 0], [-0.14, 0.19, 0], 0.0055), { weight: 0.8 }),
    makePart("needle", "metal", bar([-0.14, 0.062, 0], [-0.14, 0.11, 0], 0.002, 8), { weight: 0.7 }),
    makePart("foot-bar", "metal", bar([-0.14, 0.072, -0.014], [-0.14, 0.18, -0.014], 0.005), { weight: 0.6 }),
    makePart("foot", "metal", move(box([0.026, 0.006, 0.045], { bevel: 0.002 }), [-0.14, 0.071, 0.002]), {
      weight: 0.6,
    }),
    makePart("wheel-axle", "metal", move(turnY(disc(0.022, 0.045, 0.004, 24), PI / 2), [wheelX - 0.02, 0.235, 0]), {
      weight: 0.6,
    }),
    makePart(
      "wheel",
      old ? "metal" : "trim",
      move(old ? wheel : turnY(disc(0.058, 0.03, 0.008), PI / 2), [wheelX + (old ? 0.014 : -0.004), 0.235, 0]),
      { weight: 0.9 },
    ),
    makePart("spool-pin", "metal", bar([0.06, 0.26, 0], [0.06, 0.355, 0], 0.003, 8), { weight: 0.5 }),
    makePart(
      "thread",
      "thread",
      move(
        turnedPiece(
          [
            [0.02, 0, 0.002],
            [0.02, 0.005, 0.002],
            [0.0165, 0.007, 0.002],
            [0.0165, 0.047, 0.002],
            [0.02, 0.049, 0.002],
            [0.02, 0.054, 0.002],
          ],
          28,
        ),
        [0.06, old ? 0.264 : 0.28, 0],
      ),
      { weight: 0.8 },
    ),
  ];
  if (old)
    parts.push(
      ...makeParts(
        "spoke",
        "metal",
        [0, 1, 2].map((i) =>
          move(turnX(bar([0, -0.055, 0], [0, 0.055, 0], 0.005), (i * PI) / 3), [wheelX + 0.014, 0.235, 0]),
        ),
        { weight: 0.4 },
      ),
      makePart("crank", "base", bar([wheelX + 0.014, 0.27, 0.03], [wheelX + 0.085, 0.27, 0.03], 0.009), {
        weight: 0.6,
      }),
      makePart("tension", "metal", move(disc(0.014, 0.02, 0.003, 24), [-0.145, 0.215, 0.034]), { weight: 0.5 }),
    );
  else
    parts.push(
      ...makeParts(
        "dial",
        "trim",
        [0.235, 0.145].map((y) => move(disc(0.025, 0.022, 0.004, 32), [0.14, y, 0.048])),
        { weight: 0.8 },
      ),
      ...makeParts(
        "button",
        "metal",
        [0, 1, 2].map((i) => move(disc(0.008, 0.01, 0.003, 16), [-0.14 + i * 0.028, 0.232, 0.049])),
        { weight: 0.5 },
      ),
      makePart("stripe", "trim", move(box([0.16, 0.012, 0.01], { bevel: 0.002 }), [-0.03, 0.262, 0.048]), {
        weight: 0.5,
      }),
    );
  if (has("cloth"))
    parts.push(
      makePart(
        "cloth",
        "cloth",
        move(box([0.15, 0.005, 0.26], { bevel: 0.002, divisions: [4, 1, 8] }), [-0.13, 0.0675, 0.01]),
        { weight: 0.6, paint: stitches },
      ),
    );
  if (!old) parts.push(makePart("base-line", "trim", cylinder({ radius: 0.01, height: 0.004 }), { weight: 0.1 }));
  return parts;
}

/** A sewing machine. What makes it itself: a flat bed, a post at the right with a hand wheel, an arm over the bed that ends in a head with a needle and presser foot, and a reel of thread on top; an old one is black with gold scrolls on a wooden foot. */
export const sewingMachine = defineFromPlan({
  id: "sewing-machine",
  family: "device",
  words: [
    "sewing machine",
    "antique sewing machine",
    "vintage sewing machine",
    "singer sewing machine",
    "sewing-machine",
    "embroidery machine",
  ],
  senses: ["sewing machine"],
  height: 0.33,
  view: { azimuth: 0.4, elevation: 0.22 },
  slots: {
    body: mainSlot("painted-metal", "#17171a", "arm|head"),
    base: slot("oak", "#7b4a24 #94602f", "bed|crank|case"),
    metal: slot("brushed-steel", "", "needle|wheel|plate|foot"),
    trim: slot("plastic", "#d8d2c8", "dial|button"),
    thread: slot("woven-cotton", "#c8202a #2a62b0 #e8c23a #3f9a55", "reel|spool|yarn"),
    cloth: slot("woven-cotton", "#3f6fb0 #b84a5a #8fae5a", "fabric|textile"),
  },
  styles: {
    antique: {
      weight: 2,
      words: ["antique sewing machine", "vintage sewing machine", "singer sewing machine"],
      traits: ["vintage"],
    },
    modern: {
      weight: 1.4,
      words: ["embroidery machine"],
      traits: ["modern"],
      dress: { body: "#efece6|#b9dcd6|#f0c8cf", trim: "#c43f57|#3b6f9c|#3a3c42" },
    },
  },
  extras: { cloth: { chance: 0.6 } },
  build,
});
