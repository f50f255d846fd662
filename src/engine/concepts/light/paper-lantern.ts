import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Height of the foot of the shade over the end of the tassel, metres. */
const FOOT = 0.2;
const RIBS = 16;

interface Shade {
  readonly r: number;
  readonly tall: number;
  /** How full the sides are: 0.5 a ball, small a drum. */
  readonly bulge: number;
  readonly neck: number;
}

const SHADES: Readonly<Record<string, Shade>> = {
  chinese: { r: 0.19, tall: 0.27, bulge: 0.5, neck: 0.075 },
  round: { r: 0.19, tall: 0.36, bulge: 0.5, neck: 0.05 },
  long: { r: 0.13, tall: 0.42, bulge: 0.3, neck: 0.07 },
};

/** Ribbed like a bellows: each ring of paper bows out between two wires. */
function shade({ r, tall, bulge, neck }: Shade): Part["geometry"] {
  const steps = RIBS * 4;
  const profile = Array.from({ length: steps + 1 }, (_, i): Point2 => {
    const t = i / steps;
    const full = neck + (r - neck) * (bulge >= 0.5 ? sin(t * PI) : Math.sqrt(Math.sqrt(Math.max(0, sin(t * PI)))));
    const puff = Math.abs(sin(t * RIBS * PI)) * 0.006;
    return [full + puff, FOOT + t * tall];
  });
  return lathe([[0, FOOT], ...profile, [0, FOOT + tall]], 56);
}

function build({ style }: Planned): Part[] {
  const form = SHADES[style] as Shade;
  const top = FOOT + form.tall;
  const lit: Paint = (surface, _x, y) => {
    const t = (y - FOOT) / form.tall;
    // the light inside shows brightest over its middle; wires are dark lines
    const glow = 1 + 0.55 * (1 - (2 * t - 0.85) * (2 * t - 0.85));
    const rib = t * RIBS;
    const wire = Math.abs(rib - Math.round(rib)) < 0.09 ? 0.62 : 1;
    for (const c of ["r", "g", "b"] as const) surface[c] = Math.min(0.95, surface[c] * glow * wire);
    surface.roughness = 0.75;
  };
  const collar = (y: number, up: boolean) =>
    move(
      turnedUp(
        [
          [0, 0],
          [form.neck * 1.12, 0, 0.003],
          [form.neck * 1.12, 0.024, 0.003],
          [0, 0.024],
        ],
        40,
      ),
      [0, up ? y - 0.006 : y - 0.018, 0],
    );
  const parts: Part[] = [
    makePart("shade", "shade", shade(form), { weight: 1, paint: lit, crease: 1.2 }),
    makePart("collars", "trim", merge([collar(FOOT, false), collar(top, true)]), { weight: 0.8 }),
    makePart(
      "hanger",
      "trim",
      merge([
        bar([0, top + 0.01, 0], [0, top + 0.13, 0], 0.003, 8),
        move(torus(0.018, 0.003, 24, 8), [0, top + 0.02, 0]),
        move(sphere(0.008, 12), [0, top + 0.13, 0]),
      ]),
      { weight: 0.5 },
    ),
  ];
  if (style === "round")
    return [
      ...parts,
      makePart("foot-cord", "tassel", bar([0, FOOT, 0], [0, FOOT - 0.05, 0], 0.003, 8), { weight: 0.3 }),
    ];
  const threads = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * TAU;
    return bar([cos(a) * 0.009, 0.115, sin(a) * 0.009], [cos(a) * 0.017, 0, sin(a) * 0.017], 0.0032, 5);
  });
  return [
    ...parts,
    makePart(
      "tassel",
      "tassel",
      merge([
        ...threads,
        bar([0, 0.1, 0], [0, FOOT - 0.01, 0], 0.003, 8),
        move(sphere(0.016, 20), [0, 0.125, 0]),
        move(sphere(0.01, 16), [0, 0.152, 0]),
      ]),
      { weight: 0.8 },
    ),
  ];
}

/** A paper lantern. What makes it itself: a glowing ball or drum of ribbed paper between two dark collars, hung by a cord, often red with a golden tassel below. */
export const paperLantern = defineFromPlan({
  id: "paper-lantern",
  family: "light",
  words: [
    "paper lantern",
    "chinese lantern",
    "japanese lantern",
    "chinese paper lantern",
    "red lantern",
    "asian lantern",
    "lunar new year lantern",
    "chochin",
  ],
  height: 0.6,
  view: { azimuth: 0.3, elevation: 0.02 },
  slots: {
    shade: mainSlot("paper", "#d2201a #d2201a #f2ead6 #f08a2a", "lantern|body"),
    trim: slot("painted-metal", "#17130f #c9962c", "collar|rim|hanger"),
    tassel: slot("silk", "#e0a82c #c41c18", "fringe|cord"),
  },
  styles: {
    chinese: {
      weight: 2,
      words: ["chinese lantern", "chinese paper lantern", "red lantern", "lunar new year lantern"],
      dress: { shade: "#d2201a", trim: "#c9962c" },
    },
    round: { weight: 1, traits: ["round"], dress: { shade: "#f4ecd8|#f2c8a0|#f0a0a8" } },
    long: { weight: 0.7, words: ["japanese lantern", "chochin"], traits: ["tall", "long"] },
  },
  build,
});
