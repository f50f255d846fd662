import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { move, turnY } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { petal } from "../../flower/petal.ts";
import type { Grown } from "./on-stalks.ts";

const GOLDEN = 2.399963;

/** Widths of a broad oval leaf with a drawn-out tip, along its length. */
const OVAL: readonly (readonly [number, number])[] = [
  [0, 0.12],
  [0.15, 0.62],
  [0.45, 1],
  [0.75, 0.8],
  [0.92, 0.3],
  [1, 0.03],
];

/** A rubber plant: one to three straight stems with broad glossy leaves all the way up. */
export function growRubber(level: number, chance: () => number): Grown {
  const leaves: Geometry[] = [];
  const stems: Geometry[] = [];
  const count = 2 + Math.floor(chance() * 1.99);
  for (let k = 0; k < count; k += 1) {
    const a = (k / count) * TAU + 0.6;
    const tall = 0.52 - 0.12 * k + 0.06 * chance();
    const at = (t: number): Vec3 => [(0.02 + 0.05 * t) * cos(a), level - 0.02 + tall * t, (0.02 + 0.05 * t) * sin(a)];
    stems.push(tube(0.0095, curveThrough([0, 0.35, 0.7, 1].map(at), 4), 10, { scale: (t) => 1.15 - 0.6 * t }));
    const pieces = Math.round(tall * 27);
    for (let i = 0; i < pieces; i += 1) {
      const t = 0.16 + (0.84 * i) / (pieces - 1);
      const long = (0.25 - 0.09 * t) * (0.9 + 0.2 * chance());
      const blade = petal({
        length: long,
        width: long * 0.52,
        outline: OVAL,
        rise: 0.35 + 0.75 * t * t,
        curl: -0.75 + 0.3 * t,
        cup: 0.35,
        thickness: 0.003,
        steps: 11,
      });
      leaves.push(turnedAbout(move(blade, [0, 0, 0.012]), i * GOLDEN + k, at(t)));
    }
  }
  return { leaves, stems };
}

const turnedAbout = (geometry: Geometry, angle: number, at: Vec3): Geometry => move(turnY(geometry, angle), at);

/** A weeping fig: a trunk plaited of three, and a round crown of small drooping leaves on thin branches. */
export function growFicus(level: number, chance: () => number): Grown {
  const leaves: Geometry[] = [];
  const [bare, crown] = [0.3, 0.2];
  const strand = (k: number): Geometry =>
    tube(
      0.0105,
      Array.from({ length: 33 }, (_, i): Vec3 => {
        const a = (k / 3) * TAU + (i / 32) * TAU * 1.6;
        return [0.0125 * cos(a), level - 0.03 + (bare + 0.05) * (i / 32), 0.0125 * sin(a)];
      }),
      10,
    );
  const stems = [0, 1, 2].map(strand);
  const middle = level + bare + crown * 0.72;
  for (let i = 0; i < 26; i += 1) {
    const v = 1 - (2 * (i + 0.5)) / 26;
    const r = Math.sqrt(1 - v * v);
    const a = i * GOLDEN;
    const reach = crown * (0.82 + 0.3 * chance());
    const end: Vec3 = [reach * r * cos(a), middle + reach * 0.92 * v, reach * r * sin(a)];
    const from: Vec3 = [0, level + bare - 0.01 + 0.04 * chance(), 0];
    const path = curveThrough(
      [from, [end[0] * 0.5, Math.max(from[1], end[1]) * 0.6 + middle * 0.4, end[2] * 0.5], end],
      5,
    );
    stems.push(tube(0.0032, path, 5, { scale: (t) => 1.3 - 0.9 * t }));
    for (let k = 0; k < 9; k += 1) {
      const place = path[Math.min(path.length - 1, 3 + Math.floor((k / 9) * (path.length - 3)))] as Vec3;
      const long = 0.07 * (0.85 + 0.35 * chance());
      const blade = petal({
        length: long,
        width: long * 0.46,
        outline: OVAL,
        rise: -0.1 - 0.5 * chance(),
        curl: -0.7,
        cup: 0.3,
        thickness: 0.0014,
        steps: 5,
        across: 4,
      });
      leaves.push(turnedAbout(blade, a + (k % 2 ? 1.1 : -1.1) + chance(), place));
    }
  }
  return { leaves, stems };
}

/** Basil: a low bush of square stems with pairs of puffed round leaves, each pair across the one below, a tuft at each tip. */
export function growBasil(level: number, chance: () => number): Grown {
  const leaves: Geometry[] = [];
  const stems: Geometry[] = [];
  for (let k = 0; k < 9; k += 1) {
    const a = k * GOLDEN;
    const out = 0.014 + 0.1 * Math.sqrt(k / 9);
    const tall = 0.2 - 0.55 * out + 0.03 * chance();
    const at = (t: number): Vec3 => [
      out * (0.35 + 0.65 * t) * cos(a),
      level - 0.01 + tall * t,
      out * (0.35 + 0.65 * t) * sin(a),
    ];
    stems.push(tube(0.0032, [0, 0.33, 0.66, 1].map(at), 6, { scale: (t) => 1.2 - 0.5 * t }));
    for (let i = 0; i < 4; i += 1) {
      const t = 0.4 + 0.2 * i;
      for (const s of [0, 1]) {
        const long = (i === 3 ? 0.04 : 0.066) * (0.85 + 0.3 * chance());
        const blade = petal({
          length: long,
          width: long * 0.66,
          outline: OVAL,
          rise: i === 3 ? 1 : 0.45,
          curl: -1,
          cup: -0.75,
          thickness: 0.0016,
          steps: 8,
        });
        leaves.push(turnedAbout(blade, a + (i / 2 + s) * PI + 0.3 * chance(), at(t)));
      }
    }
  }
  return { leaves, stems };
}
