import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const INK = fromHex("#101216");

/** A cassette behind its window: two toothed reels, brown tape about the left one, a label over them. */
const cassette: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.5) return;
  layColour(surface, fromHex("#25282c"), 0.2, 0);
  if (y > 0.0085 && Math.abs(x) < 0.034)
    layColour(surface, fromHex(Math.abs(y - 0.0145) < 0.0012 ? "#c8442a" : "#ece2c6"), 0.6, 0);
  for (const side of [-1, 1]) {
    const [u, v] = [x - side * 0.0185, y + 0.005];
    const r = Math.sqrt(u * u + v * v);
    if (r < (side < 0 ? 0.0125 : 0.0085)) layColour(surface, fromHex("#4a2c18"), 0.3, 0);
    if (r < 0.0066) layColour(surface, fromHex("#f2efe6"), 0.4, 0);
    const tooth = (atan2(u, v) / TAU) * 6;
    if (r < 0.0042 && (r < 0.003 || Math.abs(tooth - Math.round(tooth)) < 0.2)) layColour(surface, INK, 0.5, 0);
  }
};

const stripes: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.6) return;
  if (isWritten("STEREO", x + 0.022, y - 0.051, 0.0056, 0.1)) layColour(surface, fromHex("#f2f0ea"), 0.5, 0);
  if (Math.abs(y + 0.05) < 0.0028 && x > -0.02) layColour(surface, fromHex("#e8702a"), 0.5, 0);
  if (Math.abs(y + 0.056) < 0.0014 && x > -0.02) layColour(surface, fromHex("#f2f0ea"), 0.5, 0);
};

/** Foam pads on a thin steel band that stands behind the player, and the cord to it. */
function phones(height: number): Part[] {
  const band = tube(
    0.0022,
    curveThrough(
      Array.from({ length: 13 }, (_, i): Vec3 => {
        const a = -0.35 + (i / 12) * (PI + 0.7);
        return [0.075 * cos(a), 0.085 + 0.078 * sin(a), -0.045];
      }),
      3,
    ),
    10,
  );
  const pad = (s: number) => move(stretch(sphere(0.0235, 28, 20), [0.55, 1, 1]), [s * 0.068, 0.05, -0.045]);
  const cup = (s: number) => move(stretch(sphere(0.0185, 24, 16), [0.42, 1, 1]), [s * 0.08, 0.05, -0.045]);
  const cord = curveThrough(
    [
      [0.08, 0.032, -0.045],
      [0.09, 0.012, -0.03],
      [0.088, 0.0025, 0.005],
      [0.07, 0.0025, 0.035],
      [0.058, 0.02, 0.03],
      [0.055, height * 0.6, 0.018],
      [0.036, height + 0.012, 0.004],
      [0.03, height + 0.002, 0],
    ],
    7,
  );
  return [
    makePart("band", "metal", settle(band), { weight: 0.8 }),
    ...makeParts(
      "pad",
      "pad",
      [-1, 1].map((s) => settle(pad(s))),
      { weight: 1 },
    ),
    ...makeParts(
      "cup",
      "trim",
      [-1, 1].map((s) => settle(cup(s))),
      { weight: 0.6 },
    ),
    makePart("cord", "trim", tube(0.0014, cord, 8), { weight: 0.5 }),
    makePart(
      "feet",
      "pad",
      merge([-1, 1].map((s) => move(stretch(sphere(0.012, 16, 10), [0.8, 2.2, 0.8]), [s * 0.07, 0.026, -0.045]))),
      { weight: 0.3 },
    ),
  ];
}

function tape({ has }: Planned): Part[] {
  const tall = 0.125;
  const at = (g: Part["geometry"]) => move(settle(g), [0, tall / 2 + 0.001, 0]);
  return [
    makePart("case", "body", at(slab([0.094, tall, 0.03], 0.008, 0.004)), { weight: 1, paint: stripes }),
    makePart("door", "trim", at(move(slab([0.086, 0.076, 0.006], 0.004, 0.0015), [0, 0.004, 0.0145])), { weight: 0.7 }),
    makePart(
      "window",
      "window",
      move(settle(slab([0.074, 0.044, 0.004], 0.003, 0.001)), [0, tall / 2 + 0.005, 0.0168]),
      { weight: 1, paint: cassette },
    ),
    ...makeParts(
      "button",
      "metal",
      [-0.03, -0.016, -0.002, 0.012].map((x) =>
        at(move(box([0.0115, 0.009, 0.014], { bevel: 0.0015 }), [x, tall / 2 + 0.002, 0])),
      ),
      { weight: 0.5 },
    ),
    makePart("jack", "trim", at(move(turnX(disc(0.004, 0.01, 0.001, 16), -PI / 2), [0.03, tall / 2 - 0.003, 0])), {
      weight: 0.2,
    }),
    ...(has("headphones") ? phones(tall) : []),
  ];
}

const screen: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.5) return;
  layColour(surface, fromHex("#dfe9f2"), 0.15, 0);
  if (y > 0.0125) layColour(surface, fromHex("#8fa4b8"), 0.15, 0);
  if (x < -0.002 && Math.abs(y + 0.0005) < 0.0105 && x > -0.0225)
    layColour(surface, fromHex(x + y * 0.7 > -0.012 ? "#e8623a" : "#3a4ab8"), 0.15, 0);
  if (x > 0.002 && x < 0.02 && (Math.abs(y - 0.006) < 0.0011 || (Math.abs(y - 0.001) < 0.0011 && x < 0.015)))
    layColour(surface, INK);
  if (Math.abs(y + 0.0145) < 0.0011 && Math.abs(x) < 0.021)
    layColour(surface, fromHex(x < -0.003 ? "#2f6fd8" : "#aab4be"), 0.15, 0);
};

const wheel: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.5) return;
  const r = Math.sqrt(x * x + y * y);
  if (r < 0.0078) layColour(surface, fromHex("#c4c8cc"), 0.3, 0);
  if (isWritten("MENU", x, y - 0.0142, 0.0038, 0.1)) layColour(surface, fromHex("#80868c"));
  for (const s of [-1, 1]) {
    const u = s * x - 0.0142;
    if (Math.abs(u) < 0.0022 && Math.abs(y) < 0.002 * (1 - (u + 0.0022) / 0.0044) + 0.0003)
      layColour(surface, fromHex("#80868c"));
  }
  if (Math.abs(y + 0.0142) < 0.0018 && Math.abs(Math.abs(x) - 0.0016) < 0.0006) layColour(surface, fromHex("#80868c"));
};

/** A slim one with a screen over a round wheel of touch buttons, white earphones on its cord. */
function slim({ has }: Planned): Part[] {
  const tall = 0.104;
  const at = (g: Part["geometry"]) => move(settle(g), [0, tall / 2, 0]);
  const cord = curveThrough(
    [
      [0.014, tall - 0.001, 0],
      [0.018, tall + 0.018, 0.002],
      [0.044, tall + 0.004, 0.008],
      [0.05, 0.03, 0.014],
      [0.048, 0.0018, 0.03],
      [0.012, 0.0018, 0.046],
      [-0.02, 0.002, 0.036],
      [-0.03, 0.004, 0.03],
    ],
    8,
  );
  const bud = (x: number, z: number) =>
    merge([
      move(sphere(0.0068, 20, 14), [x, 0.0068, z]),
      move(turnX(disc(0.003, 0.016, 0.001, 14), 0.2), [x, 0.003, z]),
    ]);
  return [
    makePart("case", "body", at(slab([0.06, tall, 0.011], 0.008, 0.003)), { weight: 1 }),
    makePart("screen", "window", move(settle(slab([0.047, 0.036, 0.003], 0.002, 0.0006)), [0, tall * 0.74, 0.005]), {
      weight: 1,
      paint: screen,
    }),
    makePart("wheel", "wheel", move(disc(0.0195, 0.0015, 0.0004, 48), [0, tall * 0.29, 0.0046]), {
      weight: 1,
      paint: wheel,
    }),
    ...(has("headphones")
      ? [
          makePart("cord", "earphone", tube(0.0014, cord, 8), { weight: 0.5 }),
          ...makeParts("bud", "earphone", [bud(-0.032, 0.03), bud(-0.02, 0.046)].map(settle), { weight: 0.6 }),
        ]
      : []),
  ];
}

/** A pocket music player. What makes it itself: a cassette seen through the window of a small flat case with piano-key buttons on top, and light headphones with orange foam pads; or a slim case with a screen over a round wheel and white earphones. */
export const musicPlayer = defineFromPlan({
  id: "music-player",
  family: "device",
  words: [
    "walkman",
    "music player",
    "portable cassette player",
    "personal stereo",
    "portable music player",
    "mp3 player",
    "ipod",
    "audio player",
  ],
  height: 0.16,
  view: { azimuth: 0.3, elevation: 0.18 },
  slots: {
    body: mainSlot("plastic brushed-aluminium", "#2a5fb8 #c8ccd2 #d8342a #2b2d31 #e8b81c", "case|player"),
    trim: slot("plastic", "#1b1c1f", "door|cord|cable"),
    window: slot("glass", "#25282c", "screen|cassette|tape|display"),
    metal: slot("chrome", "", "button|band|key"),
    pad: slot("foam", "#e8702a", "headphone|foam|ear pad"),
    wheel: slot("plastic", "#f4f5f6", "dial|click wheel"),
    earphone: slot("plastic", "#f7f8f8", "earbud"),
  },
  styles: {
    tape: { weight: 2, words: ["walkman", "portable cassette player", "personal stereo"] },
    slim: { words: ["mp3 player", "ipod"], dress: { body: "#e8eaec" }, slots: ["wheel", "earphone"] },
  },
  extras: { headphones: { chance: 0.85, slot: "pad" } },
  build: (planned) => (planned.style === "slim" ? slim(planned) : tape(planned)),
});
