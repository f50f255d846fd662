import { boundsOf } from "#measure/bounds.ts";
import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { move, turnY, turnZ } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos, PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { says, traitFactor } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, flag, metres } from "../parameter-specs.ts";
import { hollow } from "../vessel/hollow.ts";
import { giftBow } from "./gift-bow.ts";
import { openBox } from "./open-box.ts";

type GiftBoxParameters = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly round: boolean;
  readonly lid: boolean;
  readonly pattern: "plain" | "dots" | "stripes" | "stars" | "diamonds";
  readonly bow: "loops" | "rosette";
  readonly open: boolean;
};

const parameters: Concept<GiftBoxParameters>["parameters"] = {
  width: metres(0.06, 0.8, "Side to side."),
  height: metres(0.04, 0.8, "Floor to the lid."),
  depth: metres(0.06, 0.8, "Front to back."),
  round: flag("A hat box: round."),
  lid: flag("Has a lid that stands out a little."),
  pattern: choice(["plain", "dots", "stripes", "stars", "diamonds"], "What is printed on the paper."),
  bow: choice(["loops", "rosette"], "Two loops and two ends, or many loops."),
  open: flag("The lid leans beside it."),
};

function sampleGiftBox(draw: Draw, ask: Ask): GiftBoxParameters {
  const shape = draw.pick(
    "shape",
    [
      [1, 1, 1],
      [1, 0.7, 1],
      [1.3, 0.6, 0.9],
    ] as const,
    [3, 3, 1],
  );
  const patterns = {
    striped: "stripes",
    "polka-dot": "dots",
    spotted: "dots",
    checkered: "diamonds",
    simple: "plain",
  } as const;
  const asked = (Object.keys(patterns) as (keyof typeof patterns)[]).find((trait) => says(ask, trait));
  return {
    width: 0.24 * shape[0] * traitFactor(ask, { wide: 1.3, long: 1.35, narrow: 0.75 }),
    height:
      0.24 *
      shape[1] *
      draw.number("height", 0.9, 1.1) *
      traitFactor(ask, { tall: 1.4, short: 0.65, flat: 0.4, thin: 0.5 }),
    depth: 0.24 * shape[2],
    round: says(ask, "round") || says(ask, "cylindrical"),
    lid: draw.chance("lid", 0.55),
    pattern: asked
      ? patterns[asked]
      : (ask.materials?.length ?? 0) > 0
        ? "plain"
        : draw.pick("pattern", ["dots", "stripes", "stars", "diamonds", "plain"] as const, [3, 2, 3, 1, 3]),
    bow: draw.pick("bow", ["loops", "rosette"] as const, [3, 2]),
    open: says(ask, "open"),
  };
}

function buildGiftBox(p: GiftBoxParameters): Model {
  const { width: w, height: h, depth: d } = p;
  const unit = Math.min(w, d);
  const lidHigh = Math.min(h * 0.28, 0.06);
  const solid = (x: number, y: number, z: number): Geometry =>
    p.round
      ? turnY(
          lathe(
            roundCorners(
              [
                [0, -y / 2],
                [x / 2, -y / 2, 0.003],
                [x / 2, y / 2, 0.003],
                [0, y / 2],
              ],
              3,
            ),
            64,
          ),
          0,
        )
      : box([x, y, z], { bevel: 0.0035, bevelSteps: 2 });
  const paint = p.pattern === "plain" ? {} : { paint: wrapped(p.pattern, unit * 0.19) };
  const shell = p.round
    ? lathe(
        hollow(
          [
            [w / 2, 0],
            [w / 2, h],
          ],
          WALL,
          WALL,
        ),
        64,
      )
    : openBox(w, h, d, WALL);
  const body = p.open ? shell : move(solid(w, h, d), [0, h / 2, 0]);
  const over = p.lid || p.open ? 0.007 : 0;
  const band = unit * 0.15;
  const thick = 0.0024;
  const ring = (long: number, high: number, middle: number): Geometry => {
    const path = rectangleOutline(long + thick, high + thick, 0.005, 3).map(([x, y]): Vec3 => [x, y + middle, 0]);
    return sweep(
      rectangleOutline(band, thick, thick * 0.3, 1).map(([x, y]) => [x, y] as const),
      path,
      { closed: true, up: [1, 0, 0] },
    );
  };
  const sides = [
    [w, 0],
    [p.round ? w : d, PI / 2],
  ] as const;
  const around = (reach: number, high: number, middle: number) =>
    sides.map(([long, turned]) => turnY(ring(long + reach, high, middle), turned));
  const parts: Part[] = [makePart("body", "body", body, { weight: 1, ...paint })];
  // an open box has the ribbon down its sides only
  const strips = sides.flatMap(([long, turned]) =>
    [-0.5, 0.5].map((side) => turnY(move(box([thick * 2, h, band]), [side * long, h / 2, 0]), turned)),
  );
  parts.push(...makeParts("ribbon", "ribbon", p.open ? strips : around(0, h, h / 2), { weight: 0.9 }));
  const lidAt = h - lidHigh / 2 + 0.003;
  const lid = [
    makePart("lid", "lid", move(solid(w + 2 * over, lidHigh, d + 2 * over), [0, lidAt, 0]), { weight: 0.95 }),
    ...makeParts("lid-ribbon", "ribbon", around(2 * over, lidHigh, lidAt), { weight: 0.9 }),
  ];
  const top = h + (over > 0 ? 0.003 : 0);
  const crown = [...(over > 0 ? lid : []), ...giftBow(p.bow, top + thick, unit)];
  if (!p.open) {
    parts.push(...crown);
    return standModel(parts, [{ name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: unit * 0.3 }]);
  }
  const off = crown.map((part) => ({ ...part, geometry: turnZ(move(part.geometry, [0, -top, 0]), 0.28 - PI / 2) }));
  const { min } = boundsOf(off.slice(0, 1).map(({ geometry }) => geometry.positions));
  const aside: Vec3 = [w / 2 + 0.004 - min[0], -min[1], d * 0.12];
  parts.push(...off.map((part) => ({ ...part, geometry: move(part.geometry, aside) })));
  return standModel(parts, [
    { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: unit * 0.4 },
    { name: "inside", position: [0, WALL, 0], normal: [0, 1, 0], radius: unit / 2 - 2 * WALL },
  ]);
}

/** Thickness of an open box's sides. */
const WALL = 0.005;

const PALE = fromHex("#f6efe0");

/** A print on the side the surface faces, in cells of `cell` metres. */
const wrapped =
  (pattern: GiftBoxParameters["pattern"], cell: number): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
    const u = (ax > ay && ax > az ? z : x) / cell;
    const v = (ay > ax && ay > az ? z : y) / cell;
    if (pattern === "stripes") {
      const s = (u + v) * 0.9;
      if (s - Math.floor(s) < 0.42) layColour(surface, PALE);
      return;
    }
    const row = Math.floor(v);
    const a = u + (row & 1) * 0.5;
    const [p, q] = [a - Math.floor(a) - 0.5, v - row - 0.5];
    const d = Math.sqrt(p * p + q * q);
    if (
      pattern === "dots"
        ? d < 0.2
        : pattern === "diamonds"
          ? Math.abs(p) + Math.abs(q) < 0.3
          : d < 0.13 + 0.11 * Math.max(0, cos(5 * (atan2(q, p) - PI / 2)))
    )
      layColour(surface, PALE);
  };

const PAPERS = ["#b31f2c", "#1f5f9c", "#2f7d4f", "#7a3f97", "#d9812b", "#d5688f", "#2a9a9c"].map(fromHex);

/** A wrapped gift. What makes it itself: a box in printed paper, a ribbon crossing over all its sides, and a large bow of loops on top. */
export const giftBox = defineConcept<GiftBoxParameters>({
  id: "gift-box",
  family: "container",
  words: [
    "gift box",
    "gift",
    "present",
    "christmas present",
    "birthday present",
    "wrapped gift",
    "wrapped present",
    "christmas gift",
    "birthday gift",
  ],
  senses: [],
  height: 0.28,
  parameters,
  slots: {
    body: { words: ["paper", "wrapping paper", "wrapping"], materials: ["paper"], colours: PAPERS, group: "paper" },
    lid: { words: ["cover"], materials: ["paper"], colours: PAPERS, group: "paper" },
    ribbon: {
      words: ["bow", "band", "knot"],
      materials: ["plastic"],
      colours: ["#e3b23a", "#f0e9dc", "#c9242f", "#e9c65a"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: sampleGiftBox,
  build: buildGiftBox,
  view: { azimuth: 0.5, elevation: 0.42 },
});
