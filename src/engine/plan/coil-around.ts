import { shownSize } from "./shown-size.ts";
import { footprintOf, heightOf, type Placed, standAt, surfacesOf, type Unplaced, widthOf } from "./unplaced.ts";

/** Height over width from which a thing is a pole that others wind around. */
const POLE = 1.5;
/** Where on it their foot is, as a share of its height. */
const UP = 0.28;
/** Width over height up to which something lies in rings: a snake, a rope; a dragon has no hole in the middle. */
const RINGS = 2.6;
/** Width of the rings over that of the pole. */
const LOOSE = 2.1;

/** In rings around an upright thing. Undefined where the one is not upright, or the other lies in no rings. */
export function coilAround(object: Unplaced, pole: Unplaced, at: Placed, facing: number): Placed | undefined {
  const wide = widthOf(object);
  const isRing = Math.abs(wide - 2 * footprintOf(object)) < 0.35 * wide && wide < RINGS * heightOf(object);
  if (!isRing || heightOf(pole) < POLE * widthOf(pole)) return undefined;
  const tall = heightOf(pole) * at.scale;
  const foot = (at.transform[13] as number) + UP * tall;
  const girth = girthBetween(pole, at, foot, foot + 0.2 * tall);
  const size = Math.min(
    Math.max(
      (LOOSE * girth) / footprintOf(object),
      Math.min(shownSize(object, pole, at, "beside"), (0.3 * tall) / wide),
    ),
    (0.6 * tall) / heightOf(object),
  );
  return standAt([at.transform[12] as number, foot, at.transform[14] as number], size, facing);
}

/** How far the pole reaches from its middle between two heights. */
function girthBetween(pole: Unplaced, at: Placed, low: number, high: number): number {
  let most = 0;
  for (const { positions } of surfacesOf(pole, at)) {
    for (let i = 0; i < positions.length; i += 3) {
      const y = positions[i + 1] as number;
      if (y < low || y > high) continue;
      const x = (positions[i] as number) - (at.transform[12] as number);
      const z = (positions[i + 2] as number) - (at.transform[14] as number);
      most = Math.max(most, Math.sqrt(x * x + z * z));
    }
  }
  return most > 0 ? most : (widthOf(pole) * at.scale) / 2;
}
