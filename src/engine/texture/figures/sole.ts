import { createShape } from "../marks/scatter.ts";

/** A boot's sole: ball and heel. */
export const SOLE = createShape(40, (u, v) => {
  const wide = v > -0.15 ? 0.86 - 0.25 * (v - 0.25) * (v - 0.25) : 0.62;
  const edge = Math.sqrt((u / wide) * (u / wide) + v * v * v * v);
  const waist = Math.abs(v + 0.2) < 0.09 ? 0.35 : 1;
  return edge < 1 ? Math.min(1, (1 - edge) * 6) * waist : 0;
});

/** How deep (0..1) a round pad is pressed at (u, v), `wide` by `long` around its middle. */
const padAt = (u: number, v: number, x: number, y: number, wide: number, long: number): number => {
  const [a, b] = [(u - x) / wide, (v - y) / long];
  return Math.max(0, Math.min(1, (1 - Math.sqrt(a * a + b * b)) * 3));
};

/** A paw: four toes before a broad pad. */
export const PAW = createShape(48, (u, v) => {
  const side = Math.abs(u);
  const toes = Math.max(padAt(side, v, 0.28, 0.62, 0.22, 0.34), padAt(side, v, 0.72, 0.18, 0.21, 0.31));
  const pad = Math.max(padAt(side, v, 0, -0.28, 0.46, 0.42), padAt(side, v, 0.34, -0.55, 0.3, 0.3));
  return Math.max(toes, pad);
});

/** A cloven hoof: two halves that meet at the tip, dewclaws behind. */
export const HOOF = createShape(48, (u, v) => {
  const side = Math.abs(u);
  const half = padAt(side, v, 0.46 - 0.2 * v, 0.12, 0.42, 0.86);
  return Math.max(half, padAt(side, v, 0.4, -0.86, 0.14, 0.12));
});

/** A bird's foot: three thin toes before, one behind. */
export const CLAW = createShape(48, (u, v) => {
  const side = Math.abs(u);
  const outer = v > -0.25 && v < 0.62 ? 1 - Math.abs(side - (v + 0.25) * 0.82) / 0.17 : 0;
  const middle = v > -0.95 && v < 0.95 ? 1 - side / 0.15 : 0;
  return Math.max(0, Math.min(1, Math.max(outer, middle) * 2));
});
