import { createField } from "../../kernels/field-pool.ts";
import { blurKernel, type Field, warpKernel } from "../../kernels/kernels.ts";

/**
 * Slope blur: smears a field down the slope of another, so that edges chip and run like eroded rock or laid paint.
 *
 * @param reach How far it smears, in shares of the tile.
 * @param pick `mean` smears both ways, `lowest` eats into high edges.
 */
export function slopeBlur(
  field: Field,
  slope: Field,
  size: number,
  reach: number,
  pick: "mean" | "lowest" = "mean",
): Field {
  const { dx, dy } = downhill(blurKernel(slope, size, size / 512, 1), size);
  const out = field.slice();
  const steps = 4;
  for (let step = 1; step <= steps; step += 1) {
    const moved = warpKernel(field, dx, dy, size, (reach * size * step) / steps);
    for (let i = 0; i < out.length; i += 1) {
      const value = moved[i] as number;
      if (pick === "mean") out[i] = (out[i] as number) + value;
      else if (value < (out[i] as number)) out[i] = value;
    }
  }
  if (pick === "mean") for (let i = 0; i < out.length; i += 1) out[i] = (out[i] as number) / (steps + 1);
  return out;
}

/** Directions downhill, at most of length 1: steep slopes count no more than middling ones. */
function downhill(slope: Field, size: number): { dx: Field; dy: Field } {
  const dx = createField(slope.length);
  const dy = createField(slope.length);
  const mask = size - 1;
  let energy = 0;
  for (let y = 0; y < size; y += 1) {
    const up = ((y - 1) & mask) * size;
    const down = ((y + 1) & mask) * size;
    for (let x = 0; x < size; x += 1) {
      const i = y * size + x;
      const gx = (slope[y * size + ((x - 1) & mask)] as number) - (slope[y * size + ((x + 1) & mask)] as number);
      const gy = (slope[up + x] as number) - (slope[down + x] as number);
      dx[i] = gx;
      dy[i] = gy;
      energy += gx * gx + gy * gy;
    }
  }
  const usual = Math.sqrt(energy / slope.length) + 1e-12;
  for (let i = 0; i < dx.length; i += 1) {
    const gx = dx[i] as number;
    const gy = dy[i] as number;
    const factor = 1 / (usual + Math.sqrt(gx * gx + gy * gy));
    dx[i] = gx * factor;
    dy[i] = gy * factor;
  }
  return { dx, dy };
}
