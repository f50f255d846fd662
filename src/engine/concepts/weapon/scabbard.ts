import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline, rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Height of the mouth over the tip, metres. */
const LONG = 0.82;

/** Where its middle line runs: straight, or bowed as for a curved blade. */
const bowAt = (y: number, bow: number): number => bow * 4 * (y / LONG) * (1 - y / LONG);

/** A flat sleeve from one height to another, `grow` thicker than the leather. */
function sleeve(
  from: number,
  to: number,
  bow: number,
  wide: (y: number) => number,
  grow: number,
  steps = 14,
): Geometry {
  return loft(
    Array.from({ length: steps + 1 }, (_, i): Ring => {
      const y = from + ((to - from) * i) / steps;
      const outline = ellipseOutline(wide(y) + grow, 0.0145 + grow, 28);
      return outline.map(([x, z]) => [x + bowAt(y, bow), y, -z] as const);
    }),
  );
}

function build({ style, has }: Planned): Part[] {
  const bow = style === "straight" ? 0 : -0.06;
  const wide = (y: number): number => 0.019 + 0.013 * Math.min(1, y / 0.5) + 0.002 * (y / LONG);
  const [chape, throat] = [0.13, LONG - 0.075];
  const band = (y: number): Geometry => sleeve(y - 0.012, y + 0.012, bow, wide, 0.0042, 3);
  const rings = [LONG - 0.16, LONG - 0.34];
  const parts = [
    makePart("sheath", "body", sleeve(0.03, LONG - 0.01, bow, wide, 0), {
      weight: 1,
      paint: (surface, x, y, z) => {
        const u = x - bowAt(y, bow);
        // sewn down the middle of its face, tooled along its sides
        if (style !== "lacquered" && z > 0 && Math.abs(u) < 0.0012 && (y * 90) % 1 < 0.6)
          layColour(surface, fromHex("#d8c49a"), 0.8, 0);
        const side = Math.abs(Math.abs(u) - wide(y) * 0.62);
        if (style !== "lacquered" && side < 0.0012) {
          surface.height -= 0.0006;
          surface.r *= 0.55;
          surface.g *= 0.55;
          surface.b *= 0.55;
        }
        const f = 1 + 0.1 * noise(x * 40, y * 20, z * 40, 3);
        surface.r *= f;
        surface.g *= f;
        surface.b *= f;
      },
    }),
    makePart(
      "chape",
      "metal",
      merge([sleeve(0.02, chape, bow, wide, 0.003, 8), move(sphere(0.0185, 20, 14), [bowAt(0.015, bow), 0.0175, 0])]),
      { weight: 0.9 },
    ),
    makePart(
      "throat",
      "metal",
      merge([sleeve(throat, LONG, bow, wide, 0.003, 5), sleeve(LONG - 0.014, LONG + 0.002, bow, wide, 0.0065, 2)]),
      {
        weight: 0.9,
        paint: (surface, x, y, z, _nx, ny) => {
          const [u, v] = [(x - bowAt(LONG, bow)) / (wide(LONG) * 0.9), z / 0.0095];
          if (ny > 0.8 && y > LONG && u * u + v * v < 1) layColour(surface, [0.01, 0.008, 0.006], 0.9, 0);
        },
      },
    ),
    makePart("bands", "metal", merge(rings.map(band)), { weight: 0.7 }),
  ];
  if (has("belt")) {
    const [hi, lo] = rings as [number, number];
    const strap = (y: number, out: number, drop: number): Geometry =>
      settle(
        sweep(
          rectangleOutline(0.024, 0.004, 0.001, 1),
          curveThrough(
            [
              [bowAt(y, bow) + wide(y) * 0.5, y, -0.014],
              [bowAt(y, bow) + wide(y) + 0.02, y + 0.01, -0.012],
              [out * 0.6, y + drop * 0.5, -0.008],
              [out, LONG - 0.11 + 0.02, 0],
            ],
            6,
          ),
          { up: [0, 0, 1] },
        ),
      );
    parts.push(
      makePart("straps", "belt", merge([strap(hi, 0.17, 0.06), strap(lo, 0.21, 0.2)]), { weight: 0.7 }),
      makePart(
        "belt",
        "belt",
        settle(
          sweep(
            rectangleOutline(0.04, 0.005, 0.0015, 1),
            curveThrough(
              [
                [0.13, LONG - 0.09, 0.006],
                [0.19, LONG - 0.09, 0.01],
                [0.27, LONG - 0.12, 0.0],
                [0.31, LONG - 0.24, -0.02],
                [0.29, LONG - 0.4, -0.02],
              ],
              6,
            ),
            { up: [0, 0, 1] },
          ),
        ),
        { weight: 0.7 },
      ),
    );
  }
  return parts;
}

/** A scabbard. What makes it itself: a long narrow flat sleeve of leather that tapers to a metal chape with a knob, a metal throat with a dark slit at its mouth, and two bands with the straps of a belt; a katana's is bowed and lacquered. */
export const scabbard = defineFromPlan({
  id: "scabbard",
  family: "weapon",
  words: [
    "scabbard",
    "sword sheath",
    "sword scabbard",
    "leather scabbard",
    "katana sheath",
    "saya",
    "knife sheath",
    "empty scabbard",
  ],
  senses: ["scabbard"],
  height: 0.82,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.1 },
  slots: {
    body: mainSlot("leather", "#4a2a16 #2a1a12 #5a1a18", "sleeve"),
    metal: slot("brass brushed-steel", "", "chape|throat|band|fitting|tip"),
    belt: slot("leather", "#3a2414", "strap"),
  },
  styles: {
    straight: { weight: 3 },
    curved: { weight: 1, traits: ["curved"] },
    lacquered: {
      weight: 0,
      words: ["katana sheath", "saya"],
      materials: { body: "plastic" },
      dress: { body: "#14100f" },
    },
  },
  extras: { belt: { chance: 0.7 } },
  build,
});
