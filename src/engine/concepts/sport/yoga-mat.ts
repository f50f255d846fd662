import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const WIDE = 0.61;
const THICK = 0.008;

/** A band of foam along a line in the plane of y and z, across in x. */
function band(line: readonly (readonly [y: number, z: number])[]): Part["geometry"] {
  const rings = line.map(([y, z], i): Ring => {
    const [ay, az] = line[Math.max(0, i - 1)] as readonly [number, number];
    const [by, bz] = line[Math.min(line.length - 1, i + 1)] as readonly [number, number];
    const [ty, tz] = [by - ay, bz - az];
    const l = Math.sqrt(ty * ty + tz * tz) || 1;
    const [ny, nz] = [-tz / l, ty / l];
    const at = (x: number, s: number): Vec3 => [x, y + (s * ny * THICK) / 2, z + (s * nz * THICK) / 2];
    return [at(-WIDE / 2, 1), at(-WIDE / 2, -1), at(WIDE / 2, -1), at(WIDE / 2, 1)];
  });
  return loft(rings.reverse());
}

function build({ style }: Planned): Part[] {
  const turns = style === "rolled" ? 4.6 : 2.9;
  const inner = 0.022;
  const pitch = 0.0105;
  const outer = inner + pitch * turns;
  const spiral = Array.from({ length: Math.round(turns * 26) + 1 }, (_, i) => {
    const a = (i / 26) * 2 * PI;
    const r = inner + (pitch * i) / 26;
    return [a, r] as const;
  });
  const end = spiral.at(-1)?.[0] ?? 0;
  // the last turn comes down onto the floor
  const line: (readonly [number, number])[] = spiral.map(([a, r]) => [
    outer + THICK / 2 - r * cos(a - end),
    r * sin(a - end),
  ]);
  const floor = style === "rolled" ? 0.03 : 1.05;
  for (let i = 1; i <= 12; i += 1) line.push([THICK / 2, (floor * i) / 12]);
  const mat = band(line);
  const straps = [-0.16, 0.16].map((x) =>
    loft(
      Array.from({ length: 40 }, (_, i): Ring => {
        const a = (-i / 40) * 2 * PI;
        const at = (px: number, r: number): Vec3 => [px, outer + THICK / 2 + r * sin(a), r * cos(a)];
        return [at(x - 0.016, outer), at(x + 0.016, outer), at(x + 0.016, outer + 0.007), at(x - 0.016, outer + 0.007)];
      }),
      true,
    ),
  );
  return [
    makePart("mat", "body", settle(mat), {
      weight: 1,
      paint: (surface, x, _y, z) => {
        const dot = sin(x * 420) * sin(z * 420);
        surface.height += 0.0006 * dot;
        const k = 1 - 0.07 * Math.max(0, dot);
        surface.r *= k;
        surface.g *= k;
        surface.b *= k;
      },
    }),
    ...(style === "rolled"
      ? straps.map((strap, i) => makePart(`strap-${i + 1}`, "strap", strap, { weight: 0.4 }))
      : [makePart("block", "block", block([0.23, 0.1, 0.15], [0.13, THICK + 0.05, 0.78], 0.012), { weight: 0.6 })]),
  ];
}

/** A yoga mat. What makes it itself: a long thin mat of soft dimpled foam, half unrolled, its other end still in a thick spiral roll, a foam block on it; or rolled up in two straps. */
export const yogaMat = defineFromPlan({
  id: "yoga-mat",
  family: "sport",
  words: ["yoga mat", "exercise mat", "gym mat", "pilates mat", "fitness mat", "rolled yoga mat"],
  senses: [],
  height: 0.13,
  view: { azimuth: 0.62, elevation: 0.42 },
  slots: {
    body: mainSlot("foam rubber-mat", "#7a4fa8 #2f8f8a #c0487a #3f7fc0", "mat|roll"),
    strap: slot("woven-cotton", "#2a2a30 #e8e0d0"),
    block: slot("foam", "#3a3a44 #f0a03a #e8e4da", "yoga block"),
  },
  styles: {
    open: { weight: 1, slots: ["block"] },
    rolled: { weight: 0, words: ["rolled yoga mat"], traits: ["rolled", "closed"], slots: ["strap"] },
  },
  build,
});
