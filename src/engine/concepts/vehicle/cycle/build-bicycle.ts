import { arc, curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";
import { mix, type Vec3 } from "../../../math/vec3.ts";
import { block, pair, rod, turnedAlong } from "../bodywork.ts";
import { makeBasket, makeDrive, makeSaddle } from "./bicycle-fittings.ts";
import { wireWheel } from "./wire-wheel.ts";

export const BICYCLE_STYLES = ["road", "city", "mountain"] as const;
export type BicycleParameters = {
  readonly style: (typeof BICYCLE_STYLES)[number];
  readonly wheelRadius: number;
  readonly tyre: number;
  readonly tubing: number;
  readonly base: number;
  readonly seatHeight: number;
  readonly spokes: number;
  readonly stepThrough: boolean;
  readonly fenders: boolean;
  readonly basket: boolean;
  readonly lamp: boolean;
  readonly rack: boolean;
  readonly tandem: boolean;
};

/** How far ahead of the second rider the first one sits on a tandem, metres. */
const AHEAD = 0.72;

/** Assembles a bicycle around its two axles. */
export function buildBicycle(p: BicycleParameters): Model {
  const r = p.wheelRadius;
  const ahead = p.tandem ? AHEAD : 0;
  const rear: Vec3 = [0, r, -(p.base + ahead) / 2];
  const front: Vec3 = [0, r, (p.base + ahead) / 2];
  const bottom: Vec3 = [0, r * 0.83, rear[2] + p.base * 0.41];
  const saddle: Vec3 = [0, p.seatHeight, bottom[2] - (p.seatHeight - bottom[1]) * 0.3];
  const headTop: Vec3 = [0, r * 2 + 0.2, front[2] - 0.21];
  const headLow: Vec3 = [0, r * 2 + 0.06, front[2] - 0.16];
  const cluster = mix(bottom, saddle, 0.8);
  const crown: Vec3 = [0, headLow[1] - 0.035, headLow[2] + 0.012];
  const t = p.tubing;
  const hub = 0.05;
  const low = p.stepThrough ? mix(bottom, saddle, 0.36) : cluster;
  const blade = (side: number): Geometry =>
    tube(
      t * 0.72,
      curveThrough(
        [
          [side * 0.02, crown[1], crown[2]],
          [side * hub * 0.9, crown[1] - 0.05, crown[2] + 0.015],
          [side * hub, r + 0.12, front[2] - 0.05],
          [side * hub, r, front[2]],
        ],
        5,
      ),
      10,
    );
  const stay = (side: number): Geometry[] => [
    rod(t * 0.55, [side * 0.025, bottom[1], bottom[2] - 0.02], [side * hub, rear[1], rear[2]], 8),
    rod(t * 0.5, [side * 0.015, cluster[1], cluster[2]], [side * hub, rear[1], rear[2]], 8),
  ];
  const topFrom: Vec3 = [0, headTop[1] - 0.03, headTop[2]];
  const first = (at: Vec3): Vec3 => [at[0], at[1], at[2] + ahead];
  const frame = merge([
    rod(t, bottom, mix(bottom, saddle, 0.86), 14),
    rod(t, low, topFrom, 14),
    ...(p.tandem
      ? [
          rod(t, first(bottom), first(mix(bottom, saddle, 0.86)), 14),
          rod(t * 1.15, bottom, first(bottom), 14),
          rod(t * 0.9, cluster, first(bottom), 14),
          block([0.09, t * 2.6, t * 2.6], first(bottom), t),
        ]
      : []),
    rod(t * 1.1, first(bottom), [0, headLow[1] + 0.02, headLow[2]], 14),
    rod(t * 1.25, [0, headLow[1] - 0.03, headLow[2] + 0.01], [0, headTop[1] + 0.02, headTop[2] - 0.008], 16),
    ...[1, -1].flatMap(stay),
    block([0.09, t * 2.6, t * 2.6], bottom, t),
  ]);
  const forks = merge([1, -1].map(blade));
  const post = rod(t * 0.62, mix(bottom, saddle, 0.8), [saddle[0], saddle[1] - 0.03, saddle[2]], 10);
  const second = p.tandem ? secondRider(p, { bottom, saddle, post }) : [];
  const wheel = { radius: r, tyre: p.tyre, spokes: p.spokes, hub };
  const parts: Part[] = [
    makePart("frame", "frame", frame, { weight: 1 }),
    makePart("fork", "frame", forks, { weight: 0.9 }),
    makePart("seat-post", "handlebar", post, { weight: 0.5 }),
    ...wireWheel("rear", rear, wheel),
    ...wireWheel("front", front, wheel),
    ...makeSaddle(saddle, p.style === "city" ? 1.2 : 1),
    ...makeDrive(bottom, rear),
    ...makeBars(p, headTop),
    ...second,
  ];
  if (p.fenders) {
    const guard = (axle: Vec3, from: number, to: number): Geometry =>
      sweep(
        rectangleOutline(0.05, 0.006, 0.002, 1),
        arc([0, 0, 0], r + 0.02, from, to, 18).map(([z, y]): Vec3 => [0, axle[1] + y, axle[2] + z]),
        { up: [0, 1, 0] },
      );
    const guards = merge([guard(rear, PI * 1.04, PI * 0.22), guard(front, PI * 1.1, PI * 0.28)]);
    parts.push(makePart("fenders", "fender", guards, { weight: 0.6 }));
  }
  if (p.lamp) {
    const lamp = turnedAlong(
      [
        [0, -0.04],
        [0.02, -0.03, 0.01],
        [0.036, 0.02, 0.008],
        [0.036, 0.03, 0.004],
        [0, 0.042],
      ],
      [0, headTop[1] - 0.03, headTop[2] + 0.06],
      20,
    );
    parts.push(makePart("lamp", "headlight", lamp, { weight: 0.4 }));
  }
  if (p.basket) parts.push(...makeBasket([0, headTop[1] + 0.06, headTop[2] + 0.2]));
  if (p.rack) {
    const level = r * 2 + 0.06;
    const bars = [-0.05, 0, 0.05].map((x) => rod(0.006, [x, level, rear[2] + 0.2], [x, level, rear[2] - 0.24], 6));
    const legs = pair(rod(0.006, [0.05, level, rear[2] - 0.1], [hub, r, rear[2]], 6));
    const ties = [0.2, 0, -0.24].map((z) => rod(0.006, [-0.056, level, rear[2] + z], [0.056, level, rear[2] + z], 6));
    const stays = rod(0.006, [0, level, rear[2] + 0.2], cluster, 6);
    parts.push(makePart("rack", "rack", merge([...bars, ...legs, ...ties, stays]), { weight: 0.4 }));
  }
  return standModel(parts, [
    { name: "seat", position: [0, saddle[1] + 0.02, saddle[2]], normal: [0, 1, 0], radius: 0.12 },
    { name: "top", position: [0, saddle[1] + 0.02, saddle[2]], normal: [0, 1, 0], radius: 0.1 },
    ...(p.rack
      ? [
          {
            name: "rack",
            position: [0, r * 2 + 0.066, rear[2] - 0.14] as const,
            normal: [0, 1, 0] as const,
            radius: 0.16,
          },
        ]
      : []),
    ...(p.basket
      ? [
          {
            name: "inside",
            position: [0, headTop[1] - 0.05, headTop[2] + 0.2] as const,
            normal: [0, 1, 0] as const,
            radius: 0.12,
          },
        ]
      : []),
  ]);
}

/** What the first rider of a tandem has besides: saddle, post and pedals; and the bars of the second one, on that post. */
function secondRider(
  p: BicycleParameters,
  { bottom, saddle, post }: { bottom: Vec3; saddle: Vec3; post: Geometry },
): Part[] {
  const first = ([x, y, z]: Vec3): Vec3 => [x, y, z + AHEAD];
  const [, y, z] = first(mix(bottom, saddle, 0.88));
  const bars: Vec3 = [0, y, z - 0.16];
  return [
    ...makeSaddle(first(saddle), p.style === "city" ? 1.2 : 1),
    makePart("seat-post", "handlebar", merge([move(post, [0, 0, AHEAD]), rod(0.014, [0, y, z], bars, 10)]), {
      weight: 0.5,
    }),
    ...makeDrive(first(bottom), bottom),
    ...makeBars(p, bars, saddle[1] + 0.06),
  ].map((part) => ({ ...part, name: `first-${part.name}` }));
}

/** Stem, bar and grips: dropped, swept back or straight. */
function makeBars(
  p: BicycleParameters,
  head: Vec3,
  y = Math.max(head[1] + 0.1, p.seatHeight + (p.style === "city" ? 0.1 : 0.02)),
): Part[] {
  const z = head[2] - 0.02;
  const reach = p.style === "city" ? 0.02 : 0.08;
  const stem = merge([
    rod(0.014, [0, head[1] - 0.02, head[2]], [0, y, z], 10),
    rod(0.015, [0, y - 0.004, z - 0.015], [0, y, z + reach + 0.01], 10),
  ]);
  const middle = z + reach;
  const half: Vec3[] =
    p.style === "road"
      ? [
          [0, y, middle],
          [0.12, y, middle],
          [0.2, y, middle + 0.01],
          [0.215, y - 0.01, middle + 0.07],
          [0.22, y - 0.06, middle + 0.1],
          [0.22, y - 0.11, middle + 0.06],
          [0.22, y - 0.13, middle - 0.04],
        ]
      : p.style === "city"
        ? [
            [0, y, middle],
            [0.1, y + 0.02, middle + 0.03],
            [0.22, y + 0.05, middle + 0.01],
            [0.27, y + 0.05, middle - 0.09],
            [0.275, y + 0.04, middle - 0.2],
          ]
        : [
            [0, y, middle],
            [0.1, y + 0.015, middle],
            [0.33, y + 0.03, middle - 0.04],
          ];
  const left = curveThrough(half, 5);
  const right = left.slice(1).map(([x, h, d]): Vec3 => [-x, h, d]);
  const bar = tube(0.013, [...left].reverse().concat(right), 10, { up: [0, 1, 0] });
  const end = left.slice(p.style === "road" ? -9 : p.style === "city" ? -6 : -3);
  const grip = tube(0.019, end, 12, { endRounding: 0.008 });
  return [
    makePart("stem", "handlebar", stem, { weight: 0.5 }),
    makePart("handlebar", "handlebar", bar, { weight: 0.9 }),
    makePart("grips", "grip", merge(pair(grip)), { weight: 0.6 }),
  ];
}
