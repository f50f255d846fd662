import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { dialPaint } from "./scale-dial.ts";

const needle = (length: number, angle: number): Part["geometry"] => {
  const w = length * 0.075;
  return turnZ(
    plate(
      [
        [-w, -length * 0.3],
        [w, -length * 0.3],
        [w * 0.3, length],
        [-w * 0.3, length],
      ],
      0.003,
    ),
    angle,
  );
};

function kitchen(): Part[] {
  const body = plate(
    [
      [-0.1, 0, 0.015],
      [0.1, 0, 0.015],
      [0.085, 0.16, 0.04],
      [0.04, 0.2, 0.03],
      [-0.04, 0.2, 0.03],
      [-0.085, 0.16, 0.04],
    ],
    0.12,
    0.018,
  );
  const bowl = lathe(
    roundCorners(
      [
        [0, 0],
        [0.05, 0.002, 0.02],
        [0.105, 0.045, 0.04],
        [0.125, 0.075],
        [0.121, 0.076, 0.001],
        [0.1, 0.05, 0.04],
        [0.048, 0.008, 0.02],
        [0, 0.006],
      ],
      5,
    ),
    48,
  );
  const at = (g: Part["geometry"]) => move(g, [0, 0.095, 0.058]);
  return [
    makePart("body", "body", body, { weight: 1 }),
    makePart(
      "post",
      "metal",
      move(
        turnedPiece(
          [
            [0.018, 0],
            [0.018, 0.04],
            [0.05, 0.045, 0.003],
            [0.05, 0.052, 0.003],
          ],
          28,
        ),
        [0, 0.185, 0],
      ),
      { weight: 0.6 },
    ),
    makePart("bowl", "metal", move(bowl, [0, 0.235, 0]), { weight: 1 }),
    makePart("rim", "metal", at(disc(0.077, 0.008, 0.003)), { weight: 0.7 }),
    makePart("dial", "face", at(disc(0.071, 0.01, 0.001)), {
      weight: 1,
      paint: dialPaint(0.071, ["0", "1", "2", "3", "4", "5", "6", "7"], "KG"),
    }),
    makePart("needle", "needle", move(at(needle(0.056, -0.9)), [0, 0, 0.0118]), { weight: 0.9 }),
    makePart("pin", "needle", at(disc(0.008, 0.015, 0.002, 20)), { weight: 0.5 }),
  ];
}

const ribbed: Paint = (surface, x, y) => {
  const s = x * 75;
  if (y < 0.05 && y > -0.13 && Math.abs(x) < 0.125 && s - Math.floor(s) < 0.4) {
    surface.height -= 0.0015;
    layColour(surface, [surface.r * 0.45, surface.g * 0.45, surface.b * 0.45]);
  }
};

const digits: Paint = (surface, x, y) => {
  if (isWritten("68.5", x + 0.008, y, 0.026, 0.085) || isWritten("KG", x - 0.046, y + 0.007, 0.01, 0.1))
    layColour(surface, [0.02, 0.05, 0.03]);
};

function bathroom(digital: boolean): Part[] {
  const lay = (g: Part["geometry"], y: number, z: number) => move(turnX(g, -PI / 2), [0, y, z]);
  const feet = [-0.11, 0.11].flatMap((x) => [-0.11, 0.11].map((z) => block([0.03, 0.014, 0.03], [x, 0.007, z], 0.003)));
  const parts = [
    makePart("body", "body", lay(slab([0.3, 0.3, 0.034], 0.05, 0.01), 0.027, 0), {
      weight: 1,
      ...(digital ? {} : { paint: ribbed }),
    }),
    ...makeParts("foot", "foot", feet, { weight: 0.2 }),
  ];
  if (digital)
    return [
      ...parts,
      ...makeParts(
        "plate",
        "metal",
        [-0.075, 0.075].map((x) => move(lay(slab([0.085, 0.17, 0.004], 0.04, 0.001), 0.044, 0.04), [x, 0, 0])),
        { weight: 0.6 },
      ),
      makePart("dial", "face", lay(slab([0.15, 0.05, 0.004], 0.008, 0.001), 0.044, -0.098), {
        weight: 1,
        paint: digits,
      }),
    ];
  return [
    ...parts,
    makePart("rim", "metal", lay(disc(0.067, 0.014, 0.006), 0.038, -0.082), { weight: 0.8 }),
    makePart("dial", "face", lay(disc(0.059, 0.016, 0.001), 0.038, -0.082), {
      weight: 1,
      paint: dialPaint(0.059, ["0", "20", "40", "60", "80", "99"], "KG"),
    }),
    makePart("needle", "needle", lay(needle(0.045, -1.9), 0.0555, -0.082), { weight: 0.8 }),
  ];
}

const build = ({ style }: Planned): Part[] => (style === "kitchen" ? kitchen() : bathroom(style === "digital"));

/** A scale to weigh with. What makes it itself: a round dial with ticks, numbers, KG and a red needle: under a steel bowl in the kitchen, or set in the flat square step of a bathroom scale with its ribbed mat. */
export const weighingScale = defineFromPlan({
  id: "weighing-scale",
  family: "device",
  words: [
    "scale",
    "weighing scale",
    "kitchen scale",
    "bathroom scale",
    "digital scale",
    "food scale",
    "weight scale",
    "weighing machine",
    "scales",
  ],
  senses: ["scale#7", "weighing machine"],
  height: 0.3,
  view: { azimuth: 0.35, elevation: 0.32 },
  slots: {
    body: mainSlot("painted-metal", "#d8483a #3f8f8a #e8dcc0 #2f5f8f #e0a82a", "case"),
    face: slot("plastic", "#f6f4ec", "dial|display"),
    needle: slot("plastic", "#c41a14", "pointer|hand"),
    metal: slot("brushed-steel", "", "bowl|pan|rim"),
    foot: slot("rubber", "#1d1e21"),
  },
  styles: {
    kitchen: { weight: 2, words: ["kitchen scale", "food scale"] },
    bathroom: { weight: 0.8, words: ["bathroom scale", "weight scale"], dress: { body: "#2b2d33|#e8e6e0|#7fb8c4" } },
    digital: { weight: 0.6, words: ["digital scale"], dress: { body: "#26282d #eceae6", face: "#b8c8a4" } },
  },
  build,
});
