import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { layColour } from "../lay-colour.ts";
import { flagOn } from "./castle.ts";
import {
  archPath,
  archPlate,
  archRing,
  around,
  block,
  blockOn,
  coneRoof,
  roundMerlons,
  square,
  turnedUp,
} from "./masonry.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, hues, type StructureParameters } from "./structure.ts";

const fourWays = (g: Geometry): Geometry[] => [0, 1, 2, 3].map((i) => turnY(g, (i * PI) / 2));
const top = (y: number) => [{ name: "top", position: [0, y, 0] as const, normal: [0, 1, 0] as const, radius: 0.2 }];

/** A round keep of blocks with slits, a corbelled head, battlements or a cone. */
function medieval(p: StructureParameters, roofed: boolean) {
  const [r, h] = [0.42 * p.wide, 1.9 * p.tall];
  const shaft = turnedUp(
    [
      [0, 0],
      [r * 1.25, 0],
      [r * 1.04, h * 0.12],
      [r, h * 0.3],
      [r * 0.96, h * 0.8],
      [r * 1.2, h * 0.88],
      [r * 1.2, h],
      [r * 1.02, h],
      [r * 1.02, h * 0.95],
      [0, h * 0.95],
    ],
    40,
    1,
  );
  const window = (w: number, y: number, turn: number): [Geometry, Geometry] => [
    turnY(move(archPlate(archPath(w, w * 1.9, 8), 0.08), [0, y, r * 0.965]), turn),
    turnY(
      move(archRing(archPath(w * 1.5, w * 2.2, 8), archPath(w * 0.97, w * 1.9, 8), 0.1, 0.008), [0, y, r * 0.97]),
      turn,
    ),
  ];
  const windows = [
    window(0.1, h * 0.42, 0.5),
    window(0.13, h * 0.63, 0),
    window(0.1, h * 0.55, 1.3),
    window(0.13, h * 0.66, -1.2),
    window(0.12, h * 0.6, PI),
  ];
  const corbel = block([r * 0.13, h * 0.06, r * 0.2], [0, h * 0.85, r * 1.06], 0.01);
  const parts: Part[] = [
    makePart("shaft", "wall", shaft, { projection: "cylinder", weight: 1 }),
    makePart("corbels", "trim", merge(around(16, corbel)), { weight: 0.5 }),
    makePart(
      "band",
      "trim",
      turnedUp(
        [
          [0, h * 0.875],
          [r * 1.2, h * 0.875],
          [r * 1.25, h * 0.885, 0.01],
          [r * 1.25, h * 0.91, 0.01],
          [0, h * 0.915],
        ],
        40,
      ),
      { weight: 0.5 },
    ),
    makePart("windows", "opening", merge(windows.map(([pane]) => pane)), { weight: 0.5 }),
    makePart("window-frames", "trim", merge(windows.map(([, frame]) => frame)), { weight: 0.4 }),
    makePart("door", "door", move(archPlate(archPath(0.26, 0.46, 10), 0.1), [0, 0, r * 1.1]), { weight: 0.7 }),
    makePart(
      "door-frame",
      "trim",
      move(archRing(archPath(0.38, 0.52, 10), archPath(0.255, 0.46, 10), 0.16, 0.012), [0, 0, r * 1.08]),
      { weight: 0.6 },
    ),
    makePart("step", "trim", blockOn([0.44, 0.05, 0.24], 0, -0.02, r * 1.3, 0.012), { weight: 0.3 }),
  ];
  if (roofed)
    parts.push(
      makePart("roof", "roof", coneRoof(r * 1.42, h - 0.02, r * 2.3, 40), { projection: "cylinder", weight: 1 }),
      ...flagOn("top", 0, h + r * 2.2, 0, 0.34),
    );
  else
    parts.push(
      makePart("merlons", "wall", roundMerlons(r * 1.02, r * 1.2, h - 0.01, r * 0.32, 11), { weight: 0.9 }),
      ...flagOn("top", 0, h * 0.95, 0, 0.6),
    );
  return standModel(parts, top(roofed ? h + r * 2.2 : h * 0.95));
}

/** White arcades storey upon storey, a narrower belfry, the whole leaning. */
function leaning(p: StructureParameters) {
  const r = 0.4 * p.wide;
  const storey = 0.27 * p.tall;
  const parts: Part[] = [];
  const lean = (g: Geometry) => turnZ(g, -0.085);
  const put = (name: string, slot: string, g: Geometry, weight: number) =>
    parts.push(makePart(name, slot, lean(g), { weight }));
  put(
    "foot",
    "wall",
    turnedUp(
      [
        [0, -0.05],
        [r * 1.12, -0.05],
        [r * 1.12, 0.04, 0.01],
        [r, 0.05],
        [r, storey * 1.5],
        [0, storey * 1.5],
      ],
      40,
    ),
    0.8,
  );
  const arch = (n: number, w: number, h: number, y: number, out: number, slot: string, name: string) =>
    put(name, slot, merge(around(n, move(archPlate(archPath(w, h, 6), 0.03), [0, y, out]))), 0.5);
  arch(15, r * 0.26, storey * 1.1, 0.1, r, "wall-shade", "blind-arches");
  let y = storey * 1.5;
  for (let i = 0; i < 7; i += 1) {
    const belfry = i === 6;
    const core = r * (belfry ? 0.7 : 0.8);
    const edge = belfry ? r * 0.78 : r;
    put(
      `core-${i + 1}`,
      "wall-shade",
      turnedUp(
        [
          [0, y - 0.01],
          [core, y - 0.01],
          [core, y + storey],
          [0, y + storey],
        ],
        32,
      ),
      0.7,
    );
    put(
      `ledge-${i + 1}`,
      "wall",
      turnedUp(
        [
          [0, y - 0.025],
          [r * 1.06, y - 0.025, 0.008],
          [r * 1.06, y + 0.012, 0.008],
          [0, y + 0.012],
        ],
        40,
      ),
      0.6,
    );
    const n = belfry ? 10 : 20;
    const w = ((2 * PI * edge) / n) * 0.72;
    const frame = archRing(
      [
        [w * 0.72, 0],
        [w * 0.72, storey],
        [-w * 0.72, storey],
        [-w * 0.72, 0],
      ],
      archPath(w, storey * 0.86, 5),
      0.05,
    );
    put(`arcade-${i + 1}`, "wall", merge(around(n, move(frame, [0, y, edge * 0.96]))), 0.8);
    y += storey;
  }
  put(
    "crown",
    "wall",
    turnedUp(
      [
        [0, y - 0.02],
        [r * 0.84, y - 0.02, 0.01],
        [r * 0.84, y + 0.04, 0.01],
        [0, y + 0.04],
      ],
      32,
    ),
    0.5,
  );
  return standModel(
    [
      ...parts,
      makePart(
        "plaza",
        "trim",
        turnedUp(
          [
            [0, -0.1],
            [r * 1.5, -0.1, 0.02],
            [r * 1.5, -0.01, 0.02],
            [0, -0.01],
          ],
          40,
        ),
        { weight: 0.4 },
      ),
    ],
    top(y),
  );
}

const FACE = fromHex("#f3efe0");
const INK = fromHex("#14151a");

/** A square shaft with ribs, four great dials under a steep roof with a spire. */
function clockTower(p: StructureParameters) {
  const [a, h] = [0.3 * p.wide, 1.75 * p.tall];
  const dial = 0.25 * p.wide;
  const y = h + dial * 1.25;
  const paint: Paint = (surface, x, v) => {
    const d = Math.sqrt(x * x + v * v) / dial;
    layColour(surface, d > 0.94 ? fromHex("#c39a3c") : FACE, 0.5);
    const hour = d > 0.7 && d < 0.88;
    if (hour) {
      for (let k = 0; k < 6; k += 1) {
        const [c, s] = TICKS[k] as readonly [number, number];
        if (Math.abs(x * s - v * c) < dial * 0.035) layColour(surface, INK, 0.5);
      }
    }
    if (Math.abs(x) < dial * 0.035 && v > -dial * 0.1 && v < dial * 0.74) layColour(surface, INK, 0.5);
    if (Math.abs(v * 0.94 - x * 0.34) < dial * 0.05 && x > -dial * 0.05 && x < dial * 0.5) layColour(surface, INK, 0.5);
    if (d < 0.08) layColour(surface, INK, 0.5);
  };
  const face = disc(dial, 0.05, 0.008, 40);
  const head = a * 1.16;
  const rib = blockOn([0.05, h, 0.05], 0, 0, a, 0.008);
  const lancets = [-0.5, 0, 0.5].flatMap((x) =>
    [0.3, 0.52, 0.74].map((f) => move(archPlate(archPath(a * 0.24, h * 0.15, 6), 0.03), [x * a, h * f, a])),
  );
  return standModel(
    [
      makePart(
        "foot",
        "trim",
        square([
          [0, 0],
          [a * 1.35, 0],
          [a * 1.35, 0.1],
          [a * 1.12, 0.18],
          [0, 0.18],
        ]),
        { weight: 0.6 },
      ),
      makePart(
        "shaft",
        "wall",
        square([
          [0, 0],
          [a, 0],
          [a, h + 0.02],
          [0, h + 0.02],
        ]),
        { weight: 1 },
      ),
      makePart("ribs", "trim", merge([-1, -0.25, 0.25].flatMap((x) => fourWays(move(rib, [x * a, 0, 0])))), {
        weight: 0.6,
      }),
      makePart("windows", "opening", merge(lancets.flatMap(fourWays)), { weight: 0.5 }),
      makePart(
        "belt",
        "trim",
        merge(
          [0.27, 0.49, 0.71].map((f) =>
            square([
              [0, h * f - 0.02],
              [a * 1.08, h * f - 0.02],
              [a * 1.08, h * f + 0.012],
              [0, h * f + 0.012],
            ]),
          ),
        ),
        { weight: 0.4 },
      ),
      makePart(
        "clock-storey",
        "wall",
        square([
          [0, h - 0.08],
          [a, h - 0.08],
          [head, h],
          [head, y + dial * 1.25],
          [0, y + dial * 1.25],
        ]),
        { weight: 0.9 },
      ),
      ...fourWays(move(face, [0, y, head - 0.015])).map((geometry, i) => ({
        ...makePart(`dial-${i + 1}`, "face", geometry, { weight: 0.95, paint }),
        geometry: { ...geometry, rest: face.rest },
      })),
      makePart("dial-posts", "trim", merge(fourWays(blockOn([0.09, dial * 2.7, 0.09], head, h - 0.03, head, 0.015))), {
        weight: 0.5,
      }),
      makePart(
        "cornice",
        "trim",
        square([
          [0, y + dial * 1.2],
          [head * 1.14, y + dial * 1.24],
          [head * 1.14, y + dial * 1.4],
          [0, y + dial * 1.4],
        ]),
        { weight: 0.6 },
      ),
      makePart(
        "belfry",
        "wall",
        square([
          [0, y + dial * 1.38],
          [head * 0.86, y + dial * 1.38],
          [head * 0.86, y + dial * 2],
          [0, y + dial * 2],
        ]),
        { weight: 0.7 },
      ),
      makePart(
        "belfry-openings",
        "opening",
        merge(
          [-0.5, 0, 0.5].flatMap((x) =>
            fourWays(
              move(archPlate(archPath(head * 0.3, dial * 0.5, 6), 0.03), [x * head, y + dial * 1.42, head * 0.86]),
            ),
          ),
        ),
        { weight: 0.5 },
      ),
      makePart(
        "roof",
        "roof",
        square([
          [0, y + dial * 1.96],
          [head * 1.02, y + dial * 1.96],
          [head * 1.02, y + dial * 2.05],
          [head * 0.5, y + dial * 3],
          [head * 0.5, y + dial * 3.2],
          [head * 0.14, y + dial * 4.3],
          [0, y + dial * 5],
        ]),
        { weight: 0.95 },
      ),
      makePart(
        "pinnacles",
        "trim",
        merge(
          fourWays(
            move(
              square([
                [0, 0],
                [0.035, 0],
                [0.035, dial * 0.4],
                [0, dial],
              ]),
              [head * 0.98, y + dial * 1.38, head * 0.98],
            ),
          ),
        ),
        { weight: 0.4 },
      ),
    ],
    top(y + dial * 5),
  );
}

const TICKS = Array.from({ length: 6 }, (_, k) => {
  const c = [1, 0.8660254, 0.5, 0, -0.5, -0.8660254][k] as number;
  const s = [0, 0.5, 0.8660254, 1, 0.8660254, 0.5][k] as number;
  return [c, s] as const;
});

/** A tank on long braced legs. */
function waterTower(p: StructureParameters) {
  const [r, h] = [0.5 * p.wide, 1.15 * p.tall];
  const leg = (): Geometry => move(turnZ(blockOn([0.07, h * 1.02, 0.07], 0, 0, 0, 0.01), 0.1), [r * 0.88, 0, 0]);
  const ring = (y: number, k: number) => merge(fourWays(block([2 * k * 0.72, 0.045, 0.045], [0, y, k * 0.7], 0.008)));
  return standModel(
    [
      makePart("legs", "trim", merge(around(4, turnY(leg(), PI / 4))), { weight: 0.8 }),
      makePart("braces", "trim", merge([ring(h * 0.32, r * 0.82), ring(h * 0.66, r * 0.78)]), { weight: 0.5 }),
      makePart(
        "tank",
        "planks",
        turnedUp(
          [
            [0, h],
            [r, h, 0.02],
            [r * 0.97, h + 0.75],
            [0, h + 0.75],
          ],
          36,
        ),
        { projection: "cylinder", weight: 1 },
      ),
      ...makeParts(
        "hoop",
        "iron",
        [0.06, 0.22, 0.38, 0.54, 0.68].map((f) =>
          turnedUp(
            [
              [0, h + f],
              [r * 1.015, h + f],
              [r * 1.015, h + f + 0.025],
              [0, h + f + 0.025],
            ],
            36,
          ),
        ),
        { weight: 0.4 },
      ),
      makePart(
        "deck",
        "planks",
        turnedUp(
          [
            [0, h - 0.06],
            [r * 1.12, h - 0.06],
            [r * 1.12, h + 0.01],
            [0, h + 0.01],
          ],
          36,
        ),
        { weight: 0.5 },
      ),
      makePart("roof", "roof", coneRoof(r * 1.12, h + 0.73, r * 0.75, 36), { projection: "cylinder", weight: 0.9 }),
      makePart(
        "pipe",
        "iron",
        turnedUp(
          [
            [0, 0],
            [0.06, 0],
            [0.06, h],
            [0, h],
          ],
          14,
        ),
        { weight: 0.5 },
      ),
    ],
    top(h + 0.75 + r * 0.7),
  );
}

/**
 * A tower. What makes it itself: tall and narrow. Of old: a round shaft of stone blocks with slits, a corbelled head, battlements or a
 * pointed roof. A clock tower is square with four great dials under a spire; the leaning one has white arcades storey upon storey;
 * a water tower is a tank of staves on braced legs.
 */
export const tower = defineStructure({
  id: "tower",
  family: "building",
  words: [
    "tower",
    "watchtower",
    "watch tower",
    "castle tower",
    "turret",
    "wizard tower",
    "medieval tower",
    "stone tower",
    "clock tower",
    "clocktower",
    "big ben",
    "leaning tower",
    "leaning tower of pisa",
    "tower of pisa",
    "water tower",
    "bell tower",
  ],
  senses: ["tower#1", "turret#1", "campanile", "bell tower", "watchtower"],
  height: 15,
  scale: 6,
  styles: { battlement: 2, cone: 2, clock: 0.0001, leaning: 0.0001, water: 0.0001 },
  choose: byWord({
    clock: ["clock tower", "clocktower", "big ben", "bell tower"],
    leaning: ["leaning tower", "leaning tower of pisa", "tower of pisa"],
    water: ["water tower"],
    cone: ["wizard tower"],
  }),
  slots: {
    wall: bodySlot(["stone", "shaft", "battlement"], ["brick"], "#8a867d", "#978b78", "#7c7d80"),
    trim: bodySlot(["frame", "band", "leg"], ["granite"], "#aaa498"),
    roof: fixedSlot(["spire", "cone"], ["roof-tiles"], "#7a2f23", "#3c5274", "#4b3f63"),
    opening: fixedSlot(["window", "slit"], ["iron"], "#16130f"),
    door: fixedSlot(["gate"], ["oak-planks"], "#6b4526"),
    face: fixedSlot(["clock", "dial"], ["plaster"], "#f3efe0"),
    flag: fixedSlot(["banner"], ["woven-cotton"], "#b3201c", "#1f4fa0"),
    pole: fixedSlot(["flagpole"], ["oak"]),
    planks: fixedSlot(["tank", "stave"], ["oak-planks"]),
    iron: fixedSlot(["hoop", "pipe"], ["iron"]),
    "wall-shade": bodySlot(["arcade"], ["plaster"], "#b9ae9a"),
  },
  dress: ({ style }) =>
    style === "clock"
      ? {
          wall: { material: "plaster", colours: hues("#c2a468") },
          trim: { material: "plaster", colours: hues("#d9c08a") },
          roof: { material: "roof-tiles", colours: hues("#4a5458") },
        }
      : style === "leaning"
        ? { wall: { material: "marble", colours: hues("#ece6d8") }, trim: { material: "concrete" } }
        : style === "water"
          ? { trim: { material: "oak" } }
          : {},
  build: (p) =>
    p.style === "clock"
      ? clockTower(p)
      : p.style === "leaning"
        ? leaning(p)
        : p.style === "water"
          ? waterTower(p)
          : medieval(p, p.style === "cone"),
  view: { azimuth: 0.4, elevation: 0.2 },
});
