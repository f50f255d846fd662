import { graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { settle, turnZ } from "../../geometry/place.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

type Line = (t: number) => number;

/** A blade along +X, its face to +Z: chord, lean of the chord against the disc and sweep over 0 (hub) to 1 (tip). */
function blade(root: number, tip: number, chord: Line, pitch: Line, sweep: Line, thick: Line): Geometry {
  const [cuts, sides] = [22, 16];
  return settle(
    loft(
      Array.from({ length: cuts + 1 }, (_, i): Ring => {
        const t = i / cuts;
        const r = root + (tip - root) * t;
        const [c, s] = [cos(pitch(t)), sin(pitch(t))];
        return Array.from({ length: sides }, (_, k): Vec3 => {
          const a = (k / sides) * TAU;
          const u = (chord(t) / 2) * cos(a);
          const v = (thick(t) / 2) * sin(a);
          const across = u * c - v * s + sweep(t);
          // the chord bends around the hub
          const turn = across / r;
          return [r * cos(turn), r * sin(turn), u * s + v * c];
        });
      }),
    ),
  );
}

function ship(blades: number): Part[] {
  const one = blade(
    0.16,
    0.9,
    graph([
      [0, 0.3],
      [0.3, 0.56],
      [0.65, 0.68],
      [0.88, 0.5],
      [0.97, 0.26],
      [1, 0.06],
    ]),
    graph([
      [0, 0.95],
      [0.5, 0.6],
      [1, 0.36],
    ]),
    graph([
      [0, 0],
      [0.5, -0.02],
      [1, 0.2],
    ]),
    graph([
      [0, 0.09],
      [0.5, 0.045],
      [1, 0.014],
    ]),
  );
  const hub = turnedCorners(
    [
      [0, -0.24],
      [0.21, -0.24, 0.02],
      [0.24, -0.05, 0.1],
      [0.2, 0.2, 0.05],
      [0.15, 0.27, 0.02],
      [0.135, 0.28, 0.01],
      [0.08, 0.44, 0.06],
      [0, 0.47],
    ],
    44,
  );
  const shaft = turnedCorners(
    [
      [0, -0.55],
      [0.1, -0.55, 0.01],
      [0.1, -0.2],
      [0, -0.2],
    ],
    28,
  );
  return [
    ...makeParts(
      "blade",
      "blade",
      Array.from({ length: blades }, (_, i) => turnZ(one, PI / 2 + (i / blades) * TAU)),
      { weight: 1 },
    ),
    makePart("hub", "hub", hub, { weight: 0.9 }),
    makePart("shaft", "shaft", shaft, { weight: 0.5 }),
  ];
}

function plane(blades: number): Part[] {
  const one = blade(
    0.05,
    1.0,
    graph([
      [0, 0.11],
      [0.25, 0.15],
      [0.6, 0.185],
      [0.9, 0.14],
      [1, 0.04],
    ]),
    graph([
      [0, 1.0],
      [0.5, 0.45],
      [1, 0.25],
    ]),
    () => 0,
    graph([
      [0, 0.085],
      [0.5, 0.035],
      [1, 0.012],
    ]),
  );
  const paint: Part["paint"] = (surface, x, y, z) => {
    const r = Math.sqrt(x * x + y * y);
    if (r > 0.9) layColour(surface, [0.85, 0.55, 0.02], 0.35);
    else {
      const ring = (r + z * 3) * 9;
      if (ring - Math.floor(ring) < 0.4) layColour(surface, [surface.r * 0.74, surface.g * 0.72, surface.b * 0.7]);
    }
  };
  const hub = turnedCorners(
    [
      [0, -0.11],
      [0.115, -0.11, 0.01],
      [0.12, 0.05, 0.04],
      [0.08, 0.14, 0.06],
      [0, 0.19],
    ],
    40,
  );
  return [
    ...makeParts(
      "blade",
      "blade",
      Array.from({ length: blades }, (_, i) => turnZ(one, PI / 2 + (i / blades) * TAU)),
      { weight: 1, paint },
    ),
    makePart("hub", "hub", hub, { weight: 0.9 }),
    makePart(
      "shaft",
      "shaft",
      turnedCorners(
        [
          [0, -0.2],
          [0.05, -0.2, 0.01],
          [0.05, -0.1],
          [0, -0.1],
        ],
        24,
      ),
      { weight: 0.3 },
    ),
  ];
}

const build = ({ style, count }: Planned): Part[] =>
  style === "ship" ? ship(Math.max(3, count)) : plane(count > 4 ? 3 : 2);

/** A propeller. What makes it itself: a ship's screw of bronze: three to five broad twisted blades with rounded tips on a thick hub with a cap; or an aeroplane's two long slim wooden blades about a spinner. */
export const propeller = defineFromPlan({
  id: "propeller",
  family: "object",
  words: [
    "propeller",
    "ship propeller",
    "boat propeller",
    "ship's propeller",
    "screw propeller",
    "marine propeller",
    "airplane propeller",
    "aircraft propeller",
    "plane propeller",
    "propellor",
  ],
  senses: ["propeller", "screw propeller"],
  height: 1.8,
  view: { azimuth: 0.5, elevation: 0.14 },
  slots: {
    blade: { ...mainSlot("bronze brass", "", "vane|wing"), group: "cast" },
    hub: { ...mainSlot("bronze brass", "", "boss|spinner|nose"), group: "cast" },
    shaft: slot("brushed-steel", "", "axle"),
  },
  styles: {
    ship: { weight: 3 },
    plane: {
      weight: 0,
      words: ["airplane propeller", "aircraft propeller", "plane propeller"],
      materials: { blade: "mahogany", hub: "brushed-steel" },
    },
  },
  count: { slot: "blade", min: 3, max: 5, most: 6 },
  build,
});
