import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const TWISTS = ["#e8321f", "#f5b81a", "#1f6fd8", "#2fa84a", "#f4f1e8", "#8a3fc0"].map(fromHex);

/** Clear glass with a twisted ribbon of two colours in the middle. */
const swirled =
  (r: number, hue: number): Paint =>
  (surface, x, y, z) => {
    const a = TWISTS[hue % TWISTS.length] ?? [1, 0, 0];
    const b = TWISTS[(hue + 2) % TWISTS.length] ?? [1, 1, 0];
    const [u, v] = [(x * 0.8 + y * 0.6) / r, (y * 0.8 - x * 0.6) / r];
    const w = z / r;
    const wave = u + 0.42 * sin(v * 3.2 + hue + w * 1.5);
    const rim = 1 - Math.abs(v);
    surface.roughness = 0.03;
    if (Math.abs(wave) < 0.34 * rim + 0.05) layColour(surface, wave < 0.02 ? a : b, 0.03, 0);
    else if (Math.abs(wave - 0.62 * rim) < 0.07) layColour(surface, [0.95, 0.95, 0.95], 0.03, 0);
  };

function build({ count, seed }: Planned): Part[] {
  const spots: readonly (readonly [number, number, number])[] = [
    [0, 0, 0.011],
    [-0.021, 0.006, 0.0078],
    [0.019, 0.013, 0.0078],
    [0.006, 0.022, 0.0078],
    [-0.012, 0.024, 0.0078],
    [0.024, -0.006, 0.0078],
    [-0.026, -0.012, 0.0078],
  ];
  return spots.slice(0, count).map(([x, z, r], i) =>
    makePart(`marble-${i + 1}`, "marble", move(sphere(r, 40, 24), [x, r, z]), {
      weight: 1,
      paint: swirled(r, seed + i),
    }),
  );
}

/** Marbles. What makes them themselves: small glass balls, one larger than the rest, with twisted coloured ribbons inside. */
export const marbles = defineFromPlan({
  id: "marbles",
  family: "toy",
  words: ["marbles", "glass marble", "glass marbles", "toy marble", "cat's eye marble", "marble ball"],
  senses: ["marble#2"],
  height: 0.022,
  vary: 0,
  view: { azimuth: 0.2, elevation: 0.4 },
  slots: { marble: mainSlot("glass", "#a8d4e0 #b8e0c8 #e0d4b0", "ball") },
  count: { slot: "marble", min: 4, max: 7, most: 7 },
  build,
});
