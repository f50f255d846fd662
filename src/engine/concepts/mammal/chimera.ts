import { curveThrough } from "../../geometry/curve.ts";
import { merge } from "../../geometry/merge.ts";
import { place } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { add as plus, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { eyeball, paintEye } from "../animal/eye.ts";
import { scales } from "../reptile/creature-studio.ts";
import { BIG_CAT_BODY, BIG_CAT_EARS, BIG_CAT_HEAD } from "./big-cat-form.ts";
import { defineMammal } from "./define-mammal.ts";
import { lionMane } from "./mane.ts";
import type { Studio } from "./species.ts";

/** A goat's neck and head that grow out of the back: drawn about the origin, which is where they leave it. */
function goatHead({ skeleton: { chest, chestRadii, belly }, put }: Studio): void {
  const root: Vec3 = [0, chest[1] + chestRadii[1] * 0.35, (chest[2] + belly[2]) * 0.5 - 0.02];
  const skull: Vec3 = [0, 0.56, 0.16];
  const at = (x: number, y: number, z: number): Vec3 => plus(skull, [x, y, z]);
  const clay = sculpt([
    add(roundCone([0, -0.08, -0.02], [0, 0.44, 0.06], 0.17, 0.095)),
    add(ellipsoid(skull, [0.105, 0.115, 0.135]), 0.07),
    add(roundCone(at(0, -0.03, 0.08), at(0, -0.12, 0.27), 0.08, 0.056), 0.05),
    add(both(ellipsoid(at(0.07, 0.05, 0.06), [0.045, 0.045, 0.06])), 0.03),
  ]);
  const ear = sculpt([add(roundCone(at(0.09, 0.04, -0.03), at(0.24, 0.0, -0.06), 0.042, 0.02))]);
  const horn = tube(
    0.042,
    curveThrough([at(0.05, 0.08, 0.0), at(0.08, 0.24, -0.05), at(0.11, 0.36, -0.17), at(0.14, 0.36, -0.31)], 6),
    10,
    { scale: (t) => 1.05 - 0.85 * t + 0.05 * (Math.floor(t * 12) % 2), endRounding: 0.006 },
  );
  const beard = sculpt([add(roundCone(at(0, -0.18, 0.2), at(0, -0.34, 0.19), 0.035, 0.012))]);
  const turned = chain(rotation(Y_AXIS, 0.35), translation(root));
  const eyes = [1, -1].map((side) => {
    const eye = { centre: at(0.093 * side, 0.05, 0.08), radius: 0.034, gaze: [0.75 * side, 0.05, 0.66] as Vec3 };
    return [
      eyeball(eye, 16),
      paintEye(eye, {
        colour: fromHex("#e0b82a"),
        size: 0.95,
        pupil: "round",
        pupilSize: 0.4,
        white: [0.75, 0.7, 0.55],
      }),
      side,
    ] as const;
  });
  put(
    "goat",
    "goat",
    place(meshSdf(clay, 0.02), turned),
    (surface, _x, y, z) => {
      dye(
        surface,
        fromHex("#2c241e"),
        0.9 * smoothstep(skull[1] - 0.1, skull[1] - 0.15, y) * smoothstep(0.33, 0.38, z),
      );
    },
    1,
  );
  put("goat-ears", "goat", place(pair(meshSdf(ear, 0.013)), turned), undefined, 0.7);
  put("goat-horns", "horn", place(pair(horn), turned), undefined, 0.95);
  put("goat-beard", "beard", place(meshSdf(beard, 0.012), turned), undefined, 0.6);
  for (const [geometry, paint, side] of eyes)
    put(side > 0 ? "goat-left-eye" : "goat-right-eye", "eye", place(geometry, turned), paint, 0.6);
}

/** A snake for a tail: it rises in an S, its head looks forward. */
function snakeTail({ skeleton: { pelvis, tail }, put }: Studio): void {
  const way = curveThrough(
    [
      [pelvis[0], (pelvis[1] + tail[1]) / 2, (pelvis[2] + tail[2]) / 2],
      plus(tail, [0, -0.04, -0.14]),
      plus(tail, [0.06, 0.04, -0.38]),
      plus(tail, [0.02, 0.32, -0.44]),
      plus(tail, [-0.04, 0.54, -0.26]),
      plus(tail, [0, 0.72, -0.16]),
      plus(tail, [0.03, 0.76, 0.0]),
    ],
    6,
  );
  const end = way.at(-1) as Vec3;
  const clay = sculpt([
    ...limb(way.map((at, i) => [at, 0.075 - 0.025 * (i / way.length)] as const)).map((piece) => add(piece, 0.01)),
    add(ellipsoid(plus(end, [0.01, 0.01, 0.07]), [0.08, 0.055, 0.105]), 0.03),
  ]);
  put(
    "snake",
    "snake",
    meshSdf(clay, 0.018),
    (surface, x, y, z, _nx, ny) => {
      scales(surface, x, y, z, 0.03, 3, 1);
      dye(surface, fromHex("#d8d49a"), 0.8 * smoothstep(-0.3, -0.7, ny));
    },
    1,
  );
  for (const side of [1, -1]) {
    const eye = {
      centre: plus(end, [0.01 + 0.058 * side, 0.035, 0.1]) as Vec3,
      radius: 0.024,
      gaze: [0.75 * side, 0.15, 0.65] as Vec3,
    };
    put(
      side > 0 ? "snake-left-eye" : "snake-right-eye",
      "eye",
      eyeball(eye, 14),
      paintEye(eye, { colour: fromHex("#e8c020"), size: 0.95, pupil: "slit", pupilSize: 0.5, white: [0.5, 0.5, 0.2] }),
      0.6,
    );
  }
  const lip = plus(end, [0.01, -0.02, 0.165]);
  const tongue = [-1, 1].map((s) =>
    tube(0.007, curveThrough([lip, plus(lip, [0, 0, 0.07]), plus(lip, [s * 0.025, 0.01, 0.12])], 4), 6),
  );
  put("tongue", "tongue", merge(tongue), undefined, 0.4);
}

/** The chimera of Greece: a maned lion, a horned goat's head that grows out of its back, and a live snake for a tail. */
export const chimera = defineMammal({
  id: "chimera",
  words: ["chimera", "chimaera", "three headed beast", "lion goat snake"],
  senses: [],
  body: { ...BIG_CAT_BODY, size: 1.15, girth: 1.16, low: 0.25, neck: 0.9, head: 1.3 },
  head: BIG_CAT_HEAD,
  ears: { ...BIG_CAT_EARS, at: [0.74, 0.66, 0.12], height: 0.42, lean: 0.6 },
  tail: undefined,
  varieties: [
    { coat: "#b88a4e", weight: 3, layers: [{ kind: "under", colour: "#dcc49a", reach: 0.2 }] },
    {
      coat: "#9a6a34",
      weight: 1.5,
      layers: [{ kind: "under", colour: "#c89c68", reach: 0.2 }],
      dress: { mane: "#3c1e12" },
    },
  ],
  nose: "#5a322c",
  poses: [
    ["standing", 3],
    ["walking", 2],
  ],
  slots: {
    mane: { words: ["hair"], materials: ["fur"], colours: [fromHex("#5c3216"), fromHex("#7a3a18")], takesWhole: false },
    goat: {
      words: ["goat head"],
      materials: ["fur"],
      colours: [fromHex("#8c8478"), fromHex("#d8d0c2"), fromHex("#4c443e")],
      takesWhole: false,
    },
    horn: { words: ["goat horn"], materials: ["plastic"], colours: [fromHex("#5c4c3c")], takesWhole: false },
    beard: { words: [], materials: ["fur"], colours: [fromHex("#4a4038")], takesWhole: false },
    snake: {
      words: ["tail", "serpent"],
      materials: ["leather"],
      colours: [fromHex("#3f7a2c"), fromHex("#2c6a4a")],
      takesWhole: false,
    },
    tongue: { words: [], materials: ["rubber"], colours: [fromHex("#b81c28")], takesWhole: false },
  },
  extras: (studio) => {
    lionMane(studio);
    goatHead(studio);
    snakeTail(studio);
  },
  view: { azimuth: 0.8, elevation: 0.14 },
});
