import { curveThrough, graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const WIDTH = graph([
  [0, 0.75],
  [0.1, 1],
  [0.3, 0.9],
  [0.45, 1.12],
  [0.62, 0.62],
  [0.76, 0.5],
  [0.84, 0.95],
  [0.9, 1.08],
  [1, 0.72],
]);
const DEPTH = graph([
  [0, 0.7],
  [0.12, 1],
  [0.3, 0.92],
  [0.46, 1.1],
  [0.66, 0.72],
  [0.8, 0.6],
  [1, 0.5],
]);

/** Where the rubber of the grip shows. */
const grip =
  (rubber: boolean): Paint =>
  (surface, x, _y, z, _nx, ny) => {
    if (!rubber) return;
    const t = (x + 0.085) / 0.17;
    const half = 0.0032 * (1 - 5 * (t - 0.28) * (t - 0.28)) + 0.0012;
    if (t > 0.02 && t < 0.52 && Math.abs(z) < half && ny > 0) {
      layColour(surface, [0.9, 0.9, 0.88], 0.6);
      if (t > 0.34 && t < 0.5) {
        const ridge = sin(x * 1500);
        surface.height += 0.0005 * ridge;
        if (ridge < -0.3) layColour(surface, [0.55, 0.56, 0.58], 0.7);
      }
    }
  };

function tuft(x: number, y: number, z: number, high: number, r: number): Geometry {
  return move(
    lathe(
      roundCorners(
        [
          [0, 0],
          [r, 0],
          [r * 1.12, high * 0.9],
          [r * 0.75, high],
          [0, high],
        ],
        2,
      ),
      9,
    ),
    [x, y, z],
  );
}

function build({ style, has }: Planned): Part[] {
  const wood = style === "bamboo";
  const path = curveThrough(
    wood
      ? [
          [-0.085, 0.0062, 0],
          [-0.03, 0.0062, 0],
          [0.03, 0.0062, 0],
          [0.085, 0.0062, 0],
        ]
      : [
          [-0.085, 0.0062, 0],
          [-0.05, 0.0065, 0],
          [-0.01, 0.0085, 0],
          [0.02, 0.0105, 0],
          [0.045, 0.0085, 0],
          [0.085, 0.0068, 0],
        ],
    10,
  );
  const handle = sweep(ellipseOutline(0.0072, 0.0055, 24), path, {
    up: [0, 1, 0],
    scale: (t) => [WIDTH(t) * (wood ? 0.95 : 1), DEPTH(t)],
    endRounding: 0.0045,
    endSteps: 4,
  });
  const [outer, inner]: [Geometry[], Geometry[]] = [[], []];
  for (let i = 0; i < 10; i += 1) {
    for (let k = 0; k < 4; k += 1) {
      const x = 0.0565 + i * 0.0031;
      const z = (k - 1.5) * 0.0029 * (i === 0 || i === 9 ? 0.8 : 1);
      const wave = style === "zigzag" ? 0.0014 * (i % 2 ? 1 : -1) : 0;
      const high = 0.0118 + wave + (k === 1 || k === 2 ? -0.0004 : 0) + (i > 7 ? 0.0012 : 0);
      const middle = i > 2 && i < 7;
      (middle ? inner : outer).push(tuft(x, 0.0083, z, high, 0.00132));
    }
  }
  const parts: Part[] = [
    makePart("handle", "handle", handle, { weight: 1, grain: "x", paint: grip(!wood) }),
    makePart("bristles", "bristles", merge(outer), { weight: 0.9 }),
    makePart("inner-bristles", "tips", merge(inner), { weight: 0.8 }),
  ];
  if (has("paste")) {
    const line = Array.from({ length: 26 }, (_, i): Vec3 => {
      const t = i / 25;
      return [0.058 + 0.026 * t, 0.0232 + 0.0009 * sin(t * 20), 0.0022 * sin(t * 20)];
    });
    parts.push(
      makePart(
        "paste",
        "paste",
        tube(0.0042, curveThrough(line, 2), 16, { endRounding: 0.004, endSteps: 4, scale: (t) => 1 - 0.25 * t }),
        {
          weight: 0.8,
          paint: (surface, x, _y, z) => {
            const band = z * 420 + x * 160;
            const f = band - Math.floor(band);
            if (f < 0.3) layColour(surface, [0.02, 0.35, 0.62], 0.2);
            else if (f > 0.5 && f < 0.68) layColour(surface, [0.75, 0.06, 0.06], 0.2);
          },
        },
      ),
    );
  }
  return parts.map((part) => ({ ...part, geometry: turnY(part.geometry, 0.12) }));
}

/** A toothbrush lying with its bristles up. What makes it itself: a long slim bent handle with a rubber grip, a narrow neck, a small head with a block of short bristles in two colours, often striped paste on them. */
export const toothbrush = defineFromPlan({
  id: "toothbrush",
  family: "tool",
  words: ["toothbrush", "tooth brush", "bamboo toothbrush", "toothbrush with toothpaste"],
  senses: ["toothbrush"],
  height: 0.024,
  vary: 0.04,
  view: { azimuth: 0.62, elevation: 0.42 },
  slots: {
    handle: mainSlot("plastic", "#1f7fc8 #d8284a #2fa86a #f08a1f #7a3fb0 #12a0a8", "grip|neck|body"),
    bristles: slot("plastic", "#f4f4f0", "bristle|brush"),
    tips: slot("plastic", "#1f6fc8 #28a8b8 #e0486a #3aa85a"),
    paste: slot("plastic", "#f4f6f4", "toothpaste"),
  },
  styles: {
    plain: { weight: 3 },
    zigzag: { weight: 1.5 },
    bamboo: {
      weight: 0.5,
      words: ["bamboo toothbrush"],
      materials: { handle: "oak" },
      dress: { handle: "#d0a868", tips: "#2a2b2e" },
    },
  },
  extras: { paste: { chance: 0.45, words: ["toothbrush with toothpaste"] } },
  build,
});
