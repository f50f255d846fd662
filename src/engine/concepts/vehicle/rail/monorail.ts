import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import type { Rgb } from "../../../math/color.ts";
import { defineFromPlan, mainSlot, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { block, pair, type Station, sidePlate, skinOver } from "../bodywork.ts";

/** Top of the beam, half its width; the cars' middle line, half their width, metres. */
const [BEAM, THICK] = [3.6, 0.42];
const [MID, HALF] = [BEAM + 0.95, 1.25];
const GLASS: Rgb = [0.012, 0.017, 0.024];

const station = (z: number, k: number, up: number, square: number, down = 1.7 * k): Station => ({
  z,
  y: MID,
  half: HALF * k,
  up,
  down,
  square,
});

/** A long nose that sinks from the roof to a point over the beam. */
const nose = (end: number): Station[] => [
  station(end - 2.3, 1, 1.3, 5.5, 1.7),
  station(end - 1.5, 0.98, 1.2, 4.6, 1.7),
  station(end - 0.8, 0.9, 0.92, 3.6, 1.62),
  station(end - 0.3, 0.74, 0.52, 3, 1.5),
  station(end - 0.05, 0.5, 0.2, 2.6, 1.36),
  station(end + 0.06, 0.3, 0.02, 2.4, 1.2),
];

const livery =
  (front: number, isFront: boolean): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    const v = y - MID;
    const fromNose = isFront ? front - z : 99;
    // a wide windscreen wraps round the nose
    if (
      fromNose < 1.95 &&
      v > 0.12 + Math.max(0, fromNose - 1.3) * 0.4 &&
      v < 1.12 &&
      (nz > 0.2 || Math.abs(nx) > 0.5) &&
      ny < 0.93
    ) {
      if (Math.abs(x) < 0.03) return layColour(surface, [0.05, 0.05, 0.055], 0.3, 0);
      return layColour(surface, GLASS, 0.06, 0);
    }
    if (Math.abs(nx) > 0.55 && fromNose > 2.05) {
      if (v > 0.12 && v < 0.86) {
        const bay = ((((z + 60) / 1.35) % 1) + 1) % 1;
        if (bay > 0.07) return layColour(surface, GLASS, 0.06, 0);
      }
    }
    if (v < -0.22 && v > -0.42) return layColour(surface, [0.85, 0.86, 0.88], 0.3, 0);
    if (v < -1.2) return layColour(surface, [0.05, 0.052, 0.056], 0.5, 0);
  };

function pylon(z: number): Geometry[] {
  return [
    sidePlate(
      [
        [z - 0.6, 0],
        [z + 0.6, 0],
        [z + 0.42, 0.3, 0.1],
        [z + 0.42, BEAM - 1.5],
        [z - 0.42, BEAM - 1.5],
        [z - 0.42, 0.3, 0.1],
      ],
      0.8,
      0.06,
    ),
    block([1.3, 0.42, 1], [0, BEAM - 1.42, z], 0.08),
    block([1.9, 0.24, 1.9], [0, 0.12, z], 0.06),
  ];
}

function build(): Part[] {
  const [front, rear] = [6.1, -6.1];
  const head = skinOver([station(0.22, 1, 1.3, 5.5, 1.7), ...nose(front)], 56);
  const tail = skinOver(
    [
      ...nose(front)
        .reverse()
        .map((each) => ({ ...each, z: -each.z })),
      station(-0.22, 1, 1.3, 5.5, 1.7),
    ],
    56,
  );
  const bellows = Array.from({ length: 4 }, (_, i) =>
    block([HALF * 2 - (i % 2 === 0 ? 0.16 : 0.3), 2.3, 0.13], [0, MID - 0.02, -0.2 + i * 0.13], 0.05, 1),
  );
  return [
    makePart("front-car", "body", head, { weight: 1, crease: 0.9, paint: livery(front, true) }),
    makePart("rear-car", "body", tail, { weight: 1, crease: 0.9, paint: livery(front, false) }),
    makePart("bellows", "underbody", merge(bellows), { weight: 0.5 }),
    makePart("roof-units", "roof", merge([-2.4, 2.2].map((z) => block([1.3, 0.26, 1.8], [0, MID + 1.3, z], 0.09))), {
      weight: 0.4,
    }),
    makePart("lamps", "headlight", merge(pair(block([0.34, 0.12, 0.3], [0.56, MID - 0.3, front - 0.42], 0.05, 3))), {
      weight: 0.6,
      shines: true,
    }),
    makePart("beam", "track", block([THICK * 2, 1.25, front - rear + 2.6], [0, BEAM - 0.62, 0], 0.07, 2), {
      weight: 1,
      grain: "z",
    }),
    makePart(
      "power-rails",
      "rail",
      merge(pair(block([0.06, 0.1, front - rear + 2.5], [THICK + 0.02, BEAM - 0.72, 0], 0.02, 1))),
      { weight: 0.3 },
    ),
    makePart("pylons", "track", merge([-4.2, 4.2].flatMap(pylon)), { weight: 0.8 }),
  ];
}

/** A monorail. What makes it itself: a sleek train of two cars with a long sloping nose that sits astride one concrete beam, high up on pylons; its skirts hang down at both sides of the beam. */
export const monorail = defineFromPlan({
  id: "monorail",
  family: "vehicle",
  words: ["monorail", "monorail train", "monorail car", "elevated train", "futuristic train", "sky train", "skytrain"],
  senses: ["monorail"],
  height: 6,
  vary: 0.03,
  view: { azimuth: 0.66, elevation: 0.1 },
  slots: {
    body: mainSlot("painted-metal", "#d8342a #2a6ad0 #f0b41e #18a090 #e8e8e6", "car|train|paint"),
    roof: slot("painted-metal", "#c8ccd0", "top"),
    underbody: slot("rubber", "#1c1d1f", "bellow"),
    headlight: slot("plastic", "#fff6dc", "lamp|light"),
    track: slot("concrete", "#b0aea8", "beam|pylon|pillar"),
    rail: slot("brushed-steel", "#8a8c90", "power rail"),
  },
  build,
  sockets: () => [{ name: "top", position: [0, MID + 1.28, 0], normal: [0, 1, 0], radius: 0.6 }],
});
