import { box } from "../../geometry/box.ts";
import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { shade } from "../animal/coat.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { says, traitFactor, wants } from "../from-ask.ts";
import { flag, metres, ratio } from "../parameter-specs.ts";
import { openBox } from "./open-box.ts";

type ChestParameters = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly vault: number;
  readonly open: boolean;
  readonly treasure: boolean;
  readonly spilt: boolean;
  readonly inscribed: boolean;
};

const parameters: Concept<ChestParameters>["parameters"] = {
  width: metres(0.3, 1.6, "Side to side."),
  height: metres(0.15, 1, "Floor to the lid's edge."),
  depth: metres(0.2, 1, "Front to back."),
  vault: ratio(0.12, 0.5, "How high the lid is, over the depth."),
  open: flag("The lid stands open."),
  treasure: flag("Gold lies in it."),
  spilt: flag("Some of it has run over the rim and lies before it."),
  inscribed: flag("A wide board in its front leaves room for writing."),
};

function sampleChest(draw: Draw, ask: Ask): ChestParameters {
  const loot =
    ["treasure chest", "pirate chest", "loot chest", "treasure"].includes(ask.word) || ask.traits.has("pirate");
  const treasure = wants(
    ask,
    "treasure",
    !says(ask, "empty") && !says(ask, "closed") && draw.chance("treasure", loot ? 0.75 : 0.3),
  );
  const width = draw.number("width", 0.66, 0.8) * traitFactor(ask, { wide: 1.25, long: 1.3, narrow: 0.75 });
  return {
    width,
    height: draw.number("height", 0.27, 0.34) * traitFactor(ask, { tall: 1.4, short: 0.7 }),
    depth: draw.number("depth", 0.42, 0.5),
    vault: draw.number("vault", 0.3, 0.46),
    open: treasure || says(ask, "open") || says(ask, "empty"),
    treasure,
    spilt: treasure && (says(ask, "leaking", "treasure") || says(ask, "full") || says(ask, "full", "treasure")),
    inscribed: wants(ask, "panel", ask.traits.has("inscribed") || ask.traits.has("emblazoned")),
  };
}

/** The lid's cross-section above its edge: x is depth, y height. */
const arch = (depth: number, rise: number, inset: number): Point2[] =>
  Array.from({ length: 17 }, (_, i) => {
    const angle = (i / 16) * PI;
    return [(depth / 2 - inset) * cos(angle), (rise - inset) * sin(angle)] as const;
  });

/** Along X: the drawing's x becomes the depth. */
const along = (outline: readonly Point2[], width: number, bevel: number): Geometry =>
  turnY(extrude(outline, { depth: width, bevel, bevelSteps: 2 }), PI / 2);

function buildChest(p: ChestParameters): Model {
  const { width: w, height: h, depth: d } = p;
  const rise = d * p.vault + 0.03;
  const wall = 0.024;
  const tub = openBox(w, h, d, wall, 0.03, 0.006);
  const shell = (outer: number, inner: number): Point2[] => [
    ...arch(d, rise, outer),
    ...arch(d, rise, inner).reverse(),
  ];
  const lid = along(shell(0, wall), w - 0.004, 0.002);
  const ends = [-1, 1].map((side) =>
    move(along(arch(d, rise, 0.002), wall, 0.002), [side * (w / 2 - wall / 2 - 0.003), 0, 0]),
  );
  const bandWide = w * 0.075;
  const bandX = [-0.5 + 0.06, -0.19, 0.19, 0.5 - 0.06].map((f) => f * w);
  const lidBands = bandX.map((x) => move(along(shell(-0.007, wall * 0.5), bandWide, 0.002), [x, 0, 0]));
  const lidRim = [1, -1].map((side) =>
    move(box([w + 0.008, 0.032, 0.012], { bevel: 0.003, bevelSteps: 2 }), [0, 0.016, side * (d / 2 - 0.001)]),
  );
  const place = (geometry: Geometry): Geometry => {
    // hinged at the back edge
    const hinged = p.open ? move(turnX(move(geometry, [0, 0, d / 2]), -1.75), [0, 0, -d / 2]) : geometry;
    return move(hinged, [0, h + (p.open ? 0.004 : 0.001), 0]);
  };
  const frame: Geometry[] = [];
  const board = [w * 0.74, h - 0.14, 0.012] as const;
  for (const side of [1, -1]) {
    for (const x of p.inscribed && side > 0 ? [bandX[0] as number, bandX[3] as number] : bandX)
      frame.push(move(box([bandWide, h, 0.014], { bevel: 0.003, bevelSteps: 2 }), [x, h / 2, side * (d / 2)]));
    frame.push(move(box([w + 0.012, 0.04, 0.015], { bevel: 0.003, bevelSteps: 2 }), [0, 0.02, side * (d / 2)]));
    frame.push(move(box([w + 0.012, 0.034, 0.015], { bevel: 0.003, bevelSteps: 2 }), [0, h - 0.019, side * (d / 2)]));
    for (const y of [0.02, h - 0.019])
      frame.push(move(box([0.015, 0.036, d + 0.01], { bevel: 0.003, bevelSteps: 2 }), [side * (w / 2), y, 0]));
    for (const z of [1, -1])
      frame.push(
        move(box([0.016, h, 0.05], { bevel: 0.003, bevelSteps: 2 }), [side * (w / 2), h / 2, z * (d / 2 - 0.02)]),
      );
  }
  const rivet = turnX(move(sphere(0.0085, 12, 6), [0, 0, 0]), 0);
  const rivets = (p.inscribed ? [bandX[0] as number, bandX[3] as number] : bandX).flatMap((x) =>
    [0.24, 0.5, 0.76].map((f) => move(rivet, [x, h * f, d / 2 + 0.007])),
  );
  // over the board it is low
  const [lockHigh, lockAt] = p.inscribed ? [0.09, h - 0.042] : [0.13, h - 0.055];
  const lockPlate = move(box([w * 0.15, lockHigh, 0.018], { bevel: 0.005, bevelSteps: 2 }), [0, lockAt, d / 2 + 0.005]);
  const keyhole = merge([
    move(turnX(cylinder({ radius: 0.012, height: 0.003, segments: 20 }), PI / 2), [0, h - 0.05, d / 2 + 0.0135]),
    move(box([0.01, 0.034, 0.003]), [0, h - 0.07, d / 2 + 0.015]),
  ]);
  const hasp = move(box([w * 0.085, 0.1, 0.014], { bevel: 0.004, bevelSteps: 2 }), [0, 0.012, d / 2 + 0.012]);
  const handles = [1, -1].map((side) =>
    move(turnZ(turnY(torus(0.052, 0.008, 32, 10), 0), side * (PI / 2 - 0.25)), [side * (w / 2 + 0.018), h * 0.56, 0]),
  );
  const parts: Part[] = [
    makePart("tub", "body", tub, { weight: 1, grain: "x" }),
    makePart("lid", "lid", place(lid), { weight: 1, grain: "x" }),
    ...makeParts("lid-end", "lid", ends.map(place), { weight: 0.8, grain: "x" }),
    ...makeParts("lid-band", "band", [...lidBands, ...lidRim].map(place), { weight: 0.9 }),
    ...makeParts("band", "band", frame, { weight: 0.9 }),
    makePart("rivets", "lock", merge(rivets), { weight: 0.4 }),
    ...(p.inscribed
      ? [
          makePart(
            "panel",
            "panel",
            move(box([...board], { bevel: 0.003, bevelSteps: 2 }), [0, h / 2 - 0.024, d / 2]),
            {
              weight: 1,
              grain: "x",
            },
          ),
        ]
      : []),
    makePart("lock", "lock", lockPlate, { weight: 0.8 }),
    makePart("keyhole", "keyhole", keyhole, { weight: 0.6 }),
    makePart("hasp", "lock", place(hasp), { weight: 0.6 }),
    ...makeParts("handle", "band", handles, { weight: 0.6 }),
  ];
  if (p.treasure) parts.push(...heap(p, wall));
  if (p.spilt) parts.push(spiltCoins(p));
  return standModel(parts, [
    { name: "top", position: [0, p.open ? h : h + rise, 0], normal: [0, 1, 0], radius: d * 0.4 },
    { name: "inside", position: [0, 0.03, 0], normal: [0, 1, 0], radius: d / 2 - wall },
  ]);
}

/** Coins that lie before the chest, and on its rim. */
const SPILT = 30;
const ON_RIM = 6;

/** Coins that have run over the front: some on the rim, the most in a fan on the floor, a few over others. */
function spiltCoins({ width, height, depth }: ChestParameters): Part {
  const coin = cylinder({ radius: 0.024, height: 0.006, segments: 14 });
  const lying = Array.from({ length: SPILT }, (_, i) => {
    // the golden angle spreads them evenly
    const [angle, away] = [i * 2.39996, Math.sqrt((i + 0.5) / SPILT)];
    const [x, z] = [0.36 * width * away * cos(angle), 0.3 * depth * away * (1 + sin(angle))];
    const tilt = i % 4 === 0 ? 0.5 : 0.05;
    return move(turnY(turnX(coin, tilt), angle), [x, i % 4 === 0 ? 0.012 : 0.001, depth / 2 + 0.035 + z]);
  });
  const onRim = Array.from({ length: ON_RIM }, (_, i) =>
    move(turnX(coin, i % 2 === 0 ? 0.2 : 1.1), [
      width * (0.1 * i - 0.25),
      height + (i % 2 === 0 ? 0.004 : -0.012),
      depth / 2 - (i % 2 === 0 ? 0.002 : -0.022),
    ]),
  );
  return makePart("spilt-coins", "treasure", merge([...lying, ...onRim]), { weight: 1.4, crease: 0.6 });
}

/** Coins that lie about on the hoard, which shows many more. */
const COINS = 36;

/** A bumpy heap of gold with coins that lie about on it, and a few stones. */
function heap(p: ChestParameters, wall: number): Part[] {
  const [a, b] = [p.width / 2 - wall - 0.002, p.depth / 2 - wall - 0.002];
  const height = (x: number, z: number) => {
    const q = 1 - 0.75 * (x / a) * (x / a) - 0.6 * (z / b) * (z / b);
    return p.height * 0.84 + p.height * 0.42 * Math.max(0, q) + 0.012 * noise(x * 30, z * 30, 0, 5);
  };
  const mound = deform(box([2 * a, 0.1, 2 * b], { divisions: [26, 1, 18] }), ([x, y, z]) => [
    x,
    y > 0 ? height(x, z) : p.height * 0.5,
    z,
  ]);
  const spots = Array.from({ length: COINS }, (_, i): [number, number, number] => {
    const turn = i * 2.399963;
    const reach = Math.sqrt((i + 0.5) / COINS);
    return [a * 0.93 * reach * cos(turn), b * 0.9 * reach * sin(turn), i];
  });
  const coin = cylinder({ radius: 0.034, height: 0.008, segments: 14 });
  const coins = spots.map(([x, z, i]) => {
    const tilted = turnY(turnX(coin, 0.1 + 0.42 * Math.abs(sin(i * 1.7))), (i * 1.3) % TAU);
    return move(tilted, [x, height(x, z) + 0.004, z]);
  });
  // below the coins it is darker, or nobody would tell one from the next
  const deep: Paint = (surface) => shade(surface, 0.7);
  const gems = [6, 13, 17, 23, 27, 31].map((k, i) => {
    const [x, z] = spots[k] as [number, number, number];
    return move(turnX(sphere(0.024, 6, 4), i), [x, height(x, z) + 0.006, z]);
  });
  return [
    makePart("gold", "hoard", mound, { weight: 0.3, paint: deep }),
    makePart("coins", "treasure", merge(coins), { weight: 2, crease: 0.6 }),
    ...makeParts("gem", "gem", gems, { weight: 0.5, crease: 0.2 }),
  ];
}

/**
 * A chest. What makes it itself: a long plank body under a lid vaulted like half a barrel, iron bands around both, a lock plate with
 * a keyhole in front, rings at the ends; open, a heap of gold coins and stones shows.
 */
export const chest = defineConcept<ChestParameters>({
  id: "chest",
  family: "container",
  words: [
    "chest",
    "treasure chest",
    "pirate chest",
    "wooden chest",
    "loot chest",
    "coffer",
    "strongbox",
    "treasure box",
    "steamer trunk",
    "treasure",
  ],
  senses: ["chest#2", "strongbox"],
  height: 0.5,
  parameters,
  slots: {
    body: {
      words: ["plank", "side"],
      materials: ["oak-planks"],
      colours: ["#7a4a24", "#8d5a2e", "#5f3a1f", "#6d4426"].map(fromHex),
      group: "wood",
    },
    lid: {
      words: ["cover", "top"],
      materials: ["oak-planks"],
      colours: ["#7a4a24", "#8d5a2e", "#5f3a1f", "#6d4426"].map(fromHex),
      group: "wood",
    },
    panel: {
      words: ["plaque", "board", "front"],
      materials: ["oak-planks"],
      colours: ["#7a4a24", "#8d5a2e", "#5f3a1f", "#6d4426"].map(fromHex),
      group: "wood",
    },
    band: {
      words: ["strap", "fitting", "corner", "handle", "hinge"],
      materials: ["iron", "bronze"],
      takesWhole: false,
    },
    lock: { words: ["hasp", "rivet", "latch"], materials: ["gold", "bronze"], takesWhole: false },
    keyhole: { words: [], materials: ["iron"], colours: [fromHex("#0d0b0a")], takesWhole: false },
    treasure: { words: ["gold", "coin", "loot"], materials: ["gold"], takesWhole: false },
    hoard: { words: [], materials: ["coins"], takesWhole: false },
    gem: {
      words: ["jewel", "ruby", "stone"],
      materials: ["glass"],
      colours: [fromHex("#b1122a"), fromHex("#0e7a4a"), fromHex("#1d4fbe")],
      takesWhole: false,
    },
  },
  sample: sampleChest,
  build: buildChest,
  view: { azimuth: 0.55, elevation: 0.4 },
});
