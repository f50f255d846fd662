import { makePart } from "../../geometry/make-part.ts";
import type { Paint } from "../../geometry/part.ts";
import { atan2, PI } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const H = 0.023;

/** Rows of dimples over the wall and the top. */
const dimples: Paint = (surface, x, y, z, _nx, ny) => {
  const r = Math.sqrt(x * x + z * z);
  let [u, v] = [0, 0];
  if (ny > 0.75) {
    if (r > 0.0062) return;
    [u, v] = [x / 0.0017, z / 0.0017];
  } else {
    if (y < 0.0062 || y > H - 0.0008 || r < 0.005) return;
    const row = Math.floor((y - 0.0062) / 0.00172);
    [u, v] = [(atan2(x, z) / (2 * PI)) * 28 + (row % 2) * 0.5, (y - 0.0062) / 0.00172 + 0.5];
  }
  const [a, b] = [u - Math.round(u), v - Math.round(v)];
  const d = a * a + b * b;
  if (d > 0.1) return;
  surface.height -= 0.0002;
  const k = 0.32 + 2.4 * d;
  layColour(surface, [surface.r * k, surface.g * k, surface.b * k]);
};

/** A thimble. What makes it itself: a small metal cap for a fingertip, wider below, with a rolled rim, a plain band and rows of dimples up to its rounded top. */
export const thimble = defineFromPlan({
  id: "thimble",
  family: "tool",
  words: ["thimble", "sewing thimble", "silver thimble", "monopoly thimble"],
  senses: ["thimble#2", "thimble"],
  height: 0.023,
  vary: 0.05,
  view: { azimuth: 0.3, elevation: 0.24 },
  slots: { body: mainSlot("silver brass", "", "cap|rim") },
  build: () => [
    makePart(
      "cap",
      "body",
      turnedUp(
        [
          [0.0085, 0.001],
          [0.0092, 0, 0.0004],
          [0.0102, 0.0006, 0.0005],
          [0.0102, 0.0018, 0.0005],
          [0.0094, 0.0024, 0.0003],
          [0.0092, 0.0052],
          [0.0095, 0.0054, 0.0002],
          [0.0095, 0.006, 0.0002],
          [0.0091, 0.0062],
          [0.0074, H - 0.001, 0.0024],
          [0, H],
          [0, H - 0.001],
          [0.0066, H - 0.002, 0.002],
          [0.0084, 0.003],
        ],
        56,
        4,
      ),
      { weight: 1, crease: 0.9, paint: dimples },
    ),
  ],
});
