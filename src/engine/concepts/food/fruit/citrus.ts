import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, place, turnX, turnZ } from "../../../geometry/place.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { atan2, cos, exp, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { clamp01, smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import type { Concept } from "../../concept.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { roundBody } from "../shapes.ts";
import { tint } from "../tint.ts";
import { peeledCitrus } from "./peeled-citrus.ts";

interface Citrus {
  readonly id: string;
  readonly words: readonly string[];
  readonly senses: readonly string[];
  readonly radius: number;
  readonly tall: number;
  /** Length of the nipple at the end, as part of the radius: lemons have one. */
  readonly nipple: number;
  readonly rind: string;
  readonly flesh: string;
}

const PITH = fromHex("#f6ecd2");

/** A cut face: rind, white pith, about ten wedges of flesh with glistening drops, parted by pale skins. Distances as parts of the radius. */
export function segmentFace(surface: Parameters<Paint>[0], u: number, v: number, flesh: Rgb): void {
  const d = Math.sqrt(u * u + v * v);
  if (d > 0.955) return;
  surface.roughness = 0.5;
  const part = (atan2(v, u) / TAU) * 10 + 10;
  const off = (part - Math.floor(part) - 0.5) * ((d * TAU) / 10);
  const inside = Math.min(0.875 - d, d * 0.3 - Math.abs(off) - 0.002, d - 0.06);
  tint(surface, PITH, 1);
  const juice = clamp01(inside / 0.03);
  const drops = noise(u * 26, v * 26, part * 2, 5) * 0.5 + noise(u * 9, v * 9, 3, 8) * 0.5;
  tint(surface, flesh, juice * (0.9 + 0.1 * drops));
  if (juice > 0.5) tint(surface, PITH, Math.max(0, drops - 0.1) * 0.22);
  surface.height += 0.0005 * juice * drops;
}

const dimples = (r: number): Paint => {
  return (surface, x, y, z) => {
    const n = noise((x / r) * 21, (y / r) * 21, (z / r) * 21, 2);
    surface.height -= r * 0.012 * smoothstep(0.1, 0.7, n);
    surface.roughness = 0.36;
    const broad = 1 + 0.07 * noise((x / r) * 2, (y / r) * 2, (z / r) * 2, 3) - 0.1 * smoothstep(0.2, 0.8, n);
    surface.r *= broad;
    surface.g *= broad * (1 + 0.04 * n);
    surface.b *= broad;
  };
};

function whole({ radius: r, tall, nipple }: Citrus): Geometry {
  const line = Array.from({ length: 25 }, (_, i): Point2 => {
    const angle = (i / 24 - 0.5) * PI;
    const end = nipple * (exp(-((i - 24) * (i - 24)) / 9) + 0.7 * exp(-(i * i) / 5));
    const sunk = nipple > 0 ? 0 : 0.05 * exp(-((i - 24) * (i - 24)) / 12);
    return [i === 0 || i === 24 ? 0 : r * cos(angle), r * (tall * sin(angle) + (i > 12 ? end : -end) - sunk)];
  });
  return lathe(line, 48);
}

/** The lower half of the fruit, cut face up at y = 0. */
function half({ radius: r, tall, nipple }: Citrus): Geometry {
  const line = Array.from({ length: 13 }, (_, i): Point2 => {
    const angle = (i / 12 - 1) * (PI / 2);
    const end = nipple * 0.8 * exp(-(i * i) / 5);
    return [i === 0 ? 0 : r * cos(angle), r * (tall * sin(angle) - end)];
  });
  return lathe([...line, [r * 0.985, r * 0.02], [r * 0.5, r * 0.02], [0, r * 0.02]], 48);
}

function wheel({ radius: r }: Citrus): Geometry {
  const d = r * 0.2;
  return lathe(
    [
      [0, 0],
      [r * 0.97, 0],
      [r, d * 0.15],
      [r, d * 0.85],
      [r * 0.97, d],
      [0, d],
    ],
    48,
  );
}

function buildCitrus(citrus: Citrus, food: Food): Part[] {
  const { radius: r, tall } = citrus;
  const flesh = fromHex(citrus.flesh);
  const rind = dimples(r);
  const facePaint =
    (low: number, high: number): Paint =>
    (surface, x, y, z, nx, ny, nz) => {
      if (y > low && y < high) rind(surface, x, y, z, nx, ny, nz);
      else segmentFace(surface, x / r, z / r, flesh);
    };
  const parts: Part[] = [];
  const lies = citrus.nipple > 0;
  if (food.style === "peeled") return peeledCitrus(r, half({ ...citrus, tall: 1, nipple: 0 }), rind, flesh, PITH);
  if (food.style === "whole" || food.style === "pair") {
    const laid = (g: Geometry) =>
      lies
        ? place(g, chain(rotation(Z_AXIS, -1.2), rotation(Y_AXIS, 0.35), translation([0, r, 0])))
        : move(g, [0, r * tall, 0]);
    parts.push(makePart("fruit", "rind", laid(whole(citrus)), { weight: 1, paint: rind, crease: 1.2 }));
    const end = r * (tall + citrus.nipple - (lies ? 0 : 0.05));
    const button = roundBody(
      [
        [0, -r * 0.05],
        [r * 0.09, 0],
        [r * 0.06, r * 0.04],
        [0, r * 0.05],
      ],
      10,
      3,
    );
    parts.push(makePart("button", "stem", laid(move(button, [0, end, 0])), { weight: 0.5 }));
    if (food.has("leaf")) {
      const shape = { length: r * 1.15, width: r * 0.52, thickness: r * 0.025, fold: 0.25, droop: 0.7 };
      const leaf = risingLeaf(shape, [0, end, 0], lies ? 0.9 : 1.25, 0.6);
      parts.push(makePart("leaf", "leaf", laid(leaf), { weight: 0.7, paint: greenPaint(r) }));
    }
  }
  if (food.style === "pair" || food.style === "half") {
    const tilt = food.style === "half" ? 0.62 : 0.95;
    const at = food.style === "half" ? ([0, r, 0] as const) : ([r * 1.15, r * 0.93, r * 1.25] as const);
    const cut = place(turnX(half(citrus), tilt), chain(rotation(Y_AXIS, 0.3), translation(at)));
    parts.push(makePart("half", "rind", cut, { weight: 1, crease: 0.7, paint: facePaint(-r * 9, r * 0.012) }));
  }
  if (food.style === "half") {
    const other = place(turnX(half(citrus), 2.6), translation([-r * 1.7, r * 0.9, -r * 0.5]));
    parts.push(
      makePart("other-half", "rind", other, { weight: 0.9, crease: 0.7, paint: facePaint(-r * 9, r * 0.012) }),
    );
  }
  if (food.style === "slice") {
    const paint = facePaint(r * 0.03, r * 0.17);
    const standing = place(wheel(citrus), chain(rotation(X_AXIS, PI / 2 - 0.28), translation([0, r * 0.97, 0])));
    parts.push(makePart("slice", "rind", standing, { weight: 1, crease: 0.5, paint }));
    parts.push(
      makePart("second-slice", "rind", turnZ(move(wheel(citrus), [r * 0.35, 0, r * 0.72]), 0), {
        weight: 0.9,
        crease: 0.5,
        paint,
      }),
    );
  }
  return parts;
}

/**
 * Citrus fruit. What tells them: a dimpled shining rind in their one colour, the green button of the stem; cut, the wheel of
 * wedges within white pith. Lemons and limes are pointed at both ends.
 */
function defineCitrus(citrus: Citrus): Concept {
  const name = citrus.id;
  return defineFood({
    id: citrus.id,
    words: [
      ...citrus.words,
      `peeled ${name}`,
      `${name} half`,
      `half ${name}`,
      `${name} slice`,
      `slice of ${name}`,
      `${name} wedge`,
    ],
    senses: citrus.senses,
    height: citrus.radius * 2 * citrus.tall,
    slots: {
      rind: { ...slot("plastic", citrus.rind, "peel|skin|zest"), takesWhole: true },
      leaf: slot("plastic", "#3f7d26"),
      stem: slot("felt", "#5f7a2c", "stalk|button"),
    },
    styles: {
      whole: { weight: 2 },
      pair: { weight: 3 },
      half: { weight: 0, words: [`${name} half`, `half ${name}`], traits: ["halved"] },
      peeled: { weight: 0, words: [`peeled ${name}`], traits: ["peeled"] },
      slice: { weight: 0, words: [`${name} slice`, `slice of ${name}`, `${name} wedge`], traits: ["sliced"] },
    },
    extras: { leaf: { chance: 0.7 } },
    build: (food) => buildCitrus(citrus, food),
    view: { azimuth: 0.45, elevation: 0.42 },
  });
}

export const CITRUS: readonly Concept[] = [
  defineCitrus({
    id: "orange",
    words: ["orange", "mandarin", "tangerine", "clementine", "satsuma", "citrus", "citrus fruit"],
    senses: ["orange#1", "citrus#1", "mandarin#5"],
    radius: 0.039,
    tall: 0.95,
    nipple: 0,
    rind: "#f0820a",
    flesh: "#e8700a",
  }),
  defineCitrus({
    id: "lemon",
    words: ["lemon"],
    senses: ["lemon#1"],
    radius: 0.029,
    tall: 1.18,
    nipple: 0.2,
    rind: "#f5cf12",
    flesh: "#f2d84a",
  }),
  defineCitrus({
    id: "lime",
    words: ["lime"],
    senses: ["lime#6"],
    radius: 0.025,
    tall: 1.1,
    nipple: 0.12,
    rind: "#5fa315",
    flesh: "#a9cf4a",
  }),
  defineCitrus({
    id: "grapefruit",
    words: ["grapefruit", "pomelo", "blood orange"],
    senses: ["grapefruit#2", "pomelo#2"],
    radius: 0.052,
    tall: 0.92,
    nipple: 0,
    rind: "#f3a83c",
    flesh: "#d8393a",
  }),
];
