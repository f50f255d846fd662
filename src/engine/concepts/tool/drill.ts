import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { slab, turnedCorners } from "../../geometry/slab.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";

/** Side view of the case: motor housing along X with its nose to +X, the grip below; metres. */
const CASE = [
  [-0.075, 0.012, 0.012],
  [-0.062, -0.026, 0.008],
  [-0.046, -0.03, 0.01],
  [-0.062, -0.128, 0.006],
  [-0.07, -0.142, 0.006],
  [-0.07, -0.15, 0.004],
  [0.03, -0.15, 0.004],
  [0.03, -0.14, 0.006],
  [-0.004, -0.122, 0.02],
  [0.012, -0.05, 0.02],
  [0.03, -0.034, 0.012],
  [0.078, -0.03, 0.008],
  [0.084, -0.02, 0.004],
  [0.084, 0.026, 0.008],
  [0.072, 0.036, 0.01],
  [-0.06, 0.04, 0.02],
] as const;

/** Slits for air at the back and a seam along the middle. */
const vents: Paint = (surface, x, y, z, _nx, _ny, nz) => {
  const isSlit = Math.abs(nz) > 0.6 && x < -0.03 && x > -0.058 && y > -0.014 && y < 0.026 && ((x + 1) * 110) % 1 < 0.42;
  if (isSlit) {
    surface.height -= 0.002;
    layColour(surface, [0.012, 0.012, 0.014], 0.9, 0);
  } else if (Math.abs(z) < 0.0006) surface.height -= 0.0008;
};

/** The chuck's jaws and the fluted bit, drawn along Z. */
function bit() {
  const rod = turnedCorners(
    [
      [0, 0],
      [0.004, 0],
      [0.004, 0.07],
      [0, 0.078],
    ],
    24,
  );
  return deform(rod, ([x, y, z]) => {
    const flute = z > 0.012 ? 1 - 0.34 * Math.max(0, cos(2 * (atan2(y, x) - z * 220))) : 1;
    return [x * flute, y * flute, z];
  });
}

function build({ style }: Planned): Part[] {
  const along = (geometry: ReturnType<typeof bit>) => settle(deform(geometry, ([x, y, z]) => [z, y, -x]));
  const chuck = turnedCorners(
    [
      [0, 0],
      [0.019, 0, 0.002],
      [0.019, 0.008],
      [0.0225, 0.011, 0.002],
      [0.0225, 0.034, 0.002],
      [0.017, 0.05, 0.004],
      [0.008, 0.062, 0.002],
      [0, 0.062],
    ],
    36,
  );
  const ribbed = deform(chuck, ([x, y, z]) => {
    const f = z > 0.013 && z < 0.032 ? 1 - 0.05 * Math.max(0, sin(atan2(y, x) * 18)) : 1;
    return [x * f, y * f, z];
  });
  const shell = settle(
    deform(plate(CASE, 0.058, 0.013), ([x, y, z]) => [
      x,
      y,
      z * (y < -0.04 ? 0.72 + 0.28 * Math.max(0, (-y - 0.115) / 0.03) : 1),
    ]),
  );
  const parts = [
    makePart("case", "body", shell, { weight: 1, paint: vents }),
    makePart(
      "nose",
      "grip",
      move(
        along(
          turnedCorners(
            [
              [0, 0],
              [0.03, 0, 0.003],
              [0.029, 0.014, 0.003],
              [0.021, 0.02, 0.003],
              [0, 0.02],
            ],
            36,
          ),
        ),
        [0.08, 0.003, 0],
      ),
      {
        weight: 0.7,
      },
    ),
    makePart("chuck", "chuck", move(along(ribbed), [0.097, 0.003, 0]), { weight: 0.9 }),
    makePart("bit", "tip", move(along(bit()), [0.15, 0.003, 0]), { weight: 0.9 }),
    makePart("trigger", "trigger", move(turnZ(slab([0.017, 0.034, 0.017], 0.005, 0.003), -0.2), [0.012, -0.058, 0]), {
      weight: 0.8,
    }),
    makePart(
      "pad",
      "grip",
      merge(
        [-1, 1].map((side) =>
          move(turnZ(slab([0.028, 0.07, 0.006], 0.009, 0.002), -0.2), [-0.026, -0.083, side * 0.0195]),
        ),
      ),
      {
        weight: 0.6,
      },
    ),
  ];
  if (style === "corded") return parts.map((part) => ({ ...part, geometry: turnX(part.geometry, 0) }));
  return [
    ...parts,
    makePart("battery", "battery", move(slab([0.112, 0.044, 0.07], 0.012, 0.006), [-0.018, -0.17, 0]), { weight: 0.9 }),
  ];
}

/** A power drill standing on its battery. What makes it itself: a pistol of coloured plastic with a trigger, a ribbed chuck in front and a fluted steel bit, a black battery under the grip. */
export const drill = defineFromPlan({
  id: "drill",
  family: "tool",
  words: [
    "drill",
    "power drill",
    "electric drill",
    "cordless drill",
    "hand drill",
    "impact driver",
    "cordless screwdriver",
  ],
  senses: ["drill#1", "power drill"],
  height: 0.24,
  view: { azimuth: 0.45, elevation: 0.16 },
  slots: {
    body: mainSlot("plastic", "#e8b410 #17757d #c8201c #2f6b2a #e06a12", "case|housing"),
    grip: slot("rubber", "#17181a", "handle|pad|nose"),
    trigger: slot("plastic", "#1b1c1f #b01a14", "switch|button"),
    chuck: slot("plastic", "#222327", "jaw"),
    tip: slot("brushed-steel", "", "drill bit"),
    battery: slot("plastic", "#1d1e21", "battery pack"),
  },
  styles: { cordless: { weight: 1 }, corded: { weight: 0, words: ["electric drill"] } },
  build,
});
