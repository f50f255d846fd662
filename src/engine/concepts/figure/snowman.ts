import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnZ } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ball, roundCone } from "../../geometry/sdf-primitives.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor, wants } from "../from-ask.ts";

type SnowmanParameters = {
  readonly height: number;
  readonly fat: number;
  readonly hat: boolean;
  readonly scarf: boolean;
  readonly buttons: number;
  readonly armLift: number;
};

const PARAMETERS = {
  height: { kind: "number", min: 0.4, max: 3, unit: "m", about: "Floor to crown." },
  fat: { kind: "number", min: 0.7, max: 1.5, unit: "ratio", about: "Width of the balls; 1 is usual." },
  hat: { kind: "flag", about: "Wears a top hat." },
  scarf: { kind: "flag", about: "Wears a scarf." },
  buttons: { kind: "integer", min: 0, max: 6, about: "Buttons of coal." },
  armLift: { kind: "number", min: -0.2, max: 0.8, unit: "ratio", about: "How high the twigs are held." },
} as const;

function build(p: SnowmanParameters): Model {
  const h = p.height;
  const f = p.fat;
  const [r1, r2, r3] = [0.24 * h * f, 0.18 * h * f, 0.135 * h * Math.sqrt(f)];
  const y1 = r1 * 0.86;
  const y2 = y1 + r1 * 0.72 + r2 * 0.62;
  const y3 = y2 + r2 * 0.72 + r3 * 0.66;
  const balls = sculpt([
    add(ball([0, y1, 0], r1)),
    add(ball([0, y2, 0], r2), 0.02 * h),
    add(ball([0, y3, 0], r3), 0.02 * h),
  ]);
  const snow = displace(balls, 0.008 * h, (x, y, z) => noise((x / h) * 14, (y / h) * 14, (z / h) * 14, 3));
  const coal = (at: Vec3, r: number) => move(sphere(r, 14), at);
  const onBall = (cy: number, r: number, u: number, v: number): Vec3 => [
    u * r,
    cy + v * r,
    Math.sqrt(Math.max(0.05, 1 - u * u - v * v)) * r * 0.99,
  ];
  const smile = [-2, -1, 0, 1, 2].map((i) => coal(onBall(y3, r3, i * 0.15, -0.5 + 0.035 * i * i), 0.011 * h));
  const parts: Part[] = [
    makePart("body", "body", meshSdf(snow, 0.019 * h), { crease: 1.2, weight: 1 }),
    ...makeParts(
      "eye",
      "coal",
      [1, -1].map((s) => coal(onBall(y3, r3, s * 0.32, 0.16), 0.0185 * h)),
      { weight: 0.8 },
    ),
    makePart("mouth", "coal", merge(smile), { weight: 0.6 }),
    makePart(
      "nose",
      "nose",
      sweep(
        circleOutline(0.024 * h, 14),
        [
          [0, y3 - 0.01 * h, r3 * 0.9],
          [0, y3 - 0.014 * h, r3 * 1.3],
          [0.004 * h, y3 - 0.022 * h, r3 * 1.95],
        ],
        { scale: (t) => 1 - 0.85 * t, endRounding: 0.004 * h },
      ),
      { weight: 0.9 },
    ),
    makePart("arms", "arm", merge([1, -1].flatMap((s) => twig(s, r2, y2, h, p.armLift))), { weight: 0.7 }),
    ...makeParts(
      "button",
      "coal",
      Array.from({ length: p.buttons }, (_, i) => coal(onBall(y2, r2, 0, 0.42 - i * 0.42), 0.017 * h)),
      { weight: 0.5 },
    ),
  ];
  if (p.scarf) {
    const y = y2 + r2 * 0.82;
    const ring = move(stretch(torus(r3 * 0.86, 0.036 * h, 40, 12), [1, 0.9, 1]), [0, y, 0]);
    const tail = meshSdf(
      sculpt([add(roundCone([r3 * 0.4, y, r3 * 0.8], [r3 * 0.62, y - 0.16 * h, r2 * 0.98], 0.03 * h, 0.036 * h))]),
      0.014 * h,
    );
    parts.push(
      makePart("scarf", "scarf", settle(merge([ring, tail])), {
        weight: 0.8,
        paint: (s, _x, py) => {
          if (py > y - 0.05 * h || (py / (0.03 * h)) % 2 < 1) return;
          s.r = 0.75;
          s.g = 0.73;
          s.b = 0.68;
        },
      }),
    );
  }
  const top = y3 + r3;
  if (p.hat) {
    const hat = lathe(
      roundCorners(
        [
          [0, -0.03 * h],
          [r3 * 1.15, -0.03 * h, 0.006 * h],
          [r3 * 1.15, -0.012 * h, 0.006 * h],
          [r3 * 0.76, -0.006 * h, 0.01 * h],
          [r3 * 0.8, r3 * 1.05, 0.012 * h],
          [0, r3 * 1.05],
        ],
        3,
      ),
      48,
    );
    const band = lathe(
      roundCorners(
        [
          [r3 * 0.7, 0],
          [r3 * 0.81, 0],
          [r3 * 0.82, 0.035 * h],
          [r3 * 0.7, 0.035 * h],
        ],
        1,
      ),
      48,
      true,
    );
    const at: Vec3 = [r3 * 0.1, y3 + r3 * 0.78, 0];
    parts.push(
      makePart("hat", "hat", move(turnZ(hat, -0.1), at), { weight: 0.8, crease: 0.7 }),
      makePart("hat-band", "scarf", move(turnZ(band, -0.1), at), { weight: 0.4 }),
    );
  }
  return standModel(parts, [
    { name: "head", position: [0, top - 0.02 * h, 0], normal: [0, 1, 0], radius: r3 },
    { name: "mouth", position: [0, y3 - 0.35 * r3, 0.9 * r3], normal: [0, 0, 1], radius: r3 * 0.3 },
    { name: "neck", position: [0, y2 + r2 * 0.8, 0], normal: [0, 1, 0], radius: r3 * 0.85 },
    { name: "hand", position: [-r2 * 2.1, y2 + 0.06 * h, 0.03 * h], normal: [0, 1, 0], radius: 0.03 * h },
    { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: r3 * 0.7 },
  ]);
}

/** An arm that forks into three. */
function twig(side: number, r: number, y: number, h: number, lift: number) {
  const at = (x: number, up: number, z: number): Vec3 => [
    side * (r * 0.85 + x * h),
    y + 0.03 * h + (up + x * lift) * h,
    z * h,
  ];
  const wrist = at(0.17, 0.0, 0.03);
  const branch = (points: readonly Vec3[], thick: number) =>
    tube(thick * h, curveThrough(points, 4), 8, { scale: (t) => 1.1 - 0.5 * t, endRounding: 0.003 * h });
  return [
    branch([at(-0.05, 0, 0), at(0.08, 0.012, 0.012), wrist], 0.0135),
    branch([wrist, at(0.24, 0.05, 0.04)], 0.009),
    branch([at(0.16, 0, 0.03), at(0.25, 0.0, 0.03)], 0.009),
    branch([at(0.13, 0, 0.02), at(0.18, 0.06, 0.0)], 0.008),
  ];
}

/** A man of snow. What makes it itself: three balls of snow, a carrot for a nose, coal eyes, smile and buttons, twigs for arms, a top hat and a scarf. */
export const snowman = defineConcept<SnowmanParameters>({
  id: "snowman",
  family: "figure",
  words: ["snowman", "snow man", "frosty", "olaf"],
  senses: ["snowman"],
  height: 1.5,
  parameters: PARAMETERS,
  slots: {
    body: { words: ["snow", "ball", "head"], materials: ["plaster"], colours: [fromHex("#f3f6fa")] },
    nose: { words: ["carrot"], materials: ["plastic"], colours: [fromHex("#e8741c")], takesWhole: false },
    coal: {
      words: ["eye", "button", "mouth"],
      materials: ["granite"],
      colours: [fromHex("#161618")],
      takesWhole: false,
    },
    arm: { words: ["twig", "stick", "branch"], materials: ["bark"], takesWhole: false },
    scarf: {
      words: ["muffler"],
      materials: ["woven-cotton"],
      colours: ["#b8261f", "#2f6a3f", "#2f4f94"].map(fromHex),
      takesWhole: false,
    },
    hat: { words: ["top hat"], materials: ["felt"], colours: [fromHex("#1d1d21")], takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<SnowmanParameters>(PARAMETERS, {
      height: draw.number("height", 1.3, 1.7) * traitFactor(ask, { tall: 1.25, short: 0.75 }),
      fat:
        draw.number("fat", 0.92, 1.1) *
        traitFactor(ask, { fat: 1.2, round: 1.15, wide: 1.15, thin: 0.82, narrow: 0.85 }),
      hat: wants(ask, "hat", draw.chance("hat", 0.85)),
      scarf: wants(ask, "scarf", draw.chance("scarf", 0.9)),
      buttons: ask.counts.get("button") ?? 3,
      armLift: draw.number("armLift", 0.05, 0.6),
    }),
  build,
  view: { azimuth: 0.35, elevation: 0.12 },
});
