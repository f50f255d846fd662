import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const PALETTES: readonly (readonly Rgb[])[] = [
  ["#8f2a14", "#e8d9b4", "#1d1410"],
  ["#c4691c", "#f0e2c0", "#3a1a0e"],
  ["#1f4f7a", "#f0e2c0", "#c43a1c"],
  ["#2c2018", "#e9c88a", "#b5341c"],
].map((hexes) => hexes.map(fromHex));

/** Bands and rows of dots across the arms, painted on wood. */
const painted =
  (look: number): Paint =>
  (surface, x, y, z) => {
    if (z < 0) return;
    const palette = PALETTES[look % PALETTES.length] as readonly Rgb[];
    const [main, pale, dark] = palette as readonly [Rgb, Rgb, Rgb];
    const u = Math.abs(x);
    if (u > 0.2) return layColour(surface, u < 0.205 ? dark : main, 0.4);
    if (u > 0.165) {
      const row = (u - 0.165) / 0.0175;
      const [a, b] = [row - Math.floor(row) - 0.5, y * 57 - Math.floor(y * 57) - 0.5];
      return layColour(surface, a * a + b * b < 0.08 ? pale : dark, 0.4);
    }
    if (u > 0.155) return layColour(surface, pale, 0.4);
    if (u > 0.04 && u < 0.145) {
      const v = y - (0.3 - u * 1.05);
      const wave = v - 0.008 * sin(u * 190);
      if (Math.abs(wave) < 0.0035) return layColour(surface, dark, 0.4);
      const [a, b] = [u * 50 - Math.floor(u * 50) - 0.5, Math.abs(v) * 50 - 0.95];
      if (a * a + b * b < 0.06) return layColour(surface, pale, 0.4);
    }
    if (u < 0.04) {
      const v = y - 0.285;
      const r = Math.sqrt(x * x + v * v);
      if (r < 0.028) layColour(surface, Math.floor(r / 0.0056) % 2 === 0 ? pale : main, 0.4);
    }
  };

function build({ style, seed }: Planned): Part[] {
  if (style === "three") {
    const arm = (i: number) => {
      const a = (i / 3) * TAU + PI / 2;
      return sweep(
        ellipseOutline(0.035, 0.0075, 16),
        [0, 0.3, 0.7, 0.95, 1].map((t): Vec3 => [0.24 * t * cos(a), 0.24 * t * sin(a), 0]),
        {
          up: [0, 0, 1],
          scale: (t) => [t > 0.9 ? 1.1 - (t - 0.9) * 7 : 1.15 - 0.05 * t, 1],
        },
      );
    };
    const paint: Paint = (surface, x, y, z) => {
      const palette = PALETTES[seed % PALETTES.length] as readonly Rgb[];
      const r = Math.sqrt(x * x + y * y);
      if (z > 0 && r > 0.15) layColour(surface, (r * 28) % 1 < 0.5 ? (palette[0] as Rgb) : (palette[1] as Rgb), 0.4);
      else if (z > 0 && r < 0.02) layColour(surface, palette[2] as Rgb, 0.4);
    };
    return [makePart("body", "body", settle(merge([arm(0), arm(1), arm(2)])), { weight: 1, paint })];
  }
  const sharp = style === "hook" ? 0.1 : 0;
  const path = curveThrough(
    [
      [-0.25, 0 + sharp * 0.4, 0],
      [-0.16, 0.115, 0],
      [-0.07, 0.235, 0],
      [0, 0.285, 0],
      [0.07, 0.235, 0],
      [0.16, 0.115 - sharp * 0.3, 0],
      [0.25, 0 - sharp, 0],
    ],
    8,
  );
  const body = sweep(ellipseOutline(0.034, 0.0085, 18), path, {
    up: [0, 0, 1],
    scale: (t) => {
      const end = Math.min(t, 1 - t);
      return [
        end < 0.08
          ? Math.sqrt(Math.max(0.02, 1 - (1 - end / 0.08) * (1 - end / 0.08))) * 0.92
          : 0.92 + 0.28 * Math.max(0, 1 - Math.abs(t - 0.5) * 4),
        end < 0.03 ? 0.6 : 1,
      ];
    },
  });
  return [
    makePart("body", "body", turnX(move(settle(body), [0, 0, 0]), -0.12), {
      weight: 1,
      ...(style === "plain" ? {} : { paint: painted(seed) }),
    }),
  ];
}

/** A boomerang, standing on its two tips. What makes it itself: one flat bent piece of wood, two arms with round tips that meet in an elbow, painted with bands, dots and waves. */
export const boomerang = defineFromPlan({
  id: "boomerang",
  family: "toy",
  words: ["boomerang", "throwing stick", "aboriginal boomerang", "wooden boomerang"],
  senses: ["boomerang"],
  height: 0.3,
  view: { azimuth: 0.25, elevation: 0.16 },
  slots: { body: mainSlot("oak", "#a86a34 #8a4f24 #c48a4a", "wood|arm") },
  styles: {
    classic: { weight: 3 },
    hook: { weight: 1 },
    plain: { weight: 0, traits: ["plain", "simple"] },
    three: { weight: 0 },
  },
  build,
});
