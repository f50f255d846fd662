import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, block, turnedUp } from "../building/masonry.ts";
import { chainLinks } from "../clock/chain-links.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** A porthole that looks to +Z about the origin: flange, ring of bolts and thick glass. */
function port(radius: number): { readonly rim: Geometry; readonly glass: Geometry } {
  const bolt = move(sphere(radius * 0.11, 8), [0, radius * 1.22, 0.075]);
  const bolts = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * TAU;
    return move(bolt, [radius * 1.22 * sin(a), radius * 1.22 * (cos(a) - 1), 0]);
  });
  return {
    rim: merge([
      move(
        turnX(
          turnedUp(
            [
              [radius, -0.1],
              [radius * 1.42, -0.1],
              [radius * 1.42, 0.07, 0.015],
              [radius * 1.02, 0.09, 0.02],
              [radius * 0.98, 0.02],
            ],
            32,
          ),
          PI / 2,
        ),
        [0, 0, 0],
      ),
      ...bolts,
    ]),
    glass: disc(radius, 0.05, 0.015, 32),
  };
}

/** A bell open below. */
function bell(has: (extra: string) => boolean): Part[] {
  const foot = 0.42;
  const shell = turnedUp(
    [
      [0.92, foot],
      [1.0, foot, 0.02],
      [1.0, foot + 0.12, 0.02],
      [0.94, foot + 0.16, 0.02],
      [0.86, foot + 1.1, 0.3],
      [0.7, foot + 1.55, 0.3],
      [0.3, foot + 1.86, 0.2],
      [0, foot + 1.9],
      [0, foot + 1.82],
      [0.28, foot + 1.78, 0.2],
      [0.62, foot + 1.5, 0.3],
      [0.8, foot + 1.05, 0.3],
    ],
    48,
    4,
  );
  const bands = [0.62, 1.08].map((y) => move(torus(y < 0.9 ? 0.915 : 0.868, 0.035, 48, 8), [0, foot + y, 0]));
  const rivets = [0.06, 0.62, 1.08].flatMap((y) =>
    around(24, move(sphere(0.028, 8), [y < 0.1 ? 1.0 : y < 0.9 ? 0.95 : 0.9, foot + y, 0])),
  );
  const { rim, glass } = port(0.16);
  const set = (g: Geometry) => [-0.75, 0, 0.75].map((a) => turnY(move(turnX(g, -0.12), [0, foot + 0.86, 0.88]), a));
  const weights = around(6, block([0.34, 0.26, 0.16], [0, foot - 0.08, 1.03], 0.04));
  const crown = foot + 1.88;
  return [
    makePart("shell", "body", shell, { weight: 1 }),
    makePart("bands", "band", merge(bands), { weight: 0.7 }),
    makePart("rivets", "band", merge(rivets), { weight: 0.4 }),
    makePart("ports", "brass", merge(set(rim)), { weight: 0.9 }),
    makePart("glass", "window", merge(set(glass)), { weight: 0.7 }),
    makePart("weights", "iron", merge(weights), { weight: 0.7 }),
    makePart(
      "bench",
      "wood",
      merge([
        ...around(3, bar([0.55, foot - 0.4, 0], [0.9, foot + 0.2, 0], 0.035, 10)),
        turnedUp(
          [
            [0.4, foot - 0.42],
            [0.75, foot - 0.42, 0.01],
            [0.75, foot - 0.36, 0.01],
            [0.4, foot - 0.36],
          ]
            .concat([[0, foot - 0.36]])
            .slice(0, 5) as [number, number][],
          32,
        ),
      ]),
      { weight: 0.5 },
    ),
    makePart(
      "lug",
      "iron",
      merge([
        turnedUp(
          [
            [0, crown - 0.06],
            [0.2, crown - 0.06, 0.02],
            [0.16, crown + 0.1, 0.03],
            [0, crown + 0.12],
          ],
          24,
        ),
        move(turnX(torus(0.13, 0.04, 28, 10), PI / 2), [0, crown + 0.22, 0]),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "chain",
      "iron",
      chainLinks(
        [
          [0, crown + 0.28, 0],
          [0, crown + 1.1, 0],
        ],
        0.24,
      ),
      { weight: 0.8 },
    ),
    ...(has("hose")
      ? [
          makePart(
            "hose",
            "hose",
            tube(
              0.055,
              curveThrough(
                [
                  [0.34, foot + 1.74, -0.1],
                  [0.5, crown + 0.2, -0.12],
                  [0.36, crown + 0.6, -0.14],
                  [0.26, crown + 1.1, -0.1],
                ],
                7,
              ),
              14,
            ),
            { weight: 0.7 },
          ),
        ]
      : []),
  ];
}

/** A ball of steel on skids. */
function ball(has: (extra: string) => boolean): Part[] {
  const [r, y] = [1, 1.22];
  const { rim, glass } = port(0.21);
  const looks: readonly (readonly [number, number])[] = [
    [0, 0.06],
    [0.82, 0.06],
    [-0.82, 0.06],
  ];
  const set = (g: Geometry) => looks.map(([a, up]) => move(turnY(turnX(move(g, [0, 0, 1.02]), -up), a), [0, y, 0]));
  const hatchAt = (g: Geometry) => move(turnY(move(g, [0, 0, 0.9]), PI * 0.72), [0, y, 0]);
  const hatch = turnX(
    turnedUp(
      [
        [0, 0],
        [0.44, 0, 0.02],
        [0.44, 0.14, 0.03],
        [0.3, 0.2, 0.03],
        [0, 0.22],
      ],
      36,
    ),
    PI / 2,
  );
  const hatchBolts = Array.from({ length: 10 }, (_, i): Geometry => {
    const a = (i / 10) * TAU;
    return move(sphere(0.05, 10), [0.37 * cos(a), 0.37 * sin(a), 0.19]);
  });
  const skid = (s: number) =>
    merge([
      block([0.2, 0.12, 1.9], [s * 0.62, 0.06, 0], 0.04),
      ...[-0.55, 0.55].map((z): Geometry => bar([s * 0.62, 0.08, z], [s * 0.42, y - 0.66, z * 0.75], 0.075, 12)),
    ]);
  const lamp: Vec3 = [0.0, y + 0.86, 0.72];
  return [
    makePart("shell", "body", move(sphere(r, 56), [0, y, 0]), { weight: 1 }),
    makePart("seam", "band", move(turnX(torus(r + 0.002, 0.03, 64, 8), 0), [0, y - 0.5 * 0, 0]), { weight: 0.4 }),
    makePart("ports", "brass", merge(set(rim)), { weight: 1 }),
    makePart("glass", "window", merge(set(glass)), { weight: 0.8 }),
    makePart("hatch", "iron", merge([hatchAt(hatch), ...hatchBolts.map(hatchAt)]), { weight: 0.8 }),
    ...makeParts("skid", "wood", [skid(1), skid(-1)], { weight: 0.9 }),
    makePart(
      "lug",
      "iron",
      merge([
        turnedUp(
          [
            [0, y + 0.92],
            [0.3, y + 0.92, 0.02],
            [0.22, y + 1.1, 0.03],
            [0, y + 1.12],
          ],
          28,
        ),
        block([0.12, 0.4, 0.26], [0, y + 1.24, 0], 0.04),
        bar([-0.14, y + 1.32, 0], [0.14, y + 1.32, 0], 0.05, 12),
      ]),
      { weight: 0.8 },
    ),
    makePart("cable", "hose", bar([0, y + 1.3, 0], [0, y + 2.2, 0], 0.05, 14), { weight: 0.8 }),
    makePart(
      "lamp",
      "lamp",
      move(
        turnX(
          turnedUp(
            [
              [0, 0],
              [0.09, 0, 0.02],
              [0.16, 0.16, 0.02],
              [0, 0.17],
            ],
            22,
          ),
          PI / 2 - 0.2,
        ),
        lamp,
      ),
      { weight: 0.5 },
    ),
    ...(has("hose")
      ? [
          makePart(
            "hose",
            "hose",
            tube(
              0.035,
              curveThrough(
                [
                  [0.36, y + 0.92, -0.2],
                  [0.42, y + 1.3, -0.2],
                  [0.2, y + 1.7, -0.1],
                  [0.05, y + 2.1, 0],
                ],
                7,
              ),
              12,
            ),
            { weight: 0.5 },
          ),
        ]
      : []),
  ];
}

const BALL = ["bathysphere", "deep sea sphere", "diving sphere"];

/** What divers are let down in. What makes it itself: the diving bell is a riveted bell open below, with bolted brass portholes, weights around its rim and a bench, on a chain with an air hose; the bathysphere a thick steel ball on wooden skids with three deep portholes side by side, a bolted hatch and a cable. */
export const divingBell = defineFromPlan({
  id: "diving-bell",
  family: "vehicle",
  words: ["diving bell", "divers' bell", "diver's bell", "underwater bell", ...BALL],
  senses: ["diving bell", "bathysphere"],
  height: 3.2,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.08 },
  slots: {
    body: mainSlot("riveted-hull painted-metal", "#5a6a70 #c8a020 #6a7a5a", "bell|shell|sphere|hull"),
    band: slot("iron", "#3a3f44", "rivet|seam"),
    brass: slot("brass", "", "porthole|rim"),
    window: slot("glass", "#16303a", "pane|porthole glass"),
    iron: slot("iron", "#2c2e32", "chain|weight|hatch|lug"),
    hose: slot("rubber", "#1a1a1c", "air hose|cable|umbilical"),
    wood: slot("oak", "", "bench|skid|seat"),
    lamp: slot("glass", "#f6ecc0", "light|searchlight"),
  },
  styles: {
    bell: { weight: 1 },
    ball: { weight: 0, words: BALL, dress: { body: "#7a8a94" }, materials: { body: "painted-metal" } },
  },
  extras: { hose: { chance: 0.9 } },
  build: ({ style, has }: Planned) => (style === "ball" ? ball(has) : bell(has)),
});
