import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { blockOn } from "../building/masonry.ts";
import { layColour } from "../lay-colour.ts";
import { FLOOR, THICKNESS } from "./ground-slabs.ts";

/** Where the deck ends and the water begins, and how broad the rim is, in radii of the ground. */
const [EDGE, RIM] = [0.02, 0.075];
const [WIDE, DEEP] = FLOOR;

const [BLUE, PALE] = [fromHex("#1aa3cf"), fromHex("#8fe3f2")];

/** Clear blue water with the bright net that waves draw in a pool. */
const net: Paint = (surface, x, y, z) => {
  if (y < -0.06) return;
  layColour(surface, BLUE, 0.05);
  const line = Math.abs(noise(x * 5, 0.3, z * 5, 3) + 0.5 * noise(x * 10, 0.1, z * 10, 8));
  const light = 1 - smoothstep(0, 0.16, line);
  surface.r += (PALE[0] - surface.r) * light;
  surface.g += (PALE[1] - surface.g) * light;
  surface.b += (PALE[2] - surface.b) * light;
  surface.height += 0.004 * light;
};

/** Flags of the deck. */
const flags: Paint = (surface, x, y, z) => {
  if (y < -0.01) return;
  const [u, v] = [(x + 10) / 0.3, (z + 10 - EDGE) / 0.26];
  if (Math.min(u % 1, v % 1) < 0.03) layColour(surface, [0.42, 0.4, 0.36], 0.9);
};

/** The side of a swimming pool: a deck of pale flags in front, a white rim, blue water behind it, and the rails of a ladder. */
export function poolside(): Part[] {
  const long = DEEP - EDGE;
  const rail = (x: number) =>
    tube(
      0.018,
      curveThrough(
        [
          [x, -0.02, EDGE + 0.16],
          [x, 0.26, EDGE + 0.1],
          [x, 0.3, EDGE - 0.02],
          [x, 0.2, EDGE - 0.14],
          [x, -0.06, EDGE - 0.15],
        ],
        6,
      ),
      10,
    );
  return [
    makePart("base", "base", blockOn([2 * WIDE, THICKNESS - 0.05, 2 * DEEP], 0, -THICKNESS, 0, 0.008), { weight: 0.6 }),
    makePart("land", "land", blockOn([2 * WIDE, 0.06, DEEP - EDGE], 0, -0.06, (DEEP + EDGE) / 2, 0.008), {
      weight: 1,
      paint: flags,
    }),
    makePart("water", "water", blockOn([2 * (WIDE - RIM), 0.045, long - RIM], 0, -0.075, EDGE - (long - RIM) / 2), {
      weight: 1,
      paint: net,
    }),
    ...makeParts(
      "rim",
      "trim",
      [
        blockOn([2 * WIDE, 0.075, RIM], 0, -0.06, EDGE - RIM / 2, 0.012),
        blockOn([2 * WIDE, 0.075, RIM], 0, -0.06, RIM / 2 - DEEP, 0.012),
        ...[-1, 1].map((s) => blockOn([RIM, 0.075, long], s * (WIDE - RIM / 2), -0.06, EDGE - long / 2, 0.012)),
      ],
      { weight: 0.6 },
    ),
    ...makeParts("ladder", "rail", [rail(0.5), rail(0.72)], { weight: 0.4 }),
  ];
}
