import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part, Socket } from "../../geometry/part.ts";
import { deform, move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { hollow, smoothProfile } from "../vessel/hollow.ts";

/** Radius of the bowl and height of its rim, metres. */
const [BOWL, RIM] = [0.062, 0.098];

/** A wisp that rises from `from`, swinging wider and growing thin. */
const wisp = (from: Vec3, tall: number, turn: number): Geometry =>
  tube(
    0.0075,
    curveThrough(
      Array.from({ length: 9 }, (_, i): Vec3 => {
        const t = i / 8;
        const swing = 0.004 + 0.03 * t;
        return [from[0] + swing * sin(5.2 * t + turn), from[1] + tall * t, from[2] + swing * 0.7 * cos(4.1 * t + turn)];
      }),
      5,
    ),
    10,
    { scale: (t) => (0.35 + 1.5 * t) * (1 - t * t * 0.85) },
  );

/** Openings cut in a lid: dark, in two rows round about, petals in the lower one. */
const pierced =
  (low: number, high: number, count: number): Paint =>
  (surface, x, y, z) => {
    const v = (y - low) / (high - low);
    if (v < 0 || v > 1) return;
    const row = v < 0.55 ? 0 : 1;
    const u = (atan2(z, x) / TAU) * count + row / 2;
    const a = u - Math.floor(u) - 0.5;
    const b = row === 0 ? (v - 0.28) / 0.5 : (v - 0.77) / 0.34;
    if (a * a * 9 + b * b * 4 < 0.8) {
      layColour(surface, fromHex("#0d0a07"), 0.9);
      surface.height -= 0.001;
    }
  };

function tripod(seed: number): Part[] {
  const bowl = lathe(
    hollow(
      smoothProfile(
        [
          [0.02, 0.034],
          [0.05, 0.045],
          [BOWL, 0.066],
          [0.058, 0.086],
          [0.054, 0.092],
          [0.06, RIM],
        ],
        6,
      ),
      0.004,
      0.006,
    ),
    64,
  );
  const foot = (): Geometry =>
    merge([
      tube(
        0.0085,
        curveThrough(
          [
            [0.04, 0.046, 0],
            [0.055, 0.03, 0],
            [0.052, 0.014, 0],
            [0.06, 0.004, 0],
          ],
          5,
        ),
        12,
        { scale: (t) => 1.25 - 0.5 * t, endRounding: 0.003 },
      ),
      move(sphere(0.0085, 16), [0.061, 0.007, 0]),
    ]);
  const ear = (s: number): Geometry =>
    move(turnZ(turnX(torus(0.019, 0.0042, 28, 10), PI / 2), s * -0.3), [s * 0.067, 0.102, 0]);
  const dome = turnedUp(
    [
      [0.0, 0.1],
      [0.058, 0.1],
      [0.06, 0.104, 0.002],
      [0.055, 0.122, 0.02],
      [0.036, 0.142, 0.02],
      [0.013, 0.15, 0.006],
      [0.009, 0.157, 0.004],
      [0, 0.157],
    ],
    64,
    5,
  );
  const knob =
    seed % 2
      ? move(
          deform(sphere(0.013, 24), ([x, y, z]) => [x, y * (y > 0 ? 1.6 : 1), z]),
          [0, 0.168, 0],
        )
      : merge([move(sphere(0.012, 24), [0, 0.167, 0]), move(sphere(0.006, 16), [0, 0.183, 0])]);
  const band: Paint = (surface, x, y, z) => {
    const u = (atan2(z, x) / TAU) * 22;
    const a = Math.abs(u - Math.floor(u) - 0.5);
    const v = (y - 0.066) / 0.009;
    if (Math.abs(v) > 1) return;
    surface.height += Math.abs(v) > 0.82 || Math.abs(a - 0.28 - 0.1 * v) < 0.08 ? 0.0012 : 0;
  };
  return [
    makePart("bowl", "body", bowl, { weight: 1, paint: band }),
    makePart("lid", "lid", dome, { weight: 1, paint: pierced(0.108, 0.142, 9) }),
    makePart("knob", "lid", knob, { weight: 0.7 }),
    ...makeParts("foot", "body", around(3, foot(), PI / 2), { weight: 0.7 }),
    ...makeParts("ear", "body", [-1, 1].map(ear), { weight: 0.7 }),
  ];
}

/** A church's censer hung by three chains from a ring: `links` as small upright rings in a row. */
function thurible(): Part[] {
  const lower = lathe(
    hollow(
      smoothProfile(
        [
          [0.03, 0],
          [0.018, 0.012],
          [0.022, 0.02],
          [0.05, 0.042],
          [0.056, 0.066],
          [0.052, 0.074],
        ],
        6,
      ),
      0.0035,
      0.02,
    ),
    56,
  );
  const upper = turnedUp(
    [
      [0, 0.076],
      [0.053, 0.076, 0.001],
      [0.054, 0.082, 0.002],
      [0.047, 0.1, 0.012],
      [0.03, 0.118, 0.012],
      [0.02, 0.124, 0.002],
      [0.02, 0.14, 0.002],
      [0.023, 0.143, 0.001],
      [0.006, 0.172, 0.01],
      [0, 0.176],
    ],
    56,
  );
  const [top, links] = [0.31, 12];
  const chains = [0, 1, 2].flatMap((k) => {
    const a = (k / 3) * TAU + 0.5;
    return Array.from({ length: links }, (_, i) => {
      const t = (i + 0.5) / links;
      const r = 0.055 * (1 - t) + 0.012 * t;
      const link = turnX(torus(0.0075, 0.0016, 14, 6), PI / 2);
      return move(i % 2 ? settle(turnY(link, PI / 2)) : link, [r * cos(a), 0.08 + (top - 0.08) * t, r * sin(a)]);
    });
  });
  return [
    makePart("bowl", "body", lower, { weight: 1 }),
    makePart("lid", "lid", upper, { weight: 1, paint: pierced(0.084, 0.118, 8) }),
    makePart("chains", "chain", merge(chains), { weight: 0.6 }),
    makePart("cap", "lid", move(sphere(0.016, 24, 14), [0, top, 0]), { weight: 0.5 }),
    makePart("ring", "chain", move(turnX(torus(0.017, 0.003, 28, 8), PI / 2), [0, top + 0.031, 0]), { weight: 0.5 }),
  ];
}

function sticks(count: number): Part[] {
  const bowl = lathe(
    hollow(
      smoothProfile(
        [
          [0.034, 0],
          [0.03, 0.006],
          [0.05, 0.03],
          [0.056, 0.05],
          [0.053, 0.06],
        ],
        6,
      ),
      0.004,
      0.01,
    ),
    56,
  );
  const tips = Array.from({ length: count }, (_, i): Vec3 => {
    const a = i * 2.1 + 0.4;
    return [0.05 * cos(a), 0.26 - 0.012 * i, 0.03 * sin(a)];
  });
  return [
    makePart("bowl", "body", bowl, { weight: 1 }),
    makePart(
      "ash",
      "ash",
      turnedUp(
        [
          [0, 0.03],
          [0.047, 0.03],
          [0.048, 0.048, 0.002],
          [0.02, 0.053, 0.01],
          [0, 0.054],
        ],
        40,
      ),
      { weight: 0.4 },
    ),
    ...makeParts(
      "stick",
      "stick",
      tips.map(([x, y, z]) => bar([x * 0.2, 0.045, z * 0.2], [x, y, z], 0.0022, 8)),
      { weight: 0.7 },
    ),
    ...makeParts(
      "ember",
      "ember",
      tips.map((tip) => move(sphere(0.0034, 12), tip)),
      { weight: 0.4 },
    ),
  ];
}

function build({ style, seed, has, count }: Planned): Part[] {
  const parts = style === "sticks" ? sticks(Math.max(count, 1)) : style === "thurible" ? thurible() : tripod(seed);
  if (!has("smoke")) return parts;
  const from: readonly Vec3[] =
    style === "sticks"
      ? [[0.046, 0.262, 0.012]]
      : style === "thurible"
        ? [[0.045, 0.1, 0.012]]
        : [
            [-0.02, 0.15, 0.012],
            [0.026, 0.142, -0.008],
          ];
  return [
    ...parts,
    makePart("smoke", "smoke", merge(from.map((at, i) => wisp(at, 0.13 + 0.03 * i, seed + i * 2.4))), { weight: 0.5 }),
  ];
}

const sockets = ({ style }: Planned): Socket[] =>
  style === "thurible" ? [{ name: "hand", position: [0, 0.34, 0], normal: [0, 1, 0], radius: 0.012 }] : [];

/** An incense burner. What makes it itself: a bronze bowl on three curved feet with ring ears, its domed lid pierced by rows of openings, wisps of smoke coming out; a church's censer hung by three chains; or a bowl of ash with burning sticks in it. */
export const censer = defineFromPlan({
  id: "censer",
  family: "vessel",
  words: [
    "incense burner",
    "censer",
    "thurible",
    "incense",
    "incense holder",
    "incense sticks",
    "incense bowl",
    "joss sticks",
  ],
  senses: ["censer"],
  height: 0.2,
  view: { azimuth: 0.3, elevation: 0.16 },
  slots: {
    body: mainSlot("bronze brass", "", "bowl|foot|feet|ear"),
    lid: { ...slot("bronze brass", "", "cover|dome|knob"), takesWhole: true },
    chain: slot("brass", "", "chains|ring"),
    ash: slot("sand", "#b8b2a8"),
    stick: slot("cork", "#7a4a2a #5a3a22", "incense stick|joss stick"),
    ember: { ...slot("lava", "#ff6a1c"), takesWhole: false },
    smoke: { ...slot("glass", "#e6e6ea", "wisp|fume"), clear: true },
  },
  styles: {
    tripod: { weight: 3 },
    thurible: { words: ["thurible"], slots: ["chain"], traits: ["hanging"] },
    sticks: {
      words: ["incense", "incense holder", "incense sticks", "incense bowl", "joss sticks"],
      slots: ["stick", "ash", "ember"],
      materials: { body: "ceramic-glaze" },
      dress: { body: "#3f6a6e|#7a2a22|#2f3f5a" },
    },
  },
  extras: { smoke: { chance: 0.8, traits: ["smoking", "burning"] } },
  count: { slot: "stick", min: 1, max: 3, most: 9 },
  build,
  sockets,
});
