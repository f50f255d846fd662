import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Model } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor, wants } from "../../from-ask.ts";
import { flag, integer, metres } from "../../parameter-specs.ts";
import { dome, rod } from "../bodywork.ts";
import { ownSlot, slot } from "../usual-slots.ts";

export type UfoParameters = {
  readonly radius: number;
  readonly thick: number;
  readonly domeRadius: number;
  readonly domeHeight: number;
  readonly lights: number;
  readonly legs: boolean;
};

const parameters = {
  radius: metres(2, 9, "Middle to rim."),
  thick: metres(0.5, 5, "Belly to deck."),
  domeRadius: metres(0.6, 5, "The dome's radius."),
  domeHeight: metres(0.4, 4, "The dome's height."),
  lights: integer(6, 20, "Lights around the rim."),
  legs: flag("Stands on legs with pads instead of its belly."),
};

/**
 * A flying saucer. What makes it itself: a round metal disc with a thin rim, a glass dome in the middle of its top, a ring of glowing lights
 * around it, a glowing port below, and three landing legs.
 */
export const ufo = defineConcept<UfoParameters>({
  id: "ufo",
  family: "vehicle",
  words: ["ufo", "flying saucer", "alien spaceship", "alien ship", "saucer ship", "unidentified flying object"],
  senses: ["flying saucer"],
  height: 3.4,
  parameters,
  slots: {
    hull: slot("body|disc|saucer", "brushed-steel painted-metal", "#aab0b6 #8d969e #7f8f8a"),
    dome: ownSlot("cockpit|window|canopy|glass", "glass", "#59c7a8 #63b4e0 #8adb62"),
    rim: slot("ring|band", "brushed-steel", "#5a6068"),
    light: ownSlot("lamp|lights", "glass", "#f5e04a #63e86a #ff7b3a #5fd6f2"),
    leg: ownSlot("foot|landing gear", "brushed-steel", "#70767c"),
    port: ownSlot("beam|engine", "glass", "#b8ff6a #7fe8ff"),
  },
  sample: (draw, ask) => {
    const radius = draw.number("radius", 3.7, 4.4) * traitFactor(ask, { wide: 1.2, narrow: 0.8 });
    return fitParameters(parameters, {
      radius,
      thick: radius * draw.number("thick", 0.3, 0.46) * traitFactor(ask, { thick: 1.3, flat: 0.7, thin: 0.7 }),
      domeRadius: radius * draw.number("domeRadius", 0.36, 0.46) * traitFactor(ask, { large: 1.2 }, "dome"),
      domeHeight: radius * draw.number("domeHeight", 0.3, 0.42) * traitFactor(ask, { tall: 1.3, short: 0.8 }),
      lights: ask.counts.get("light") ?? draw.pick("lights", [10, 12, 14]),
      legs: wants(ask, "leg", draw.chance("legs", 0.6)),
    });
  },
  build: buildUfo,
  view: { azimuth: 0.3, elevation: 0.2 },
});

function buildUfo(p: UfoParameters): Model {
  const { radius: r, thick: t } = p;
  const lift = p.legs ? r * 0.3 : 0.04;
  const mid = lift + t * 0.55;
  const seat = lift + t * 0.97;
  const disc = lathe(
    roundCorners(
      [
        [0, lift + t * 0.02],
        [r * 0.26, lift + t * 0.02, 0.05],
        [r * 0.3, lift + t * 0.1, 0.05],
        [r * 0.62, lift + t * 0.24, 0.4],
        [r * 0.97, mid - t * 0.07, 0.08],
        [r, mid, 0.05],
        [r * 0.97, mid + t * 0.07, 0.08],
        [r * 0.62, lift + t * 0.83, 0.5],
        [p.domeRadius * 1.18, seat, 0.06],
        [p.domeRadius * 1.1, seat + 0.04, 0.03],
        [0, seat + 0.04],
      ],
      5,
    ),
    64,
  );
  const glass = lathe(
    [[0, seat - 0.05], [p.domeRadius, seat - 0.05], ...dome(p.domeRadius, seat + 0.03, p.domeHeight, 10)],
    48,
  );
  const band = lathe(
    roundCorners(
      [
        [r * 0.985, mid - t * 0.05],
        [r * 1.03, mid - t * 0.035, 0.03],
        [r * 1.03, mid + t * 0.035, 0.03],
        [r * 0.985, mid + t * 0.05],
      ],
      3,
    ),
    64,
    true,
  );
  const collar = lathe(
    roundCorners(
      [
        [p.domeRadius * 0.98, seat],
        [p.domeRadius * 1.12, seat, 0.03],
        [p.domeRadius * 1.08, seat + 0.16, 0.05],
        [p.domeRadius * 0.98, seat + 0.16],
      ],
      3,
    ),
    48,
    true,
  );
  const bulb = r * 0.055;
  const ring = (at: number, y: number, size: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (TAU * (i + 0.5)) / count;
      return move(sphere(size, 14), [at * cos(angle), y, at * sin(angle)]);
    });
  const lamps = [
    ...ring(r * 0.82, mid + t * 0.19, bulb, p.lights),
    ...ring(r * 0.8, mid - t * 0.21, bulb * 0.8, p.lights),
  ];
  const port = lathe(
    roundCorners(
      [
        [0, lift],
        [r * 0.2, lift, 0.02],
        [r * 0.22, lift + t * 0.06],
        [0, lift + t * 0.06],
      ],
      2,
    ),
    32,
  );
  const legs = [0, 1, 2].flatMap((i) => {
    const angle = TAU * (i / 3 + 0.08);
    const [c, s] = [cos(angle), sin(angle)];
    const foot: Vec3 = [r * 0.66 * s, 0.06, r * 0.66 * c];
    return [
      rod(0.09, [r * 0.48 * s, lift + t * 0.25, r * 0.48 * c], foot, 12),
      rod(0.05, [r * 0.28 * s, lift + t * 0.15, r * 0.28 * c], [r * 0.6 * s, lift * 0.35, r * 0.6 * c], 10),
      move(cylinder({ radius: 0.3, radiusTop: 0.2, height: 0.12, bevel: 0.03, segments: 24 }), [foot[0], 0, foot[2]]),
    ];
  });
  return standModel(
    [
      makePart("hull", "hull", disc, {
        weight: 1,
        projection: "cylinder",
        paint: (surface, x, y, z) => {
          // seams between the hull's plates
          const away = Math.sqrt(x * x + z * z);
          if (y > mid && (Math.abs(away - r * 0.62) < 0.018 || Math.abs(away - r * 0.92) < 0.014)) {
            surface.r *= 0.35;
            surface.g *= 0.35;
            surface.b *= 0.35;
            surface.height -= 0.01;
          }
        },
      }),
      makePart("dome", "dome", glass, { weight: 0.9 }),
      makePart("rim", "rim", merge([band, collar]), { weight: 0.7 }),
      makePart("lights", "light", merge(lamps), { weight: 0.8 }),
      makePart("port", "port", port, { weight: 0.4 }),
      ...(p.legs ? [makePart("legs", "leg", merge(legs), { weight: 0.7 })] : []),
    ],
    [
      { name: "top", position: [0, seat + p.domeHeight + 0.03, 0], normal: [0, 1, 0], radius: p.domeRadius * 0.5 },
      { name: "inside", position: [0, seat, 0], normal: [0, 1, 0], radius: p.domeRadius * 0.7 },
    ],
  );
}
