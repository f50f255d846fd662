import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { paperSheet } from "./paper-sheet.ts";
import { ageParchment, ink } from "./script-paint.ts";
import { starChart } from "./star-chart.ts";

const [W, H] = [0.4, 0.3];
const INK: Rgb = fromHex("#4a2e18");
const RED: Rgb = fromHex("#b01818");
const SEA: Rgb = fromHex("#7fa3a0");
const LAND: Rgb = fromHex("#c9b06a");
const GREEN: Rgb = fromHex("#7f8f45");

const blend = (surface: { r: number; g: number; b: number }, to: Rgb, f: number) => {
  surface.r += (to[0] - surface.r) * f;
  surface.g += (to[1] - surface.g) * f;
  surface.b += (to[2] - surface.b) * f;
};

/** The dashed way: a wave from the lower left to the cross. */
const trailAt = (x: number) => -0.04 + 0.05 * sin((x + 0.2) * 21) + (x + 0.1) * 0.22;
const CROSS = [0.1, trailAt(0.1)] as const;

/** An island with hills and woods, a dashed trail to a red cross, a compass rose, a frame. */
const chart =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    const [u, v] = [(2 * x) / W, (2 * y) / H];
    if (z < 0) {
      ageParchment(surface, u, v, x, y, 0.3);
      return;
    }
    const coast =
      0.62 -
      Math.sqrt(u * u * 0.82 + v * v * 1.05) +
      0.3 * noise(u * 2.4, v * 2.4, 0.5, seed) +
      0.11 * noise(u * 8, v * 8, 0.5, seed + 1);
    if (coast > 0) blend(surface, noise(u * 5, v * 5, 1.5, seed + 2) > 0.1 ? GREEN : LAND, 0.55);
    else blend(surface, SEA, 0.38 + 0.25 * Math.max(0, 0.25 + coast));
    ageParchment(surface, u, v, x, y, 0.3);
    if (Math.abs(coast) < 0.022) ink(surface, INK);
    if (coast < -0.05 && coast > -0.064) blend(surface, INK, 0.4);
    // rows of small peaks
    const [gx, gy] = [x / 0.034, y / 0.03];
    const [ix, iy] = [Math.floor(gx), Math.floor(gy)];
    if (coast > 0.14 && noise(ix * 3.7, iy * 5.3, 7.5, seed + 3) > 0.12) {
      const [px, py] = [gx - ix - 0.5, gy - iy];
      const peak = 0.7 - Math.abs(px) * 1.9;
      if (py < peak + 0.09 && py > peak - 0.05 && py > 0.12) ink(surface, INK);
      else if (px > 0 && py < peak && py > 0.12) blend(surface, INK, 0.3);
    }
    if (x > -0.15 && x < CROSS[0] - 0.012 && Math.abs(y - trailAt(x)) < 0.0036 && (x + 1) % 0.02 < 0.012)
      ink(surface, RED);
    const [cx, cy] = [x - CROSS[0], y - CROSS[1]];
    if (Math.max(Math.abs(cx), Math.abs(cy)) < 0.024 && Math.abs(Math.abs(cx) - Math.abs(cy)) < 0.0072)
      ink(surface, RED);
    const [rx, ry] = [x - W * 0.36, y + H * 0.3];
    const d = Math.sqrt(rx * rx + ry * ry);
    if (d < 0.036) {
      const a = atan2(ry, rx);
      const star =
        0.009 + 0.026 * Math.abs(cos(2 * a)) * Math.abs(cos(2 * a)) * Math.abs(cos(2 * a)) * Math.abs(cos(2 * a));
      if (d < star) ink(surface, a > 1.1 && a < 2.04 ? RED : INK);
      else if (d > 0.029 && d < 0.0305) ink(surface, INK);
    }
    const edge = Math.max(Math.abs(x) - W * 0.455, Math.abs(y) - H * 0.44);
    if (edge > 0 && edge < 0.0022) ink(surface, INK);
    // folds have rubbed the ink off
    const fold = Math.min(Math.abs(Math.abs(x) - W / 6), Math.abs(y));
    if (fold < 0.0016) blend(surface, fromHexPale, 0.45);
  };

const fromHexPale: Rgb = fromHex("#f0e2bd");

function build({ style, stream, has }: Planned): Part[] {
  const chance = stream("ink");
  const seed = Math.floor(chance() * 500);
  // zigzag of three panels across and two up
  const zig = (u: number) => 0.02 * Math.abs((((u + 3) * 1.5) % 2) - 1);
  const flat = paperSheet(W, H, 0.0016, (u, v) => zig(u) + 0.009 * Math.abs(v), [36, 24]);
  const torn = deform(flat, ([x, y, z]) => {
    const [u, v] = [(2 * x) / W, (2 * y) / H];
    const tear = (k: number, along: number) =>
      Math.abs(k) > 0.93 ? 0.007 * noise(along * 60, k * 3, 0.5, seed + 9) : 0;
    return [x + tear(u, y), y + tear(v, x), z];
  });
  const curl = (style === "rolled" ? 1 : 0.35) * 0.045;
  const rolled = deform(torn, ([x, y, z]) => {
    const u = Math.abs((2 * x) / W);
    const over = Math.max(0, u - 0.72) / 0.28;
    return [x * (1 - 0.1 * over * over * (curl / 0.045)), y, z + curl * over * over];
  });
  // alone it leans towards who reads it; put down, it faces up
  const standing = style === "lying" ? turnX(rolled, -PI / 2) : move(turnX(rolled, -PI / 5), [0, H * 0.42, 0]);
  return [
    makePart("sheet", "sheet", standing, {
      weight: 1,
      crease: 0.35,
      paint: has("stars") ? starChart(W, H, seed) : chart(seed),
    }),
  ];
}

const SKY = ["star chart", "star map", "sky chart", "sky map", "celestial map", "celestial chart", "constellation map"];

/** A treasure map. What makes it itself: torn old parchment in folds, an island's coast, small hills, a dashed red trail that ends at a red cross, a compass rose; of the stars, constellations on night blue in a circle. */
export const map = defineFromPlan({
  id: "map",
  family: "object",
  words: ["map", "treasure map", "old map", "paper map", "chart", "world map", "pirate map", "road map", ...SKY],
  senses: ["map", "chart"],
  height: 0.26,
  view: { azimuth: 0.28, elevation: 0.42 },
  slots: { sheet: mainSlot("paper", "#e3cb94 #dcc08a #e8d5a5", "paper|parchment") },
  styles: { open: { weight: 3 }, rolled: { weight: 1, traits: ["rolled"] }, lying: { weight: 0, traits: ["lying"] } },
  extras: { stars: { chance: 0, words: [...SKY] } },
  build,
});
