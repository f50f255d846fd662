import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, PI } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { says, traitFactor, wants } from "../from-ask.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";

type CrateParameters = {
  readonly style: "shipping" | "cross" | "open";
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly planks: number;
  readonly corners: boolean;
  readonly bands: number;
  readonly handles: boolean;
};

const parameters: Concept<CrateParameters>["parameters"] = {
  style: choice(
    ["shipping", "cross", "open"],
    "Closed with one brace a side, with a cross, or open with gaps between the slats.",
  ),
  width: metres(0.2, 1.6, "Side to side."),
  height: metres(0.12, 1.6, "Floor to top."),
  depth: metres(0.2, 1.6, "Front to back."),
  planks: integer(3, 8, "Planks up a side."),
  corners: flag("Its corners are shod with metal."),
  bands: integer(0, 4, "Metal bands around it."),
  handles: flag("A loop to carry it by hangs on either side."),
};

function sampleCrate(draw: Draw, ask: Ask): CrateParameters {
  const fruit =
    ["fruit crate", "apple crate", "milk crate", "vegetable crate"].includes(ask.word) ||
    says(ask, "open") ||
    says(ask, "empty");
  const style = fruit
    ? "open"
    : draw.pick("style", ["shipping", "cross", "open"] as const, [
        3,
        2,
        says(ask, "closed") || ask.parts.has("lid") ? 0 : 2,
      ]);
  const size = style === "open" ? 0.5 : draw.number("size", 0.55, 0.7);
  return {
    style,
    width: size * traitFactor(ask, { wide: 1.3, long: 1.4, narrow: 0.75 }),
    height: size * (style === "open" ? 0.56 : 1) * traitFactor(ask, { tall: 1.4, short: 0.7 }),
    depth: size * (style === "open" ? 0.7 : 1),
    planks: style === "open" ? 3 : draw.integer("planks", 4, 6),
    corners: wants(ask, "corner", false),
    bands: wants(ask, "band", false) ? Math.min(ask.counts.get("band") ?? 2, 4) : 0,
    handles: wants(ask, "handle", false),
  };
}

function buildCrate(p: CrateParameters): Model {
  const { width: w, height: h, depth: d, planks } = p;
  const t = 0.018;
  const open = p.style === "open";
  const post = open ? 0.035 : 0.062;
  const slats: Geometry[] = [];
  const frame: Geometry[] = [];
  const nails: Geometry[] = [];
  const plank = (size: readonly [number, number, number]) => box(size, { bevel: 0.0035, bevelSteps: 2 });
  const pitch = h / planks;
  const gap = open ? pitch * 0.24 : 0.006;
  for (const [side, wide, away] of [
    [0, w, d],
    [1, d, w],
    [2, w, d],
    [3, d, w],
  ] as const) {
    for (let i = 0; i < planks; i += 1) {
      const long = side % 2 === 0 ? wide : wide - 2 * t;
      const at: [number, number, number] = [0, pitch * (i + 0.5), away / 2 - t / 2];
      slats.push(turnY(move(plank([long, pitch - gap, t]), at), (side * PI) / 2));
    }
    if (open) continue;
    const out = away / 2 + t * 0.45;
    const bars: [readonly [number, number, number], readonly [number, number, number]][] = [
      [
        [wide + 2 * t * 0.9, post, t],
        [0, post / 2, out],
      ],
      [
        [wide + 2 * t * 0.9, post, t],
        [0, h - post / 2, out],
      ],
      [
        [post, h - 2 * post + 0.004, t],
        [-wide / 2 + post / 2, h / 2, out],
      ],
      [
        [post, h - 2 * post + 0.004, t],
        [wide / 2 - post / 2, h / 2, out],
      ],
    ];
    for (const [size, at] of bars) frame.push(turnY(move(plank(size), at), (side * PI) / 2));
    const [bx, by] = [wide - 2 * post, h - 2 * post];
    const lean = atan2(by, bx);
    const long = Math.sqrt(bx * bx + by * by) - post * 0.5;
    for (const sign of p.style === "cross" ? [1, -1] : [1]) {
      frame.push(
        turnY(
          move(turnZ(plank([long, post * 0.9, t * 0.8]), sign * lean), [0, h / 2, out - (sign < 0 ? 0.003 : 0)]),
          (side * PI) / 2,
        ),
      );
    }
    for (const x of [-1, 1]) {
      for (const y of [post / 2, h - post / 2]) {
        const nail = turnX(cylinder({ radius: 0.007, height: 0.006, bevel: 0.002, segments: 12 }), PI / 2);
        nails.push(turnY(move(nail, [x * (wide / 2 - post / 2), y, out + t / 2 - 0.002]), (side * PI) / 2));
      }
    }
  }
  if (open) {
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        frame.push(
          move(plank([post, h * 1.04, post]), [
            x * (w / 2 - t - post / 2 + 0.002),
            h * 0.52,
            z * (d / 2 - t - post / 2 + 0.002),
          ]),
        );
  }
  const floor = Array.from({ length: 5 }, (_, i) =>
    move(plank([w - 2 * t, t, (d - 2 * t) / 5 - 0.004]), [0, t / 2, -d / 2 + t + ((d - 2 * t) / 5) * (i + 0.5)]),
  );
  const lid = open
    ? []
    : Array.from({ length: planks }, (_, i) =>
        move(plank([w, t, d / planks - 0.005]), [0, h - t / 2, -d / 2 + (d / planks) * (i + 0.5)]),
      );
  const parts: Part[] = [
    ...makeParts("slat", "body", slats, { grain: "x", ownPiece: true, weight: 0.8 }),
    ...makeParts("floor-plank", "body", floor, { grain: "x", ownPiece: true, weight: 0.5 }),
    ...makeParts("lid-plank", "lid", lid, { grain: "x", ownPiece: true, weight: 0.8 }),
    ...makeParts("frame", "frame", frame, { grain: "x", ownPiece: true, weight: 0.9 }),
    ...makeParts("nail", "nail", nails, { weight: 0.2 }),
    ...(p.corners ? makeParts("corner", "corner", shoes(p, open ? 0.002 : t * 0.96), { weight: 0.8 }) : []),
    ...makeParts("band", "band", bands(p, open ? 0.002 : t * 0.96), { weight: 0.8 }),
    ...(p.handles ? makeParts("handle", "handle", loops(p, open ? 0.002 : t * 0.96), { weight: 0.9 }) : []),
  ];
  const top = { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: Math.min(w, d) / 2 } as const;
  const inside = {
    name: "inside",
    position: [0, t, 0],
    normal: [0, 1, 0],
    radius: Math.min(w, d) / 2 - 2 * t,
  } as const;
  // under a lid there is no inside to stand in
  return standModel(parts, open ? [top, inside] : [top]);
}

/** Thickness of the metal it is shod with, metres. */
const SHEET = 0.006;

/** Three plates around each of its eight corners. @param out How far the frame stands out of the planks, metres. */
function shoes({ width, height, depth }: CrateParameters, out: number): Geometry[] {
  const reach = 0.2 * Math.min(width, height, depth);
  const plate = (size: readonly [number, number, number]) => box(size, { bevel: 0.002, bevelSteps: 1 });
  const [x, z] = [width / 2 + out, depth / 2 + out];
  return [-1, 1].flatMap((sx) =>
    [-1, 1].flatMap((sz) =>
      [-1, 1].map((sy) => {
        const y = sy > 0 ? height - reach / 2 + SHEET : reach / 2 - SHEET;
        const end = sy > 0 ? height + SHEET / 2 : -SHEET / 2;
        return merge([
          move(plate([reach, reach, SHEET]), [sx * (x - reach / 2 + SHEET), y, sz * (z + SHEET / 2)]),
          move(plate([SHEET, reach, reach]), [sx * (x + SHEET / 2), y, sz * (z - reach / 2 + SHEET)]),
          move(plate([reach, SHEET, reach]), [sx * (x - reach / 2 + SHEET), end, sz * (z - reach / 2 + SHEET)]),
        ]);
      }),
    ),
  );
}

/** Straps of sheet metal around its four sides. */
function bands({ width, height, depth, bands: count }: CrateParameters, out: number): Geometry[] {
  const wide = 0.07 * height;
  const strap = (length: number) => box([length, wide, SHEET], { bevel: 0.002, bevelSteps: 1 });
  return Array.from({ length: count }, (_, i) => {
    const y = (height * (i + 1)) / (count + 1);
    const sides = [0, 1, 2, 3].map((side) => {
      const [long, away] = side % 2 === 0 ? [width, depth] : [depth, width];
      return turnY(move(strap(long + 2 * (out + SHEET)), [0, y, away / 2 + out + SHEET / 2]), (side * PI) / 2);
    });
    return merge(sides);
  });
}

/** Half the span of a loop to carry it by, how deep it hangs, how far it stands out and half its thickness, over the crate's height. */
const LOOP = { span: 0.2, low: 0.2, out: 0.11, thick: 0.026 } as const;

/** A loop through two holes in either side, knotted there. */
function loops({ width, height, depth }: CrateParameters, out: number): Geometry[] {
  const [span, thick] = [Math.min(LOOP.span * height, 0.3 * depth), LOOP.thick * height];
  const [x, y] = [width / 2 + out, 0.72 * height];
  const path = curveThrough(
    [
      [x - thick, y, -span],
      [x + 0.8 * LOOP.out * height, y - 0.25 * LOOP.low * height, -span],
      [x + LOOP.out * height, y - LOOP.low * height, 0],
      [x + 0.8 * LOOP.out * height, y - 0.25 * LOOP.low * height, span],
      [x - thick, y, span],
    ],
    8,
  );
  const knots = [-span, span].map((z) => move(sphere(1.7 * thick, 16, 10), [x + 0.6 * thick, y, z]));
  const loop = merge([tube(thick, path, 12), ...knots]);
  return [loop, turnY(loop, PI)];
}

/** A wooden crate. What makes it itself: rough planks with gaps, a frame of boards around every side with a diagonal brace, nail heads; or open, of slats on corner posts. */
export const crate = defineConcept<CrateParameters>({
  id: "crate",
  family: "container",
  words: [
    "crate",
    "wooden crate",
    "wooden box",
    "fruit crate",
    "apple crate",
    "milk crate",
    "vegetable crate",
    "wood crate",
    "wood box",
    "loot crate",
    "supply crate",
  ],
  senses: ["crate", "packing box"],
  height: 0.6,
  parameters,
  slots: {
    body: {
      words: ["plank", "slat", "board"],
      materials: ["oak"],
      colours: ["#a9804e", "#94693c", "#b58d5d"].map(fromHex),
      group: "wood",
    },
    lid: {
      words: ["cover", "top"],
      materials: ["oak"],
      colours: ["#a9804e", "#94693c", "#b58d5d"].map(fromHex),
      group: "wood",
    },
    frame: {
      words: ["brace", "batten", "edge"],
      materials: ["oak"],
      colours: ["#8a6238", "#785330", "#94693c"].map(fromHex),
    },
    nail: { words: ["bolt", "rivet"], materials: ["iron"], takesWhole: false },
    corner: {
      words: ["bracket", "corner bracket", "corner plate"],
      materials: ["iron"],
      takesWhole: false,
    },
    band: { words: ["strap", "hoop", "strip"], materials: ["iron"], takesWhole: false },
    handle: { words: ["rope handle", "grip"], materials: ["rope"], takesWhole: false },
  },
  sample: sampleCrate,
  build: buildCrate,
  view: { azimuth: 0.55, elevation: 0.4 },
});
