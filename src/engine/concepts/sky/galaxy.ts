import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, exp, log, PI, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const LEAN = 0.5;
const MIDDLE = 0.62;

const mix = (surface: { r: number; g: number; b: number }, rgb: Rgb, t: number): void => {
  surface.r += (rgb[0] - surface.r) * t;
  surface.g += (rgb[1] - surface.g) * t;
  surface.b += (rgb[2] - surface.b) * t;
};

/** Arms of stars that wind out of a bright core into the dark. */
const arms =
  (seed: number, hues: readonly [string, string], core: string): Paint =>
  (surface, x, y, z) => {
    const far = Math.sqrt(x * x + z * z);
    const turn = atan2(z, x);
    surface.roughness = 0.6;
    mix(surface, fromHex("#050514"), 1);
    const wind = 2 * turn - 5.2 * log(far + 0.06) + 0.9 * noise(x * 4, y * 4, z * 4, seed);
    const arm = smoothstep(-0.1, 0.95, cos(wind)) * smoothstep(1.02, 0.55, far);
    mix(surface, fromHex(hues[0]), 0.85 * arm);
    mix(surface, fromHex(hues[1]), 0.7 * smoothstep(0.55, 1, cos(wind + 0.5)) * smoothstep(1, 0.4, far));
    mix(surface, fromHex(core), exp(-far * far * 14));
    // single stars
    const star = noise(x * 46, y * 46, z * 46, seed + 7);
    if (star > 0.62) mix(surface, [1, 0.97, 0.9], Math.min(1, (star - 0.62) * 6) * (0.35 + 0.65 * arm));
  };

/** Laid over to show its face, on a thin stand. */
const lean = (geometry: ReturnType<typeof sphere>) => move(turnX(turnZ(geometry, 0.12), LEAN), [0, MIDDLE, 0]);

const stand = (): Part[] => [
  makePart(
    "stand",
    "stand",
    merge([
      bar([0, 0.02, -0.03], [0, MIDDLE - 0.02, -0.03], 0.014, 12),
      lathe(
        [
          [0, 0],
          [0.2, 0],
          [0.19, 0.025],
          [0.03, 0.05],
          [0, 0.05],
        ],
        36,
      ),
    ]),
    { weight: 0.4 },
  ),
];

function spiral(seed: number, hues: readonly [string, string], core: string): Part[] {
  const disk = lathe(
    [
      [0, -0.05],
      [0.3, -0.035],
      [0.98, -0.008],
      [1, 0],
      [0.98, 0.008],
      [0.6, 0.016],
      [0.32, 0.035],
      [0.2, 0.09],
      [0.1, 0.13],
      [0, 0.14],
    ],
    80,
  );
  // painted while it lies flat
  const flat = settle(disk);
  return [makePart("disc", "disc", lean(flat), { weight: 1, crease: 1.2, paint: arms(seed, hues, core) }), ...stand()];
}

/** A black ball in a glowing ring of hot gas, the ring's far side bent up around it by its pull. */
function hole(seed: number): Part[] {
  const glow: Paint = (surface, x, y, z) => {
    const far = Math.sqrt(x * x + z * z);
    const heat = smoothstep(1, 0.4, far);
    const streak = 0.5 + 0.5 * sin(far * 46 + 3 * noise(x * 5, y * 5, z * 5, seed));
    mix(surface, fromHex("#5a1204"), 1);
    mix(surface, fromHex("#f07a18"), smoothstep(0.05, 0.6, heat) * (0.55 + 0.45 * streak));
    mix(surface, fromHex("#fff0c8"), smoothstep(0.55, 1, heat) * (0.5 + 0.5 * streak));
    surface.roughness = 0.7;
  };
  const halo: Paint = (surface) => mix(surface, fromHex("#ffb454"), 1);
  const disk = settle(
    lathe(
      [
        [0.44, -0.012],
        [1, -0.004],
        [1, 0.004],
        [0.44, 0.012],
      ],
      80,
      true,
    ),
  );
  return [
    makePart("hole", "hole", move(sphere(0.34, 44), [0, MIDDLE, 0]), { weight: 1 }),
    makePart("disc", "disc", move(turnX(turnZ(disk, 0.2), 0.22), [0, MIDDLE, 0]), { weight: 1, paint: glow }),
    makePart("link", "disc", merge([0, 1, 2].map((i) => turnless(i))), { weight: 0.3, paint: halo }),
    makePart("halo", "disc", move(stretch(turnX(torus(0.4, 0.035, 64, 12), PI / 2), [1, 1, 0.5]), [0, MIDDLE, 0]), {
      weight: 0.9,
      paint: halo,
    }),
    ...stand(),
  ];
}

/** Spokes inside the ring, hidden behind the ball, that hold the disc. */
const turnless = (i: number) => {
  const a = 0.3 + (i / 3) * 2 * PI;
  return move(
    turnX(turnZ(bar([0.3 * cos(a), 0, 0.3 * sin(a)], [0.5 * cos(a), 0, 0.5 * sin(a)], 0.008, 8), 0.2), 0.22),
    [0, MIDDLE, 0],
  );
};

/** A galaxy, as a model on a stand. What makes it itself: a thin dark disc with a bright bulging heart from which arms of stars wind outwards; a black hole is a black ball in a glowing ring. */
export const galaxy = defineFromPlan({
  id: "galaxy",
  family: "nature",
  words: [
    "galaxy",
    "spiral galaxy",
    "milky way",
    "andromeda",
    "nebula",
    "black hole",
    "supermassive black hole",
    "gargantua",
  ],
  senses: ["black hole", "nebula#3"],
  height: 1.2,
  view: { azimuth: 0.3, elevation: 0.35 },
  vary: 0.04,
  styles: { spiral: {}, hole: { weight: 0, words: ["black hole", "supermassive black hole", "gargantua"] } },
  kinds: { violet: {}, blue: {}, rose: {} },
  slots: {
    disc: mainSlot("plastic", "#0a0a20", "arm|star|ring"),
    hole: { words: ["ball", "horizon"], materials: ["plastic"], colours: [[0.004, 0.004, 0.005]], takesWhole: false },
    stand: slot("painted-metal", "#2a2c30", "base|foot"),
  },
  build: ({ style, kind, seed }: Planned) =>
    style === "hole"
      ? hole(seed)
      : spiral(
          seed,
          kind === "blue" ? ["#2a5ae0", "#a8d8ff"] : kind === "rose" ? ["#c83a8c", "#ffb0a0"] : ["#6a3ae0", "#e08cff"],
          "#fff2d0",
        ),
});
