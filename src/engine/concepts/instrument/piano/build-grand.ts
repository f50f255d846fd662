import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { extrude } from "../../../geometry/extrude.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { insetOutline, type Outline, type Point2, reverseOutline } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, turnX, turnZ } from "../../../geometry/place.ts";
import { slab } from "../../../geometry/slab.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, sin } from "../../../math/elementary.ts";
import { layColour } from "../../lay-colour.ts";
import { lying } from "./lying.ts";
import { pianoKeys } from "./piano-keys.ts";
import type { PianoParameters } from "./piano-parameters.ts";

/** A wing on three legs under a propped lid. */
export function buildGrand(p: PianoParameters): Part[] {
  const { width: w, length: l } = p;
  const a = w / 2;
  const front = -l * 0.3;
  const curve = curveThrough(
    [
      [a, front, 0],
      [a, -l * 0.08, 0],
      [a * 0.96, l * 0.06, 0],
      [a * 0.72, l * 0.19, 0],
      [a * 0.46, l * 0.28, 0],
      [a * 0.3, l * 0.4, 0],
      [a * 0.1, l * 0.48, 0],
      [-a * 0.25, l * 0.5, 0],
      [-a * 0.7, l * 0.49, 0],
      [-a * 0.97, l * 0.42, 0],
      [-a, l * 0.3, 0],
    ],
    5,
  );
  const outline: Outline = [...curve.map(([x, y]): Point2 => [x, y]), [-a, front]];
  const wall = w * 0.035;
  const high = w * 0.2;
  const floor = w * 0.46;
  const top = floor + high;
  const rimShape = extrude(outline, { depth: high, holes: [reverseOutline(insetOutline(outline, wall))] });
  const plate = extrude(insetOutline(outline, wall * 0.8), { depth: high * 0.4 });
  const strings: Paint = (surface, x, y, _z, _nx, ny) => {
    if (ny < 0.5) return;
    const fan = (x + (y - front) * 0.16) / w;
    if (y > front + l * 0.1 && y < l * 0.4 && sin(fan * 420) > 0.55) layColour(surface, [0.75, 0.72, 0.66], 0.25, 1);
    if (Math.abs(y - front - l * 0.08) < l * 0.018) layColour(surface, [0.03, 0.025, 0.02], 0.8, 0);
    for (const [hx, hy] of [
      [-0.3, 0.15],
      [0, 0.1],
      [0.22, 0.02],
      [-0.12, 0.3],
    ] as const) {
      const [u, v] = [x / w - hx, (y - l * hy) / w];
      if (u * u + v * v < 0.0016) layColour(surface, [0.05, 0.03, 0.02], 0.7, 0);
    }
  };
  const lidOutline: Outline = outline.map(([x, y]): Point2 => [x + a, y]);
  const open = 0.62;
  const lid = move(
    turnZ(
      move(lying(extrude(insetOutline(lidOutline, -w * 0.012), { depth: w * 0.022, bevel: w * 0.006 })), [
        0,
        w * 0.011,
        0,
      ]),
      open,
    ),
    [-a, top, 0],
  );
  const propTop = [a * 0.86 * 2 * cos(open) - a, top + a * 0.86 * 2 * sin(open)] as const;
  const prop = tube(
    w * 0.012,
    [
      [a * 0.93, top - high * 0.2, -l * 0.02],
      [propTop[0], propTop[1], -l * 0.02],
    ],
    8,
  );
  const keyZ = l * 0.5;
  const keyDepth = l * 0.1;
  const bed = move(box([w, high * 0.3, l * 0.22], { bevel: w * 0.008 }), [0, floor + high * 0.15, l * 0.4]);
  const cheeks = [-1, 1].map((s) =>
    move(box([w * 0.06, high * 0.84, l * 0.22], { bevel: w * 0.012, bevelSteps: 2 }), [
      s * (a - w * 0.03),
      floor + high * 0.42,
      l * 0.4,
    ]),
  );
  const board = move(box([w * 0.9, high * 0.7, l * 0.03], { bevel: w * 0.006 }), [0, floor + high * 0.62, l * 0.33]);
  const desk = move(turnX(slab([w * 0.42, w * 0.17, w * 0.014], w * 0.02, w * 0.004), -0.28), [
    0,
    top + w * 0.07,
    l * 0.25,
  ]);
  const leg = (x: number, z: number) => [
    move(
      cylinder({ radius: w * 0.026, radiusTop: w * 0.045, height: floor - w * 0.04, bevel: w * 0.006, segments: 20 }),
      [x, w * 0.05, z],
    ),
    move(cylinder({ radius: w * 0.058, height: w * 0.05, bevel: w * 0.01, segments: 20 }), [x, floor - w * 0.045, z]),
  ];
  const castor = (x: number, z: number) => move(sphere(w * 0.03, 16), [x, w * 0.03, z]);
  const places = [
    [-a * 0.86, l * 0.36],
    [a * 0.86, l * 0.36],
    [-a * 0.35, -l * 0.36],
  ] as const;
  const lyre = [
    ...[-1, 1].map((s) =>
      move(cylinder({ radius: w * 0.012, height: floor - w * 0.06, segments: 12 }), [s * w * 0.05, w * 0.08, l * 0.26]),
    ),
    move(box([w * 0.16, w * 0.03, w * 0.07], { bevel: w * 0.008 }), [0, w * 0.085, l * 0.26]),
  ];
  return [
    makePart("rim", "body", move(lying(rimShape), [0, floor + high / 2, 0]), { weight: 1, crease: 0.5 }),
    makePart("plate", "plate", move(lying(plate), [0, floor + high * 0.4, 0]), { weight: 0.9, paint: strings }),
    makePart("lid", "body", lid, { weight: 1, crease: 0.5 }),
    makePart("prop", "body", prop, { weight: 0.5 }),
    makePart("key-bed", "body", bed, { weight: 0.8 }),
    ...makeParts("cheek", "body", cheeks, { weight: 0.6 }),
    makePart("fall-board", "body", board, { weight: 0.6 }),
    makePart("music-desk", "body", desk, { weight: 0.7 }),
    ...pianoKeys(w * 0.88, keyDepth, p.octaves).map((part) => ({
      ...part,
      geometry: move(part.geometry, [0, floor + high * 0.44, keyZ - l * 0.06]),
    })),
    ...makeParts(
      "leg",
      "body",
      places.flatMap(([x, z]) => leg(x, z)),
      { weight: 0.8 },
    ),
    ...makeParts(
      "castor",
      "pedal",
      places.map(([x, z]) => castor(x, z)),
      { weight: 0.4 },
    ),
    ...makeParts("lyre", "body", lyre, { weight: 0.4 }),
    ...makeParts(
      "pedal",
      "pedal",
      [-1, 0, 1].map((s) =>
        move(box([w * 0.018, w * 0.012, w * 0.09], { bevel: w * 0.004 }), [
          s * w * 0.045,
          w * 0.08,
          l * 0.26 + w * 0.06,
        ]),
      ),
      { weight: 0.3 },
    ),
  ];
}
