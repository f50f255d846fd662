import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Paint } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { layColour } from "../lay-colour.ts";
import { buildHouse } from "./build-house.ts";
import { house } from "./house.ts";
import type { HouseParameters } from "./house-parameters.ts";
import { PLINTH, roofLine } from "./house-roof.ts";

function sample(draw: Draw, ask: Ask): HouseParameters {
  const usual = house.sample(draw, { ...ask, word: "cottage" }) as HouseParameters;
  return {
    ...usual,
    style: "cottage",
    gableFront: true,
    width: 5.4 * draw.number("wide", 0.95, 1.08),
    depth: 5.6,
    storeys: 1,
    pitch: 0.92,
    windows: 2,
    doorSide: 0,
    chimney: true,
    shutters: false,
    porch: false,
    dormer: false,
  };
}

const SWEETS = 3;

function build(p: HouseParameters): Model {
  const plain = buildHouse(p);
  const eaves = PLINTH + p.storeys * p.storeyHeight;
  const [left, ridge, right] = roofLine(p, p.width, eaves) as [Vec2, Vec2, Vec2];
  const front = p.depth / 2 + 0.46;
  const drop = stretch(sphere(0.2, 14), [1, 0.85, 1]);
  const drops: { at: Vec3; kind: number }[] = [];
  const put = (x: number, y: number, z: number) => drops.push({ at: [x, y, z], kind: drops.length % SWEETS });
  for (const [from, to] of [
    [left, ridge],
    [right, ridge],
  ] as const) {
    // along the gable's edge, and in rows up the roof
    const out: Vec2 = [from[0] < 0 ? -sin(p.pitch) : sin(p.pitch), cos(p.pitch)];
    for (let k = 0; k <= 6; k += 1) {
      const t = k / 6.5 - 0.06;
      const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      put(x + out[0] * 0.1, y + out[1] * 0.1, front);
      if (k % 2 === 1)
        for (let row = 0; row < 5; row += 1)
          put(x + out[0] * 0.24, y + out[1] * 0.24, front - 0.75 - (row + (k % 4 === 1 ? 0 : 0.5)) * 1.1);
    }
  }
  for (let k = 0; k < 7; k += 1) put(0, ridge[1] + 0.36, front - 0.3 - k * 0.92);
  const sweets = Array.from({ length: SWEETS }, (_, kind) =>
    makePart(
      `sweets-${kind + 1}`,
      `sweet-${kind + 1}`,
      merge(drops.filter((each) => each.kind === kind).map(({ at }) => move(drop, at))),
      { weight: 0.7 },
    ),
  );
  const icicles = Array.from({ length: 12 }, (_, k) => {
    const side = k % 2 === 0 ? -1 : 1;
    const z = front - 0.3 - Math.floor(k / 2) * 1.05;
    const long = 0.3 + 0.12 * ((k * 7) % 5) * 0.5;
    return move(stretch(sphere(0.17, 12), [1, long / 0.17, 1]), [
      side * (p.width / 2 + 0.36),
      eaves - 0.36 - 0.3 * long,
      z,
    ]);
  });
  const canes = [-1, 1].map((side) => {
    const x = side * 1.15;
    const hook = Array.from({ length: 7 }, (_, k): Vec3 => {
      const a = (k / 6) * PI;
      return [x - side * (0.3 - 0.3 * cos(a)), 1.75 + 0.3 * sin(a), p.depth / 2 + 0.35];
    });
    return tube(0.1, [[x, 0, p.depth / 2 + 0.35], [x, 0.9, p.depth / 2 + 0.35], ...hook], 14);
  });
  return standModel(
    [
      ...plain.parts,
      ...sweets,
      ...makeParts("icicle", "trim", icicles, { weight: 0.6 }),
      ...makeParts("cane", "cane", canes, { weight: 0.7, paint: twist }),
    ],
    plain.sockets,
  );
}

type Vec2 = readonly [number, number];

const RED = fromHex("#c8202c");
const twist: Paint = (surface, x, y, z) => {
  const turn = (y + 0.6 * x + 0.3 * z) * 3.2;
  if (turn - Math.floor(turn) < 0.5) layColour(surface, RED, 0.25);
};

const hexes = (list: string) => list.split(" ").map((hex) => fromHex(hex));

/**
 * A gingerbread house. What makes it itself: walls of brown biscuit, a steep roof of white icing that hangs down in drops, sweets of three
 * colours along every edge, candy canes beside a chocolate door.
 */
export const gingerbreadHouse = defineConcept<HouseParameters>({
  ...house,
  id: "gingerbread-house",
  words: [
    "gingerbread house",
    "gingerbread cottage",
    "candy house",
    "candy cottage",
    "sweet house",
    "cookie house",
    "house of sweets",
    "house of candy",
    "gingerbread home",
  ],
  senses: [],
  height: 5,
  parameters: house.parameters as never,
  slots: {
    wall: {
      words: ["facade", "gable", "biscuit", "gingerbread"],
      materials: ["gingerbread"],
      colours: hexes("#8f4f22"),
    },
    roof: { words: ["icing", "frosting"], materials: ["icing"], colours: hexes("#f6f2ee"), takesWhole: false },
    trim: { words: ["icicle", "edge"], materials: ["icing"], colours: hexes("#f6f2ee"), takesWhole: false },
    base: { words: ["board", "plinth"], materials: ["icing"], colours: hexes("#f6f2ee"), takesWhole: false },
    door: { words: ["entrance"], materials: ["chocolate"], takesWhole: false },
    window: { words: ["window frame"], materials: ["icing"], colours: hexes("#f6f2ee"), takesWhole: false },
    pane: { words: ["glass", "window pane"], materials: ["plastic"], colours: hexes("#f2b632"), takesWhole: false },
    chimney: { words: ["smokestack"], materials: ["gingerbread"], colours: hexes("#8f4f22"), takesWhole: false },
    step: { words: ["stair"], materials: ["chocolate"], takesWhole: false },
    knob: { words: ["handle"], materials: ["plastic"], colours: hexes("#f6f2ee"), takesWhole: false },
    cane: { words: ["candy cane"], materials: ["plastic"], colours: hexes("#f8f4f0"), takesWhole: false },
    "sweet-1": { words: ["candy", "gumdrop"], materials: ["plastic"], colours: hexes("#d8232f"), takesWhole: false },
    "sweet-2": { words: [], materials: ["plastic"], colours: hexes("#2fa64a"), takesWhole: false },
    "sweet-3": { words: [], materials: ["plastic"], colours: hexes("#f3b51c"), takesWhole: false },
  },
  sample,
  build,
});
