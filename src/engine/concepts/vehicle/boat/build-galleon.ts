import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { sin } from "../../../math/elementary.ts";
import { mix, type Vec3 } from "../../../math/vec3.ts";
import { layColour } from "../../lay-colour.ts";
import { block, pair, rod, turnedAcross } from "../bodywork.ts";
import { type Hull, makeHull, strakes } from "./boat-hull.ts";
import { clothSeams, paintFlag, paintStern } from "./galleon-paint.ts";
import type { GalleonParameters } from "./galleon-parameters.ts";
import { makeSail } from "./sail.ts";

/** Hull, castles, masts with their sails, guns and flags. */
export function buildGalleon(p: GalleonParameters): Model {
  const l = p.length;
  const b = p.beam / 2;
  const d = l * 0.17;
  const hull = makeHull(
    {
      length: l,
      beam: [
        [0, b * 0.72],
        [0.15, b * 0.92],
        [0.45, b],
        [0.7, b * 0.92],
        [0.88, b * 0.5],
        [1, b * 0.06],
      ],
      sheer: [
        [0, d * 2.05],
        [0.235, d * 1.85],
        [0.25, d * 1.5],
        [0.36, d * 1.4],
        [0.37, d * 1.08],
        [0.55, d * 1.02],
        [0.715, d * 1.12],
        [0.725, d * 1.42],
        [0.9, d * 1.55],
        [1, d * 1.7],
      ],
      keel: [
        [0, d * 0.3],
        [0.12, d * 0.03],
        [0.25, 0],
        [0.75, 0],
        [0.9, d * 0.15],
        [1, d * 0.8],
      ],
      floor: [
        [0, d * 1.85],
        [0.235, d * 1.7],
        [0.25, d * 1.3],
        [0.36, d * 1.22],
        [0.37, d * 0.86],
        [0.55, d * 0.82],
        [0.715, d * 0.92],
        [0.725, d * 1.25],
        [0.9, d * 1.38],
        [1, d * 1.58],
      ],
      wall: l * 0.012,
      square: 2.9,
      rake: [
        [0, -l * 0.03],
        [0.15, 0],
        [0.75, 0],
        [1, l * 0.07],
      ],
    },
    60,
    14,
  );
  const paint: Paint = (surface, x, y, z, _nx, _ny, nz) => {
    if (nz < -0.7 && z < -l * 0.45) return paintStern(surface, x, y, b, d);
    const band = y / d;
    if (band < 0.3) layColour(surface, [0.03, 0.025, 0.022]);
    else if (Math.abs(band - 0.78) < 0.07 && Math.abs(x) > b * 0.05) layColour(surface, [0.5, 0.3, 0.06]);
  };
  const guns: Geometry[] = [];
  const lids: Geometry[] = [];
  for (let i = 0; i < p.ports; i += 1) {
    const t = 0.22 + (0.5 * i) / (p.ports - 1);
    for (const side of [1, -1]) {
      const [x, , z] = hull.at(t, side, 0.52);
      const y = d * 0.62;
      lids.push(block([0.16, d * 0.22, d * 0.24], [x * 0.985, y, z], 0.03, 1));
      guns.push(
        turnedAcross(
          [
            [0, -0.3],
            [d * 0.065, -0.3],
            [d * 0.055, d * 0.28],
            [d * 0.07, d * 0.3, 0.02],
            [d * 0.07, d * 0.36, 0.02],
            [0, d * 0.36],
          ],
          [x, y, z],
          12,
        ),
      );
      if (side === -1)
        guns[guns.length - 1] = turnedAcross(
          [
            [0, -d * 0.36],
            [d * 0.07, -d * 0.36, 0.02],
            [d * 0.07, -d * 0.3, 0.02],
            [d * 0.055, -d * 0.28],
            [d * 0.065, 0.3],
            [0, 0.3],
          ],
          [x, y, z],
          12,
        );
    }
  }
  const rails = [
    ...strakes(hull, 1, l * 0.007),
    ...strakes(hull, 0.5, l * 0.005, 0.03, 0.94),
    ...strakes(hull, 0.66, l * 0.005, 0.03, 0.94),
  ];
  const lantern = [-1, 0, 1].map((k) =>
    block([d * 0.16, d * 0.26, d * 0.16], [k * b * 0.5, d * 2.16, hull.z(0) - l * 0.028], 0.05, 2),
  );
  const rig =
    p.masts === 1 ? [0.52] : p.masts === 2 ? [0.36, 0.68] : p.masts === 3 ? [0.2, 0.5, 0.77] : [0.14, 0.38, 0.6, 0.8];
  const masts = rig.map((t, i) =>
    makeMast(p, hull, t, p.masts === 1 || i === Math.floor(p.masts / 2) ? 1 : i === 0 ? 0.78 : 0.9, d),
  );
  const bow: Vec3 = [0, d * 1.62, hull.z(0.97) + l * 0.05];
  const tip: Vec3 = [0, d * 2.35, hull.z(1) + l * 0.24];
  const fore = masts.at(-1) as ReturnType<typeof makeMast>;
  const stayTop: Vec3 = [0, fore.top - fore.tall * 0.16, fore.z];
  const jib = makeSail(
    (t) => mix(mix(tip, stayTop, 0.06), stayTop, t * 0.97),
    (t) => mix([b * 0.2, d * 2.0, fore.z + l * 0.05], mix(tip, stayTop, 0.97), t),
    [1, 0, 0],
    l * 0.03,
    0.03,
    p.torn ? ragsOf(1, 5) : [],
  );
  const flagAt = masts[Math.floor(p.masts / 2)] as ReturnType<typeof makeMast>;
  const [w, h] = [l * 0.115, l * 0.07];
  const flagFoot = flagAt.top + l * 0.004;
  const banner = makeSail(
    (t) => [0, flagFoot + h * t, flagAt.z - l * 0.004],
    (t) => [l * 0.012, flagFoot - h * 0.08 + h * t, flagAt.z - w],
    [1, 0, 0],
    l * 0.012,
    0.03,
  );
  const parts: Part[] = [
    makePart("hull", "hull", hull.skin, { weight: 1, grain: "z", paint }),
    makePart("rails", "trim", merge(rails), { weight: 0.6 }),
    makePart("decks", "deck", merge(decks(hull)), { weight: 0.4, grain: "z" }),
    makePart("ports", "trim", merge(lids), { weight: 0.5 }),
    makePart("guns", "cannon", merge(guns), { weight: 0.4 }),
    makePart("lanterns", "window", merge(lantern), { weight: 0.4 }),
    makePart(
      "masts",
      "mast",
      merge([
        ...masts.flatMap(({ spars }) => spars),
        rod(l * 0.011, [0, bow[1] - d * 0.15, bow[2] - l * 0.08], tip, 10),
      ]),
      { weight: 0.8 },
    ),
    ...makeParts(
      "sail",
      "sail",
      masts.flatMap(({ sails }) => sails),
      { weight: 1, paint: clothSeams(l) },
    ),
    makePart("jib", "sail", jib, { weight: 0.7 }),
    makePart("rigging", "rope", merge([...masts.flatMap(({ ropes }) => ropes), rod(l * 0.0022, tip, stayTop, 5)]), {
      weight: 0.4,
    }),
    makePart("flag", "flag", banner, {
      weight: 0.6,
      paint: (surface, _x, y, z) =>
        paintFlag(p.flagKind, surface, -(z - flagAt.z + w * 0.5) / h, (y - flagFoot - h * 0.46) / h),
    }),
  ];
  return standModel(parts, [
    { name: "top", position: [0, d * 0.84, hull.z(0.45)], normal: [0, 1, 0], radius: b * 0.7 },
    { name: "inside", position: [0, d * 0.84, hull.z(0.45)], normal: [0, 1, 0], radius: b * 0.7 },
    { name: "seat", position: [0, d * 1.72, hull.z(0.12)], normal: [0, 1, 0], radius: b * 0.4 },
  ]);
}

/** Deep and shallow rips out of the foot of a sail, another set for each place on each mast. */
const ragsOf = (mast: number, row: number): number[] =>
  Array.from({ length: 17 }, (_, k) => {
    const turn = sin(k * 12.9898 + mast * 78.233 + row * 37.719) * 43.758;
    const drawn = turn - Math.floor(turn);
    return (k % 2 === 0 ? 0.02 : 0.13) + 0.3 * drawn * drawn * drawn;
  });

/** A mast with its yards, square sails, crow's nest and shrouds. */
function makeMast(p: GalleonParameters, hull: Hull, t: number, share: number, d: number) {
  const l = p.length;
  const z = hull.z(t);
  const foot = hull.floorAt(t);
  const top = d + l * 0.76 * share;
  const tall = top - foot;
  const spars: Geometry[] = [rod(l * 0.011 * share, [0, foot - 0.2, z], [0, top + l * 0.09, z], 10)];
  const sails: Geometry[] = [];
  const low = Math.max(foot + tall * 0.12, d * 1.75);
  const high = top - tall * 0.02;
  const breaks = p.rows === 3 ? [0, 0.43, 0.76, 1] : [0, 0.56, 1];
  const wide = (s: number) => p.beam * (1.02 - 0.44 * s) * (0.4 + 0.6 * share);
  for (let i = 0; i + 1 < breaks.length; i += 1) {
    const [from, to] = [breaks[i] as number, breaks[i + 1] as number].map((s) => low + (high - low) * s) as [
      number,
      number,
    ];
    const [under, over] = [wide(breaks[i] as number), wide(breaks[i + 1] as number)];
    const gap = (high - low) * 0.025;
    const front = z + l * 0.012;
    spars.push(rod(l * 0.0065, [-over * 1.08, to - gap, front], [over * 1.08, to - gap, front], 8));
    sails.push(
      makeSail(
        (s) => [
          -(under + (over - under) * s) * (1 - 0.06 * 4 * s * (1 - s)),
          from + gap + (to - from - gap * 2) * s,
          front + l * 0.02 * (1 - s),
        ],
        (s) => [
          (under + (over - under) * s) * (1 - 0.06 * 4 * s * (1 - s)),
          from + gap + (to - from - gap * 2) * s,
          front + l * 0.02 * (1 - s),
        ],
        [0, 0, 1],
        l * 0.055,
        0.03,
        p.torn ? ragsOf(t, i) : [],
      ),
    );
  }
  if (share === 1) {
    const y = low + (high - low) * (breaks.at(-2) as number) + tall * 0.02;
    const nest = lathe(
      roundCorners(
        [
          [0, 0],
          [l * 0.026, 0],
          [l * 0.034, l * 0.036],
          [l * 0.029, l * 0.036],
          [l * 0.022, l * 0.008],
          [0, l * 0.008],
        ],
        1,
      ),
      16,
    );
    spars.push(move(nest, [0, y, z - l * 0.005]));
  }
  const ropes = [-0.045, 0, 0.045].flatMap((dz) =>
    pair(rod(l * 0.0022, hull.at(t + dz, 1, 1), [0.05, low + (high - low) * 0.72, z], 5)),
  );
  return { spars, sails, ropes, top, tall, z };
}

const decks = (hull: Hull): Geometry[] =>
  [
    [0.03, 0.23],
    [0.26, 0.35],
    [0.385, 0.7],
    [0.74, 0.88],
  ].flatMap(([from, to]) =>
    Array.from({ length: 5 }, (_, i) => {
      const step = ((to as number) - (from as number)) / 5;
      const t = (from as number) + step * (i + 0.5);
      return block(
        [hull.beamAt(t) * 1.8, 0.12, (hull.z(step) - hull.z(0)) * 1.02],
        [0, hull.floorAt(t) + 0.03, hull.z(t)],
        0.01,
        1,
      );
    }),
  );
