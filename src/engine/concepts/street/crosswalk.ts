import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";

/** Half the width of the road across which one goes (x), half the length of road shown (z), and the pavements' width and height; metres. */
const [ROAD, LENGTH, WALK, KERB] = [3.2, 3, 1.3, 0.16];
/** Half the width of the crossing, and from one stripe to the next. */
const [CROSS, PITCH] = [1.35, 0.92];
const PAINT: Vec3 = [0.78, 0.78, 0.75];

/** Broad white stripes along the road, stop lines before and behind them, and the dashes of the middle line. */
const striped: Paint = (surface, x, _y, z, _nx, ny) => {
  if (ny < 0.8) return;
  const u = (x + ROAD) / PITCH;
  const stripe = Math.abs(z) < CROSS && u - Math.floor(u) < 0.55 && Math.abs(x) < ROAD - 0.05;
  const stop = Math.abs(Math.abs(z) - CROSS - 0.5) < 0.12 && Math.abs(x) < ROAD - 0.1 && x * z > 0;
  const middle = Math.abs(x) < 0.06 && Math.abs(z) > CROSS + 0.7;
  if (stripe || stop || middle) {
    layColour(surface, PAINT, 0.75);
    surface.height += 0.002;
  }
};

/** A belisha beacon: a post banded black and white with a lit orange globe. */
const beacon = (x: number, z: number): Part[] => [
  makePart("post", "post", bar([x, KERB, z], [x, 2.7, z], 0.06, 18), {
    weight: 0.9,
    paint: (surface, _x, y) => {
      if (Math.floor(y / 0.34) % 2 === 0) layColour(surface, [0.015, 0.015, 0.018], 0.5);
    },
  }),
  makePart("globe", "lamp", move(sphere(0.2, 28), [x, 2.86, z]), { weight: 1, shines: true }),
];

/** Whether a point is less than `r` from the origin. */
const within = (x: number, y: number, r: number) => x * x + y * y < r * r;

/** The blue sign with somebody who walks. */
function sign(x: number, z: number): Part[] {
  const walker: Paint = (surface, px, py, _z, _nx, _ny, nz) => {
    if (Math.abs(nz) < 0.7) return;
    const [u, v] = [px - x, py - 2.5];
    const near = (ax: number, ay: number, bx: number, by: number, w: number) => {
      const [dx, dy] = [bx - ax, by - ay];
      const t = Math.min(1, Math.max(0, ((u - ax) * dx + (v - ay) * dy) / (dx * dx + dy * dy)));
      return within(u - ax - t * dx, v - ay - t * dy, w);
    };
    if (v > 0.3 - Math.abs(u) * 1.75 || v < -0.27 || Math.abs(u) > 0.33) return;
    const inside = v < 0.24 - Math.abs(u) * 1.75 && v > -0.23;
    if (!inside) return;
    const man =
      near(0, 0.075, 0, -0.04, 0.032) ||
      near(0, -0.04, 0.06, -0.17, 0.02) ||
      near(0, -0.04, -0.055, -0.17, 0.02) ||
      near(0, 0.05, 0.07, -0.02, 0.014) ||
      near(0, 0.05, -0.06, -0.03, 0.014) ||
      within(u, v - 0.125, 0.031);
    layColour(surface, man ? [0.02, 0.02, 0.02] : [0.86, 0.86, 0.84], 0.4);
  };
  const board = plate(
    [
      [-0.36, -0.36, 0.04],
      [0.36, -0.36, 0.04],
      [0.36, 0.36, 0.04],
      [-0.36, 0.36, 0.04],
    ],
    0.025,
    0.006,
  );
  return [
    makePart("pole", "pole", bar([x, KERB, z], [x, 2.86, z], 0.04, 14), { weight: 0.7 }),
    makePart("sign", "sign", settle(move(board, [x, 2.5, z + 0.055])), { weight: 1, paint: walker }),
  ];
}

function build({ kind }: Planned): Part[] {
  const side = (s: number) => block([WALK, KERB, 2 * LENGTH], [s * (ROAD + WALK / 2 + 0.16), KERB / 2, 0], 0.01);
  const kerb = (s: number) =>
    merge(
      Array.from({ length: 6 }, (_, i) =>
        block(
          [0.18, KERB + 0.004, LENGTH / 3 - 0.012],
          [s * (ROAD + 0.09), KERB / 2, -LENGTH + ((i + 0.5) * LENGTH) / 3],
          0.02,
        ),
      ),
    );
  const [x, z] = [ROAD + 0.6, CROSS + 0.25];
  return [
    makePart("road", "road", block([2 * ROAD + 0.3, 0.08, 2 * LENGTH], [0, 0.0, 0], 0), { weight: 1, paint: striped }),
    ...makeParts("kerb", "kerb", [kerb(1), kerb(-1)], { weight: 0.7 }),
    ...makeParts("pavement", "pavement", [side(1), side(-1)], { weight: 0.8 }),
    makePart(
      "tactile",
      "tactile",
      merge(
        [1, -1].flatMap((s) =>
          Array.from({ length: 24 }, (_, i) =>
            move(
              turnedUp(
                [
                  [0, 0],
                  [0.045, 0],
                  [0.03, 0.025, 0.01],
                  [0, 0.025],
                ],
                10,
              ),
              [s * (ROAD + 0.32 + 0.16 * (i % 3)), KERB, -0.7 + Math.floor(i / 3) * 0.2],
            ),
          ),
        ),
      ),
      { weight: 0.2 },
    ),
    ...(kind === "beacons"
      ? [...beacon(-x, z), ...beacon(x, -z).map((part) => ({ ...part, name: `${part.name}-2` }))]
      : kind === "sign"
        ? [...sign(-x, -z), ...sign(x, -z).map((part) => ({ ...part, name: `${part.name}-2` }))]
        : []),
  ];
}

/** A pedestrian crossing. What makes it itself: a stretch of asphalt road between two kerbs and pavements, broad white stripes across it side by side, stop lines before them, and orange globes on banded posts or signs with a walker. */
export const crosswalk = defineFromPlan({
  id: "crosswalk",
  family: "street",
  words: ["crosswalk", "zebra crossing", "pedestrian crossing", "zebra crosswalk", "pedestrian crosswalk"],
  senses: ["crosswalk"],
  height: 3,
  vary: 0.02,
  view: { azimuth: 0.6, elevation: 0.5 },
  slots: {
    road: mainSlot("asphalt", "", "street|ground"),
    kerb: slot("granite", "", "curb"),
    pavement: slot("concrete-pavers concrete", "", "sidewalk|footway"),
    tactile: slot("concrete", "#c8a040", "stud|dome"),
    post: slot("painted-metal", "#e8e8e4", "banded post"),
    lamp: slot("glass", "#f59a1c", "globe|beacon|light"),
    pole: slot("galvanised-steel", "", "mast"),
    sign: slot("painted-metal", "#14489c #f0c81c", "road sign|walker"),
  },
  kinds: { sign: {}, beacons: { words: ["zebra crossing"] }, plain: { weight: 0.7 } },
  build,
});
