import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, mirror, move, settle, stretch, turnX } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Rgb } from "../../math/color.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { layColour } from "../lay-colour.ts";
import { eyes } from "./mask-eyes.ts";

const GOLD: Rgb = [0.78, 0.52, 0.14];
/** Plates of the helmet's bowl. */
const PLATES = 16;

/** A scowling face: brows that meet low, a broad nose, deep cheeks, a snarling mouth. */
function face(): Geometry {
  return meshSdf(
    sculpt([
      add(ellipsoid([0, 0.14, -0.02], [0.1, 0.13, 0.08]), 0),
      add(both(roundCone([0.014, 0.178, 0.062], [0.074, 0.204, 0.03], 0.017, 0.01)), 0.01),
      add(roundCone([0, 0.176, 0.056], [0, 0.13, 0.078], 0.012, 0.02), 0.012),
      add(both(ellipsoid([0.02, 0.126, 0.066], [0.013, 0.011, 0.013])), 0.008),
      add(both(ellipsoid([0.057, 0.122, 0.034], [0.028, 0.024, 0.024])), 0.016),
      add(both(roundCone([0.026, 0.108, 0.062], [0.062, 0.07, 0.034], 0.008, 0.007)), 0.01),
      add(ellipsoid([0, 0.084, 0.05], [0.058, 0.034, 0.03]), 0.012),
      add(ellipsoid([0, 0.038, 0.04], [0.034, 0.024, 0.026]), 0.016),
      carve(ellipsoid([0, 0.084, 0.086], [0.046, 0.021, 0.036]), 0.004),
      carve(ellipsoid([0, 0.14, -0.05], [0.088, 0.118, 0.08]), 0.004),
      carve(halfSpace([0, 0, -0.04], [0, 0, 1]), 0),
      eyes(0.042, 0.164, 0.023, 0.0105),
    ]),
    0.005,
  );
}

const painted: Paint = (surface, x, y, z) => {
  const u = Math.abs(x);
  const brow = y - (0.178 + 0.43 * (u - 0.014));
  if (z > 0.02 && u > 0.012 && u < 0.082 && Math.abs(brow) < 0.009) layColour(surface, GOLD, 0.3, 1);
  const [mx, my] = [u / 0.055, (y - 0.084) / 0.029];
  const mouth = mx * mx + my * my;
  if (z > 0.04 && mouth < 1.1) layColour(surface, mouth < 0.75 ? [0.02, 0.01, 0.01] : GOLD, 0.35, mouth < 0.75 ? 0 : 1);
};

/** Rows of teeth in the mouth, and four fangs. */
function teeth(): Geometry {
  const fang = (x: number, y: number, long: number): Geometry =>
    move(
      stretch(
        lathe(
          [
            [0, 0],
            [0.0062, 0.002],
            [0.004, 0.6],
            [0, 1],
          ].map(([r, t]) => [r as number, (t as number) * Math.abs(long)] as const),
          12,
        ),
        [1, long < 0 ? -1 : 1, 1],
      ),
      [x, y, 0.07],
    );
  const small = [-0.021, -0.007, 0.007, 0.021].flatMap((x) => [
    move(stretch(ballOf(0.0066), [1, 1, 0.6]), [x, 0.096, 0.069]),
    move(stretch(ballOf(0.006), [1, 1, 0.6]), [x, 0.073, 0.069]),
  ]);
  const up = fang(0.034, 0.07, 0.03);
  return merge([...small, up, mirror(up)]);
}

const ballOf = (r: number): Geometry =>
  lathe(
    Array.from({ length: 9 }, (_, i) => {
      const a = (i / 8 - 0.5) * PI;
      return [i === 0 || i === 8 ? 0 : r * cos(a), r * sin(a)] as const;
    }),
    14,
  );

/** Strands of a moustache that sweep aside, and of a beard. */
function hairs(): Geometry[] {
  const moustache = Array.from({ length: 7 }, (_, i) => {
    const t = i / 6;
    return tube(
      0.0048,
      curveThrough(
        [
          [0.014 + 0.014 * t, 0.112, 0.076],
          [0.045 + 0.012 * t, 0.108 - 0.006 * i, 0.066],
          [0.078 + 0.01 * t, 0.09 - 0.009 * i, 0.05],
        ],
        4,
      ),
      6,
      { scale: (s) => 1 - 0.75 * s },
    );
  });
  const beard = Array.from({ length: 9 }, (_, i) => {
    const x = (i / 8 - 0.5) * 0.056;
    return tube(
      0.005,
      curveThrough(
        [
          [x, 0.03, 0.05],
          [x * 1.15, -0.005, 0.056],
          [x * 0.8, -0.045 + 0.5 * Math.abs(x), 0.05],
        ],
        4,
      ),
      6,
      { scale: (s) => 1 - 0.75 * s },
    );
  });
  return [...moustache, ...moustache.map((one) => mirror(one)), ...beard];
}

/** A bowl of riveted plates with a peak, a neck guard in three rows that turns out at its ends, and two golden blades of a crest. */
function helmet(): Part[] {
  const bowl = deform(
    lathe(
      [
        [0.126, 0],
        [0.125, 0.03],
        [0.108, 0.075],
        [0.07, 0.108],
        [0.022, 0.122],
        [0, 0.124],
        [0, 0.116],
        [0.116, 0.0],
        [0.126, 0],
      ],
      96,
    ),
    ([x, y, z]) => {
      const f = 1 + 0.022 * Math.abs(cos((PLATES / 2) * atan2(z, x)));
      return [x * f, y, z * f];
    },
  );
  const peak = deform(
    lathe(
      [
        [0.122, 0],
        [0.165, -0.014],
        [0.166, -0.009],
        [0.122, 0.008],
        [0.122, 0],
      ],
      64,
    ),
    ([x, y, z]) => (z > 0.02 ? [x, y, z] : [x * 0.9, Math.max(y, -0.004), z * 0.9]),
  );
  // rows of the guard hang about the sides and the back
  const guard = [0, 1, 2].map((row) =>
    deform(
      lathe(
        [
          [0.13 + 0.018 * row, -0.004 - 0.036 * row],
          [0.152 + 0.018 * row, -0.046 - 0.036 * row],
          [0.156 + 0.018 * row, -0.044 - 0.036 * row],
          [0.134 + 0.018 * row, 0 - 0.036 * row],
          [0.13 + 0.018 * row, -0.004 - 0.036 * row],
        ],
        72,
      ),
      ([x, y, z]): Vec3 => {
        const front = Math.max(0, z - 0.03);
        return [x + Math.sign(x) * 1.1 * front, y, Math.min(z, 0.03 + 0.12 * front)];
      },
    ),
  );
  const blade = stretch(
    tube(
      0.013,
      curveThrough(
        [
          [0.012, 0.03, 0.135],
          [0.045, 0.065, 0.14],
          [0.082, 0.13, 0.14],
          [0.088, 0.215, 0.136],
        ],
        7,
      ),
      14,
      { scale: (t) => [1.15 - 0.75 * t * t, 0.25] },
    ),
    [1, 1, 1],
  );
  const boss = move(turnX(stretch(ballOf(0.024), [1, 0.4, 1]), PI / 2), [0, 0.032, 0.136]);
  const up = (geometry: Geometry) => move(settle(geometry), [0, 0.222, -0.02]);
  return [
    makePart("helmet", "helmet", up(merge([bowl, peak])), { weight: 1 }),
    ...makeParts("neck-guard", "body", guard.map(up), { weight: 0.8 }),
    makePart("crest", "stick", up(merge([blade, mirror(blade), boss])), { weight: 1 }),
  ];
}

/** Two horns that bend up from the brow. */
function horns(): Geometry[] {
  const horn = tube(
    0.021,
    curveThrough(
      [
        [0.05, 0.225, 0.02],
        [0.075, 0.265, 0.03],
        [0.084, 0.315, 0.02],
        [0.07, 0.37, -0.005],
      ],
      7,
    ),
    16,
    { scale: (t) => 1 - 0.88 * t },
  );
  return [horn, mirror(horn)];
}

/** A scowling mask with golden brows, teeth and hair: under a samurai's helmet, or a demon's with horns. */
export const warMask = (form: "samurai" | "oni"): Part[] => [
  makePart("face", "body", face(), { weight: 1, paint: painted }),
  makePart("teeth", "tooth", teeth(), { weight: 0.9 }),
  ...makeParts("hair", "feather", hairs(), { weight: 0.5 }),
  ...(form === "samurai" ? helmet() : makeParts("horn", "horn", horns(), { weight: 0.9 })),
];
