import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { mirror, move } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { choice, flag } from "../parameter-specs.ts";
import { STEAM_SLOT, steam } from "./drink.ts";
import { hollow, radiusAt, smoothProfile } from "./hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "./proportions.ts";

type KettleParameters = Proportions & { readonly style: "dome" | "cone" | "squat"; readonly steaming: boolean };

const parameters: Concept<KettleParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["dome", "cone", "squat"], "Line of the body."),
  steaming: flag("Steam rises from its spout."),
};

const LINES = {
  dome: [
    [0.94, 0],
    [0.99, 0.03],
    [1, 0.12],
    [0.96, 0.4],
    [0.82, 0.68],
    [0.56, 0.9],
    [0.42, 0.97],
    [0.4, 1],
  ],
  cone: [
    [0.96, 0],
    [1, 0.03],
    [0.98, 0.1],
    [0.82, 0.5],
    [0.62, 0.85],
    [0.5, 0.96],
    [0.46, 1],
  ],
  squat: [
    [0.8, 0],
    [0.92, 0.05],
    [1, 0.3],
    [0.98, 0.5],
    [0.82, 0.8],
    [0.54, 0.96],
    [0.5, 1],
  ],
} as const;

function buildKettle(p: KettleParameters): Model {
  const [r, h] = [0.11 * p.wide, (p.style === "squat" ? 0.12 : 0.155) * p.tall];
  const line = smoothProfile(
    LINES[p.style].map(([x, y]) => [x * r, y * h] as const),
    5,
  );
  const mouth = radiusAt(line, h);
  const at = radiusAt(line, h * 0.5);
  const spoutLine = curveThrough(
    [
      [-at + 0.014, h * 0.44, 0],
      [-at - r * 0.2, h * 0.55, 0],
      [-at - r * 0.42, h * 0.8, 0],
      [-at - r * 0.56, h * 1.0, 0],
    ],
    6,
  );
  const spout = sweep(circleOutline(r * 0.2, 20), spoutLine, { scale: (t) => 1.35 - 0.62 * t, up: [0, 0, 1] });
  const tip = spoutLine.at(-1) as readonly [number, number, number];
  const lid = smoothProfile(
    [
      [mouth * 1.06, h - 0.003],
      [mouth * 1.08, h + 0.004],
      [mouth * 0.8, h + r * 0.1],
      [mouth * 0.2, h + r * 0.16],
    ],
    4,
  );
  const knob = smoothProfile(
    [
      [0.008, h + r * 0.13],
      [0.007, h + r * 0.2],
      [0.018, h + r * 0.28],
      [0.018, h + r * 0.34],
      [0.008, h + r * 0.4],
    ],
    4,
  );
  const top = h + r * 1.25;
  const side = radiusAt(line, h * 0.82);
  const arm = tube(
    0.0055,
    curveThrough(
      [
        [side - 0.006, h * 0.8, 0],
        [side + 0.014, h * 1.0, 0],
        [side * 0.92, h + r * 0.75, 0],
        [side * 0.55, top - 0.006, 0],
      ],
      6,
    ),
    10,
  );
  const grip = sweep(
    circleOutline(0.0135, 16),
    curveThrough(
      [
        [-side * 0.66, top - 0.022, 0],
        [-side * 0.3, top, 0],
        [0, top + 0.004, 0],
        [side * 0.3, top, 0],
        [side * 0.66, top - 0.022, 0],
      ],
      5,
    ),
    { up: [0, 0, 1], endRounding: 0.006 },
  );
  const parts: Part[] = [
    makePart("body", "body", lathe(hollow(line, 0.0025, 0.006), 64), { weight: 1 }),
    makePart("spout", "body", spout, { weight: 1 }),
    makePart(
      "whistle",
      "grip",
      move(
        sweep(
          circleOutline(r * 0.17, 18),
          [
            [0.012, -0.018, 0],
            [0, 0, 0],
            [-0.008, 0.014, 0],
          ],
          { up: [0, 0, 1] },
        ),
        tip,
      ),
      { weight: 0.7 },
    ),
    makePart("lid", "body", lathe([[0, h - 0.003], ...lid, [0, h + r * 0.165]], 48), { weight: 0.9 }),
    makePart("lid-knob", "grip", lathe([[0, h + r * 0.12], ...knob, [0, h + r * 0.41]], 28), { weight: 0.7 }),
    ...makeParts("arm", "metal", [arm, mirror(arm)], { weight: 0.8 }),
    makePart("handle", "grip", grip, { weight: 0.95 }),
  ];
  if (p.steaming)
    for (const [i, curl] of steam(tip[1] + 0.01, h * 0.7, r * 0.22).entries())
      parts.push(makePart(`steam-${i + 1}`, "steam", move(curl, [tip[0] - 0.006, 0, 0]), { weight: 0.3 }));
  return standModel(parts, [
    { name: "top", position: [0, top + 0.018, 0], normal: [0, 1, 0], radius: r * 0.3 },
    { name: "attach", position: [0, top, 0], normal: [0, 1, 0], radius: 0.02 },
  ]);
}

/** A kettle. What makes it itself: a shining metal body, wide below, with a short thick spout and its whistle, a lid with a knob, and a handle arched over the top. */
export const kettle = defineConcept<KettleParameters>({
  id: "kettle",
  family: "vessel",
  words: ["kettle", "tea kettle", "teakettle", "whistling kettle", "coffee pot", "coffeepot"],
  senses: ["kettle#1", "teakettle", "coffeepot"],
  height: 0.28,
  parameters,
  slots: {
    body: {
      words: ["spout", "lid"],
      materials: ["brushed-steel", "painted-metal", "copper"],
      colours: ["#b5322e", "#e4ddcb", "#3f7f86", "#d9a83a"].map(fromHex),
    },
    metal: { words: ["arm"], materials: ["brushed-steel"], takesWhole: false },
    grip: {
      words: ["handle", "knob", "whistle"],
      materials: ["plastic"],
      colours: [fromHex("#1c1c1f"), fromHex("#4a2f1e")],
      takesWhole: false,
    },
    steam: STEAM_SLOT,
  },
  sample: (draw: Draw, ask: Ask) => ({
    ...sampleProportions(draw, ask),
    style: draw.pick("style", ["dome", "cone", "squat"] as const),
    steaming: ask.traits.has("steaming") || ask.parts.has("steam"),
  }),
  build: buildKettle,
  view: { azimuth: 0.25, elevation: 0.24 },
});
