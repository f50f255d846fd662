import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Corner } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, turnX, turnZ } from "../../../geometry/place.ts";
import { torus } from "../../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { turnedUp } from "../../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { bar } from "../../pieces.ts";
import { block, turnedAcross, turnedAlong } from "../bodywork.ts";

/** Gold-brown cells in a grid, on both faces. */
const cells: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.3) return;
  const [u, v] = [x * 3.2, y * 3.2];
  const [a, b] = [u - Math.floor(u), v - Math.floor(v)];
  if (a < 0.08 || b < 0.08 || Math.abs(x) < 0.03) return;
  const k = 0.8 + 0.1 * ((Math.floor(u) * 5 + Math.floor(v) * 3) % 4);
  layColour(surface, [0.03 * k, 0.045 * k, 0.2 * k], 0.2, 0);
};

/** Quilted blankets with dark seams along `axis`. */
const blanket =
  (axis: 0 | 2): Paint =>
  (surface, x, _y, z) => {
    const s = (axis === 0 ? x : z) * 1.6;
    if (s - Math.floor(s) < 0.05) layColour(surface, [surface.r * 0.5, surface.g * 0.5, surface.b * 0.52]);
  };

/** A can's outline from `from` to `to` with drawn-in ends. */
const can = (r: number, from: number, to: number): Corner[] => [
  [0, from],
  [r * 0.5, from, 0.02],
  [r * 0.52, from + 0.12],
  [r, from + 0.3, 0.06],
  [r, to - 0.3, 0.06],
  [r * 0.52, to - 0.12],
  [r * 0.5, to, 0.02],
  [0, to],
];

function truss(length: number, y: number, z: number): Geometry {
  const half = 0.17;
  const rails = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => bar([-length, y + a * half, z + b * half], [length, y + a * half, z + b * half], 0.03, 6)),
  );
  const count = Math.round(length / 0.26);
  const ties = Array.from({ length: count }, (_, i) => {
    const x = -length + ((2 * length) / count) * i;
    const next = x + (2 * length) / count;
    const s = i % 2 === 0 ? 1 : -1;
    return [-1, 1].map((b) => bar([x, y - s * half, z + b * half], [next, y + s * half, z + b * half], 0.018, 5));
  });
  return merge([...rails, ...ties.flat()]);
}

function modular({ count, has }: Planned): Part[] {
  const y = 2.6;
  const pairs = Math.max(1, Math.round(count / 4));
  const reach = 2.2 + 1.25 * pairs;
  const panels: Part[] = [];
  const masts: Geometry[] = [];
  for (const side of [-1, 1])
    for (let i = 0; i < pairs; i += 1) {
      const x = side * (reach - 0.42 - i * 1.32);
      masts.push(bar([x, y - 2.45, 0], [x, y + 2.45, 0], 0.045, 8));
      for (const up of [-1, 1]) {
        const sheetAt = block([1.12, 2.05, 0.035], [0, 0, 0], 0.01, 1);
        panels.push(
          makePart(`panel-${panels.length + 1}`, "panel", move(sheetAt, [x, y + up * 1.42, 0]), {
            weight: 1,
            paint: cells,
          }),
        );
      }
    }
  const radiators = [-0.75, 0.75].map((x) => block([0.5, 1.2, 0.03], [x, y - 0.1, -0.95], 0.008, 1));
  return [
    makePart("truss", "truss", truss(reach, y, 0), { weight: 0.8 }),
    makePart("masts", "truss", merge(masts), { weight: 0.5 }),
    ...panels,
    makePart("main-module", "body", turnedAlong(can(0.42, -1.7, 2.1), [0, y - 0.52, 0.2], 32), {
      weight: 1,
      paint: blanket(2),
    }),
    makePart("node", "body", turnedAlong(can(0.34, 0, 0.9), [0, y - 0.52, 2.1], 28), {
      weight: 0.7,
      paint: blanket(2),
    }),
    makePart("cross-module", "body", turnedAcross(can(0.36, -1.55, 1.55), [0, y - 0.52, 1.62], 32), {
      weight: 0.9,
      paint: blanket(0),
    }),
    makePart("rear-module", "body", turnedAcross(can(0.32, -1.1, 1.1), [0, y - 0.52, -0.9], 32), {
      weight: 0.8,
      paint: blanket(0),
    }),
    makePart(
      "cupola",
      "body",
      turnedUp(
        [
          [0, y - 1.32],
          [0.2, y - 1.3, 0.02],
          [0.3, y - 1.08, 0.02],
          [0.3, y - 0.8],
          [0, y - 0.8],
        ],
        8,
      ),
      {
        weight: 0.5,
        paint: (surface, _x, py, _z, _nx, ny) => {
          if (py < y - 1.1 && ny > -0.9) layColour(surface, [0.02, 0.04, 0.07], 0.1);
        },
      },
    ),
    makePart("mount", "truss", merge([block([0.5, 0.5, 0.5], [0, y - 0.16, 0], 0.05)]), { weight: 0.4 }),
    makePart(
      "radiators",
      "radiator",
      merge([
        ...radiators,
        bar([-0.75, y - 0.05, -0.93], [0.75, y - 0.05, -0.93], 0.04, 8),
        bar([0, y - 0.05, -0.95], [0, y - 0.02, -0.1], 0.04, 8),
      ]),
      { weight: 0.6 },
    ),
    ...(has("capsule")
      ? [
          makePart(
            "capsule",
            "body",
            turnedAlong(
              [
                [0, 0],
                [0.24, 0, 0.03],
                [0.3, 0.2, 0.05],
                [0.3, 0.75, 0.05],
                [0.16, 1.05, 0.03],
                [0, 1.07],
              ],
              [0, y - 0.52, 2.9],
              28,
            ),
            {
              weight: 0.6,
              paint: (surface, _x, _y, z) => {
                if (z > 3.58 && z < 3.7) layColour(surface, [0.04, 0.04, 0.045]);
              },
            },
          ),
        ]
      : []),
    makePart(
      "dish",
      "radiator",
      move(
        turnX(
          turnedUp(
            [
              [0, 0],
              [0.2, 0.03],
              [0.36, 0.13, 0.01],
              [0.35, 0.16, 0.01],
              [0.19, 0.06],
              [0, 0.04],
            ],
            28,
          ),
          0.5,
        ),
        [0.3, y + 0.34, 0.1],
      ),
      { weight: 0.5 },
    ),
    makePart("dish-post", "truss", bar([0.3, y + 0.1, 0.08], [0.3, y + 0.38, 0.12], 0.035, 8), { weight: 0.3 }),
  ];
}

/** A wheel in space: a ring of rooms around a hub. */
function wheelStation(): Part[] {
  const y = 3.2;
  const R = 2.6;
  const tilt = (g: Geometry): Geometry => move(turnZ(turnX(g, 0.62), 0.16), [0, y, 0]);
  const spokes = Array.from({ length: 6 }, (_, i): Geometry => {
    const a = (i / 6) * TAU;
    return bar([0.3 * cos(a), 0, 0.3 * sin(a)], [(R - 0.2) * cos(a), 0, (R - 0.2) * sin(a)], 0.14, 12);
  });
  const pods = Array.from({ length: 12 }, (_, i): Geometry => {
    const a = ((i + 0.5) / 12) * TAU;
    const p = (r: number): Vec3 => [r * cos(a), 0, r * sin(a)];
    return bar(p(R + 0.2), p(R + 0.5), 0.2, 14);
  });
  const panels = [-1, 1].map((s) => ({ s, g: block([0.9, 1.9, 0.04], [s * 0.95, 2.2, 0], 0.01, 1) }));
  return [
    makePart("ring", "body", tilt(torus(R, 0.36, 72, 20)), {
      weight: 1,
      paint: (surface, x, py, z) => {
        const r = Math.sqrt(x * x + z * z);
        const a = Math.abs(py) < 0.08 && r > R ? 1 : 0;
        const at = x * 3.1 + z * 1.7;
        if (a === 1 && at - Math.floor(at) < 0.62) return layColour(surface, [1, 0.86, 0.5], 0.4);
        if (py > 0.2 && Math.abs(r - R) < 0.16) layColour(surface, [0.16, 0.2, 0.26], 0.5);
      },
    }),
    makePart("spokes", "body", tilt(merge(spokes)), { weight: 0.9 }),
    makePart("pods", "radiator", tilt(merge(pods)), { weight: 0.6 }),
    makePart(
      "hub",
      "body",
      tilt(
        turnedUp(
          [
            [0, -1.3],
            [0.2, -1.3, 0.04],
            [0.26, -1.0],
            [0.5, -0.7, 0.08],
            [0.62, -0.3, 0.1],
            [0.62, 0.3, 0.1],
            [0.5, 0.7, 0.08],
            [0.22, 0.9],
            [0.18, 1.6, 0.04],
            [0, 1.62],
          ],
          36,
        ),
      ),
      {
        weight: 1,
        paint: (surface, _x, py) => {
          if (Math.abs(py) < 0.09 || Math.abs(py - 0.5) < 0.05) layColour(surface, [0.03, 0.06, 0.1], 0.15);
        },
      },
    ),
    makePart(
      "mast",
      "truss",
      tilt(merge([bar([0, 1.5, 0], [0, 3.1, 0], 0.06, 10), bar([-1.3, 2.2, 0], [1.3, 2.2, 0], 0.05, 8)])),
      { weight: 0.6 },
    ),
    ...panels.map(({ s, g }) => ({
      ...makePart(s < 0 ? "panel-right" : "panel-left", "panel", g, { weight: 0.9, paint: cells }),
      geometry: tilt(g),
    })),
  ];
}

/**
 * A space station. What makes it itself: white cylinder modules joined crosswise under a long lattice beam that carries pairs of huge dark-blue
 * solar wings at its ends, radiators, a docked capsule; or a great turning wheel with spokes and a hub.
 */
export const spaceStation = defineFromPlan({
  id: "space-station",
  family: "vehicle",
  words: [
    "space station",
    "orbital station",
    "international space station",
    "iss",
    "orbital platform",
    "space habitat",
    "space base",
    "wheel space station",
  ],
  senses: ["space station"],
  height: 5,
  vary: 0.03,
  view: { azimuth: 0.55, elevation: 0.34 },
  slots: {
    body: mainSlot("painted-metal", "#e9e8e4 #dfe2e4 #e6e2d8", "module|hull|ring|hub"),
    panel: slot("brushed-steel", "#c9a45a #b8bcc2", "solar panel|wing|solar array"),
    truss: slot("brushed-steel", "#c4c6c8", "beam|girder|mast|lattice"),
    radiator: slot("painted-metal", "#f2f1ec", "dish|antenna|pod"),
  },
  styles: {
    modular: { weight: 2.4, words: ["international space station", "iss"] },
    wheel: { weight: 0.9, words: ["wheel space station", "space habitat"], traits: ["futuristic", "round"] },
  },
  extras: { capsule: { chance: 0.75 } },
  count: { slot: "panel", min: 4, max: 8, most: 8 },
  build: (p) => (p.style === "wheel" ? wheelStation() : modular(p)),
});
