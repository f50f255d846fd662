import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Staves around an upright shell. */
const staves =
  (count: number): Paint =>
  (surface, x, _y, z) => {
    const a = ((atan2(z, x) / PI + 1) / 2) * count;
    const k = (Math.floor(a) * 7919) % 13;
    const seam = Math.abs(a - Math.round(a)) < 0.05 ? 0.55 : 0.86 + k * 0.022;
    surface.r *= seam;
    surface.g *= seam;
    surface.b *= seam;
  };

function shell(
  line: readonly Corner[],
  top: number,
  high: number,
  lugs: number,
): { wood: Geometry; skin: Geometry; metal: Geometry } {
  const skin = turnedUp(
    [
      [0, high - 0.01],
      [top + 0.003, high - 0.012],
      [top + 0.006, high + 0.002, 0.004],
      [top * 0.94, high + 0.006, 0.004],
      [0, high + 0.005],
    ],
    48,
  );
  const rods = Array.from({ length: lugs }, (_, i) => {
    const [c, s] = [cos(((i + 0.5) / lugs) * TAU), sin(((i + 0.5) / lugs) * TAU)];
    const r = top + 0.01;
    return merge([
      tube(
        0.004,
        [
          [r * c, high - 0.012, r * s],
          [r * c, high - 0.1, r * s],
        ],
        8,
      ),
      move(block([0.018, 0.026, 0.018], [0, 0, 0], 0.004), [(r - 0.002) * c, high - 0.1, (r - 0.002) * s]),
    ]);
  });
  const hoop = move(stretch(torus(top + 0.006, 0.006, 48, 10), [1, 1.5, 1]), [0, high - 0.008, 0]);
  return { wood: turnedUp(line, 48), skin, metal: merge([hoop, ...rods]) };
}

function build({ style }: Planned): Part[] {
  const drums: { wood: Geometry; skin: Geometry; metal: Geometry }[] = [];
  const extra: Part[] = [];
  const shift = (drum: (typeof drums)[number], x: number, y = 0) => ({
    wood: move(drum.wood, [x, y, 0]),
    skin: move(drum.skin, [x, y, 0]),
    metal: move(drum.metal, [x, y, 0]),
  });
  if (style === "bongo") {
    const one = (r: number) =>
      shell(
        [
          [0, 0],
          [r * 0.84, 0, 0.006],
          [r * 1.0, 0.14, 0.1],
          [r, 0.165],
          [0, 0.165],
        ],
        r,
        0.165,
        5,
      );
    drums.push(shift(one(0.11), -0.118), shift(one(0.092), 0.1));
    extra.push(makePart("bridge", "wood", block([0.08, 0.07, 0.05], [-0.004, 0.085, 0], 0.01, 2), { weight: 0.7 }));
  } else if (style === "conga") {
    drums.push(
      shell(
        [
          [0, 0],
          [0.1, 0, 0.01],
          [0.155, 0.36, 0.4],
          [0.135, 0.72],
          [0, 0.72],
        ],
        0.135,
        0.72,
        6,
      ),
    );
  } else {
    const high = 0.6;
    drums.push(
      shell(
        [
          [0, 0],
          [0.115, 0, 0.01],
          [0.075, 0.2, 0.12],
          [0.085, 0.3, 0.1],
          [0.165, 0.5, 0.12],
          [0.165, high],
          [0, high],
        ],
        0.165,
        high,
        1,
      ),
    );
    const zig = Array.from({ length: 48 }, (_, i) => {
      const a = (i / 48) * TAU;
      const up = i % 2 === 0;
      const r = up ? 0.173 : 0.116;
      return [r * cos(a), up ? high - 0.01 : 0.39, r * sin(a)] as const;
    });
    extra.push(
      makePart("ropes", "rope", tube(0.005, zig, 6, { closed: true }), { weight: 0.8 }),
      makePart(
        "ring",
        "rope",
        merge([
          move(torus(0.113, 0.008, 40, 8), [0, 0.385, 0]),
          move(torus(0.176, 0.008, 44, 8), [0, high - 0.012, 0]),
        ]),
        { weight: 0.6 },
      ),
    );
  }
  return [
    ...drums.map(({ wood }, i) =>
      makePart(`shell-${i + 1}`, "wood", wood, { weight: 1, paint: staves(style === "bongo" ? 9 : 16) }),
    ),
    makePart("skins", "skin", merge(drums.map(({ skin }) => skin)), { weight: 1 }),
    ...(style === "djembe"
      ? []
      : [makePart("metal", "metal", merge(drums.map(({ metal }) => metal)), { weight: 0.8 })]),
    ...extra,
  ];
}

/** Hand drums. What makes them themselves: bongos are a pair of small wooden drums side by side, one larger, with steel hoops and rods; a conga is one tall barrel; a djembe a goblet of carved wood laced with rope. */
export const bongo = defineFromPlan({
  id: "bongo",
  family: "instrument",
  words: [
    "bongo",
    "bongos",
    "bongo drum",
    "bongo drums",
    "conga",
    "conga drum",
    "djembe",
    "african drum",
    "hand drum",
    "tabla",
    "tribal drum",
  ],
  senses: ["bongo"],
  height: 0.2,
  view: { azimuth: 0.35, elevation: 0.34 },
  styles: {
    bongo: { words: ["bongo", "bongos", "bongo drum", "bongo drums", "tabla"] },
    conga: { weight: 0, words: ["conga", "conga drum"] },
    djembe: { weight: 0, words: ["djembe", "african drum", "hand drum", "tribal drum"] },
  },
  slots: {
    wood: mainSlot("oak", "#b5753a #8a4a22 #d09a55", "shell|body"),
    skin: slot("paper", "#ecdcb8", "head|membrane"),
    metal: slot("silver", "", "hoop|rod|lug"),
    rope: slot("woven-cotton", "#e8dcc0 #2a241e", "cord|lace"),
  },
  build,
});
