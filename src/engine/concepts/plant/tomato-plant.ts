import { curveThrough } from "../../geometry/curve.ts";
import { wobble } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, settle, stretch, turnY } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, type Planned, slot } from "../define-from-plan.ts";
import { leafPaint, petal } from "../flower/petal.ts";
import { bar } from "../pieces.ts";
import { GREEN, POT_SLOTS, plantPot } from "./plant-pot.ts";

/** Radius and height of the pot, and of the vine over it, metres. */
const [POT, DEEP, VINE] = [0.13, 0.17, 0.56];

/** From one leaf to the next around a stem: the golden angle, radians. */
const GOLDEN = 2.399963;

/** One leaflet, toothed by its ruffle, lying outwards from the origin. */
const leaflet = (length: number, rise: number): Geometry =>
  petal({
    length,
    width: length * 0.56,
    outline: [
      [0, 0.35],
      [0.25, 1],
      [0.45, 0.72],
      [0.6, 0.78],
      [0.8, 0.42],
      [1, 0.03],
    ],
    rise,
    curl: -0.7,
    cup: -0.3,
    thickness: 0.0018,
    ruffle: length * 0.05,
    waves: 3,
    steps: 8,
    across: 4,
  });

/** A feathered leaf: pairs of leaflets along a stalk that bends over, one at its end. */
function leaf(long: number): { readonly blades: Geometry[]; readonly stalk: Geometry } {
  const at = (t: number): Vec3 => [0, long * (0.5 * t - 0.62 * t * t), long * t];
  const pairs = [0.38, 0.66, 0.88].flatMap((t, i) =>
    [-1, 1].map((s) => move(turnY(leaflet(long * (0.4 - 0.06 * i), 0.1), s * (1.15 - 0.2 * i)), at(t))),
  );
  const end = move(leaflet(long * 0.46, -0.35), at(1));
  return {
    blades: [...pairs, end],
    stalk: tube(0.0032, [at(0), at(0.3), at(0.6), at(1)], 6, { scale: (t) => 1.2 - 0.7 * t }),
  };
}

/** A tomato about the origin, dented at its stalk. */
const tomato = (radius: number): Geometry =>
  settle(
    deform(sphere(radius, 28, 18), ([x, y, z]) => {
      const r = Math.sqrt(x * x + z * z) / radius;
      const ribs = 1 + 0.025 * cos(atan2(z, x) * 5) * (y > 0 ? 1 : 0.4);
      return [x * ribs, y * 0.86 - (y > 0 ? radius * 0.2 * Math.max(0, 1 - r * 2.4) : 0), z * ribs];
    }),
  );

/** Five green points on the tomato's crown and its short stalk. */
const crown = (radius: number): Geometry =>
  merge([
    ...Array.from({ length: 5 }, (_, i) =>
      turnY(
        petal({
          length: radius * 0.75,
          width: radius * 0.26,
          rise: 0.35,
          curl: -1,
          thickness: 0.0014,
          steps: 4,
          across: 2,
        }),
        (i / 5) * TAU,
      ),
    ),
    bar([0, -radius * 0.1, 0], [0, radius * 0.55, -radius * 0.1], 0.0028, 6),
  ]);

function build({ style, stream }: Planned): Part[] {
  const next = stream("vine");
  const cage = style === "cage";
  const lean = (t: number): Vec3 => [0.018 * sin(t * 5), DEEP * 0.85 + VINE * t, 0.016 * cos(t * 4.2) - 0.01];
  const vine = tube(
    0.0085,
    curveThrough(
      Array.from({ length: 8 }, (_, i) => lean(i / 7)),
      3,
    ),
    9,
    {
      scale: (t) => 1.15 - 0.7 * t,
    },
  );
  const blades: Geometry[] = [];
  const stalks: Geometry[] = [vine];
  const count = 15;
  for (let i = 0; i < count; i += 1) {
    const t = 0.14 + (0.86 * i) / (count - 1);
    const { blades: own, stalk } = leaf((0.225 - 0.1 * Math.abs(t - 0.45)) * (0.9 + 0.25 * next()));
    const put = (geometry: Geometry) => move(turnY(geometry, i * GOLDEN), lean(t));
    blades.push(...own.map(put));
    stalks.push(put(stalk));
  }
  const tops = [0, 2, 4].map((k) => move(turnY(leaflet(0.07, 1), k * 1.05), lean(1)));
  const ripe: Geometry[] = [];
  const unripe: Geometry[] = [];
  const crowns: Geometry[] = [];
  const trusses = 6;
  for (let i = 0; i < trusses; i += 1) {
    const t = 0.2 + (0.62 * i) / (trusses - 1);
    const turn = 0.5 + i * 2.1 + 0.3 * next();
    const hung = i % 3 === 1 ? 3 : 2;
    const [, y] = lean(t);
    const out = 0.098 + 0.02 * next();
    for (let k = 0; k < hung; k += 1) {
      const a = turn + (k - (hung - 1) / 2) * 0.5;
      const radius = (0.047 - 0.014 * t) * (0.88 + 0.2 * next());
      const at: Vec3 = [out * sin(a), y - 0.03 - 0.038 * (k % 2), out * cos(a)];
      const green = t > 0.66 || (k === 2 && i % 2 === 1);
      (green ? unripe : ripe).push(move(tomato(radius * (green ? 0.8 : 1)), at));
      crowns.push(move(crown(radius), [at[0], at[1] + radius * 0.62, at[2]]));
      stalks.push(
        tube(
          0.0026,
          curveThrough([lean(t), [at[0] * 0.7, y + 0.014, at[2] * 0.7], [at[0], at[1] + radius * 0.9, at[2]]], 4),
          6,
        ),
      );
    }
  }
  const high = DEEP + VINE + 0.06;
  const poles = [0, 1, 2].map((k) => {
    const a = 0.5 + (k / 3) * TAU;
    const [c, s] = [cos(a) * POT * 0.76, sin(a) * POT * 0.76];
    return cage
      ? bar([c, DEEP * 0.6, s], [c * 1.25, high - 0.04, s * 1.25], 0.003, 8)
      : bar([c, DEEP * 0.6, s], [c * 0.18, high, s * 0.18], 0.0065, 10);
  });
  const rings = cage
    ? [0.25, 0.58, 0.9].map((t) => move(torus(POT * (0.79 + 0.2 * t), 0.003, 44, 8), [0, DEEP + VINE * t, 0]))
    : [move(stretch(torus(0.026, 0.0035, 20, 8), [1, 2.6, 1]), [0, high - 0.05, 0])];
  return [
    makePart("leaves", "leaf", merge([...blades, ...tops]), { weight: 1, crease: 1, paint: leafPaint(0.12, 0.1) }),
    makePart("stems", "stem", wobble(merge(stalks), 0.0006, 0.01, 2), { weight: 0.7 }),
    ...makeParts("tomato", "tomato", ripe, { weight: 0.9 }),
    ...(unripe.length > 0 ? [makePart("unripe", "unripe", merge(unripe), { weight: 0.7 })] : []),
    makePart("crowns", "stem", merge(crowns), { weight: 0.5 }),
    ...makeParts("stake", "stake", poles, { weight: 0.7 }),
    makePart("tie", cage ? "stake" : "tie", merge(rings), { weight: 0.4 }),
    ...plantPot("collar", POT, DEEP),
  ];
}

/** A tomato plant in its pot. What makes it itself: a tall green vine of feathered, toothed leaves held up by three stakes tied at the top or by a wire cage, and round red tomatoes in trusses with green stars on their crowns, the upper ones still green. */
export const tomatoPlant = defineFromPlan({
  id: "tomato-plant",
  family: "plant",
  words: ["tomato plant", "potted tomato plant", "tomato vine", "cherry tomato plant", "tomato bush"],
  height: 0.88,
  view: { azimuth: 0.3, elevation: 0.16 },
  slots: {
    leaf: { ...GREEN, words: ["leaves", "foliage"] },
    stem: slot("plastic", "#5f8f3a", "stalk|vine"),
    tomato: slot("ceramic-glaze", "#d3261a #c81f18 #e04a1c", "tomatoes|fruit"),
    unripe: slot("ceramic-glaze", "#9cae42", "green tomato"),
    stake: slot("bamboo", "#c9a566", "stick|cane|support|cage|trellis"),
    tie: slot("rope", "#c8b48a", "string|twine"),
    ...POT_SLOTS,
  },
  styles: {
    stakes: { weight: 2, slots: ["tie"] },
    cage: { named: ["cage", "trellis"], materials: { stake: "galvanised-steel" }, dress: { stake: "#9a9ea2" } },
  },
  build,
});
