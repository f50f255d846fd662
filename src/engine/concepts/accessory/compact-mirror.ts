import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Radius and thickness of each half of the case, metres; how far the lid is open, radians. */
const [R, T] = [0.037, 0.007];
const OPEN = 1.9;

/** A shallow round pan: outside of the case below, a rim, a bed inside. */
const half = (bed: number) =>
  turnedUp(
    [
      [0, 0],
      [R * 0.9, 0, 0.002],
      [R, T * 0.5, 0.003],
      [R, T, 0.0008],
      [R - 0.0035, T, 0.0006],
      [R - 0.0035, bed],
      [0, bed],
    ],
    56,
  );

/** A flower engraved on the outside. */
const engraved: Paint = (surface, x, y, z, _nx, ny) => {
  if (ny > -0.5 || y > 0.002) return;
  const r = Math.sqrt(x * x + z * z);
  const petal = 0.012 + 0.011 * Math.abs(cos(3 * atan2(z, x)));
  if (Math.abs(r - petal) < 0.0008 || Math.abs(r - R * 0.8) < 0.0006 || r < 0.003) {
    surface.height -= 0.0006;
    layColour(surface, [surface.r * 0.4, surface.g * 0.38, surface.b * 0.36]);
  }
};

/** A pressed pattern: rays of a shell. */
const pressed: Paint = (surface, x, _y, z, _nx, ny) => {
  if (ny < 0.5) return;
  const ray = sin(15 * atan2(x, z + R * 0.7));
  surface.height += 0.0005 * ray;
  const tone = 0.92 + 0.08 * ray;
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
};

function build({ has }: Planned): Part[] {
  const hinge = -R + 0.001;
  // closed, the lid lies mirrored on the base; it is opened about the hinge
  const lift = (g: Part["geometry"]) => move(turnX(move(turnX(g, PI), [0, T, -hinge]), -OPEN), [0, T, hinge]);
  const puff = (g: Part["geometry"]) => move(turnX(g, 0.5), [0.012, 0.0118, R + 0.003]);
  return [
    makePart("base", "body", half(0.003), { weight: 1 }),
    makePart(
      "powder",
      "powder",
      turnedUp(
        [
          [0, 0.002],
          [R - 0.007, 0.002],
          [R - 0.007, T - 0.001, 0.001],
          [0, T - 0.0006],
        ],
        48,
      ),
      {
        weight: 0.8,
        paint: pressed,
      },
    ),
    makePart("lid", "body", lift(half(0.003)), { weight: 1, paint: engraved }),
    makePart(
      "mirror",
      "mirror",
      lift(
        turnedUp(
          [
            [0, 0.002],
            [R - 0.0042, 0.002],
            [R - 0.0042, T - 0.0012, 0.0004],
            [0, T - 0.0012],
          ],
          56,
        ),
      ),
      { weight: 1 },
    ),
    makePart("hinge", "metal", block([0.02, 0.005, 0.004], [0, T, hinge - 0.0012], 0.0018), { weight: 0.4 }),
    makePart("clasp", "metal", block([0.008, 0.004, 0.003], [0, T * 0.6, R + 0.0006], 0.001), { weight: 0.4 }),
    ...(has("puff")
      ? [
          makePart(
            "puff",
            "puff",
            puff(
              turnY(
                turnedUp(
                  [
                    [0, -0.004],
                    [0.016, -0.004, 0.004],
                    [0.0165, 0.003, 0.003],
                    [0, 0.005],
                  ],
                  36,
                  5,
                ),
                0,
              ),
            ),
            { weight: 0.7 },
          ),
          makePart("ribbon", "ribbon", puff(block([0.034, 0.001, 0.006], [0, 0.0052, 0], 0.0004)), { weight: 0.4 }),
        ]
      : []),
  ];
}

/** A mirror for the handbag. What makes it itself: a round flat case of two halves, open like a shell on its hinge: a bright mirror in the lid, pressed powder in the base, a soft puff with a ribbon leaning on it. */
export const compactMirror = defineFromPlan({
  id: "compact-mirror",
  family: "device",
  words: [
    "compact mirror",
    "powder compact",
    "makeup compact",
    "pocket mirror",
    "compact powder",
    "face powder",
    "pressed powder",
    "purse mirror",
  ],
  height: 0.078,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.42 },
  slots: {
    body: mainSlot("gold silver enamel plastic", "#e8a0b0 #1c1a1e #c8b0e0", "case|lid|base"),
    mirror: slot("silver", "#eef4f8", "glass"),
    powder: slot("plaster", "#e8bfa0 #d8a080 #f0d0bc", "makeup|blush"),
    metal: slot("gold", "", "hinge|clasp"),
    puff: slot("felt", "#f6e0e0 #f4ecdc", "sponge|pad"),
    ribbon: slot("silk", "#d88a9a", ""),
  },
  extras: { puff: { chance: 0.65 } },
  build,
});
