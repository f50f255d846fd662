import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { move, turnY } from "../../geometry/place.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import type { Rgb } from "../../math/color.ts";
import { around, turnedUp } from "../building/masonry.ts";
import { bodySlot, defineStructure, hues } from "../building/structure.ts";

/** A hose connection along +Z: a stub, a ribbed cap and a nut with five sides. */
function nozzle(r: number, reach: number): { readonly stub: Geometry; readonly cap: Geometry } {
  const stub = turnedCorners(
    [
      [0, 0.02],
      [r * 0.8, 0.02],
      [r * 0.8, reach - 0.03],
      [r * 1.08, reach - 0.025, 0.004],
      [r * 1.08, reach, 0.004],
      [0, reach],
    ],
    28,
  );
  const cap = merge([
    turnedCorners(
      [
        [0, reach - 0.004],
        [r * 1.16, reach - 0.004, 0.005],
        [r * 1.16, reach + 0.03, 0.008],
        [r * 0.7, reach + 0.045, 0.01],
        [0, reach + 0.05],
      ],
      10,
    ),
    turnedCorners(
      [
        [0, reach + 0.03],
        [r * 0.36, reach + 0.03],
        [r * 0.32, reach + 0.085, 0.005],
        [0, reach + 0.085],
      ],
      5,
    ),
  ]);
  return { stub, cap };
}

/**
 * A fire hydrant. What makes it itself: a stout round barrel between two bolted flanges, a domed bonnet with a nut on it, a capped
 * nozzle out of each side and a bigger one in front, chains on the caps; red or yellow, caps sometimes of another colour.
 */
export const fireHydrant = defineStructure({
  id: "fire-hydrant",
  family: "street",
  words: ["fire hydrant", "hydrant", "water hydrant"],
  senses: ["hydrant", "fireplug"],
  height: 0.78,
  slots: {
    body: bodySlot(["barrel", "bonnet"], ["painted-metal"], "#b81d16", "#c8231a", "#d9a514", "#a81a1a"),
    cap: { ...bodySlot(["nozzle", "nut"], ["painted-metal"], "#b81d16"), takesWhole: false },
    bolt: { words: ["chain"], materials: ["iron"], takesWhole: false },
  },
  styles: { same: 3, silver: 2, white: 1 },
  dress: ({ style, seed }) => {
    const body = hues("#b5160f", "#bf1d15", "#d9a30f")[seed % 3] as Rgb;
    return {
      body: { material: "painted-metal", colours: [body] },
      cap: {
        material: "painted-metal",
        colours: style === "same" ? [body] : hues(style === "silver" ? "#a9adb0" : "#e8e6df"),
      },
    };
  },
  build: (p) => {
    const w = 0.135 * p.wide;
    const h = 0.5 * p.tall;
    const body = turnedUp(
      [
        [0, 0],
        [w * 1.42, 0, 0.006],
        [w * 1.42, 0.035, 0.008],
        [w * 1.1, 0.042, 0.01],
        [w * 1.02, 0.1],
        [w, h * 0.5],
        [w, h - 0.05],
        [w * 1.28, h - 0.025, 0.008],
        [w * 1.28, h + 0.02, 0.008],
        [w * 1.1, h + 0.026, 0.008],
        [w * 1.02, h + 0.08, 0.03],
        [w * 0.78, h + 0.155, 0.05],
        [w * 0.34, h + 0.195, 0.03],
        [w * 0.3, h + 0.215, 0.005],
        [0, h + 0.215],
      ],
      40,
      4,
    );
    const nut = move(cylinder({ radius: w * 0.24, radiusTop: w * 0.2, height: 0.055, bevel: 0.006, segments: 5 }), [
      0,
      h + 0.21,
      0,
    ]);
    const ribs = merge(
      around(
        8,
        move(cylinder({ radius: 0.012, radiusTop: 0.008, height: 0.13, segments: 8 }), [w * 0.93, h + 0.015, 0]),
      ),
    );
    const bolt = move(cylinder({ radius: 0.014, height: 0.018, bevel: 0.003, segments: 6 }), [w * 1.27, 0.03, 0]);
    const high = move(cylinder({ radius: 0.011, height: 0.075, bevel: 0.003, segments: 6 }), [w * 1.17, h - 0.042, 0]);
    const front = nozzle(w * 0.56, w * 1.25);
    const side = nozzle(w * 0.4, w * 1.22);
    const y = h * 0.68;
    const all = [
      move(front.stub, [0, y - 0.02, 0]),
      ...[1, -1].map((s) => move(turnY(side.stub, (s * Math.PI) / 2), [0, y + 0.02, 0])),
    ];
    const caps = [
      move(front.cap, [0, y - 0.02, 0]),
      ...[1, -1].map((s) => move(turnY(side.cap, (s * Math.PI) / 2), [0, y + 0.02, 0])),
    ];
    const links = merge(
      Array.from({ length: 5 }, (_, i) =>
        move(turnY(torus(0.012, 0.0035, 10, 6), i), [
          w * 0.72 + 0.004 * i,
          y - w * 0.42 - 0.006 - Math.abs(i - 2) * -0.008,
          w * 1.02 + (i - 2) * 0.013,
        ]),
      ),
    );
    return standModel(
      [
        makePart("barrel", "body", body, { weight: 1, projection: "cylinder" }),
        makePart("stubs", "body", merge(all), { weight: 0.7 }),
        makePart("ribs", "body", ribs, { weight: 0.3 }),
        makePart("caps", "cap", merge(caps), { weight: 0.9 }),
        makePart("top-nut", "cap", nut, { weight: 0.7 }),
        makePart("chain", "bolt", links, { weight: 0.1 }),
        makePart("bolts", "bolt", merge([...around(8, bolt, 0.2), ...around(10, high)]), { weight: 0.4 }),
      ],
      [{ name: "top", position: [0, h + 0.265, 0], normal: [0, 1, 0], radius: w * 0.3 }],
    );
  },
  view: { azimuth: 0.5, elevation: 0.2 },
});
