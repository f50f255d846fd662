import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Height, outer and inner radius of a roll, metres. */
const SIZES: Readonly<Record<string, readonly [number, number, number]>> = {
  toilet: [0.1, 0.056, 0.021],
  kitchen: [0.24, 0.062, 0.019],
};

const quilted =
  (tall: number): Paint =>
  (surface, x, y, z, _nx, ny) => {
    const out = Math.sqrt(x * x + z * z);
    if (Math.abs(ny) > 0.7) {
      // its layers show as rings on the ends
      const k = 0.95 + 0.05 * sin(out * 5200);
      surface.r *= k;
      surface.g *= k;
      surface.b *= k;
      return;
    }
    const [u, v] = [(x + z) * 260, y * 260];
    surface.height -= 0.0006 * Math.max(0, cos(u + v) * cos(u - v) - 0.5);
    if (Math.abs(y - tall / 2) > tall / 2) surface.roughness = 0.9;
  };

function build({ style }: Planned): Part[] {
  const [tall, outer, inner] = SIZES[style === "kitchen" ? "kitchen" : "toilet"] as readonly [number, number, number];
  const round = 0.003;
  const paper = lathe(
    roundCorners(
      [
        [inner, 0.0005],
        [outer, 0.0005, round],
        [outer, tall - 0.0005, round],
        [inner, tall - 0.0005],
      ],
      3,
    ),
    72,
    true,
  );
  const tube = lathe(
    [
      [inner - 0.0014, 0],
      [inner + 0.0003, 0],
      [inner + 0.0003, tall],
      [inner - 0.0014, tall],
    ],
    48,
    true,
  );
  // the loose end leaves the roll at its side and hangs down
  const hang: Vec3[] = [
    [outer * 0.5, 0, outer * 0.87],
    [outer * 0.86, 0, outer * 0.53],
    [outer * 1.012, 0, outer * 0.05],
    [outer * 1.06, 0, -outer * 0.4],
    [outer * 1.3, 0, -outer * 0.9],
  ];
  const flap = move(
    sweep(
      [
        [-0.0006, -tall / 2 + 0.001],
        [0.0006, -tall / 2 + 0.001],
        [0.0006, tall / 2 - 0.001],
        [-0.0006, tall / 2 - 0.001],
      ],
      curveThrough(hang, 6),
      { up: [0, 1, 0] },
    ),
    [0, tall / 2, 0],
  );
  const roll: Part[] = [
    makePart("paper", "paper", paper, { weight: 1, crease: 0.6, paint: quilted(tall) }),
    makePart("sheet", "paper", flap, { weight: 0.7, crease: 1.2 }),
    makePart("tube", "tube", tube, { weight: 0.7 }),
  ];
  if (style === "toilet") return roll;
  const foot = lathe(
    roundCorners(
      [
        [0, -0.014],
        [0.075, -0.014, 0.002],
        [0.075, -0.004, 0.003],
        [0, 0],
      ],
      3,
    ),
    56,
  );
  return [
    ...roll,
    makePart("foot", "holder", foot, { weight: 0.6 }),
    makePart("pole", "holder", bar([0, -0.004, 0], [0, tall + 0.03, 0], 0.007, 16), { weight: 0.5 }),
  ];
}

/** A roll of toilet paper. What makes it itself: a soft white cylinder quilted with dimples, a cardboard tube through its middle, rings of layers on its ends and a loose sheet that hangs away. */
export const toiletPaper = defineFromPlan({
  id: "toilet-paper",
  family: "household",
  words: [
    "toilet paper",
    "toilet roll",
    "toilet paper roll",
    "roll of toilet paper",
    "loo roll",
    "toilet tissue",
    "paper towel",
    "paper towel roll",
    "kitchen roll",
    "roll of paper towels",
    "paper towel holder",
  ],
  senses: ["toilet tissue", "paper towel"],
  height: 0.1,
  view: { azimuth: 0.75, elevation: 0.42 },
  slots: {
    paper: mainSlot("paper", "#f8f7f3 #f6f2ec", "sheet|tissue|roll"),
    tube: slot("cardboard", "#b08a5c", "core|cardboard tube"),
    holder: slot("oak chrome", "", "stand|arm"),
  },
  styles: {
    toilet: { weight: 1 },
    kitchen: {
      weight: 0,
      words: ["paper towel", "paper towel roll", "kitchen roll", "roll of paper towels", "paper towel holder"],
      slots: ["holder"],
    },
  },
  build,
});
