import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc, turned } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

const FRONT = 0.066;

/** The tuner's window: a scale with a needle; a strip of level lights; the cassette's door. */
const front: Paint = (surface, x, y, z) => {
  if (z < FRONT - 0.004) return;
  if (Math.abs(x) < 0.085 && y > 0.205 && y < 0.245) {
    layColour(surface, fromHex("#0f1418"), 0.15, 0);
    if (isWritten("88 96 104 108", x, y - 0.235, 0.009, 0.1)) layColour(surface, fromHex("#e8d48a"), 0.4, 0);
    if (y > 0.211 && y < 0.222 && Math.abs(x / 0.007 - Math.round(x / 0.007)) < 0.16)
      layColour(surface, fromHex("#c8c4b8"), 0.4, 0);
    if (Math.abs(x - 0.022) < 0.0012) layColour(surface, fromHex("#e02a18"), 0.3, 0);
  }
  if (Math.abs(x) < 0.07 && y > 0.188 && y < 0.196) {
    const lit = Math.abs(x / 0.012 - Math.round(x / 0.012)) < 0.34;
    if (lit) layColour(surface, x < 0.03 ? fromHex("#3ad05a") : fromHex("#e83a20"), 0.3, 0);
  }
};

/** Two reels behind the window of the cassette. */
const cassette: Paint = (surface, x, y) => {
  if (Math.abs(x) < 0.05 && Math.abs(y) < 0.02) {
    layColour(surface, fromHex("#e8e2d0"), 0.5, 0);
    for (const at of [-0.024, 0.024]) {
      const r = (x - at) * (x - at) + y * y;
      if (r < 0.00019) layColour(surface, r < 0.00003 ? fromHex("#e8e2d0") : [0.03, 0.025, 0.02], 0.5, 0);
    }
    if (Math.abs(y - 0.016) < 0.003) layColour(surface, fromHex("#d8581c"), 0.5, 0);
  }
};

/** Fine holes and a bright dome in the middle of a loudspeaker. */
const mesh: Paint = (surface, x, y) => {
  const r = Math.sqrt(x * x + y * y);
  const tone = r < 0.022 ? 0.5 : 0.14 + 0.1 * Math.abs((r * 90) % 1);
  surface.r = tone * 0.3;
  surface.g = tone * 0.3;
  surface.b = tone * 0.31;
};

function build(): Part[] {
  const speaker = (s: number): Part[] => {
    const at = (g: Part["geometry"]) => move(g, [s * 0.175, 0.115, FRONT - 0.004]);
    const cone = turned(
      [
        [0, 0],
        [0.078, 0],
        [0.078, 0.008],
        [0.07, 0.009],
        [0.026, 0.002],
        [0.02, 0.008],
        [0, 0.013],
      ],
      44,
    );
    const ring = turned(
      [
        [0.076, 0],
        [0.09, 0],
        [0.09, 0.008],
        [0.084, 0.013],
        [0.076, 0.012],
      ],
      48,
      true,
    );
    const name = s < 0 ? "left" : "right";
    return [
      makePart(`speaker-${name}`, "speaker", at(cone), { weight: 0.9, paint: mesh }),
      makePart(`ring-${name}`, "chrome", at(ring), { weight: 0.8 }),
    ];
  };
  const keys = Array.from({ length: 6 }, (_, i) =>
    block([0.022, 0.012, 0.022], [-0.07 + i * 0.028, 0.266, 0.035], 0.003),
  );
  const knob = (x: number) => move(disc(0.016, 0.016, 0.003, 24), [x, 0.225, FRONT - 0.003]);
  return [
    makePart("body", "body", block([0.56, 0.25, 0.13], [0, 0.137, 0], 0.014, 2), { weight: 1, paint: front }),
    makePart("feet", "dark", merge([-0.2, 0.2].map((x) => block([0.06, 0.014, 0.1], [x, 0.007, 0], 0.003))), {
      weight: 0.2,
    }),
    ...speaker(-1),
    ...speaker(1),
    makePart("deck", "dark", block([0.15, 0.098, 0.012], [0, 0.115, FRONT], 0.005), { weight: 0.8 }),
    makePart("cassette", "chrome", move(block([0.128, 0.07, 0.006], [0, 0, 0], 0.003), [0, 0.12, FRONT + 0.005]), {
      weight: 0.8,
      paint: cassette,
    }),
    makePart("keys", "chrome", merge(keys), { weight: 0.5 }),
    ...makeParts("knob", "chrome", [-0.25, -0.205, -0.16, 0.16, 0.205, 0.25].map(knob), { weight: 0.5 }),
    makePart(
      "handle",
      "handle",
      merge([
        bar([-0.25, 0.345, 0], [0.25, 0.345, 0], 0.0115, 14),
        bar([-0.25, 0.25, 0], [-0.25, 0.345, 0], 0.01, 12),
        bar([0.25, 0.25, 0], [0.25, 0.345, 0], 0.01, 12),
      ]),
      { weight: 1 },
    ),
    makePart("antenna", "chrome", bar([0.2, 0.255, -0.045], [0.03, 0.4, -0.045], 0.0032, 8), { weight: 0.5 }),
  ];
}

/** A boombox. What makes it itself: a long portable stereo with two big round loudspeakers in chrome rings, a cassette deck between them, a tuner's scale and knobs above, keys on top, and a carrying handle. */
export const boombox = defineFromPlan({
  id: "boombox",
  family: "device",
  words: [
    "boombox",
    "boom box",
    "ghetto blaster",
    "cassette player",
    "portable stereo",
    "stereo",
    "tape player",
    "cassette recorder",
  ],
  senses: ["boom box"],
  height: 0.38,
  view: { azimuth: 0.35, elevation: 0.14 },
  slots: {
    body: mainSlot("plastic brushed-steel", "#2a2c30 #b8bcc2 #c8281e #2a5fb0", "case|casing"),
    speaker: slot("plastic", "#1a1b1d", "loudspeaker|cone"),
    chrome: slot("brushed-steel", "", "knob|ring|key|antenna|cassette"),
    dark: slot("plastic", "#141518", "deck|foot"),
    handle: slot("plastic", "#1b1c1f", "grip"),
  },
  build,
});
