import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnY } from "../../geometry/place.ts";
import { sin } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, stairs } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Points across half an arch, and arches from the foot behind to the mouth. */
const [ACROSS, ALONG] = [9, 14];

/**
 * A sail: pointed arches that grow from a foot behind to the open mouth, which looks to +Z and leans forward at its peak.
 * About 1 high, 1 wide and 1.2 deep.
 */
function shell(): Geometry {
  const arch = (w: number, less: number): Vec3[] => {
    const grown = sin(w * 1.5708);
    const high = 0.1 + 0.9 * grown - less;
    const wide = 0.5 * (0.14 + 0.86 * w) - less;
    const half = Array.from({ length: ACROSS + 1 }, (_, i): Vec3 => {
      const t = i / ACROSS;
      // from the foot (0) to the ridge (1): steep below, meeting the other half at an angle
      const y = high * sin(t * 1.5708);
      const x = wide * (1 - t) * (1 + 0.9 * t);
      return [x, y, lerp(-0.7, 0.16, w) + 0.42 * w * y * y];
    });
    const other = half
      .slice(0, -1)
      .reverse()
      .map(([x, y, z]): Vec3 => [-x, y, z]);
    return [...half, ...other];
  };
  const rings = Array.from({ length: ALONG + 1 }, (_, j): Ring => {
    const w = 0.03 + (0.97 * j) / ALONG;
    return [...arch(w, 0), ...arch(w, 0.035).reverse()];
  });
  return settle(loft(rings));
}

/** Ribs of tiles that run up the sails as chevrons. */
const tiles: Paint = (surface, x, y, z) => {
  const s = (y * 0.9 + Math.abs(x) * 0.5 - z * 0.4) * 0.62;
  const t = s - Math.floor(s);
  if (t < 0.1) {
    surface.r *= 0.8;
    surface.g *= 0.78;
    surface.b *= 0.74;
  }
};

/** Upright bars in the glass walls under the sails. */
const mullions: Paint = (surface, x, y) => {
  const s = x * 0.9;
  if (s - Math.floor(s) < 0.18 || Math.abs(y / 2.4 - Math.round(y / 2.4)) < 0.05)
    layColour(surface, [0.16, 0.1, 0.06], 0.5, 0.4);
};

const windows: Paint = (surface, x, y, z) => {
  if (y < 2.4 || y > 3.4) return;
  const s = (x + z) * 0.5;
  if (s - Math.floor(s) < 0.7) layColour(surface, [0.02, 0.03, 0.045], 0.2, 0);
};

function build(): Part[] {
  const sail = shell();
  /** A sail scaled to width, height and depth, turned about, its foot on the terrace. */
  const put = (w: number, h: number, d: number, x: number, z: number, turn: number) =>
    settle(move(turnY(stretch(sail, [w, h, d]), turn), [x, 5.2, z]));
  const glass = (w: number, h: number, x: number, z: number, turn: number) =>
    settle(
      move(
        turnY(
          loft([
            [
              [-w / 2, 0, 0],
              [w / 2, 0, 0],
              [w / 2, 0, -0.4],
              [-w / 2, 0, -0.4],
            ].map(([a, b, c]) => [a, b, c] as Vec3),
            [
              [-w * 0.36, h * 0.45, 0.4],
              [w * 0.36, h * 0.45, 0.4],
              [w * 0.36, h * 0.45, 0],
              [-w * 0.36, h * 0.45, 0],
            ].map(([a, b, c]) => [a, b, c] as Vec3),
            [
              [-w * 0.06, h * 0.82, 1.6],
              [w * 0.06, h * 0.82, 1.6],
              [w * 0.06, h * 0.82, 1.2],
              [-w * 0.06, h * 0.82, 1.2],
            ].map(([a, b, c]) => [a, b, c] as Vec3),
          ]),
          turn,
        ),
        [x, 5.1, z],
      ),
    );
  // the large hall to the left, the small one to the right, each a row of sails that look to the harbour, one looks back
  const hall = (x: number, k: number, turn: number): Geometry[] => {
    const on = (dz: number): readonly [number, number] => [x + dz * sin(turn), dz * (1 - 0.5 * turn * turn)];
    const [ax, az] = on(11 * k);
    const [bx, bz] = on(2 * k);
    const [cx, cz] = on(-8 * k);
    const [dx, dz] = on(-14.5 * k);
    return [
      put(13 * k, 12 * k, 12 * k, ax, az, turn),
      put(17 * k, 19 * k, 15 * k, bx, bz, turn),
      put(15 * k, 15 * k, 13 * k, cx, cz, turn),
      put(12 * k, 9.5 * k, 9 * k, dx, dz, turn + Math.PI),
    ];
  };
  const glasses = (x: number, k: number, turn: number): Geometry[] => [
    glass(11.5 * k, 11.5 * k, x + 12 * k * sin(turn), 12 * k * (1 - 0.5 * turn * turn), turn),
    glass(14 * k, 15 * k, x + 3.4 * k * sin(turn), 3.4 * k * (1 - 0.5 * turn * turn), turn),
  ];
  const podium = merge([
    block([42, 3.4, 42], [0, 2.1, 0], 0.25),
    block([39, 1.6, 39], [0, 4.4, 0], 0.2),
    block([45, 0.8, 45], [0, 0.4, 0], 0.15),
  ]);
  return [
    makePart("podium", "podium", podium, { weight: 1, paint: windows }),
    makePart("steps", "podium", settle(move(turnY(stairs(30, 0.42, 0.9, 12), Math.PI), [0, 0, -21])), { weight: 0.4 }),
    ...makeParts("hall-left", "sail", hall(-9.5, 1.25, 0.07), { weight: 1, paint: tiles, crease: 0.9 }),
    ...makeParts("hall-right", "sail", hall(11, 1.06, -0.07), { weight: 1, paint: tiles, crease: 0.9 }),
    makePart(
      "restaurant",
      "sail",
      merge([put(8, 6.5, 6, -18.5, -17, 0.5), put(7, 5.5, 5.5, -15, -20.5, 0.5 + Math.PI)]),
      { weight: 0.6, paint: tiles },
    ),
    ...makeParts("glass", "glass", [...glasses(-9.5, 1.25, 0.07), ...glasses(11, 1.06, -0.07)], {
      weight: 0.6,
      paint: mullions,
    }),
  ];
}

/** An opera house. What makes it itself: on a broad stone terrace two rows of great white shells like sails, pointed, one leaning over the next, with glass walls in their mouths. */
export const operaHouse = defineFromPlan({
  id: "opera-house",
  family: "building",
  words: ["opera house", "sydney opera house", "opera", "sydney opera"],
  senses: ["opera#3"],
  height: 25,
  view: { azimuth: 0.75, elevation: 0.2 },
  slots: {
    sail: mainSlot("porcelain-tiles plaster", "#f2ede0 #f6f2e8", "shell|roof"),
    podium: slot("granite", "#b59a82 #a88c78", "terrace|base|platform|step"),
    glass: slot("glass", "#4a3f38", "window|wall"),
  },
  vary: 0.03,
  build,
});
