import { extrude } from "../../geometry/extrude.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const [WIDE, DEEP] = [0.125, 0.1];
const THICK = 0.0045;

/** A place on the coil, `out` metres outside it; at 0 it lies in front, and the turns lie one over the other. */
function coil(a: number, out: number): readonly [number, number] {
  const turns = a / TAU;
  const grown = out + (turns > 0.94 ? Math.min(1, (turns - 0.94) / 0.06) * 0.0085 : 0);
  return [(WIDE + grown) * sin(a), (DEEP + grown) * cos(a)];
}

/** The strap standing on its edge from one angle to another. */
function strap(from: number, to: number, height: number, pointed: boolean): Part["geometry"] {
  const steps = 110;
  return settle(
    loft(
      Array.from({ length: steps + 1 }, (_, i): Ring => {
        const t = i / steps;
        const a = from + (to - from) * t;
        const tip = pointed ? Math.max(0.12, Math.sqrt(Math.min(1, (1 - t) * 26))) : 1;
        const half = (height / 2) * tip;
        const at = (out: number, y: number): Vec3 => {
          const [x, z] = coil(a, out);
          return [x, y, z];
        };
        const h = half - 0.0012;
        return [at(0, h), at(THICK / 2, half), at(THICK, h), at(THICK, -h), at(THICK / 2, -half), at(0, -h)];
      }),
    ),
  );
}

/** Stitches along both edges, and the holes in the tongue. */
const leatherPaint =
  (height: number, studs: boolean): Paint =>
  (surface, x, y, z) => {
    const a = atan2(x / WIDE, z / DEEP);
    const edge = height / 2 - Math.abs(y);
    if (Math.abs(edge - 0.0045) < 0.0009) {
      const dash = (a * 0.11) / 0.0055 + 100;
      surface.height -= 0.0006;
      if (!studs && dash - Math.floor(dash) < 0.68)
        layColour(surface, [surface.r * 2.2 + 0.12, surface.g * 2.1 + 0.09, surface.b * 1.9 + 0.05]);
    } else if (edge < 0.0016) layColour(surface, [surface.r * 0.55, surface.g * 0.5, surface.b * 0.5]);
    const outside = (x / (WIDE + 0.0095)) * (x / (WIDE + 0.0095)) + (z / (DEEP + 0.0095)) * (z / (DEEP + 0.0095));
    if (outside < 0.99 || a < 0.1 || a > 1.0) return;
    const hole = (a - 0.1) / 0.17;
    const u = (hole - Math.floor(hole) - 0.5) * 0.17 * 0.115;
    if (u * u + y * y < 0.0000085) layColour(surface, [0.01, 0.008, 0.006], 0.9);
  };

function build({ style, has }: Planned): Part[] {
  const height = style === "wide" || style === "western" ? 0.046 : style === "thin" ? 0.026 : 0.036;
  const front = DEEP + THICK + 0.002;
  const paint = leatherPaint(height, has("stud"));
  const parts: Part[] = [
    makePart("strap", "strap", merge([strap(-0.2, TAU + 1.15, height, true)]), { weight: 1, paint, crease: 0.8 }),
  ];
  const keeper = [0.42].map((a) => {
    const [x, z] = coil(TAU + a, 0);
    const [nx, nz] = [sin(a), cos(a)];
    const ring = (y: number, less: number): Ring =>
      [
        [-0.0055, 0.0085 - less],
        [0.0055, 0.0085 - less],
        [0.0055, -0.0165],
        [-0.0055, -0.0165],
      ].map(
        ([u, v]): Vec3 => [x + nz * (u as number) + nx * (v as number), y, z - nx * (u as number) + nz * (v as number)],
      );
    const half = height / 2 + 0.003;
    return loft([ring(-half, 0.001), ring(-half + 0.0012, 0), ring(half - 0.0012, 0), ring(half, 0.001)]);
  });
  parts.push(makePart("keeper", "strap", merge(keeper), { weight: 0.5 }));
  const [bw, bh] = [height * 1.35, height * 1.62];
  if (style === "western") {
    const plateAt = (w: number, h: number, d: number, z: number) =>
      move(
        extrude(
          Array.from({ length: 48 }, (_, i) => [w * cos((i / 48) * TAU), h * sin((i / 48) * TAU)] as const),
          { depth: d, bevel: 0.0025, bevelSteps: 3 },
        ),
        [0, 0, z],
      );
    parts.push(
      makePart("buckle", "buckle", plateAt(0.05, 0.037, 0.007, front + 0.012), {
        weight: 0.9,
        paint: (surface, x, y, z) => {
          const r = Math.sqrt((x / 0.05) * (x / 0.05) + (y / 0.037) * (y / 0.037));
          const a = atan2(y, x);
          const star = 0.42 + 0.2 * Math.abs(cos(a * 2.5 + 0.8));
          if (z < 0) return;
          if (r > 0.78 && r < 0.83) layColour(surface, [0.09, 0.06, 0.03]);
          else if (r < star * 0.75) surface.height += 0.0016;
          else if (r < star * 0.8) layColour(surface, [0.09, 0.06, 0.03]);
          if (r > 0.83 && r < 0.98) surface.height += 0.0006 * sin(a * 60);
        },
      }),
      makePart("buckle-back", "buckle", plateAt(0.034, 0.02, 0.014, front + 0.005), { weight: 0.3 }),
    );
  } else {
    const frame = extrude(rectangleOutline(bw, bh, 0.009, 5), {
      depth: 0.0065,
      bevel: 0.0024,
      bevelSteps: 3,
      holes: [reverseOutline(rectangleOutline(bw - 0.014, bh - 0.014, 0.005, 5))],
    });
    const prong = tube(
      0.0024,
      [
        [-bw * 0.42, 0, front + 0.006],
        [-bw * 0.2, 0, front + 0.015],
        [bw * 0.2, 0, front + 0.015],
        [bw * 0.5, 0, front + 0.0115],
      ],
      10,
      { endRounding: 0.002, endSteps: 2 },
    );
    parts.push(makePart("buckle", "buckle", merge([move(frame, [0, 0, front + 0.0075]), prong]), { weight: 0.9 }));
  }
  if (has("stud")) {
    const studs = Array.from({ length: 34 }, (_, i) => {
      const a = 1.35 + ((TAU - 1.75) * i) / 33;
      const [x, z] = coil(a, THICK);
      const [nx, nz] = [sin(a) * 0.006, cos(a) * 0.006];
      const [tx, tz] = [cos(a) * 0.006, -sin(a) * 0.006];
      const base: Ring = [
        [x - tx, 0, z - tz],
        [x, -0.006, z],
        [x + tx, 0, z + tz],
        [x, 0.006, z],
      ];
      const sunk = base.map(([px, py, pz]): Vec3 => [px - nx * 0.4, py, pz - nz * 0.4]);
      return loft([sunk, base, [[x + nx, 0, z + nz]]]);
    });
    parts.push(makePart("studs", "stud", merge(studs), { weight: 0.5, crease: 0.3 }));
  }
  return parts;
}

/** A belt, buckled to a ring and standing on its edge. What makes it itself: a long strap with stitched edges, its pointed end drawn through a metal buckle with a prong, a keeper, and a row of holes. */
export const belt = defineFromPlan({
  id: "belt",
  family: "garment",
  words: ["belt", "leather belt", "waist belt", "belt buckle", "studded belt", "cowboy belt", "sword belt"],
  senses: ["belt#2"],
  height: 0.055,
  view: { azimuth: 0.22, elevation: 0.5 },
  slots: {
    strap: mainSlot("leather", "#6b3b1c #2a1a12 #15130f #8a5428 #4a2616", "leather|loop"),
    buckle: slot("gold silver brushed-steel bronze", "", "prong|metal"),
    stud: slot("silver", "", "spike"),
  },
  styles: {
    usual: { weight: 4 },
    wide: { weight: 1, words: ["sword belt"], traits: ["wide", "thick"] },
    thin: { weight: 0.6, traits: ["narrow", "thin"] },
    western: { weight: 0.6, words: ["cowboy belt", "belt buckle"] },
  },
  extras: { stud: { chance: 0.08, words: ["studded belt"] } },
  build,
});
