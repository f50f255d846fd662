import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const [W, H, D] = [0.68, 0.52, 0.5] as const;
const LIFT = 0.1;

/** A round bar bent into an upright frame at one end. */
function endFrame(x: number): Geometry {
  const [z, low, high, c] = [D / 2, LIFT, LIFT + H, 0.07] as const;
  const corner = (y: number, s: number, up: number): Vec3[] => [
    [x, y + up * c, s * z],
    [x, y + up * c * 0.3, s * (z - c * 0.3)],
    [x, y, s * (z - c)],
  ];
  return tube(
    0.018,
    [...corner(low, 1, 1), ...corner(low, -1, 1).reverse(), ...corner(high, -1, -1), ...corner(high, 1, -1).reverse()],
    12,
    { closed: true },
  );
}

const socketFace =
  (colour: readonly [number, number, number]): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    const r = Math.sqrt(x * x + y * y);
    if (r > 0.031) return layColour(surface, [...colour], 0.45);
    const isPin =
      (Math.abs(Math.abs(x) - 0.011) < 0.003 && Math.abs(y - 0.004) < 0.009) ||
      x * x + (y + 0.014) * (y + 0.014) < 0.00002;
    layColour(surface, isPin ? [0.004, 0.004, 0.004] : [0.045, 0.045, 0.05], 0.45);
  };

function panel(): Part[] {
  const front = D / 2 - 0.03;
  return [
    makePart("panel", "panel", move(slab([0.3, 0.24, 0.05], 0.02, 0.008), [-0.15, 0.34, front]), { weight: 0.9 }),
    ...[0, 1].map((i) =>
      makePart(
        `outlet-${i + 1}`,
        "outlet",
        move(disc(0.042, 0.014, 0.004, 32), [-0.22 + i * 0.1, 0.31, front + 0.024]),
        {
          weight: 0.8,
          paint: socketFace([0.12, 0.25, 0.55]),
        },
      ),
    ),
    makePart("meter", "outlet", move(disc(0.03, 0.01, 0.003, 28), [-0.22, 0.41, front + 0.024]), {
      weight: 0.6,
      paint: (surface, x, y) => {
        const r = Math.sqrt(x * x + y * y);
        if (r > 0.025) return layColour(surface, [0.02, 0.02, 0.02], 0.3);
        const isNeedle = Math.abs(y - x * 0.9) < 0.0025 && x > 0 && r < 0.02;
        layColour(
          surface,
          isNeedle ? [0.7, 0.03, 0.02] : r > 0.019 && y > 0 ? [0.1, 0.1, 0.1] : [0.85, 0.85, 0.82],
          0.3,
        );
      },
    }),
    makePart("switch", "switch", block([0.03, 0.045, 0.02], [-0.13, 0.41, front + 0.03], 0.005), { weight: 0.5 }),
    makePart("breaker", "dark", block([0.05, 0.04, 0.015], [-0.06, 0.41, front + 0.028], 0.004), { weight: 0.3 }),
  ];
}

function engine(): Part[] {
  const x = 0.15;
  return [
    makePart(
      "engine",
      "engine",
      merge([
        block([0.24, 0.18, 0.28], [x, 0.25, 0], 0.025),
        ...Array.from({ length: 6 }, (_, i) => block([0.17, 0.011, 0.24], [x + 0.02, 0.345 + i * 0.02, 0.02], 0.003)),
        block([0.12, 0.13, 0.18], [x + 0.02, 0.39, 0.02], 0.01),
      ]),
      { weight: 0.8 },
    ),
    makePart("alternator", "engine", move(turnY(disc(0.115, 0.22, 0.02, 36), PI / 2), [-0.24, 0.28, -0.06]), {
      weight: 0.5,
    }),
    makePart(
      "starter",
      "dark",
      merge([
        move(disc(0.095, 0.035, 0.012, 40), [x, 0.27, 0.14]),
        ...[0.075, 0.055, 0.035].map((r) => move(turnXRing(r), [x, 0.27, 0.176])),
      ]),
      { weight: 0.8 },
    ),
    makePart(
      "pull",
      "switch",
      merge([
        block([0.075, 0.022, 0.022], [x + 0.12, 0.36, 0.18], 0.008),
        bar([x + 0.05, 0.33, 0.165], [x + 0.12, 0.36, 0.18], 0.004, 6),
      ]),
      { weight: 0.4 },
    ),
    makePart(
      "muffler",
      "metal",
      merge([
        block([0.12, 0.12, 0.2], [0.29, 0.36, -0.04], 0.03, 2),
        bar([0.29, 0.36, -0.12], [0.29, 0.36, -0.2], 0.02, 12),
      ]),
      { weight: 0.5 },
    ),
    makePart("filter", "dark", block([0.13, 0.13, 0.07], [x - 0.06, 0.42, 0.14], 0.018), { weight: 0.5 }),
  ];
}

const turnXRing = (radius: number): Geometry => turnX(torus(radius, 0.005, 32, 6), PI / 2);

function build({ has }: Planned): Part[] {
  const top = LIFT + H;
  const wheel = (s: number): Part[] => [
    makePart(
      `tyre-${s < 0 ? "back" : "front"}`,
      "tyre",
      move(turnX(torus(0.075, 0.03, 36, 12), PI / 2), [-W / 2 + 0.02, 0.105, s * (D / 2 + 0.04)]),
      {
        weight: 0.8,
      },
    ),
    makePart(
      `hub-${s < 0 ? "back" : "front"}`,
      "metal",
      move(disc(0.06, 0.03, 0.008, 28), [-W / 2 + 0.02, 0.105, s * (D / 2 + 0.04) - 0.015]),
      { weight: 0.5 },
    ),
  ];
  return [
    makePart(
      "frame",
      "frame",
      merge([
        endFrame(-W / 2),
        endFrame(W / 2),
        ...[-1, 1].flatMap((s) =>
          [LIFT, top].map((y) => bar([-W / 2, y, s * (D / 2 - 0.07)], [W / 2, y, s * (D / 2 - 0.07)], 0.018, 12)),
        ),
        ...[-1, 1].map((s) => block([W, 0.025, 0.06], [0, LIFT + 0.03, s * 0.1], 0.006)),
      ]),
      { weight: 1 },
    ),
    makePart(
      "tank",
      "body",
      merge([
        block([0.56, 0.15, 0.4], [0, top - 0.05, 0], 0.05, 4),
        block([0.6, 0.03, 0.43], [0, top - 0.08, 0], 0.014),
      ]),
      {
        weight: 1,
      },
    ),
    makePart(
      "cap",
      "dark",
      move(cylinder({ radius: 0.042, height: 0.035, bevel: 0.008, segments: 24 }), [-0.12, top + 0.02, 0]),
      {
        weight: 0.6,
      },
    ),
    makePart(
      "gauge",
      "outlet",
      move(cylinder({ radius: 0.024, height: 0.012, bevel: 0.003, segments: 20 }), [0.1, top + 0.02, 0]),
      { weight: 0.3 },
    ),
    ...engine(),
    ...panel(),
    ...(has("wheel")
      ? [
          ...wheel(-1),
          ...wheel(1),
          makePart(
            "axle",
            "metal",
            bar([-W / 2 + 0.02, 0.105, -D / 2 - 0.04], [-W / 2 + 0.02, 0.105, D / 2 + 0.04], 0.012, 10),
            { weight: 0.2 },
          ),
          makePart(
            "grips",
            "frame",
            merge(
              [-1, 1].map((s) =>
                tube(
                  0.015,
                  curveThrough(
                    [
                      [W / 2, 0.42, s * (D / 2)],
                      [W / 2 + 0.05, 0.43, s * (D / 2)],
                      [W / 2 + 0.08, 0.38, s * (D / 2)],
                      [W / 2 + 0.08, 0.26, s * (D / 2)],
                    ],
                    4,
                  ),
                  10,
                ),
              ),
            ),
            { weight: 0.5 },
          ),
        ]
      : []),
    makePart(
      "feet",
      "dark",
      merge(
        (has("wheel") ? [1] : [-1, 1]).flatMap((t) =>
          [-1, 1].map((s) =>
            bar(
              [t * (W / 2 - 0.01), has("wheel") ? 0.0 : 0.05, s * 0.15],
              [t * (W / 2 - 0.01), LIFT, s * 0.15],
              0.022,
              12,
            ),
          ),
        ),
      ),
      {
        weight: 0.4,
      },
    ),
  ];
}

/** A portable generator. What makes it itself: a frame of bent tube around an engine with cooling fins and a recoil starter, the broad coloured tank on top with its cap, a panel with round outlets, switch and meter in front; often two wheels and handles. */
export const generator = defineFromPlan({
  id: "generator",
  family: "machine",
  words: [
    "generator",
    "power generator",
    "portable generator",
    "gas generator",
    "diesel generator",
    "electric generator",
    "genset",
  ],
  senses: ["generator#3"],
  height: 0.65,
  view: { azimuth: 0.45, elevation: 0.28 },
  slots: {
    body: mainSlot("painted-metal", "#c8231b #e0a814 #2456a8 #d85f18", "tank|cover"),
    frame: slot("painted-metal", "#1d1e21 #2a2c30", "tube|handle"),
    engine: slot("aluminium iron", "#8a8d90", "motor|alternator"),
    panel: slot("painted-metal", "#2a2c31 #c9cbcd", "control panel"),
    outlet: slot("plastic", "#e8e8e4", "socket|meter"),
    dark: slot("plastic", "#1a1b1d", "starter|filter|cap"),
    metal: slot("steel", "", "muffler|exhaust"),
    switch: slot("plastic", "#c8231b", "button"),
    tyre: slot("rubber", "#18191b", "wheel"),
  },
  extras: { wheel: { chance: 0.7, slot: "tyre" } },
  build,
});
