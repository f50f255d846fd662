import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle } from "../../geometry/place.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { BOLT } from "./lightning.ts";
import { puffs } from "./puffs.ts";

const FLOOR = 0;

function heap({ stream }: Planned) {
  const chance = stream("puffs");
  const balls: (readonly [Vec3, number])[] = [
    [[0, 0.2, 0], 0.27],
    [[-0.06, 0.36, 0], 0.22 + 0.04 * chance()],
    [[0.19, 0.27, 0.03], 0.2 + 0.03 * chance()],
    [[-0.3, 0.16, 0.02], 0.18 + 0.02 * chance()],
    [[0.4, 0.14, 0], 0.16 + 0.02 * chance()],
    [[-0.5, 0.1, 0], 0.12],
    [[0.57, 0.09, 0], 0.1],
  ];
  for (let i = 0; i < 9; i += 1) {
    const x = -0.42 + 0.105 * i;
    balls.push([[x, 0.1 + 0.1 * chance(), (i % 2 ? 1 : -1) * (0.1 + 0.08 * chance())], 0.1 + 0.05 * chance()]);
  }
  const made = puffs(balls, 0.032);
  return settle(deform(made, ([x, y, z]) => [x, y < FLOOR ? FLOOR + (y - FLOOR) * 0.12 : y, z]));
}

const shaded: Paint = (surface, _x, y) => {
  const dim = 0.74 + 0.26 * smoothstep(-0.05, 0.3, y);
  surface.r *= dim * (0.97 + 0.03 * dim);
  surface.g *= dim * (0.985 + 0.015 * dim);
  surface.b *= dim;
};

const drop = (size: number) =>
  lathe(
    [
      [0, 0],
      [size * 0.5, size * 0.2],
      [size * 0.62, size * 0.6],
      [size * 0.34, size * 1.3],
      [0, size * 2.2],
    ],
    12,
  );

function build(planned: Planned): Part[] {
  const { style, stream } = planned;
  const chance = stream("rain");
  const parts = [makePart("cloud", "cloud", heap(planned), { weight: 1, crease: 1.4, paint: shaded })];
  if (style === "fluffy") return parts;
  const drops = Array.from({ length: 13 }, (_, i) => {
    const x = -0.46 + (i % 7) * 0.155 + (i > 6 ? 0.07 : 0);
    const y = -0.075 - 0.3 * ((i * 0.618) % 1) - 0.05 * chance();
    return move(drop(0.05 + 0.008 * chance()), [x, y, i > 6 ? -0.09 : 0.09]);
  });
  const kept = style === "storm" ? drops.filter((_, i) => Math.abs((i % 7) - 3) > 1) : drops;
  parts.push(makePart("rain", "rain", merge(kept), { weight: 0.8 }));
  if (style === "storm") {
    const bolt = extrude(
      BOLT.map(([x, y]) => [x * 0.62, y * 0.62 - 0.55] as const),
      { depth: 0.07, bevel: 0.016 },
    );
    parts.push(makePart("bolt", "lightning", settle(move(bolt, [0, 0.03, 0.02])), { weight: 0.9 }));
  }
  return parts;
}

/** A cloud. What makes it itself: a heap of white puffs on a flat foot, shaded below; a rain cloud is grey with blue drops under it, a storm cloud dark with a yellow bolt. */
export const cloud = defineFromPlan({
  id: "cloud",
  family: "nature",
  words: ["cloud", "fluffy cloud", "white cloud", "rain cloud", "raincloud", "storm cloud", "thundercloud", "cumulus"],
  senses: ["cloud#2"],
  height: 1,
  vary: 0.1,
  view: { azimuth: 0.25, elevation: 0.12 },
  styles: {
    fluffy: {},
    rain: {
      weight: 0,
      words: ["rain cloud", "raincloud"],
      slots: ["rain"],
      traits: ["rainy"],
      dress: { cloud: "#9aa4b0" },
    },
    storm: {
      weight: 0,
      words: ["storm cloud", "thundercloud"],
      slots: ["lightning"],
      traits: ["stormy"],
      dress: { cloud: "#5b6472" },
    },
  },
  slots: {
    cloud: mainSlot("plaster", "#f4f7fb #eef3fa", "puff|vapour|vapor"),
    rain: slot("plastic", "#3f8fd8", "drop|raindrop"),
    lightning: slot("plastic", "#ffd21f", "bolt|flash|thunder"),
  },
  build,
});
