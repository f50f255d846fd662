import { blurKernel } from "../../kernels/kernels.ts";
import { smoothstep } from "../../math/scalar.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendIn } from "./blend-in.ts";
import { jointMask } from "./joint-mask.ts";
import type { LayPart } from "./part.ts";

/** How wide the rim of a piece is, in shares of the tile. */
const RIM = 0.012;

/** A rim in another stuff along the edges of every piece. */
export const gildEdges: LayPart = (first, second, { size }) => {
  const joints = jointMask(first);
  const near = blurKernel(joints, size, size * RIM, 3);
  return repaintSurface(first, (texel, i) => {
    const rim = smoothstep(0.1, 0.16, near[i] as number) * (1 - (joints[i] as number));
    if (rim > 0) blendIn(texel, second, i, rim);
  });
};
