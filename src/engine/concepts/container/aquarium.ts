import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, stretch, turnY } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { oval } from "../food/shapes.ts";
import { layColour } from "../lay-colour.ts";
import { boulder } from "../nature/stone-shape.ts";
import { plate } from "../pieces.ts";

const [W, H, D] = [0.8, 0.42, 0.32];
/** Of the water, over the floor. */
const LEVEL = 0.37;
const INKS = ["#f07a14", "#f2c81e", "#2a6ae0", "#e03a5a"].map(fromHex);

/** A fish that looks to +X: body, tail and fins. */
function fish(): Geometry {
  const body = deform(oval([0.05, 0.027, 0.013], 20), ([x, y, z]) => [x, y * (1 + x * 3), z]);
  const tail = plate(
    [
      [-0.04, -0.004],
      [-0.04, 0.004],
      [-0.078, 0.03, 0.006],
      [-0.068, 0, 0.01],
      [-0.078, -0.03, 0.006],
    ],
    0.006,
    0.001,
  );
  const fin = plate(
    [
      [-0.03, 0.015],
      [0.022, 0.022],
      [-0.008, 0.044, 0.008],
      [-0.034, 0.038, 0.006],
    ],
    0.005,
    0.001,
  );
  return merge([body, tail, fin, stretch(fin, [0.8, -0.8, 1])]);
}

const scales =
  (i: number): Paint =>
  (surface, x, y, z) => {
    const ink = INKS[i % 4] as readonly [number, number, number];
    layColour(surface, ink, 0.3);
    const band = (x - 0.004) / 0.03;
    if (i % 4 === 0 && Math.abs(band - Math.round(band)) < 0.16 && x < 0.04 && x > -0.04)
      layColour(surface, [0.9, 0.9, 0.88], 0.3);
    if (i % 4 === 2 && x < -0.04) layColour(surface, [0.9, 0.7, 0.05], 0.3);
    const [u, v] = [x - 0.034, y - 0.006];
    const r = u * u + v * v;
    if (Math.abs(z) > 0.002 && r < 0.000042)
      layColour(surface, r < 0.000016 ? [0.01, 0.01, 0.01] : [0.92, 0.92, 0.9], 0.15);
  };

const grains: Paint = (surface, x, y, z) => {
  const n = noise(x * 160, y * 160, z * 160, 3);
  const k = 1 + 0.35 * n;
  surface.height += 0.001 * n;
  layColour(surface, [surface.r * k, surface.g * k, surface.b * k]);
};

function build({ count, seed, stream, has }: Planned): Part[] {
  const next = stream("tank");
  const t = 0.016;
  const edge: Geometry[] = [];
  for (const y of [0.012, H - 0.01]) {
    for (const z of [-D / 2, D / 2]) edge.push(block([W + t, 0.03, t], [0, y, z], 0.003));
    for (const x of [-W / 2, W / 2]) edge.push(block([t, 0.03, D + t], [x, y, 0], 0.003));
  }
  for (const x of [-W / 2, W / 2])
    for (const z of [-D / 2, D / 2]) edge.push(block([0.009, H, 0.009], [x, H / 2, z], 0.002));
  const weeds = Array.from({ length: 15 }, (_, i) => {
    const x = (i % 5) * 0.045 + (i < 5 ? -0.36 : i < 10 ? 0.18 : -0.08) + 0.02 * next();
    const z = -0.1 + 0.13 * next();
    const tall = 0.13 + 0.17 * next();
    const path: Vec3[] = [0, 1, 2, 3, 4].map((k) => [
      x + 0.016 * sin(k * 1.9 + i),
      0.05 + (tall * k) / 4,
      z + 0.01 * sin(k * 1.3 + i * 2),
    ]);
    return tube(0.0085, curveThrough(path, 3), 6, { scale: (s) => [1.5 * (1 - s * 0.85), 0.5 * (1 - 0.6 * s)] });
  });
  const stones = [
    move(boulder([0.085, 0.06, 0.06], seed, 12, 20), [0.06, 0.085, -0.04]),
    move(boulder([0.05, 0.035, 0.045], seed + 3, 12, 18), [0.155, 0.07, 0.03]),
    move(boulder([0.04, 0.03, 0.04], seed + 5, 12, 18), [-0.21, 0.068, 0.05]),
  ];
  const one = fish();
  // what is put into it takes the place of its own
  const swim = Array.from({ length: has("emptied") ? 0 : count }, (_, i) => {
    const x = -0.27 + (0.56 * (i + 0.5)) / count + 0.03 * next();
    const y = 0.16 + 0.16 * ((i * 0.618 + next() * 0.25) % 1);
    const k = 0.9 + 0.35 * next();
    return move(turnY(stretch(one, [k, k, k]), next() < 0.5 ? 0.35 : Math.PI - 0.35), [x, y, D * 0.2 + 0.05 * next()]);
  });
  const bubbles = Array.from({ length: 9 }, (_, i) =>
    move(oval([0.006 + 0.003 * (i % 3), 0.006 + 0.003 * (i % 3), 0.006], 10), [
      0.29 + 0.014 * sin(i * 2.4),
      0.09 + i * 0.029,
      0.03,
    ]),
  );
  const panes = [
    ...[-1, 1].map((z) => block([W - 0.004, H - 0.02, 0.005], [0, H / 2, (z * (D - 0.005)) / 2], 0.001)),
    ...[-1, 1].map((x) => block([0.005, H - 0.02, D - 0.012], [(x * (W - 0.005)) / 2, H / 2, 0], 0.001)),
  ];
  const surface = block([W - 0.014, 0.003, D - 0.014], [0, LEVEL, 0], 0.001);
  return [
    makePart("frame", "frame", merge(edge), { weight: 1 }),
    ...makeParts("pane", "glass", panes, { weight: 0.7 }),
    makePart("water", "water", surface, { weight: 0.6 }),
    makePart("floor", "frame", block([W, 0.012, D], [0, 0.006, 0], 0.002), { weight: 0.4 }),
    makePart("gravel", "gravel", block([W - 0.012, 0.05, D - 0.012], [0, 0.034, 0], 0.012), {
      weight: 0.8,
      paint: grains,
    }),
    makePart("plants", "plant", merge(weeds), { weight: 0.9 }),
    makePart("stones", "stone", merge(stones), { weight: 0.7 }),
    ...makeParts("fish", "fish", swim, { weight: 0.9 }).map((part, i) => ({ ...part, paint: scales(i + (seed % 4)) })),
    makePart("bubbles", "bubble", merge(bubbles), { weight: 0.3 }),
    ...(has("lid")
      ? [
          makePart("lid", "frame", block([W + 0.03, 0.05, D + 0.03], [0, H + 0.022, 0], 0.012), { weight: 0.8 }),
          makePart("light", "lamp", block([W * 0.7, 0.01, 0.05], [0, H - 0.006, 0.05], 0.004), { weight: 0.3 }),
        ]
      : []),
  ];
}

/** An aquarium. What makes it itself: a long rectangular tank with black edges and clear walls, water, gravel on its floor, green weeds and stones, bright fish and a column of bubbles. */
export const aquarium = defineFromPlan({
  id: "aquarium",
  family: "object",
  words: ["aquarium", "fish tank", "fishtank", "tropical aquarium", "glass aquarium"],
  senses: ["aquarium"],
  height: 0.47,
  view: { azimuth: 0.32, elevation: 0.2 },
  slots: {
    frame: mainSlot("plastic", "#17181b #2a2b30", "edge|lid|rim|base"),
    glass: { ...slot("glass", "#7f9fae #86a6ae", "pane|wall|front"), clear: true },
    water: { ...slot("glass", "#4fa0cc #58a8c8", "surface"), clear: true },
    gravel: slot("gravel", "#cdb892 #d8d2c4 #7a8ab8", "sand|floor"),
    plant: slot("plastic", "#2f9a3a #4aa84a", "weed|seaweed|grass"),
    stone: slot("rock", "#7c7870", "rock"),
    fish: slot("plastic", "#f07a14", "goldfish"),
    bubble: slot("plastic", "#d8f0fa"),
    lamp: slot("glass", "#f6f6e8", "light"),
  },
  count: { slot: "fish", min: 4, max: 6, most: 9 },
  extras: { lid: { chance: 0.6, slot: "lamp" }, emptied: { chance: 0, traits: ["open", "empty"] } },
  build,
  sockets: () => {
    const up = [0, 1, 0] as const;
    return [
      { name: "case", position: [0, 0.058, 0], normal: up, radius: D * 0.62 },
      { name: "case-top", position: [0, LEVEL, 0], normal: up, radius: D * 0.4 },
      { name: "water", position: [0, LEVEL / 2, 0], normal: up, radius: D * 0.5 },
    ];
  },
});
