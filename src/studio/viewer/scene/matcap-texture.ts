import { CanvasTexture, SRGBColorSpace } from "three";
import type { Matcap } from "../setup/stage-setup.ts";

const SIZE_PX = 256;

type Rgb = readonly [number, number, number];

/** How a ball looks where it faces (x right, y up, z to the eye); sRGB, 0 to 1. */
type Shade = (x: number, y: number, z: number) => Rgb;

const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const add = (a: Rgb, b: Rgb, t: number): Rgb => [a[0] + b[0] * t, a[1] + b[1] * t, a[2] + b[2] * t];
const clamp = (t: number): number => Math.min(1, Math.max(0, t));
const step = (low: number, high: number, t: number): number => {
  const x = clamp((t - low) / (high - low));
  return x * x * (3 - 2 * x);
};
/** A light from a direction: how much of it the ball throws back, broad for 4, a spark for 200. */
const spark = (x: number, y: number, z: number, [lx, ly, lz]: Rgb, sharpness: number): number =>
  clamp(x * lx + y * ly + z * lz) ** sharpness;

const WHITE: Rgb = [1, 1, 1];
/** Up, left, and towards the eye: unit length. */
const KEY: Rgb = [-0.46, 0.59, 0.66];
const RIM: Rgb = [0.72, -0.15, 0.68];

const SHADES: Readonly<Record<Matcap, Shade>> = {
  pearl: (x, y, z) => {
    const base = mix([0.3, 0.29, 0.32], [0.88, 0.86, 0.84], step(-0.9, 0.9, 0.6 * y - 0.35 * x + 0.5 * z));
    return add(base, WHITE, 0.22 * spark(x, y, z, KEY, 40));
  },
  bronze: (x, y, z) => {
    const sky = mix([0.13, 0.07, 0.035], [0.78, 0.47, 0.24], step(-0.5, 0.85, 0.75 * y - 0.3 * x + 0.35 * z));
    const bands = mix(sky, [0.98, 0.82, 0.58], step(0.62, 0.95, spark(x, y, z, KEY, 6)));
    return add(bands, [1, 0.62, 0.34], 0.35 * step(0.25, 0.02, z) * clamp(0.5 + x));
  },
  jade: (x, y, z) => {
    const deep = mix([0.03, 0.16, 0.12], [0.36, 0.66, 0.5], step(-0.8, 0.9, 0.5 * y - 0.35 * x + 0.45 * z));
    // light comes out where the ball is thin
    const glow = add(deep, [0.3, 0.55, 0.3], 0.5 * step(0.55, 0.05, z));
    return add(glow, WHITE, 0.75 * spark(x, y, z, KEY, 70));
  },
  ink: (x, y, z) => {
    const body = mix([0.02, 0.02, 0.03], [0.16, 0.17, 0.2], step(-0.3, 1, y));
    const box = add(body, WHITE, 0.8 * step(0.86, 0.9, spark(x, y, z, KEY, 3)));
    return add(box, [0.45, 0.6, 0.85], 0.7 * spark(x, y, z, RIM, 14) * step(0.7, 0.2, z));
  },
  // bands that break where a surface is not smooth
  zebra: (x, y) => {
    const wave = Math.sin((Math.asin(clamp((y * 0.94 + x * 0.34 + 1) / 2) * 2 - 1) / Math.PI) * 2 * Math.PI * 7);
    const tone = 0.1 + 0.8 * step(-0.18, 0.18, wave);
    return [tone, tone, tone];
  },
};

/** Paints the picture of a ball for a matcap. */
export function matcapTexture(matcap: Matcap): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE_PX;
  const context = canvas.getContext("2d");
  if (context) {
    const picture = context.createImageData(SIZE_PX, SIZE_PX);
    paint(picture.data, SHADES[matcap]);
    context.putImageData(picture, 0, 0);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

function paint(data: Uint8ClampedArray, shade: Shade): void {
  for (let row = 0; row < SIZE_PX; row += 1) {
    for (let column = 0; column < SIZE_PX; column += 1) {
      const x = ((column + 0.5) / SIZE_PX) * 2 - 1;
      const y = 1 - ((row + 0.5) / SIZE_PX) * 2;
      // outside the ball as on its edge: a normal a hair off must not find black
      const far = Math.max(1, Math.hypot(x, y));
      const z = Math.sqrt(Math.max(0, 1 - (x * x + y * y) / (far * far)));
      const color = shade(x / far, y / far, z);
      const at = 4 * (row * SIZE_PX + column);
      for (let i = 0; i < 3; i += 1) data[at + i] = 255 * (color[i] as number);
      data[at + 3] = 255;
    }
  }
}
