import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { integer } from "../parameter-specs.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";

type LavaLampParameters = Proportions & { readonly mix: number; readonly seed: number };

const parameters: Concept<LavaLampParameters>["parameters"] = {
  ...PROPORTIONS,
  mix: integer(0, 4, "Colours of liquid and wax."),
  seed: integer(0, 999, "Where the blobs are."),
};

const sampleLavaLamp = (draw: Draw, ask: Ask): LavaLampParameters => ({
  ...sampleProportions(draw, ask),
  mix: draw.integer("mix", 0, 4),
  seed: draw.integer("seed", 0, 999),
});

const MIXES: readonly (readonly [Rgb, Rgb])[] = (
  [
    ["#5a1fa8", "#ff4fa0"],
    ["#d8571c", "#ffd23a"],
    ["#1557b8", "#6df0d0"],
    ["#7a0f2a", "#ff6a2a"],
    ["#0f7a4a", "#c8f04a"],
  ] as const
).map(([a, b]) => [fromHex(a), fromHex(b)]);

function buildLavaLamp(p: LavaLampParameters): Model {
  const [r, h] = [0.062 * p.wide, 0.42 * p.tall];
  const [low, high] = [h * 0.3, h * 0.86];
  const base = roundCorners(
    [
      [0, 0],
      [r * 0.98, 0, 0.004],
      [r * 1.02, h * 0.02, 0.003],
      [r * 0.62, h * 0.13, 0.02],
      [r * 0.6, h * 0.15, 0.02],
      [r * 1.0, low, 0.004],
      [r * 0.94, low + 0.006, 0.002],
      [0, low + 0.006],
    ],
    5,
  );
  const glass = roundCorners(
    [
      [0, low],
      [r * 0.94, low],
      [r * 0.98, low + h * 0.04, 0.02],
      [r * 0.5, high],
      [0, high],
    ],
    5,
  );
  const cap = roundCorners(
    [
      [0, high - 0.004],
      [r * 0.53, high - 0.004],
      [r * 0.54, high, 0.002],
      [r * 0.34, h, 0.006],
      [0, h],
    ],
    4,
  );
  return standModel(
    [
      makePart("base", "body", lathe(base, 56), { weight: 0.9 }),
      makePart("glass", "liquid", lathe(glass, 56), { weight: 1, paint: blobs(p, r, low, high) }),
      makePart("cap", "body", lathe(cap, 48), { weight: 0.8 }),
    ],
    [{ name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: r * 0.3 }],
  );
}

/** Rising balls of wax, run together where they touch, over a glowing pool; brighter towards the lamp below. */
function blobs(p: LavaLampParameters, r: number, low: number, high: number): Paint {
  const [liquid, wax] = MIXES[p.mix] as readonly [Rgb, Rgb];
  const balls = Array.from(
    { length: 13 },
    (_, i) =>
      [
        (i * 2.399 + p.seed) % TAU,
        0.12 + 0.07 * i + 0.03 * sin(i * 3.7 + p.seed),
        0.085 + 0.05 * Math.abs(sin(i * 2.1 + p.seed)),
      ] as const,
  );
  return (surface, x, y, z) => {
    const t = (y - low) / (high - low);
    const angle = atan2(z, x);
    const wide = (r * (1 - 0.47 * t)) / (high - low);
    let field = Math.max(0, 1.6 - t * 9 - 0.35 * cos(angle * 3 + p.seed));
    for (const [a, at, size] of balls) {
      let da = Math.abs(angle - a);
      if (da > PI) da = TAU - da;
      const d = da * wide * (da * wide) + (t - at) * (t - at) * 0.6;
      field += (size * size * 0.2) / (d + 1e-4);
    }
    const f = field > 1.06 ? 1 : field > 0.94 ? (field - 0.94) / 0.12 : 0;
    const glow = 1.15 - 0.55 * t;
    surface.r = Math.min(0.95, (liquid[0] + (wax[0] - liquid[0]) * f) * glow);
    surface.g = Math.min(0.95, (liquid[1] + (wax[1] - liquid[1]) * f) * glow);
    surface.b = Math.min(0.95, (liquid[2] + (wax[2] - liquid[2]) * f) * glow);
  };
}

/** A lava lamp. What makes it itself: a tapering glass bottle of coloured liquid with rising blobs of wax, between a waisted metal foot and a small metal cap. */
export const lavaLamp = defineConcept<LavaLampParameters>({
  id: "lava-lamp",
  family: "light",
  words: ["lava lamp"],
  senses: [],
  height: 0.42,
  parameters,
  slots: {
    body: { words: ["base", "cap", "foot"], materials: ["brushed-steel", "gold", "copper"] },
    liquid: {
      words: ["lava", "wax", "blob", "glass"],
      materials: ["glass"],
      colours: [fromHex("#5a1fa8")],
      takesWhole: false,
    },
  },
  sample: sampleLavaLamp,
  build: buildLavaLamp,
  view: { azimuth: 0.3, elevation: 0.14 },
});
