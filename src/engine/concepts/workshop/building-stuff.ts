import { box } from "../../geometry/box.ts";
import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { closeCorners, rectangleOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Paint, Part, Socket } from "../../geometry/part.ts";
import { deform, move, settle, turnX, turnY } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

/** Its like lies on it over its whole length. */
const bearing = (high: number, long: number): Socket[] => [
  { name: "top", position: [0, high, 0], normal: [0, 1, 0], radius: long / 2 },
];

/** A window of this size through a plate, its middle at x. */
const window = (x: number, w: number, h: number, corner: number) =>
  reverseOutline(rectangleOutline(w, h, corner, 3).map(([u, v]) => [u + x, v] as const));

const fired =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    const f = 1 + 0.16 * noise(x * 26, y * 26, z * 26, seed) + 0.1 * noise(x * 160, y * 160, z * 160, seed + 2);
    surface.r *= f;
    surface.g *= f;
    surface.b *= f;
    const pit = noise(x * 260, y * 260, z * 260, seed + 4);
    if (pit > 0.5) surface.height -= 0.0008 * (pit - 0.5);
    surface.roughness = 0.92;
  };

/** A brick with three holes, or with a hollow in its upper face. */
function clay(style: string, seed: number): Part[] {
  const [w, h, d] = [0.215, 0.065, 0.103];
  const chipped = (g: Geometry): Geometry =>
    settle(
      deform(g, ([x, y, z]) => [
        x + 0.0012 * noise(x * 30, y * 30, z * 30, seed),
        y,
        z + 0.0012 * noise(x * 30, y * 30, z * 30, seed + 1),
      ]),
    );
  const lie = (g: Geometry): Geometry => settle(move(turnX(g, -PI / 2), [0, h / 2, 0]));
  const body =
    style === "plain"
      ? block([w, h, d], [0, h / 2, 0], 0.004, 2)
      : lie(
          extrude(rectangleOutline(w, d, 0.003, 2), {
            depth: h,
            bevel: 0.002,
            holes: [-0.062, 0, 0.062].map((x) => window(x, 0.034, 0.034, 0.0168)),
          }),
        );
  return [makePart("brick", "body", chipped(body), { weight: 1, paint: fired(seed) })];
}

/** A hollow block of concrete: two square cells and a web between. */
function cinder(seed: number): Part[] {
  const [w, h, d] = [0.39, 0.19, 0.19];
  const body = extrude(rectangleOutline(w, d, 0.006, 2), {
    depth: h,
    bevel: 0.003,
    holes: [-0.092, 0.092].map((x) => window(x, 0.13, 0.125, 0.02)),
  });
  return [
    makePart("block", "body", settle(move(turnX(body, -PI / 2), [0, h / 2, 0])), { weight: 1, paint: fired(seed) }),
  ];
}

/** A brick. What makes it itself: one block of fired red clay with sharp worn edges and three holes through it; a cinder block is grey concrete, larger, with two square cells. */
export const singleBrick = defineFromPlan({
  id: "single-brick",
  family: "tool",
  words: [
    "brick",
    "clay brick",
    "single brick",
    "house brick",
    "cinder block",
    "concrete block",
    "breeze block",
    "hollow block",
    "cinderblock",
    "fire brick",
  ],
  senses: ["brick", "breeze block"],
  height: 0.065,
  vary: 0.03,
  view: { azimuth: 0.55, elevation: 0.42 },
  slots: { body: mainSlot("terracotta", "#7d4534 #864834 #6f3c2e", "clay|block") },
  styles: {
    holed: { weight: 2 },
    plain: { weight: 1, words: ["fire brick"] },
    cinder: {
      weight: 0,
      words: ["cinder block", "concrete block", "breeze block", "hollow block", "cinderblock"],
      materials: { body: "concrete" },
      dress: { body: "#98968f" },
    },
  },
  build: ({ style, seed }) => (style === "cinder" ? cinder(seed) : clay(style, seed)),
  sockets: ({ style }) => (style === "cinder" ? bearing(0.19, 0.39) : bearing(0.065, 0.215)),
});

/** Two nail holes near each end, dark rings of rust about them. */
const nailed =
  (half: number): Paint =>
  (surface, x, _y, z, _nx, ny) => {
    if (ny < 0.7) return;
    const [u, v] = [Math.abs(x) - half + 0.08, Math.abs(z) - 0.045];
    const d = Math.sqrt(u * u + v * v);
    if (d > 0.02) return;
    const f = d < 0.0055 ? 0.12 : 0.55 + 22 * d;
    surface.r *= f;
    surface.g *= f;
    surface.b *= f;
    if (d < 0.0055) surface.height -= 0.002;
  };

function board({ style, seed }: Planned): Part[] {
  if (style === "beam")
    return [makePart("beam", "body", block([1.4, 0.16, 0.16], [0, 0.08, 0], 0.008, 2), { weight: 1, grain: "x" })];
  const [w, h, d] = [0.95, 0.038, 0.19];
  // sawn by hand: its edges are not quite straight, its ends not quite square
  const g = deform(box([w, h, d], { bevel: 0.004, bevelSteps: 2, divisions: [10, 1, 2] }), ([x, y, z]) => [
    x + 0.006 * noise(z * 30, 0, 1.5, seed),
    y + h / 2,
    z + 0.005 * noise(x * 5, 0, z * 8, seed + 1),
  ]);
  return [makePart("plank", "body", settle(g), { weight: 1, grain: "x", paint: nailed(w / 2) })];
}

/** A plank. What makes it itself: one long flat sawn board with the grain along it, its edges not quite straight, two rusty nail holes at each end; a thick square timber is a beam. */
export const plank = defineFromPlan({
  id: "plank",
  family: "tool",
  words: ["plank", "wooden beam", "timber beam", "two by four", "floorboard"],
  senses: ["board#2", "beam"],
  height: 0.1,
  vary: 0.04,
  view: { azimuth: 0.55, elevation: 0.36 },
  slots: { body: mainSlot("oak pine weathered-planks", "", "board|wood") },
  styles: { planks: {}, beam: { weight: 0, words: ["wooden beam", "timber beam"] } },
  build: board,
  sockets: ({ style }) => (style === "beam" ? bearing(0.16, 1.4) : bearing(0.038, 0.95)),
});

/** A steel beam. What makes it itself: the section of a capital I - two broad flanges and a thin web with a hollow fillet between - cut square, in red primer or rust. */
export const steelBeam = defineFromPlan({
  id: "steel-beam",
  family: "tool",
  words: [
    "steel beam",
    "i-beam",
    "i beam",
    "h-beam",
    "h beam",
    "girder",
    "steel girder",
    "metal beam",
    "iron beam",
    "metal girder",
    "iron girder",
  ],
  senses: ["girder"],
  height: 0.2,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.3 },
  slots: { body: mainSlot("painted-metal rusty-iron brushed-steel", "#8a3424 #94402c", "steel|flange|web") },
  sockets: () => bearing(0.2, 1.1),
  build: () => {
    const [w, h, flange, web, r] = [0.1, 0.2, 0.014, 0.01, 0.014];
    const half = [
      [web / 2, -h / 2 + flange, r],
      [web / 2, h / 2 - flange, r],
      [w, h / 2 - flange, 0.002],
      [w, h / 2],
    ] as const;
    const corners = [
      [-w, -h / 2],
      [w, -h / 2],
      [w, -h / 2 + flange, 0.002],
      ...half,
      [-w, h / 2],
      [-w, h / 2 - flange, 0.002],
      [-web / 2, h / 2 - flange, r],
      [-web / 2, -h / 2 + flange, r],
      [-w, -h / 2 + flange, 0.002],
    ] as const;
    const g = extrude(closeCorners(corners, 4), { depth: 1.1, bevel: 0.001 });
    return [makePart("beam", "body", settle(move(turnY(g, PI / 2), [0, h / 2, 0])), { weight: 1, grain: "x" })];
  },
});
