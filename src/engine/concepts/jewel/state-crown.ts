import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnY } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { atan2, cos, PI, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type BrowStone, roundBrow, setBrowStones } from "./brow-stones.ts";
import { crossPattee, fleurDeLis } from "./crown-ornaments.ts";
import type { CrownParameters } from "./crown-parameters.ts";

/** Tops of the ermine, of the jewelled circlet and of the ornaments on it; crest and middle of the arches: in heights of the crown. */
const ERMINE = 0.22;
const CIRCLET = 0.5;
const ORNAMENT = 0.96;
const CREST = 1.5;
const DIP = 1.3;
/** How far the ornaments lean out, metres per metre up. */
const LEAN = 0.1;

/** Black tails on the white fur, in two rows that stand between each other. */
const tails =
  (radius: number, tall: number): Paint =>
  (surface, x, y, z) => {
    const count = 18;
    const turn = (atan2(x, z) / TAU) * count;
    for (const [row, shift] of [
      [0.66, 0],
      [0.36, 0.5],
    ] as const) {
      const aside = ((turn + shift - Math.round(turn + shift)) / count) * TAU * radius;
      const up = (y / tall - row) / 0.19;
      if (Math.abs(up) > 1) continue;
      // a drop: pointed above, round below
      const half = 0.0021 * (1 - up) * Math.sqrt(1 + up);
      if (Math.abs(aside) > half) continue;
      surface.r = 0.012;
      surface.g = 0.01;
      surface.b = 0.009;
    }
  };

/** The way of a half-arch from behind its cross over the crest down to the middle: metres out and up. */
const archWay = ({ radius, height }: CrownParameters): Vec3[] => {
  const r = radius + LEAN * ORNAMENT * height;
  const behind = [CIRCLET - 0.03, CIRCLET + 0.2, ORNAMENT - 0.08].map(
    (up): Vec3 => [0, up * height, radius + LEAN * up * height - 0.0034],
  );
  const over = (
    [
      [1.045, 1.14],
      [0.97, 1.34],
      [0.76, 1.47],
      [0.5, CREST - 0.01],
      [0.25, 1.39],
      [0.02, DIP],
    ] as const
  ).map(([out, up]): Vec3 => [0, up * height, out * r]);
  return curveThrough([...behind, ...over], 2);
};

function makeArches(p: CrownParameters): { straps: Geometry; pearls: Geometry } {
  const way = archWay(p);
  const strap = sweep(rectangleOutline(p.radius * 0.13, 0.0032), way, {
    up: [0, 0, 1],
    scale: (t) => [1.08 - 0.5 * t, 1],
  });
  const pearls = merge(
    way.slice(5, -1).map(([, y, z], i, all) => {
      const before = all[Math.max(0, i - 1)] as Vec3;
      const after = all[Math.min(all.length - 1, i + 1)] as Vec3;
      const [dy, dz] = [after[1] - before[1], after[2] - before[2]];
      const far = Math.sqrt(dy * dy + dz * dz);
      const size = p.radius * (0.058 - 0.018 * (i / all.length));
      return move(sphere(size, 7, 4), [0, y - (dz / far) * size, z + (dy / far) * size]);
    }),
  );
  const four = (geometry: Geometry) => merge([0, 1, 2, 3].map((k) => turnY(geometry, (k * PI) / 2)));
  return { straps: settle(four(strap)), pearls: four(pearls) };
}

/** Orb and cross where the arches meet. */
function makeMound({ radius, height }: CrownParameters): Geometry {
  const r = radius * 0.15;
  const y = height * DIP + r * 0.8;
  const w = radius * 0.32;
  return merge([
    move(sphere(r, 16, 8), [0, y, 0]),
    move(torus(r, r * 0.13, 16, 4), [0, y, 0]),
    move(extrude(crossPattee(w, w * 1.1), { depth: w * 0.2, bevel: w * 0.04 }), [0, y + r * 0.94, -w * 0.1]),
  ]);
}

/** Velvet that swells between the arches, hollow for the head. */
function makeCap({ radius, height }: CrownParameters): Geometry {
  const r = radius * 0.965;
  const outside = [
    [r, 0.3],
    [r * 1.01, 0.62],
    [r * 1.02, 0.86],
    [r * 0.96, 1.06],
    [r * 0.8, 1.2],
    [r * 0.56, 1.27],
    [r * 0.28, 1.25],
    [0, 1.2],
  ] as const;
  const inside = [outside[7], outside[5], outside[2], outside[0]].map(([out, up]) => [out * 0.95, up - 0.05] as const);
  const shell = lathe(
    [...inside, ...outside].map(([out, up]) => [out, up * height]),
    40,
  );
  const swollen = deform(shell, ([x, y, z]) => {
    const k = Math.max(0, y / height - 0.5);
    const out = Math.sqrt(x * x + z * z) / r;
    const swell = 1 + 0.05 * k * out * out * -cos(4 * atan2(x, z));
    return [x * swell, y - 0.07 * height * k * out * cos(4 * atan2(x, z)), z * swell];
  });
  return settle(swollen);
}

/** Length of a rim's pearl, metres. */
const PEARL = 0.0062;

/** A rim of pearls set closely: a smooth ring on which each bead is painted, for hundreds of balls would leave no faces for the crown. */
const pearled =
  (radius: number): Paint =>
  (surface, x, _y, z) => {
    const count = Math.round((TAU * radius) / PEARL);
    const turn = (atan2(x, z) / TAU) * count;
    const off = 2 * Math.abs(turn - Math.round(turn));
    const bulge = Math.sqrt(Math.max(0, 1 - off * off));
    surface.height += 0.32 * PEARL * bulge;
    const shade = 0.25 + 0.75 * Math.min(1, bulge * 1.5);
    surface.r *= shade;
    surface.g *= shade * (0.85 + 0.15 * bulge);
    surface.b *= shade * (0.6 + 0.4 * bulge);
  };

/** The circlet's and ornaments' stones on the flat drawing: a great one below each ornament, small ones between. */
function stonesOf({ radius, height }: CrownParameters): BrowStone[] {
  const eighth = (TAU * radius) / 8;
  const middle = (height * (ERMINE + 0.055 + CIRCLET)) / 2;
  const tall = height * (ORNAMENT - CIRCLET);
  const foot = height * CIRCLET;
  return Array.from({ length: 8 }, (_, k): BrowStone[] => {
    const x = (k - 4) * eighth;
    const small = (across: number, y: number, z: number, size: number): BrowStone => ({
      slot: "brilliant",
      at: [x + across, y, z],
      size,
    });
    const between: BrowStone = {
      slot: "brilliant",
      at: [x + eighth / 2, middle, 0.0026],
      size: height * 0.058,
      tall: 1.5,
    };
    const onIt =
      k % 2 === 0
        ? [
            { slot: "gem", at: [x, foot + tall * 0.5, 0.0035], size: tall * 0.14 } as const,
            ...(
              [
                [0, 0.82],
                [0.31, 0.5],
                [-0.31, 0.5],
                [0, 0.2],
              ] as const
            ).map(([u, v]) => small(u * tall * 0.9, foot + v * tall, 0.0028, tall * 0.085)),
          ]
        : [
            { slot: "gem", at: [x, foot + tall * 0.64, 0.003], size: tall * 0.1, tall: 1.7 } as const,
            small(0, foot + tall * 0.22, 0.0028, tall * 0.08),
          ];
    return [
      { slot: "gem", at: [x, middle, 0.0032], size: height * (k % 2 === 0 ? 0.09 : 0.075), tall: 1.1 },
      between,
      ...onIt,
    ];
  }).flat();
}

/**
 * A state crown: ermine below a circlet of jewels between pearls, four crosses and four lilies on it, and from the crosses four
 * half-arches that rise and dip under an orb with a cross, over a velvet cap.
 */
export function buildStateCrown(p: CrownParameters): Part[] {
  const { radius, height } = p;
  const lay = (geometry: Geometry) => roundBrow(geometry, radius, LEAN);
  const leaning = (up: number) => radius + LEAN * up * height;
  const fur = ERMINE * height;
  const roll = lathe(
    [
      [radius * 0.97, fur * 0.06],
      [radius * 1.03, 0],
      [radius * 1.08, fur * 0.1],
      [radius * 1.115, fur * 0.34],
      [radius * 1.115, fur * 0.66],
      [radius * 1.08, fur * 0.92],
      [radius * 1.03, fur * 1.02],
      [radius * 0.97, fur],
    ],
    44,
    true,
  );
  const circlet = lathe(
    [
      [radius * 0.965, fur * 0.6],
      [leaning(ERMINE), fur * 0.6],
      [leaning(CIRCLET) + 0.001, CIRCLET * height],
      [radius * 0.965 + LEAN * CIRCLET * height, CIRCLET * height],
    ],
    48,
    true,
  );
  const rims = [ERMINE + 0.055, CIRCLET].map((up) =>
    move(torus(leaning(up) + 0.0006, 0.0029, 44, 4), [0, up * height, 0]),
  );
  const eighth = (TAU * radius) / 8;
  const tall = height * (ORNAMENT - CIRCLET);
  const ornaments = Array.from({ length: 8 }, (_, k) => {
    const outline = k % 2 === 0 ? crossPattee(tall * 0.96, tall) : fleurDeLis(tall * 0.9, tall);
    const plate = extrude(outline, { depth: 0.004, bevel: 0.0009, bevelSteps: 1 });
    return move(plate, [(k - 4) * eighth, CIRCLET * height, -0.001]);
  });
  const arches = makeArches(p);
  return [
    makePart("ermine", "ermine", roll, { weight: 0.8, crease: 1, paint: tails(radius * 1.11, fur) }),
    makePart("band", "band", p.pearls ? circlet : merge([circlet, ...rims]), { weight: 1, crease: 0.6 }),
    makePart("ornaments", "band", lay(merge(ornaments)), { weight: 1 }),
    makePart("arches", "band", arches.straps, { weight: 0.9 }),
    makePart("mound", "band", makeMound(p), { weight: 0.9 }),
    ...setBrowStones(stonesOf(p), lay, p.empty),
    ...(p.pearls
      ? [
          makePart("rims", "pearl", merge(rims), { weight: 0.7, paint: pearled(leaning(CIRCLET)) }),
          makePart("pearls", "pearl", arches.pearls, { weight: 1, crease: 2 }),
        ]
      : []),
    ...(p.cap ? [makePart("cap", "cap", makeCap(p), { weight: 0.6, crease: 1 })] : []),
  ];
}
