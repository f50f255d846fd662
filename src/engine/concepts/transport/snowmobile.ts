import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, settle, turnY } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";

/** Lugs across the rubber belt. */
const lugs: Paint = (surface, x, y) => {
  const s = (x + y * 0.6) * 16;
  if (s - Math.floor(s) < 0.4) {
    surface.height += 0.012;
    surface.r *= 2;
    surface.g *= 2;
    surface.b *= 2;
  }
};

/** A light flash along the cowl and black louvres behind it. */
const livery: Paint = (surface, x, y, z) => {
  if (Math.abs(z) < 0.14) return;
  const slant = y - 0.52 - 0.32 * (x - 0.5);
  if (slant > 0 && slant < 0.05 && x > 0.1) layColour(surface, [0.86, 0.86, 0.84], 0.3, 0);
  else if (slant > 0.05 && slant < 0.066 && x > 0.1) layColour(surface, [0.02, 0.02, 0.022], 0.3, 0);
  const louvre = (x - 0.3) * 22;
  if (slant < -0.04 && slant > -0.12 && x > 0.3 && x < 0.62 && louvre - Math.floor(louvre) < 0.5)
    layColour(surface, [0.015, 0.015, 0.016], 0.6, 0);
};

/** Drawn along X with the front to +X, then turned to face +Z. */
function build(): Part[] {
  const cowl = sculpt([
    add(ellipsoid([0.52, 0.48, 0], [0.52, 0.2, 0.3])),
    add(ellipsoid([0.3, 0.6, 0], [0.32, 0.18, 0.22]), 0.1),
    add(roundBox([0.1, 0.42, 0], [0.7, 0.24, 0.44], 0.08), 0.08),
    carve(roundBox([0.4, 0.16, 0], [2, 0.3, 1.2], 0.02), 0.03),
  ]);
  const seat = sculpt([
    add(roundCone([-0.1, 0.64, 0], [-0.75, 0.68, 0], 0.11, 0.13)),
    add(roundBox([-0.45, 0.56, 0], [0.9, 0.16, 0.3], 0.06), 0.06),
    add(ellipsoid([-0.88, 0.78, 0], [0.1, 0.13, 0.15]), 0.06),
  ]);
  const tunnel = block([1.45, 0.1, 0.42], [-0.5, 0.44, 0], 0.03);
  const belt = plate(
    [
      [-1.2, 0.04, 0.06],
      [-0.1, 0.02, 0.05],
      [0.3, 0.14, 0.06],
      [0.22, 0.38, 0.08],
      [-1.05, 0.4, 0.1],
      [-1.3, 0.24, 0.1],
    ],
    0.38,
    0.012,
  );
  const runner = sweep(
    rectangleOutline(0.14, 0.028, 0.01, 2),
    curveThrough(
      [
        [0.1, 0.03, 0.4],
        [0.5, 0.02, 0.4],
        [0.95, 0.02, 0.4],
        [1.12, 0.07, 0.4],
        [1.2, 0.18, 0.4],
        [1.16, 0.27, 0.4],
      ],
      6,
    ),
    { up: [0, 1, 0], endRounding: 0.012 },
  );
  const strut = merge([
    bar([0.66, 0.05, 0.4], [0.64, 0.3, 0.36], 0.034, 12),
    bar([0.64, 0.26, 0.37], [0.6, 0.4, 0.16], 0.022, 10),
    bar([0.68, 0.12, 0.39], [0.42, 0.34, 0.14], 0.02, 10),
    bar([0.62, 0.3, 0.36], [0.5, 0.54, 0.2], 0.03, 12),
  ]);
  const bars = merge([
    tube(
      0.02,
      curveThrough(
        [
          [0.0, 0.8, -0.36],
          [0.06, 0.86, -0.16],
          [0.08, 0.86, 0],
          [0.06, 0.86, 0.16],
          [0.0, 0.8, 0.36],
        ],
        6,
      ),
      12,
    ),
    bar([0.16, 0.68, 0], [0.08, 0.86, 0], 0.026, 12),
  ]);
  const grips = merge([-1, 1].map((s) => bar([0.022, 0.826, s * 0.26], [-0.006, 0.795, s * 0.385], 0.028, 12)));
  const shield = sweep(
    rectangleOutline(0.4, 0.014, 0.005, 1),
    curveThrough(
      [
        [0.5, 0.66, 0],
        [0.36, 0.78, 0],
        [0.25, 0.94, 0],
        [0.2, 1.04, 0],
      ],
      5,
    ),
    { up: [1, 0, 0], scale: (t) => [1.1 - 0.35 * t, 1] },
  );
  const lamp = (s: number) => ellipsoid([0.95, 0.53, s * 0.11], [0.07, 0.045, 0.075]);
  const front = (g: Part["geometry"]) => turnY(g, -PI / 2);
  const parts = [
    makePart("cowl", "body", settle(meshSdf(cowl, 0.022)), { weight: 1, crease: 1, paint: livery }),
    makePart("seat", "seat", meshSdf(seat, 0.02), { weight: 1, crease: 1 }),
    makePart("tunnel", "body", tunnel, { weight: 0.7 }),
    makePart("belt", "track", belt, { weight: 1, paint: lugs }),
    makePart("boards", "metal", merge([-1, 1].map((s) => block([1.1, 0.03, 0.14], [-0.45, 0.33, s * 0.27], 0.01))), {
      weight: 0.5,
    }),
    makePart("flap", "track", block([0.03, 0.2, 0.42], [-1.26, 0.38, 0], 0.01), { weight: 0.3 }),
    ...makeParts("ski", "ski", [runner, mirrorZ(runner)], { weight: 1 }),
    ...makeParts("strut", "metal", [strut, mirrorZ(strut)], { weight: 0.8 }),
    makePart("handlebar", "metal", bars, { weight: 0.8 }),
    makePart("grips", "track", grips, { weight: 0.5 }),
    makePart("shield", "glass", shield, { weight: 0.8 }),
    makePart(
      "bumper",
      "metal",
      tube(
        0.022,
        curveThrough(
          [
            [0.85, 0.36, -0.24],
            [1.04, 0.38, -0.12],
            [1.08, 0.38, 0],
            [1.04, 0.38, 0.12],
            [0.85, 0.36, 0.24],
          ],
          5,
        ),
        10,
      ),
      { weight: 0.4 },
    ),
    makePart("rear-light", "tail", block([0.03, 0.05, 0.18], [-0.98, 0.74, 0], 0.01), { weight: 0.3 }),
    makePart("headlight", "light", meshSdf(sculpt([add(lamp(1)), add(lamp(-1))]), 0.014), { weight: 0.7 }),
  ];
  return parts.map((part) => ({ ...part, geometry: front(part.geometry) }));
}

const mirrorZ = (g: Part["geometry"]): Part["geometry"] => turnY(mirror(turnY(g, PI / 2)), -PI / 2);

/** A snowmobile. What makes it itself: two skis on struts in front under a pointed cowl with headlights and a windshield, handlebars, a long padded seat, and one broad rubber track behind. */
export const snowmobile = defineFromPlan({
  id: "snowmobile",
  family: "vehicle",
  words: [
    "snowmobile",
    "snow mobile",
    "ski-doo",
    "skidoo",
    "motor sled",
    "motor sledge",
    "snow scooter",
    "snow machine",
  ],
  senses: ["snowmobile"],
  height: 1.1,
  view: { azimuth: 0.85, elevation: 0.2 },
  slots: {
    body: mainSlot("painted-metal", "#c8201a #1f5fb8 #1f1f24 #e87a14 #2a9a3a", "cowl|hood|tunnel"),
    seat: slot("leather", "#1b1c1f", "saddle|cushion"),
    track: slot("rubber", "#17181a", "belt|tread|grip|flap"),
    ski: slot("plastic", "#1f2024 #d8281e", "runner"),
    metal: slot("brushed-steel", "", "strut|handlebar|frame|bumper"),
    glass: slot("glass", "#2a3a46", "windshield|windscreen|shield"),
    light: slot("glass", "#f6f0d4", "headlight|lamp"),
    tail: slot("glass", "#b0140e", "rear light"),
  },
  build,
  sockets: () => [{ name: "seat", position: [0, 0.8, -0.4], normal: [0, 1, 0], radius: 0.16 }],
});
