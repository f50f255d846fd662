import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

const [W, D, H] = [3.2, 1.35, 2.35] as const;
const BACK = -D / 2 + 0.08;

const inBox = (x: number, y: number, cx: number, cy: number, w: number, h: number) =>
  Math.abs(x - cx) < w / 2 && Math.abs(y - cy) < h / 2;

/** A bus from its side, wheels below and windows cut out, within a square of side 1. */
function isBus(x: number, y: number): boolean {
  for (const cx of [-0.22, 0.22]) {
    const d = (x - cx) * (x - cx) + (y + 0.24) * (y + 0.24);
    if (d < 0.008) return true;
    if (d < 0.014) return false;
  }
  if (!inBox(x, y, 0, 0.02, 0.86, 0.5)) return false;
  return ![-0.29, -0.1, 0.09].some((cx) => inBox(x, y, cx, 0.11, 0.15, 0.17)) && !inBox(x, y, 0.33, 0.06, 0.14, 0.27);
}

const sign: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.7) return;
  const u = nz > 0 ? x : -x;
  if (isBus(u / 0.4, (y - 0.06) / 0.4)) layColour(surface, [0.9, 0.9, 0.9], 0.4);
  else if (isWritten("BUS", u, y + 0.17, 0.11, 0.12)) layColour(surface, [0.9, 0.9, 0.9], 0.4);
};

/** A poster behind glass on the end wall: sky, hills and a headline. */
const poster: Paint = (surface, _x, y, z) => {
  const u = z / 0.9;
  const v = (y - 1.15) / 1.6;
  if (Math.abs(u) > 0.46 || Math.abs(v) > 0.47) return layColour(surface, [0.03, 0.03, 0.035], 0.4);
  if (v > 0.28 && isWritten("SUMMER", -z, y - 1.72, 0.13, 0.11)) return layColour(surface, [0.9, 0.88, 0.8], 0.35);
  const hill = -0.12 + 0.1 * (1 - (u - 0.15) * (u - 0.15) * 8);
  const near = -0.28 + 0.08 * (1 - (u + 0.2) * (u + 0.2) * 6);
  const sun = (u + 0.16) * (u + 0.16) + (v - 0.08) * (v - 0.08) * 3.1;
  if (v < near) layColour(surface, [0.05, 0.24, 0.1], 0.35);
  else if (v < hill) layColour(surface, [0.1, 0.38, 0.16], 0.35);
  else if (sun < 0.014) layColour(surface, [0.95, 0.62, 0.08], 0.35);
  else layColour(surface, [0.1, 0.34 + v * 0.2, 0.62], 0.35);
};

const timetable: Paint = (surface, x, y) => {
  if (!inBox(x, y, 0, 0, 0.42, 0.6)) return layColour(surface, [0.04, 0.1, 0.28], 0.4);
  layColour(surface, y > 0.22 ? [0.05, 0.16, 0.45] : [0.86, 0.86, 0.82], 0.4);
  if (
    y < 0.19 &&
    Math.abs(((y * 22) % 1) + 0.5) < 0.22 &&
    Math.abs(((x * 16 + 40) % 1) - 0.5) < 0.36 &&
    Math.abs(x) < 0.18
  )
    layColour(surface, [0.08, 0.08, 0.1], 0.4);
};

function shelter(): Part[] {
  const posts = [-1, 0, 1].map((s) => bar([(s * (W - 0.16)) / 2, 0, BACK], [(s * (W - 0.16)) / 2, H, BACK], 0.04, 12));
  const arms = [-1, 1].map((s) => block([0.07, 0.07, D], [(s * (W - 0.16)) / 2, H + 0.01, 0.02], 0.012));
  return [
    makePart("slab", "pavement", block([W + 0.5, 0.1, D + 0.75], [0.15, 0.05, 0.15], 0.02), { weight: 0.8 }),
    makePart(
      "frame",
      "body",
      merge([
        ...posts,
        ...arms,
        ...[0.4, 2.1].map((y) => block([W - 0.16, 0.05, 0.05], [0, y, BACK], 0.008)),
        bar([(W - 0.16) / 2, 0, D / 2 - 0.08], [(W - 0.16) / 2, H, D / 2 - 0.08], 0.035, 12),
      ]),
      { weight: 0.9 },
    ),
    makePart(
      "panes",
      "glass",
      merge([-1, 1].map((s) => block([W / 2 - 0.2, 1.62, 0.014], [(s * (W - 0.16)) / 4, 1.25, BACK]))),
      { weight: 0.9 },
    ),
    makePart(
      "roof",
      "roof",
      merge([
        block([W + 0.16, 0.09, D + 0.24], [0, H + 0.08, 0.06], 0.03),
        block([W + 0.02, 0.05, D + 0.08], [0, H + 0.14, 0.06], 0.02),
      ]),
      { weight: 1 },
    ),
    makePart("poster", "poster", block([0.1, 1.72, 0.98], [(-W + 0.16) / 2, 1.15, 0.02], 0.015), {
      weight: 0.8,
      paint: poster,
    }),
    makePart(
      "bench",
      "seat",
      merge([0, 1, 2, 3].map((i) => block([1.7, 0.035, 0.075], [0.2, 0.56, BACK + 0.14 + i * 0.095], 0.01))),
      { weight: 0.9, grain: "x" },
    ),
    makePart(
      "bench-legs",
      "body",
      merge(
        [-1, 1].flatMap((s) => [
          block([0.05, 0.46, 0.05], [0.2 + s * 0.65, 0.32, BACK + 0.28], 0.008),
          block([0.05, 0.04, 0.4], [0.2 + s * 0.65, 0.53, BACK + 0.26], 0.008),
        ]),
      ),
      { weight: 0.4 },
    ),
    ...pole(W / 2 + 0.16, 0.1, D / 2 + 0.12),
    makePart("timetable", "table", move(slab([0.5, 0.7, 0.03], 0.02, 0.006), [0.85, 1.4, BACK + 0.045]), {
      weight: 0.5,
      paint: timetable,
    }),
  ];
}

const pole = (x: number, y: number, z: number): Part[] => [
  makePart(
    "pole",
    "body",
    merge([
      bar([x, y, z], [x, 2.95, z], 0.035, 14),
      move(cylinder({ radius: 0.09, height: 0.04, bevel: 0.01 }), [x, y, z]),
    ]),
    { weight: 0.8 },
  ),
  makePart("sign", "sign", move(slab([0.52, 0.62, 0.04], 0.05, 0.008), [x, 2.68, z + 0.045]), {
    weight: 1,
    paint: sign,
  }),
];

function flagPole(): Part[] {
  return [
    ...pole(0, 0.05, 0),
    makePart("slab", "pavement", cylinder({ radius: 0.3, height: 0.07, bevel: 0.015, segments: 40 }), { weight: 0.6 }),
    makePart("timetable", "table", move(slab([0.5, 0.7, 0.03], 0.02, 0.006), [0, 1.45, 0.045]), {
      weight: 0.8,
      paint: timetable,
    }),
    makePart("bin", "roof", move(cylinder({ radius: 0.13, height: 0.4, bevel: 0.02 }), [0, 0.55, 0.14]), {
      weight: 0.5,
    }),
  ];
}

const build = ({ style }: Planned): Part[] => (style === "shelter" ? shelter() : flagPole());

/** A bus stop. What makes it itself: a shelter with a flat roof, panes of glass behind, a slatted bench, a poster in its end wall, and beside it the pole with the bus on its sign; or that pole alone with its timetable. */
export const busStop = defineFromPlan({
  id: "bus-stop",
  family: "street furniture",
  words: ["bus stop", "bus shelter", "bus station", "tram stop", "bus stop shelter", "bus stop sign"],
  senses: ["bus stop"],
  height: 2.9,
  view: { azimuth: 0.5, elevation: 0.2 },
  slots: {
    body: mainSlot("painted-metal brushed-steel", "#3a4048 #2c4a3c #5a6068", "frame|post|pole"),
    roof: slot("painted-metal", "#c8322a #2a5a8c #3a7a52 #d8dadc"),
    glass: { ...slot("glass", "", "pane|window"), clear: true },
    seat: slot("oak teak", "", "bench"),
    sign: slot("painted-metal", "#1550b0 #b8201c"),
    poster: slot("plastic", "#d8d8d4", "advertisement|ad"),
    table: slot("plastic", "#e8e8e4", "timetable|schedule"),
    pavement: slot("concrete", "", "slab|base"),
  },
  styles: { shelter: { weight: 1, slots: ["glass", "seat", "poster"] }, pole: { weight: 0, words: ["bus stop sign"] } },
  build,
});
