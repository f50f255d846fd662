import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { beak, CONE, DAGGER } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";
import type { BirdShape } from "./bird-shape.ts";

const WHITE: Rgb = fromHex("#f4f2ec");
const GOLD: Rgb = fromHex("#f4b42a");

const EMPEROR: BirdShape = {
  size: 0.75,
  lean: 1.38,
  girth: 0.31,
  wide: 0.98,
  neck: [
    [0.05, 0.16, 0.2],
    [0.08, 0.34, 0.165],
  ],
  head: 0.185,
  headLong: 1.15,
  cheek: 0.4,
  beak: beak(DAGGER, 0.52, 0.85, {
    paint: (surface, _forward, up) => dye(surface, fromHex("#e8782c"), smoothstep(-0.04, -0.12, up)),
  }),
  leg: { length: 0.09, thick: 0.05, foot: "webbed", stance: 0.14, thigh: 0.1, toe: 0.24, at: 0.28 },
  wing: { kind: "flipper", length: 1, paint: () => undefined },
  tail: { length: 0.06, count: 5, lift: -0.02, width: 0.13 },
  eye: { radius: 0.034, out: [0.8, 0.24, 0.55], iris: "#2a1408" },
  colours: { body: "#1f2228", wing: "#22262c", tail: "#1a1c20", beak: "#1c1b1d", leg: "#2a2827" },
  paint: (surface, { nz, side, hx, hy, hz, soft, y, hr }) => {
    const front = smoothstep(0.06, 0.2, nz + soft - 0.35 * side + 0.08) * smoothstep(-1.1, -1.35, hy + soft);
    dye(surface, WHITE, front);
    const ear =
      smoothstep(0.62, 0.42, Math.sqrt((hz + 0.1) * (hz + 0.1) * 1.3 + (hy + 0.45) * (hy + 0.45) * 0.55) + soft) *
      smoothstep(0.4, 0.6, hx);
    dye(surface, GOLD, ear);
    dye(
      surface,
      GOLD,
      0.75 *
        smoothstep(-1.05, -1.2, hy) *
        smoothstep(-2.6, -1.5, hy) *
        smoothstep(0.1, 0.5, nz) *
        smoothstep(3.2, 2.2, hr) *
        smoothstep(0.1, 0.2, y),
    );
  },
};

/** Smaller and rounder: white eye patches, orange bill and feet. */
const ADELIE: BirdShape = {
  ...EMPEROR,
  size: 0.4,
  girth: 0.335,
  neck: [[0.04, 0.28, 0.22]],
  head: 0.225,
  beak: beak(CONE, 0.85, 0.85),
  leg: { ...EMPEROR.leg, length: 0.1 },
  eye: { radius: 0.042, out: [0.74, 0.22, 0.62] },
  colours: { body: "#1e2024", wing: "#202329", tail: "#1a1c20", beak: "#e8862a", leg: "#ea8a2a" },
  paint: (surface, { nz, side, hx, hy, hz, soft, head }) => {
    const front = smoothstep(0.04, 0.18, nz + soft - 0.3 * side + 0.1) * smoothstep(-0.5, -0.75, hy + soft);
    dye(surface, WHITE, front);
    const cheek =
      head *
      smoothstep(0.64, 0.56, Math.sqrt((hx - 0.5) * (hx - 0.5) + (hy + 0.02) * (hy + 0.02) * 0.9) + soft) *
      smoothstep(0.3, 0.5, hz);
    dye(surface, WHITE, cheek);
  },
};

/**
 * Upright and without a visible neck. What makes it itself: black back and white front with a sharp border between them, stiff flippers
 * at the sides, short webbed feet under the body; the emperor has golden ear patches, the small one a white face and orange feet.
 */
export const penguin = birdConcept({
  id: "penguin",
  words: ["penguin", "emperor penguin", "king penguin", "baby penguin"],
  senses: ["penguin"],
  height: 0.8,
  variants: { small: ADELIE, emperor: EMPEROR },
  choose: (draw, { word }) =>
    /emperor|king/.test(word)
      ? "emperor"
      : word.startsWith("baby")
        ? "small"
        : draw.pick("kind", ["small", "emperor"], [2, 1]),
  view: { azimuth: 0.5, elevation: 0.1 },
});
