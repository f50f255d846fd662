import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { closeCorners, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { RobotFrame } from "./robot-frame.ts";
import type { RobotParameters } from "./robot-parameters.ts";

/** Depth of the head over its width. */
const DEPTH = 0.86;

/** Head, neck, eyes, mouth, ear bolts and antennas. */
export function makeHead(p: RobotParameters, frame: RobotFrame): Part[] {
  const { headWidth: width, headHeight: height, headBottom: bottom } = frame;
  const front = faceAt(p, frame);
  const middle = bottom + height * 0.58;
  const radius = (p.eyeSize * width) / 2;
  const eyeXs =
    p.eyes === 1
      ? [0]
      : Array.from(
          { length: p.eyes },
          (_, i) => (i / Math.max(1, p.eyes - 1) - 0.5) * width * (p.eyes === 2 ? 0.46 : 0.66),
        );
  const facing = (geometry: Geometry, at: Vec3) => move(turnX(geometry, PI / 2), at);
  const bulb = stretch(sphere(radius, 28), [1, 0.55, 1]);
  const rim = lathe(
    closeCorners([
      [radius * 0.92, -radius * 0.6],
      [radius * 1.3, -radius * 0.6],
      [radius * 1.24, radius * 0.18, radius * 0.08],
      [radius * 0.96, radius * 0.24, radius * 0.06],
    ]),
    36,
    true,
  );
  const at = (x: number): Vec3 => [x, middle, front(x, middle)];
  const [, mouthY] = mouthOf(p, frame);
  const mouth = box([width * 0.46, height * 0.13, width * 0.1], { bevel: width * 0.02 });
  const teeth = [-0.3, -0.1, 0.1, 0.3].map((t) =>
    move(box([width * 0.018, height * 0.12, width * 0.03], { bevel: 0.002 }), [
      t * width * 0.46,
      mouthY,
      front(0, mouthY) + width * 0.02,
    ]),
  );
  const bolt = move(
    turnZ(cylinder({ radius: height * 0.2, height: width * 0.12, bevel: width * 0.02, segments: 28 }), -PI / 2),
    [width * 0.46, middle, 0],
  );
  const neckHeight = bottom - frame.shoulder;
  const rings = [0, 0.34, 0.68].map((t) =>
    move(cylinder({ radius: frame.limb * 1.35, height: neckHeight * 0.42, bevel: neckHeight * 0.15 }), [
      0,
      frame.shoulder - neckHeight * 0.1 + t * neckHeight * 1.1,
      0,
    ]),
  );
  return [
    makePart("head", "head", settle(move(skull(p, width, height), [0, bottom, 0])), { weight: 1 }),
    ...makeParts(
      "eye",
      "eye",
      eyeXs.map((x) => facing(bulb, at(x))),
      { weight: 0.9 },
    ),
    ...makeParts(
      "eye-rim",
      "rim",
      eyeXs.map((x) => facing(rim, at(x))),
      { weight: 0.5 },
    ),
    makePart("mouth", "mouth", move(mouth, [0, mouthY, front(0, mouthY) - width * 0.03]), { weight: 0.5 }),
    ...makeParts("tooth", "rim", teeth, { weight: 0.1 }),
    ...makeParts("ear", "rim", [bolt, mirror(bolt)], { weight: 0.3 }),
    ...makeParts("neck", "joint", rings, { weight: 0.4 }),
    ...makeAntennas(p, frame),
  ];
}

/** The middle of the grille, on the face. */
export function mouthOf(p: RobotParameters, frame: RobotFrame): Vec3 {
  const y = frame.headBottom + frame.headHeight * 0.22;
  return [0, y, faceAt(p, frame)(0, y) + frame.headWidth * 0.02];
}

/** The head's shell, standing on y = 0. */
function skull(p: RobotParameters, width: number, height: number): Geometry {
  if (p.headShape === "box") {
    return move(box([width, height, width * DEPTH], { bevel: width * 0.12, bevelSteps: 3 }), [0, height / 2, 0]);
  }
  const half = width / 2;
  const profile =
    p.headShape === "drum"
      ? roundCorners(
          [
            [0, 0],
            [half, 0, half * 0.14],
            [half, height, half * 0.2],
            [0, height],
          ],
          5,
        )
      : roundCorners(
          [
            [0, 0],
            [half, 0, half * 0.12],
            [half, height * 0.52, half * 0.3],
            [half * 0.72, height * 0.9, half * 0.4],
            [0, height * 1.02],
          ],
          7,
        );
  return stretch(lathe(profile, 56), [1, 1, DEPTH + 0.08]);
}

/** z of the face at a place, found on the shell's shape. */
function faceAt(p: RobotParameters, { headWidth }: RobotFrame): (x: number, y: number) => number {
  const half = headWidth / 2;
  if (p.headShape === "box") return () => half * DEPTH;
  return (x) => half * (DEPTH + 0.08) * Math.sqrt(Math.max(0, 1 - (x * x) / (half * half))) - half * 0.02;
}

function makeAntennas(p: RobotParameters, { headWidth, headHeight, headBottom }: RobotFrame): Part[] {
  const top = headBottom + headHeight;
  const dome = p.headShape === "dome";
  return Array.from({ length: p.antennas }, (_, i) => {
    const t = p.antennas === 1 ? 0 : i / (p.antennas - 1) - 0.5;
    const x = t * headWidth * (dome ? 0.4 : 0.6);
    const lean = t * headWidth * 0.5;
    const foot: Vec3 = [x, top - headHeight * (dome ? 0.12 : 0.04), 0];
    const tip: Vec3 = [x + lean, top + headHeight * 0.46, 0];
    const name = `antenna-${i + 1}`;
    const socket = move(
      cylinder({ radius: headWidth * 0.06, radiusTop: headWidth * 0.04, height: headHeight * 0.14, bevel: 0.003 }),
      [x, foot[1], 0],
    );
    return [
      makePart(name, "antenna", tube(headWidth * 0.016, [foot, tip], 10), { weight: 0.4 }),
      makePart(`${name}-socket`, "antenna", socket, { weight: 0.2 }),
      makePart(`${name}-ball`, "button", move(sphere(headWidth * 0.058, 20), tip), { weight: 0.4 }),
    ];
  }).flat();
}
