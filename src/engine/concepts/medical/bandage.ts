import { box } from "../../geometry/box.ts";
import { arc } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Rows of small holes through the strip. */
const holes: Paint = (surface, x, _y, z) => {
  const isPad = Math.abs(x) < 0.0135;
  const [u, v] = [x / 0.0038, z / 0.0038];
  const row = Math.round(v);
  const a = u + (row % 2 === 0 ? 0 : 0.5);
  const [du, dv] = [a - Math.round(a), v - row];
  if (Math.abs(z) < 0.0075 && Math.abs(x) > 0.0155 && Math.abs(x) < 0.031 && du * du + dv * dv < 0.03)
    layColour(surface, [0.25, 0.12, 0.06]);
  if (isPad && Math.abs(z) < 0.0085 && du * du + dv * dv < 0.035)
    layColour(surface, [surface.r * 0.5, surface.g * 0.45, surface.b * 0.42]);
};

const gauze: Paint = (surface, x, y, z) => {
  const weave = ((x * 900) % 2 < 1 ? 0.96 : 1) * (y * 700 - Math.floor(y * 700) < 0.35 ? 0.86 : 1);
  const shade = weave * (0.96 + 0.05 * noise(x * 200, y * 200, z * 200, 4));
  layColour(surface, [surface.r * shade, surface.g * shade, surface.b * shade]);
};

/** A strip's stations along x, half widths falling round to the ends. */
function strip(length: number, width: number, thick: number): Part["geometry"] {
  const n = 40;
  const ring = (i: number): Ring => {
    const x = -length / 2 + (length * i) / n;
    const past = Math.max(0, Math.abs(x) - (length / 2 - width / 2)) / (width / 2);
    const half = Math.max(0.0006, (width / 2) * Math.sqrt(Math.max(0, 1 - past * past)));
    const t = thick / 2;
    return [
      [x, -t, half],
      [x, -t, -half],
      [x, t, -half],
      [x, t, half],
    ];
  };
  return loft(Array.from({ length: n + 1 }, (_, i) => ring(i)));
}

function plasterParts(): Part[] {
  const arch = (g: Part["geometry"]) => deform(g, ([x, y, z]): Vec3 => [x, y + 0.016 - x * x * 9, z]);
  const pad = settle(move(box([0.026, 0.0022, 0.0195], { bevel: 0.001, divisions: [10, 1, 1] }), [0, 0.0009, 0]));
  return [
    makePart("strip", "body", arch(strip(0.082, 0.022, 0.0016)), { weight: 1, paint: holes }),
    makePart("pad", "pad", arch(pad), { weight: 1, paint: holes }),
  ];
}

function rollParts(): Part[] {
  const h = 0.06;
  const R = 0.032;
  const profile = [
    [0.008, 0],
    [R, 0],
    [R, h],
    [0.008, h],
  ] as const;
  const tail: Vec3[] = [
    ...arc([0, 0, 0], R + 0.0008, PI * 0.6, PI * 1.5, 20).map(([x, y]): Vec3 => [x, h / 2, -y]),
    [0.03, h / 2, R + 0.002],
    [0.07, h / 2, R + 0.004],
    [0.1, h / 2, R - 0.004],
  ];
  return [
    makePart("roll", "roll", lathe(profile, 48, true), { weight: 1, paint: gauze }),
    ...[0.0145, 0.02, 0.0255].map((r, i) =>
      makePart(
        `wind-${i + 1}`,
        "roll",
        lathe(
          [
            [r, 0],
            [r + 0.0022, 0],
            [r + 0.0022, h + 0.0012],
            [r, h + 0.0012],
          ],
          40,
          true,
        ),
        { weight: 0.3 },
      ),
    ),
    makePart("tail", "roll", sweep(rectangleOutline(0.0012, h), tail, { up: [0, 1, 0] }), {
      weight: 0.9,
      paint: gauze,
    }),
  ];
}

const build = ({ style }: Planned): Part[] => (style === "roll" ? rollParts() : plasterParts());

/** A sticking plaster. What makes it itself: a skin-coloured strip with round ends and rows of tiny holes, bowed a little, a square pad in its middle; or a roll of white gauze with its end unwound. */
export const bandage = defineFromPlan({
  id: "bandage",
  family: "object",
  words: [
    "bandage",
    "band aid",
    "band-aid",
    "bandaid",
    "adhesive bandage",
    "sticking plaster",
    "adhesive plaster",
    "gauze bandage",
    "gauze roll",
    "bandage roll",
    "gauze",
  ],
  senses: ["bandage", "adhesive bandage"],
  height: 0.018,
  view: { azimuth: 0.45, elevation: 0.85 },
  slots: {
    body: mainSlot("plastic", "#d9a078 #e0b088 #b87a50", "strip|tape"),
    pad: slot("woven-cotton", "#f0d8bc", "cushion"),
    roll: slot("woven-cotton", "#f2efe6", "gauze", true),
  },
  styles: {
    plaster: { weight: 3 },
    roll: { weight: 0.6, words: ["gauze bandage", "gauze roll", "bandage roll", "gauze"] },
  },
  build,
});
