import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { type Corner, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Planned } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const WOOD = fromHex("#d8ae74");
const RING = fromHex("#a8753f");

/** An upright piece of trunk whose middle is the origin. */
function trunk(long: number, r: number, seed: number): Geometry {
  const h = long / 2;
  const rows = 10;
  const side = Array.from({ length: rows - 1 }, (_, i) => [r, -h + (long * (i + 1)) / rows] as const);
  const line = roundCorners([[0, -h], [r, -h, r * 0.05], ...side, [r * 0.97, h, r * 0.05], [0, h]], 2);
  return deform(lathe(line, 40), ([x, y, z]) => {
    const d = Math.sqrt(x * x + z * z) / r;
    const a = atan2(z, x);
    const furrow =
      0.035 * sin(a * 17 + 2 * noise(0, y / r, 0, seed)) +
      0.08 * noise(cos(a) * 1.4, (y / r) * 0.5, sin(a) * 1.4, seed);
    const k = 1 + (d > 0.9 ? furrow : furrow * d);
    return [x * k, y, z * k];
  });
}

/** Pale sawn ends with year rings; the rest frame is the upright trunk. */
const sawn =
  (half: number, r: number, seed: number): Paint =>
  (surface, x, y, z) => {
    const d = Math.sqrt(x * x + z * z);
    if (Math.abs(y) < half - 0.004 || d > r * 0.93) return;
    const warped = d * (1 + 0.06 * noise(x * 9, 0, z * 9, seed));
    const t = 0.5 + 0.5 * cos((warped / r) * 44);
    const crack = Math.abs(atan2(z, x) - 0.7) < 0.03 && d < r * 0.7 ? 0.5 : 1;
    const k = t * 0.7;
    layColour(
      surface,
      [
        (WOOD[0] + (RING[0] - WOOD[0]) * k) * crack,
        (WOOD[1] + (RING[1] - WOOD[1]) * k) * crack,
        (WOOD[2] + (RING[2] - WOOD[2]) * k) * crack,
      ],
      0.8,
    );
  };

export function lying({ seed, stream }: Planned): Part[] {
  const chance = stream("log");
  const [long, r] = [1.15, 0.2];
  const down = (geometry: Geometry) => turnZ(geometry, PI / 2);
  const parts = [
    makePart("log", "log", down(trunk(long, r, seed)), {
      weight: 1,
      crease: 0.9,
      projection: "cylinder",
      paint: sawn(long / 2, r, seed),
    }),
  ];
  const stub = (at: number, around: number, size: number) => {
    const made = trunk(0.3, size, seed + 3);
    return down(turnY(move(turnX(move(made, [0, 0.15, 0]), 1.05), [0, at, r * 0.7]), around));
  };
  parts.push(
    ...makeParts("stub", "log", [stub(0.1 + 0.2 * chance(), 2.4, 0.07), stub(-0.25 * chance() - 0.1, 0.2, 0.05)], {
      weight: 0.7,
      paint: sawn(0.15, 0.06, seed),
    }),
  );
  return parts;
}

/** Length and half width of a hollow log, half the width of its bore, metres. */
export const HOLLOW = [1.05, 0.3, 0.235] as const;

/** How far a hollow log is turned, radians, for one to look into it. */
export const TURNED = -0.3;

/** A thick shell of wood and bark, open at both ends. */
function hollow({ seed }: Planned): Part[] {
  const [long, r, bore] = HOLLOW;
  const h = long / 2;
  const rows = 10;
  const side = Array.from({ length: rows + 1 }, (_, i) => [r, -h + (long * i) / rows] as const);
  const inner = [...side].reverse().map(([, y]) => [bore, y] as const);
  const shell = deform(lathe([...side, ...inner], 48, true), ([x, y, z]) => {
    const a = atan2(z, x);
    const lump = 0.08 * noise(cos(a) * 1.4, (y / r) * 0.5, sin(a) * 1.4, seed);
    const isOuter = Math.sqrt(x * x + z * z) > (r + bore) / 2;
    const ragged = 0.05 * noise(cos(a) * 3, 0.3, sin(a) * 3, seed + 1) * (Math.abs(y) / h);
    const k = 1 + lump + (isOuter ? 0.035 * sin(a * 17 + 2 * noise(0, y / r, 0, seed)) : 0);
    return [x * k, y * (1 + ragged), z * k];
  });
  const inside: Paint = (surface, x, y, z) => {
    const d = Math.sqrt(x * x + z * z);
    if (d > bore * 1.1) {
      if (Math.abs(y) > h * 0.93 && d < r * 0.95) layColour(surface, WOOD, 0.8);
      return;
    }
    // the light does not reach far in
    const deep = Math.min(1, (1.05 * h - Math.abs(y)) / (0.5 * h));
    layColour(surface, [0.16 * (1 - deep) + 0.012, 0.1 * (1 - deep) + 0.008, 0.05 * (1 - deep) + 0.005], 0.92);
  };
  const shut = lathe(
    [
      [0, -0.01],
      [bore * 1.06, -0.01],
      [bore * 1.06, 0.01],
      [0, 0.01],
    ],
    32,
  );
  return [
    makePart("log", "log", turnY(turnZ(shell, PI / 2), TURNED), {
      weight: 1,
      crease: 0.9,
      projection: "cylinder",
      paint: inside,
    }),
    makePart("dark", "log", turnY(turnZ(shut, PI / 2), TURNED), { weight: 0.3, paint: inside }),
  ];
}

/** Half width of the hole in a hollow stump, in its own. */
const BORE = 0.7;

function stump({ style, seed }: Planned): Part[] {
  const [high, r] = [0.42, 0.3];
  const rows = 14;
  const isHollow = style === "hollow-stump";
  const top: Corner[] = isHollow
    ? [
        [r * 0.97, high / 2, 0.012],
        [BORE * r, high / 2 - 0.004, 0.012],
        [BORE * r * 0.9, -0.4 * high],
        [0, -0.4 * high],
      ]
    : [
        [r * 0.97, high / 2, 0.012],
        [0, high / 2],
      ];
  const line = roundCorners(
    [
      [0, -high / 2],
      [r, -high / 2],
      ...Array.from({ length: rows - 1 }, (_, i) => [r, -high / 2 + (high * (i + 1)) / rows] as const),
      ...top,
    ],
    2,
  );
  const flared = deform(lathe(line, 64), ([x, y, z]) => {
    const t = (y + high / 2) / high;
    const a = atan2(z, x);
    const root = 0.5 + 0.5 * cos(a * 6 + seed + 0.5 * sin(a * 2));
    const low = (1 - t) * (1 - t) * (1 - t);
    const d = Math.min(1, Math.sqrt(x * x + z * z) / r);
    const k =
      1 + d * (low * (0.2 + 0.85 * root * root) + 0.03 * sin(a * 23) + 0.06 * noise(cos(a) * 2, t, sin(a) * 2, seed));
    return [x * k, y, z * k];
  });
  const rings = sawn(high / 2, r, seed);
  const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
    const d = Math.sqrt(x * x + z * z);
    if (!isHollow || d > BORE * r * 1.04 || y > high / 2 - 0.02) return rings(surface, x, y, z, nx, ny, nz);
    const deep = Math.min(1, (high / 2 - y) / (0.5 * high));
    layColour(surface, [0.14 * (1 - deep) + 0.012, 0.085 * (1 - deep) + 0.008, 0.045 * (1 - deep) + 0.005], 0.92);
  };
  return [makePart("stump", "log", flared, { weight: 1, crease: 0.8, paint })];
}

/** What is left of a tree in its height: a trunk on its roots, broken off, with the stubs of two branches. */
function standing(planned: Planned): Part[] {
  const { seed } = planned;
  const high = 1.7;
  const rise = (geometry: Geometry) => turnX(geometry, 0);
  const bole = deform(rise(trunk(high, 0.17, seed)), ([x, y, z]): Vec3 => {
    const t = (y + high / 2) / high;
    const thin = 1.12 - 0.3 * t;
    return [x * thin + 0.03 * sin(t * 4 + seed), y, z * thin];
  });
  const foot = stump(planned).map((part) => ({
    ...part,
    geometry: move(
      deform(part.geometry, ([x, y, z]): Vec3 => [x * 0.72, y * 0.8, z * 0.72]),
      [0, -high / 2 + 0.12, 0],
    ),
  }));
  const stub = (at: number, around: number, long: number) =>
    turnY(move(turnX(move(trunk(long, 0.05, seed + 3), [0, long / 2, 0]), 0.95), [0, at, 0.08]), around);
  return [
    ...foot,
    makePart("log", "log", bole, { weight: 1, crease: 0.9, paint: sawn(high / 2, 0.14, seed) }),
    ...makeParts("stub", "log", [stub(0.25, 1.9, 0.42), stub(0.5, -1.4, 0.34)], { weight: 0.7 }),
  ];
}

function pile({ seed }: Planned): Part[] {
  const [long, r] = [0.8, 0.13];
  const logs: Geometry[] = [];
  for (let layer = 0; layer < 3; layer += 1)
    for (let i = 0; i < 3 - layer; i += 1) {
      const own = r * (0.98 + 0.04 * sin(i * 3 + layer));
      logs.push(
        move(
          turnX(
            turnY(trunk(long * (0.96 + 0.06 * sin(seed + i * 2 + layer)), own, seed + i + layer * 3), i * 2),
            PI / 2,
          ),
          [(i - (2 - layer) / 2) * r * 1.98, r + layer * r * 1.7, 0.02 * sin(i * 5 + layer + seed)],
        ),
      );
    }
  return makeParts("log", "log", logs, { weight: 1, crease: 0.9, paint: sawn(long * 0.47, r, seed) });
}

/** How each kind of log is built. */
export const LOG_SHAPES: Readonly<Record<string, (planned: Planned) => Part[]>> = {
  stump,
  standing,
  pile,
  hollow,
  "hollow-stump": stump,
};
