import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { ENDS, hungLine, onLine } from "./hung-line.ts";

/** Radius of the wire, and of a bulb, metres. */
const WIRE = 0.004;
const BULB = 0.013;

/** Ends of a line tied to something, with bulbs or ribbed paper balls all along it. */
function strung(isLanterns: boolean): Part[] {
  const count = isLanterns ? 7 : 19;
  const places = Array.from({ length: count }, (_, i) => onLine((i + 0.7) / (count + 0.4)));
  const bulb = ([x, y, z]: Vec3): Geometry => move(stretch(sphere(0.034, 14, 10), [1, 1.3, 1]), [x, y - 0.055, z]);
  const ball = ([x, y, z]: Vec3): Geometry => {
    const profile = Array.from({ length: 33 }, (_, k): readonly [number, number] => {
      const t = k / 32;
      return [0.05 + 0.075 * sin(t * PI) + 0.004 * Math.abs(sin(t * PI * 8)), 0.24 * t];
    });
    return move(lathe([[0, 0], ...profile, [0, 0.24]], 28), [x, y - 0.29, z]);
  };
  const hooks = places.map(([x, y, z]) => move(sphere(0.012, 10, 8), [x, y - 0.012, z]));
  const cords = isLanterns
    ? places.map(([x, y, z]) =>
        tube(
          0.004,
          [
            [x, y, z],
            [x, y - 0.06, z],
          ] as Vec3[],
          6,
        ),
      )
    : [];
  return [
    makePart("wire", "wire", merge([hungLine(0.009), ...hooks, ...cords]), { weight: 0.7 }),
    ...(isLanterns
      ? makeParts("lantern", "bulb", places.map(ball), { weight: 1 })
      : [makePart("bulbs", "bulb", merge(places.map(bulb)), { weight: 1 })]),
  ];
}

function build({ style }: Planned): Part[] {
  if (style !== "loops") return strung(style === "lanterns");
  const steps = 150;
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = i / steps;
    const a = t * TAU * 3.2;
    const r = 0.1 + 0.12 * t + 0.02 * sin(a * 2.3);
    return [r * cos(a), WIRE + 0.02 + 0.018 * sin(a * 3.1), r * sin(a)];
  });
  const bulbs = path
    .filter((_, i) => i % 6 === 3)
    .map(([x, y, z]) => move(stretch(sphere(BULB, 12, 8), [1, 1.25, 1]), [x, y + BULB, z]));
  return [
    makePart("wire", "wire", settle(tube(WIRE, path, 8)), { weight: 0.7 }),
    makePart("bulbs", "bulb", merge(bulbs), { weight: 1 }),
  ];
}

/** A string of lights. What makes it itself: a thin wire in loose loops, small bright bulbs all along it; between two posts it hangs in a bow, with bulbs or paper lanterns. */
export const stringLights = defineFromPlan({
  id: "string-lights",
  family: "light",
  words: [
    "string lights",
    "fairy lights",
    "string of lights",
    "christmas lights",
    "light string",
    "lights garland",
    "strung lights",
    "strung lanterns",
  ],
  senses: [],
  height: 0.09,
  view: { azimuth: 0.3, elevation: 0.6 },
  slots: {
    bulb: mainSlot("plaster", "#ffe9a8 #ffd98a #fff1c4", "light|lamp"),
    wire: { ...slot("plastic", "#2f4a34 #26282c", "cable|cord"), takesWhole: false },
  },
  styles: {
    loops: {},
    strung: { weight: 0, words: ["strung lights"] },
    lanterns: {
      weight: 0,
      words: ["strung lanterns"],
      materials: { bulb: "paper" },
      dress: { bulb: "#d8382c #e8a02c #3f8f5a #3f78b0 #c8508f" },
    },
  },
  sockets: ({ style }) => (style === "loops" ? [] : [ENDS]),
  build,
});
