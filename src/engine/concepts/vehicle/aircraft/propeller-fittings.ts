import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { tube } from "../../../geometry/sweep.ts";
import { block, pair, ringAcross, skinOver } from "../bodywork.ts";
import type { AirplaneParameters } from "./airplane-parameters.ts";
import { gearLeg, gearWheel } from "./landing-gear.ts";

/** A glazed cabin, a bubble, or an open hole with a rim, a seat and a windscreen. */
export function makeCockpit(
  p: AirplaneParameters,
  y: number,
  g: number,
  at: (t: number) => number,
  high: number,
): Part[] {
  if (p.style === "biplane") {
    const rim = tube(
      g * 0.09,
      ringAcross(0, 0, 0, 1, 28).map(([, a, b]) => [b * g * 0.5, y + g * 0.93, at(0.53) + a * g * 0.62] as const),
      8,
      { closed: true, up: [0, 1, 0] },
    );
    const hole = skinOver(
      [
        { z: at(0.53) - g * 0.6, y: y + g * 0.9, half: g * 0.1, up: g * 0.06, down: g * 0.1 },
        { z: at(0.53), y: y + g * 0.9, half: g * 0.48, up: g * 0.06, down: g * 0.3 },
        { z: at(0.53) + g * 0.6, y: y + g * 0.9, half: g * 0.1, up: g * 0.06, down: g * 0.1 },
      ],
      20,
    );
    const screen = block([g * 0.8, g * 0.42, g * 0.05], [0, y + g * 1.14, at(0.53) + g * 0.62], g * 0.02);
    const rest = block([g * 0.6, g * 0.4, g * 0.16], [0, y + g * 1.02, at(0.53) - g * 0.5], g * 0.07, 3);
    return [
      makePart("cockpit-rim", "seat", rim, { weight: 0.4 }),
      makePart("cockpit-hole", "tyre", hole, { weight: 0.3 }),
      makePart("headrest", "seat", rest, { weight: 0.3 }),
      makePart("windscreen", "cockpit", screen, { weight: 0.4 }),
    ];
  }
  if (p.style === "propeller") {
    const [low, top] = [y + g * 0.5, high - g * 0.02];
    const cabin = skinOver(
      [
        { z: at(0.42), y: low, half: g * 0.55, up: g * 0.3, down: g * 0.3, square: 3 },
        { z: at(0.52), y: low, half: g * 0.86, up: (top - low) * 0.95, down: g * 0.4, square: 5 },
        { z: at(0.72), y: low, half: g * 0.96, up: top - low, down: g * 0.4, square: 5 },
        { z: at(0.82), y: low, half: g * 0.9, up: g * 0.25, down: g * 0.4, square: 4 },
      ],
      32,
    );
    const posts = [at(0.53), at(0.63), at(0.72)].map((z) =>
      block([g * 1.95, (top - low) * 1.1, g * 0.12], [0, (low + top) / 2, z], g * 0.05),
    );
    return [
      makePart("cabin", "cockpit", cabin, { weight: 0.9, crease: 0.5 }),
      makePart("posts", "body", merge(posts), { weight: 0.5 }),
    ];
  }
  const canopy = skinOver(
    [
      { z: at(0.4), y: y + g * 0.6, half: g * 0.1, up: g * 0.1, down: g * 0.1 },
      { z: at(0.46), y: y + g * 0.6, half: g * 0.45, up: g * 0.55, down: g * 0.3 },
      { z: at(0.58), y: y + g * 0.65, half: g * 0.58, up: g * 0.85, down: g * 0.3 },
      { z: at(0.66), y: y + g * 0.65, half: g * 0.5, up: g * 0.62, down: g * 0.3 },
      { z: at(0.71), y: y + g * 0.6, half: g * 0.2, up: g * 0.25, down: g * 0.2 },
    ],
    28,
  );
  const bows = [at(0.53), at(0.61)].map((z) =>
    tube(
      g * 0.05,
      Array.from({ length: 15 }, (_, i) => {
        return [
          g * 0.57 * (1 - 2 * (i / 14)),
          y + g * 0.66 + g * 0.82 * Math.sqrt(Math.max(0, 1 - (1 - (2 * i) / 14) * (1 - (2 * i) / 14))),
          z,
        ] as const;
      }),
      8,
    ),
  );
  return [
    makePart("canopy", "cockpit", canopy, { weight: 0.8 }),
    makePart("canopy-frame", "body", merge(bows), { weight: 0.4 }),
  ];
}

/** Two main wheels on splayed legs, and a small one at the nose or the tail. */
export function makeGear(p: AirplaneParameters, y: number, g: number, at: (t: number) => number): Part[] {
  const r = p.length * 0.038;
  const light = p.style === "propeller";
  const x = p.style === "warbird" ? g * 2.4 : g * 1.5;
  const z = light ? at(0.6) : at(0.74);
  const third = light ? at(0.9) : at(0.07);
  const small = r * (light ? 0.85 : 0.55);
  // the tail is lowered by the pitch afterwards
  const low = small + (light ? 0 : 0.15 * (z - third));
  const legs = [
    ...pair(gearLeg([p.style === "warbird" ? x : g * 0.6, y - g * 0.6, z], [x, r, z], r * 0.22)),
    gearLeg([0, y - (light ? g * 0.5 : 0), third], [0, low, third], r * 0.16),
  ];
  const left = gearWheel([x + r * 0.3, r, z], r, r * 0.7);
  const last = gearWheel([0, low, third], small, small * 0.75);
  return [
    makePart("gear", "strut", merge(legs), { weight: 0.4 }),
    makePart("tyres", "tyre", merge([...pair(left.tyre), last.tyre]), { weight: 0.6 }),
    makePart("hubs", "wheel", merge([...pair(left.hub), last.hub]), { weight: 0.3 }),
  ];
}
