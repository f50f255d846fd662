import type { RowBand } from "../crew.ts";
import type { Canvas } from "./canvas.ts";

/**
 * Turns the painted heights into tangent-space normals, RGB bytes, OpenGL (+Y up).
 *
 * Charts are laid out unmirrored and at one density, so the atlas' own axes are the tangent frame that viewers derive
 * from the UVs, and a slope measured across texels is the slope in that frame.
 *
 * @param texelSize Metres a texel spans on the model.
 * @param rows The rows of the atlas to do.
 * @param out Three bytes a texel.
 */
export function writeReliefNormals(canvas: Canvas, texelSize: number, rows: RowBand, out: Uint8Array): void {
  const { size, face, height } = canvas;
  // beyond, the map says "edge" and no more. Here rather than outside: taken into a closure, as this is, V8 cannot tell what an
  // outer constant is, and puts every slope on the heap, 19 MB a preview
  const steepest = 3;
  const single = 1 / texelSize;
  const double = 0.5 / texelSize;
  let at = rows.first * size;
  for (let row = rows.first; row < rows.end; row += 1) {
    const above = row > 0 ? size : 0;
    const below = row < size - 1 ? size : 0;
    for (let column = 0; column < size; column += 1, at += 1) {
      if ((face[at] as number) < 0) continue;
      // where a neighbour is not on a chart the slope is measured to the texel itself
      const west = column > 0 && (face[at - 1] as number) >= 0 ? at - 1 : at;
      const east = column < size - 1 && (face[at + 1] as number) >= 0 ? at + 1 : at;
      const south = (face[at + below] as number) >= 0 ? at + below : at;
      const north = (face[at - above] as number) >= 0 ? at - above : at;
      const across = east - west === 2 ? double : single;
      const along = south - north === 2 * size ? double : single;
      const x = ((height[east] as number) - (height[west] as number)) * across;
      const y = ((height[north] as number) - (height[south] as number)) * along;
      const sx = x > steepest ? steepest : Math.max(x, -steepest);
      const sy = y > steepest ? steepest : Math.max(y, -steepest);
      const unit = 127.5 / Math.sqrt(sx * sx + sy * sy + 1);
      const to = at * 3;
      out[to] = 128 - sx * unit;
      out[to + 1] = 128 - sy * unit;
      out[to + 2] = 128 + unit;
    }
  }
}
