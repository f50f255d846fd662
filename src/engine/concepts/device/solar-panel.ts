import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const TILT = 0.62;
const CELL = 0.156;
const DEEP = fromHex("#0a1c46");
const LIGHT = fromHex("#1c4a94");
const GRID = fromHex("#c6ccd4");

/** Square cells with cut corners, white between them, three thin bus bars down each. */
const cells =
  (columns: number, rows: number): Paint =>
  (surface, x, _y, z, _nx, ny) => {
    if (ny < 0.5) return;
    const u = x / CELL + columns / 2;
    const v = z / CELL + rows / 2;
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [a, b] = [Math.abs(u - i - 0.5), Math.abs(v - j - 0.5)];
    if (i < 0 || j < 0 || i >= columns || j >= rows || a > 0.482 || b > 0.482 || a + b > 0.9) {
      layColour(surface, GRID, 0.3, 0);
      return;
    }
    const t = 0.35 + 0.3 * (((i * 7 + j * 5) % 4) / 4) + 0.2 * (u - i);
    const tone = DEEP.map((from, k) => from + ((LIGHT[k] as number) - from) * t) as unknown as Vec3;
    layColour(surface, tone, 0.14, 0);
    if ([0.2, 0.5, 0.8].some((at) => Math.abs(u - i - at) < 0.011)) layColour(surface, GRID, 0.3, 0);
  };

function build({ style }: Planned): Part[] {
  const [columns, rows] = style === "array" ? [12, 6] : [6, 8];
  const [w, d] = [columns * CELL + 0.05, rows * CELL + 0.05];
  const middle: Vec3 = [0, style === "array" ? 0.95 : 0.78, 0];
  const tilt = (g: Part["geometry"]) => move(turnX(g, TILT), middle);
  const at = (x: number, z: number): Vec3 => {
    const [c, s] = [cos(TILT), sin(TILT)];
    return [x, middle[1] - z * s - 0.03, z * c];
  };
  const rail = (x: number, z: number, sx: number, sz: number) => block([sx, 0.045, sz], [x, 0, z], 0.006);
  const frame = merge([
    rail(0, d / 2, w + 0.036, 0.036),
    rail(0, -d / 2, w + 0.036, 0.036),
    rail(w / 2, 0, 0.036, d + 0.036),
    rail(-w / 2, 0, 0.036, d + 0.036),
  ]);
  const legs = [-1, 1].flatMap((s) => {
    const x = s * w * 0.36;
    const [low, high] = [at(x, d * 0.4), at(x, -d * 0.4)];
    const foot = (z: number): Vec3 => [x, 0.02, z];
    return [
      bar(foot(low[2]), low, 0.022, 10),
      bar(foot(high[2]), high, 0.022, 10),
      bar(foot(low[2] + 0.05), foot(high[2] - 0.05), 0.022, 10),
      bar(foot(low[2]), at(x, -d * 0.12), 0.016, 10),
    ];
  });
  const back = at(0, -d * 0.4);
  return [
    makePart("panel", "panel", tilt(block([w, 0.03, d], [0, 0, 0], 0.003)), { weight: 1, paint: cells(columns, rows) }),
    makePart("frame", "frame", tilt(frame), { weight: 0.9 }),
    makePart(
      "rails",
      "stand",
      tilt(merge([-0.36, 0.36].map((s) => block([0.04, 0.04, d * 0.94], [s * w, -0.035, 0])))),
      {
        weight: 0.4,
      },
    ),
    makePart("stand", "stand", merge(legs), { weight: 0.8 }),
    makePart(
      "brace",
      "stand",
      bar([-w * 0.36, back[1] * 0.4, back[2]], [w * 0.36, back[1] * 0.4, back[2]], 0.016, 10),
      {
        weight: 0.5,
      },
    ),
    ...makeParts("box", "box", [tilt(block([0.14, 0.04, 0.1], [0, -0.03, -d * 0.3], 0.008))], { weight: 0.2 }),
  ];
}

/** A solar panel. What makes it itself: a slanting sheet of dark blue cells with cut corners in a light grid, an aluminium frame around it, on a stand of thin legs. */
export const solarPanel = defineFromPlan({
  id: "solar-panel",
  family: "device",
  words: [
    "solar panel",
    "solar cell",
    "solar array",
    "photovoltaic panel",
    "solar module",
    "pv panel",
    "solar collector",
  ],
  senses: ["solar array", "solar collector"],
  height: 1.2,
  view: { azimuth: 0.55, elevation: 0.24 },
  slots: {
    panel: mainSlot("glass", "#0f2a5c", "cell|sheet"),
    frame: slot("brushed-aluminium", "", "edge|rim"),
    stand: slot("galvanised-steel brushed-steel", "", "leg|mount|foot"),
    box: slot("plastic", "#1b1c1f", "junction box"),
  },
  styles: { single: { weight: 3 }, array: { weight: 0, words: ["solar array"], traits: ["wide", "large"] } },
  build,
});
