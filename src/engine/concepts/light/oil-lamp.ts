import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { circleOutline, ellipseOutline, roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { wants } from "../from-ask.ts";
import { choice, flag } from "../parameter-specs.ts";
import { smoothProfile } from "../vessel/hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";
import { FLAME_SLOT, flame, flamePaint } from "./flame.ts";

type OilLampParameters = Proportions & {
  readonly style: "genie" | "hurricane";
  readonly lit: boolean;
  readonly gem: boolean;
};

const parameters: Concept<OilLampParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["genie", "hurricane"], "A golden boat with a spout, or a fount under a glass chimney."),
  lit: flag("It burns."),
  gem: flag("A stone is set in its side."),
};

const sampleOilLamp = (draw: Draw, ask: Ask): OilLampParameters => {
  const glass = ["kerosene lamp", "hurricane lamp", "paraffin lamp"].includes(ask.word);
  return {
    ...sampleProportions(draw, ask),
    style: glass
      ? "hurricane"
      : ask.word === "oil lamp"
        ? draw.pick("style", ["genie", "hurricane"] as const)
        : "genie",
    lit: wants(ask, "flame", glass || ask.word === "oil lamp" || draw.chance("lit", 0.3)),
    gem: wants(ask, "gem", draw.chance("gem", 0.5)),
  };
};

const buildOilLamp = (p: OilLampParameters): Model => (p.style === "genie" ? genie(p) : hurricane(p));

function genie(p: OilLampParameters): Model {
  const [r, h] = [0.07 * p.wide, 0.1 * p.tall];
  const line = smoothProfile(
    [
      [0.62, 0],
      [0.64, 0.05],
      [0.5, 0.12],
      [0.26, 0.22],
      [0.24, 0.3],
      [0.55, 0.4],
      [0.92, 0.56],
      [1, 0.7],
      [0.86, 0.86],
      [0.5, 0.96],
      [0.42, 1],
    ].map(([x, y]) => [(x as number) * r, (y as number) * h] as const),
    4,
  );
  const long = (g: ReturnType<typeof lathe>) => stretch(g, [1.3, 1, 0.95]);
  const body = long(lathe([[0, 0], ...line, [0, h]], 56));
  const spout = sweep(
    ellipseOutline(r * 0.26, r * 0.22, 20),
    curveThrough(
      [
        [-r * 0.75, h * 0.64, 0],
        [-r * 1.55, h * 0.66, 0],
        [-r * 2.15, h * 0.84, 0],
        [-r * 2.6, h * 1.06, 0],
      ],
      8,
    ),
    {
      scale: (t) => [1.7 - 1.0 * t + (t > 0.9 ? (t - 0.9) * 4 : 0), 1.75 - 1.1 * t + (t > 0.9 ? (t - 0.9) * 3 : 0)],
      up: [0, 1, 0],
    },
  );
  const handle = sweep(
    circleOutline(r * 0.1, 12),
    curveThrough(
      [
        [r * 1.1, h * 0.6, 0],
        [r * 1.75, h * 0.52, 0],
        [r * 2.15, h * 0.8, 0],
        [r * 1.95, h * 1.12, 0],
        [r * 1.55, h * 1.16, 0],
        [r * 1.4, h * 0.98, 0],
        [r * 1.58, h * 0.86, 0],
      ],
      7,
    ),
    { scale: (t) => 1.35 - 0.7 * t, up: [0, 0, 1], endRounding: r * 0.05 },
  );
  const lid = lathe(
    [
      [0, h * 0.97],
      ...smoothProfile(
        [
          [0.5, 0.97],
          [0.52, 1],
          [0.4, 1.12],
          [0.16, 1.22],
          [0.1, 1.28],
          [0.2, 1.36],
          [0.19, 1.44],
          [0.06, 1.54],
        ].map(([x, y]) => [(x as number) * r, (y as number) * h] as const),
        4,
      ),
      [0, h * 1.58],
    ],
    40,
  );
  const paint: Paint = (surface, x, y, z) => {
    const t = y / h;
    const ring = Math.abs(t - 0.5) < 0.012 || Math.abs(t - 0.9) < 0.012;
    const petal = t > 0.52 && t < 0.7 && Math.abs((t - 0.52) / 0.18 - Math.abs(cos(atan2(z, x) * 8))) < 0.1;
    if (!ring && !petal) return;
    surface.height -= 0.0005;
    surface.r *= 0.45;
    surface.g *= 0.42;
    surface.b *= 0.4;
  };
  const parts: Part[] = [
    makePart("body", "body", body, { weight: 1, paint }),
    makePart("spout", "body", spout, { weight: 1 }),
    makePart("handle", "body", handle, { weight: 0.95 }),
    makePart("lid", "body", lid, { weight: 0.9 }),
  ];
  if (p.gem)
    parts.push(
      makePart(
        "gem",
        "gem",
        move(
          stretch(
            lathe(
              roundCorners(
                [
                  [0, -0.012],
                  [0.009, -0.006, 0.002],
                  [0.011, 0, 0.001],
                  [0.009, 0.006, 0.002],
                  [0, 0.012],
                ],
                2,
              ),
              8,
            ),
            [1, 1, 0.6],
          ),
          [0, h * 0.74, r * 0.95],
        ),
        { weight: 0.5, crease: 0.2 },
      ),
    );
  const tip: [number, number, number] = [-r * 2.58, h * 1.04, 0];
  if (p.lit)
    parts.push(
      makePart("flame", "flame", move(flame(0.05, 0.013, 0.08, 1), tip), { weight: 0.8, paint: flamePaint(0.05) }),
    );
  return standModel(parts, [
    { name: "top", position: [0, h * 1.58, 0], normal: [0, 1, 0], radius: r * 0.3 },
    { name: "attach", position: [r * 2, h * 0.8, 0], normal: [1, 0, 0], radius: r * 0.3 },
  ]);
}

function hurricane(p: OilLampParameters): Model {
  const [r, h] = [0.07 * p.wide, 0.34 * p.tall];
  const fount = smoothProfile(
    [
      [0.95, 0],
      [0.98, 0.02],
      [0.5, 0.07],
      [0.3, 0.12],
      [0.55, 0.17],
      [0.98, 0.24],
      [1, 0.3],
      [0.7, 0.37],
      [0.36, 0.4],
    ].map(([x, y]) => [(x as number) * r, (y as number) * h] as const),
    4,
  );
  const burner = roundCorners(
    [
      [0, h * 0.39],
      [r * 0.4, h * 0.39],
      [r * 0.42, h * 0.42, 0.003],
      [r * 0.7, h * 0.44, 0.003],
      [r * 0.72, h * 0.47, 0.003],
      [r * 0.2, h * 0.48],
      [r * 0.1, h * 0.5],
      [0, h * 0.5],
    ],
    3,
  );
  const chimney = smoothProfile(
    [
      [0.6, 0.465],
      [0.62, 0.5],
      [0.86, 0.58],
      [0.8, 0.68],
      [0.5, 0.8],
      [0.42, 0.9],
      [0.44, 1],
    ].map(([x, y]) => [(x as number) * r, (y as number) * h] as const),
    4,
  );
  const glow: Paint = (surface, x, y, z) => {
    if (!p.lit) return;
    const t = (y / h - 0.56) / 0.13;
    const d = Math.sqrt(x * x + z * z) / r;
    const f = Math.max(0, 1 - t * t * 0.6) * (d > 0.3 ? 1 : 0.4);
    surface.r += (0.95 - surface.r) * f * 0.75;
    surface.g += (0.66 - surface.g) * f * 0.75;
    surface.b += (0.24 - surface.b) * f * 0.75;
  };
  const wall = 0.0022;
  const glass = lathe([...chimney, ...chimney.toReversed().map(([x, y]) => [x - wall, y] as const)], 48, true);
  const parts: Part[] = [
    makePart("fount", "body", lathe([[0, 0], ...fount, [0, h * 0.4]], 48), { weight: 1 }),
    makePart("burner", "body", lathe(burner, 40), { weight: 0.8 }),
    makePart("chimney", "glass", glass, { weight: 0.95, paint: glow }),
    makePart(
      "wheel",
      "body",
      move(
        lathe(
          roundCorners(
            [
              [0, -0.004],
              [0.012, -0.004, 0.001],
              [0.012, 0.004, 0.001],
              [0, 0.004],
            ],
            2,
          ),
          20,
        ),
        [r * 0.75, h * 0.45, 0],
      ),
      { weight: 0.3 },
    ),
  ];
  if (p.lit)
    parts.push(
      makePart("flame", "flame", move(flame(0.07, 0.016, 0.03, 1), [0, h * 0.49, 0]), {
        weight: 0.6,
        paint: flamePaint(0.07),
      }),
    );
  return standModel(parts, [{ name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: r * 0.4 }]);
}

/** An oil lamp. What makes it itself: the golden boat of the tales, with a long spout, a curled handle, a domed lid and a foot; or a bellied fount, a burner and a glass chimney with a flame. */
export const oilLamp = defineConcept<OilLampParameters>({
  id: "oil-lamp",
  family: "light",
  words: [
    "oil lamp",
    "genie lamp",
    "magic lamp",
    "aladdin lamp",
    "aladdin's lamp",
    "genie's lamp",
    "kerosene lamp",
    "hurricane lamp",
    "paraffin lamp",
  ],
  senses: ["oil lamp"],
  height: 0.16,
  parameters,
  slots: {
    body: { words: ["foot", "spout", "handle", "lid", "base"], materials: ["gold", "bronze"] },
    gem: {
      words: ["jewel", "stone", "ruby"],
      materials: ["glass"],
      colours: ["#b1122a", "#1d4fbe", "#0e7a4a"].map(fromHex),
      takesWhole: false,
    },
    glass: { words: ["chimney"], materials: ["glass"], colours: [fromHex("#d8e6e2")], takesWhole: false },
    flame: FLAME_SLOT,
  },
  sample: sampleOilLamp,
  build: buildOilLamp,
  view: { azimuth: 0.25, elevation: 0.24 },
});
