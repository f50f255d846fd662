import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnY, turnZ } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { boulder, restOn } from "../nature/stone-shape.ts";
import { column } from "./column-shape.ts";
import { archPath, archRing, block, blockOn, square, stairs, turnedUp } from "./masonry.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, hues, type StructureParameters } from "./structure.ts";

const top = (y: number, radius = 0.1) => [
  { name: "top", position: [0, y, 0] as const, normal: [0, 1, 0] as const, radius },
];

/** Steps of stone up to a point, with a dark door. */
function pyramid(p: StructureParameters) {
  const [a, h] = [1.5 * p.wide, 1.75 * p.tall];
  const n = 22;
  const profile: [number, number][] = [[0, 0]];
  for (let i = 0; i < n; i += 1)
    profile.push([a * (1 - i / n), (h * i) / n], [a * (1 - i / n) - 0.004, (h * (i + 1)) / n]);
  profile.push([0, h]);
  return standModel(
    [
      makePart("pyramid", "stone", square(profile), { weight: 1, crease: 0.4 }),
      makePart(
        "ground",
        "ground",
        square([
          [0, -0.05],
          [a * 1.22, -0.05],
          [a * 1.2, 0.015],
          [0, 0.015],
        ]),
        { weight: 0.4 },
      ),
      makePart(
        "portal",
        "stone",
        merge(
          [-1, 1]
            .map((s) => blockOn([0.1, 0.3, 0.34], s * 0.16, 0, a * 0.97, 0.01))
            .concat([blockOn([0.5, 0.09, 0.36], 0, 0.29, a * 0.97, 0.012)]),
        ),
        { weight: 0.5 },
      ),
      makePart("door", "dark", blockOn([0.24, 0.3, 0.2], 0, 0, a * 0.99), { weight: 0.5 }),
    ],
    top(h, 0.05),
  );
}

/** Terraces with a broad stair up the front to a little temple. */
function stepped(p: StructureParameters) {
  const a = 1.4 * p.wide;
  const n = 6;
  const s = 0.2 * p.tall;
  const parts: Part[] = Array.from({ length: n }, (_, i) => {
    const k = a * (1 - i * 0.125);
    return makePart(
      `terrace-${i + 1}`,
      "stone",
      square([
        [0, i * s - 0.005],
        [k, i * s - 0.005],
        [k - 0.045, (i + 1) * s],
        [0, (i + 1) * s],
      ]),
      { weight: 0.9 },
    );
  });
  const top0 = a * (1 - (n - 1) * 0.125) - 0.045;
  const run = a + 0.12 - top0;
  const count = n * 4;
  parts.push(
    makePart("stair", "trim", move(stairs(0.52, (n * s) / count, run / count, count), [0, 0, top0]), { weight: 0.8 }),
    makePart(
      "cheeks",
      "stone",
      merge(
        [-1, 1].map((e) =>
          move(
            turnY(
              extrude(
                [
                  [0, 0],
                  [run + 0.06, 0],
                  [run + 0.06, 0.06],
                  [0.05, n * s + 0.05],
                  [0, n * s + 0.05],
                ],
                { depth: 0.09 },
              ),
              -PI / 2,
            ),
            [e * 0.3, 0, top0],
          ),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart("shrine", "stone", blockOn([top0 * 1.25, s * 1.5, top0 * 1.05], 0, n * s - 0.01, -top0 * 0.2, 0.01), {
      weight: 0.8,
    }),
    makePart(
      "shrine-top",
      "trim",
      merge([
        blockOn([top0 * 1.4, s * 0.3, top0 * 1.2], 0, n * s + s * 1.48, -top0 * 0.2, 0.015),
        blockOn([top0 * 0.9, s * 0.35, top0 * 0.5], 0, n * s + s * 1.76, -top0 * 0.2, 0.015),
      ]),
      { weight: 0.5 },
    ),
    makePart(
      "shrine-doors",
      "dark",
      merge([-1, 0, 1].map((e) => block([0.14, s * 0.95, 0.04], [e * top0 * 0.38, n * s + s * 0.48, top0 * 0.325]))),
      { weight: 0.6 },
    ),
  );
  return standModel(parts, top(n * s * 1.3));
}

function obelisk(p: StructureParameters) {
  const [a, h] = [0.26 * p.wide, 2.6 * p.tall];
  const glyphs: Paint = (surface, x, y, z, nx, ny, nz) => {
    if (Math.abs(ny) > 0.4 || y > h * 0.86) return;
    const u = Math.abs(nz) > Math.abs(nx) ? x : z;
    const row = Math.floor(y / 0.17);
    const sign = ["E", "X", "T", "8", "V", "H", "#", "Z"][
      (row * 5 + (Math.abs(nz) > Math.abs(nx) ? 0 : 3)) % 8
    ] as string;
    if (isWritten(sign, u, y - (row + 0.5) * 0.17, 0.1, 0.09)) {
      surface.r *= 0.5;
      surface.g *= 0.5;
      surface.b *= 0.5;
      surface.height -= 0.01;
    }
  };
  return standModel(
    [
      makePart(
        "steps",
        "trim",
        merge(
          [0, 1, 2].map((i) =>
            blockOn([2 * a * (2.5 - i * 0.35), 0.09, 2 * a * (2.5 - i * 0.35)], 0, i * 0.085, 0, 0.012),
          ),
        ),
        { weight: 0.5 },
      ),
      makePart(
        "pedestal",
        "stone",
        square([
          [0, 0.24],
          [a * 1.45, 0.24],
          [a * 1.4, 0.3],
          [a * 1.28, 0.33],
          [a * 1.28, 0.56],
          [a * 1.42, 0.6],
          [a * 1.42, 0.65],
          [0, 0.65],
        ]),
        { weight: 0.6 },
      ),
      makePart(
        "shaft",
        "stone",
        square([
          [0, 0.64],
          [a, 0.64],
          [a * 0.66, h],
          [0, h + a * 1.25],
        ]),
        { weight: 1, paint: glyphs },
      ),
      makePart(
        "tip",
        "gilt",
        square([
          [0, h + 0.01],
          [a * 0.675, h + 0.01],
          [0, h + a * 1.3],
        ]),
        { weight: 0.7 },
      ),
    ],
    top(h + a, 0.03),
  );
}

/** Uprights in a ring with lintels, some fallen, on grass. */
function stonehenge(p: StructureParameters) {
  const r = 1.15 * p.wide;
  const h = 0.72 * p.tall;
  const n = 12;
  const parts: Part[] = [];
  const slab = (w: number, tall: number, d: number, k: number): Geometry =>
    restOn(move(boulder([w * 0.62, tall * 0.62, d * 0.62], p.seed + k, 5, 18), [0, tall * 0.46, 0]), 0);
  for (let i = 0; i < n; i += 1) {
    const a = (i / n) * TAU + 0.13;
    if (i === 4 || i === 9) continue;
    parts.push(
      makePart(`upright-${i + 1}`, "stone", turnY(move(slab(0.34, h * 1.06, 0.24, i), [0, 0, r]), a), { weight: 0.8 }),
    );
    const lintel = i !== 3 && i !== 8 && i !== 1;
    if (lintel)
      parts.push(
        makePart(
          `lintel-${i + 1}`,
          "stone",
          turnY(
            move(boulder([0.36 * p.wide, 0.11, 0.15], p.seed + i + 30, 6, 16), [0, h * 1.08, r * 0.97]),
            a + PI / n,
          ),
          { weight: 0.8 },
        ),
      );
  }
  for (let i = 0; i < 3; i += 1) {
    const a = (i / 3) * TAU + 0.5;
    const k = h * 1.3;
    parts.push(
      ...[-1, 1].map((s) =>
        makePart(
          `inner-${i + 1}-${s < 0 ? "left" : "right"}`,
          "stone",
          turnY(move(slab(0.28, k, 0.22, i * 3 + s + 50), [s * 0.24, 0, r * 0.5]), a),
          { weight: 0.8 },
        ),
      ),
      makePart(
        `inner-lintel-${i + 1}`,
        "stone",
        turnY(move(boulder([0.46, 0.11, 0.16], p.seed + i + 70, 6, 16), [0, k * 1.02, r * 0.5]), a),
        { weight: 0.8 },
      ),
    );
  }
  parts.push(
    ...makeParts(
      "fallen",
      "stone",
      [4, 9].map((i) =>
        turnY(
          move(turnZ(boulder([0.13, 0.34, 0.16], p.seed + i, 6, 16), 1.5), [0, 0.1, r * 1.02]),
          (i / n) * TAU + 0.1,
        ),
      ),
      { weight: 0.5 },
    ),
    makePart(
      "meadow",
      "ground",
      turnedUp(
        [
          [0, -0.06],
          [r * 1.32, -0.06, 0.02],
          [r * 1.3, 0.03, 0.03],
          [0, 0.03],
        ],
        40,
      ),
      { weight: 0.6 },
    ),
  );
  return standModel(parts, top(h));
}

/** A grave stone with letters, on a mound. */
function grave(p: StructureParameters) {
  const cross = p.count > 3;
  const [w, h] = [0.5 * p.wide, 0.72 * p.tall];
  const paint: Paint = (surface, x, y, z) => {
    if (z < 0.03) return;
    if (
      isWritten("RIP", x, y - h * 0.66, 0.13, 0.09) ||
      (Math.abs(x) < w * 0.3 && (Math.abs(y - h * 0.44) < 0.008 || Math.abs(y - h * 0.37) < 0.008))
    )
      layColour(surface, fromHex("#2a2a2a"), 0.9);
  };
  const plate = cross
    ? merge([
        blockOn([0.16, h * 1.25, 0.13], 0, 0, 0, 0.02),
        block([0.56 * p.wide, 0.16, 0.12], [0, h * 0.86, 0], 0.02),
        move(archRing(archPath(0.44, 0.44, 12), archPath(0.34, 0.36, 12), 0.06, 0.005), [0, h * 0.66, 0]),
      ])
    : extrude(archPath(w, h, 14), { depth: 0.13, bevel: 0.015, bevelSteps: 2 });
  return standModel(
    [
      makePart("stone", "stone", move(plate, [0, 0.09, 0]), { weight: 1, ...(cross ? {} : { paint }) }),
      makePart("foot", "trim", blockOn([w * 1.3, 0.12, 0.26], 0, 0, 0, 0.02), { weight: 0.6 }),
      makePart(
        "mound",
        "ground",
        move(restOn(boulder([w * 0.72, 0.13, 0.62], p.seed, 2, 24), -0.03), [0, 0.03, 0.56]),
        { weight: 0.6 },
      ),
    ],
    top(h),
  );
}

/** Four piers, a great arch and an attic with reliefs. */
function triumphal(p: StructureParameters) {
  const [w, h, d] = [1.5 * p.wide, 1.45 * p.tall, 0.66];
  const outline = (width: number, tall: number, open: number, up: number) =>
    [
      [-width / 2, 0],
      [-open / 2, 0],
      ...[...archPath(open, up, 12)].reverse().slice(1, -1),
      [open / 2, 0],
      [width / 2, 0],
      [width / 2, tall],
      [-width / 2, tall],
    ].map(([x, y]) => [x as number, y as number] as const);
  const open = w * 0.38;
  const columns = [-1, 1].flatMap((s) =>
    [0.3, 0.46].flatMap((f) =>
      [-1, 1].map((k) => move(column(0.045, h * 0.66, 1, 10), [s * w * f, 0.08, k * (d / 2 + 0.05)])),
    ),
  );
  return standModel(
    [
      makePart("body", "stone", extrude(outline(w, h, open, h * 0.66), { depth: d }), { weight: 1 }),
      makePart(
        "plinths",
        "trim",
        merge(
          [-1, 1].map((s) =>
            blockOn([(w - open) / 2 + 0.06, 0.1, d + 0.26], s * (open / 2 + (w - open) / 4 + 0.01), 0, 0, 0.012),
          ),
        ),
        { weight: 0.5 },
      ),
      makePart("columns", "trim", merge(columns), { weight: 0.7 }),
      makePart(
        "arch",
        "trim",
        merge(
          [-1, 1].map((k) =>
            move(
              archRing(archPath(open + 0.16, h * 0.66 + 0.08, 12), archPath(open - 0.01, h * 0.66, 12), 0.05, 0.008),
              [0, 0, (k * d) / 2],
            ),
          ),
        ),
        { weight: 0.6 },
      ),
      makePart(
        "cornice",
        "trim",
        merge([
          blockOn([w + 0.16, 0.07, d + 0.3], 0, h * 0.74, 0, 0.012),
          blockOn([w + 0.2, 0.08, d + 0.2], 0, h - 0.04, 0, 0.02),
        ]),
        { weight: 0.6 },
      ),
      makePart("attic", "stone", blockOn([w * 0.92, h * 0.16, d * 0.9], 0, h + 0.02, 0, 0.01), { weight: 0.7 }),
      makePart(
        "reliefs",
        "trim",
        merge(
          [-1, 1].flatMap((k) => [
            block([w * 0.5, h * 0.12, 0.03], [0, h * 0.88, k * (d / 2 + 0.005)], 0.01),
            ...[-1, 1].map((s) => block([w * 0.12, h * 0.2, 0.03], [s * w * 0.38, h * 0.4, k * (d / 2 + 0.005)], 0.01)),
          ]),
        ),
        { weight: 0.4 },
      ),
      makePart("crown", "trim", blockOn([w * 0.98, 0.05, d * 0.96], 0, h * 1.17, 0, 0.012), { weight: 0.4 }),
    ],
    top(h * 1.2, 0.3),
  );
}

/** Two posts that lean in, a tie and a doubled lintel that curves up at its ends. */
function torii(p: StructureParameters) {
  const [w, h] = [1.5 * p.wide, 1.6 * p.tall];
  const lift = (g: Geometry) => deform(g, ([x, y, z]) => [x, y + 0.085 * ((2 * x) / w) * ((2 * x) / w), z]);
  const bar = (long: number, tall: number, deep: number, y: number): Geometry => {
    const lower = Array.from({ length: 13 }, (_, i) => [(-0.5 + i / 12) * long, 0] as const);
    const upper = Array.from({ length: 13 }, (_, i) => [(0.5 - i / 12) * (long + 0.1), tall] as const);
    return move(lift(extrude([...lower, ...upper], { depth: deep, bevel: 0.01, bevelSteps: 1 })), [0, y, 0]);
  };
  const post = (s: number): Geometry =>
    move(
      turnZ(
        square([
          [0, 0],
          [0.075, 0],
          [0.065, h],
          [0, h],
        ]),
        s * 0.045,
      ),
      [s * w * 0.4, 0, 0],
    );
  return standModel(
    [
      ...makeParts("post", "paint", [post(-1), post(1)], { weight: 0.95 }),
      makePart("lintel", "paint", bar(w * 1.16, 0.11, 0.17, h - 0.06), { weight: 1, grain: "x" }),
      makePart("cap", "dark", bar(w * 1.24, 0.07, 0.24, h + 0.045), { weight: 0.95, grain: "x" }),
      makePart("tie", "paint", block([w * 1.02, 0.1, 0.09], [0, h * 0.76, 0], 0.01), { weight: 0.9, grain: "x" }),
      makePart("tablet", "dark", block([0.13, h * 0.19, 0.06], [0, h * 0.885, 0.02], 0.01), { weight: 0.5 }),
      ...makeParts(
        "sleeve",
        "dark",
        [-1, 1].map((s) => blockOn([0.2, 0.16, 0.2], s * w * 0.4, 0, 0, 0.015)),
        { weight: 0.5 },
      ),
      ...makeParts(
        "foot",
        "stone",
        [-1, 1].map((s) => blockOn([0.32, 0.06, 0.32], s * w * 0.4, -0.03, 0, 0.015)),
        { weight: 0.4 },
      ),
    ],
    top(h + 0.12),
  );
}

const BUILD: Readonly<Record<string, (p: StructureParameters) => ReturnType<typeof standModel>>> = {
  pyramid,
  stepped,
  obelisk,
  henge: stonehenge,
  grave,
  arch: triumphal,
  torii,
  column: (p) =>
    standModel(
      [makePart("column", "stone", column(0.16 * p.wide, 1.9 * p.tall, 1, 18), { weight: 1 })],
      top(1.9 * p.tall, 0.2),
    ),
};

/** A monument of old. What makes it itself: the pyramid's stepped slopes and dark door; the terraces and stair of the Maya; the obelisk's signs and gilt tip; Stonehenge's ring of uprights with lintels; the gravestone's letters; the triumphal arch; the red torii with its curved lintel; the fluted column. */
export const monument = defineStructure({
  id: "monument",
  family: "building",
  words: [
    "obelisk",
    "pyramid",
    "egyptian pyramid",
    "great pyramid",
    "aztec pyramid",
    "mayan pyramid",
    "mayan temple",
    "aztec temple",
    "ziggurat",
    "stonehenge",
    "stone circle",
    "gravestone",
    "tombstone",
    "headstone",
    "grave",
    "triumphal arch",
    "archway",
    "stone arch",
    "arc de triomphe",
    "torii",
    "torii gate",
    "japanese gate",
    "column",
    "greek column",
    "pillar",
    "roman column",
  ],
  senses: ["obelisk#1", "gravestone", "megalith", "triumphal arch", "column#7", "pyramid#2"],
  height: 4,
  scale: 1.6,
  counts: [1, 4],
  styles: {
    obelisk: 1,
    pyramid: 0.0001,
    stepped: 0.0001,
    henge: 0.0001,
    grave: 0.0001,
    arch: 0.0001,
    torii: 0.0001,
    column: 0.0001,
  },
  choose: byWord({
    pyramid: ["pyramid", "egyptian pyramid", "great pyramid"],
    stepped: ["aztec pyramid", "mayan pyramid", "mayan temple", "aztec temple", "ziggurat"],
    henge: ["stonehenge", "stone circle"],
    grave: ["gravestone", "tombstone", "headstone", "grave"],
    arch: ["triumphal arch", "archway", "stone arch", "arc de triomphe"],
    torii: ["torii", "torii gate", "japanese gate"],
    column: ["column", "greek column", "pillar", "roman column"],
  }),
  slots: {
    stone: bodySlot(["shaft", "block", "slab"], ["granite"], "#b7a98e"),
    trim: bodySlot(["step", "base", "relief"], ["granite"], "#a79c86"),
    ground: fixedSlot(["sand", "grass", "mound"], ["grass"]),
    dark: fixedSlot(["door", "cap"], ["painted-metal"], "#1a1714"),
    gilt: fixedSlot(["tip"], ["gold"]),
    paint: bodySlot(["post", "lintel"], ["painted-wood"], "#b8321c"),
  },
  dress: ({ style }) => ({
    stone:
      style === "pyramid"
        ? { material: "brick", colours: hues("#d3ae6c") }
        : style === "stepped"
          ? { material: "brick", colours: hues("#a39a83") }
          : style === "henge"
            ? { material: "granite", colours: hues("#8d8a84") }
            : style === "grave"
              ? { material: "granite", colours: hues("#8b8c8d") }
              : style === "arch" || style === "column"
                ? { material: "marble", colours: hues("#e4dccb") }
                : undefined,
    trim: style === "arch" ? { material: "marble", colours: hues("#efe9dc") } : undefined,
    ground: style === "pyramid" ? { material: "sand", colours: hues("#e0bf85") } : undefined,
  }),
  build: (p) => (BUILD[p.style] as (typeof BUILD)[string])(p),
  view: { azimuth: 0.5, elevation: 0.22 },
});
