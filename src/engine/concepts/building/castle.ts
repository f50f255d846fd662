import { extrude } from "../../geometry/extrude.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, turnY } from "../../geometry/place.ts";
import { PI, sin } from "../../math/elementary.ts";
import {
  archPath,
  archPlate,
  archRing,
  around,
  block,
  blockOn,
  coneRoof,
  merlonRow,
  roundMerlons,
  turnedUp,
} from "./masonry.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, hues, type StructureParameters, vary } from "./structure.ts";

/** A pole with a cloth that waves. */
export function flagOn(name: string, x: number, y: number, z: number, size: number): Part[] {
  const cloth = deform(
    move(
      extrude(
        [
          [0, 0],
          [0.25, 0.04],
          [0.5, 0.08],
          [0.75, 0.12],
          [1, 0.22],
          [0.75, 0.32],
          [0.5, 0.38],
          [0.25, 0.42],
          [0, 0.46],
        ].map(([u, v]) => [(u as number) * size, (v as number) * size] as const),
        { depth: size * 0.04 },
      ),
      [0, size * 0.62, 0],
    ),
    ([u, v, w]) => [u, v, w + size * 0.07 * sin((u / size) * 7)],
  );
  const pole = turnedUp(
    [
      [0, -0.02],
      [size * 0.03, -0.02],
      [size * 0.025, size * 1.1],
      [size * 0.05, size * 1.13],
      [0, size * 1.19],
    ],
    10,
    2,
  );
  return [
    makePart(`${name}-pole`, "pole", move(pole, [x, y, z]), { weight: 0.4 }),
    makePart(`${name}-flag`, "flag", move(cloth, [x, y, z]), { weight: 0.7 }),
  ];
}

/** A round tower with a battered foot and a corbelled head: battlements or a pointed roof; slits all around. */
function roundTower(name: string, x: number, z: number, r: number, h: number, roofed: boolean, pitch: number): Part[] {
  const shaft = turnedUp(
    [
      [0, 0],
      [r * 1.2, 0],
      [r, h * 0.16],
      [r * 0.97, h * 0.84],
      [r * 1.17, h * 0.9],
      [r * 1.17, h],
      [r * 0.95, h],
      [r * 0.95, h * 0.96],
      [0, h * 0.96],
    ],
    28,
    1,
  );
  const slit = archPlate(archPath(r * 0.2, h * 0.13, 6), 0.06);
  const frame = archRing(archPath(r * 0.34, h * 0.13 + r * 0.07, 6), archPath(r * 0.19, h * 0.13, 6), 0.07, 0.006);
  const phase = PI / 4;
  const parts: Part[] = [
    makePart(`${name}-shaft`, "wall", move(shaft, [x, 0, z]), { projection: "cylinder", weight: 1 }),
    makePart(
      `${name}-slits`,
      "opening",
      move(merge(around(4, move(slit, [0, h * 0.62, r * 0.97]), phase)), [x, 0, z]),
      { weight: 0.5 },
    ),
    makePart(
      `${name}-frames`,
      "trim",
      move(merge(around(4, move(frame, [0, h * 0.62, r * 0.975]), phase)), [x, 0, z]),
      { weight: 0.4 },
    ),
    makePart(
      `${name}-band`,
      "trim",
      move(
        turnedUp(
          [
            [0, h * 0.89],
            [r * 1.14, h * 0.89],
            [r * 1.22, h * 0.905, 0.01],
            [r * 1.22, h * 0.925, 0.01],
            [0, h * 0.93],
          ],
          28,
        ),
        [x, 0, z],
      ),
      { weight: 0.4 },
    ),
  ];
  if (roofed)
    parts.push(
      makePart(`${name}-roof`, "roof", move(coneRoof(r * 1.36, h * 0.97, r * pitch), [x, 0, z]), {
        projection: "cylinder",
        weight: 0.95,
      }),
    );
  else
    parts.push(
      makePart(
        `${name}-merlons`,
        "wall",
        move(roundMerlons(r * 0.95, r * 1.17, h - 0.01, r * 0.34, Math.max(7, Math.round(r * 34))), [x, 0, z]),
        { weight: 0.9 },
      ),
    );
  return parts;
}

/** A wall with merlons between two towers, facing +Z before it is turned. */
function curtain(
  name: string,
  length: number,
  h: number,
  put: (g: ReturnType<typeof block>) => ReturnType<typeof block>,
): Part[] {
  return [
    makePart(`${name}-wall`, "wall", put(blockOn([length, h, 0.16], 0, 0, 0)), { weight: 0.9 }),
    makePart(
      `${name}-merlons`,
      "wall",
      put(merlonRow(length - 0.1, [0.11, 0.11, 0.07], h - 0.01, 0.045, Math.max(3, Math.round(length / 0.21)))),
      { weight: 0.8 },
    ),
    makePart(`${name}-walk`, "trim", put(block([length, 0.03, 0.2], [0, h - 0.05, 0.01], 0.006)), { weight: 0.3 }),
  ];
}

function buildCastle(p: StructureParameters) {
  const fairy = p.style === "fairytale";
  const a = 0.82 * p.wide;
  const wall = (fairy ? 0.5 : 0.6) * p.tall;
  const roofed = fairy || p.style === "roofed";
  const corner = (fairy ? 1.05 : 0.98) * p.tall;
  const r = (fairy ? 0.18 : 0.23) * p.wide;
  const pitch = fairy ? 3.6 : 2.3;
  const parts: Part[] = [];
  for (const [i, [x, z]] of (
    [
      [-a, a],
      [a, a],
      [-a, -a],
      [a, -a],
    ] as const
  ).entries())
    parts.push(...roundTower(`tower-${i + 1}`, x, z, r, corner * (i < 2 ? 1 : 1.16), roofed, pitch));
  for (const [i, turn] of [PI / 2, PI, -PI / 2].entries())
    parts.push(...curtain(`side-${i + 1}`, 2 * a, wall, (g) => turnY(move(g, [0, 0, a]), turn)));
  const gate = 0.72 * p.wide;
  for (const [i, s] of [-1, 1].entries()) {
    const length = a - gate / 2;
    parts.push(...curtain(`front-${i + 1}`, length, wall, (g) => move(g, [s * (gate / 2 + length / 2), 0, a])));
  }
  parts.push(...gatehouse(p, gate, wall, a, fairy));
  parts.push(...(fairy ? palace(p, wall, a) : keep(p, corner, a, roofed)));
  parts.push(
    makePart(
      "ground",
      "ground",
      turnedUp(
        [
          [0, -0.07],
          [a * 1.72, -0.07, 0.04],
          [a * 1.66, 0.015, 0.05],
          [0, 0.015],
        ],
        40,
      ),
      { weight: 0.5 },
    ),
  );
  return standModel(parts, [{ name: "top", position: [0, corner * 1.4, -a * 0.2], normal: [0, 1, 0], radius: 0.2 }]);
}

/** A block between two half towers, with the arched gate, its iron grate and a bridge of planks before it. */
function gatehouse(p: StructureParameters, gate: number, wall: number, z: number, fairy: boolean): Part[] {
  const h = wall * 1.34;
  const [w, up] = [gate * 0.44, wall * 0.86];
  const outline = [
    [-gate / 2, 0],
    [-w / 2, 0],
    ...[...archPath(w, up, 10)].reverse().slice(1, -1),
    [w / 2, 0],
    [gate / 2, 0],
    [gate / 2, h],
    [-gate / 2, h],
  ] as const;
  const front = z + 0.13;
  const parts: Part[] = [
    makePart(
      "gatehouse",
      "wall",
      move(
        extrude(
          outline.map(([x, y]) => [x as number, y as number] as const),
          { depth: 0.36 },
        ),
        [0, 0, z],
      ),
      { weight: 1 },
    ),
    makePart(
      "gate-arch",
      "trim",
      move(archRing(archPath(w + 0.11, up + 0.055, 10), archPath(w - 0.01, up, 10), 0.06, 0.008), [0, 0, front + 0.06]),
      { weight: 0.6 },
    ),
    makePart("gate-dark", "opening", move(archPlate(archPath(w + 0.02, up + 0.01, 10), 0.04), [0, 0, z - 0.02]), {
      weight: 0.7,
    }),
    makePart(
      "gate",
      "gate",
      merge([
        ...[-2, -1, 0, 1, 2].map((i) =>
          blockOn([0.022, up * (0.98 - Math.abs(i) * 0.06), 0.022], (i * w) / 5.2, 0.12, z + 0.08),
        ),
        ...[0.34, 0.58, 0.8].map((f) => block([w * 0.98, 0.02, 0.018], [0, up * f, z + 0.08])),
      ]),
      { weight: 0.6 },
    ),
    makePart("gate-merlons", "wall", merlonRow(gate, [0.11, 0.12, 0.09], h - 0.01, front, 4), { weight: 0.8 }),
    makePart("gate-band", "trim", block([gate + 0.05, 0.04, 0.42], [0, h - 0.07, z], 0.008), { weight: 0.4 }),
    makePart("drawbridge", "gate-wood", block([w * 1.08, 0.035, 0.46], [0, 0.03, front + 0.27], 0.008), {
      grain: "z",
      weight: 0.6,
    }),
  ];
  for (const [i, s] of [-1, 1].entries())
    parts.push(...roundTower(`gate-tower-${i + 1}`, (s * gate) / 2, z + 0.09, 0.15 * p.wide, h * 1.12, fairy, 3.2));
  return parts;
}

/** The great square tower in the middle. */
function keep(p: StructureParameters, corner: number, a: number, roofed: boolean): Part[] {
  const [w, h, z] = [0.8 * p.wide, corner * 1.5, -a * 0.2];
  const windows = [-0.24, 0.24].flatMap((x) => [0.6, 0.8].map((y) => [x * w, y * h] as const));
  const at = (g: ReturnType<typeof block>) => [0, 1, 2, 3].map((i) => move(turnY(g, (i * PI) / 2), [0, 0, z]));
  const rows = [merlonRow(w + 0.08, [0.13, 0.13, 0.08], h - 0.01, w / 2, 5)];
  return [
    makePart("keep", "wall", blockOn([w, h, w], 0, 0, z), { weight: 1 }),
    makePart("keep-head", "wall", blockOn([w + 0.1, 0.12, w + 0.1], 0, h - 0.12, z), { weight: 0.7 }),
    makePart("keep-band", "trim", blockOn([w + 0.14, 0.03, w + 0.14], 0, h - 0.14, z, 0.006), { weight: 0.4 }),
    makePart("keep-merlons", "wall", merge(at(rows[0] as ReturnType<typeof block>)), { weight: 0.8 }),
    makePart(
      "keep-windows",
      "opening",
      merge(
        windows.flatMap(([x, y]) =>
          at(move(archPlate(archPath(w * 0.12, h * 0.1, 6), 0.04), [x, y - h * 0.05, w / 2])),
        ),
      ),
      { weight: 0.5 },
    ),
    makePart(
      "keep-frames",
      "trim",
      merge(
        windows.flatMap(([x, y]) =>
          at(
            move(archRing(archPath(w * 0.17, h * 0.1 + w * 0.025, 6), archPath(w * 0.115, h * 0.1, 6), 0.05, 0.004), [
              x,
              y - h * 0.05,
              w / 2,
            ]),
          ),
        ),
      ),
      { weight: 0.4 },
    ),
    ...(roofed
      ? [
          makePart("keep-roof", "roof", move(turnY(coneRoof(w * 0.62, h - 0.02, w * 0.7, 4), PI / 4), [0, 0, z]), {
            weight: 0.9,
          }),
        ]
      : []),
    ...flagOn("keep", 0, roofed ? h + w * 0.64 : h - 0.01, z, 0.42),
  ];
}

/** Slender towers of different heights around a hall with a steep roof. */
function palace(p: StructureParameters, wall: number, a: number): Part[] {
  const h = wall * 1.9;
  const hall = blockOn([a * 0.95, h, a * 0.8], 0, 0, -a * 0.3);
  const towers = [
    [0, -a * 0.35, 0.19, 2.4 + 0.3 * vary(p, "high")],
    [-a * 0.48, -a * 0.05, 0.13, 1.7],
    [a * 0.48, -a * 0.05, 0.13, 1.45 + 0.4 * vary(p, "right")],
    [a * 0.3, -a * 0.62, 0.11, 2],
  ] as const;
  const windows = [-1, 0, 1].map((x) =>
    move(archPlate(archPath(a * 0.11, h * 0.2, 6), 0.04), [x * a * 0.26, h * 0.66, a * 0.1]),
  );
  return [
    makePart("hall", "wall", hall, { weight: 0.9 }),
    makePart(
      "hall-roof",
      "roof",
      move(
        extrude(
          [
            [-a * 0.55, h - 0.01],
            [a * 0.55, h - 0.01],
            [0, h + a * 0.6],
          ],
          { depth: a * 0.84 },
        ),
        [0, 0, -a * 0.3],
      ),
      { weight: 0.9 },
    ),
    makePart("hall-windows", "opening", merge(windows), { weight: 0.5 }),
    ...towers.flatMap(([x, z, r, k], i) => roundTower(`spire-${i + 1}`, x, z, r * p.wide, k * 0.9 * p.tall, true, 3.9)),
    ...flagOn("high", 0, towers[0][3] * 0.9 * p.tall + 0.68 * p.wide, -a * 0.35, 0.36),
  ];
}

/**
 * A castle. What makes it itself: curtain walls of stone blocks with battlements between round towers, a gatehouse with an arched gate
 * and an iron grate, a keep that towers over all with a flag; in the fairy tale slender pale towers under steep blue or red cones.
 */
export const castle = defineStructure({
  id: "castle",
  family: "building",
  words: [
    "castle",
    "fortress",
    "fort",
    "citadel",
    "palace",
    "stronghold",
    "medieval castle",
    "fairytale castle",
    "chateau",
    "sandcastle",
    "sand castle",
  ],
  senses: ["castle#2", "castle#1", "fortress", "palace#1"],
  height: 20,
  scale: 11,
  styles: { medieval: 3, roofed: 2, fairytale: 2, sand: 0.0001 },
  choose: (ask) =>
    byWord({
      fairytale: ["palace", "fairytale castle", "chateau"],
      medieval: ["fortress", "fort", "citadel", "stronghold", "medieval castle"],
      sand: ["sandcastle", "sand castle"],
    })(ask) ?? (ask.traits.has("cute") ? "fairytale" : undefined),
  slots: {
    wall: bodySlot(["tower", "keep", "battlement", "stone", "rampart"], ["brick"], "#8b877e"),
    trim: bodySlot(["arch", "band", "frame"], ["granite"], "#a7a298"),
    roof: fixedSlot(["cone", "spire", "turret roof"], ["roof-tiles"], "#7d2f22", "#2f4c7c", "#3a3f4a"),
    opening: fixedSlot(["window", "slit"], ["iron"], "#16130f"),
    gate: fixedSlot(["portcullis", "grate"], ["iron"], "#2b2a2a"),
    "gate-wood": fixedSlot(["drawbridge", "door"], ["oak-planks"], "#6b4a2b"),
    flag: fixedSlot(["banner", "pennant"], ["woven-cotton"], "#b3201c", "#1f4fa0", "#d9a21b"),
    pole: fixedSlot(["flagpole"], ["oak"]),
    ground: fixedSlot(["grass", "hill"], ["grass"]),
  },
  dress: ({ style, seed }) => {
    if (style === "sand")
      return Object.fromEntries(
        ["wall", "trim", "roof", "ground"].map((slot) => [slot, { material: "sand", colours: hues("#d9b67c") }]),
      );
    const wall = style === "fairytale" ? ["#ded7c8", "#e3d6cf", "#cfcac0"] : ["#85817a", "#938a79", "#787a7c"];
    return {
      wall: { material: "brick", colours: hues(wall[seed % 3] as string) },
      ...(style === "fairytale"
        ? { roof: { material: "roof-tiles", colours: hues(["#35558f", "#a5402f", "#6a4a86"][seed % 3] as string) } }
        : {}),
    };
  },
  build: buildCastle,
  view: { azimuth: 0.5, elevation: 0.36 },
});
