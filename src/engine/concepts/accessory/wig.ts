import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const MIDDLE: Vec3 = [0, 0.33, 0];

/** A point on the hair at an angle around the head (0 the face) and down from the crown. */
const onHead = (around: number, down: number, out: number): Vec3 => [
  (0.088 + out) * sin(down) * sin(around),
  MIDDLE[1] + (0.112 + out) * cos(down),
  -0.008 + (0.105 + out) * sin(down) * cos(around),
];

function lock(around: number, level: number, style: string, next: () => number): Geometry {
  const curly = style === "curly";
  const long = style === "long" ? 0.24 : style === "bob" ? 0.085 : 0.15;
  const front = cos(around) > 0.62;
  const out = 0.008 + 0.009 * level + 0.004 * next();
  const start = 0.1 + 0.08 * level;
  const fringe = front && style !== "long";
  const end = fringe ? 1.12 : 1.62;
  const path: Vec3[] = Array.from({ length: 6 }, (_, i) =>
    onHead(around, start + ((end - start) * i) / 5, out + (i === 5 ? 0.003 : 0)),
  );
  if (!fringe) {
    const [x, y, z] = path[5] as Vec3;
    const drop = long * (0.85 + 0.3 * next());
    // hair of the forehead falls to the sides of the face
    const aside = front ? (x < 0 ? -1 : 1) * 0.055 : 0;
    for (let i = 1; i <= 4; i += 1) {
      const t = i / 4;
      const flare = 1 + 0.14 * t * (style === "bob" ? -0.7 : 1);
      path.push([x * flare + aside * Math.min(1, t * 2), y - drop * t, z * flare - (front ? 0.03 * t : 0)]);
    }
  }
  const fine = curveThrough(path, curly ? 5 : 3);
  const phase = next() * 6;
  const shaped = fine.map(([x, y, z], i): Vec3 => {
    const t = i / fine.length;
    const sway = curly ? 0.013 * Math.min(1, t * 2.4) : 0.0035 * t;
    const turn = i * (curly ? 0.85 : 0.3) + phase;
    return [x + sway * cos(turn), y, z + sway * sin(turn)];
  });
  return sweep(ellipseOutline(curly ? 0.0115 : 0.0145, curly ? 0.0095 : 0.008, 6), shaped, {
    up: [sin(around), 0.3, cos(around)],
    endRounding: 0.004,
    endSteps: 1,
    scale: (t) => (t < 0.1 ? 0.5 + t * 5 : t > 0.75 ? 1 - (t - 0.75) * 2.2 : 1),
  });
}

const strands: Paint = (surface, x, y, z) => {
  const s = sin(x * 2600 + z * 900) * 0.5 + sin(z * 2300 - x * 500 + y * 30) * 0.5;
  surface.height += 0.0004 * s;
  const k = 1 + 0.16 * s;
  layColour(surface, [surface.r * k, surface.g * k, surface.b * k], 0.42);
};

/** A crest of stiff spikes from the brow over the crown to the nape, on nothing but the bare head. */
function crest(next: () => number): Geometry[] {
  const spikes: Geometry[] = [];
  for (let i = 0; i < 13; i += 1)
    for (const side of [-1, 0, 1]) {
      const t = (i + 0.5 * Math.abs(side)) / 12.5;
      const along = 1.05 - 2.25 * t;
      const root: Vec3 = [0.012 * side, MIDDLE[1] + 0.1 * cos(along), -0.008 + 0.094 * sin(along)];
      const tall = (0.125 + 0.02 * next()) * (1 - 0.5 * (2 * t - 0.9) * (2 * t - 0.9));
      const lean = along - 0.16;
      const tip: Vec3 = [
        root[0] * 1.9,
        root[1] + tall * cos(lean) + (side === 0 ? 0.012 : 0),
        root[2] + tall * sin(lean),
      ];
      const middle: Vec3 = [root[0] * 1.5, (root[1] + tip[1]) / 2, (root[2] + tip[2]) / 2 + 0.006];
      spikes.push(
        sweep(ellipseOutline(0.0125, 0.017, 8), curveThrough([root, middle, tip], 4), {
          up: [1, 0, 0],
          endRounding: 0.003,
          endSteps: 1,
          scale: (share) => 1.1 - 0.85 * share * share,
        }),
      );
    }
  return spikes;
}

function build({ style, stream }: Planned): Part[] {
  const next = stream("locks");
  const isCrest = style === "mohawk";
  const locks: Geometry[] = [];
  for (let level = 0; level < 2 && !isCrest; level += 1) {
    const count = style === "curly" ? 30 : 34;
    for (let i = 0; i < count; i += 1) {
      const around = ((i + level * 0.5) / count) * 2 * PI;
      // the face stays open under long hair
      if (style === "long" && cos(around) > 0.985) continue;
      locks.push(lock(around, 1 - level, style, next));
    }
  }
  const cap = meshSdf(
    sculpt([
      add(ellipsoid([0, MIDDLE[1] + 0.004, -0.008], [0.094, 0.118, 0.111])),
      carve(halfSpace([0, MIDDLE[1] - 0.02, 0], [0, -1, 0]), 0.01),
      carve(ellipsoid([0, MIDDLE[1] - 0.02, 0.11], [0.11, 0.088, 0.09]), 0.01),
    ]),
    0.009,
  );
  const head = meshSdf(
    sculpt([
      add(ellipsoid([0, MIDDLE[1], -0.006], [0.082, 0.106, 0.098])),
      add(ellipsoid([0, MIDDLE[1] - 0.065, 0.03], [0.056, 0.062, 0.058]), 0.04),
      add(roundCone([0, MIDDLE[1] - 0.01, 0.09], [0, MIDDLE[1] - 0.038, 0.108], 0.008, 0.014), 0.02),
      add(ellipsoid([0, MIDDLE[1] - 0.077, 0.079], [0.022, 0.009, 0.014]), 0.012),
      carve(ellipsoid([0.033, MIDDLE[1] - 0.006, 0.1], [0.022, 0.013, 0.018]), 0.014),
      carve(ellipsoid([-0.033, MIDDLE[1] - 0.006, 0.1], [0.022, 0.013, 0.018]), 0.014),
      add(roundCone([0, MIDDLE[1] - 0.06, -0.018], [0, 0.06, -0.018], 0.052, 0.056), 0.02),
    ]),
    0.011,
  );
  const foot = turnedPiece(
    [
      [0.085, 0, 0.006],
      [0.09, 0.014, 0.006],
      [0.072, 0.04, 0.02],
      [0.056, 0.075, 0.01],
    ],
    40,
  );
  return [
    makePart("hair", "hair", merge(isCrest ? crest(next) : locks), { weight: 1, paint: strands }),
    ...(isCrest ? [] : [makePart("cap", "hair", cap, { weight: 0.9, paint: strands })]),
    makePart("head", "stand", head, { weight: 0.9 }),
    makePart("foot", "stand", foot, { weight: 0.6 }),
  ];
}

/** A wig. What makes it itself: a full head of hair in bright or natural locks, long, bobbed or curly, or a crest of spikes from brow to nape, on a plain white foam head with no eyes. */
export const wig = defineFromPlan({
  id: "wig",
  family: "garment",
  words: [
    "wig",
    "hairpiece",
    "curly wig",
    "clown wig",
    "long wig",
    "bob wig",
    "toupee",
    "hair wig",
    "afro wig",
    "mohawk",
    "mohawk wig",
  ],
  senses: ["wig", "hairpiece", "toupee"],
  height: 0.46,
  view: { azimuth: 0.45, elevation: 0.12 },
  slots: {
    hair: mainSlot("plastic", "#d8325a #8a3ab8 #2a6ad0 #e8c46a #4a2814 #16120f #c8521e #2ab0a0", "lock|curl|fringe"),
    stand: slot("plastic", "#f0eee8", "head|foot|mannequin"),
  },
  styles: {
    long: { weight: 2, words: ["long wig"], traits: ["long"] },
    bob: { weight: 1.5, words: ["bob wig"], traits: ["short"] },
    mohawk: { weight: 0, words: ["mohawk", "mohawk wig"] },
    curly: { weight: 1, words: ["curly wig", "clown wig", "afro wig"], traits: ["curly"] },
  },
  // worn, it sits on a head as it does on the stand's
  sockets: () => [{ name: "attach", position: [0, MIDDLE[1] + 0.106, -0.006], normal: [0, 1, 0], radius: 0.082 }],
  build,
});
