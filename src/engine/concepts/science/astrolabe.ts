import { arc } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, rectangleOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { beam, plate } from "../pieces.ts";

/** Radius of the whole, and of the well that the plates lie in, metres. */
const [R, WELL] = [0.1, 0.083];

const ring = (outer: number, inner: number, depth: number): Geometry =>
  extrude(circleOutline(outer, 72), {
    depth,
    bevel: 0.0008,
    bevelSteps: 2,
    holes: [reverseOutline(circleOutline(inner, 72))],
  });

/** Engraved degrees round the rim. */
const limb: Paint = (surface, x, y, z) => {
  if (z < 0.002) return;
  const r = Math.sqrt(x * x + y * y);
  const turn = (atan2(x, y) / TAU + 1) * 72;
  const off = Math.abs(turn - Math.round(turn));
  const isLong = Math.round(turn) % 6 === 0;
  const cut =
    Math.abs(r - WELL - 0.003) < 0.0005 ||
    Math.abs(r - R + 0.003) < 0.0005 ||
    (off < (isLong ? 0.09 : 0.06) && r > (isLong ? WELL + 0.003 : R - 0.009) && r < R - 0.003);
  if (!cut) return;
  layColour(surface, [0.05, 0.032, 0.015], 0.6, 0.2);
  surface.height -= 0.0003;
};

/** The sky over one latitude: circles of height that crowd towards the zenith, and the lines of direction across them. */
const sky: Paint = (surface, x, y, z) => {
  if (z < 0) return;
  let cut = false;
  for (let i = 0; i < 8; i += 1) {
    const [r, up] = [0.0095 + i * 0.0098, 0.03 - i * 0.0062];
    const d = Math.sqrt(x * x + (y - up) * (y - up));
    if (Math.abs(d - r) < 0.00045) cut = true;
  }
  for (const r of [0.03, 0.052, 0.078]) if (Math.abs(Math.sqrt(x * x + y * y) - r) < 0.00045) cut = true;
  if (Math.abs(x) < 0.0004 || Math.abs(y) < 0.0004) cut = true;
  if (!cut) return;
  layColour(surface, [0.05, 0.032, 0.015], 0.6, 0.2);
  surface.height -= 0.0003;
};

/** The star map: an openwork of rings with flame-like pointers, each to a star. */
function rete(seed: number): Geometry {
  const z = 0.0085;
  const flat = (g: Geometry): Geometry => settle(move(g, [0, 0, z]));
  const zodiac = settle(move(ring(0.0475, 0.0395, 0.003), [0, 0.0335, z]));
  const pointers = Array.from({ length: 11 }, (_, i): Geometry => {
    const angle = (i / 11) * TAU + 0.2 * sin(i * 2.7 + seed);
    const isIn = i % 2 === 0;
    const from = 0.0795;
    const long = isIn ? 0.024 : 0.015;
    const leaf = plate(
      [
        [-0.0035, -0.002],
        [0.0035, -0.002],
        [0.0045, long * 0.35, 0.004],
        [0.0012, long * 0.7, 0.006],
        [0.0025, long],
        [-0.0012, long * 0.72, 0.006],
        [-0.0018, long * 0.4, 0.006],
      ],
      0.0026,
      0.0005,
    );
    return settle(move(turnZ(leaf, angle + PI / 2), [from * cos(angle), from * sin(angle), z]));
  });
  const scroll = (s: number): Geometry =>
    flat(
      settle(
        sweep(
          rectangleOutline(0.0028, 0.0036, 0.0004, 1),
          arc([s * 0.04, -0.03, 0], 0.021, s > 0 ? 0.4 : PI - 0.4, s > 0 ? 0.4 - 4.4 : PI - 0.4 + 4.4, 28),
          { up: [0, 0, 1] },
        ),
      ),
    );
  return merge([
    flat(ring(0.0825, 0.0775, 0.003)),
    zodiac,
    flat(beam([-0.079, 0, 0], [0.079, 0, 0], 0.003, 0.0055)),
    flat(beam([0, -0.079, 0], [0, 0.08, 0], 0.003, 0.0045)),
    scroll(1),
    scroll(-1),
    ...pointers,
  ]);
}

function build({ seed }: Planned): Part[] {
  const angle = 0.5 + 0.35 * (seed % 6);
  const rule = (g: Geometry): Geometry => settle(move(turnZ(g, angle), [0, 0, 0.0135]));
  const tip: Vec3 = [0, R + 0.028, 0];
  return [
    makePart("plate", "plate", settle(move(disc(WELL + 0.003, 0.006, 0.0005, 72), [0, 0, -0.002])), {
      weight: 0.8,
      paint: sky,
    }),
    makePart("back", "body", settle(move(disc(R, 0.004, 0.001, 96), [0, 0, -0.006])), { weight: 0.5 }),
    makePart("limb", "body", settle(move(ring(R, WELL, 0.012), [0, 0, 0.003])), { weight: 1, paint: limb }),
    makePart("rete", "rete", rete(seed), { weight: 1 }),
    makePart(
      "rule",
      "rule",
      rule(
        merge([
          plate(
            [
              [-0.097, -0.0005],
              [-0.09, -0.005, 0.002],
              [-0.02, -0.0055, 0.01],
              [0, -0.011, 0.008],
              [0.02, -0.0055, 0.01],
              [0.09, -0.005, 0.002],
              [0.097, -0.0005],
              [0.09, 0.004, 0.002],
              [0.02, 0.0055, 0.01],
              [0, 0.011, 0.008],
              [-0.02, 0.0055, 0.01],
              [-0.09, 0.004, 0.002],
            ],
            0.003,
            0.0007,
          ),
          ...[-0.07, 0.07].map((x) =>
            settle(
              move(
                plate(
                  [
                    [-0.0012, -0.0045],
                    [0.0012, -0.0045],
                    [0.0012, 0.0045],
                    [-0.0012, 0.0045],
                  ],
                  0.014,
                ),
                [x, 0, 0.007],
              ),
            ),
          ),
        ]),
      ),
      { weight: 0.9 },
    ),
    makePart(
      "pin",
      "rule",
      merge([settle(move(disc(0.007, 0.022, 0.0015, 24), [0, 0, -0.003])), move(sphere(0.0048, 16, 10), [0, 0, 0.02])]),
      { weight: 0.5 },
    ),
    makePart(
      "throne",
      "body",
      settle(
        move(
          plate(
            [
              [-0.034, R - 0.016],
              [0.034, R - 0.016],
              [0.03, R + 0.001, 0.006],
              [0.016, R + 0.004, 0.006],
              [0.014, R + 0.015, 0.004],
              [0.006, R + 0.017, 0.003],
              [0.006, R + 0.025, 0.003],
              [-0.006, R + 0.025, 0.003],
              [-0.006, R + 0.017, 0.003],
              [-0.014, R + 0.015, 0.004],
              [-0.016, R + 0.004, 0.006],
              [-0.03, R + 0.001, 0.006],
            ],
            0.009,
            0.0015,
          ),
          [0, 0, 0.001],
        ),
      ),
      { weight: 0.9 },
    ),
    makePart(
      "ring",
      "rule",
      merge([
        settle(move(turnX(torus(0.0075, 0.0018, 28, 8), 0), [tip[0], tip[1] - 0.002, 0.001])),
        settle(move(turnX(torus(0.017, 0.0021, 40, 10), PI / 2), [0, R + 0.049, 0.001])),
      ]),
      { weight: 0.7 },
    ),
  ];
}

/** An astrolabe. What makes it itself: a round brass disc with degrees engraved round its rim, an openwork star map of rings and flame-shaped pointers over engraved circles, a rule across with two sights, and an ornate throne with a ring on top. */
export const astrolabe = defineFromPlan({
  id: "astrolabe",
  family: "device",
  words: [
    "astrolabe",
    "brass astrolabe",
    "mariner's astrolabe",
    "celestial astrolabe",
    "planispheric astrolabe",
    "alethiometer",
    "golden compass",
  ],
  senses: ["astrolabe"],
  height: 0.27,
  vary: 0.03,
  view: { azimuth: 0.38, elevation: 0.08 },
  slots: {
    body: mainSlot("brass", "", "limb|rim|throne|disc"),
    rete: { ...slot("gold", "", "star map|net|web"), takesWhole: true },
    plate: slot("bronze", "#9a7a48", "tympan|engraving"),
    rule: { ...slot("brass", "", "alidade|pin|ring|pointer|hand"), takesWhole: true },
  },
  build,
});
