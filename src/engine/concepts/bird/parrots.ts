import { addAll } from "../../geometry/sculpt.ts";
import { limb } from "../../geometry/sdf-primitives.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { beak, NUTCRACKER } from "./beaks.ts";
import type { BirdShape } from "./bird-shape.ts";
import { plume } from "./feathers.ts";

const RED: Rgb = fromHex("#c4161a");
const BLUE: Rgb = fromHex("#1a50b4");
const YELLOW: Rgb = fromHex("#f2bc12");
const GREEN: Rgb = fromHex("#2f9a34");
const WHITE: Rgb = fromHex("#efe9dc");

const PARROT: BirdShape = {
  size: 0.26,
  lean: 0.92,
  girth: 0.27,
  neck: [[0.04, 0.24, 0.22]],
  head: 0.265,
  beak: beak(NUTCRACKER, 1.05, 1.02),
  leg: { length: 0.24, thick: 0.032, stance: 0.12, thigh: 0.11, toe: 0.18 },
  wing: { length: 1.1, span: 1.2, chord: 0.5 },
  tail: { length: 0.95, fan: 0.12, wedge: 0.55, width: 0.12, lift: 0.0 },
  eye: { radius: 0.05, iris: "#e8d890", pupil: 0.5, out: [0.85, 0.14, 0.5] },
  colours: { body: "#c4161a", wing: "#1a50b4", tail: "#b8161a", beak: "#e8dcc0", leg: "#4c4844" },
};

const darkBelow =
  (line: number): BirdShape["beak"]["paint"] =>
  (surface, forward, up) =>
    dye(
      surface,
      [0.02, 0.018, 0.018],
      Math.max(smoothstep(line + 0.08, line - 0.08, up), smoothstep(0.75, 0.9, forward)),
    );

/** Red with wings of red, yellow and blue. */
export const SCARLET_MACAW: BirdShape = {
  ...PARROT,
  beak: beak(NUTCRACKER, 1.05, 1.02, { paint: darkBelow(-0.32) }),
  paint: (surface, { hx, hy, hz, head, along, soft }) => {
    const patch =
      head *
      smoothstep(0.52, 0.44, Math.sqrt((hz - 0.42) * (hz - 0.42) + (hy + 0.05) * (hy + 0.05)) + soft) *
      smoothstep(0.35, 0.5, hx);
    dye(surface, WHITE, patch);
    dye(surface, BLUE, smoothstep(0.36, 0.44, along) * (1 - head));
  },
  wing: {
    ...PARROT.wing,
    paint: (surface, reach, _span, soft) => {
      dye(surface, RED, smoothstep(0.36, 0.32, reach + soft));
      dye(surface, YELLOW, smoothstep(0.31, 0.35, reach + soft) * smoothstep(0.56, 0.52, reach + soft));
    },
  },
  tail: { ...PARROT.tail, paint: (surface, reach) => dye(surface, BLUE, smoothstep(0.35, 0.15, reach)) },
};

/** Blue above, golden below. */
export const BLUE_MACAW: BirdShape = {
  ...PARROT,
  beak: beak(NUTCRACKER, 1.05, 1.02),
  colours: { body: "#1d74c8", wing: "#1560b4", tail: "#1560b4", beak: "#26221f", leg: "#3c3a38" },
  paint: (surface, { hx, hy, hz, head, nz, ny, soft }) => {
    const breast = smoothstep(0.0, 0.35, nz - 0.4 * ny + soft) * smoothstep(-0.5, -0.75, hy);
    dye(surface, YELLOW, breast);
    dye(
      surface,
      WHITE,
      head *
        smoothstep(0.52, 0.44, Math.sqrt((hz - 0.42) * (hz - 0.42) + (hy + 0.05) * (hy + 0.05)) + soft) *
        smoothstep(0.35, 0.5, hx),
    );
    dye(surface, GREEN, head * smoothstep(0.5, 0.62, hy) * smoothstep(0.1, 0.4, hz));
  },
};

/** Green with a yellow face and red at the wing. */
export const AMAZON: BirdShape = {
  ...PARROT,
  girth: 0.3,
  tail: {
    ...PARROT.tail,
    length: 0.62,
    wedge: 0.3,
    paint: (surface, reach) => dye(surface, RED, smoothstep(0.35, 0.2, reach) * 0.6),
  },
  colours: { body: "#35a43a", wing: "#2a8c34", tail: "#2f8e30", beak: "#d8c49c", leg: "#6a645c" },
  eye: { ...PARROT.eye, iris: "#e87818" },
  paint: (surface, { hy, hz, head, soft }) => {
    dye(surface, YELLOW, head * smoothstep(0.1, 0.35, hz + 0.35 * hy + soft));
    dye(surface, BLUE, head * smoothstep(0.7, 0.85, hz) * smoothstep(0.15, 0.3, hy));
  },
  wing: {
    ...PARROT.wing,
    paint: (surface, reach, _span, soft) => {
      dye(surface, RED, smoothstep(0.14, 0.08, Math.abs(reach - 0.5) + soft));
      dye(surface, BLUE, smoothstep(0.68, 0.8, reach + soft));
    },
  },
};

/** Small, green or blue, with a barred neck and a yellow face. */
export const BUDGIE: BirdShape = {
  ...PARROT,
  size: 0.1,
  head: 0.27,
  beak: beak(NUTCRACKER, 0.62, 0.62, { root: -0.16 }),
  tail: { ...PARROT.tail, length: 0.8 },
  colours: { body: "#6cc832", wing: "#a8c838", tail: "#1c5c9c", beak: "#d8b868", leg: "#b08878" },
  eye: { ...PARROT.eye, radius: 0.042, iris: "#1d100a" },
  paint: (surface, { hx, hy, hz, head, soft }) => {
    dye(surface, YELLOW, head * smoothstep(-0.1, 0.2, hz + 0.3 * hy));
    const bars = smoothstep(0.2, 0.32, Math.abs(hy * 3.4 + hz * 2 - Math.floor(hy * 3.4 + hz * 2) - 0.5));
    dye(surface, [0.02, 0.02, 0.02], 0.85 * head * bars * smoothstep(0.2, 0, hz + soft));
    dye(
      surface,
      [0.03, 0.08, 0.4],
      head *
        smoothstep(0.16, 0.1, Math.sqrt((hy + 0.62) * (hy + 0.62) + (hx - 0.45) * (hx - 0.45))) *
        smoothstep(0.3, 0.5, hz),
    );
  },
  wing: {
    ...PARROT.wing,
    paint: (surface, reach, _span, soft) => {
      const bars = smoothstep(0.22, 0.36, Math.abs(reach * 9 - Math.floor(reach * 9) - 0.5));
      dye(surface, [0.02, 0.02, 0.02], 0.85 * bars * smoothstep(0.9, 0.7, reach + soft));
    },
  },
};

/** White with a yellow crest of curled feathers. */
export const COCKATOO: BirdShape = {
  ...PARROT,
  girth: 0.29,
  tail: { ...PARROT.tail, length: 0.55, wedge: 0.2 },
  colours: { body: "#f1eee6", wing: "#ebe7dd", tail: "#e6e2d8", beak: "#2c2926", leg: "#3e3b38", crest: "#f4cf2a" },
  eye: { ...PARROT.eye, iris: "#1a1210" },
  paint: (surface, { head, hx, hy, hz }) =>
    dye(
      surface,
      [0.8, 0.5, 0.3],
      0.35 *
        head *
        smoothstep(0.3, 0.2, Math.sqrt((hz - 0.3) * (hz - 0.3) + (hy + 0.3) * (hy + 0.3))) *
        smoothstep(0.5, 0.7, hx),
    ),
  clay: ({ onHead, headRadius: r }) =>
    addAll(
      limb([
        [onHead(0, 0.6, 0.35), r * 0.35],
        [onHead(0, 0.95, -0.1), r * 0.2],
      ]),
      0.06,
    ),
  extras: ({ onHead, headRadius: r }) =>
    [0, 1, 2, 3, 4].map((i) => {
      const t = i / 4;
      const path: Vec3[] = [
        onHead(0, 0.75, 0.42 - 0.4 * t),
        onHead(0, 1.45 + 0.12 * t, 0.42 - 0.75 * t),
        onHead(0, 1.95 - 0.15 * t, 0.1 - 0.95 * t),
        onHead(0, 2.15 - 0.45 * t, -0.3 - 0.85 * t),
      ];
      return {
        name: `crest-${i + 1}`,
        slot: "crest",
        geometry: plume(path, r * 0.1, r * 0.34, 0.3),
        weight: 0.8,
        crease: 1.2,
      };
    }),
};

/** A lovebird's mate: grey with a red tail. */
export const GREY_PARROT: BirdShape = {
  ...PARROT,
  girth: 0.29,
  tail: { ...PARROT.tail, length: 0.42, wedge: 0.2 },
  colours: { body: "#8a8d92", wing: "#74777c", tail: "#b81a20", beak: "#201e1d", leg: "#4c4a48" },
  paint: (surface, { head, hy, hz, hx, soft }) =>
    dye(
      surface,
      WHITE,
      head * smoothstep(0.6, 0.5, Math.sqrt((hz - 0.45) * (hz - 0.45) + hy * hy) + soft) * smoothstep(0.25, 0.4, hx),
    ),
};
