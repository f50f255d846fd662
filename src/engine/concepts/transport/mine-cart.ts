import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, place, settle, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { turnedAcross } from "../vehicle/bodywork.ts";

/** Height of the rails' heads, a wheel's radius, half the gauge; where the tub begins and ends; metres. */
const [RAIL, R, GAUGE] = [0.13, 0.17, 0.36];
const [LOW, HIGH] = [RAIL + 0.24, RAIL + 0.9];

/** A tub of this half width and depth, below and above, hollow. */
function tub(): Geometry {
  const ring = (w: number, d: number, y: number): Ring => [
    [-w, y, d],
    [w, y, d],
    [w, y, -d],
    [-w, y, -d],
  ];
  return settle(
    loft([
      ring(0.34, 0.5, LOW),
      ring(0.47, 0.68, HIGH - 0.02),
      ring(0.47, 0.68, HIGH),
      ring(0.435, 0.645, HIGH),
      ring(0.32, 0.48, LOW + 0.04),
    ]),
  );
}

/** Planks lying across each other with gaps: boards of a wooden tub. */
const boarded: Paint = (surface, _x, y) => {
  const t = (y - LOW) / 0.165;
  const d = Math.abs(t - Math.round(t));
  if (d < 0.03) {
    surface.height -= 0.006;
    layColour(surface, [surface.r * 0.25, surface.g * 0.25, surface.b * 0.25]);
  }
};

/** A lump of ore, with glints of gold or gems. */
const lump = (size: number, seed: number): Geometry =>
  deform(stretch(sphere(1, 10), [size, size * 0.8, size * 0.9]), ([x, y, z]) => {
    const k = 1 + 0.35 * noise(x * 7, y * 7, z * 7, seed);
    return [x * k, y * k, z * k];
  });

const shining: Paint = (surface, x, y, z) => {
  if (noise(x * 17, y * 17, z * 17, 4) > 0.34) layColour(surface, [0.85, 0.52, 0.1], 0.25, 1);
};

function build({ style, has, stream }: Planned): Part[] {
  const next = stream("ore");
  const wheel = turnedAcross(
    [
      [0.03, -0.045, 0.004],
      [R, -0.045, 0.006],
      [R, 0.02, 0.004],
      [R + 0.035, 0.024, 0.004],
      [R + 0.035, 0.044, 0.004],
      [0.03, 0.044, 0.004],
    ],
    [0, 0, 0],
  );
  const at = [-1, 1].flatMap((s) => [-0.34, 0.34].map((z): Vec3 => [s * GAUGE, RAIL + R, z]));
  const corners = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => bar([a * 0.335, LOW, b * 0.495], [a * 0.468, HIGH, b * 0.678], 0.026, 8)),
  );
  const rimBars = [
    ...[-1, 1].map((s) => block([0.99, 0.07, 0.05], [0, HIGH - 0.03, s * 0.675], 0.012)),
    ...[-1, 1].map((s) => block([0.05, 0.07, 1.4], [s * 0.468, HIGH - 0.03, 0], 0.012)),
  ];
  const rivets = [-1, 1]
    .flatMap((s) =>
      [-0.54, -0.36, -0.18, 0, 0.18, 0.36, 0.54].map((z) => move(sphere(0.016, 10), [s * 0.494, HIGH - 0.03, z])),
    )
    .concat(
      [-1, 1].flatMap((s) =>
        [-0.36, -0.18, 0, 0.18, 0.36].map((x) => move(sphere(0.016, 10), [x, HIGH - 0.03, s * 0.701])),
      ),
    );
  const ore = Array.from({ length: 25 }, (_, i) => {
    const [u, v] = [
      ((i % 5) + 0.5 + 0.5 * (next() - 0.5)) / 5 - 0.5,
      (Math.floor(i / 5) + 0.5 + 0.5 * (next() - 0.5)) / 5.2 - 0.5,
    ];
    const rise = 0.17 * (1 - 2.6 * (u * u + v * v));
    return place(
      lump(0.105 + 0.035 * next(), i),
      chain(
        rotation(X_AXIS, next() * PI),
        rotation(Y_AXIS, next() * PI),
        translation([u * 0.76, HIGH - 0.05 + rise, v * 1.16]),
      ),
    );
  });
  const isWood = style === "wood";
  return [
    ...makeParts(
      "sleeper",
      "sleeper",
      [-0.78, -0.26, 0.26, 0.78].map((z) => block([1.15, 0.09, 0.17], [0, 0.045, z], 0.014)),
      { weight: 0.6, grain: "x" },
    ),
    ...makeParts(
      "rail",
      "rail",
      [-1, 1].flatMap((s) => [
        block([0.055, 0.03, 2], [s * GAUGE, RAIL - 0.015, 0], 0.006),
        block([0.02, 0.05, 2], [s * GAUGE, 0.1, 0]),
        block([0.1, 0.014, 2], [s * GAUGE, 0.092, 0]),
      ]),
      { weight: 0.7 },
    ),
    ...makeParts(
      "wheel",
      "iron",
      at.map((p) => move(p[0] < 0 ? wheel : stretch(wheel, [-1, 1, 1]), p)),
      { weight: 0.9 },
    ),
    ...makeParts(
      "axle",
      "iron",
      [-0.34, 0.34].map((z) => bar([-GAUGE - 0.06, RAIL + R, z], [GAUGE + 0.06, RAIL + R, z], 0.032, 16)),
      { weight: 0.5 },
    ),
    ...makeParts(
      "beam",
      "frame",
      [
        ...[-1, 1].map((s) => block([0.09, 0.09, 1.34], [s * 0.24, LOW - 0.02, 0], 0.012)),
        ...[-1, 1].map((s) => block([0.62, 0.09, 0.1], [0, LOW - 0.02, s * 0.6], 0.012)),
      ],
      { weight: 0.7 },
    ),
    ...makeParts(
      "bracket",
      "frame",
      at.map(([x, , z]) => block([0.07, 0.15, 0.12], [x * 0.68, LOW - 0.07, z], 0.01)),
      { weight: 0.4 },
    ),
    ...makeParts(
      "buffer",
      "iron",
      [-1, 1].map((s) => bar([0, LOW - 0.02, s * 0.64], [0, LOW - 0.02, s * 0.74], 0.06, 20)),
      { weight: 0.5 },
    ),
    makePart("tub", "body", tub(), { weight: 1, grain: "x", ...(isWood && { paint: boarded }) }),
    ...makeParts("corner", "iron", corners, { weight: 0.7 }),
    ...makeParts("rim", "iron", rimBars, { weight: 0.8 }),
    ...makeParts("rivet", "iron", rivets, { weight: 0.3 }),
    ...(has("ore")
      ? [
          makePart("bed", "ore", block([0.78, 0.1, 1.18], [0, HIGH - 0.12, 0], 0.03, 2), { weight: 0.5 }),
          ...makeParts("lump", "ore", ore, { weight: 0.8, paint: shining, crease: 0.3 }),
        ]
      : []),
  ];
}

/** A mine's truck. What makes it itself: a tub that widens upwards, bound with riveted iron, on four small flanged wheels that stand on a short piece of track with sleepers; heaped with ore in which gold glints. */
export const mineCart = defineFromPlan({
  id: "mine-cart",
  family: "vehicle",
  words: ["mine cart", "minecart", "mine wagon", "mining cart", "ore cart", "coal cart", "mine trolley", "mine car"],
  height: 1.2,
  vary: 0.04,
  view: { azimuth: 0.6, elevation: 0.3 },
  slots: {
    body: mainSlot("oak rusty-painted-metal", "#6f4a2a #5c4630 #7a5230", "tub|box|plank"),
    iron: slot("iron", "#3a3632", "rim|wheel|rivet|band"),
    frame: slot("oak", "#4a321c", "beam|chassis"),
    rail: slot("rusty-iron steel", "", "track"),
    sleeper: slot("oak", "#5a4630", "tie"),
    ore: slot("rock", "#5a554e", "rock|stone|coal|gold|load"),
  },
  styles: {
    wood: { materials: { body: "oak" } },
    iron: { weight: 0.4, materials: { body: "rusty-painted-metal" }, dress: { body: "#6a5a4a" } },
  },
  extras: { ore: { chance: 0.75, traits: ["full"] } },
  sockets: () => [{ name: "inside", position: [0, LOW + 0.05, 0], normal: [0, 1, 0], radius: 0.3 }],
  build,
});
