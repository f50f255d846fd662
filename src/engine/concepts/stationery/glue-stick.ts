import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part, Socket } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Radius of the tube and height of its rim, metres. */
const [RADIUS, RIM] = [0.0125, 0.068];

/** A label about the tube: a broad band, GLUE written up its front, and a stripe at its foot and head. */
const label =
  (hex: string): Paint =>
  (surface, x, y, z) => {
    if (y < 0.014 || y > 0.062) return;
    layColour(surface, fromHex(y < 0.0165 || y > 0.0595 ? "#f6d21f" : hex), 0.35);
    // the word runs up the tube
    const along = atan2(x, z) * RADIUS;
    if (z > 0 && isWritten("GLUE", y - 0.038, -along, 0.0105, 0.12)) layColour(surface, fromHex("#fdfdfb"), 0.35);
  };

const ribbed: Paint = (surface, x, _y, z) => {
  if (cos((atan2(z, x) / TAU) * TAU * 28) > 0.2) surface.height += 0.0005;
};

const LABELS = ["#c8202c", "#2456b0", "#6a2a8a", "#1f8a5a"] as const;

function build({ style, seed }: Planned): Part[] {
  const tube = turnedUp(
    [
      [0, 0.01],
      [RADIUS, 0.01, 0.0005],
      [RADIUS, RIM - 0.003],
      [RADIUS - 0.001, RIM, 0.0006],
      [0, RIM],
    ],
    48,
  );
  const wheel = turnedUp(
    [
      [0, 0],
      [RADIUS + 0.0006, 0, 0.001],
      [RADIUS + 0.0006, 0.0102, 0.001],
      [0, 0.0102],
    ],
    48,
  );
  const cap = turnedUp(
    [
      [0, 0],
      [RADIUS + 0.0008, 0, 0.0006],
      [RADIUS + 0.0004, 0.0255, 0.002],
      [RADIUS - 0.003, 0.0275, 0.001],
      [0, 0.0275],
    ],
    48,
  );
  const parts = [
    makePart("tube", "tube", tube, { weight: 1, paint: label(LABELS[seed % 4] as string) }),
    makePart("wheel", "cap", wheel, { weight: 0.6, paint: ribbed }),
  ];
  if (style === "closed")
    return [...parts, makePart("cap", "cap", move(cap, [0, RIM - 0.004, 0]), { weight: 0.8, paint: ribbed })];
  const glue = turnedUp(
    [
      [0, RIM - 0.01],
      [0.0105, RIM - 0.01],
      [0.0105, RIM + 0.011, 0.003],
      [0.007, RIM + 0.0165, 0.004],
      [0, RIM + 0.0175],
    ],
    40,
  );
  const lying = settle(move(turnY(turnX(move(cap, [0, -0.014, 0]), PI / 2), 0.7), [0.037, RADIUS + 0.0008, 0.012]));
  return [...parts, makePart("glue", "glue", glue, { weight: 0.8 }), makePart("cap", "cap", lying, { weight: 0.8 })];
}

const sockets = (): Socket[] => [{ name: "hand", position: [0, 0.035, RADIUS], normal: [0, 0, 1], radius: 0.01 }];

/** A glue stick. What makes it itself: a short round tube with a bright label that says GLUE, a ribbed wheel at its foot, a round white stump of glue standing out of it, its cap lying beside it. */
export const glueStick = defineFromPlan({
  id: "glue-stick",
  family: "tool",
  words: ["glue stick", "stick of glue", "glue pen", "school glue", "paper glue"],
  height: 0.086,
  view: { azimuth: 0.15, elevation: 0.16 },
  slots: {
    tube: mainSlot("plastic", "#f4f4f0", "body|label"),
    cap: slot("plastic", "#c8202c #2456b0 #f4f4f0 #f6d21f", "lid|wheel|base"),
    glue: slot("plastic", "#f7f5ea", "stump|tip"),
  },
  styles: { open: { weight: 3, traits: ["open"] }, closed: { traits: ["closed"] } },
  build,
  sockets,
});
