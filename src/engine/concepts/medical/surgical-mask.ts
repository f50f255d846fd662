import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { clamp, lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { type SheetRow, sheet } from "../pieces.ts";

const [HALF, LOW, HIGH] = [0.088, 0.0, 0.1] as const;

/** How far the mask stands out: bent around a face, fuller in the middle, a ridge over the nose. */
function bulge(x: number, y: number): number {
  const u = x / HALF;
  const v = (y - LOW) / (HIGH - LOW);
  const round = 0.062 * (1 - u * u);
  const full = 0.016 * cos(u * (PI / 2)) * sin(clamp(v, 0, 1) * PI);
  const nose = 0.012 * Math.max(0, 1 - Math.abs(u) * 3.2) * Math.max(0, v - 0.55);
  // three pleats laid downwards
  const t = (v * 3.4 + 0.2) % 1;
  const pleat = v > 0.12 && v < 0.9 ? 0.0042 * (1 - t) : 0;
  return round + full + nose + pleat * (0.35 + 0.65 * cos(u * (PI / 2)));
}

const rows: readonly SheetRow[] = Array.from({ length: 57 }, (_, i): SheetRow => {
  const v = i / 56;
  const half = HALF * (0.95 + 0.05 * sin(v * PI));
  return [lerp(LOW, HIGH, v), -half, half];
});

/** A welt along a row or a side. */
const welt = (path: readonly Vec3[], radius: number) => tube(radius, path, 8, { endRounding: radius });

function build(): Part[] {
  const edge = (y: number) =>
    welt(
      Array.from({ length: 25 }, (_, i): Vec3 => {
        const x = lerp(-HALF * 0.95, HALF * 0.95, i / 24);
        return [x, y, bulge(x, y) + 0.001];
      }),
      0.0022,
    );
  const sideWelt = (s: number) =>
    welt(
      Array.from({ length: 13 }, (_, i): Vec3 => {
        const y = lerp(LOW, HIGH, i / 12);
        const x = s * HALF * (0.95 + 0.05 * sin((i / 12) * PI));
        return [x, y, bulge(x, y)];
      }),
      0.0026,
    );
  const loop = (s: number) => {
    const x = s * HALF * 0.955;
    return tube(
      0.0017,
      curveThrough(
        [
          [x, HIGH - 0.003, bulge(x, HIGH) + 0.001],
          [s * (HALF + 0.018), HIGH + 0.008, -0.025],
          [s * (HALF + 0.022), HIGH - 0.004, -0.072],
          [s * (HALF + 0.02), (HIGH + LOW) / 2 + 0.01, -0.088],
          [s * (HALF + 0.02), LOW + 0.014, -0.07],
          [s * (HALF + 0.014), LOW + 0.003, -0.02],
          [x, LOW + 0.003, bulge(x, LOW) + 0.001],
        ],
        7,
      ),
      8,
    );
  };
  const wire = Array.from({ length: 17 }, (_, i): Vec3 => {
    const x = lerp(-0.046, 0.046, i / 16);
    return [x, HIGH - 0.006, bulge(x, HIGH - 0.006) + 0.0022];
  });
  return [
    makePart("mask", "body", sheet(rows, 0.0016, bulge, 32), { weight: 1, crease: 0.5 }),
    makePart("welts", "trim", merge([edge(LOW), edge(HIGH), sideWelt(-1), sideWelt(1)]), { weight: 0.8 }),
    makePart("wire", "trim", welt(wire, 0.0019), { weight: 0.5 }),
    makePart("loops", "loop", merge([loop(-1), loop(1)]), { weight: 0.9 }),
  ];
}

/** A surgical mask. What makes it itself: a pale blue cloth bent around a face that is not there, three pleats across it, a white welt all round, a nose wire on top, and a thin elastic loop for each ear. */
export const surgicalMask = defineFromPlan({
  id: "surgical-mask",
  family: "accessory",
  words: [
    "surgical mask",
    "face mask",
    "medical mask",
    "surgeon's mask",
    "facemask",
    "dust mask",
    "hospital mask",
    "covid mask",
  ],
  height: 0.11,
  view: { azimuth: 0.5, elevation: 0.16 },
  slots: {
    body: mainSlot("felt", "#6fb0dc #74c4c0 #8fbce4", "cloth"),
    trim: slot("felt", "#f0f2f2", "edge|welt|wire"),
    loop: slot("rubber", "#f2f2ee", "ear loop|strap|elastic"),
  },
  build,
});
