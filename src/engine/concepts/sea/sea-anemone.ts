import { curveThrough } from "../../geometry/curve.ts";
import { wobble } from "../../geometry/deform.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, GOLDEN_ANGLE, sin } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Height of the column, radius of its disc, length of a tentacle. */
const COLUMN = 0.15;
const DISC = 0.13;
const REACH = 0.17;

/** Paler towards the tips. */
const paling: Paint = (surface, _x, y) => {
  const t = 0.55 * clamp01((y - COLUMN - 0.03) / REACH);
  surface.r += (1 - surface.r) * t;
  surface.g += (1 - surface.g) * t;
  surface.b += (1 - surface.b) * t;
  surface.roughness = 0.35;
};

function build({ count, seed }: Planned): Part[] {
  const arms = Array.from({ length: count }, (_, k) => {
    const ring = Math.sqrt((k + 4) / (count + 4));
    const angle = k * GOLDEN_ANGLE;
    const [c, s] = [cos(angle), sin(angle)];
    const out = 0.35 + 0.75 * ring;
    const sway = 0.035 * sin(k * 2.3 + seed);
    const at = (far: number, up: number, side: number): Vec3 => [
      c * (DISC * ring + far * out) - s * side,
      COLUMN - 0.012 + up,
      s * (DISC * ring + far * out) + c * side,
    ];
    const rise = REACH * (1.15 - 0.55 * ring);
    const path = curveThrough(
      [
        at(0, 0, 0),
        at(0.02, rise * 0.45, sway * 0.4),
        at(0.06, rise * 0.85, sway),
        at(0.115, rise * (1.05 - 0.35 * ring), sway * 1.7),
      ],
      5,
    );
    return tube(0.0135, path, 10, { scale: (t) => 1 - 0.42 * t + (t > 0.9 ? 0.18 : 0), endRounding: 0.006 });
  });
  const column = turnedUp(
    [
      [0, 0],
      [0.15, 0, 0.01],
      [0.12, 0.05, 0.05],
      [0.112, 0.1, 0.04],
      [DISC + 0.02, COLUMN - 0.01, 0.02],
      [DISC, COLUMN + 0.004, 0.01],
      [0.03, COLUMN - 0.006, 0.01],
      [0, COLUMN - 0.012],
    ],
    44,
    4,
  );
  const stone = wobble(
    turnedUp(
      [
        [0, -0.1],
        [0.24, -0.1, 0.03],
        [0.25, -0.03, 0.04],
        [0.16, 0.006, 0.04],
        [0, 0.01],
      ],
      32,
    ),
    0.022,
    0.12,
    seed,
  );
  return [
    makePart("column", "column", wobble(column, 0.004, 0.06, seed), { weight: 0.9 }),
    ...makeParts("tentacle", "tentacle", arms, { weight: 1, paint: paling }),
    makePart("rock", "rock", stone, { weight: 0.5 }),
  ];
}

/** A sea anemone. What makes it itself: a short fleshy column on a rock, and all over its upper disc soft round-tipped tentacles that bend outwards, paler at their tips. */
export const seaAnemone = defineFromPlan({
  id: "sea-anemone",
  family: "animal",
  words: ["sea anemone", "sea flower"],
  senses: ["sea anemone"],
  height: 0.42,
  view: { azimuth: 0.4, elevation: 0.34 },
  slots: {
    tentacle: mainSlot("rubber", "#d8488a #8a4ad0 #3fae8a #e8742a", "arm|finger|tip"),
    column: slot("rubber", "#a8486a #6a3a8a #c86a3a", "body|stalk|foot"),
    rock: slot("rock", "", "stone"),
  },
  count: { slot: "tentacle", min: 56, max: 72, most: 90 },
  build,
});
