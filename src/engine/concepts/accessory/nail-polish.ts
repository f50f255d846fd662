import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY, turnZ } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { square, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { strands } from "../tool/bristles.ts";

/** Half the width of the bottle and its height, metres. */
const [R, H] = [0.0165, 0.03];

/** The thick clear glass below the lacquer, and the maker's name. */
const filled: Paint = (surface, x, y, z) => {
  if (y < 0.0035) return layColour(surface, [0.8, 0.82, 0.84], 0.08, 0);
  if (y < 0.0042) return layColour(surface, [surface.r * 0.5, surface.g * 0.5, surface.b * 0.5], 0.1, 0);
  surface.roughness = 0.08;
  if (z > 0.004 && isWritten("COLOR", x, y - 0.019, 0.0042, 0.1)) layColour(surface, [0.93, 0.92, 0.9], 0.4, 0);
  if (z > 0.004 && isWritten("SHINE", x, y - 0.0125, 0.0026, 0.1)) layColour(surface, [0.93, 0.92, 0.9], 0.4, 0);
};

const dipped: Paint = (surface, x, y, z, nx, ny, nz) => {
  strands(0.0004)(surface, x, y, z, nx, ny, nz);
  surface.roughness = 0.15;
};

function cap(): Part["geometry"] {
  return turnedUp(
    [
      [0, 0],
      [0.0084, 0, 0.0006],
      [0.0074, 0.022, 0.02],
      [0.0062, 0.042, 0.0018],
      [0, 0.0425],
    ],
    32,
    4,
  );
}

function build({ style, has }: Planned): Part[] {
  const shape =
    style === "square" ? square : (corners: readonly (readonly [number, number])[]) => turnedUp(corners, 44);
  const wide = style === "square" ? R * 0.86 : R;
  const bottle = shape([
    [0, 0],
    [wide * 0.93, 0],
    [wide, 0.0012],
    [wide * 1.02, H * 0.5],
    [wide * 0.96, H * 0.86],
    [wide * 0.8, H * 0.97],
    [0.0072, H + 0.0005],
    [0, H + 0.0005],
  ]);
  const neck = turnedUp(
    [
      [0, H - 0.001],
      [0.0066, H - 0.001],
      [0.0066, H + 0.006, 0.0006],
      [0.005, H + 0.006],
      [0.005, H + 0.004],
      [0, H + 0.004],
    ],
    28,
  );
  const lay = (g: Part["geometry"]) => move(turnY(turnZ(g, -PI / 2 - 0.03), -0.45), [-0.012, 0.0078, 0.036]);
  const brush = [
    makePart("cap", "cap", lay(move(turnZ(cap(), PI), [0, 0, 0])), { weight: 0.9 }),
    makePart(
      "stem",
      "stem",
      lay(
        turnedUp(
          [
            [0, -0.001],
            [0.0014, -0.001],
            [0.0014, 0.03],
            [0, 0.03],
          ],
          14,
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "hair",
      "body",
      lay(
        turnedUp(
          [
            [0, 0.026],
            [0.0016, 0.026],
            [0.0026, 0.036, 0.006],
            [0.0014, 0.046, 0.002],
            [0, 0.047],
          ],
          20,
          4,
        ),
      ),
      {
        weight: 0.9,
        paint: dipped,
      },
    ),
  ];
  return [
    makePart("bottle", "body", bottle, { weight: 1, paint: filled }),
    makePart("neck", "stem", neck, { weight: 0.5 }),
    ...(has("brush") ? brush : [makePart("cap", "cap", move(cap(), [0, H + 0.0008, 0]), { weight: 1 })]),
  ];
}

/** Lacquer for nails. What makes it itself: a small squat bottle full of one bright glossy colour over a thick clear foot, and a cap far taller than that, slim and dark; open, the cap lies before it with its thin stem and the dipped brush. */
export const nailPolish = defineFromPlan({
  id: "nail-polish",
  family: "vessel",
  words: ["nail polish", "nail varnish", "nail lacquer", "nail polish bottle", "bottle of nail polish", "nail enamel"],
  height: 0.074,
  vary: 0.05,
  view: { azimuth: 0.3, elevation: 0.2 },
  slots: {
    body: mainSlot(
      "plastic",
      "#c8142a #e0508a #8a1a4a #e8703a #3a4aa8 #5ab0a0 #f0b0b8",
      "bottle|lacquer|polish|varnish",
    ),
    cap: slot("plastic gold", "#141416 #1c1a20", "lid|handle"),
    stem: slot("plastic", "#e8e6e2", "neck"),
  },
  styles: { round: {}, square: { weight: 0.6, traits: ["square"] } },
  extras: { brush: { chance: 0.45, traits: ["open"] } },
  build,
});
