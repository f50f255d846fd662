import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { block, blockOn, turnedUp } from "./masonry.ts";
import { bodySlot, defineStructure, fixedSlot } from "./structure.ts";

/** A well. What makes it itself: a round shaft of stones with dark water in it, two posts that bear a little tiled gable, a windlass with rope and crank, a bucket. */
export const well = defineStructure({
  id: "well",
  family: "building",
  words: ["well", "water well", "wishing well", "stone well"],
  senses: ["well#1"],
  height: 2.2,
  slots: {
    stone: bodySlot(["shaft", "wall"], ["cobblestone", "brick"], "#908a80"),
    rim: bodySlot(["coping"], ["granite"], "#b3ada2"),
    wood: fixedSlot(["post", "beam", "windlass"], ["oak"]),
    roof: fixedSlot(["tile", "shingle"], ["roof-tiles", "oak-planks"], "#8a4632", "#6a4a30"),
    water: fixedSlot(["hole"], ["ice"], "#16242c"),
    bucket: fixedSlot(["pail"], ["oak-planks"]),
    rope: fixedSlot(["cord", "chain"], ["woven-cotton"], "#d8c49a"),
    metal: fixedSlot(["crank", "handle", "hoop"], ["iron"]),
  },
  build: (p) => {
    const r = 0.58 * p.wide;
    const h = 0.72;
    const top = 1.75 * p.tall;
    const roof = [-1, 1].map((s) =>
      move(turnX(block([2 * r + 0.75, 0.06, 0.82], [0, 0, 0], 0.012), s * 0.72), [0, top + 0.12, s * 0.29]),
    );
    const gable = [-1, 1].map((s) =>
      merge([
        move(turnX(block([0.05, 0.07, 0.74], [0, 0, 0], 0.01), 0.72), [s * (r + 0.32), top + 0.08, 0.27]),
        move(turnX(block([0.05, 0.07, 0.74], [0, 0, 0], 0.01), -0.72), [s * (r + 0.32), top + 0.08, -0.27]),
      ]),
    );
    const y = 1.3 * p.tall;
    const pail = y - 0.48;
    return standModel(
      [
        makePart(
          "shaft",
          "stone",
          turnedUp(
            [
              [0, 0],
              [r * 1.04, 0],
              [r, h - 0.02],
              [r * 0.78, h - 0.02],
              [r * 0.78, h * 0.55],
              [0, h * 0.55],
            ],
            40,
            1,
          ),
          { projection: "cylinder", weight: 1 },
        ),
        makePart(
          "rim",
          "rim",
          turnedUp(
            [
              [0, h * 0.5],
              [r * 0.7, h * 0.5],
              [r * 0.76, h - 0.04],
              [r * 1.12, h - 0.04, 0.02],
              [r * 1.12, h + 0.06, 0.02],
              [r * 0.76, h + 0.06, 0.02],
              [r * 0.74, h * 0.56],
              [0, h * 0.56],
            ],
            40,
          ),
          { weight: 0.7, projection: "cylinder" },
        ),
        makePart(
          "water",
          "water",
          turnedUp(
            [
              [0, h * 0.5],
              [r * 0.76, h * 0.5],
              [r * 0.76, h * 0.72],
              [0, h * 0.72],
            ],
            32,
          ),
          { weight: 0.5 },
        ),
        ...makeParts(
          "post",
          "wood",
          [-1, 1].map((s) => blockOn([0.12, top - h + 0.44, 0.14], s * (r + 0.02), h - 0.14, 0, 0.015)),
          { weight: 0.8, ownPiece: true },
        ),
        makePart("beam", "wood", merge([block([2 * r + 0.7, 0.09, 0.09], [0, top + 0.3, 0], 0.012), ...gable]), {
          grain: "x",
          weight: 0.6,
        }),
        ...makeParts("roof", "roof", roof, { grain: "z", weight: 0.95 }),
        makePart("ridge", "wood", block([2 * r + 0.78, 0.07, 0.12], [0, top + 0.385, 0], 0.02), {
          grain: "x",
          weight: 0.4,
        }),
        makePart(
          "windlass",
          "wood",
          move(turnZ(cylinder({ radius: 0.085, height: 2 * r, bevel: 0.01, segments: 18 }), PI / 2), [r, y, 0]),
          { grain: "x", weight: 0.6 },
        ),
        makePart(
          "coil",
          "rope",
          merge([
            ...Array.from({ length: 6 }, (_, i) =>
              move(turnZ(torus(0.095, 0.02, 20, 8), PI / 2), [-0.09 + i * 0.036, y, 0]),
            ),
            move(cylinder({ radius: 0.017, height: y - pail, segments: 8 }), [0, pail, 0.1]),
          ]),
          { weight: 0.6 },
        ),
        makePart(
          "crank",
          "metal",
          merge([
            move(turnZ(cylinder({ radius: 0.018, height: 0.3, segments: 10 }), PI / 2), [r + 0.34, y, 0]),
            blockOn([0.03, 0.24, 0.04], r + 0.32, y - 0.22, 0, 0.006),
            move(turnZ(cylinder({ radius: 0.024, height: 0.18, segments: 10, bevel: 0.006 }), -PI / 2), [
              r + 0.31,
              y - 0.2,
              0,
            ]),
          ]),
          { weight: 0.5 },
        ),
        makePart(
          "bucket",
          "bucket",
          move(
            turnedUp(
              [
                [0, -0.26],
                [0.1, -0.26],
                [0.135, 0],
                [0.115, 0],
                [0.09, -0.2],
                [0, -0.2],
              ],
              24,
            ),
            [0, pail, 0.1],
          ),
          { projection: "cylinder", weight: 0.8 },
        ),
        makePart(
          "bucket-hoops",
          "metal",
          merge([
            move(torus(0.117, 0.009, 24, 8), [0, pail - 0.16, 0.1]),
            move(torus(0.132, 0.009, 24, 8), [0, pail - 0.04, 0.1]),
            move(turnX(torus(0.128, 0.008, 24, 8), PI / 2), [0, pail, 0.1]),
          ]),
          { weight: 0.3 },
        ),
      ],
      [{ name: "top", position: [0, top + 0.4, 0], normal: [0, 1, 0], radius: 0.1 }],
    );
  },
  view: { azimuth: 0.5, elevation: 0.26 },
});
