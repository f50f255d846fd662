import { wobble } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { wants } from "../from-ask.ts";
import { choice, flag } from "../parameter-specs.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";
import { FLAME_SLOT, flame, flamePaint } from "./flame.ts";

type TorchParameters = Proportions & { readonly style: "cage" | "wrapped" | "tiki"; readonly lit: boolean };

const parameters: Concept<TorchParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["cage", "wrapped", "tiki"], "With an iron cage, wrapped in cloth, or a cup of bamboo on a tall pole."),
  lit: flag("It burns."),
};

const sampleTorch = (draw: Draw, ask: Ask): TorchParameters => ({
  ...sampleProportions(draw, ask),
  style: ask.word === "tiki torch" ? "tiki" : draw.pick("style", ["cage", "wrapped"] as const, [3, 2]),
  lit: wants(ask, "flame", true),
});

function buildTorch(p: TorchParameters): Model {
  const tiki = p.style === "tiki";
  const h = (tiki ? 0.95 : 0.46) * p.tall;
  const r = 0.022 * p.wide;
  const rod = lathe(
    roundCorners(
      [
        [0, 0],
        [r * 0.72, 0, 0.004],
        [r * 0.8, h * 0.4],
        [r, h, 0.003],
        [0, h],
      ],
      2,
    ),
    20,
  );
  const parts: Part[] = [
    makePart("handle", "handle", tiki ? rod : wobble(rod, 0.002, 0.05, 4), {
      weight: 0.9,
      paint: tiki ? jointed(h) : plain,
    }),
  ];
  const cup = 0.055 * p.wide;
  const high = 0.12 * Math.sqrt(p.tall);
  if (p.style === "wrapped") {
    const head = lathe(
      roundCorners(
        [
          [0, h - 0.05],
          [r * 1.1, h - 0.05, 0.006],
          [cup * 0.72, h - 0.01, 0.02],
          [cup * 0.8, h + high * 0.7, 0.02],
          [cup * 0.5, h + high * 0.9, 0.02],
          [0, h + high * 0.92],
        ],
        4,
      ),
      36,
    );
    parts.push(makePart("wrapping", "cloth", head, { weight: 0.9, paint: bound }));
  } else if (tiki) {
    const basket = lathe(
      [
        [0, h - 0.01],
        [cup * 0.45, h - 0.01],
        [cup * 0.9, h + high * 0.7],
        [cup * 1.15, h + high * 1.25],
        [cup * 1.05, h + high * 1.25],
        [cup * 0.8, h + high * 0.7],
        [0, h + high * 0.6],
      ],
      40,
    );
    parts.push(makePart("basket", "handle", basket, { weight: 0.95, paint: woven }));
    parts.push(
      makePart(
        "oil",
        "metal",
        lathe(
          roundCorners(
            [
              [0, h + high * 0.55],
              [cup * 0.75, h + high * 0.55],
              [cup * 0.8, h + high * 1.1, 0.004],
              [cup * 0.3, h + high * 1.3, 0.004],
              [0, h + high * 1.32],
            ],
            3,
          ),
          28,
        ),
        { weight: 0.4 },
      ),
    );
  } else {
    parts.push(
      makePart(
        "socket",
        "metal",
        lathe(
          roundCorners(
            [
              [0, h - 0.06],
              [r * 1.12, h - 0.06, 0.002],
              [r * 1.2, h - 0.01, 0.004],
              [cup * 0.9, h + 0.012, 0.006],
              [cup * 0.95, h + 0.022, 0.003],
              [0, h + 0.022],
            ],
            3,
          ),
          36,
        ),
        { weight: 0.9 },
      ),
    );
    const bars = Array.from({ length: 8 }, (_, i) => {
      const a = (i / 8) * TAU;
      const at = (out: number, y: number): [number, number, number] => [out * cos(a), h + y, -out * sin(a)];
      return sweep(
        rectangleOutline(0.009, 0.0045, 0.001, 1),
        [at(cup * 0.86, 0.012), at(cup * 0.98, high * 0.45), at(cup * 1.02, high * 0.75), at(cup * 1.16, high * 1.02)],
        { up: [cos(a), 0, -sin(a)] },
      );
    });
    parts.push(
      ...makeParts("bar", "metal", bars, { weight: 0.7 }),
      makePart("ring", "metal", move(torus(cup * 1.0, 0.0052, 40, 8), [0, h + high * 0.62, 0]), { weight: 0.7 }),
    );
    parts.push(
      makePart(
        "pitch",
        "cloth",
        lathe(
          roundCorners(
            [
              [0, h + 0.015],
              [cup * 0.72, h + 0.015],
              [cup * 0.78, h + high * 0.5, 0.02],
              [0, h + high * 0.7],
            ],
            4,
          ),
          28,
        ),
        { weight: 0.5, paint: bound },
      ),
    );
  }
  if (p.lit) {
    const base = h + high * (tiki ? 1.22 : p.style === "wrapped" ? 0.35 : 0.4);
    const fires = [
      [0, 0, 0.27, 0.062],
      [0.024, 0.012, 0.19, 0.042],
      [-0.026, 0.008, 0.2, 0.044],
      [0.002, -0.026, 0.17, 0.04],
      [-0.004, 0.028, 0.16, 0.038],
    ] as const;
    for (const [i, [x, z, tall, wide]] of fires.entries()) {
      const height = tall * Math.sqrt(p.tall) * (tiki ? 0.85 : 1);
      parts.push(
        makePart(
          `flame-${i + 1}`,
          "flame",
          move(turnY(flame(height, wide * p.wide * (tiki ? 0.7 : 1), 0.12, i * 1.7 + 0.5, 18), i * 2), [
            x * p.wide,
            base,
            z * p.wide,
          ]),
          { weight: i === 0 ? 1 : 0.8, paint: flamePaint(height) },
        ),
      );
    }
  }
  return standModel(parts, [
    { name: "top", position: [0, h + high, 0], normal: [0, 1, 0], radius: cup },
    { name: "attach", position: [0, h * 0.35, 0], normal: [0, -1, 0], radius: r },
  ]);
}

const plain: Paint = () => undefined;

/** Knots of bamboo. */
const jointed =
  (h: number): Paint =>
  (surface, _x, y) => {
    const t = y / (h / 5);
    const near = Math.abs(t - Math.round(t));
    if (near > 0.03) return;
    surface.height += 0.002;
    surface.r *= 0.6;
    surface.g *= 0.6;
    surface.b *= 0.6;
  };

/** Turns of cloth, charred above. */
const bound: Paint = (surface, x, y, z) => {
  const turn = y / 0.018 + atan2(z, x) / TAU;
  const edge = turn - Math.floor(turn);
  const f = edge < 0.14 ? 0.45 : 1;
  surface.height += 0.002 * edge;
  surface.r *= f;
  surface.g *= f;
  surface.b *= f;
};

const woven: Paint = (surface, x, y, z) => {
  const u = Math.floor((atan2(z, x) / TAU) * 26);
  const v = Math.floor(y / 0.012);
  const f = (u + v) % 2 === 0 ? 0.95 : 0.55;
  surface.r *= f;
  surface.g *= f;
  surface.b *= f;
};

/** A torch. What makes it itself: a wooden handle, an iron cage or a head wrapped in cloth on it, and a large ragged flame above. */
export const torch = defineConcept<TorchParameters>({
  id: "torch",
  family: "light",
  words: ["torch", "flaming torch", "burning torch", "tiki torch", "wall torch", "medieval torch", "fire torch"],
  senses: ["torch#1"],
  height: 0.7,
  parameters,
  slots: {
    handle: {
      words: ["stick", "pole", "wood", "shaft"],
      materials: ["oak"],
      colours: ["#7a4f2a", "#8f6236", "#6a4324"].map(fromHex),
    },
    metal: { words: ["cage", "iron", "band"], materials: ["iron"], takesWhole: false },
    cloth: {
      words: ["rag", "wrapping"],
      materials: ["woven-cotton"],
      colours: ["#8a7350", "#6e5a3e"].map(fromHex),
      takesWhole: false,
    },
    flame: FLAME_SLOT,
  },
  sample: sampleTorch,
  build: buildTorch,
  view: { azimuth: 0.3, elevation: 0.16 },
});
