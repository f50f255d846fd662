import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnY, turnZ } from "../../geometry/place.ts";
import { atan2, cos, TAU } from "../../math/elementary.ts";
import { clamp } from "../../math/scalar.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const [R, H] = [0.068, 0.034];

/** A thick dish whose rim dips where cigarettes rest. */
function dish(rests: number, isSquare: boolean): Part["geometry"] {
  const plain = lathe(
    roundCorners(
      [
        [0, 0],
        [R * 0.86, 0, 0.004],
        [R, H * 0.5, 0.012],
        [R * 0.97, H, 0.005],
        [R * 0.78, H, 0.005],
        [R * 0.7, H * 0.36, 0.008],
        [0, H * 0.3],
      ],
      6,
    ),
    96,
  );
  return settle(
    deform(plain, ([x, y, z]) => {
      const angle = atan2(z, x);
      const near = Math.abs((((angle / TAU) * rests + 0.5 + 10) % 1) - 0.5) * (TAU / rests) * R;
      const notch = clamp(1 - near / 0.0065, 0, 1);
      const isRim = Math.sqrt(x * x + z * z) > R * 0.66 && y > H * 0.62;
      const f = isSquare ? 1 / Math.max(Math.abs(cos(angle)), Math.abs(cos(angle - TAU / 4))) : 1;
      const k = isSquare ? 1 + (Math.min(f, 1.3) - 1) * 0.85 : 1;
      return [x * k, isRim ? y - notch * H * 0.3 : y, z * k];
    }),
  );
}

/** White paper, a tan filter, and ash at the end that burns. */
const cigarette =
  (long: number, isLit: boolean): Paint =>
  (surface, _x, y) => {
    if (y > long - 0.022) layColour(surface, [0.62, 0.34, 0.12], 0.7);
    else if (y < 0.006) layColour(surface, isLit ? [0.9, 0.14, 0.02] : [0.06, 0.055, 0.05], 0.9);
    else if (y < 0.014) layColour(surface, [0.28, 0.27, 0.26], 0.95);
  };

function build({ style, has, stream }: Planned): Part[] {
  const next = stream("ends");
  const stick = (long: number) =>
    turnedUp(
      [
        [0, 0],
        [0.0038, 0, 0.0006],
        [0.0038, long, 0.0006],
        [0, long],
      ],
      18,
    );
  const isSquare = style === "square";
  const rests = isSquare ? 4 : 3;
  const long = 0.07;
  const lit = turnY(move(turnZ(stick(long), -1.22), [R * 0.4, H * 0.62, 0]), 0);
  const stubs = Array.from({ length: 4 }, (_, i) => {
    const size = 0.024 + 0.008 * next();
    return turnY(move(turnZ(stick(size), 1 + 0.5 * next()), [0.026, H * 0.32, 0]), i * 1.5 + next());
  });
  const ash = lathe(
    [
      [0, H * 0.28],
      [R * 0.5, H * 0.3],
      [R * 0.34, H * 0.42],
      [R * 0.12, H * 0.5],
      [0, H * 0.52],
    ],
    40,
  );
  return [
    makePart("dish", "dish", dish(rests, isSquare), { weight: 1 }),
    ...(has("cigarette")
      ? [
          makePart("ash", "ash", ash, { weight: 0.5 }),
          makePart("cigarette", "cigarette", lit, { weight: 0.8, paint: cigarette(long, true) }),
          ...makeParts("stub", "cigarette", stubs, { weight: 0.5, paint: cigarette(0.03, false) }),
        ]
      : []),
  ];
}

/** An ashtray. What makes it itself: a low thick dish of glass or brass with notches in its rim, ash and stubs in it, and a cigarette that rests in a notch. */
export const ashtray = defineFromPlan({
  id: "ashtray",
  family: "object",
  words: ["ashtray", "ash tray", "ash bin"],
  senses: ["ashtray"],
  height: 0.04,
  view: { azimuth: 0.5, elevation: 0.62 },
  slots: {
    dish: mainSlot("ceramic-glaze brass marble", "#7a4a1c #1f4f6a #2b2d31 #8a8f86", "bowl|rim|glass|tray"),
    cigarette: slot("paper", "#f4f2ec", "stub|butt|cigarette butt|cigar"),
    ash: slot("plaster", "#8a8884"),
  },
  styles: { round: { weight: 1.5, traits: ["round"] }, square: { weight: 1, traits: ["square"] } },
  extras: { cigarette: { chance: 0.95 } },
  build,
});
