import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { hollow, smoothProfile } from "../vessel/hollow.ts";

const ROW = 0.0135;

/** Round dark holes in rows around the wall, every other row set over by half. */
const holes: Paint = (surface, x, y, z) => {
  if (y < 0.028 || y > 0.115) return;
  const row = Math.floor(y / ROW);
  const r = Math.sqrt(x * x + z * z);
  const count = Math.max(8, Math.round(44 * (0.55 + 0.045 * row)));
  const u = (atan2(x, z) / TAU) * count + (row % 2) * 0.5;
  const du = ((u - Math.floor(u) - 0.5) * TAU * r) / count;
  const dv = (y / ROW - row - 0.5) * ROW * 1.25;
  if (du * du + dv * dv > 0.0046 * 0.0046) return;
  layColour(surface, [0.006, 0.006, 0.007], 1, 0);
  surface.height -= 0.001;
};

function bowl(): Part[] {
  const wall = lathe(
    hollow(
      smoothProfile(
        [
          [0.06, 0.02],
          [0.09, 0.035],
          [0.118, 0.07],
          [0.134, 0.11],
          [0.139, 0.125],
        ],
        5,
      ),
      0.003,
      0.024,
    ),
    60,
  );
  const foot = lathe(
    [
      [0.058, 0],
      [0.072, 0],
      [0.066, 0.026],
      [0.056, 0.026],
    ],
    48,
    true,
  );
  const ear = tube(
    0.0058,
    curveThrough(
      [
        [0.128, 0.108, -0.05],
        [0.158, 0.116, -0.046],
        [0.176, 0.12, -0.02],
        [0.176, 0.12, 0.02],
        [0.158, 0.116, 0.046],
        [0.128, 0.108, 0.05],
      ],
      5,
    ),
    12,
  );
  return [
    makePart("bowl", "body", wall, { weight: 1, paint: holes }),
    makePart("rim", "body", move(torus(0.1395, 0.0052, 60, 10), [0, 0.126, 0]), { weight: 0.8 }),
    makePart("foot", "body", foot, { weight: 0.7 }),
    ...makeParts("handle", "handle", [ear, mirror(ear)], { weight: 0.9 }),
  ];
}

function sieve(): Part[] {
  const r = 0.085;
  const mesh = lathe(
    hollow(
      smoothProfile(
        [
          [0.006, 0.012],
          [0.045, 0.022],
          [0.074, 0.05],
          [r, 0.09],
        ],
        6,
      ),
      0.002,
      0.015,
    ),
    48,
  );
  const weave: Paint = (surface, x, y, z) => {
    const a = x * 260;
    const b = z * 260;
    const c = y * 260;
    const gap = (t: number) => t - Math.floor(t) > 0.36;
    if ((gap(a) && gap(b) && y < 0.045) || (y >= 0.045 && gap(c) && gap(atan2(x, z) * 21))) {
      layColour(surface, [0.03, 0.032, 0.036], 0.9, 0);
      surface.height -= 0.0006;
    }
  };
  const handle: Geometry = tube(
    0.0075,
    curveThrough(
      [
        [0.12, 0.096, 0],
        [0.18, 0.104, 0],
        [0.24, 0.104, 0],
        [0.27, 0.1, 0],
      ],
      4,
    ),
    14,
    { endRounding: 0.006, scale: (t) => 0.85 + 0.4 * t },
  );
  const fork = [-1, 1].map((s) =>
    tube(
      0.0034,
      curveThrough(
        [
          [r * 0.93, 0.09, s * 0.035],
          [0.105, 0.094, s * 0.018],
          [0.125, 0.0965, s * 0.004],
          [0.15, 0.1, 0],
        ],
        4,
      ),
      10,
    ),
  );
  const hook = tube(
    0.003,
    curveThrough(
      [
        [-r * 0.97, 0.09, 0.022],
        [-0.104, 0.084, 0.016],
        [-0.112, 0.08, 0],
        [-0.104, 0.084, -0.016],
        [-r * 0.97, 0.09, -0.022],
      ],
      4,
    ),
    10,
  );
  return [
    makePart("mesh", "mesh", mesh, { weight: 1, paint: weave }),
    makePart("rim", "body", move(torus(r, 0.0045, 52, 10), [0, 0.09, 0]), { weight: 0.9 }),
    makePart("fork", "body", merge([...fork, hook]), { weight: 0.7 }),
    makePart("grip", "handle", handle, { weight: 0.9 }),
    makePart("foot", "body", move(torus(0.022, 0.004, 28, 8), [0, 0.0125, 0]), { weight: 0.3 }),
  ];
}

const build = ({ style }: Planned): Part[] => (style === "bowl" ? bowl() : sieve());

/** A colander. What makes it itself: a bowl full of round holes in rings on a foot with two ears; a strainer is a bowl of wire mesh in a ring with a long handle and a hook. */
export const colander = defineFromPlan({
  id: "colander",
  family: "vessel",
  words: [
    "colander",
    "strainer",
    "sieve",
    "pasta strainer",
    "sifter",
    "mesh strainer",
    "tea strainer",
    "flour sifter",
    "metal strainer",
  ],
  senses: ["colander", "strainer", "sieve"],
  height: 0.135,
  view: { azimuth: 0.5, elevation: 0.4 },
  slots: {
    body: mainSlot("brushed-steel painted-metal", "#c9ccd0 #c9ccd0 #c8281e #e8e2d4", "bowl|rim|foot"),
    handle: slot("brushed-steel", "", "ear|grip"),
    mesh: slot("brushed-steel", "", "net|wire"),
  },
  styles: {
    bowl: { weight: 3, words: ["colander", "pasta strainer"] },
    sieve: {
      weight: 0.3,
      words: ["strainer", "sieve", "sifter", "mesh strainer", "tea strainer", "flour sifter"],
      slots: ["mesh"],
      materials: { body: "brushed-steel", handle: "plastic" },
      dress: { body: "#c9ccd0", handle: "#1c1d20" },
    },
  },
  build,
});
