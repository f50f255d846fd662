import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const HIGH = 0.42;
const DEEP = 0.2;

/** Pleats along an arc in the XY plane, from angle `-spread` to `spread`. */
function bellows(spread: number, radius: number, folds: number): Geometry {
  const rings: Ring[] = [];
  const section = rectangleOutline(HIGH, DEEP, 0.02, 2);
  for (let i = 0; i <= folds * 2; i += 1) {
    const angle = -spread + (2 * spread * i) / (folds * 2);
    const k = i % 2 === 0 ? 0.86 : 0.98;
    rings.push(section.map(([u, v]) => [(radius + u * k) * sin(angle), (radius + u * k) * cos(angle) - radius, v * k]));
  }
  return loft(rings);
}

const pearly: Paint = (surface, x, y, z) => {
  const n = noise(x * 22, y * 22, z * 22, 3) + 0.5 * noise(x * 60, y * 60, z * 60, 5);
  const k = 0.92 + 0.22 * n;
  surface.r *= k;
  surface.g *= k;
  surface.b *= k;
  surface.roughness = 0.18;
};

function build({ stream }: Planned): Part[] {
  const spread = 0.26 + 0.1 * stream("open")();
  const radius = 0.62;
  const put = (geometry: Geometry, side: number) => {
    const angle = side * spread;
    return move(turnZ(geometry, -angle), [radius * sin(angle), radius * cos(angle) - radius, 0]);
  };
  const right = block([0.13, HIGH + 0.03, DEEP + 0.015], [0.065, 0, 0], 0.025, 3);
  const left = block([0.11, HIGH + 0.03, DEEP + 0.015], [-0.055, 0, 0], 0.025, 3);
  const board = block([0.09, HIGH - 0.02, 0.05], [0.165, 0, DEEP / 2 - 0.045], 0.012, 2);
  const whites = Array.from({ length: 13 }, (_, i) =>
    block([0.088, 0.0262, 0.02], [0.166, -0.175 + i * 0.0292, DEEP / 2 - 0.012], 0.004),
  );
  const blacks = [0, 1, 3, 4, 5, 7, 8, 10, 11].map((i) =>
    block([0.05, 0.014, 0.018], [0.148, -0.16 + i * 0.0292, DEEP / 2 + 0.004], 0.004),
  );
  const buttons = Array.from({ length: 24 }, (_, i) =>
    move(turnX(cylinder({ radius: 0.0075, height: 0.012, bevel: 0.003, segments: 14 }), PI / 2), [
      -0.078 + (i % 3) * 0.024 - 0.002,
      -0.15 + Math.floor(i / 3) * 0.042,
      DEEP / 2 + 0.004,
    ]),
  );
  const slots = Array.from({ length: 5 }, (_, i) =>
    block([0.05, 0.012, 0.008], [0.058, -0.12 + i * 0.06, DEEP / 2 + 0.006], 0.003),
  );
  const band = (x: number, y: number) => block([0.132, 0.016, DEEP + 0.022], [x, y, 0], 0.004);
  const strap = tube(
    0.004,
    curveThrough(
      [
        [0.03, HIGH / 2 - 0.02, -DEEP / 2],
        [0.02, 0.12, -DEEP / 2 - 0.12],
        [0.02, -0.12, -DEEP / 2 - 0.12],
        [0.03, -HIGH / 2 + 0.02, -DEEP / 2],
      ],
      6,
    ),
    8,
    {
      up: [1, 0, 0],
      scale: () => [1, 6],
    },
  );
  return [
    makePart("bellows", "bellows", settle(bellows(spread, radius, 11)), { weight: 1, crease: 0.3 }),
    makePart("treble", "body", put(right, 1), { weight: 1, paint: pearly }),
    makePart("bass", "body", put(left, -1), { weight: 1, paint: pearly }),
    makePart("board", "body", put(board, 1), { weight: 0.8, paint: pearly }),
    makePart("white-keys", "key", put(merge(whites), 1), { weight: 0.9 }),
    makePart("black-keys", "sharp", put(merge(blacks), 1), { weight: 0.8 }),
    makePart("buttons", "button", put(merge(buttons), -1), { weight: 0.8 }),
    makePart(
      "trim",
      "trim",
      merge([
        put(merge([band(0.065, HIGH / 2 - 0.03), band(0.065, -HIGH / 2 + 0.03), ...slots]), 1),
        put(merge([band(-0.056, HIGH / 2 - 0.03), band(-0.056, -HIGH / 2 + 0.03)]), -1),
      ]),
      {
        weight: 0.6,
      },
    ),
    makePart("strap", "strap", put(strap, 1), { weight: 0.4 }),
  ];
}

/** An accordion. What makes it itself: pleated bellows fanned out between two pearly boxes, a piano keyboard down the right one, rows of round buttons on the left. */
export const accordion = defineFromPlan({
  id: "accordion",
  family: "instrument",
  words: ["accordion", "concertina", "squeezebox", "piano accordion", "melodeon", "bandoneon"],
  senses: ["accordion", "concertina"],
  height: 0.45,
  view: { azimuth: 0.15, elevation: 0.16 },
  slots: {
    body: mainSlot("plastic", "#a3161c #17181c #1d3f8a #0f5a3f", "box|case"),
    bellows: slot("leather", "#2a1416 #1c1a1c #e8e2d4", "pleat|fold"),
    key: slot("plastic", "#f4f1e6", "keys|keyboard"),
    sharp: slot("plastic", "#141416"),
    button: slot("plastic", "#f2efe4", "buttons"),
    trim: slot("silver", "", "metal|grille"),
    strap: slot("leather", "#1d1814"),
  },
  build,
});
