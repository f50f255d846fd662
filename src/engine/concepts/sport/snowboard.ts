import { box } from "../../geometry/box.ts";
import { curveThrough, graph } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const LONG = 1.5;
const PALETTES: readonly (readonly Rgb[])[] = [
  ["#f2f0ea", "#1f4f9a", "#f28a1f"],
  ["#17181c", "#e8301f", "#f2c81f"],
  ["#0f3a5a", "#2ab0b8", "#f4f2ec"],
  ["#3a1a5a", "#e8508a", "#f2b84a"],
].map((hexes) => hexes.map(fromHex));

/** Half the width: round ends and a slight waist. */
const halfAt = (y: number): number => {
  const end = Math.min(y, LONG - y);
  const waist = 0.125 + 0.02 * ((y / LONG - 0.5) * 2) * ((y / LONG - 0.5) * 2);
  const r = 0.16;
  if (end >= r) return waist;
  const t = 1 - end / r;
  return waist * Math.sqrt(Math.max(0, 1 - t * t * t)) + 0.004;
};
const CURL = graph([
  [0, 0.075],
  [0.08, 0.02],
  [0.17, 0],
  [0.83, 0],
  [0.92, 0.02],
  [1, 0.075],
]);

function board(): Geometry {
  const rows = 64;
  return settle(
    loft(
      Array.from({ length: rows + 1 }, (_, i): Ring => {
        // closer together towards the ends, where the outline turns quickly
        const u = i / rows;
        const t = u < 0.2 ? (u * u) / 0.4 + 0 : u > 0.8 ? 1 - ((1 - u) * (1 - u)) / 0.4 : 0.1 + (u - 0.2) * (0.8 / 0.6);
        const [y, z] = [t * LONG, CURL(t)];
        const half = halfAt(y);
        const across = [-1, -0.97, -0.4, 0.4, 0.97, 1];
        const front = across.map((k): Vec3 => [half * k, y, z + (Math.abs(k) === 1 ? 0.005 : 0.011)]);
        const back = [...across].reverse().map((k): Vec3 => [half * k, y, z + (Math.abs(k) === 1 ? 0.002 : 0)]);
        return [...front, ...back];
      }),
    ),
  );
}

/** Mountains before a sun, flames, or rays. */
const graphic =
  (kind: string, seed: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    surface.roughness = 0.22;
    if (nz < 0.1) return;
    const [a, b, c] = PALETTES[seed % PALETTES.length] as [Rgb, Rgb, Rgb];
    if (kind === "mountains") {
      const sun = x * x + (y - 1.12) * (y - 1.12) < 0.0049;
      const ridge = 0.72 + 0.16 * (1 - Math.abs(x + 0.02) / 0.09) + 0.03 * noise(x * 40, 0, 0, 3);
      const near = 0.46 + 0.13 * (1 - Math.abs(x - 0.06) / 0.11) + 0.02 * noise(x * 60, 5, 0, 5);
      if (y < near) layColour(surface, y > near - 0.05 - 0.02 * noise(x * 90, 1, 0, 2) ? a : b);
      else if (y < ridge)
        layColour(
          surface,
          y > ridge - 0.07 - 0.025 * noise(x * 70, 2, 0, 4) ? a : [b[0] * 0.45, b[1] * 0.45, b[2] * 0.45],
        );
      else if (sun) layColour(surface, c);
    } else if (kind === "flames") {
      const flame = 0.55 + 0.42 * Math.abs(sin(x * 27 + 0.6 * sin(y * 8))) - 0.5 * Math.abs(x);
      if (y < flame - 0.16) layColour(surface, c);
      else if (y < flame) layColour(surface, b);
    } else {
      const angle = atan2(y - 0.75, x) / PI;
      const ray = angle * 11 + 40;
      if (ray - Math.floor(ray) < 0.5) layColour(surface, b);
      const d = Math.sqrt(x * x * 2.2 + (y - 0.75) * (y - 0.75));
      if (d < 0.12) layColour(surface, d < 0.1 ? c : a);
    }
  };

/** A disc, a footbed, a high back and two straps, the foot across the board. */
function binding(y: number, turn: number): { readonly hard: Geometry; readonly straps: Geometry } {
  const put = (geometry: Geometry): Geometry => move(turnZ(geometry, turn), [0, y, 0.009]);
  const bed = move(box([0.22, 0.1, 0.014], { bevel: 0.006, bevelSteps: 2 }), [0.005, 0, 0.006]);
  const rails = [1, -1].map((s) =>
    move(box([0.17, 0.012, 0.034], { bevel: 0.005, bevelSteps: 2 }), [0.002, s * 0.05, 0.014]),
  );
  const disc = turnX(cylinder({ radius: 0.035, height: 0.016, bevel: 0.004, segments: 32 }), PI / 2);
  const back = loft(
    [0, 0.2, 0.5, 0.8, 1].map((t): Ring => {
      const half = 0.05 - 0.012 * t * t;
      const x = -0.09 + 0.012 * t;
      return Array.from({ length: 9 }, (_, k) => (k / 8) * 2 - 1)
        .flatMap((u): Vec3[] => [[x - 0.024 * (1 - u * u) - 0.003, u * half, 0.012 + 0.15 * t]])
        .concat(
          Array.from({ length: 9 }, (_, k): Vec3 => {
            const u = 1 - (k / 8) * 2;
            return [x - 0.024 * (1 - u * u) + 0.005, u * half, 0.012 + 0.15 * t];
          }),
        )
        .reverse();
    }),
  );
  const strap = (x: number, rise: number, lean: number): Geometry =>
    sweep(
      rectangleOutline(0.007, 0.034, 0.003, 2),
      curveThrough(
        [
          [x, -0.052, 0.012],
          [x + lean * 0.5, -0.05, rise * 0.55],
          [x + lean, -0.022, rise * 0.95],
          [x + lean, 0.022, rise * 0.95],
          [x + lean * 0.5, 0.05, rise * 0.55],
          [x, 0.052, 0.012],
        ],
        6,
      ),
      { up: [1, 0, 0] },
    );
  const buckles = [
    move(box([0.03, 0.012, 0.03], { bevel: 0.004 }), [-0.03, 0.056, 0.05]),
    move(box([0.028, 0.012, 0.024], { bevel: 0.004 }), [0.066, 0.056, 0.034]),
  ];
  return {
    hard: put(merge([bed, ...rails, disc, back])),
    straps: put(merge([strap(-0.045, 0.1, 0.02), strap(0.062, 0.066, 0.004), ...buckles])),
  };
}

function build({ kind, seed }: Planned): Part[] {
  const [low, high] = [binding(0.5, -0.12), binding(1.0, 0.16)];
  return [
    makePart("board", "board", board(), { weight: 1, paint: graphic(kind, seed) }),
    makePart("bindings", "binding", merge([low.hard, high.hard]), { weight: 0.9 }),
    makePart("straps", "strap", merge([low.straps, high.straps]), { weight: 0.8 }),
  ];
}

/** A snowboard standing on its tail. What makes it itself: one long wide board with two round turned-up ends, a bold picture, and two bindings across it, each with a high back and two straps. */
export const snowboard = defineFromPlan({
  id: "snowboard",
  family: "sport",
  words: ["snowboard", "snow board"],
  senses: ["snowboard"],
  height: 1.5,
  view: { azimuth: 0.6, elevation: 0.12 },
  slots: {
    board: mainSlot("plastic", "#1f8ab8 #e8e4da #d8301f #f2b01f #23252b #3aa868", "deck|body"),
    binding: slot("plastic", "#1b1c20 #3a3d44", "highback"),
    strap: slot("plastic", "#2a2c31 #c8c8c4 #c8281f", "buckle"),
  },
  kinds: { mountains: { weight: 2 }, flames: {}, rays: {} },
  build,
});
