import { line } from "../../../geometry/curve.ts";
import { wobble } from "../../../geometry/deform.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { ellipseOutline, rectangleOutline } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../../geometry/place.ts";
import { torus } from "../../../geometry/sphere.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { block } from "../../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { bar, sheet } from "../../pieces.ts";

/** Pale sawn ends with rings. */
const sawnEnds: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.8) return;
  const [u, v] = [x / 0.22 - Math.round(x / 0.22), (y - 0.11) / 0.22];
  const ring = Math.sqrt(u * u + v * v) * 17;
  const dim = ring - Math.floor(ring) < 0.3 ? 0.7 : 1;
  layColour(surface, [0.5 * dim, 0.32 * dim, 0.16 * dim], 0.8);
};

function inflatable(): Part[] {
  const path: Vec3[] = [];
  for (let i = 0; i < 40; i += 1) {
    const a = (i / 40) * 4;
    const side = Math.floor(a);
    const t = a - side;
    const [w, l, r] = [0.6, 1.0, 0.42];
    const corners: readonly Vec3[] = [
      [w, 0, -l + r],
      [w, 0, l - r],
      [w - r, 0, l],
      [-w + r, 0, l],
      [-w, 0, l - r],
      [-w, 0, -l + r],
      [-w + r, 0, -l],
      [w - r, 0, -l],
    ];
    const k = side * 2 + (t < 0.6 ? 0 : 1);
    const [p, q] = [corners[k % 8] as Vec3, corners[(k + 1) % 8] as Vec3];
    const s = t < 0.6 ? t / 0.6 : (t - 0.6) / 0.4;
    const bulge = t < 0.6 ? 0 : 0.17 * 4 * s * (1 - s) * 0.5;
    const x = p[0] + (q[0] - p[0]) * s;
    const z = p[2] + (q[2] - p[2]) * s;
    path.push([x + bulge * Math.sign(x), 0.2, z + bulge * Math.sign(z)]);
  }
  const band: Paint = (surface, _x, y) => {
    if (Math.abs(y - 0.2) < 0.03) layColour(surface, [0.03, 0.03, 0.035], 0.7);
  };
  return [
    makePart("tube", "tube", settle(sweep(ellipseOutline(0.2, 0.2, 24), path, { closed: true })), {
      weight: 1,
      paint: band,
    }),
    makePart("floor", "floor", block([1.2, 0.1, 1.95], [0, 0.12, 0], 0.04), { weight: 0.6 }),
    ...makeParts(
      "thwart",
      "tube",
      [-0.4, 0.4].map((z) =>
        settle(
          tube(
            0.13,
            [
              [-0.55, 0.26, z],
              [0.55, 0.26, z],
            ],
            20,
            { endRounding: 0.05 },
          ),
        ),
      ),
      { weight: 0.8 },
    ),
    makePart(
      "handles",
      "rope",
      merge(
        [-0.62, 0, 0.62].flatMap((z) =>
          [-1, 1].map((s) => move(turnY(turnX(torus(0.07, 0.014, 20, 8), PI / 2), PI / 2), [s * 0.67, 0.36, z])),
        ),
      ),
      { weight: 0.4 },
    ),
  ];
}

function build({ style, has, seed, count }: Planned): Part[] {
  if (style === "inflatable") return inflatable();
  const bamboo = style === "bamboo";
  const n = count;
  const pitch = 0.22;
  const logs = Array.from({ length: n }, (_, i) => {
    const x = (i - (n - 1) / 2) * pitch;
    const more = (((i * 7 + seed) % 5) - 2) * 0.05;
    const log = tube(0.112, line([0, 0.11, -0.95 + more], [0, 0.11, 0.95 + more], 10), 16, { endRounding: 0.012 });
    return settle(move(wobble(log, bamboo ? 0.002 : 0.009, 0.3, seed + i), [x, 0, 0]));
  });
  const knots: Paint = (surface, _x, _y, z) => {
    const v = z * 2.6 - Math.floor(z * 2.6);
    if (v < 0.06) {
      surface.r *= 0.5;
      surface.g *= 0.5;
      surface.b *= 0.45;
      surface.height += 0.006;
    }
  };
  const wide = (n * pitch) / 2;
  const cross = [-0.68, 0.68].map((z) => bar([-wide - 0.05, 0.265, z], [wide + 0.05, 0.265, z], 0.055, 14));
  const lashings = [-0.68, 0.68].flatMap((z) =>
    Array.from({ length: n }, (_, i) => {
      const x = (i - (n - 1) / 2) * pitch;
      return [-0.05, 0.05].map((d) =>
        move(turnY(turnX(torus(0.11, 0.016, 20, 8), PI / 2), PI / 2 + d * 7), [x + d * 0.4, 0.215, z]),
      );
    }).flat(),
  );
  const parts: Part[] = [
    ...makeParts("log", "log", logs, { weight: 1, grain: "z", paint: bamboo ? knots : sawnEnds }),
    makePart("crossbeams", "log", merge(cross), { weight: 0.8, grain: "x" }),
    makePart("lashings", "rope", merge(lashings), { weight: 0.7 }),
  ];
  if (has("sail")) {
    const top = 2.0;
    parts.push(
      makePart("mast", "mast", bar([0, 0.1, -0.1], [0, top, -0.1], 0.05, 14), { weight: 0.9 }),
      makePart(
        "yards",
        "mast",
        merge([
          bar([-0.72, 1.85, -0.07], [0.72, 1.85, -0.07], 0.03),
          bar([-0.72, 0.72, -0.07], [0.72, 0.72, -0.07], 0.026),
        ]),
        { weight: 0.7 },
      ),
      makePart(
        "sail",
        "sail",
        move(
          sheet(
            [0.7, 0.9, 1.1, 1.3, 1.5, 1.7, 1.87].map((y) => [y, -0.66, 0.66] as const),
            0.014,
            (x, y) => 0.2 * (1 - (x / 0.7) * (x / 0.7)) * Math.max(0, 1 - ((y - 1.28) / 0.62) * ((y - 1.28) / 0.62)),
            14,
          ),
          [0, 0, -0.06],
        ),
        {
          weight: 1,
          crease: 1,
          paint: (surface, x, y) => {
            if (seed % 3 === 0 && Math.abs(x - 0.3) < 0.13 && Math.abs(y - 1.0) < 0.13)
              layColour(surface, [surface.r * 0.62, surface.g * 0.5, surface.b * 0.4]);
          },
        },
      ),
      makePart(
        "stays",
        "rope",
        merge([-1, 1].map((s) => bar([0, 1.9, -0.1], [s * wide * 0.9, 0.2, -0.85], 0.012, 8))),
        { weight: 0.4 },
      ),
    );
  }
  if (has("paddle"))
    parts.push(
      makePart(
        "paddle",
        "paddle",
        merge([
          bar([0.28, 0.33, 0.9], [0.34, 0.33, -0.2], 0.025),
          settle(
            move(
              turnY(
                sweep(
                  rectangleOutline(0.17, 0.03, 0.012, 2),
                  [
                    [0, 0, -0.2],
                    [0, 0, 0.2],
                  ],
                  {},
                ),
                -0.05,
              ),
              [0.27, 0.33, 0.72],
            ),
          ),
        ]),
        {
          weight: 0.5,
        },
      ),
    );
  return parts;
}

/** A raft. What makes it itself: logs side by side with pale sawn ends, lashed with rope to crossbeams, low and flat; often a mast with a square sail; a rubber raft is one fat tube around a floor. */
export const raft = defineFromPlan({
  id: "raft",
  family: "vehicle",
  words: [
    "raft",
    "log raft",
    "wooden raft",
    "bamboo raft",
    "survival raft",
    "rubber raft",
    "life raft",
    "inflatable raft",
    "rubber dinghy",
    "inflatable boat",
    "rubber boat",
  ],
  senses: ["raft"],
  height: 1.6,
  view: { azimuth: 0.6, elevation: 0.34 },
  slots: {
    log: mainSlot("bark oak", "#7a5332 #8a6238 #6a4a2c", "trunk|beam|deck|bamboo|wood"),
    tube: slot("rubber plastic", "#d8641c #d8a81c #8a1f1c", "body", true),
    floor: slot("rubber", "#3a3d40"),
    rope: slot("woven-cotton", "#cdb27c", "lashing|cord|line"),
    mast: slot("oak", "#6a4526", "pole|yard"),
    sail: slot("woven-cotton", "#e4d8bc #d8c8a0 #c9b48a", "cloth"),
    paddle: slot("oak", "#a87440", "oar"),
  },
  styles: {
    log: { weight: 3, materials: { log: "oak" }, dress: { log: "#86602f #75502c #94703f" } },
    bamboo: { weight: 0.6, words: ["bamboo raft"], materials: { log: "plastic" }, dress: { log: "#a89a4a" } },
    inflatable: {
      weight: 0,
      words: ["rubber raft", "life raft", "inflatable raft", "rubber dinghy", "inflatable boat", "rubber boat"],
      traits: ["inflatable"],
    },
  },
  count: { slot: "log", min: 6, max: 8, most: 10 },
  extras: { sail: { chance: 0.5, words: ["survival raft"] }, paddle: { chance: 0.5 } },
  sockets: () => [
    { name: "top", position: [0, 0.32, 0.4], normal: [0, 1, 0], radius: 0.4 },
    { name: "seat", position: [0, 0.24, 0.35], normal: [0, 1, 0], radius: 0.4 },
  ],
  build,
});
