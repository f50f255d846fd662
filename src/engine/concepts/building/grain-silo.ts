import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { cos, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { block, turnedUp } from "./masonry.ts";

/** Rings of corrugation around the wall, with a bolted seam where two sheets meet. */
const sheets =
  (radius: number): Paint =>
  (surface, x, y, z) => {
    const wave = y / 0.16;
    const up = Math.abs(wave - Math.floor(wave) - 0.5) * 2;
    const tone = 0.72 + 0.38 * up;
    surface.r *= tone;
    surface.g *= tone;
    surface.b *= tone;
    surface.height += 0.03 * up;
    const seam = y / 1.6;
    if (Math.abs(seam - Math.round(seam)) < 0.014 && x * x + z * z > radius * radius * 0.9) {
      surface.r *= 0.6;
      surface.g *= 0.6;
      surface.b *= 0.6;
    }
  };

interface Bin {
  readonly x: number;
  readonly r: number;
  readonly tall: number;
  /** A round dome for a roof instead of a cone with a cap. */
  readonly domed: boolean;
}

function bin(name: string, { x, r, tall, domed }: Bin): Part[] {
  const wall = turnedUp(
    [
      [0, 0],
      [r, 0],
      [r, tall],
      [0, tall],
    ],
    56,
  );
  const roof = turnedUp(
    domed
      ? [
          [0, tall - 0.05],
          [r * 1.02, tall - 0.05],
          [r * 1.02, tall + 0.08],
          [r * 0.86, tall + r * 0.52, r * 0.5],
          [r * 0.3, tall + r * 0.92, r * 0.4],
          [0, tall + r * 0.95],
        ]
      : [
          [0, tall - 0.05],
          [r * 1.05, tall - 0.05],
          [r * 1.05, tall + 0.05],
          [r * 0.16, tall + r * 0.6],
          [r * 0.16, tall + r * 0.7],
          [r * 0.2, tall + r * 0.7],
          [0, tall + r * 0.84],
        ],
    56,
    6,
  );
  const ribs: Paint = (surface, px, _y, pz) => {
    const a = Math.abs(px * pz) / Math.max(0.01, px * px + pz * pz);
    if (Math.floor(a * 20) % 2 === 0) return;
    surface.r *= 0.8;
    surface.g *= 0.8;
    surface.b *= 0.8;
  };
  const hoops = Array.from({ length: Math.floor(tall / 1.6) }, (_, i) =>
    move(torus(r + 0.01, 0.035, 56, 6), [0, (i + 1) * 1.6 - 0.8, 0]),
  );
  // a caged ladder up the front
  const a = 0.5;
  const at = (out: number, off: number): readonly [number, number] => [
    sin(a) * (r + out) + cos(a) * off,
    cos(a) * (r + out) - sin(a) * off,
  ];
  const ladder = [
    ...[-0.2, 0.2].map((off) => {
      const [lx, lz] = at(0.14, off);
      return bar([lx, 0.2, lz], [lx, tall + 0.3, lz], 0.03, 6);
    }),
    ...Array.from({ length: Math.floor(tall / 0.4) }, (_, i) => {
      const [ax, az] = at(0.14, -0.2);
      const [bx, bz] = at(0.14, 0.2);
      return bar([ax, 0.5 + i * 0.4, az], [bx, 0.5 + i * 0.4, bz], 0.022, 5);
    }),
    ...[0.2, 0.5, 0.8].map((t) => {
      const [ax, az] = at(-0.05, 0);
      const [bx, bz] = at(0.16, 0);
      return bar([ax, tall * t, az], [bx, tall * t, bz], 0.03, 5);
    }),
  ];
  return [
    makePart(`${name}-wall`, "body", move(wall, [x, 0, 0]), { weight: 1, paint: sheets(r), projection: "cylinder" }),
    makePart(`${name}-roof`, "roof", move(roof, [x, 0, 0]), { weight: 1, ...(!domed && { paint: ribs }) }),
    makePart(`${name}-hoops`, "metal", move(merge(hoops), [x, 0, 0]), { weight: 0.5 }),
    makePart(`${name}-ladder`, "metal", move(merge(ladder), [x, 0, 0]), { weight: 0.6 }),
    makePart(
      `${name}-base`,
      "base",
      move(
        turnedUp(
          [
            [0, -0.25],
            [r * 1.12, -0.25],
            [r * 1.12, 0.02],
            [0, 0.02],
          ],
          48,
        ),
        [x, 0, 0],
      ),
      { weight: 0.5 },
    ),
    makePart(`${name}-hatch`, "metal", block([0.9, 1.3, 0.16], [x, 0.9, r * 0.995], 0.04), { weight: 0.5 }),
  ];
}

function build({ style, count }: Planned): Part[] {
  const domed = style === "tower";
  const r = domed ? 1.9 : 2.5;
  const tall = domed ? 12 : 7.6;
  const bins = Array.from({ length: count }, (_, i) =>
    bin(`bin-${i + 1}`, { x: (i - (count - 1) / 2) * r * 2.35, r, tall: tall * (i % 2 === 1 ? 0.84 : 1), domed }),
  );
  if (count < 2) return bins.flat();
  // a spout from the tallest to its neighbours
  const left = -((count - 1) / 2) * r * 2.35;
  const y = tall + r * (domed ? 0.9 : 0.78);
  return [
    ...bins.flat(),
    makePart(
      "spout",
      "metal",
      merge([
        bar([left, y, 0], [-left, y, 0], 0.16, 10),
        ...Array.from({ length: count }, (_, i) =>
          bar([left + i * r * 2.35, tall * 0.84 + r * 0.5, 0], [left + i * r * 2.35, y, 0], 0.14, 8),
        ),
      ]),
      { weight: 0.6 },
    ),
  ];
}

/** A grain silo. What makes it itself: a round windowless tower of ringed sheet metal under a cone or dome with a cap, a ladder up its side, alone or two in a row joined by a spout. */
export const grainSilo = defineFromPlan({
  id: "grain-silo",
  family: "building",
  words: ["grain silo", "silo", "grain bin", "farm silo", "corn silo", "grain elevator", "granary silo", "grain tower"],
  senses: ["silo", "grain elevator"],
  height: 12,
  vary: 0.05,
  view: { azimuth: 0.35, elevation: 0.08 },
  slots: {
    body: mainSlot("galvanised-steel", "#c4c8ca #b0b6ba #d0d2d0", "wall|side"),
    roof: slot("galvanised-steel painted-metal", "#dcdedd #9a3026 #3f6a8a", "dome|cap"),
    metal: slot("iron", "#5a5e62", "ladder|hoop|spout|hatch"),
    base: slot("concrete", "", "foot"),
  },
  styles: {
    tower: { weight: 1.2, traits: ["tall"] },
    bin: { weight: 1, words: ["grain bin"], traits: ["short", "wide"] },
  },
  count: { slot: "body", min: 1, max: 2, most: 4 },
  build,
});
