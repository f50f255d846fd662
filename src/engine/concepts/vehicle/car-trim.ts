import { box } from "../../geometry/box.ts";
import { arc } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, mirror, move, settle, stretch, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type CarFrame, NOSE_BOW } from "./car-frame.ts";
import type { CarParameters } from "./car-parameters.ts";

/** What a car's face is read by: lights, grille, bumpers, mirrors, handles, plates. */
export function makeTrim(frame: CarFrame, p: CarParameters, doors: readonly number[]): Part[] {
  const { halfLength, halfWidth } = frame;
  const nose = frame.deck(halfLength);
  const tail = frame.deck(-halfLength);
  const both = (geometry: Geometry) => [geometry, mirror(geometry)];
  /** z of nose (end 1) or tail (-1) at x. */
  const endAt = (x: number, end: 1 | -1) => end * (halfLength - (NOSE_BOW * x * x) / (halfWidth * halfWidth));

  const lampX = halfWidth * 0.66;
  const lampY = nose - 0.115;
  const lamp = p.roundLamps ? stretch(sphere(1, 24), [0.1, 0.1, 0.07]) : stretch(sphere(1, 24), [0.2, 0.075, 0.16]);
  const headlight = move(lamp, [lampX, lampY, endAt(lampX, 1) - (p.roundLamps ? 0.03 : 0.135)]);
  const tailX = halfWidth * 0.74;
  const taillight = move(box([0.24, 0.13, 0.1], { bevel: 0.03, bevelSteps: 2 }), [
    tailX,
    tail - 0.16,
    endAt(tailX, -1) + 0.03,
  ]);

  const grilleWidth = halfWidth * (p.style === "suv" || p.style === "pickup" ? 1 : 0.85);
  const grilleHeight = p.style === "sports" ? 0.09 : p.style === "classic" ? 0.26 : 0.17;
  const grilleY = p.style === "sports" ? frame.sill + 0.2 : nose - 0.2;
  const bowed = (geometry: Geometry) => settle(deform(geometry, (point) => frame.bow(point, NOSE_BOW)));
  const grille = bowed(
    move(box([grilleWidth, grilleHeight, 0.06], { bevel: 0.02, divisions: [8, 1, 1] }), [
      0,
      grilleY,
      halfLength - 0.012,
    ]),
  );
  const bars = [-0.3, 0, 0.3].map((t) =>
    bowed(
      move(box([grilleWidth * 0.94, 0.014, 0.03], { bevel: 0.005, divisions: [8, 1, 1] }), [
        0,
        grilleY + t * grilleHeight,
        halfLength + 0.016,
      ]),
    ),
  );

  const bumper = (end: 1 | -1, y: number): Geometry => {
    const path = Array.from({ length: 15 }, (_, i): Vec3 => {
      const x = (halfWidth * 0.93 * (i - 7)) / 7;
      const corner = Math.max(0, Math.abs(x) / halfWidth - 0.78) * 0.55;
      return [x, y, endAt(x, end) - end * (0.03 + corner)];
    });
    return sweep(rectangleOutline(0.12, 0.17, 0.04), end === 1 ? path : path.reverse(), { endRounding: 0.03 });
  };

  const mirrorFoot = (frame.roofLine.at(-1)?.[0] ?? 0) - 0.28;
  const glassEdge = frame.cabin(frame.belt + 0.08);
  const mirrorHead = move(stretch(sphere(1, 20), [0.1, 0.065, 0.06]), [glassEdge + 0.13, frame.belt + 0.1, mirrorFoot]);
  const mirrorArm = tube(
    0.018,
    [
      [glassEdge - 0.03, frame.belt + 0.03, mirrorFoot],
      [glassEdge + 0.1, frame.belt + 0.08, mirrorFoot],
    ],
    8,
  );

  const handles = doors
    .slice(0, -1)
    .flatMap((door) =>
      both(move(box([0.03, 0.026, 0.15], { bevel: 0.01 }), [halfWidth - 0.012, frame.belt - 0.15, door + 0.16])),
    );
  const flare = (axle: number) =>
    both(
      tube(
        0.02,
        arc([0, 0, 0], frame.archRadius, -0.12, PI + 0.12, 22).map(
          ([z, y]): Vec3 => [halfWidth - 0.022, y + frame.wheelRadius, axle + z],
        ),
        8,
      ),
    );
  const plate = (end: 1 | -1) =>
    move(box([0.46, 0.11, 0.02], { bevel: 0.004 }), [0, frame.sill + 0.2, end * (halfLength + 0.028)]);
  const exhaust = move(turnX(cylinder({ radius: 0.032, height: 0.2, bevel: 0.006, segments: 16 }), -PI / 2), [
    halfWidth * 0.5,
    frame.sill + 0.01,
    -halfLength + 0.13,
  ]);

  return [
    ...makeParts("headlight", "headlight", both(headlight), { weight: 0.6 }),
    ...makeParts("taillight", "taillight", both(taillight), { weight: 0.5 }),
    makePart("grille", "grille", grille, { weight: 0.5 }),
    ...makeParts("grille-bar", "bumper", bars, { weight: 0.15 }),
    makePart("bumper-front", "bumper", bumper(1, frame.sill + 0.12), { weight: 0.5 }),
    makePart("bumper-rear", "bumper", bumper(-1, frame.sill + 0.14), { weight: 0.5 }),
    ...makeParts("mirror", "mirror", both(mirrorHead), { weight: 0.4 }),
    ...makeParts("mirror-arm", "mirror", both(mirrorArm), { weight: 0.15 }),
    ...makeParts("handle", "handle", handles, { weight: 0.12 }),
    ...makeParts("arch", "bumper", [...flare(frame.frontAxle), ...flare(frame.rearAxle)], { weight: 0.3 }),
    makePart("plate-front", "plate", plate(1), { weight: 0.2 }),
    makePart("plate-rear", "plate", plate(-1), { weight: 0.2 }),
    makePart("exhaust", "bumper", exhaust, { weight: 0.1 }),
  ];
}
