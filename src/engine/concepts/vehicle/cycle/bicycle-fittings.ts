import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { block, levelPlate, rod, skinOver, turnedAcross } from "../bodywork.ts";

/** A saddle with a long nose on two rails; `at` is the middle of its top. */
export function makeSaddle(at: Vec3, broad: number): Part[] {
  const top = skinOver(
    [
      { z: -0.135, y: 0.005, half: 0.03 * broad, up: 0.012, down: 0.02 },
      { z: -0.125, y: 0.005, half: 0.075 * broad, up: 0.022, down: 0.03 },
      { z: -0.08, y: 0, half: 0.085 * broad, up: 0.026, down: 0.038 },
      { z: -0.02, y: 0, half: 0.055 * broad, up: 0.02, down: 0.03 },
      { z: 0.05, y: -0.004, half: 0.028 * broad, up: 0.02, down: 0.026 },
      { z: 0.12, y: -0.004, half: 0.022, up: 0.02, down: 0.024 },
      { z: 0.14, y: -0.008, half: 0.01, up: 0.01, down: 0.012 },
    ],
    20,
  );
  const rails = merge([
    rod(0.005, [at[0] - 0.02, at[1] - 0.035, at[2] - 0.09], [at[0] - 0.012, at[1] - 0.02, at[2] + 0.1], 6),
    rod(0.005, [at[0] + 0.02, at[1] - 0.035, at[2] - 0.09], [at[0] + 0.012, at[1] - 0.02, at[2] + 0.1], 6),
    block([0.05, 0.024, 0.04], [at[0], at[1] - 0.035, at[2]], 0.006),
  ]);
  return [
    makePart("saddle", "saddle", move(top, at), { weight: 0.9 }),
    makePart("saddle-rails", "handlebar", rails, { weight: 0.2 }),
  ];
}

/** Chainring, cranks, pedals, chain and the sprocket at the rear hub, on the right side. */
export function makeDrive(bottom: Vec3, rear: Vec3): Part[] {
  const x = -0.055;
  const big = 0.1;
  const small = 0.038;
  const disc = (radius: number, at: Vec3): Geometry =>
    turnedAcross(
      [
        [radius * 0.72, -0.004],
        [radius, -0.003],
        [radius, 0.003],
        [radius * 0.72, 0.004],
      ],
      at,
      28,
      true,
    );
  const star = [0, 1, 2, 3, 4].map((i) => {
    const angle = (i / 5) * 2 * PI + 0.3;
    return rod(
      0.008,
      [x, bottom[1], bottom[2]],
      [x, bottom[1] + big * 0.78 * sin(angle), bottom[2] + big * 0.78 * cos(angle)],
      6,
    );
  });
  const chainLine: Vec3[] = [
    ...Array.from({ length: 11 }, (_, i): Vec3 => {
      const angle = PI / 2 - (PI * i) / 10;
      return [x, bottom[1] + (big + 0.002) * sin(angle), bottom[2] + (big + 0.002) * cos(angle)];
    }),
    ...Array.from({ length: 9 }, (_, i): Vec3 => {
      const angle = -PI / 2 - (PI * i) / 8;
      return [x, rear[1] + small * sin(angle), rear[2] + small * cos(angle)];
    }),
  ];
  const chain = sweep(rectangleOutline(0.011, 0.013, 0.003, 1), chainLine, { closed: true, up: [1, 0, 0] });
  const turn = -0.35;
  const crank = (side: number): { arm: Geometry; pedal: Geometry } => {
    const end: Vec3 = [side * 0.085, bottom[1] + side * 0.165 * sin(turn), bottom[2] + side * 0.165 * cos(turn)];
    const arm = sweep(
      rectangleOutline(0.014, 0.026, 0.005, 2),
      [
        [side * 0.072, bottom[1], bottom[2]],
        [end[0], end[1], end[2]],
      ],
      { endRounding: 0.008 },
    );
    return { arm, pedal: block([0.09, 0.024, 0.085], [end[0] + side * 0.05, end[1], end[2]], 0.008) };
  };
  const cranks = [1, -1].map(crank);
  return [
    makePart(
      "drive",
      "chain",
      merge([
        disc(big, [x, bottom[1], bottom[2]]),
        ...star,
        turnedAcross(
          [
            [0, -0.01],
            [small, -0.008],
            [small, 0.008],
            [0, 0.01],
          ],
          [x, rear[1], rear[2]],
          20,
        ),
        rod(0.014, [-0.08, bottom[1], bottom[2]], [0.08, bottom[1], bottom[2]], 12),
        ...cranks.map(({ arm }) => arm),
      ]),
      { weight: 0.6 },
    ),
    makePart("chain", "chain", chain, { weight: 0.5 }),
    makePart("pedals", "pedal", merge(cranks.map(({ pedal }) => pedal)), { weight: 0.6 }),
  ];
}

/** A wicker basket of hoops and ribs, its rim's middle at `at`. */
export function makeBasket(at: Vec3): Part[] {
  const hoop = (drop: number, w: number, d: number): Geometry =>
    tube(
      drop === 0 ? 0.011 : 0.007,
      Array.from({ length: 28 }, (_, i): Vec3 => {
        const angle = (i / 28) * 2 * PI;
        const [c, s] = [cos(angle), sin(angle)];
        const bulge = 1 / Math.sqrt(Math.sqrt(c * c * c * c + s * s * s * s));
        return [at[0] + w * c * bulge, at[1] - drop, at[2] + d * s * bulge];
      }),
      6,
      { closed: true, up: [0, 1, 0] },
    );
  const at01 = (t: number): [number, number, number] => [t * 0.2, 0.16 - t * 0.03, 0.12 - t * 0.03];
  const hoops = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => hoop(...at01(t)));
  const ribs = Array.from({ length: 20 }, (_, i): Geometry => {
    const angle = (i / 20) * 2 * PI;
    const [c, s] = [cos(angle), sin(angle)];
    const bulge = 1 / Math.sqrt(Math.sqrt(c * c * c * c + s * s * s * s));
    const point = (t: number): Vec3 => {
      const [drop, w, d] = at01(t);
      return [at[0] + w * c * bulge, at[1] - drop, at[2] + d * s * bulge];
    };
    return rod(0.006, point(1), point(0), 5);
  });
  const floor = levelPlate(
    [
      [-0.135, -0.095, 0.04],
      [0.135, -0.095, 0.04],
      [0.135, 0.095, 0.04],
      [-0.135, 0.095, 0.04],
    ],
    0.012,
    0.003,
  );
  const brace = pair2(
    rod(0.007, [at[0] + 0.03, at[1] - 0.19, at[2] - 0.05], [at[0] + 0.01, at[1] - 0.16, at[2] - 0.21], 6),
  );
  return [
    makePart("basket", "basket", merge([...hoops, ...ribs, move(floor, [at[0], at[1] - 0.2, at[2]])]), { weight: 0.7 }),
    makePart("basket-brace", "rack", merge(brace), { weight: 0.2 }),
  ];
}

const pair2 = (geometry: Geometry): Geometry[] => [geometry, move(geometry, [-0.06, 0, 0])];
