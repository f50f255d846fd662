import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, place, turnY } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { acos, PI, TAU } from "../../math/elementary.ts";
import { rotation } from "../../math/mat4.ts";
import { cross, normalize, scale, type Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { chainLinks } from "../clock/chain-links.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

/** The corners of an icosahedron and the middles of its sides: evenly spread spikes. */
const DIRECTIONS: readonly Vec3[] = (() => {
  const g = (1 + Math.sqrt(5)) / 2;
  const out: Vec3[] = [];
  for (const s of [-1, 1])
    for (const t of [-1, 1]) {
      out.push([0, s, t * g], [s, t * g, 0], [t * g, 0, s]);
      out.push([0, s * g, t / g], [s * g, t / g, 0], [t / g, 0, s * g]);
      for (const u of [-1, 1]) out.push([s, t, u]);
    }
  return out.map((v) => normalize(v));
})();

/** What stands along +Y, turned to stand along `to`. */
const aim = (geometry: Geometry, to: Vec3): Geometry => {
  const axis = cross([0, 1, 0], to);
  return place(geometry, rotation(normalize(axis, [1, 0, 0]), acos(Math.min(1, Math.max(-1, to[1])))));
};

function spikedBall(at: Vec3, r: number): { ball: Geometry; spikes: Geometry } {
  const spike = cylinder({ radius: r * 0.24, radiusTop: r * 0.012, height: r * 0.72, segments: 10 });
  return {
    ball: move(sphere(r, 36), at),
    spikes: move(merge(DIRECTIONS.map((to) => move(aim(spike, to), scale(to, r * 0.93)))), at),
  };
}

const wrapped: Paint = (surface, _x, y) => {
  const turn = y * 62;
  if (turn - Math.floor(turn) < 0.22) {
    surface.r *= 0.4;
    surface.g *= 0.4;
    surface.b *= 0.4;
    surface.height -= 0.0012;
  }
};

function haft(length: number, wooden: boolean): Part[] {
  return [
    makePart(
      "haft",
      "haft",
      turnedUp(
        [
          [0, 0.02],
          [0.017, 0.02],
          [wooden ? 0.02 : 0.015, length * 0.5],
          [wooden ? 0.019 : 0.015, length],
          [0, length],
        ],
        24,
      ),
      { weight: 0.9 },
    ),
    makePart(
      "grip",
      "grip",
      turnedUp(
        [
          [0, 0.04],
          [0.022, 0.04, 0.004],
          [0.024, 0.12],
          [0.021, 0.2, 0.004],
          [0, 0.2],
        ],
        24,
      ),
      { weight: 0.7, paint: wrapped },
    ),
    makePart(
      "pommel",
      "metal",
      turnedUp(
        [
          [0, 0],
          [0.02, 0, 0.008],
          [0.032, 0.022, 0.012],
          [0.02, 0.046, 0.008],
          [0, 0.046],
        ],
        24,
      ),
      { weight: 0.5 },
    ),
    makePart("ring", "metal", move(torus(0.022, 0.007, 28, 8), [0, 0.205, 0]), { weight: 0.3 }),
  ];
}

function build({ style, count }: Planned): Part[] {
  if (style === "flail") {
    const r = 0.088;
    const at: Vec3 = [0.27, 0.22, 0.04];
    const path = curveThrough(
      [
        [0, 0.595, 0],
        [0.06, 0.645, 0.01],
        [0.16, 0.63, 0.02],
        [0.235, 0.53, 0.03],
        [0.265, 0.42, 0.04],
        [0.27, 0.3, 0.04],
      ],
      8,
    );
    const { ball, spikes } = spikedBall(at, r);
    return [
      ...haft(0.58, true),
      makePart(
        "cap",
        "metal",
        turnedUp(
          [
            [0, 0.53],
            [0.025, 0.53, 0.004],
            [0.024, 0.59, 0.01],
            [0, 0.595],
          ],
          24,
        ),
        { weight: 0.5 },
      ),
      makePart("chain", "metal", chainLinks(path, 0.062), { weight: 0.9, crease: 1.2 }),
      makePart("ball", "head", ball, { weight: 1 }),
      makePart("spikes", "spike", spikes, { weight: 1 }),
    ];
  }
  if (style === "morning star" || style === "club") {
    const top = 0.62;
    const { ball, spikes } = spikedBall([0, top, 0], 0.09);
    if (style === "club")
      return [
        makePart(
          "club",
          "haft",
          turnedUp(
            [
              [0, 0],
              [0.03, 0, 0.01],
              [0.026, 0.04, 0.01],
              [0.022, 0.14, 0.05],
              [0.07, 0.55, 0.1],
              [0.072, 0.66, 0.05],
              [0.04, 0.71, 0.03],
              [0, 0.715],
            ],
            28,
          ),
          { weight: 1 },
        ),
        makePart(
          "spikes",
          "spike",
          merge(
            [0.42, 0.5, 0.58, 0.655].flatMap((y, row) =>
              Array.from({ length: 7 }, (_, i) =>
                turnY(
                  move(aim(cylinder({ radius: 0.012, radiusTop: 0.0008, height: 0.05, segments: 10 }), [1, 0, 0]), [
                    0.026 + y * 0.062,
                    y,
                    0,
                  ]),
                  ((i + row * 0.5) / 7) * TAU,
                ),
              ),
            ),
          ),
          { weight: 0.9 },
        ),
        makePart("band", "metal", move(torus(0.031, 0.007, 28, 8), [0, 0.2, 0]), { weight: 0.4 }),
      ];
    return [
      ...haft(top, true),
      makePart(
        "neck",
        "metal",
        turnedUp(
          [
            [0, 0.48],
            [0.027, 0.48, 0.005],
            [0.024, 0.5, 0.005],
            [0.034, 0.545],
            [0, 0.545],
          ],
          24,
        ),
        {
          weight: 0.4,
        },
      ),
      makePart("ball", "head", ball, { weight: 1 }),
      makePart("spikes", "spike", spikes, { weight: 1 }),
    ];
  }
  const flange = plate(
    [
      [0.012, -0.085],
      [0.035, -0.07, 0.01],
      [0.082, 0.0, 0.006],
      [0.076, 0.03, 0.02],
      [0.035, 0.075, 0.02],
      [0.012, 0.085],
    ],
    0.013,
    0.004,
  );
  return [
    ...haft(0.6, false),
    ...makeParts(
      "flange",
      "head",
      Array.from({ length: count }, (_, i) => move(turnY(flange, (i / count) * TAU + PI / 14), [0, 0.56, 0])),
      { weight: 1 },
    ),
    makePart(
      "core",
      "metal",
      turnedUp(
        [
          [0, 0.455],
          [0.024, 0.455, 0.006],
          [0.026, 0.47, 0.006],
          [0.022, 0.48],
          [0.022, 0.64, 0.004],
          [0.028, 0.65, 0.004],
          [0.024, 0.67, 0.008],
          [0.008, 0.705, 0.01],
          [0, 0.708],
        ],
        28,
      ),
      { weight: 0.6 },
    ),
  ];
}

/** A mace. What makes it itself: a short haft with a wrapped grip and a heavy head of steel flanges around a core; a morning star has a ball with spikes, a flail hangs its spiked ball on a chain, a spiked club is a thick stick with spikes. */
export const mace = defineFromPlan({
  id: "mace",
  family: "weapon",
  words: [
    "mace",
    "flanged mace",
    "war mace",
    "morning star",
    "morningstar",
    "spiked mace",
    "flail",
    "spiked club",
    "war club",
    "wooden club",
    "club",
    "cudgel",
    "ball and chain flail",
  ],
  senses: ["mace#2", "club#3"],
  height: 0.7,
  view: { azimuth: 0.35, elevation: 0.1 },
  slots: {
    head: mainSlot("iron brushed-steel", "", "ball|flange|blade"),
    spike: slot("brushed-steel iron", "", "", true),
    metal: slot("iron bronze gold", "", "chain|pommel|ring"),
    haft: slot("oak", "#6a4022 #4a2a16", "handle|shaft|stick", true),
    grip: slot("leather", "#3a2014 #1c1a1c #5a1f1c", "wrap"),
  },
  styles: {
    flanged: { weight: 2, words: ["flanged mace", "war mace"], materials: { haft: "iron", head: "brushed-steel" } },
    "morning star": {
      weight: 2,
      words: ["morning star", "morningstar", "spiked mace"],
      traits: ["spiked", "spiky"],
      slots: ["spike"],
    },
    flail: { weight: 0, words: ["flail", "ball and chain flail"], slots: ["chain"] },
    club: { weight: 0, words: ["spiked club", "war club", "wooden club", "club", "cudgel"] },
  },
  count: { slot: "flange", min: 6, max: 8, most: 10 },
  build,
});
