import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, stretch, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const R = 0.34;
const INK = fromHex("#4a2a10");
const CHEEK = fromHex("#ff8a4a");

const glowing =
  (seed: number, face: boolean): Paint =>
  (surface, x, y, z) => {
    const heat = noise(x * 9, y * 9, z * 9, seed) + 0.5 * noise(x * 22, y * 22, z * 22, seed + 1);
    const t = face ? 0.12 : 0.5;
    const hot = smoothstep(-0.7, 0.8, heat);
    surface.g *= 1 - t * 0.62 * (1 - hot);
    surface.b *= 1 - t * 0.5 * (1 - hot);
    if (!face || z < 0) return;
    const side = Math.abs(x) - 0.11;
    const eye = Math.sqrt((side / 0.032) * (side / 0.032) + ((y - 0.06) / 0.05) * ((y - 0.06) / 0.05));
    if (eye < 1)
      layColour(surface, side * (x < 0 ? -1 : 1) < -0.002 && y > 0.075 && eye < 0.7 ? [0.9, 0.9, 0.9] : INK, 0.3);
    const smile = y + 0.13 - 2.2 * x * x;
    if (Math.abs(x) < 0.14 && Math.abs(smile) < 0.014) layColour(surface, INK, 0.5);
    if ((Math.abs(x) - 0.19) * (Math.abs(x) - 0.19) + (y + 0.04) * (y + 0.04) < 0.0016) layColour(surface, CHEEK);
  };

function build({ seed, count, style, has }: Planned): Part[] {
  const rays = Array.from({ length: count }, (_, i) => {
    const long = i % 2 ? 0.15 : 0.24;
    const wavy = style === "flames" ? 0.035 : 0;
    const steps = 8;
    const cone = lathe(
      Array.from({ length: steps + 1 }, (_, k) => [
        k === steps ? 0 : (((TAU * R) / count) * 0.42 * (steps - k)) / steps,
        (long * k) / steps,
      ]),
      16,
    );
    const licked = deform(cone, ([x, y, z]) => [x + wavy * sin((y / long) * 5.5) * (y / long), y, z * 0.7]);
    return settle(turnZ(move(licked, [0, R * 0.97, 0]), (i / count) * TAU));
  });
  return [
    makePart("ball", "sun", settle(stretch(sphere(R, 56, 36), [1, 1, 0.85])), {
      weight: 1,
      paint: glowing(seed, has("face")),
    }),
    ...makeParts("ray", "ray", rays, { weight: 0.8 }),
  ];
}

/** A sun. What makes it itself: a glowing yellow ball with a wreath of pointed orange rays, now and then with a smiling face. */
export const sun = defineFromPlan({
  id: "sun",
  family: "nature",
  words: ["sun", "shining sun", "smiling sun", "sunshine", "solar disc"],
  senses: ["sun"],
  height: 1,
  vary: 0,
  view: { azimuth: 0.3, elevation: 0.1 },
  styles: { rays: {}, flames: {} },
  count: { slot: "ray", min: 12, max: 16, most: 24 },
  extras: { face: { chance: 0.3, words: ["smiling sun"], traits: ["smiling", "happy", "cute"] } },
  slots: {
    sun: mainSlot("plaster", "#ffc928 #ffb81f #ffd84a", "ball|disc"),
    ray: slot("plaster", "#ff9a1a #ffae22 #f2801a", "flame|beam|sunbeam"),
  },
  build,
});
