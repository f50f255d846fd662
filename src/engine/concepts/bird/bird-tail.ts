import type { Geometry } from "../../geometry/geometry.ts";
import { add, normalize, scale } from "../../math/vec3.ts";
import type { BirdFrame, BirdShape } from "./bird-shape.ts";
import { type FeatherPlace, feathers } from "./feathers.ts";

/** Flight feathers side by side, the middle ones on top. */
export function birdTail(
  shape: BirdShape["tail"],
  { at, back, up, tail: length, girth, lean, centre }: BirdFrame,
): Geometry {
  const { count = 9, width = 0.115, fan = 0.2, wedge = 0.14 } = shape;
  // a long tail must not reach below the feet: such a bird holds it higher
  const drop = centre[1] - 0.05;
  const steep = Math.min(1, drop / (length + 0.62));
  const slope = Math.sqrt(Math.max(0, 1 - steep * steep)) / Math.max(0.05, steep);
  const level = Math.sqrt(back[2] * back[2]) / Math.max(0.05, -back[1]);
  const needed = lean > 0.02 && level < slope ? Math.min(0.9, (slope - level) * 0.35) : 0;
  const lift = Math.max(shape.lift ?? 0.13, needed);
  const places: FeatherPlace[] = [];
  for (let i = 0; i < count; i += 1) {
    const u = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    const along = normalize(add(add(back, [u * fan, 0, 0]), scale(up, lift)));
    places.push({
      root: at(0.44, 0.06 - 0.022 * Math.abs(u), u * 0.18 * girth),
      along,
      up: normalize(add(up, [u * 0.15, 0, 0])),
      length: (length + 0.16) * (1 - wedge * Math.abs(u)),
      width,
    });
  }
  return feathers(places);
}
