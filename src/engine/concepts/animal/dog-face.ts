import type { Paint } from "../../geometry/part.ts";
import { smoothstep } from "../../math/scalar.ts";
import { distanceToLine, dye } from "./coat.ts";
import { type HeadShape, isLongHaired } from "./dog-head.ts";
import type { Eye } from "./eye.ts";

const LIP = [0.02, 0.014, 0.012] as const;

/** How far out hair lets the lips be seen, in half skull widths: none where a moustache falls over them. */
const seenTo = (head: HeadShape): number =>
  head.beard ? (isLongHaired(head) ? 0.16 : 0.3) : head.coat === "puffy" ? 0.62 : 2;

/** Lips, the furrow under the nose, dark rims of the eyes: in the skin, whatever the coat. */
export function paintDogFace(head: HeadShape, eye: Pick<Eye, "centre" | "radius">): Paint {
  const { unit: u, muzzle: m, muzzleWidth: w } = head;
  const isFlat = m < 0.6;
  const line = mouthLine(head);
  const seen = seenTo(head);
  return (surface, x, y, z) => {
    const [hx, hy, hz] = [Math.abs(x - head.centre[0]), (y - head.centre[1]) / u, (z - head.centre[2]) / u];
    if (hz < 0.2) return;
    const out = hx / u;
    // a flat face's lips hang in a bow under the nose, seen from the front
    const off = isFlat
      ? hz > 0.62 && out < 0.66 * w
        ? Math.abs(hy + 0.56 + 0.62 * out * out)
        : 1
      : distanceToLine(line, hz, hy);
    const mouth = smoothstep(0.048, 0.024, off) * smoothstep(seen + 0.08, seen, out);
    const furrow =
      smoothstep(0.035, 0.015, out) *
      smoothstep(-0.25, -0.32, hy) *
      smoothstep(-0.64, -0.6, hy) *
      smoothstep(0.6 + m, 0.75 + m, hz);
    dye(surface, LIP, 0.9 * Math.max(mouth, furrow));
    const [ex, ey, ez] = [hx - eye.centre[0], y - eye.centre[1], z - eye.centre[2]];
    const rim = Math.sqrt(ex * ex + ey * ey + ez * ez) / eye.radius;
    dye(surface, LIP, 0.92 * smoothstep(1.24, 1.1, rim));
  };
}

/** Mouth as seen from the side, in half skull widths: z, y from the lips' front to the corner. */
function mouthLine({ muzzle: m }: HeadShape): readonly (readonly [number, number])[] {
  return [
    [0.95 + m, -0.6],
    [0.72 + m * 0.9, -0.67],
    [0.56 + m * 0.55, -0.68],
    [0.5 + m * 0.2, -0.6],
    [0.46 + m * 0.1, -0.5],
  ];
}
