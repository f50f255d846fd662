import { loft, type Ring } from "../../../geometry/loft.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle } from "../../../geometry/place.ts";
import { lerp, smoothstep } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { bar } from "../../pieces.ts";
import { pair, skinOver, turnedAcross } from "../bodywork.ts";

/** Half the span, and the slope of all its edges: they run in two directions only. */
const SPAN = 26;
const SLOPE = 0.66;
const NOSE = 10;

/** The trailing edge from the tail outwards, (x, z): a saw of two teeth a side. */
const TRAIL = [
  [0, -7.6],
  [4.1, -4.9],
  [8.1, -7.54],
  [14.6, -3.25],
  [23.9, -9.39],
  [SPAN, NOSE - SLOPE * SPAN],
] as const;

function trailing(x: number): number {
  for (let i = 1; i < TRAIL.length; i += 1) {
    const [x0, z0] = TRAIL[i - 1] as readonly [number, number];
    const [x1, z1] = TRAIL[i] as readonly [number, number];
    if (x <= x1) return lerp(z0, z1, (x - x0) / (x1 - x0));
  }
  return NOSE - SLOPE * SPAN;
}

/** Half its thickness at a distance from the middle: a body that runs out into thin wings. */
const thickness = (x: number): number => 0.1 + 0.62 * (1 - smoothstep(2, 23, x)) + 1.35 * (1 - smoothstep(0, 6.2, x));

/** A cut along the flow: a thin foil, fuller above, closed at both edges. */
function cut(x: number): Ring {
  const at = Math.abs(x);
  const [lead, tail, thick] = [NOSE - SLOPE * at, trailing(at), thickness(at)];
  const n = 24;
  const point = (t: number, side: 1 | -1): Vec3 => {
    const rise = Math.sqrt(t) * (1 - t) * 2.4;
    return [x, side * thick * rise * (side > 0 ? 1 : 0.55), lerp(lead, tail, t)];
  };
  const over = Array.from({ length: n + 1 }, (_, i) => point(i / n, 1));
  const under = Array.from({ length: n - 1 }, (_, i) => point((n - 1 - i) / n, -1));
  return [...over, ...under].reverse();
}

const wing = () => {
  const kinks = TRAIL.map(([x]) => x).slice(0, -1);
  const xs = [...new Set([...kinks, 1.1, 2.2, 3.1, 5.4, 6.8, 10, 12.3, 17, 20, 22.4, 25.2, SPAN - 0.12])].sort(
    (a, b) => a - b,
  );
  const all = [
    ...xs
      .slice(1)
      .map((x) => -x)
      .reverse(),
    ...xs,
  ];
  return settle(loft(all.map(cut)));
};

/** Panel seams along both slopes, darker edges, the windscreen's four panes. */
const skin: Paint = (surface, x, y, z) => {
  const at = Math.abs(x);
  const [lead, tail] = [NOSE - SLOPE * at, trailing(at)];
  if (lead - z < 0.5 || z - tail < 0.35) layColour(surface, [surface.r * 0.55, surface.g * 0.55, surface.b * 0.55]);
  const seams = [lead - z - 2.4, z - tail - 1.7].some((d) => Math.abs(d) < 0.05);
  if (seams || Math.abs(at - 6.4) < 0.05) surface.height -= 0.05;
  const pane = at < 1.75 && at > 0.07 && Math.abs(at - 1.0) > 0.06 && lead - z > 1.75 && lead - z < 2.75;
  if (y > 0 && pane) layColour(surface, [0.02, 0.024, 0.03], 0.08, 0);
};

function build({ has }: Planned): Part[] {
  const lift = 3.1;
  const intake = skinOver(
    [
      { z: -4.6, y: 0.1, half: 0.8, up: 0.06, down: 0.2 },
      { z: -3, y: 0.35, half: 1.1, up: 0.3, down: 0.4 },
      { z: 0, y: 0.75, half: 1.3, up: 0.55, down: 0.6 },
      { z: 3.2, y: 0.98, half: 1.25, up: 0.5, down: 0.6 },
      { z: 3.9, y: 0.98, half: 1.0, up: 0.36, down: 0.5 },
    ],
    28,
  );
  const mouth: Paint = (surface, _x, _y, _z, _nx, _ny, nz) => {
    if (nz > 0.75) layColour(surface, [0.008, 0.008, 0.01], 0.6, 0);
  };
  const wheel = (x: number, y: number, z: number) =>
    turnedAcross(
      [
        [0, -0.28],
        [0.3, -0.28],
        [0.62, -0.24, 0.12],
        [0.62, 0.24, 0.12],
        [0.3, 0.28],
        [0, 0.28],
      ],
      [x, y, z],
      28,
    );
  const parts = [
    makePart("wing", "body", move(wing(), [0, lift, 0]), { weight: 1, paint: skin, crease: 0.9, share: 2 }),
    ...makeParts(
      "intake",
      "body",
      pair(move(intake, [4.2, 0, 0])).map((g) => move(settle(g), [0, lift, 0])),
      { weight: 0.8, paint: mouth },
    ),
  ];
  if (!has("gear")) return parts;
  const legs = [
    [0, 5.4],
    [-4.8, -2],
    [4.8, -2],
  ] as const;
  return [
    ...parts,
    makePart("struts", "gear", merge(legs.map(([x, z]) => bar([x, 0.62, z], [x, lift, z], 0.16, 10))), { weight: 0.3 }),
    makePart("wheels", "tyre", merge(legs.flatMap(([x, z]) => [-0.42, 0.42].map((s) => wheel(x + s, 0.62, z)))), {
      weight: 0.4,
    }),
  ];
}

/** A stealth bomber. What makes it itself: nothing but one wing, dark and flat, its nose a point, its trailing edge a saw of two teeth a side with all edges running in two directions; a low hump with a dark windscreen in the middle and an intake on either side of it, no tail. */
export const stealthBomber = defineFromPlan({
  id: "stealth-bomber",
  family: "vehicle",
  words: [
    "stealth bomber",
    "stealth plane",
    "stealth aircraft",
    "flying wing",
    "b-2 bomber",
    "b2 bomber",
    "b-2 spirit",
    "stealth jet",
  ],
  height: 5,
  vary: 0.03,
  view: { azimuth: 0.55, elevation: 0.85 },
  slots: {
    body: mainSlot("painted-metal", "#5d646e #6b7079 #4c525b", "wing|hull|fuselage"),
    gear: slot("brushed-steel", "", "landing gear|strut"),
    tyre: slot("rubber", "#141416", "wheel|tire"),
  },
  extras: { gear: { chance: 0.55, traits: ["parked", "landed"] } },
  build,
});
