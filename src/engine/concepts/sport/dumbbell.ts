import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, closeCorners, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, settle, turnY, turnZ } from "../../geometry/place.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Turned about the X axis: corners are (radius, x). */
const across = (corners: readonly Corner[], segments = 48): Geometry =>
  settle(turnZ(lathe(roundCorners(corners, 3), segments), -PI / 2));

const both = (piece: Geometry): Geometry[] => [piece, mirror(piece)];

/** A grip with crossed knurls. */
const knurled: Paint = (surface, x, y, z) => {
  if (Math.abs(x) > 0.052) return;
  const a = y * 1.2 + z;
  surface.height += 0.0003 * (sin((x + a) * 1400) > 0 ? 1 : 0) * (sin((x - a) * 1400) > 0 ? 1 : 0);
  const dark = sin((x + a) * 1400) * sin((x - a) * 1400) > 0 ? 0.75 : 1;
  surface.r *= dark;
  surface.g *= dark;
  surface.b *= dark;
};

/** The weight in figures on the outer faces. */
const figures =
  (text: string, size: number, light: boolean): Paint =>
  (surface, x, y, z, nx) => {
    if (Math.abs(nx) < 0.8) return;
    const u = x > 0 ? -z : z;
    if (isWritten(text, u, y, size, 0.09)) layColour(surface, light ? [0.85, 0.85, 0.83] : [0.05, 0.05, 0.06], 0.5);
  };

function hex(text: string): Part[] {
  const r = 0.062;
  const corners = (k: number) =>
    Array.from(
      { length: 6 },
      (_, i): Corner => [k * r * cos(((i + 0.5) * TAU) / 6), k * r * sin(((i + 0.5) * TAU) / 6), 0.006],
    );
  const head = move(
    turnY(extrude(closeCorners(corners(1), 3), { depth: 0.075, bevel: 0.009, bevelSteps: 3 }), PI / 2),
    [0.103, 0, 0],
  );
  const grip = across([
    [0, -0.075],
    [0.0135, -0.075],
    [0.0135, -0.045, 0.02],
    [0.0175, 0, 0.06],
    [0.0135, 0.045, 0.02],
    [0.0135, 0.075],
    [0, 0.075],
  ]);
  return [
    makePart("heads", "weight", merge(both(settle(head))), { weight: 1, paint: figures(text, 0.04, true) }),
    makePart("grip", "grip", grip, { weight: 0.9, paint: knurled }),
  ];
}

function plated(text: string): Part[] {
  const disc = (x: number, r: number, t: number): Geometry =>
    across(
      [
        [0.012, x],
        [r * 0.3, x],
        [r * 0.34, x + 0.001, 0.001],
        [r * 0.84, x + 0.001, 0.002],
        [r * 0.9, x - 0.002, 0.002],
        [r, x - 0.002, 0.004],
        [r, x + t + 0.002, 0.004],
        [r * 0.9, x + t + 0.002, 0.002],
        [r * 0.84, x + t - 0.002, 0.002],
        [r * 0.34, x + t - 0.002, 0.001],
        [r * 0.3, x + t, 0.001],
        [0.012, x + t],
      ],
      64,
    );
  const plates = [disc(0.068, 0.078, 0.022), disc(0.094, 0.078, 0.02), disc(0.118, 0.058, 0.016)].flatMap(both);
  const bar = across([
    [0, -0.178],
    [0.012, -0.178, 0.002],
    [0.012, -0.068],
    [0.0145, -0.06, 0.004],
    [0.0145, 0.06, 0.004],
    [0.012, 0.068],
    [0.012, 0.178, 0.002],
    [0, 0.178],
  ]);
  const nut = Array.from({ length: 12 }, (_, i): Corner => {
    const r = i % 2 ? 0.028 : 0.021;
    return [r * cos((i / 12) * TAU), r * sin((i / 12) * TAU), 0.004];
  });
  const nuts = both(
    settle(move(turnY(extrude(closeCorners(nut, 3), { depth: 0.016, bevel: 0.003 }), PI / 2), [0.143, 0, 0])),
  );
  const stops = both(
    across(
      [
        [0, 0.058],
        [0.021, 0.058, 0.002],
        [0.021, 0.068, 0.002],
        [0, 0.068],
      ],
      32,
    ),
  );
  return [
    makePart("plates", "weight", merge(plates), { weight: 1, paint: figures(text, 0.018, true) }),
    makePart("bar", "grip", bar, { weight: 0.9, paint: knurled }),
    makePart("nuts", "grip", merge([...nuts, ...stops]), { weight: 0.7 }),
  ];
}

/** Dipped in coloured vinyl, all of one piece. */
function dipped(text: string): Part[] {
  const profile: Corner[] = [
    [0, -0.088],
    [0.026, -0.088, 0.012],
    [0.037, -0.066, 0.014],
    [0.037, -0.052, 0.012],
    [0.0155, -0.04, 0.01],
    [0.0185, 0, 0.06],
    [0.0155, 0.04, 0.01],
    [0.037, 0.052, 0.012],
    [0.037, 0.066, 0.014],
    [0.026, 0.088, 0.012],
    [0, 0.088],
  ];
  return [
    makePart("body", "weight", across(profile, 12), { weight: 1, crease: 0.35, paint: figures(text, 0.022, true) }),
    makePart(
      "ring",
      "grip",
      merge(
        both(
          across(
            [
              [0, 0.0455],
              [0.0278, 0.0455],
              [0.0278, 0.049],
              [0, 0.049],
            ],
            40,
          ),
        ),
      ),
      { weight: 0.2 },
    ),
  ];
}

/** A long bar with big plates at both ends. */
function barbell(text: string): Part[] {
  const disc = (x: number, r: number, t: number): Geometry =>
    across(
      [
        [0.02, x],
        [r * 0.28, x, 0.004],
        [r * 0.34, x + t * 0.25, 0.004],
        [r * 0.8, x + t * 0.25, 0.004],
        [r * 0.86, x, 0.004],
        [r, x, 0.01],
        [r, x + t, 0.01],
        [r * 0.86, x + t, 0.004],
        [r * 0.8, x + t * 0.75, 0.004],
        [r * 0.34, x + t * 0.75, 0.004],
        [r * 0.28, x + t, 0.004],
        [0.02, x + t],
      ],
      72,
    );
  const plates = [disc(0.4, 0.2, 0.055), disc(0.46, 0.2, 0.045), disc(0.51, 0.14, 0.035)].flatMap(both);
  const bar = across([
    [0, -0.68],
    [0.024, -0.68, 0.004],
    [0.024, -0.4],
    [0.034, -0.395, 0.004],
    [0.034, -0.375, 0.004],
    [0.016, -0.37],
    [0.016, 0.37],
    [0.034, 0.375, 0.004],
    [0.034, 0.395, 0.004],
    [0.024, 0.4],
    [0.024, 0.68, 0.004],
    [0, 0.68],
  ]);
  const collars = both(
    across(
      [
        [0, 0.545],
        [0.036, 0.545, 0.004],
        [0.036, 0.575, 0.004],
        [0, 0.575],
      ],
      32,
    ),
  );
  return [
    makePart("plates", "weight", merge(plates), { weight: 1, paint: figures(text, 0.05, true) }),
    makePart("bar", "grip", merge([bar, ...collars]), { weight: 0.9 }),
  ];
}

const POUNDS = ["5", "10", "15", "20", "25"];

function build({ style, seed }: Planned): Part[] {
  const text = POUNDS[seed % POUNDS.length] as string;
  if (style === "plates") return plated(text);
  if (style === "vinyl") return dipped(text[0] as string);
  if (style === "barbell") return barbell(text);
  return hex(text);
}

/** A dumbbell. What makes it itself: a short steel grip between two equal heavy ends: six-sided rubber heads with the weight in figures, iron discs held by star nuts, or bright vinyl; a barbell is long, with great plates. */
export const dumbbell = defineFromPlan({
  id: "dumbbell",
  family: "sport",
  words: ["dumbbell", "dumb bell", "hand weight", "free weight", "gym weight", "barbell", "barbells", "dumbbells"],
  senses: ["dumbbell", "barbell"],
  height: 0.12,
  view: { azimuth: 0.62, elevation: 0.32 },
  slots: {
    weight: mainSlot("rubber", "#1f2024 #26272b #1d1e24", "plate|head|disc|end"),
    grip: slot("brushed-steel", "", "handle|bar"),
  },
  styles: {
    hex: { weight: 3 },
    plates: { weight: 1.6, traits: ["round"], materials: { weight: "iron" }, dress: { weight: "#2a2b2f" } },
    vinyl: { weight: 0.7, dress: { weight: "#d8448a" }, materials: { weight: "plastic" } },
    barbell: { weight: 0, words: ["barbell", "barbells"], traits: ["long"] },
  },
  build,
});
