import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import type { Rgb } from "../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const R = 0.02;
const T = 0.0034;
const WHITE: Rgb = [0.86, 0.85, 0.82];

/** White blocks around the rim, a ring of dashes, the value in a white field. */
const face =
  (value: string): Paint =>
  (surface, x, _y, z, _nx, ny) => {
    const r = Math.sqrt(x * x + z * z);
    const a = (atan2(x, z) / TAU + 1) * 6;
    const block = Math.abs(a - Math.round(a)) < 0.16;
    if (r > R * 0.78) {
      if (block) layColour(surface, WHITE);
      return;
    }
    if (Math.abs(ny) < 0.5) return;
    if (r > R * 0.72) return;
    if (r > R * 0.64) {
      const d = a * 3;
      if (d - Math.floor(d) < 0.5) layColour(surface, WHITE);
      return;
    }
    if (r < R * 0.56) {
      layColour(surface, WHITE);
      if (isWritten(value, x, ny > 0 ? -z : z, R * (value.length > 2 ? 0.38 : 0.5), 0.1))
        layColour(surface, [0.03, 0.03, 0.035]);
    }
  };

const chip = () =>
  turnedUp(
    [
      [0, 0],
      [R, 0, 0.0005],
      [R, T, 0.0005],
      [0, T],
    ],
    40,
    2,
  );

const COLOURS = ["red", "blue", "green", "black"] as const;
const VALUES: Readonly<Record<(typeof COLOURS)[number], string>> = { red: "5", blue: "10", green: "25", black: "100" };

function build({ stream }: Planned): Part[] {
  const random = stream("chips");
  const put = (name: string, colour: (typeof COLOURS)[number], at: Vec3, turned: number, tip = 0): Part =>
    makePart(name, colour, move(turnX(turnY(chip(), turned), tip), at), { weight: 0.8, paint: face(VALUES[colour]) });
  const stacks = COLOURS.flatMap((colour, k) => {
    const a = (k / 4) * TAU + 0.6;
    const high = 5 + Math.floor(random() * 6);
    return Array.from({ length: high }, (_, i) =>
      put(
        `${colour}-${i + 1}`,
        colour,
        [sin(a) * 0.032 + (random() - 0.5) * 0.0016, i * (T + 0.00004), cos(a) * 0.032 + (random() - 0.5) * 0.0016],
        random() * TAU,
      ),
    );
  });
  return [
    ...stacks,
    put("loose-1", "red", [0.064, 0, 0.03], 0.4),
    put("loose-2", "blue", [0.05, 0, 0.06], 2),
    put("loose-3", "black", [0.0, 0, 0.075], 1),
    put("loose-4", "green", [0.072, T * 0.92, 0.044], 0.9, 0.1),
  ];
}

/** Poker chips. What makes them themselves: round thick discs with white blocks around the rim and a value in the middle, stacked by colour, a few strewn before. */
export const pokerChip = defineFromPlan({
  id: "poker-chip",
  family: "toy",
  words: [
    "poker chip",
    "poker chips",
    "casino chip",
    "casino chips",
    "gambling chip",
    "gambling chips",
    "stack of poker chips",
    "stack of casino chips",
  ],
  senses: [],
  height: 0.035,
  vary: 0.02,
  view: { azimuth: 0.4, elevation: 0.5 },
  slots: {
    red: mainSlot("plastic", "#b8141c", "chip"),
    blue: slot("plastic", "#163a9a", "", true),
    green: slot("plastic", "#14703a", "", true),
    black: slot("plastic", "#17181b", "", true),
  },
  build,
});
