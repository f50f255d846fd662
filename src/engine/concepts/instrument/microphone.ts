import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { asin, atan2, PI } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** A woven wire ball of radius `r` about the origin. */
const mesh =
  (r: number, lines: number): Paint =>
  (surface, x, y, z) => {
    const a = (atan2(z, x) / PI) * lines;
    const b = (asin(Math.min(1, Math.max(-1, y / r))) / PI) * lines * 1.0;
    const [u, v] = [a + b - Math.floor(a + b) - 0.5, a - b - Math.floor(a - b) - 0.5];
    const wire = Math.abs(u) > 0.3 || Math.abs(v) > 0.3;
    if (wire) surface.height += r * 0.02;
    else layColour(surface, [0.03, 0.03, 0.032], 0.8, 0);
  };

function handheld(): Part[] {
  const body = turnedUp(
    [
      [0, 0],
      [0.0115, 0, 0.003],
      [0.012, 0.012, 0.002],
      [0.0118, 0.016],
      [0.0125, 0.03],
      [0.0185, 0.128, 0.006],
      [0.0225, 0.142, 0.004],
      [0.0225, 0.152, 0.003],
      [0, 0.152],
    ],
    36,
  );
  const ball = settle(move(stretch(sphere(0.0275, 40, 26), [1, 1.02, 1]), [0, 0, 0]));
  const lift = (part: Part): Part => ({ ...part, geometry: turnZ(part.geometry, -0.42) });
  return [
    makePart("body", "body", body, { weight: 1 }),
    makePart("grille", "grille", move(ball, [0, 0.171, 0]), { weight: 1, paint: mesh(0.0275, 26) }),
    makePart("band", "trim", move(stretch(torus(0.0272, 0.0022, 40, 10), [1, 1.6, 1]), [0, 0.17, 0]), { weight: 0.7 }),
    makePart("collar", "trim", move(torus(0.0222, 0.0018, 36, 8), [0, 0.147, 0]), { weight: 0.5 }),
    makePart("switch", "trim", block([0.009, 0.024, 0.006], [0, 0.1, 0.0165], 0.0025, 2), { weight: 0.6 }),
  ].map(lift);
}

function stand(y: number): Part[] {
  const base = turnedUp(
    [
      [0, 0],
      [0.068, 0, 0.004],
      [0.068, 0.01, 0.006],
      [0.03, 0.018, 0.01],
      [0.012, 0.026, 0.006],
      [0, 0.026],
    ],
    48,
  );
  return [
    makePart("base", "stand", base, { weight: 0.8 }),
    makePart(
      "pole",
      "stand",
      tube(
        0.0062,
        [
          [0, 0.02, 0],
          [0, y, 0],
        ],
        16,
      ),
      { weight: 0.7 },
    ),
  ];
}

function vintage(): Part[] {
  const y = 0.215;
  const shell = settle(stretch(sphere(0.052, 44, 28), [0.86, 1.42, 0.8]));
  const ribs = [-0.66, -0.33, 0, 0.33, 0.66].map((t) => {
    const pieces = Array.from({ length: 25 }, (_, i) => {
      const v = -0.97 + (1.94 * i) / 24;
      const r = Math.sqrt(Math.max(0, 1 - v * v));
      return [0.0447 * t * r, 0.0738 * v, 0.0416 * r * Math.sqrt(1 - t * t)] as const;
    });
    return tube(0.0052, pieces, 8, { endRounding: 0.002 });
  });
  const belt = settle(move(stretch(torus(0.0448, 0.005, 44, 10), [1, 2.2, 0.96]), [0, 0, 0]));
  const dark: Paint = (surface, _x, yy, z) => {
    if (z > 0.004 && Math.abs(yy) < 0.066)
      layColour(surface, Math.floor(yy * 420) % 2 === 0 ? [0.02, 0.02, 0.022] : [0.09, 0.09, 0.095], 0.7, 0.2);
  };
  const up = (geometry: Part["geometry"]) => move(turnX(geometry, -0.18), [0, y, 0]);
  return [
    makePart("shell", "grille", up(shell), { weight: 1, paint: dark }),
    makePart("ribs", "grille", up(merge(ribs)), { weight: 1 }),
    makePart("belt", "grille", up(belt), { weight: 0.9 }),
    makePart("joint", "stand", move(sphere(0.016, 20), [0, y - 0.08, -0.008]), { weight: 0.6 }),
    ...stand(y - 0.08),
  ];
}

function studio(): Part[] {
  const y = 0.2;
  const body = turnedUp(
    [
      [0, -0.07],
      [0.02, -0.07, 0.005],
      [0.026, -0.062, 0.005],
      [0.027, 0.0, 0.003],
      [0, 0],
    ],
    40,
  );
  const head = settle(
    turnedUp(
      [
        [0, 0],
        [0.029, 0.0, 0.003],
        [0.03, 0.05],
        [0.028, 0.075, 0.012],
        [0.016, 0.088, 0.01],
        [0, 0.09],
      ],
      40,
    ),
  );
  const paint: Paint = (surface, x, yy, z) => {
    const a = (atan2(z, x) / PI) * 22;
    const b = yy * 250;
    if (Math.abs(a - Math.round(a)) < 0.26 || Math.abs(b - Math.round(b)) < 0.26) surface.height += 0.0005;
    else layColour(surface, [0.03, 0.03, 0.03], 0.8, 0);
  };
  const arm = tube(
    0.0058,
    curveThrough(
      [
        [0, 0.12, -0.004],
        [0.058, 0.14, 0],
        [0.062, 0.2, 0],
        [0.04, 0.21, 0],
      ],
      6,
    ),
    12,
  );
  return [
    makePart("body", "body", move(body, [0, y, 0]), { weight: 1 }),
    makePart("head", "grille", move(head, [0, y, 0]), { weight: 1, paint }),
    makePart("band", "trim", move(stretch(torus(0.029, 0.003, 40, 8), [1, 1.5, 1]), [0, y, 0]), { weight: 0.7 }),
    makePart("shock", "stand", move(torus(0.047, 0.005, 40, 10), [0, y - 0.03, 0]), { weight: 0.8 }),
    makePart(
      "ties",
      "stand",
      merge(
        Array.from({ length: 4 }, (_, i) =>
          tube(
            0.0025,
            [
              [0.047 * (i < 2 ? 1 : -1) * (i % 2), y - 0.03, 0.047 * (i < 2 ? 1 : -1) * (1 - (i % 2))],
              [0.02 * (i < 2 ? 1 : -1) * (i % 2), y - 0.035, 0.02 * (i < 2 ? 1 : -1) * (1 - (i % 2))],
            ],
            6,
          ),
        ),
      ),
      { weight: 0.4 },
    ),
    makePart("arm", "stand", arm, { weight: 0.6 }),
    makePart(
      "neck",
      "stand",
      tube(
        0.01,
        [
          [0, 0.1, -0.002],
          [0, 0.135, -0.002],
        ],
        14,
        { endRounding: 0.004 },
      ),
      { weight: 0.5 },
    ),
    ...stand(0.13),
  ];
}

/** A microphone. What makes it itself: a black tapered handle under a ball of silver wire mesh; the vintage one is a chrome pill with ribs on a round foot; the studio one a mesh cylinder in a ring. */
export const microphone = defineFromPlan({
  id: "microphone",
  family: "device",
  words: [
    "microphone",
    "mic",
    "vintage microphone",
    "retro microphone",
    "studio microphone",
    "condenser microphone",
    "podcast microphone",
    "old microphone",
    "karaoke microphone",
    "handheld microphone",
  ],
  senses: ["microphone"],
  height: 0.25,
  view: { azimuth: 0.35, elevation: 0.16 },
  styles: {
    handheld: { weight: 4, words: ["karaoke microphone", "handheld microphone"] },
    vintage: {
      weight: 1.5,
      words: ["vintage microphone", "retro microphone", "old microphone"],
      traits: ["vintage", "retro"],
    },
    studio: { weight: 0, words: ["studio microphone", "condenser microphone", "podcast microphone"], slots: ["stand"] },
  },
  slots: {
    body: mainSlot("plastic painted-metal", "#17181a #1c1d20 #8a1a22 #c9a23a", "handle|shaft"),
    grille: slot("silver", "", "head|mesh|ball"),
    trim: slot("brushed-steel", "", "band|ring|switch|button"),
    stand: slot("brushed-steel", "", "foot|base|pole"),
  },
  build: ({ style }: Planned) => (style === "vintage" ? vintage() : style === "studio" ? studio() : handheld()),
  sockets: () => [{ name: "attach", position: [0.03, 0.06, 0], normal: [0, 1, 0], radius: 0.015 }],
});
