import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, settle, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { sheet } from "../pieces.ts";

const SECOND = ["#e9b524", "#f0ebe0", "#1c2430", "#d8d2c4", "#e07a2a"].map(fromHex);

/** Stripes across the length; `along` is how far a point lies down the scarf, metres. */
const stripes =
  (kind: string, second: Rgb, along: (x: number, y: number, z: number) => number): Paint =>
  (surface, x, y, z) => {
    if (kind === "plain") return;
    const s = along(x, y, z);
    if (kind === "striped") {
      if (s / 0.11 - Math.floor(s / 0.11) < 0.5) layColour(surface, second);
      return;
    }
    // only the ends are striped
    const d = s + 0.4;
    if (d < 0.15 && d / 0.05 - Math.floor(d / 0.05) < 0.45) layColour(surface, second);
  };

/** Once about the neck, drawn together in folds. */
function loop(radius: readonly [number, number], level: number, tilt: number, thick: number): Geometry {
  const path = Array.from({ length: 72 }, (_, i): Vec3 => {
    const a = (i / 72) * TAU;
    return [radius[0] * cos(a), level + tilt * sin(a) + 0.005 * sin(3 * a + level * 90), -radius[1] * sin(a)];
  });
  const section = Array.from({ length: 36 }, (_, i) => {
    const a = (i / 36) * TAU;
    const fold = 1 + 0.11 * cos(5 * a + 0.6) + 0.05 * cos(9 * a);
    return [thick * fold * cos(a), thick * 1.5 * fold * sin(a)] as const;
  });
  return sweep(section, path, {
    closed: true,
    scale: (t) => 1 + 0.09 * sin(t * TAU * 3 + level * 50),
    twist: (t) => 0.35 * sin(t * TAU),
  });
}

/** An end that hangs down in front, with its fringe. */
function tail(x: number, low: number, z: number, wide: number, seed: number): readonly [Geometry, Geometry] {
  const rows = 18;
  const bulge = (px: number, y: number) => {
    const t = Math.min(1, Math.max(0, -y / 0.14));
    return z + 0.007 * t * sin((px - x) * 95 + seed + y * 6) + 0.006 * noise(px * 14, y * 9, 0, seed);
  };
  const cloth = sheet(
    Array.from({ length: rows + 1 }, (_, i) => {
      const y = low + (-0.0 - low) * (i / rows);
      const half = (wide / 2) * (0.55 + 0.45 * Math.min(1, -y / 0.16)) * (1 + 0.03 * sin(y * 30 + seed));
      return [y, x - half, x + half] as const;
    }),
    0.013,
    bulge,
    22,
  );
  const threads = 13;
  const fringe = merge(
    Array.from({ length: threads }, (_, i) => {
      const px = x + wide * 0.94 * ((i + 0.5) / threads - 0.5);
      const drift = 0.006 * noise(i * 3.1, 0, 0, seed);
      return tube(
        0.0032,
        [
          [px, low + 0.008, bulge(px, low)],
          [px + drift, low - 0.022, bulge(px, low)],
          [px + drift * 2.2, low - 0.05, bulge(px, low) + drift],
        ],
        6,
        { endRounding: 0.002, endSteps: 1, scale: (t) => 0.75 + 0.5 * t },
      );
    }),
  );
  return [cloth, fringe];
}

function build({ kind, seed, stream }: Planned): Part[] {
  const second = SECOND[seed % SECOND.length] as Rgb;
  const draw = stream("tails");
  const around = stripes(kind === "ends" ? "plain" : kind, second, (x, _, z) => (atan2(z, x) + 9) * 0.105);
  const down = stripes(kind, second, (_, y) => y);
  const [one, oneFringe] = tail(0.045, -0.21 - 0.04 * draw(), 0.09, 0.115, 1);
  const [two, twoFringe] = tail(-0.04, -0.15 - 0.04 * draw(), 0.075, 0.11, 5);
  const knot = settle(
    deform(stretch(sphere(0.04, 30, 20), [0.95, 1.25, 0.72]), ([x, y, z]): Vec3 => {
      const fold = 1 + 0.06 * cos(x * 260 + y * 40);
      return [x * fold + 0.022, y - 0.004, z * fold + 0.1];
    }),
  );
  return [
    makePart(
      "wrap",
      "cloth",
      merge([loop([0.094, 0.082], 0.0, 0.016, 0.026), loop([0.08, 0.07], 0.045, 0.004, 0.023)]),
      {
        weight: 1,
        crease: 1.2,
        paint: around,
      },
    ),
    makePart("knot", "cloth", knot, {
      weight: 0.7,
      crease: 1.2,
      paint: stripes(kind, second, (_, y) => y * 0.8 + 0.06),
    }),
    makePart("tails", "cloth", merge([one, two]), { weight: 1, crease: 1, paint: down }),
    makePart("fringe", "fringe", merge([oneFringe, twoFringe]), { weight: 0.7 }),
  ];
}

/** A scarf as it is worn. What makes it itself: thick folds wound about an absent neck, a knot, and two long ends hanging in front, with stripes and a fringe. */
export const scarf = defineFromPlan({
  id: "scarf",
  family: "garment",
  words: ["scarf", "knitted scarf", "winter scarf", "wool scarf", "woollen scarf", "shawl", "muffler"],
  senses: ["scarf"],
  height: 0.5,
  view: { azimuth: 0.3, elevation: 0.32 },
  slots: {
    cloth: mainSlot("knit", "#8f1f24 #b8302a #1f4a7a #2f6a4a #c9a46a #5a3a6a #3c4048", "wool|fabric|tail"),
    fringe: mainSlot("woven-cotton", "#8f1f24 #e9b524 #f0ebe0", "tassel"),
  },
  kinds: {
    striped: { weight: 1, traits: ["striped"] },
    ends: { weight: 3 },
    plain: { weight: 1, traits: ["plain"] },
    tartan: { weight: 0.7, materials: { cloth: "tartan" } },
  },
  build,
  // the neck goes through the folds
  sockets: () => [{ name: "attach", position: [0, 0.03, 0], normal: [0, 1, 0], radius: 0.062 }],
});
