import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { atan2 } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { type Picture, picturePaint } from "../interior/picture-paint.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const SUBJECTS: readonly Picture[] = ["landscape", "flowers", "sea", "portrait", "abstract", "landscape"];

/** A flat wooden leg from foot to head, `wide` in its own plane. */
function leg([ax, ay, az]: Vec3, [bx, by, bz]: Vec3, wide: number): Geometry {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const upright = block([wide, length, wide * 0.62], [0, length / 2, 0], wide * 0.12);
  return move(turnZ(turnX(upright, atan2(dz, Math.sqrt(dx * dx + dy * dy))), -atan2(dx, dy)), [ax, ay, az]);
}

function build({ style, kind, seed, has }: Planned): Part[] {
  const studio = style === "studio";
  const lean = 0.2;
  const wide = 0.05;
  // the plane the canvas rests on: through (0, 0.62, 0.1), leaning back
  const on = (geometry: Geometry): Geometry => move(turnX(geometry, -lean), [0, 0.62, 0.12]);
  const tall = kind === "empty" ? false : seed % 3 === 0;
  const [cw, ch] = tall ? [0.56, 0.76] : [0.8, 0.6];
  const mast = studio
    ? [
        leg([-0.34, 0.02, 0.28], [-0.3, 1.24, -0.0], wide),
        leg([0.34, 0.02, 0.28], [0.3, 1.24, -0.0], wide),
        block([0.72, 0.05, 0.05], [0, 0.045, 0.27], 0.008),
        block([0.06, 0.05, 0.72], [-0.34, 0.035, 0], 0.008),
        block([0.06, 0.05, 0.72], [0.34, 0.035, 0], 0.008),
        block([0.66, 0.05, 0.04], [0, 1.2, 0.0], 0.008),
        leg([0, 0.06, -0.33], [0, 1.1, 0.0], wide),
        block([0.72, 0.05, 0.05], [0, 0.05, -0.32], 0.008),
        on(block([0.065, 1.5, 0.035], [0, 0.32, -0.028], 0.006)),
      ]
    : [
        leg([-0.48, 0, 0.26], [-0.045, 1.78, -0.12], wide),
        leg([0.48, 0, 0.26], [0.045, 1.78, -0.12], wide),
        leg([0, 0, -0.66], [0, 1.74, -0.15], wide),
        block([0.22, 0.06, 0.05], [0, 1.7, -0.115], 0.01),
        block([0.78, 0.05, 0.03], [0, 0.44, 0.155], 0.008),
        on(block([0.05, 1.08, 0.03], [0, 0.52, -0.026], 0.006)),
      ];
  const shelf = on(
    merge([block([0.8, 0.035, 0.11], [0, -0.02, 0.03], 0.008), block([0.8, 0.05, 0.018], [0, -0.005, 0.084], 0.006)]),
  );
  const clamp = on(
    merge([
      block([0.12, 0.06, 0.08], [0, ch + 0.03, 0.0], 0.01),
      bar([0, ch + 0.03, -0.05], [0, ch + 0.03, -0.1], 0.018, 10),
    ]),
  );
  const board = block([cw, ch, 0.034], [0, 0, 0], 0.004);
  const canvas = on(move(board, [0, ch / 2, 0.01]));
  const picture = SUBJECTS[seed % SUBJECTS.length] as Picture;
  const brush = picturePaint(picture, cw * 0.96, ch * 0.96, seed % 999);
  const palette: Part[] = has("palette")
    ? [
        makePart("palette", "palette", move(block([0.3, 0.014, 0.21], [0, 0, 0], 0.006), [0.2, 0.652, 0.225]), {
          weight: 0.6,
          paint: (surface, x, y, z) => {
            if (y < 0.004) return;
            const spots: readonly (readonly [number, number, number, readonly [number, number, number]])[] = [
              [-0.1, 0.06, 0.026, [0.7, 0.02, 0.012]],
              [-0.03, 0.07, 0.024, [0.86, 0.55, 0.015]],
              [0.04, 0.066, 0.026, [0.015, 0.1, 0.55]],
              [0.1, 0.04, 0.024, [0.03, 0.3, 0.07]],
              [0.11, -0.02, 0.022, [0.9, 0.88, 0.82]],
              [-0.11, 0.0, 0.024, [0.2, 0.05, 0.012]],
            ];
            for (const [sx, sz, r, colour] of spots)
              if ((x - sx) * (x - sx) + (z - sz) * (z - sz) < r * r) layColour(surface, colour, 0.25);
          },
        }),
        makePart(
          "brushes",
          "brush",
          merge([
            bar([0.12, 0.668, 0.2], [0.34, 0.672, 0.25], 0.006, 8),
            bar([0.1, 0.668, 0.26], [0.34, 0.672, 0.22], 0.006, 8),
          ]),
          { weight: 0.4 },
        ),
      ]
    : [];
  return [
    makePart("legs", "frame", merge(mast), { weight: 1 }),
    makePart("shelf", "frame", shelf, { weight: 0.8, grain: "x" }),
    ...(kind === "empty"
      ? []
      : [
          {
            ...makePart("canvas", "canvas", board, {
              weight: 1,
              paint: (surface, x, y, z, nx, ny, nz) => {
                if (kind === "blank" || Math.abs(x) > cw * 0.48 || Math.abs(y) > ch * 0.48) return;
                brush(surface, x, y, z, nx, ny, nz);
              },
            }),
            geometry: canvas,
          },
          makePart("clamp", "frame", clamp, { weight: 0.5 }),
        ]),
    ...palette,
  ];
}

/**
 * An easel. What makes it itself: a wooden tripod that leans back, a shelf and a clamp that hold a canvas with a painting on it, a palette with dabs of colour
 * and brushes on the shelf; the studio kind is an H of posts on a base.
 */
export const easel = defineFromPlan({
  id: "easel",
  family: "furniture",
  words: [
    "easel",
    "painting easel",
    "artist easel",
    "painter's easel",
    "art easel",
    "canvas",
    "canvas on an easel",
    "wooden easel",
    "studio easel",
    "blank canvas",
    "painter's canvas",
  ],
  senses: ["easel"],
  height: 1.78,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.1 },
  slots: {
    frame: mainSlot("oak", "#b98048 #9a6434 #c89a60 #6e4424", "leg|stand|wood|tripod"),
    canvas: slot("woven-cotton", "#f3efe4", "painting|picture|board"),
    palette: slot("oak", "#c89a62"),
    brush: slot("painted-wood", "#c8281c #2a4a8a", "paintbrush"),
  },
  styles: { tripod: { weight: 2.4 }, studio: { weight: 1, words: ["studio easel"] } },
  kinds: {
    painted: { weight: 4 },
    blank: { weight: 0.7, words: ["blank canvas"], traits: ["blank"] },
    empty: { weight: 0, traits: ["empty"] },
  },
  extras: { palette: { chance: 0.8, slot: "palette" } },
  build,
});
