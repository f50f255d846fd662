import { box } from "../../geometry/box.ts";
import { arc } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc, slab, turned } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI } from "../../math/elementary.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { atCorners, simpleDevice } from "./simple-device.ts";

const cloth =
  (w: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz > 0.5 && cos(x * (500 / w)) * cos(y * (500 / w)) > 0.15)
      layColour(surface, [surface.r * 0.35, surface.g * 0.33, surface.b * 0.3], 0.9);
  };

/** The band of stations with a red needle. */
const scalePaint =
  (w: number, h: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    layColour(surface, [0.78, 0.68, 0.44], 0.25, 0);
    const tick = x * (60 / w);
    if (y < -h * 0.06 && y > -h * 0.34 && Math.abs(tick - Math.round(tick)) < 0.14)
      layColour(surface, [0.06, 0.04, 0.03]);
    for (const [i, text] of ["55", "80", "100", "160"].entries())
      if (isWritten(text, x - w * (-0.36 + i * 0.24), y - h * 0.18, h * 0.26)) layColour(surface, [0.06, 0.04, 0.03]);
    if (Math.abs(x - w * 0.12) < w * 0.008) layColour(surface, [0.7, 0.05, 0.03]);
  };

/** A radio. What makes it itself: a box with a speaker's cloth or grille, a lit scale of stations with a needle, round knobs; portable with a handle and an aerial, or an old wooden one with an arched top. */
export const radio = simpleDevice({
  id: "radio",
  words: [
    "radio",
    "vintage radio",
    "transistor radio",
    "portable radio",
    "old radio",
    "retro radio",
    "wireless",
    "antique radio",
  ],
  senses: ["radio receiver"],
  height: 0.24,
  size: 0.3,
  variants: 2,
  choose: (ask) =>
    /vintage|old|antique|wireless/.test(ask.word) || says(ask, "vintage")
      ? 1
      : /transistor|portable/.test(ask.word)
        ? 0
        : undefined,
  slots: {
    body: {
      words: ["case", "cabinet"],
      materials: ["oak", "plastic"],
      colours: ["#7a4424", "#5a2f18", "#b3312a", "#2f7a78", "#e0d4b8", "#8f5a30"].map(fromHex),
    },
    speaker: {
      words: ["grille"],
      materials: ["woven-cotton"],
      colours: ["#c8b184", "#a8926a"].map(fromHex),
      takesWhole: false,
    },
    dial: { words: ["scale", "tuner"], materials: ["plastic"], colours: [fromHex("#e0cf9a")], takesWhole: false },
    knob: {
      words: ["button"],
      materials: ["plastic", "gold"],
      colours: ["#2a1c14", "#e6dcc3"].map(fromHex),
      takesWhole: false,
    },
    metal: { words: ["antenna", "aerial", "handle"], materials: ["brushed-steel", "gold"], takesWhole: false },
  },
  build: ({ size: w0, breadth, rise, variant }) => {
    const w = w0 * breadth;
    const old = variant === 1;
    const h = w0 * (old ? 0.98 : 0.62) * rise;
    const d = w0 * (old ? 0.5 : 0.3);
    const lift = w0 * 0.03;
    const f = d / 2;
    const parts: Part[] = [
      ...makeParts(
        "foot",
        "knob",
        atCorners(w * 0.38, d * 0.34, (x, z) =>
          move(cylinder({ radius: w * 0.035, height: lift * 1.3, segments: 16 }), [x, 0, z]),
        ),
        { weight: 0.3 },
      ),
    ];
    const knob = (x: number, y: number, r: number) =>
      move(
        turned(
          [
            [0, 0],
            [r, 0],
            [r * 0.92, r * 0.6],
            [r * 0.8, r * 0.66],
            [0, r * 0.6],
          ],
          28,
        ),
        [x, y, f],
      );
    if (old) {
      const dome = arc([0, h * 0.5, 0], 1, 0, PI, 18).map(
        ([x, y]) => [x * w * 0.42, h * 0.5 + (y - h * 0.5) * h * 0.47] as const,
      );
      const shape = closeCorners([[w * 0.42, 0], ...dome, [-w * 0.42, 0]]);
      const petal = [-1, 0, 1].map((s) =>
        move(slab([w * 0.022, h * 0.42, d * 0.05], w * 0.01, w * 0.003), [s * w * 0.13, lift + h * 0.66, f + d * 0.02]),
      );
      parts.push(
        makePart("cabinet", "body", move(extrude(shape, { depth: d, bevel: w * 0.018, bevelSteps: 3 }), [0, lift, 0]), {
          weight: 1,
          grain: "y",
        }),
        makePart(
          "plinth",
          "body",
          move(box([w * 0.94, h * 0.06, d * 1.1], { bevel: h * 0.015, bevelSteps: 2 }), [0, lift + h * 0.02, 0]),
          { weight: 0.6, grain: "x" },
        ),
        makePart(
          "speaker",
          "speaker",
          move(disc(w * 0.27, d * 0.06, d * 0.015, 40), [0, lift + h * 0.66, f - d * 0.03]),
          { weight: 0.9, paint: cloth(w) },
        ),
        ...makeParts("bar", "body", petal, { weight: 0.7 }),
        makePart(
          "dial",
          "dial",
          move(slab([w * 0.46, h * 0.15, d * 0.04], h * 0.03, d * 0.01), [0, lift + h * 0.28, f]),
          { weight: 0.9, paint: scalePaint(w * 0.46, h * 0.15) },
        ),
        ...makeParts(
          "knob",
          "knob",
          [-0.24, 0, 0.24].map((x) => knob(x * w, lift + h * 0.12, w * 0.05)),
          { weight: 0.8 },
        ),
      );
    } else {
      parts.push(
        makePart("case", "body", move(slab([w, h, d], h * 0.16, h * 0.06, 5), [0, lift + h / 2, 0]), {
          weight: 1,
          grain: "x",
        }),
        makePart(
          "face",
          "knob",
          move(slab([w * 0.9, h * 0.8, d * 0.06], h * 0.1, d * 0.015), [0, lift + h / 2, f - d * 0.01]),
          { weight: 0.5 },
        ),
        makePart(
          "speaker",
          "speaker",
          move(slab([w * 0.46, h * 0.66, d * 0.05], h * 0.07, d * 0.012), [-w * 0.18, lift + h * 0.5, f + d * 0.012]),
          { weight: 0.9, paint: cloth(w) },
        ),
        makePart(
          "dial",
          "dial",
          move(slab([w * 0.34, h * 0.22, d * 0.05], h * 0.03, d * 0.012), [w * 0.25, lift + h * 0.7, f + d * 0.012]),
          { weight: 0.9, paint: scalePaint(w * 0.34, h * 0.22) },
        ),
        ...makeParts(
          "knob",
          "metal",
          [0.17, 0.33].map((x) => move(knob(x * w, lift + h * 0.34, h * 0.11), [0, 0, d * 0.01])),
          { weight: 0.8 },
        ),
        makePart(
          "handle",
          "metal",
          tube(
            w * 0.018,
            [
              [-w * 0.34, lift + h * 0.96, 0],
              [-w * 0.32, lift + h * 1.16, 0],
              [-w * 0.26, lift + h * 1.22, 0],
              [w * 0.26, lift + h * 1.22, 0],
              [w * 0.32, lift + h * 1.16, 0],
              [w * 0.34, lift + h * 0.96, 0],
            ],
            12,
          ),
          { weight: 0.8 },
        ),
        makePart(
          "antenna",
          "metal",
          tube(
            w * 0.009,
            [
              [w * 0.44, lift + h * 0.95, -d * 0.3],
              [w * 0.72, lift + h * 1.9, -d * 0.34],
            ],
            8,
          ),
          { weight: 0.8 },
        ),
        makePart("antenna-tip", "metal", move(sphere(w * 0.018, 12), [w * 0.72, lift + h * 1.9, -d * 0.34]), {
          weight: 0.3,
        }),
      );
    }
    return standModel(parts, [
      { name: "top", position: [0, lift + h, 0], normal: [0, 1, 0], radius: d * 0.4 },
      { name: "attach", position: [0, lift + h, 0], normal: [0, 1, 0], radius: d * 0.2 },
    ]);
  },
  view: { azimuth: 0.45, elevation: 0.2 },
});
