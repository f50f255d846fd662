import { birdLeg } from "../../concepts/bird/bird-leg.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { mirror, move, place } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { scaling } from "../../math/mat4.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";
import { type Scion, type Stock, soleAt } from "./graft-stock.ts";

/** Length of a bird's legs, as a share of the thing's size; all lengths of `birdLeg` are measured for a bird one long. */
const BIRD_LEG = 0.62;
const TOE = 0.26;

const YELLOW = fromHex("#e0a62c");
const BLACK = fromHex("#1c1a1c");
const PURPLE = fromHex("#8a3f78");
const PALE: Rgb = [0.9, 0.85, 0.8];

/** Two scaly legs with claws that carry the thing. */
export function growBirdLegs(stock: Stock, colour: Rgb | undefined): Scion {
  const { min, cx, cz, size, max } = stock;
  const apart = Math.min(0.24 * size, 0.3 * (max[0] - min[0]));
  const sole = Math.max(soleAt(stock, cx + apart, cz), soleAt(stock, cx - apart, cz));
  const long = BIRD_LEG * size;
  // in shares of the length, feet on the floor, then brought under the thing
  const left = birdLeg(
    { length: 1, thick: 0.075, stance: apart / long, toe: TOE / BIRD_LEG },
    1,
    [apart / long, 1, 0],
    0,
  );
  const sized = place(left, scaling([long, long, long]));
  const down = (geometry: Geometry): Geometry => move(geometry, [cx, sole - 0.98 * long, cz]);
  return {
    parts: makeParts("graft-leg", "graft-leg", [down(sized), down(mirror(sized))], { weight: 0.9 }),
    stuff: { "graft-leg": ["reptile-scales", colour ?? YELLOW] },
  };
}

/** Eight thin legs with two joints that arch out of the thing's lower half and lift it off the floor. */
export function growSpiderLegs(stock: Stock, colour: Rgb | undefined): Scion {
  const { min, cx, cz, size, high, max } = stock;
  const lift = 0.28 * size;
  const root = min[1] + 0.25 * high;
  const [rx, rz] = [(0.72 * (max[0] - min[0])) / 2, (0.72 * (max[2] - min[2])) / 2];
  const legs = Array.from({ length: 8 }, (_, i): Geometry => {
    const side = i % 2 === 0 ? 1 : -1;
    const angle = (side * PI) / 2 + side * (Math.floor(i / 2) - 1.5) * 0.55;
    const [ox, oz] = [sin(angle), cos(angle)];
    const at = (out: number, y: number): Vec3 => [cx + ox * (rx + out * size), y, cz + oz * (rz + out * size)];
    const way = [at(-0.12, root), at(0.16, root + 0.34 * size), at(0.3, root + 0.3 * size), at(0.52, min[1] - lift)];
    return tube(0.035 * size, curveThrough(way, 5), 10, { scale: (t) => 1 - 0.7 * t, endRounding: 0.008 * size });
  });
  return {
    parts: makeParts("graft-leg", "graft-leg", legs, { weight: 0.9 }),
    stuff: { "graft-leg": ["plastic", colour ?? BLACK] },
  };
}

/** Eight arms that come out below, lie on the floor and curl up at their ends, suckers along them. */
export function growTentacles(stock: Stock, colour: Rgb | undefined): Scion {
  const { min, cx, cz, size, high, max } = stock;
  const rgb = colour ?? PURPLE;
  const thick = 0.075 * size;
  const floor = min[1] - 0.05 * size;
  const root = min[1] + 0.22 * high;
  const [rx, rz] = [(0.6 * (max[0] - min[0])) / 2, (0.6 * (max[2] - min[2])) / 2];
  const arms = Array.from({ length: 8 }, (_, i) => {
    const angle = (TAU * (i + 0.5)) / 8;
    const turn = i % 2 === 0 ? 0.35 : -0.35;
    const at = (out: number, y: number, swing: number): Vec3 => {
      const a = angle + swing * turn;
      return [cx + sin(a) * (rx + out * size), y, cz + cos(a) * (rz + out * size)];
    };
    return curveThrough(
      [
        at(-0.08, root, 0),
        at(0.14, root - 0.02 * size, 0),
        at(0.28, floor + 0.9 * thick, 0.3),
        at(0.48, floor + 0.6 * thick, 0.9),
        at(0.6, floor + 0.14 * size, 1.3),
        at(0.54, floor + 0.26 * size, 1.5),
        at(0.46, floor + 0.2 * size, 1.4),
      ],
      6,
    );
  });
  // from where they lie on the floor, not on their very ends
  const suckers = arms.flatMap((path) =>
    path
      .filter((_, k) => k > 14 && k % 2 === 0 && k < path.length - 4)
      .map(([x, y, z]) => move(sphere(0.3 * thick, 8, 6), [x, y + 0.55 * thick, z])),
  );
  return {
    parts: [
      ...makeParts(
        "graft-arm",
        "graft-arm",
        arms.map((path) => tube(thick, path, 12, { scale: (t) => 1 - 0.8 * t, endRounding: 0.01 * size })),
        { weight: 0.9 },
      ),
      makePart("graft-suckers", "graft-sucker", merge(suckers), { weight: 0.5 }),
    ],
    stuff: { "graft-arm": ["rubber", rgb], "graft-sucker": ["rubber", mix(rgb, PALE, 0.6)] },
  };
}
