import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { noise, wobble } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { addAll, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { limb } from "../../geometry/sdf-primitives.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { add, mix, normalize, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { type LeafPlace, leaves } from "./foliage.ts";

interface Pad {
  readonly centre: Vec3;
  readonly size: number;
}

/** Small leaves all over a pillow of foliage. */
function padLeaves({ centre, size }: Pad, chance: () => number): LeafPlace[] {
  return Array.from({ length: 150 }, () => {
    const y = 1 - 1.35 * chance();
    const angle = chance() * TAU;
    const flat = Math.sqrt(Math.max(0, 1 - y * y));
    const out: Vec3 = [flat * cos(angle), y, flat * sin(angle)];
    const root = add(centre, [out[0] * size * 0.94, out[1] * size * 0.42, out[2] * size * 0.94]);
    const turn = chance() * TAU;
    const along = normalize([out[0] + 0.7 * cos(turn), out[1] * 0.7 + 0.1, out[2] + 0.7 * sin(turn)]);
    const length = 0.03 * (0.7 + 0.6 * chance());
    return { root, along, up: normalize(add(out, [0, 0.8, 0])), length, width: length * 0.6 };
  });
}

function build({ kind, stream }: Planned): Part[] {
  const chance = stream("growth");
  const side = chance() < 0.5 ? 1 : -1;
  const at = (x: number, y: number, z: number): Vec3 => [x * side, 0.075 + y, z];
  const trunk = curveThrough(
    [
      at(-0.03, -0.02, 0),
      at(-0.035, 0.05, 0.01),
      at(0.05, 0.12, 0.02),
      at(0.06, 0.19, 0),
      at(-0.03, 0.26, -0.015),
      at(-0.02, 0.335, 0),
    ],
    4,
  );
  const last = trunk.length - 1;
  const knots = trunk.map((point, i) => [point, 0.034 * (1 - 0.72 * (i / last))] as const);
  const pads: Pad[] = [{ centre: add(trunk[last] as Vec3, [0, 0.02, 0]), size: 0.105 }];
  const branches: (readonly [Vec3, number])[][] = [];
  const branch = (t: number, x: number, y: number, z: number, size: number) => {
    const root = trunk[Math.round(t * last)] as Vec3;
    const end: Vec3 = [root[0] + x * side, root[1] + y, root[2] + z];
    branches.push([
      [root, 0.014],
      [add(mix(root, end, 0.5), [0, 0.012, 0]), 0.0095],
      [end, 0.006],
    ]);
    pads.push({ centre: add(end, [0, 0.012, 0]), size });
  };
  branch(0.42, 0.15, 0.035, 0.02, 0.1 + 0.015 * chance());
  branch(0.58, -0.16, 0.015, 0.03, 0.1 + 0.015 * chance());
  branch(0.72, 0.12, 0.05, -0.04, 0.085);
  branch(0.78, -0.1, 0.05, -0.07, 0.08);
  branch(0.66, 0.02, 0.02, 0.12, 0.075);
  const roots = [0.4, 1.7, 2.9, 4.2, 5.4].map((angle) => {
    const foot = trunk[1] as Vec3;
    return [
      [[foot[0], foot[1], foot[2]], 0.018],
      [[foot[0] + 0.05 * cos(angle), 0.078, foot[2] + 0.05 * sin(angle)], 0.012],
      [[foot[0] + 0.085 * cos(angle), 0.068, foot[2] + 0.085 * sin(angle)], 0.007],
    ] as (readonly [Vec3, number])[];
  });
  const clay = sculpt([
    ...addAll(limb(knots), 0.008),
    ...addAll(
      branches.flatMap((each) => limb(each)),
      0.008,
    ),
    ...addAll(
      roots.flatMap((each) => limb(each)),
      0.016,
    ),
  ]);
  const wood = meshSdf(
    displace(clay, 0.0022, (x, y, z) => noise(x * 90, y * 30, z * 90, 3)),
    0.0055,
  );
  const mass = pads.map(({ centre, size }) =>
    move(wobble(stretch(sphere(size * 0.93, 20, 12), [1, 0.44, 1]), size * 0.06, size * 0.25, 3), centre),
  );
  const shade = (light: number) => (surface: { r: number; g: number; b: number }, x: number, y: number, z: number) => {
    const tone = light * (0.9 + 0.35 * noise(x * 60, y * 60, z * 60, 6));
    surface.r *= tone;
    surface.g *= tone;
    surface.b *= tone;
  };
  const tray = [0.36, 0.07, 0.24] as const;
  const pot = [
    move(box([tray[0], tray[1] * 0.78, tray[2]], { bevel: 0.016, bevelSteps: 3 }), [0, 0.014 + tray[1] * 0.39, 0]),
    move(box([tray[0] * 1.07, 0.016, tray[2] * 1.1], { bevel: 0.006, bevelSteps: 2 }), [0, 0.066, 0]),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) => move(box([0.06, 0.02, 0.04], { bevel: 0.005 }), [a * 0.12, 0.01, b * 0.075])),
    ),
  ];
  const moss = move(stretch(sphere(0.5, 28, 10), [tray[0] * 0.93, 0.034, tray[2] * 0.95]), [0, 0.071, 0]);
  const rocks = [
    [0.12, 0.016],
    [0.145, 0.01],
  ].map(([x = 0, size = 0], i) =>
    move(wobble(stretch(sphere(size, 12, 8), [1.2, 0.8, 1]), size * 0.2, size, 7), [-x * side, 0.083, 0.05 - 0.03 * i]),
  );
  return [
    makePart("leaves", "leaf", leaves(pads.flatMap((pad) => padLeaves(pad, chance))), {
      weight: 1,
      crease: 0.9,
      paint: shade(1.05),
    }),
    makePart("crown", "leaf", merge(mass), { weight: 0.9, crease: 1.3, paint: shade(kind === "green" ? 0.6 : 0.8) }),
    makePart("trunk", "trunk", wood, { weight: 0.9, crease: 1.2 }),
    makePart("pot", "pot", merge(pot), { weight: 0.9 }),
    makePart("moss", "moss", wobble(moss, 0.002, 0.02, 2), { weight: 0.5 }),
    makePart("rocks", "rock", merge(rocks), { weight: 0.3 }),
  ];
}

/** A bonsai. What makes it itself: a thick trunk that bends to and fro like an old tree's, flat cushions of small leaves, spread roots in moss, a shallow footed tray. */
export const bonsai = defineFromPlan({
  id: "bonsai",
  family: "plant",
  words: ["bonsai", "bonsai tree", "miniature tree", "bonsai plant"],
  height: 0.42,
  view: { azimuth: 0.25, elevation: 0.16 },
  slots: {
    leaf: mainSlot("leaves", "#3f7a2a #4a8a30 #35702a", "leaves|foliage|crown|cushion|blossom|flower|bloom|needle"),
    trunk: slot("bark", "#6a4a34 #5a4030", "wood|branch|root|bark"),
    pot: slot("ceramic-glaze", "#24405f #5a2f22 #2f4a3f #6a3a28", "tray|bowl|dish|planter"),
    moss: slot("grass", "#5f8a30", "ground|earth|soil|grass"),
    rock: slot("granite", "#8a8780", "stone"),
  },
  kinds: {
    green: { weight: 4 },
    maple: { weight: 1, traits: ["autumn"], dress: { leaf: "#c83f1f #d8641f" } },
    cherry: { weight: 0.6, traits: ["blooming"], dress: { leaf: "#eaa3bd" } },
  },
  build,
});
