import { line } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { acos, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { LampParameters } from "./lamp-parameters.ts";

/** Metres from a socket's middle that lie well within it. */
const SOCKET = 0.012;

/** Steps of a dome's line from its rim to its crown. */
const STEPS = 12;

/** Half a globe of glass, open below and, for the heat, above: there `taper` of its lower radius wide. */
function dome(radius: number, taper: number, low: number, high: number, wall: number): Geometry {
  const end = acos(taper);
  const outer = Array.from({ length: STEPS + 1 }, (_, i): [number, number] => {
    const angle = (i / STEPS) * end;
    return [radius * cos(angle), low + ((high - low) * sin(angle)) / sin(end)];
  });
  const inner = outer.map(([r, y]): [number, number] => [r - wall, y - 0.5 * wall]);
  return lathe([...outer, ...inner.reverse()], 72, true);
}

/** Cloth on two rings, hollow, with a band sewn around either rim. */
export function shade(p: LampParameters, low: number, high: number): Part[] {
  const [r0, r1] = [p.shadeRadius, p.shadeRadius * p.shadeTaper];
  const wall = 0.0022;
  if (p.dome)
    return [makePart("shade", "shade", dome(r0, p.shadeTaper, low, high, wall), { projection: "cylinder", weight: 1 })];
  const cloth = lathe(
    [
      [r0 - wall, low],
      [r0, low],
      [(r0 + r1) / 2, (low + high) / 2],
      [r1, high],
      [r1 - wall, high],
      [(r0 + r1) / 2 - wall, (low + high) / 2],
    ],
    72,
    true,
  );
  const band = (at: number, r: number, lean: number): Geometry => {
    const h = p.shadeHeight * 0.028;
    const corners: Corner[] = [
      [r - wall - 0.001 - lean * h, at - h, 0.0006],
      [r + 0.0016 - lean * -h, at - h, 0.0012],
      [r + 0.0016 - lean * h, at + h, 0.0012],
      [r - wall - 0.001 - lean * h, at + h, 0.0006],
    ];
    return lathe(roundCorners(corners, 2), 72, true);
  };
  const lean = (r0 - r1) / (high - low);
  return [
    makePart("shade", "shade", cloth, { projection: "cylinder", weight: 1 }),
    ...makeParts(
      "shade-band",
      "shade",
      [
        band(low + p.shadeHeight * 0.026, r0 - lean * p.shadeHeight * 0.026, lean),
        band(high - p.shadeHeight * 0.026, r1 + lean * p.shadeHeight * 0.026, lean),
      ],
      { projection: "cylinder", weight: 0.5 },
    ),
    ...(p.fringe ? [makePart("fringe", "fringe", fringe(p, low), { weight: 0.9 })] : []),
  ];
}

/** Threads around the rim, and their thickness over their length. */
const THREADS = 96;
const THIN = 0.07;

/** Threads that hang from the rim of a shade, each a little knot and a brush below it. */
function fringe({ shadeRadius, shadeHeight }: LampParameters, low: number): Geometry {
  const long = 0.2 * shadeHeight;
  const thread = lathe(
    [
      [0, -long],
      [THIN * long * 0.9, -long],
      [THIN * long * 0.55, -long * 0.3],
      [THIN * long, -long * 0.14],
      [THIN * long * 0.6, 0.004],
      [0, 0.004],
    ],
    5,
  );
  const r = shadeRadius - 0.001;
  return merge(
    Array.from({ length: THREADS }, (_, i) => {
      const angle = (i / THREADS) * TAU;
      return move(thread, [r * sin(angle), low + 0.002, r * cos(angle)]);
    }),
  );
}

/** A harp that stands on the socket with both its feet and bows over the bulb, and three wires to the upper ring of the shade. */
export function spider(p: LampParameters, socketAt: number, top: number): Geometry {
  const r = p.shadeRadius * p.shadeTaper - 0.001;
  const bow = Math.min(r * 0.7, 0.05);
  const harp = Array.from({ length: 33 }, (_, i): Vec3 => {
    const t = i / 32;
    const angle = PI * t;
    return [-bow * cos(angle) * (1 - 0.25 * sin(angle)), lerp(socketAt, top, Math.sqrt(Math.max(0, sin(angle)))), 0];
  });
  const wires = [0, 1, 2].map((i) => {
    const angle = (i / 3) * TAU + 0.5;
    return tube(0.002, line([0, top + 0.001, 0], [r * sin(angle), top - 0.002, r * cos(angle)], 1), 8);
  });
  // both feet reach into the socket: the harp is all that carries the shade
  const path: Vec3[] = [[-SOCKET, socketAt, 0], ...harp, [SOCKET, socketAt, 0]];
  return merge([tube(0.002, path, 8), ...wires]);
}
