import { arc } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

const [W, D, RISE] = [0.84, 0.52, 1.02];

/** An upright with a round head, its foot on `y`, grown by `by` all round. */
const arched = (by: number, y: number): Point2[] => [
  [-W / 2 - by, y],
  [W / 2 + by, y],
  ...arc([0, RISE, 0], W / 2 + by, 0, PI, 28).map(([x, v]): Point2 => [x, v]),
];
const along = (by: number, z: number, y = 0.1): Vec3[] => [
  [W / 2 + by, y, z],
  [W / 2 + by, y + 0.3, z],
  [W / 2 + by, RISE - 0.2, z],
  ...arc([0, RISE, 0], W / 2 + by, 0, PI, 28).map(([x, v]): Vec3 => [x, v, z]),
  [-W / 2 - by, RISE - 0.2, z],
  [-W / 2 - by, y + 0.3, z],
  [-W / 2 - by, y, z],
];

function build({ seed }: Planned): Part[] {
  const front = D / 2;
  const shift = (seed % 7) * 0.3;
  const titles = Array.from({ length: 24 }, (_, i) => [(i % 4) - 1.5, Math.floor(i / 4)] as const);
  return [
    makePart("cabinet", "body", extrude(arched(0, 0.06), { depth: D, bevel: 0.02, bevelSteps: 3 }), { weight: 1 }),
    makePart("plinth", "body", block([W + 0.08, 0.08, D + 0.06], [0, 0.04, 0], 0.012), { weight: 0.5 }),
    // tubes of light that follow the arch, warm within, another colour without
    makePart("tube-outer", "neon", tube(0.034, along(-0.045, front + 0.016), 14, { endRounding: 0.02 }), {
      weight: 0.9,
      paint: (surface, x, y) => {
        const t = 0.5 + 0.5 * sin(y * 4.5 + x + shift);
        layColour(surface, [0.9, 0.16 + 0.5 * t, 0.04 + 0.1 * t], 0.35);
        if (y % 0.12 < 0.008) layColour(surface, [1, 0.85, 0.5], 0.3);
      },
    }),
    makePart(
      "trim",
      "metal",
      merge([tube(0.011, along(-0.095, front + 0.018), 10), tube(0.011, along(0.0, front + 0.012), 10)]),
      { weight: 0.8 },
    ),
    makePart("tube-inner", "glow", tube(0.022, along(-0.127, front + 0.014, 0.66), 12, { endRounding: 0.01 }), {
      weight: 0.8,
    }),
    makePart(
      "window",
      "window",
      move(
        extrude([[-0.27, 0.72], [0.27, 0.72], ...arc([0, RISE, 0], 0.27, 0, PI, 24).map(([x, v]): Point2 => [x, v])], {
          depth: 0.012,
        }),
        [0, 0, front + 0.006],
      ),
      {
        weight: 0.7,
        paint: (surface, _x, y) => layColour(surface, [0.5 * (1.5 - y) + 0.02, 0.16 * (1.4 - y) + 0.01, 0.03], 0.3),
      },
    ),
    makePart("record", "record", move(disc(0.13, 0.008, 0.002, 56), [0, RISE - 0.03, front + 0.013]), {
      weight: 0.8,
      paint: (surface, x, y) => {
        const r = Math.sqrt(x * x + y * y);
        surface.height += 0.0004 * sin(r * 1500);
        if (r < 0.042) layColour(surface, r < 0.006 ? [0.01, 0.01, 0.01] : fromHex("#d8301c"), 0.4);
      },
    }),
    makePart(
      "arm",
      "metal",
      merge([
        bar([0.17, RISE - 0.1, front + 0.02], [0.07, RISE + 0.03, front + 0.028], 0.009, 10),
        move(disc(0.028, 0.03, 0.004, 24), [0.18, RISE - 0.11, front + 0.004]),
      ]),
      { weight: 0.6 },
    ),
    makePart("titles", "paper", block([0.6, 0.15, 0.03], [0, 0.635, front + 0.012], 0.006), {
      weight: 0.8,
      paint: (surface, x, y) => {
        for (const [c, r] of titles) {
          const [u, v] = [x - c * 0.148, y - 0.695 + r * 0.0235];
          if (Math.abs(u) > 0.066 || Math.abs(v) > 0.0088) continue;
          if (Math.abs(v) < 0.0014 && Math.abs(u) < 0.05) layColour(surface, [0.08, 0.06, 0.06]);
          else layColour(surface, r % 2 ? [0.85, 0.82, 0.7] : [0.82, 0.5, 0.42]);
          return;
        }
        layColour(surface, [0.35, 0.04, 0.03]);
      },
    }),
    makePart(
      "keys",
      "metal",
      merge(
        Array.from({ length: 12 }, (_, i) =>
          block([0.038, 0.024, 0.03], [-0.275 + i * 0.05, 0.535, front + 0.022], 0.005),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart("grille", "grille", block([0.56, 0.37, 0.02], [0, 0.3, front + 0.006], 0.01), {
      weight: 0.8,
      paint: (surface, x, y) => {
        const lattice = Math.min(Math.abs(((x + y + 5) % 0.07) - 0.035), Math.abs(((x - y + 5) % 0.07) - 0.035));
        if (lattice > 0.006) layColour(surface, [0.12, 0.02, 0.015], 0.9, 0);
      },
    }),
    ...makeParts(
      "band",
      "metal",
      [0.505, 0.565].map((y) => block([0.66, 0.012, 0.03], [0, y, front + 0.012], 0.004)),
      { weight: 0.4 },
    ),
    makePart("badge", "metal", move(disc(0.075, 0.02, 0.006, 40), [0, 0.3, front + 0.012]), {
      weight: 0.6,
      paint: (surface, x, y) => {
        if (isWritten("HITS", x, y, 0.034, 0.14)) layColour(surface, [0.5, 0.02, 0.02], 0.4, 0);
      },
    }),
  ];
}

/** A jukebox of the fifties. What makes it itself: a wooden cabinet with a round head, tubes of orange and green light that follow its arch, a record behind the window, rows of song titles over chrome keys, a chrome lattice below. */
export const jukebox = defineFromPlan({
  id: "jukebox",
  family: "furniture",
  words: ["jukebox", "juke box", "retro jukebox", "nickelodeon", "music machine"],
  senses: ["jukebox"],
  height: 1.46,
  view: { azimuth: 0.4, elevation: 0.1 },
  slots: {
    body: mainSlot("walnut mahogany painted-metal", "", "cabinet|case|wood"),
    neon: slot("plastic", "#f28a2a", "tube|light|neon light"),
    glow: slot("plastic", "#3fc88a #4aa8e8 #c84ad0", "inner tube"),
    metal: slot("chrome chrome gold", "", "trim|key|button"),
    window: slot("plastic", "#3a1408", "glass"),
    record: slot("plastic", "#121214", "vinyl|disc"),
    paper: slot("paper", "#e8e0c8", "title|label"),
    grille: slot("chrome gold", "", "speaker|lattice"),
  },
  build,
});
