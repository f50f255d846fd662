import { noise } from "../../geometry/deform.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX, turnY } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, flag, integer } from "../parameter-specs.ts";
import { smoothProfile } from "../vessel/hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";

type SackParameters = Proportions & {
  readonly mark: "dollar" | "none" | "patch";
  readonly coins: boolean;
  readonly seed: number;
};

const parameters: Concept<SackParameters>["parameters"] = {
  ...PROPORTIONS,
  mark: choice(["dollar", "none", "patch"], "A dollar sign on its front, nothing, or a sewn-on patch."),
  coins: flag("Coins lie around it."),
  seed: integer(0, 999, "Its folds."),
};

function sampleSack(draw: Draw, ask: Ask): SackParameters {
  const money = [
    "money bag",
    "moneybag",
    "bag of money",
    "sack of money",
    "bag of gold",
    "coin pouch",
    "coin bag",
  ].includes(ask.word);
  return {
    ...sampleProportions(draw, ask),
    mark: money ? "dollar" : draw.pick("mark", ["none", "patch"] as const),
    coins: wants(ask, "coin", money),
    seed: draw.integer("seed", 0, 999),
  };
}

function buildSack(p: SackParameters): Model {
  const [r, h] = [0.2 * p.wide, 0.46 * p.tall];
  const tie = h * 0.78;
  const line = smoothProfile(
    [
      [0.62, 0.004],
      [0.82, 0.03],
      [1, 0.2],
      [0.98, 0.4],
      [0.72, 0.62],
      [0.36, 0.74],
      [0.2, 0.785],
      [0.3, 0.86],
      [0.46, 0.94],
      [0.52, 1],
    ].map(([x, y]) => [(x as number) * r, (y as number) * h] as const),
    4,
  );
  const rim = 0.52 * r;
  const shell = lathe(
    [[0, 0], [0.5 * r, 0], ...line, [rim - 0.012, h], [0.3 * r, h * 0.93], [0.14 * r, h * 0.82], [0, h * 0.81]],
    64,
  );
  const body = deform(shell, ([x, y, z]) => {
    const a = atan2(z, x);
    const near = smoothstep(h * 0.4, tie, y);
    const fold = near * (0.1 * cos(a * 11 + p.seed) + 0.05 * cos(a * 5 + p.seed));
    const lump = 0.05 * (1 - near) * smoothstep(0, h * 0.1, y) * noise(cos(a) * 2 + 9, y * 9, sin(a) * 2, p.seed);
    const f = 1 + fold + lump;
    const top = smoothstep(h * 0.86, h, y);
    return [x * f, y + top * 0.018 * cos(a * 6 + p.seed), z * f];
  });
  const rope = torus(r * 0.215, 0.0085, 36, 8);
  const end = (s: number) => {
    const g = deform(cylinder({ radius: 0.0075, height: 0.11, bevel: 0.003, segments: 10 }), ([x, y, z]) => [
      x + s * y * 0.3,
      -y,
      z,
    ]);
    return { ...g, indices: flip(g.indices) };
  };
  const parts: Part[] = [
    makePart("body", "body", body, { weight: 1, paint: marked(p, r, h) }),
    ...makeParts(
      "rope",
      "rope",
      [move(rope, [0, tie - 0.006, 0]), move(turnY(turnX(rope, 0.12), 1), [0, tie + 0.007, 0])],
      { weight: 0.8 },
    ),
    ...makeParts(
      "rope-end",
      "rope",
      [1, -1].map((s) => move(end(s), [s * 0.012, tie + 0.004, r * 0.235])),
      { weight: 0.5 },
    ),
  ];
  if (p.coins) {
    const coin = cylinder({ radius: 0.033, height: 0.008, bevel: 0.002, segments: 24 });
    const lying = [
      [0.9, 0.75, 0],
      [0.62, 1.12, 0],
      [-0.85, 0.85, 0],
      [-0.5, 1.15, 0],
      [1.15, 0.3, 0],
      [0.86, 0.8, 1],
      [-0.8, 0.88, 1],
    ].map(([x, z, k]) => move(coin, [(x as number) * r, (k as number) * 0.0078, (z as number) * r]));
    parts.push(makePart("coins", "coin", merge(lying), { weight: 0.6 }));
  }
  return standModel(parts, [
    { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: rim },
    { name: "inside", position: [0, h * 0.82, 0], normal: [0, 1, 0], radius: rim * 0.6 },
    { name: "attach", position: [0, tie, 0], normal: [0, 1, 0], radius: 0.03 },
  ]);
}

const flip = (indices: Uint32Array): Uint32Array => {
  const out = indices.slice();
  for (let i = 0; i < out.length; i += 3)
    [out[i + 1], out[i + 2]] = [indices[i + 2] as number, indices[i + 1] as number];
  return out;
};

const INK = fromHex("#2b2118");
const PATCH = fromHex("#8a6f4a");

/** An S with a stroke through it, or a square of cloth with stitches. */
const marked =
  (p: SackParameters, r: number, h: number): Paint =>
  (surface, x, y, z) => {
    if (p.mark === "none" || z < r * 0.3) return;
    const [u, v] = [x / (r * 0.62), (y - h * 0.3) / (r * 0.62)];
    if (p.mark === "patch") {
      const [a, b] = [Math.abs(u - 0.25), Math.abs(v - 0.1)];
      const d = Math.max(a, b);
      if (d < 0.42) layColour(surface, PATCH);
      if (Math.abs(d - 0.37) < 0.025 && Math.floor((a < b ? u : v) * 12) % 2 === 0) layColour(surface, INK);
      return;
    }
    if (Math.abs(u) < 0.07 && Math.abs(v) < 0.92) layColour(surface, INK);
    for (const s of [1, -1]) {
      const [a, b] = [u * s, v * s - 0.33];
      const d = Math.sqrt(a * a + b * b);
      // three quarters of a ring above, the same turned below
      if (Math.abs(d - 0.33) < 0.095 && !(a > 0.02 && b < -0.02) && !(a > 0.24 && b < 0.1)) layColour(surface, INK);
    }
  };

/** A sack. What makes it itself: a full lumpy belly of coarse cloth, tied with a rope, and its mouth fanned out in folds above; a money bag bears a dollar sign. */
export const sack = defineConcept<SackParameters>({
  id: "sack",
  family: "container",
  words: [
    "sack",
    "money bag",
    "moneybag",
    "burlap sack",
    "bag of money",
    "sack of money",
    "bag of gold",
    "pouch",
    "coin pouch",
    "coin bag",
    "grain sack",
    "potato sack",
    "gunny sack",
  ],
  senses: ["sack#1", "pouch#1"],
  height: 0.46,
  parameters,
  slots: {
    body: {
      words: ["cloth", "burlap"],
      materials: ["woven-cotton"],
      colours: ["#b08d5c", "#9c7a4a", "#c2a274"].map(fromHex),
    },
    rope: {
      words: ["string", "cord", "tie"],
      materials: ["felt"],
      colours: ["#d9c08a", "#6a4a2a"].map(fromHex),
      takesWhole: false,
    },
    coin: { words: ["gold coin", "money", "gold"], materials: ["gold"], takesWhole: false },
  },
  sample: sampleSack,
  build: buildSack,
  view: { azimuth: 0.15, elevation: 0.24 },
});
