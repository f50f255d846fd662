import { graph } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, GOLDEN_ANGLE, PI, sin } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { puffs } from "../sky/puffs.ts";

/** Metres from the lips to the end, and half the width there. */
const LONG = 1.7;
const WIDE = 0.3;
const NARROW = 0.045;

/** From +Y, in which it is turned, to +Z, in which it is blown. */
const blown = (g: Part["geometry"]): Part["geometry"] => turnX(g, PI / 2);

/** A tongue from the middle outwards: thin at its root, wide at two thirds, ending in a tip. */
function tongue(long: number, wide: number, seed: number): Part["geometry"] {
  const rings = 14;
  const profile = Array.from({ length: rings + 1 }, (_, i): Point2 => {
    const t = i / rings;
    const girth = t < 0.5 ? NARROW + (wide - NARROW) * t * 2 : wide * GIRTH((1 - t) * 2);
    return [i === 0 || i === rings ? 0 : girth, long * t];
  });
  return deform(lathe(profile, 20), ([x, y, z]) => {
    const t = y / long;
    const sway = 0.75 * wide * t * t;
    const bulge = 1 + 0.3 * t * noise(x * 14, y * 6, z * 14, seed);
    return [x * bulge + sway * sin(5 * t + seed), y, z * bulge + sway * cos(4.2 * t + seed)];
  });
}

/** From the tip to the widest place: a tongue of fire runs out into a point. */
const GIRTH = graph([
  [0, 0],
  [0.3, 0.2],
  [0.7, 0.72],
  [1, 1],
]);

/** Tongues about a long one in the middle, each leaning out. */
const tongues = (count: number, slender: number): Part["geometry"][] => [
  tongue(LONG, WIDE * 0.6, 3),
  ...Array.from({ length: count }, (_, k) => {
    const long = LONG * (0.6 + 0.38 * ((k * 0.29) % 1));
    const lean = 0.1 + 0.13 * ((k * 0.53) % 1);
    return turnY(turnZ(tongue(long, WIDE * slender, k + 7), -lean), k * GOLDEN_ANGLE);
  }),
];

/** Nearly white at the lips, deep at the tips, in whatever colour it burns. */
const cooling: Paint = (surface, _x, y) => {
  const t = clamp01(y / LONG);
  const glow = 0.85 * clamp01(1 - t / 0.45);
  const most = Math.max(surface.r, surface.g, surface.b);
  const cooled = (c: number) => {
    const deep = c * (1 - (c < most ? 0.75 : 0.2) * clamp01((t - 0.4) / 0.6));
    return deep + (1 - deep) * glow * (c < 0.5 * most ? 0.6 : 1);
  };
  layColour(surface, [cooled(surface.r), cooled(surface.g), cooled(surface.b)], 0.9, 0);
};

const smoke = (seed: number): Part["geometry"] =>
  puffs(
    Array.from({ length: 22 }, (_, k): [Vec3, number] => {
      const t = (k + 1) / 22;
      const out = 0.55 * WIDE * t * Math.sqrt((k * 0.29) % 1);
      const angle = k * GOLDEN_ANGLE + seed;
      return [[out * cos(angle), 0.1 * LONG + 0.86 * LONG * t, out * sin(angle)], 0.05 + 0.16 * t];
    }),
    0.026,
  );

function build({ style, seed }: Planned): Part[] {
  if (style === "smoke") {
    const root = tongue(LONG * 0.4, WIDE * 0.35, 2);
    return [
      makePart("root", "smoke", blown(root), { weight: 0.6 }),
      makePart("smoke", "smoke", blown(smoke(seed % 7)), { weight: 1 }),
    ];
  }
  if (style === "ice") {
    const spikes = Array.from({ length: 26 }, (_, k) => {
      const t = 0.25 + 0.7 * ((k * 0.29) % 1);
      const spike = lathe(
        [
          [0, 0],
          [0.035, 0.06],
          [0.028, 0.16],
          [0, 0.42],
        ],
        6,
      );
      const tilt = turnY(turnZ(spike, -0.25 - 0.5 * ((k * 0.53) % 1)), k * GOLDEN_ANGLE);
      const out = 0.5 * WIDE * t;
      return move(tilt, [out * cos(k * GOLDEN_ANGLE), LONG * (t - 0.1), -out * sin(k * GOLDEN_ANGLE)]);
    });
    return [
      ...makeParts("frost", "frost", tongues(5, 0.36).map(blown), { weight: 1 }),
      ...makeParts("shard", "shard", spikes.map(blown), { weight: 0.8 }),
    ];
  }
  if (style === "water") {
    const drops = Array.from({ length: 24 }, (_, k) => {
      const t = 0.6 + 0.45 * ((k * 0.29) % 1);
      const out = WIDE * (0.4 + 0.7 * ((k * 0.53) % 1)) * t;
      return move(sphere(0.014 + 0.016 * ((k * 0.71) % 1), 12), [
        out * cos(k * GOLDEN_ANGLE),
        LONG * t,
        out * sin(k * GOLDEN_ANGLE),
      ]);
    });
    return [
      ...makeParts("water", "water", tongues(5, 0.34).map(blown), { weight: 1 }),
      makePart("drops", "water", blown(merge(drops)), { weight: 0.5 }),
    ];
  }
  return makeParts("flame", "flame", tongues(11, 0.4).map(blown), { weight: 1, paint: cooling });
}

/**
 * What a dragon breathes. What makes it itself: a jet that begins thin at the lips and spreads into ragged tongues: of fire, nearly white
 * where it begins and red at the tips; of smoke in billows; of frost with shards of ice in it; of water with drops about it.
 */
export const breath = defineFromPlan({
  id: "breath",
  family: "nature",
  words: [
    "fire breath",
    "breath of fire",
    "jet of fire",
    "jet of flame",
    "stream of fire",
    "stream of flame",
    "burst of flame",
    "burst of fire",
    "smoke breath",
    "plume of smoke",
    "puff of smoke",
    "ice breath",
    "frost breath",
    "water jet",
    "jet of water",
    "poison breath",
  ],
  height: 0.6,
  view: { azimuth: 1.1, elevation: 0.16 },
  slots: {
    flame: mainSlot("plaster", "#ff9a1c", "fire|light|glow"),
    smoke: slot("plaster", "#8d8f94 #a5a6a8", "cloud|fume", true),
    frost: slot("ice", "#d8f0fa", "ice|mist", true),
    shard: slot("ice", "#b8e4f6", "icicle|crystal"),
    water: slot("water", "#8cc8e8", "drop", true),
  },
  styles: {
    fire: { words: ["fire breath"] },
    smoke: { weight: 0, words: ["smoke breath", "plume of smoke", "puff of smoke", "poison breath"] },
    ice: { weight: 0, words: ["ice breath", "frost breath"] },
    water: { weight: 0, words: ["water jet", "jet of water"] },
  },
  kinds: {
    usual: {},
    poison: { weight: 0, words: ["poison breath"], dress: { smoke: "#6f9a2c" } },
  },
  build,
  sockets: () => [{ name: "breath", position: [0, 0, 0], normal: [0, 0, 1], radius: NARROW }],
});
