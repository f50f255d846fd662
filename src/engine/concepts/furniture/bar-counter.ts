import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI, sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Length, depth and height of the counter. */
const [L, D, H] = [1.9, 0.55, 1.06];

const slabTop = (wide = L + 0.12, deep = D + 0.2): Part =>
  makePart("top", "top", block([wide, 0.055, deep], [0, H - 0.028, 0.03], 0.014, 3), { grain: "x", weight: 1 });

/** Framed panels along the front, and the rail for the feet. */
function pub(): Part[] {
  const front = D / 2;
  const each = (L - 0.08) / 4;
  const panels = [0, 1, 2, 3].map((i) => {
    const x = -L / 2 + 0.04 + each * (i + 0.5);
    return block([each - 0.13, 0.62, 0.03], [x, 0.54, front + 0.004], 0.012, 2);
  });
  const stiles = [0, 1, 2, 3, 4].map((i) =>
    block([0.07, 0.86, 0.04], [-L / 2 + 0.04 + each * i, 0.57, front + 0.012], 0.01),
  );
  const stands = [-0.7, 0, 0.7].map((x) => bar([x, 0.17, front], [x, 0.17, front + 0.16], 0.014));
  return [
    makePart("body", "body", block([L, H - 0.05, D], [0, (H - 0.05) / 2, 0], 0.008), { grain: "x", weight: 1 }),
    ...makeParts("panel", "body", panels, { grain: "y", weight: 0.8, ownPiece: true }),
    makePart("stiles", "body", merge(stiles), { grain: "y", weight: 0.7 }),
    makePart("rails", "body", merge([0.14, 0.96].map((y) => block([L, 0.09, 0.04], [0, y, front + 0.01], 0.01))), {
      grain: "x",
      weight: 0.7,
    }),
    makePart("plinth", "body", block([L + 0.03, 0.09, D + 0.05], [0, 0.045, 0], 0.01), { grain: "x", weight: 0.6 }),
    makePart(
      "foot-rail",
      "rail",
      merge([bar([-L / 2 + 0.03, 0.17, front + 0.16], [L / 2 - 0.03, 0.17, front + 0.16], 0.022, 16), ...stands]),
      { weight: 0.8 },
    ),
    slabTop(),
  ];
}

/** The eyes, brows and teeth of the carved face in front. */
const idol: Paint = (surface, x, y, z) => {
  if (z < 0) return;
  const [u, v] = [Math.abs(x) / 0.15, y / 0.24];
  const eye = ((u - 0.45) / 0.26) * ((u - 0.45) / 0.26) + ((v - 0.32) / 0.13) * ((v - 0.32) / 0.13);
  if (eye < 0.28) return layColour(surface, [0.02, 0.01, 0.01], 0.5, 0);
  if (eye < 1) return layColour(surface, [0.85, 0.8, 0.62], 0.5, 0);
  const brow = Math.abs(v - 0.62 + 0.18 * (u - 0.5)) < 0.09 && u > 0.12 && u < 0.85;
  const lip = Math.abs(v + 0.48) < 0.24 && u < 0.72;
  if (lip && Math.abs(v + 0.48) < 0.16 && u < 0.62)
    return layColour(
      surface,
      (u * 5) % 1 < 0.12 || Math.abs(v + 0.48) < 0.02 ? [0.05, 0.02, 0.01] : [0.86, 0.82, 0.68],
      0.5,
      0,
    );
  if (brow || lip) return layColour(surface, [0.45, 0.05, 0.02], 0.5, 0);
  if (u < 0.16 && v < 0.3 && v > -0.2) layColour(surface, [0.16, 0.07, 0.03], 0.6, 0);
};

/** Culms of bamboo side by side, under a roof of thatch on four posts. */
function tiki(): Part[] {
  const front = D / 2;
  const n = 30;
  const culm = (x: number, z: number, from: number, to: number, r: number): Part["geometry"] => {
    const joint = move(torus(r * 0.98, r * 0.14, 16, 6), [0, 0, 0]);
    return merge([
      move(cylinder({ radius: r, height: to - from, bevel: r * 0.1, segments: 16 }), [x, from, z]),
      ...[0.28, 0.62].map((f) => move(joint, [x, from + (to - from) * (f + 0.05 * sin(x * 40)), z])),
    ]);
  };
  const row = Array.from({ length: n }, (_, i) => culm(-L / 2 + ((i + 0.5) * L) / n, front, 0, H - 0.06, L / n / 2));
  const sides = [-1, 1].flatMap((s) =>
    Array.from({ length: 8 }, (_, i) => culm((s * L) / 2, -front + ((i + 0.5) * D) / 8, 0, H - 0.06, D / 16)),
  );
  const posts = [-1, 1].flatMap((s) => [-1, 1].map((t) => culm(s * (L / 2 + 0.06), t * (front + 0.05), 0, 2.12, 0.04)));
  const slope = (side: number) =>
    settle(move(turnX(block([L + 0.7, 0.1, 0.86], [0, 0, 0], 0.03, 2), side * 0.62), [0, 2.28, side * 0.31]));
  const fringe = [-1, 1].map((side) => block([L + 0.66, 0.13, 0.05], [0, 1.99, side * 0.66], 0.015));
  return [
    makePart("body", "wall", block([L - 0.06, H - 0.08, D - 0.04], [0, (H - 0.08) / 2, 0], 0.005), { weight: 0.6 }),
    makePart("culms", "bamboo", merge(row), { grain: "y", weight: 1 }),
    makePart("side-culms", "bamboo", merge(sides), { grain: "y", weight: 0.8 }),
    makePart("posts", "bamboo", merge(posts), { grain: "y", weight: 0.8 }),
    makePart(
      "roof-poles",
      "bamboo",
      merge(
        [-1, 1].map((t) =>
          settle(bar([-L / 2 - 0.2, 2.1, t * (front + 0.05)], [L / 2 + 0.2, 2.1, t * (front + 0.05)], 0.035)),
        ),
      ),
      { weight: 0.5 },
    ),
    makePart("roof", "thatch", merge([slope(1), slope(-1)]), { weight: 1 }),
    makePart("ridge", "thatch", turnRidge(), { weight: 0.6 }),
    makePart("fringe", "thatch", merge(fringe), { weight: 0.7 }),
    makePart("idol", "idol", move(stretch(disc(0.2, 0.07, 0.02, 40), [0.75, 1.2, 1]), [0, 0.56, front + 0.06]), {
      weight: 0.9,
      paint: idol,
    }),
    makePart("top", "top", block([L + 0.16, 0.055, D + 0.24], [0, H - 0.028, 0.05], 0.02, 3), {
      grain: "x",
      weight: 1,
    }),
  ];
}

const turnRidge = (): Part["geometry"] =>
  settle(
    move(
      turnZ(
        move(cylinder({ radius: 0.1, height: L + 0.66, bevel: 0.03, segments: 20 }), [0, -(L + 0.66) / 2, 0]),
        PI / 2,
      ),
      [0, 2.5, 0],
    ),
  );

/** Cupboard doors and drawers under a slab of stone. */
function kitchen(): Part[] {
  const front = D / 2;
  const each = L / 4;
  const doors = [0, 1, 2, 3].map((i) => -L / 2 + each * (i + 0.5));
  return [
    makePart("body", "body", block([L, H - 0.15, D], [0, 0.1 + (H - 0.15) / 2, 0], 0.006), { weight: 1 }),
    makePart("plinth", "wall", block([L - 0.06, 0.12, D - 0.08], [0, 0.06, -0.02], 0.004), { weight: 0.4 }),
    ...makeParts(
      "door",
      "body",
      doors.flatMap((x) => [
        block([each - 0.02, 0.58, 0.022], [x, 0.42, front + 0.008], 0.006, 2),
        block([each - 0.02, 0.21, 0.022], [x, 0.84, front + 0.008], 0.006, 2),
      ]),
      { weight: 0.8, ownPiece: true },
    ),
    makePart(
      "handles",
      "rail",
      merge(
        doors.flatMap((x) => [
          bar([x - 0.07, 0.84, front + 0.045], [x + 0.07, 0.84, front + 0.045], 0.008),
          ...[-0.05, 0.05].map((d) => bar([x + d, 0.84, front + 0.01], [x + d, 0.84, front + 0.045], 0.006)),
          bar([x + each / 2 - 0.06, 0.55, front + 0.045], [x + each / 2 - 0.06, 0.68, front + 0.045], 0.008),
          ...[0.57, 0.66].map((y) =>
            bar([x + each / 2 - 0.06, y, front + 0.01], [x + each / 2 - 0.06, y, front + 0.045], 0.006),
          ),
        ]),
      ),
      { weight: 0.6 },
    ),
    slabTop(L + 0.08, D + 0.1),
  ];
}

const TIKI = ["tiki bar", "bamboo bar", "beach bar"];
const KITCHEN = ["kitchen island", "kitchen counter", "countertop", "kitchen countertop"];

/** A counter people stand or sit at. What makes it itself: breast-high, long and narrow under an overhanging top: a panelled front with a brass rail for the feet; bamboo with a carved face under a roof of thatch; or cupboards and drawers under a slab of stone. */
export const barCounter = defineFromPlan({
  id: "bar-counter",
  family: "furniture",
  words: [
    "bar counter",
    "bar top",
    "bartop",
    "counter",
    "home bar",
    "wet bar",
    "drinks bar",
    "shop counter",
    "store counter",
    "reception counter",
    "reception desk",
    "serving counter",
    ...TIKI,
    ...KITCHEN,
  ],
  senses: ["counter#2"],
  height: 1.06,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.26 },
  slots: {
    body: mainSlot("walnut oak", "#5a3420 #7a4a28 #4a2a1a", "front|panel|door|drawer|cabinet|base"),
    top: slot("walnut oak", "#6a4024 #8a5a34", "counter top|countertop|surface|worktop"),
    rail: slot("brass brushed-steel", "", "foot rail|handle|footrest"),
    bamboo: slot("bamboo", "", "culm|pole|post"),
    thatch: slot("thatch", "", "roof|straw"),
    wall: slot("oak", "#3a2a1c", "inside"),
    idol: slot("walnut", "#7a4a26", "mask|carving|totem|tiki mask|tiki face"),
  },
  styles: {
    pub: { weight: 1 },
    tiki: { weight: 0, words: TIKI, traits: ["tiki"], materials: { top: "bamboo" } },
    kitchen: {
      weight: 0,
      words: KITCHEN,
      materials: { body: "painted-wood", top: "marble" },
      dress: { body: "#e4e2da", top: "#eceae6" },
    },
  },
  build: ({ style }: Planned) => (style === "tiki" ? tiki() : style === "kitchen" ? kitchen() : pub()),
  sockets: () => [{ name: "top", position: [0, H, 0.06], normal: [0, 1, 0], radius: 0.3 }],
});
