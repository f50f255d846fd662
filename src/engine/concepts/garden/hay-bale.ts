import { box } from "../../geometry/box.ts";
import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX } from "../../geometry/place.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Single straws that lie across each other, dark gaps between. */
const fibres: Paint = (surface, x, y, z) => {
  const along = noise(x * 24, y * 190, z * 190, 4);
  const slant = noise((x + y) * 130, (x - y) * 26, z * 130, 9);
  const k = 0.86 + 0.3 * along + 0.22 * slant - (along < -0.45 ? 0.3 : 0);
  surface.r *= k;
  surface.g *= k;
  surface.b *= k * 0.97;
  surface.height += 0.004 * along;
  surface.roughness = 0.9;
};

/** Stalks that stick out at random from the places given. */
function stalks(count: number, random: () => number, at: () => readonly [Vec3, Vec3]): Part["geometry"] {
  return merge(
    Array.from({ length: count }, () => {
      const [root, out] = at();
      const l = 0.05 + 0.08 * random();
      const tip: Vec3 = [
        root[0] + (out[0] + random() - 0.5) * l,
        Math.max(0.004, root[1] + (out[1] + random() - 0.6) * l),
        root[2] + (out[2] + random() - 0.5) * l,
      ];
      return bar(root, tip, 0.0035, 4);
    }),
  );
}

const [W, H, D] = [0.95, 0.42, 0.48];

function square(random: () => number): Part[] {
  const rough = deform(box([W, H, D], { divisions: [24, 12, 12], bevel: 0.03, bevelSteps: 2 }), ([x, y, z]) => {
    const pinch = Math.max(0, 0.02 - Math.abs(Math.abs(x) - 0.2)) * 0.9;
    const n = 0.014 * noise(x * 16, y * 16, z * 16, 3);
    return [x + n, (y + n) * (1 - pinch * 2), (z + n) * (1 - pinch * 2)];
  });
  const bound = [-0.2, 0.2].map((x) =>
    merge([
      block([0.012, 0.012, D - 0.004], [x, H + 0.002, 0], 0.003),
      ...[-1, 1].map((s) => block([0.012, H - 0.006, 0.012], [x, H / 2 + 0.005, (s * D) / 2], 0.003)),
    ]),
  );
  return [
    makePart("bale", "straw", move(rough, [0, H / 2, 0]), { weight: 1, crease: 1.1, grain: "x", paint: fibres }),
    makePart("twine", "twine", merge(bound), { weight: 0.7 }),
    makePart(
      "stalks",
      "straw",
      stalks(260, random, () => {
        const f = Math.floor(random() * 5);
        const [u, v, w] = [(random() - 0.5) * W * 0.94, H * (0.04 + 0.92 * random()), (random() - 0.5) * D * 0.94];
        if (f === 0)
          return [
            [u, H - 0.01, w],
            [0, 1, 0],
          ];
        if (f < 3)
          return [
            [u, v, (f === 1 ? 1 : -1) * (D / 2 - 0.01)],
            [0, 0, f === 1 ? 1 : -1],
          ];
        return [
          [(f === 3 ? 1 : -1) * (W / 2 - 0.01), v, w],
          [f === 3 ? 1 : -1, 0, 0],
        ];
      }),
      { weight: 0.6 },
    ),
  ];
}

/** The rolled layers on the round face of a bale. */
const rolled: Paint = (surface, x, y, z, nx, ny, nz) => {
  const face = Math.abs(nz) > 0.7;
  const r = Math.sqrt(x * x + y * y);
  const turn = face ? r * 15 + atan2(y, x) / TAU : z * 26;
  const k = turn - Math.floor(turn);
  fibres(surface, x, y, z, nx, ny, nz);
  const dark = k < 0.22 ? 0.62 : 1;
  surface.r *= dark;
  surface.g *= dark;
  surface.b *= dark;
  if (k < 0.22) surface.height -= 0.006;
};

function round(random: () => number): Part[] {
  const r = 0.6;
  const long = 1.1;
  const rolledUp = lathe(
    Array.from({ length: 15 }, (_, i): readonly [number, number] => [
      r * (i === 0 || i === 14 ? 0.94 : 1),
      -long / 2 + (long * i) / 14,
    ]).flatMap((p, i, all) =>
      i === 0 ? [[0, p[1]] as const, p] : i === all.length - 1 ? [p, [0, p[1]] as const] : [p],
    ),
    56,
  );
  const rough = deform(turnX(rolledUp, PI / 2), ([x, y, z]) => {
    const n = 1 + 0.022 * noise(x * 7, y * 7, z * 7, 8);
    return [x * n, Math.max(-r * 0.965, y * n), z];
  });
  return [
    makePart("bale", "straw", move({ ...rough, rest: rough.positions.slice() }, [0, r * 0.965, 0]), {
      weight: 1,
      crease: 0.9,
      paint: rolled,
    }),
    makePart(
      "stalks",
      "straw",
      stalks(120, random, () => {
        const a = random() * TAU;
        const z = (random() - 0.5) * long * 0.9;
        return [
          [sin(a) * r * 0.98, r * 0.965 + cos(a) * r * 0.98, z],
          [sin(a), cos(a), 0],
        ];
      }),
      { weight: 0.5 },
    ),
  ];
}

function stack(random: () => number): Part[] {
  const shape = [
    [0, 0],
    [0.95, 0],
    [1.02, 0.12],
    [0.98, 0.5],
    [0.84, 0.9],
    [0.6, 1.25],
    [0.3, 1.5],
    [0.08, 1.62],
    [0, 1.64],
  ] as const;
  const rows = shape.flatMap(([r, y], i) => {
    const next = shape[i + 1];
    return next
      ? [0, 0.34, 0.67].map((t): readonly [number, number] => [r + (next[0] - r) * t, y + (next[1] - y) * t])
      : [[r, y] as const];
  });
  const heap = deform(lathe(rows, 52), ([x, y, z]) => {
    const n = 1 + 0.05 * noise(x * 4, y * 5, z * 4, 2) + 0.03 * noise(x * 13, y * 11, z * 13, 6);
    return [x * n, Math.max(0, y * (y > 0.02 ? n : 1)), z * n];
  });
  return [
    makePart("heap", "straw", heap, { weight: 1, crease: 1, paint: fibres }),
    makePart(
      "stalks",
      "straw",
      stalks(380, random, () => {
        const a = random() * TAU;
        const [r, y] = rows[2 + Math.floor(random() * (rows.length - 4))] as readonly [number, number];
        return [
          [sin(a) * r, y + 0.02, cos(a) * r],
          [sin(a) * 2, -0.5, cos(a) * 2],
        ];
      }),
      { weight: 0.7 },
    ),
    makePart("pole", "twine", bar([0, 1.5, 0], [0, 1.86, 0], 0.025, 10), { weight: 0.4 }),
  ];
}

/** A hay bale. What makes it itself: an oblong block of pressed straw bound twice with twine, stalks sticking out; a big roll whose ends show its spiral; or a loose haystack heaped about a pole. */
export const hayBale = defineFromPlan({
  id: "hay-bale",
  family: "nature",
  words: [
    "hay bale",
    "straw bale",
    "bale of hay",
    "bale",
    "hay",
    "haystack",
    "hay stack",
    "haybale",
    "round hay bale",
    "bale of straw",
    "pile of hay",
    "rolled hay bale",
    "hayrick",
    "heap of hay",
  ],
  senses: [],
  height: 0.44,
  vary: 0.05,
  view: { azimuth: 0.6, elevation: 0.24 },
  slots: {
    straw: mainSlot("straw", "#d8b04a #cfa548 #c2a452", "hay|stalk"),
    twine: slot("rope", "#8a5a2a #c23a2a", "rope|string|cord|pole"),
  },
  styles: {
    square: { weight: 3, words: ["hay bale", "straw bale", "bale of hay"] },
    round: { weight: 0, words: ["round hay bale", "rolled hay bale"], traits: ["round"] },
    stack: { weight: 0, words: ["haystack", "hay stack", "hayrick", "pile of hay", "heap of hay"] },
  },
  build: ({ style, stream }: Planned) =>
    style === "round"
      ? round(stream("stalks"))
      : style === "stack"
        ? stack(stream("stalks"))
        : square(stream("stalks")),
});
