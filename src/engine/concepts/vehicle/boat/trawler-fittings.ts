import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { move, stretch } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import { mix, type Vec3 } from "../../../math/vec3.ts";
import { layColour } from "../../lay-colour.ts";
import { block, pair, rod, turnedAcross } from "../bodywork.ts";
import type { ShipWork } from "./ship-work.ts";

/** Where along its outrigger a net hangs, from the mast at 0 to the end at 1, and how many of its cords go each way. */
const HUNG = [0.4, 0.96] as const;
const CORDS = 12;
const ROUNDS = 7;

/** A bag of net that hangs from a spar between two points and is gathered at `foot`: cords down and cords round, thick enough to be seen. */
function hungNet(from: Vec3, to: Vec3, foot: Vec3, cord: number): Geometry[] {
  const half = Math.abs(to[0] - from[0]) / 2;
  const at = (turn: number, t: number): Vec3 => {
    const along = 0.5 + 0.5 * cos(turn);
    const head = mix(from, to, along);
    // full above, drawn together to a tail below
    const wide = (1 - t) * (1 - t) * 0.45 + 0.55 * (1 - t);
    const middle = mix(mix(from, to, 0.5), foot, t);
    return [
      middle[0] + (head[0] - (from[0] + to[0]) / 2) * wide,
      middle[1] + (head[1] - (from[1] + to[1]) / 2) * wide,
      middle[2] + half * 0.5 * sin(turn) * wide * Math.min(1, 3 * t),
    ];
  };
  const down = Array.from({ length: CORDS }, (_, i) =>
    tube(
      cord,
      Array.from({ length: 9 }, (_, k) =>
        at((i / CORDS) * TAU + 0.5 * (i % 2 === 0 ? 1 : -1) * (k / 8), (0.97 * k) / 8),
      ),
      5,
    ),
  );
  const round = Array.from({ length: ROUNDS }, (_, k) =>
    tube(
      cord,
      Array.from({ length: 16 }, (_, i) => at((i / 16) * TAU, 0.08 + (0.84 * k) / (ROUNDS - 1))),
      5,
      { closed: true },
    ),
  );
  return [...down, ...round];
}

/** Wheelhouse forward, mast, outriggers with nets, a boom and gallows aft, a drum and a heap of net, floats. Returns the height of its top. */
export function fitTrawler({ l, b, y0, hull, houses, irons, parts, funnels, storey, funnel }: ShipWork): number {
  const h = l * 0.11;
  storey(l * 0.02, l * 0.27, y0, h, b * 0.66, 3);
  storey(l * 0.08, l * 0.25, y0 + h * 0.98, h, b * 0.54, 2);
  const top = y0 + h * 2;
  houses.push(block([b * 1.24, h * 0.12, l * 0.2], [0, top, l * 0.155], h * 0.05, 2));
  funnels.push(funnel(l * 0.05, y0 + h * 0.9, l * 0.02, l * 0.11));

  const foot = -l * 0.035;
  const head: Vec3 = [0, y0 + l * 0.56, foot];
  const boomEnd: Vec3 = [0, y0 + l * 0.43, -l * 0.37];
  const outer: Vec3 = [l * 0.34, y0 + l * 0.47, foot - l * 0.02];
  const root: Vec3 = [b * 0.3, y0 + l * 0.1, foot];
  const thin = l * 0.003;
  irons.push(
    rod(l * 0.013, [0, y0 - l * 0.01, foot], head, 14),
    rod(l * 0.009, [0, y0 + l * 0.13, foot], boomEnd, 12),
    ...pair(rod(l * 0.009, root, outer, 12)),
    rod(l * 0.008, [-b * 0.4, root[1], foot], [b * 0.4, root[1], foot], 10),
    rod(thin, head, boomEnd, 6),
    rod(thin, head, [0, hull.sheerAt(0.98), hull.z(0.98)], 6),
    ...pair(rod(thin, head, outer, 6)),
    ...pair(rod(thin, outer, [b * 0.3, hull.sheerAt(0.9), hull.z(0.9)], 6)),
  );
  // gallows over the stern with what spreads the net under water
  const aft = -l * 0.45;
  const bridge = y0 + l * 0.22;
  irons.push(
    ...pair(rod(l * 0.011, [b * 0.72, y0 - l * 0.01, aft], [b * 0.5, bridge, aft], 12)),
    rod(l * 0.011, [-b * 0.56, bridge, aft], [b * 0.56, bridge, aft], 12),
    ...pair(block([l * 0.012, l * 0.1, l * 0.06], [b * 0.78, y0 + l * 0.09, aft - l * 0.02], l * 0.004, 1)),
    ...pair(
      turnedAcross(
        [
          [0, -l * 0.008],
          [l * 0.066, -l * 0.008],
          [l * 0.066, l * 0.008],
          [0, l * 0.008],
        ],
        [b * 0.46, y0 + l * 0.06, -l * 0.33],
        28,
      ),
    ),
  );
  const drum = turnedAcross(
    [
      [0, -b * 0.45],
      [l * 0.046, -b * 0.45],
      [l * 0.052, 0, l * 0.01],
      [l * 0.046, b * 0.45],
      [0, b * 0.45],
    ],
    [0, y0 + l * 0.06, -l * 0.33],
    28,
  );
  const cod = hungNet(
    [-l * 0.035, boomEnd[1] - l * 0.06, boomEnd[2] + l * 0.03],
    [l * 0.035, boomEnd[1] - l * 0.06, boomEnd[2] + l * 0.03],
    [0, y0 + l * 0.14, boomEnd[2] + l * 0.05],
    l * 0.0032,
  );
  irons.push(rod(thin, boomEnd, [0, boomEnd[1] - l * 0.06, boomEnd[2] + l * 0.03], 6));
  const wings = hungNet(
    mix(root, outer, HUNG[0]),
    mix(root, outer, HUNG[1]),
    [l * 0.235, y0 + l * 0.09, foot - l * 0.03],
    l * 0.0032,
  );
  parts.push(
    makePart("nets", "net", merge([...wings.flatMap(pair), ...cod]), { weight: 0.9 }),
    makePart("net-heap", "net", merge([drum, netHeap(l, b, y0)]), { weight: 0.6, paint: meshes(l * 0.012) }),
    makePart("floats", "buoy", merge(floats(l, b, y0, hull)), { weight: 0.7 }),
  );
  return top;
}

/** What of the net lies on the deck before the drum. */
const netHeap = (l: number, b: number, y0: number): Geometry =>
  move(stretch(sphere(1, 28, 16), [b * 0.5, l * 0.035, l * 0.075]), [0, y0 + l * 0.005, -l * 0.19]);

/** Floats strung on the bulwark's outside, and some on the heap of net. */
function floats(l: number, b: number, y0: number, hull: ShipWork["hull"]): Geometry[] {
  const ball = sphere(l * 0.019, 18, 12);
  const along = [0.16, 0.25, 0.34, 0.43].flatMap((t) => {
    const [x, y, z] = hull.at(t, 1, 0.92);
    return pair(move(ball, [x + l * 0.012, y, z]));
  });
  const heaped = [
    [-0.32, -0.17],
    [0.05, -0.155],
    [0.3, -0.2],
    [-0.1, -0.215],
  ].map(([x, z]) => move(stretch(ball, [0.8, 0.8, 0.8]), [(x as number) * b, y0 + l * 0.036, (z as number) * l]));
  return [...along, ...heaped];
}

/** Cords of a net that lies in folds: dark between them. */
const meshes =
  (side: number) =>
  (surface: Parameters<typeof layColour>[0], x: number, y: number, z: number): void => {
    const [u, v] = [(x + y + z) / side, (x - y - z) / side];
    if (Math.min(u - Math.floor(u), v - Math.floor(v)) < 0.34) return;
    layColour(surface, [surface.r * 0.3, surface.g * 0.3, surface.b * 0.3]);
  };
