import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { wants } from "../from-ask.ts";
import { choice, flag, integer } from "../parameter-specs.ts";
import { smoothProfile } from "../vessel/hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";
import { FLAME_SLOT } from "./flame.ts";
import { candles } from "./wax.ts";

type ChandelierParameters = Proportions & {
  readonly style: "arms" | "ring";
  readonly arms: number;
  readonly crystals: boolean;
  readonly lit: number;
};

const parameters: Concept<ChandelierParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["arms", "ring"], "Curved arms around a turned stem, or a hoop on chains."),
  arms: integer(3, 10, "Lights."),
  crystals: flag("Drops of crystal hang from it."),
  lit: integer(0, 10, "So many of them burn."),
};

const sampleChandelier = (draw: Draw, ask: Ask): ChandelierParameters => {
  const style =
    ask.traits.has("medieval") || ask.traits.has("rustic")
      ? "ring"
      : draw.pick("style", ["arms", "ring"] as const, [3, 1]);
  return {
    ...sampleProportions(draw, ask),
    style,
    arms: Math.max(3, Math.min(10, ask.counts.get("body") ?? ask.counts.get("candle") ?? draw.pick("arms", [6, 8]))),
    crystals: wants(ask, "crystal", style === "arms" && draw.chance("crystals", 0.75)),
    lit: ask.without.has("flame") ? 0 : Math.min(10, ask.counts.get("flame") ?? 10),
  };
};

function buildChandelier(p: ChandelierParameters): Model {
  const reach = 0.36 * p.wide;
  const h = 0.5 * p.tall;
  const parts: Part[] = [];
  const around = Array.from({ length: p.arms }, (_, i) => (i / p.arms) * TAU + 0.2);
  const ringed = p.style === "ring";
  const seat = ringed ? 0.055 : h * 0.42;
  if (ringed) {
    parts.push(
      makePart(
        "hoop",
        "wood",
        move(
          lathe(
            [
              [reach - 0.022, -0.03],
              [reach + 0.022, -0.03],
              [reach + 0.022, 0.03],
              [reach - 0.022, 0.03],
            ],
            64,
            true,
          ),
          [0, 0.03, 0],
        ),
        { weight: 1 },
      ),
    );
    const chains = [0, 1, 2, 3].map((i): Geometry => {
      const a = (i / 4) * TAU;
      return links([reach * cos(a), 0.055, -reach * sin(a)], [0, h, 0], 12);
    });
    parts.push(...makeParts("chain", "body", chains, { weight: 0.8 }));
  } else {
    const stem = smoothProfile(
      [
        [0.012, 0],
        [0.035, h * 0.04],
        [0.02, h * 0.09],
        [0.06, h * 0.2],
        [0.075, h * 0.28],
        [0.03, h * 0.38],
        [0.018, h * 0.5],
        [0.042, h * 0.62],
        [0.02, h * 0.74],
        [0.014, h * 0.92],
        [0.026, h * 0.97],
        [0.012, h],
      ].map(([x, y]) => [x as number, y as number] as const),
      4,
    );
    parts.push(makePart("stem", "body", lathe([[0, 0], ...stem, [0, h]], 36), { weight: 1 }));
    const arm = sweep(
      circleOutline(0.0105, 10),
      curveThrough(
        [
          [0.03, h * 0.28, 0],
          [reach * 0.35, h * 0.16, 0],
          [reach * 0.75, h * 0.13, 0],
          [reach * 0.98, h * 0.28, 0],
          [reach, seat, 0],
        ],
        7,
      ),
      { scale: (t) => 1.2 - 0.35 * t, up: [0, 0, 1] },
    );
    const scroll = sweep(
      circleOutline(0.007, 8),
      curveThrough(
        [
          [0.02, h * 0.62, 0],
          [reach * 0.3, h * 0.66, 0],
          [reach * 0.5, h * 0.46, 0],
          [reach * 0.42, h * 0.3, 0],
          [reach * 0.3, h * 0.2, 0],
        ],
        6,
      ),
      { up: [0, 0, 1] },
    );
    parts.push(
      ...makeParts(
        "arm",
        "body",
        around.map((a) => turnY(merge([arm, scroll]), a)),
        { weight: 0.9 },
      ),
    );
  }
  const pan = lathe(
    smoothProfile(
      [
        [0.006, -0.006],
        [0.03, 0],
        [0.042, 0.01],
        [0.038, 0.011],
        [0.02, 0.006],
      ],
      3,
    ).concat([[0, 0.006]]),
    24,
  );
  const seats = around.map((a): Vec3 => [reach * cos(a), seat, -reach * sin(a)]);
  parts.push(
    ...makeParts(
      "pan",
      "body",
      seats.map((at) => move(pan, at)),
      { weight: 0.7 },
    ),
  );
  parts.push(
    ...candles(
      "candle",
      seats.map(([x, y, z]): Vec3 => [x, y + 0.003, z]),
      0.0125,
      0.085,
      { drips: ringed ? 2 : 0, segments: 14, lit: p.lit },
    ),
  );
  if (p.crystals) {
    const drop = merge([stretch(sphere(0.013, 6, 5), [1, 1.7, 1]), move(sphere(0.006, 6, 4), [0, 0.022, 0])]);
    const drops = around.flatMap((a) => [
      move(drop, [reach * cos(a), seat - 0.031, -reach * sin(a)]),
      ...[0.36, 0.72].map((f) => move(drop, [reach * f * cos(a), h * (f < 0.5 ? 0.115 : 0.075), -reach * f * sin(a)])),
    ]);
    parts.push(makePart("drops", "crystal", merge(drops), { weight: 0.7, crease: 0.2 }));
    const hung = (a: number, i: number, t: number): Vec3 => {
      const b = around[(i + 1) % around.length] as number;
      const next = b < a ? b + TAU : b;
      const angle = a + (next - a) * t;
      const out = reach * (0.96 - 0.1 * sin(PI * t));
      return [out * cos(angle), seat - 0.012 - 0.07 * sin(PI * t), -out * sin(angle)];
    };
    const garlands = around.map((a, i) =>
      merge(Array.from({ length: 9 }, (_, k) => move(sphere(0.009, 6, 4), hung(a, i, (k + 0.5) / 9)))),
    );
    // from pan to pan: beads by themselves would hang in the air
    const wires = around.map((a, i) => {
      const way = Array.from({ length: 11 }, (_, k) => hung(a, i, k / 10));
      return tube(
        0.0016,
        [[reach * cos(a), seat, -reach * sin(a)], ...way.slice(1, -1), seats[(i + 1) % seats.length] as Vec3],
        4,
      );
    });
    parts.push(makePart("wires", "body", merge(wires), { weight: 0.4 }));
    parts.push(...makeParts("garland", "crystal", garlands, { weight: 0.5, crease: 0.2 }));
    parts.push(
      makePart("pendant", "crystal", move(stretch(sphere(0.03, 10, 8), [1, 1.25, 1]), [0, -0.03, 0]), {
        weight: 0.6,
        crease: 0.2,
      }),
    );
  }
  const top = h + 0.26;
  parts.push(makePart("chain-up", "body", links([0, h - 0.004, 0], [0, top, 0], 9), { weight: 0.7 }));
  parts.push(
    makePart(
      "rose",
      "body",
      move(
        lathe(
          smoothProfile(
            [
              [0.012, -0.02],
              [0.03, -0.012],
              [0.07, 0.006],
              [0.075, 0.014],
            ],
            3,
          ).concat([[0, 0.015]]),
          36,
        ),
        [0, top + 0.004, 0],
      ),
      { weight: 0.6 },
    ),
  );
  parts.push(
    makePart("rose-core", "body", move(cylinder({ radius: 0.012, height: 0.02, segments: 16 }), [0, top - 0.014, 0]), {
      weight: 0.2,
    }),
  );
  return standModel(parts, [
    { name: "top", position: [0, top + 0.02, 0], normal: [0, 1, 0], radius: 0.07 },
    { name: "attach", position: [0, top + 0.02, 0], normal: [0, 1, 0], radius: 0.07 },
  ]);
}

/** A chain from `a` to `b`: oval links, each turned against the last. */
function links(a: Vec3, b: Vec3, count: number): Geometry {
  const d: Vec3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const long = Math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
  const link = turnX(stretch(torus(0.5, 0.13, 10, 4), [0.62, 1, 1]), PI / 2);
  const size = (long / count) * 1.22;
  const up: Vec3 = [d[0] / long, d[1] / long, d[2] / long];
  return merge(
    Array.from({ length: count }, (_, i) => {
      const one = stretch(turnY(link, (i % 2) * (PI / 2)), [size, size, size]);
      const t = (i + 0.5) / count;
      return { ...one, positions: lean(one.positions, up, [a[0] + d[0] * t, a[1] + d[1] * t, a[2] + d[2] * t]) };
    }),
  );
}

/** Turns what points up so that it points along `up`, then moves it. */
function lean(points: Float32Array, up: Vec3, to: Vec3): Float32Array {
  const out = new Float32Array(points.length);
  const [ux, uy, uz] = up;
  const k = 1 / (1 + uy);
  for (let i = 0; i < points.length; i += 3) {
    const [x, y, z] = [points[i] as number, points[i + 1] as number, points[i + 2] as number];
    out[i] = x * (1 - ux * ux * k) + y * ux - z * ux * uz * k + to[0];
    out[i + 1] = -x * ux + y * uy - z * uz + to[1];
    out[i + 2] = -x * ux * uz * k + y * uz + z * (1 - uz * uz * k) + to[2];
  }
  return out;
}

/** A chandelier. What makes it itself: a turned stem hanging on a chain under a rose, curved arms all around it with burning candles, strings and drops of crystal between them; or a wooden hoop on chains. */
export const chandelier = defineConcept<ChandelierParameters>({
  id: "chandelier",
  family: "light",
  likened: ["beast", "plant"],
  words: ["chandelier", "crystal chandelier", "ceiling lamp", "candle chandelier"],
  senses: ["chandelier"],
  height: 0.8,
  parameters,
  slots: {
    body: { words: ["stem", "arm", "frame", "chain"], materials: ["gold", "bronze", "iron"] },
    wood: { words: ["hoop", "ring"], materials: ["oak"], colours: [fromHex("#6a4526")] },
    crystal: {
      words: ["drop", "bead", "glass", "pendant"],
      materials: ["glass"],
      colours: ["#dfeef2", "#e9f2f2"].map(fromHex),
      takesWhole: false,
    },
    candle: { words: ["wax", "light"], materials: ["plastic"], colours: [fromHex("#f2ead6")], takesWhole: false },
    wick: { words: [], materials: ["felt"], colours: [fromHex("#1c1512")], takesWhole: false },
    flame: FLAME_SLOT,
  },
  sample: sampleChandelier,
  build: buildChandelier,
  view: { azimuth: 0.25, elevation: 0.1 },
});
