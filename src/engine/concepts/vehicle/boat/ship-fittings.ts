import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { move } from "../../../geometry/place.ts";
import { layColour } from "../../lay-colour.ts";
import { block, pair, rod, sidePlate, turnedAcross, turnedAlong } from "../bodywork.ts";
import type { ShipWork } from "./ship-work.ts";

const BOXES = [
  [0.55, 0.05, 0.03],
  [0.04, 0.16, 0.4],
  [0.06, 0.26, 0.12],
  [0.75, 0.38, 0.05],
  [0.6, 0.6, 0.57],
  [0.3, 0.1, 0.06],
] as const;

/** Bridge aft and stacks of containers. Returns the height of its top. */
export function fitCargo({ p, l, b, d, y0, hull, houses, irons, parts, funnels, storey, funnel }: ShipWork): number {
  const h = l * 0.03;
  for (let i = 0; i < p.decks + 1; i += 1)
    storey(-l * 0.42, -l * (0.28 + 0.006 * i), y0 + h * i, h, b * (0.8 - 0.02 * i), 4);
  const top = y0 + h * (p.decks + 1);
  houses.push(block([b * 2, h * 0.5, l * 0.05], [0, top - h * 0.3, -l * 0.31], h * 0.1, 1));
  funnels.push(funnel(-l * 0.4, top - h * 0.2, l * 0.02, l * 0.05));
  const boxes: Geometry[] = [];
  const [cw, ch, cl] = [b * 0.42, l * 0.03, l * 0.075];
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const z = -l * 0.22 + row * cl * 1.06;
      const tall = 2 + ((row * 5 + column * 3) % 3) - (row === 6 ? 1 : 0);
      const wide = hull.beamAt(z / l + 0.5) * 0.9;
      const x = (column - 1.5) * cw * 1.03;
      if (Math.abs(x) + cw / 2 > wide) continue;
      for (let k = 0; k < tall; k += 1)
        boxes.push(block([cw, ch * 0.97, cl], [x, y0 + d * 0.06 + ch * (k + 0.5), z], l * 0.0012, 1));
    }
  parts.push(
    makePart("containers", "cargo", merge(boxes), {
      weight: 0.9,
      paint: (surface, x, y, z) => {
        const [i, j, k] = [
          Math.floor(x / (cw * 1.03) + 2),
          Math.floor((y - y0 - d * 0.06) / ch),
          Math.round((z + l * 0.22) / (cl * 1.06)),
        ];
        layColour(surface, BOXES[(i * 7 + j * 11 + k * 5 + 60) % 6] ?? BOXES[0]);
        const rib = (z / cl) * 14;
        if (rib - Math.floor(rib) < 0.3) {
          surface.r *= 0.75;
          surface.g *= 0.75;
          surface.b *= 0.75;
        }
      },
    }),
  );
  irons.push(
    rod(l * 0.003, [0, top - h, -l * 0.35], [0, top + h * 2, -l * 0.35], 8),
    rod(l * 0.003, [0, d, l * 0.44], [0, d + l * 0.09, l * 0.44], 8),
  );
  return top;
}

/** Wheelhouse, tall funnel, bollards and tyres. Returns the height of its top. */
export function fitTug({ l, b, y0, hull, irons, parts, funnels, storey, funnel }: ShipWork): number {
  const h = l * 0.11;
  storey(-l * 0.22, l * 0.2, y0, h, b * 0.66, 4);
  storey(-l * 0.04, l * 0.17, y0 + h * 0.98, h, b * 0.54, 2);
  const top = y0 + h * 2;
  funnels.push(funnel(-l * 0.13, y0 + h * 0.95, l * 0.055, l * 0.2));
  irons.push(
    rod(l * 0.008, [0, top - h * 0.1, l * 0.02], [0, top + l * 0.16, l * 0.01], 8),
    rod(l * 0.006, [-b * 0.3, top + l * 0.09, l * 0.015], [b * 0.3, top + l * 0.09, l * 0.015], 8),
    ...pair(rod(l * 0.012, [b * 0.2, y0, -l * 0.36], [b * 0.2, y0 + l * 0.06, -l * 0.36], 10)),
  );
  const ring = [0.24, 0.38, 0.52, 0.66, 0.78].flatMap((t) => {
    const [x, y, z] = hull.at(t, 1, 0.8);
    return pair(move(turnedAcrossRing(l * 0.042, l * 0.016), [x + l * 0.008, y, z]));
  });
  parts.push(makePart("fenders", "tyre", merge(ring), { weight: 0.7 }));
  return top;
}

/** Tower, mast and gun turrets. Returns the height of its top. */
export function fitWarship({ l, b, y0, irons, parts, funnels, storey, funnel }: ShipWork): number {
  const h = l * 0.032;
  storey(-l * 0.14, l * 0.14, y0, h, b * 0.66, 6);
  storey(-l * 0.08, l * 0.1, y0 + h * 0.98, h, b * 0.5, 4);
  storey(l * 0.0, l * 0.085, y0 + h * 1.96, h * 1.4, b * 0.4, 2);
  const top = y0 + h * 3.3;
  funnels.push(funnel(-l * 0.07, y0 + h * 1.8, l * 0.022, l * 0.06));
  irons.push(
    rod(l * 0.003, [0, top - h, l * 0.03], [0, top + h * 2.6, l * 0.03], 8),
    rod(l * 0.0025, [-b * 0.4, top + h * 1.4, l * 0.03], [b * 0.4, top + h * 1.4, l * 0.03], 8),
    block([b * 0.5, h * 0.5, h * 0.2], [0, top + h * 0.5, l * 0.032], 0.05, 1),
  );
  const turrets = (
    [
      [0.3, 1, 0],
      [0.21, 1, 1],
      [-0.27, -1, 0],
    ] as const
  ).flatMap(([t, face, up]) => {
    const [z, y] = [l * t, y0 + h * (0.5 + up * 0.8)];
    return [
      sidePlate(
        face === 1
          ? [
              [z - l * 0.03, y - h * 0.4],
              [z + l * 0.03, y - h * 0.4],
              [z + l * 0.02, y + h * 0.5, 0.1],
              [z - l * 0.03, y + h * 0.5, 0.1],
            ]
          : [
              [z - l * 0.03, y - h * 0.4],
              [z + l * 0.03, y - h * 0.4],
              [z + l * 0.03, y + h * 0.5, 0.1],
              [z - l * 0.02, y + h * 0.5, 0.1],
            ],
        b * 0.8,
        0.15,
      ),
      block([b * 0.6, h * (1 + up), l * 0.04], [0, y - h * 0.5, z], 0.1, 1),
      ...[-0.2, 0, 0.2].map((u) =>
        rod(l * 0.0035, [u * b, y + h * 0.1, z + face * l * 0.015], [u * b, y + h * 0.35, z + face * l * 0.095], 10),
      ),
    ];
  });
  parts.push(makePart("turrets", "gun", merge(turrets), { weight: 0.9 }));
  return top;
}

/** Windscreen, seats and an outboard motor. Returns the height of its top. */
export function fitSpeedboat({ l, b, d, panes, irons, parts }: ShipWork): number {
  const z = l * 0.07;
  const screen = sidePlate(
    [
      [z, d * 1.02],
      [z + l * 0.16, d * 1.02],
      [z + l * 0.02, d * 1.02 + l * 0.085, 0.02],
      [z - l * 0.01, d * 1.02 + l * 0.085, 0.02],
    ],
    b * 1.5,
    0.02,
  );
  panes.push(screen);
  const seats = [-0.26, -0.08].flatMap((t) => [
    block([b * 1.3, l * 0.035, l * 0.08], [0, d * 0.62, l * t], 0.04, 3),
    block([b * 1.3, l * 0.085, l * 0.025], [0, d * 0.74, l * (t - 0.045)], 0.04, 3),
  ]);
  const under = [-0.26, -0.08].map((t) => block([b * 1.2, d * 0.3, l * 0.07], [0, d * 0.46, l * t], 0.02, 1));
  const motor = [
    block([l * 0.07, l * 0.1, l * 0.08], [0, d * 1.24, -l * 0.51], 0.07, 3),
    block([l * 0.03, d * 0.9, l * 0.045], [0, d * 0.6, -l * 0.525], 0.02, 2),
    turnedAlong(
      [
        [0, -l * 0.02],
        [l * 0.014, -l * 0.01, 0.02],
        [l * 0.018, l * 0.02],
        [0, l * 0.03],
      ],
      [0, d * 0.22, -l * 0.53],
      16,
    ),
  ];
  irons.push(...motor);
  parts.push(makePart("seats", "seat", merge([...seats, ...under]), { weight: 0.7 }));
  const top = d * 1.02;
  return top;
}

/** A tyre hung flat against the side: a ring around the X axis. */
const turnedAcrossRing = (radius: number, thick: number): Geometry =>
  turnedAcross(
    [
      [radius - thick, -thick],
      [radius, -thick * 0.8, thick * 0.5],
      [radius, thick * 0.8, thick * 0.5],
      [radius - thick, thick],
    ],
    [0, 0, 0],
    24,
    true,
  );
