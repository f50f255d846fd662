import { layColour } from "../../concepts/lay-colour.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, TAU } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";

const HEART = fromHex("#e8b21c");

/**
 * A bloom in few faces, standing on y = 0: a low dome with a notched rim on which the petals are painted.
 *
 * @param size Metres across.
 * @param isDouble Of many petals in whorls, like a rose; else of one ring about a yellow heart.
 */
export function plainBloom(slot: string, size: number, colour: Rgb, isDouble: boolean): Part {
  const r = size / 2;
  const dome = lathe(
    [
      [0, 0],
      [0.5 * r, 0.02 * r],
      [r, 0.5 * r],
      [0.7 * r, 0.72 * r],
      [0, isDouble ? 0.85 * r : 0.5 * r],
    ],
    12,
  );
  return makePart("bloom", slot, dome, { paint: paintPetals(colour, r, isDouble) });
}

/** The petals of a bloom seen from over it, about the Y axis. */
export const paintPetals =
  (colour: Rgb, r: number, isDouble: boolean): Paint =>
  (surface, x, _, z) => {
    const [radius, angle] = [Math.sqrt(x * x + z * z) / r, atan2(z, x) / TAU];
    if (!isDouble && radius < 0.3) return layColour(surface, HEART, 0.8, 0);
    const whorl = isDouble ? Math.floor(radius * 3.6 + angle * 2) : 0;
    const petals = isDouble ? 3 + whorl : 8;
    // pale at the middle of each petal, dark where two meet and where one whorl lies under the next
    const seam = 0.5 + 0.5 * cos((angle + 0.13 * whorl) * petals * TAU);
    const under = isDouble ? (radius * 3.6 + angle * 2) % 1 : radius;
    const light = clamp01(0.42 + 0.5 * Math.sqrt(seam)) * clamp01(0.45 + 0.75 * under);
    layColour(surface, [colour[0] * light, colour[1] * light, colour[2] * light], 0.75, 0);
  };
