import type { Canvas } from "./canvas.ts";

/** Steepest slope a texel shows: beyond, the map says "edge" and no more. */
const STEEPEST = 3;

/**
 * Turns the painted heights into tangent-space normals, RGB bytes, OpenGL (+Y up).
 *
 * Charts are laid out unmirrored and at one density, so the atlas' own axes are the tangent frame that viewers derive
 * from the UVs, and a slope measured across texels is the slope in that frame.
 *
 * @param texelSize Metres a texel spans on the model.
 */
export function makeReliefNormals(canvas: Canvas, texelSize: number): Uint8Array {
  const { size, face, height } = canvas;
  const out = new Uint8Array(size * size * 3);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const at = row * size + column;
      if ((face[at] as number) < 0) continue;
      const x = slope(face, height, column > 0 ? at - 1 : at, at, column < size - 1 ? at + 1 : at) / texelSize;
      const y = slope(face, height, row < size - 1 ? at + size : at, at, row > 0 ? at - size : at) / texelSize;
      const sx = Math.max(-STEEPEST, Math.min(STEEPEST, x));
      const sy = Math.max(-STEEPEST, Math.min(STEEPEST, y));
      const unit = 1 / Math.sqrt(sx * sx + sy * sy + 1);
      out[at * 3] = Math.round((0.5 - 0.5 * sx * unit) * 255);
      out[at * 3 + 1] = Math.round((0.5 - 0.5 * sy * unit) * 255);
      out[at * 3 + 2] = Math.round((0.5 + 0.5 * unit) * 255);
    }
  }
  return out;
}

/** Rise a texel between the neighbours that belong to the chart; 0 when none does. */
function slope(face: Int32Array, height: Float32Array, before: number, at: number, after: number): number {
  const from = (face[before] as number) >= 0 ? before : at;
  const to = (face[after] as number) >= 0 ? after : at;
  const steps = (from === at ? 0 : 1) + (to === at ? 0 : 1);
  return steps === 0 ? 0 : ((height[to] as number) - (height[from] as number)) / steps;
}
