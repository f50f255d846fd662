import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Corner } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { layColour } from "../../lay-colour.ts";
import { block, pair, rod, sidePlate, turnedAlong } from "../bodywork.ts";
import type { TruckFrame, TruckParameters } from "./truck-shape.ts";

/** Body of the cab with its wheel arch, windows, hood, face, mirrors, steps and what stands on its roof. */
export function makeCab(p: TruckParameters, f: TruckFrame): Part[] {
  const { face, cabRear, sill, roof, half, nose } = f;
  const axle = f.axles[0] as number;
  const arch = p.wheelRadius * 1.16;
  const archTop = p.style === "monster" ? sill : p.wheelRadius + arch;
  const belt = sill + (roof - sill) * 0.56;
  const lean = p.hood > 0 ? 0.28 : 0.16;
  const flat = p.hood === 0;
  const below: Corner[] =
    archTop <= sill + 0.02
      ? [[nose, sill, 0.06]]
      : [
          [Math.max(cabRear + 0.02, axle - arch), sill],
          [Math.max(cabRear + 0.02, axle - arch), archTop - arch * 0.5],
          [axle - arch * 0.62, archTop, arch * 0.5],
          [axle + arch * 0.62, archTop, arch * 0.5],
          [Math.min(nose - 0.02, axle + arch), archTop - arch * 0.5],
          [Math.min(nose - 0.02, axle + arch), sill],
          [nose, sill, 0.04],
        ];
  const hoodTop = belt - 0.12;
  const outline: Corner[] = [
    [cabRear, sill],
    ...below,
    ...(flat
      ? [[nose, belt, 0.3] as const, [face - lean, roof, 0.16] as const]
      : [
          [nose, hoodTop - 0.14, 0.16] as const,
          [face + 0.02, hoodTop + 0.02, 0.08] as const,
          [face - lean, roof, 0.14] as const,
        ]),
    [cabRear, roof, 0.1],
  ];
  const doorGap = p.style === "fire" ? (face + cabRear) / 2 + 0.1 : cabRear + 0.14;
  const doorFront = flat ? axle + arch * 0.1 : face - 0.08;
  const paint: Paint = (surface, x, y, z, nx) => {
    if (p.livery === "fire" && Math.abs(x) > half * 0.85 && Math.abs(y - belt + 0.28) < 0.07)
      layColour(surface, [0.86, 0.84, 0.78]);
    if (p.livery === "ambulance" && Math.abs(y - belt + 0.3) < 0.11 && Math.abs(nx) > 0.5)
      layColour(surface, [0.62, 0.015, 0.012]);
    if (Math.abs(nx) < 0.6 || y < sill + 0.1) return;
    const gap = Math.min(Math.abs(z - doorGap), Math.abs(z - doorFront));
    if (gap > 0.012 || y > roof - 0.1) return;
    surface.r *= 0.15;
    surface.g *= 0.15;
    surface.b *= 0.15;
  };
  const cab = sidePlate(outline, p.width, 0.09, 0, 5);
  // side glass: its front edge follows the windshield
  const top = roof - 0.24;
  const slope = (y: number) => face - 0.14 - lean * ((y - belt) / (roof - belt));
  const side = (from: number, to: number | null): Geometry =>
    sidePlate(
      [
        [from, belt + 0.02, 0.06],
        [to ?? slope(belt) - 0.04, belt + 0.02, 0.06],
        [to ?? slope(top) - 0.04, top, 0.06],
        [from, top, 0.06],
      ],
      0.05,
      0.015,
      half - 0.005,
    );
  const glass: Geometry[] = [...pair(side(p.style === "fire" ? doorGap + 0.08 : cabRear + 0.22, null))];
  if (p.style === "fire") glass.push(...pair(side(cabRear + 0.16, doorGap - 0.06)));
  const tilt = lean / (roof - belt);
  const screen = sidePlate(
    [
      [face - 0.1 - tilt * 0.06, belt + 0.04],
      [face + 0.03 - tilt * 0.06 - (flat ? 0.02 : 0.05), belt + 0.04, 0.02],
      [face + 0.03 - tilt * (top + 0.06 - belt), top + 0.06, 0.02],
      [face - 0.1 - tilt * (top + 0.06 - belt), top + 0.06],
    ],
    p.width * 0.84,
    0.02,
  );
  const grilleY = flat ? sill + (belt - sill) * 0.52 : sill + (hoodTop - sill) * 0.52;
  const grilleHeight = flat ? (belt - sill) * 0.4 : (hoodTop - sill) * 0.55;
  const grilleWidth = p.width * (flat ? 0.5 : 0.44);
  const bars = Array.from({ length: 6 }, (_, i) =>
    block([grilleWidth, 0.03, 0.05], [0, grilleY + grilleHeight * ((i + 0.5) / 6 - 0.5), nose + 0.025], 0.01, 1),
  );
  const lampY = sill + 0.3;
  const lamp = turnedAlong(
    [
      [0, -0.06],
      [0.15, -0.05, 0.01],
      [0.14, 0.03, 0.03],
      [0, 0.06],
    ],
    [half * 0.74, lampY + (flat ? 0 : 0.14), nose],
    24,
  );
  const bumper = block([p.width * 1.0, 0.26, 0.22], [0, sill + 0.06, nose + 0.03], 0.07, 3);
  const mirrorZ = slope(belt) + 0.1;
  const mirror = merge([
    block([0.08, 0.42, 0.22], [half + 0.2, belt + 0.26, mirrorZ], 0.03),
    rod(0.022, [half - 0.05, belt + 0.44, mirrorZ - 0.06], [half + 0.2, belt + 0.4, mirrorZ], 8),
    rod(0.022, [half - 0.05, belt + 0.06, mirrorZ - 0.06], [half + 0.2, belt + 0.1, mirrorZ], 8),
  ]);
  const handles = pair(block([0.05, 0.04, 0.18], [half + 0.012, belt - 0.12, doorGap + 0.18], 0.012, 1));
  const steps =
    p.style === "monster"
      ? []
      : pair(block([0.24, 0.1, 0.5], [half - 0.1, sill - 0.1, Math.max(cabRear + 0.3, axle - arch - 0.3)], 0.02, 1));
  const stack = pair(
    rod(0.075, [half - 0.14, sill + 0.3, cabRear - 0.12], [half - 0.14, roof + 0.3, cabRear - 0.12], 16),
  );
  const parts: Part[] = [
    makePart("cab", "body", cab, { weight: 1, paint }),
    makePart("windows", "window", merge([...glass, screen]), { weight: 0.9 }),
    makePart(
      "grille",
      "grille",
      merge([...bars, block([grilleWidth * 1.06, grilleHeight * 1.06, 0.04], [0, grilleY, nose + 0.005], 0.02, 1)]),
      {
        weight: 0.6,
        paint: (surface, _x, _y, z) => {
          if (z < nose + 0.03) layColour(surface, [0.012, 0.012, 0.014], 0.6, 0);
        },
      },
    ),
    makePart("headlights", "headlight", merge(pair(lamp)), { weight: 0.7 }),
    makePart("bumper", "bumper", bumper, { weight: 0.6 }),
    makePart("mirrors", "mirror", merge(pair(mirror)), { weight: 0.5 }),
    makePart("fittings", "bumper", merge([...handles, ...steps, ...(p.hood > 1.2 ? stack : [])]), { weight: 0.3 }),
  ];
  if (p.livery !== "plain" || p.style === "tow" || p.style === "monster" || p.style === "garbage") {
    const y = roof + 0.08;
    const z = (face - lean + cabRear) / 2 + 0.15;
    const beacons =
      p.style === "monster"
        ? [-0.6, -0.2, 0.2, 0.6].map((x) =>
            turnedAlong(
              [
                [0, -0.08],
                [0.13, -0.06, 0.02],
                [0.13, 0.06, 0.03],
                [0, 0.08],
              ],
              [x * half, roof + 0.12, z],
              18,
            ),
          )
        : [block([p.width * 0.66, 0.2, 0.28], [0, y, z], 0.06, 3)];
    parts.push(
      makePart("beacon", "beacon", merge(beacons), {
        weight: 0.7,
        paint: (surface, x) => {
          if (p.livery === "fire" || p.livery === "ambulance") {
            const lit = Math.abs(x) > p.width * 0.1;
            layColour(
              surface,
              !lit ? [0.8, 0.8, 0.8] : x > 0 && p.livery === "ambulance" ? [0.02, 0.1, 0.75] : [0.8, 0.02, 0.02],
              0.15,
              0,
            );
          }
        },
      }),
    );
  }
  return parts;
}
