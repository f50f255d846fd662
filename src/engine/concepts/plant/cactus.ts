import { curveThrough } from "../../geometry/curve.ts";
import { easeBends } from "../../geometry/ease-bends.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, type Planned, slot } from "../define-from-plan.ts";
import { petal, petalPaint, whorl } from "../flower/petal.ts";
import { GREEN, POT_SLOTS, plantPot } from "./plant-pot.ts";
import { type RibbedStem, ribbedStem } from "./ribbed-stem.ts";

/** Lighter crests, darker furrows: by how far the normal looks away from the axis. */
const flesh: Paint = (surface, _x, y, _z, _nx, ny) => {
  const tone = 0.86 + 0.24 * smoothstep(0.1, 0.9, ny) + 0.08 * sin(y * 40);
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
};

/** An upright column from which knotty arms wind up, no two alike, and where their ends are. Metres. */
function gnarled(h: number, r: number, chance: () => number): { stems: RibbedStem[]; tips: Vec3[] } {
  // flesh so thick winds but little: the knots are as much in its girth
  const knotted = (thick: number, taper: number) => (t: number) =>
    r * (thick - taper * t) * (1 + 0.14 * sin(PI * (6 * t - 0.5)));
  const wind = (
    girth: (t: number) => number,
    from: Vec3,
    out: number,
    angle: number,
    rise: number,
    sway: number,
  ): Vec3[] => {
    const drawn = curveThrough(
      Array.from({ length: 7 }, (_, i): Vec3 => {
        const t = i / 6;
        const d = out * Math.min(1, 1.9 * t);
        const turn = angle + sway * t;
        const knot = i === 0 ? 0 : (i % 2 === 0 ? 1 : -1) * r * 0.42;
        return [
          from[0] + cos(turn) * d - sin(turn) * knot,
          from[1] + rise * t * (0.4 + 0.6 * t),
          from[2] + sin(turn) * d + cos(turn) * knot,
        ];
      }),
      5,
    );
    return easeBends(drawn, girth);
  };
  const trunk = knotted(0.88, 0.25);
  const column = wind(trunk, [0, 0, 0], 0, 0, h - r, 2.2);
  const stems = [ribbedStem(column, trunk, 12, 16, r * 0.22)];
  const above = ([x, y, z]: Vec3, up: number): Vec3 => [x, y + up, z];
  const tips = [above(column.at(-1) as Vec3, 0.5 * r)];
  const branch = knotted(0.52, 0.16);
  for (let i = 0; i < GNARLED_ARMS; i += 1) {
    const angle = (i / GNARLED_ARMS) * TAU + 0.5 * (chance() - 0.5);
    const y = h * (0.26 + 0.09 * i + 0.05 * chance());
    const out = r * (2.3 + 0.9 * chance());
    const path = wind(branch, [0, y, 0], out, angle, h * (0.3 + 0.2 * chance()), chance() - 0.5);
    stems.push(ribbedStem(path, branch, 9, 11, r * 0.2));
    tips.push(above(path.at(-1) as Vec3, 0.24 * r));
  }
  return { stems, tips };
}

/** Branches of a gnarled one. */
const GNARLED_ARMS = 5;

/** An upright column with arms that reach out and bend up. Metres. */
function saguaro(h: number, r: number, arms: number, chance: () => number): RibbedStem[] {
  const column = Array.from({ length: 30 }, (_, i): Vec3 => [0, ((h - r) * i) / 29, 0]);
  const out = [ribbedStem(column, (t) => r * (0.86 + 0.3 * t - 0.24 * t * t * t), 12, 16, r * 0.22)];
  const first = chance() < 0.5 ? 0 : PI;
  for (let i = 0; i < arms; i += 1) {
    const angle = first + i * PI + (chance() - 0.5) * 0.5 + (i > 1 ? 1.2 : 0);
    const y = h * (0.36 + 0.12 * (i % 2) + 0.1 * chance());
    const reach = r * (2.3 + 0.5 * chance());
    const rise = h * (0.2 + 0.14 * chance());
    const point = (d: number, up: number): Vec3 => [cos(angle) * d, y + up, sin(angle) * d];
    const path = curveThrough(
      [
        point(r * 0.4, 0),
        point(reach * 0.66, r * 0.12),
        point(reach * 0.97, r * 0.75),
        point(reach, r * 1.6),
        point(reach, r + rise),
      ],
      7,
    );
    const girth = (t: number) => r * (0.56 + 0.1 * t);
    out.push(ribbedStem(easeBends(path, girth), girth, 10, 11, r * 0.2));
  }
  return out;
}

/** A flower of a cactus: its foot at the origin. */
const bloom = (size: number) =>
  merge(
    [0, 1, 2].flatMap((ring) =>
      whorl(
        9 - ring,
        size * 0.08,
        () =>
          petal({
            length: size * (1 - 0.2 * ring),
            width: size * 0.42,
            rise: 0.55 + 0.36 * ring,
            curl: -0.3,
            cup: 0.5,
            across: 4,
            steps: 6,
          }),
        ring * 0.4,
      ),
    ),
  );

/** Flat pads, one growing on the other's rim. */
function pricklyPear(h: number, chance: () => number): { pads: Part["geometry"]; tips: Vec3[] } {
  const tips: Vec3[] = [];
  const pads: Part["geometry"][] = [];
  const grow = (root: Vec3, lean: number, size: number, face: number, depth: number): void => {
    // a pad is an egg pressed flat, its narrow end down
    const egg = stretch(sphere(0.5, 24, 14), [size * 0.78, size, size * 0.17]);
    const pad = { ...egg, positions: egg.positions.slice() };
    for (let i = 0; i < pad.positions.length; i += 3) {
      const y = (pad.positions[i + 1] as number) / size;
      pad.positions[i] = (pad.positions[i] as number) * (1 + 0.35 * y);
    }
    const up: Vec3 = [sin(-lean), cos(lean), 0];
    const turned = turnY(pad, face);
    const c = [cos(lean), sin(lean)] as const;
    const leaned = { ...turned, positions: turned.positions.slice() };
    for (let i = 0; i < leaned.positions.length; i += 3) {
      const [x, y] = [leaned.positions[i] as number, (leaned.positions[i + 1] as number) + size * 0.46];
      leaned.positions[i] = x * c[0] - y * c[1] + root[0];
      leaned.positions[i + 1] = x * c[1] + y * c[0] + root[1];
      leaned.positions[i + 2] = (leaned.positions[i + 2] as number) + root[2];
    }
    pads.push(leaned);
    const end = (part: number, aside: number): Vec3 => [
      root[0] + up[0] * size * part + aside * size * 0.3 * c[0],
      root[1] + up[1] * size * part + aside * size * 0.3 * c[1],
      root[2] + size * 0.02,
    ];
    if (depth === 0) {
      tips.push(end(0.95, 0));
      return;
    }
    grow(
      end(0.82, 0.8),
      lean - 0.55 - 0.2 * chance(),
      size * (0.66 + 0.1 * chance()),
      0.3 * (chance() - 0.5),
      depth - 1,
    );
    grow(
      end(0.84, -0.8),
      lean + 0.5 + 0.2 * chance(),
      size * (0.62 + 0.1 * chance()),
      0.3 * (chance() - 0.5),
      depth - 1,
    );
    if (depth > 1) grow(end(0.92, 0), lean + 0.1, size * 0.6, 0.2, 0);
  };
  grow([0, 0, 0], 0.05, h * 0.42, 0.1, 2);
  return { pads: merge(pads), tips };
}

/** White dots in rows where the spines of a pad sit. */
const dots =
  (spacing: number): Paint =>
  (surface, x, y) => {
    const row = Math.floor(y / spacing);
    const u = x / spacing + (row % 2 === 0 ? 0 : 0.5);
    const [dx, dy] = [u - Math.round(u), y / spacing - row - 0.5];
    const near = smoothstep(0.2, 0.1, Math.sqrt(dx * dx + dy * dy));
    surface.r += (0.8 - surface.r) * near;
    surface.g += (0.76 - surface.g) * near;
    surface.b += (0.55 - surface.b) * near;
  };

function build({ style, has, stream }: Planned): Part[] {
  const chance = stream("arms");
  const potted = has("potted");
  const unit = potted ? 0.1 : 1;
  const level = potted ? 0.1 * 0.88 : 0;
  const lift = (part: Part): Part => ({ ...part, geometry: move(part.geometry, [0, level - unit * 0.004, 0]) });
  const parts: Part[] = [];
  let tops: Vec3[] = [];
  if (style === "prickly-pear") {
    const h = potted ? 0.24 : 1;
    const { pads, tips } = pricklyPear(h, chance);
    parts.push(makePart("body", "body", pads, { weight: 1, crease: 1.2, paint: dots(h * 0.045) }));
    tops = tips.slice(0, 4);
  } else {
    const barrel = style === "barrel";
    const r = barrel ? 0.075 : potted ? 0.036 : 0.16;
    const h = barrel ? 0.15 : potted ? 0.2 : 1.9;
    const scale = barrel && !potted ? 5 : 1;
    const knotty = has("gnarled") && !barrel ? gnarled(h, r, chance) : undefined;
    const stems = barrel
      ? [
          ribbedStem(
            Array.from({ length: 22 }, (_, i): Vec3 => [0, (h * scale * 0.9 * i) / 21, 0]),
            (t) => r * scale * (0.72 + 1.3 * t - 0.25 * t * t - 1.27 * t * t * t),
            18,
            11,
            r * scale * 0.26,
          ),
        ]
      : (knotty?.stems ?? saguaro(h, r, 2 + (chance() < 0.4 && !potted ? 1 : 0), chance));
    parts.push(
      makePart("body", "body", merge(stems.map((each) => each.body)), { weight: 1, crease: 1.2, paint: flesh }),
      makePart("spines", "spine", merge(stems.map((each) => each.spines)), { weight: 0.5 }),
    );
    tops = knotty?.tips ?? [[0, barrel ? h * scale * 0.93 : h - r * 0.1, 0]];
  }
  if (has("flower")) {
    const size = potted ? 0.034 : style === "barrel" ? 0.2 : 0.12;
    const blooms = tops.map((at, i) => move(turnX(bloom(size), i * 0.1), at));
    parts.push(
      makePart("flower", "flower", merge(blooms), {
        weight: 0.7,
        crease: 1.2,
        paint: petalPaint(size, [1.05, 1, 0.8], [0.95, 0.85, 0.95]),
      }),
    );
  }
  if (potted) return [...plantPot("collar", style === "prickly-pear" ? 0.085 : 0.078, 0.1), ...parts.map(lift)];
  const wide = style === "prickly-pear" ? 0.3 : style === "barrel" ? 0.42 : 0.42;
  const stones = Array.from({ length: 6 }, (_, i) => {
    const size = wide * (0.1 + 0.12 * chance());
    const angle = (i / 6) * TAU + chance();
    const d = wide * (0.72 + 0.14 * chance());
    return move(stretch(sphere(size, 10, 6), [1, 0.7, 0.85]), [
      cos(angle) * d,
      0.03 * wide + size * 0.2,
      sin(angle) * d,
    ]);
  });
  const sand = lathe(
    [
      [0, -wide * 0.1],
      [wide * 0.95, -wide * 0.1],
      [wide, -wide * 0.06],
      [wide * 0.8, wide * 0.02],
      [wide * 0.4, wide * 0.09],
      [0, wide * 0.1],
    ],
    40,
  );
  return [
    makePart("ground", "ground", sand, { weight: 0.4 }),
    makePart("stones", "stone", merge(stones), { weight: 0.3 }),
    ...parts,
  ];
}

/**
 * A cactus. What makes it itself: green ribbed flesh with pale clusters of spines. A saguaro has arms that bend up at the elbow and
 * stands in desert sand, a barrel is a ball, a prickly pear a stack of flat pads; the small ones live in clay pots and often bloom.
 */
export const cactus = defineFromPlan({
  id: "cactus",
  family: "plant",
  words: ["cactus", "saguaro", "cacti", "barrel cactus", "prickly pear", "potted cactus", "opuntia", "desert cactus"],
  senses: ["cactus"],
  height: 1.2,
  view: { azimuth: 0.15, elevation: 0.18 },
  slots: {
    body: { ...GREEN, words: ["flesh", "arm", "branch", "limb", "pad", "plant", "stem", "column"] },
    spine: slot("paper", "#efe6c4", "needle|thorn|spike|prickle"),
    flower: slot("paper", "#e8478a #f26a8f #f2b91d #f0483a", "bloom|blossom"),
    ground: slot("sand", "", "sand|desert"),
    stone: slot("granite", "#a58a6a", "rock|pebble"),
    ...POT_SLOTS,
  },
  styles: {
    saguaro: { weight: 3, words: ["saguaro", "desert cactus"] },
    barrel: { weight: 0.8, words: ["barrel cactus"] },
    "prickly-pear": { weight: 0.7, words: ["prickly pear", "opuntia"] },
  },
  extras: {
    potted: { chance: 0.5, slot: "pot", words: ["potted cactus"] },
    flower: { chance: 0.4 },
    gnarled: { chance: 0, traits: ["twisted"] },
  },
  build,
});
