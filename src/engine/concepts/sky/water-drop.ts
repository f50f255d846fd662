import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { cos, PI, pow, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { defineFromPlan, mainSlot } from "../define-from-plan.ts";

/** Lighter below, a bright window where the sky shows in it. */
const shine: Paint = (surface, x, y, z) => {
  const light = smoothstep(0.5, 0.0, y) * 0.35;
  surface.r += (1 - surface.r) * light * 0.6;
  surface.g += (1 - surface.g) * light;
  surface.b += (1 - surface.b) * light;
  const [u, v] = [(x + 0.15) / 0.06, (y - 0.4) / 0.11];
  const glint = z > 0 ? smoothstep(1, 0.5, u * u + v * v) : 0;
  surface.r += (1 - surface.r) * glint;
  surface.g += (1 - surface.g) * glint;
  surface.b += (1 - surface.b) * glint;
  surface.roughness = 0.05;
};

function build(): Part[] {
  const rows = 44;
  const profile = Array.from({ length: rows + 1 }, (_, i): Point2 => {
    // round below, drawn out in a point above
    const a = PI * (1 - i / rows);
    const r = 0.46 * sin(a) * pow(sin(a / 2), 1.6);
    return [i === 0 || i === rows ? 0 : Math.max(0.001, r), 0.475 * (1 + cos(a))];
  });
  return [makePart("drop", "drop", lathe(profile, 48), { weight: 1, crease: 1.4, paint: shine })];
}

/** A drop. What makes it itself: round and full below, drawn out upwards into a point, clear blue with a bright glint on its shoulder. */
export const waterDrop = defineFromPlan({
  id: "water-drop",
  family: "nature",
  words: [
    "water drop",
    "raindrop",
    "drop of water",
    "droplet",
    "water droplet",
    "teardrop",
    "tear drop",
    "drop",
    "dewdrop",
    "drop of blood",
    "blood drop",
  ],
  senses: [],
  height: 0.95,
  view: { azimuth: 0.2, elevation: 0.08 },
  vary: 0.08,
  kinds: {
    water: {},
    blood: { weight: 0, words: ["drop of blood", "blood drop"], dress: { drop: "#a01018" } },
  },
  slots: { drop: mainSlot("plastic", "#3f9cf0 #58b0f4 #2f86e0", "water") },
  build,
});
