import type { SurfacePoint } from "../../../geometry/part.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import { layColour } from "../../lay-colour.ts";

const BLUE: Rgb = fromHex("#1b2f6b");
const RED: Rgb = fromHex("#b3202c");
const WHITE: Rgb = fromHex("#f2f1ec");

/** Inner over outer radius of a five-pointed star. */
const NOTCH = 0.382;

function isInStar(u: number, v: number): boolean {
  // inside where no more than two of the five lines between tips pass between it and the middle
  let beyond = 0;
  for (let k = 0; k < 5; k += 1) {
    const angle = (k / 5) * TAU - TAU / 4;
    if (u * cos(angle) + v * sin(angle) > NOTCH * cos(TAU / 10) * 0.81 + 0.06) beyond += 1;
  }
  return beyond < 2;
}

/**
 * The star of American aircraft on a blue disc with a white bar on either side.
 *
 * @param u Right of its middle and `v` above it, in radii of the disc.
 */
export function layRoundel(surface: SurfacePoint, u: number, v: number): boolean {
  const isDisc = u * u + v * v < 1;
  const isBar = Math.abs(u) < 2 && Math.abs(v) < 0.34;
  if (!isDisc && !isBar) return false;
  if (isDisc) layColour(surface, isInStar(u, v) && u * u + v * v < 0.9 ? WHITE : BLUE);
  else if (Math.abs(v) > 0.27 || Math.abs(u) > 1.93) layColour(surface, BLUE);
  else layColour(surface, Math.abs(v) < 0.09 ? RED : WHITE);
  return true;
}

/** Stripes and a blue canton, from 0 to 1 each way. */
export function layFlag(surface: SurfacePoint, u: number, v: number): boolean {
  if (u < 0 || v < 0 || u > 1 || v > 1) return false;
  if (u < 0.42 && v > 0.46) {
    const [a, b] = [(u / 0.42) * 5, ((v - 0.46) / 0.54) * 4];
    const [x, y] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5];
    layColour(surface, x * x + y * y < 0.06 ? WHITE : BLUE);
  } else layColour(surface, Math.floor(v * 13) % 2 === 0 ? RED : WHITE);
  return true;
}
