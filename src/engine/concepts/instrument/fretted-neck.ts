import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners, ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { exp, PI } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { layColour } from "../lay-colour.ts";
import { neckStrings } from "./neck-strings.ts";

/** A neck that stands upright on its body; all in metres, y from the floor, z from the middle of the body. */
export interface FrettedNeck {
  /** Where the strings are fixed. */
  readonly bridge: number;
  /** Where the fingerboard begins, where the body ends, and where the open strings end. */
  readonly boardFrom: number;
  readonly bodyTop: number;
  readonly nut: number;
  /** The body's front. */
  readonly face: number;
  /** Width at the nut; at its foot a quarter more. */
  readonly width: number;
  readonly strings: number;
  /** How many of them have snapped. Default none. */
  readonly snapped?: number;
  readonly frets: number;
  /** Tuners all on one side. */
  readonly inLine: boolean;
  readonly headLength: number;
}

const INLAYS = [3, 5, 7, 9, 12, 15, 17];
/** Radius of a tuner's shaft over the neck's width: thick enough to stay when faces are few. */
const SHAFT = 0.07;
const METAL = [0.72, 0.7, 0.64] as const;
const PEARL = [0.86, 0.84, 0.78] as const;

/** Neck, fingerboard with frets and dots, head with tuners, strings. Slots `neck`, `fretboard`, `tuner`, `string`, `head`. */
export function makeFrettedNeck(n: FrettedNeck): Part[] {
  const { face, width, nut } = n;
  const foot = width * 1.25;
  const thick = width * 0.42;
  const board = width * 0.14;
  const widthAt = (y: number) => lerp(foot, width, (y - n.bodyTop) / (nut - n.bodyTop));
  const ring = (y: number, depth: number): readonly Vec3[] =>
    ellipseOutline(widthAt(y) * 0.495, depth, 20).map(([x, z]): Vec3 => [x, y, face - (z > 0 ? z : z * 0.12)]);
  const neck = loft([
    ring(n.bodyTop - width * 0.5, thick * 1.5),
    ring(n.bodyTop + width * 0.3, thick * 1.05),
    ring(n.bodyTop + width * 1.1, thick * 0.8),
    ring(nut, thick * 0.66),
    ring(nut + width * 0.3, thick * 0.5),
  ]);
  const half = (y: number) => widthAt(y) / 2;
  const [low, high] = [n.boardFrom, nut];
  const boardShape = extrude(
    [
      [half(low), low],
      [half(high), high],
      [-half(high), high],
      [-half(low), low],
    ].map(([x, y]) => [x as number, y as number] as const),
    { depth: board, bevel: board * 0.2 },
  );
  const scale = nut - n.bridge;
  const frets = Array.from({ length: n.frets + 1 }, (_, k) => nut - scale * (1 - exp(-k * 0.05776226504666211)));
  const wire = width * 0.022;
  const paint: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.4) return;
    for (let k = 1; k <= n.frets; k += 1) {
      const at = frets[k] as number;
      if (Math.abs(y - at) < wire) {
        layColour(surface, METAL, 0.25, 1);
        surface.height += wire * 0.6;
        return;
      }
      if (at < y) {
        if (!INLAYS.includes(k)) return;
        const middle = (at + (frets[k - 1] as number)) / 2;
        const u = k === 12 ? Math.abs(x) - width * 0.22 : x;
        if (u * u + (y - middle) * (y - middle) < width * width * 0.009) layColour(surface, PEARL, 0.2, 0);
        return;
      }
    }
  };
  const h = n.headLength;
  const w = width;
  const headOutline = n.inLine
    ? closeCorners(
        [
          [w * 0.5, 0],
          [w * 0.62, h * 0.16, w * 0.2],
          [w * 0.44, h * 0.8, w * 0.3],
          [w * 0.5, h * 0.98, w * 0.3],
          [-w * 0.1, h, w * 0.4],
          [-w * 0.78, h * 0.84, w * 0.2],
          [-w * 0.72, h * 0.14, w * 0.2],
          [-w * 0.5, 0],
        ],
        4,
      )
    : closeCorners(
        [
          [w * 0.5, 0],
          [w * 0.82, h * 0.14, w * 0.15],
          [w * 0.88, h * 0.96, w * 0.12],
          [w * 0.3, h * 0.99, w * 0.3],
          [0, h * 0.94, w * 0.3],
          [-w * 0.3, h * 0.99, w * 0.3],
          [-w * 0.88, h * 0.96, w * 0.12],
          [-w * 0.82, h * 0.14, w * 0.15],
          [-w * 0.5, 0],
        ],
        4,
      );
  const tilt = n.inLine ? 0.04 : 0.2;
  const headThick = width * 0.3;
  const onHead = (geometry: ReturnType<typeof box>) =>
    move(turnX(move(geometry, [0, 0, -headThick / 2]), -tilt), [0, nut + width * 0.02, face + board * 0.2]);
  const perSide = n.inLine ? n.strings : Math.ceil(n.strings / 2);
  const posts: { readonly x: number; readonly y: number; readonly side: -1 | 1 }[] = Array.from(
    { length: n.strings },
    (_, i) => {
      if (n.inLine)
        return {
          x: lerp(-0.42, 0.18, i / (n.strings - 1)) * w,
          y: h * (0.2 + (0.66 * i) / (n.strings - 1)),
          side: -1 as const,
        };
      const left = i < perSide;
      const k = left ? i : n.strings - 1 - i;
      return {
        x: (left ? -0.48 : 0.48) * w,
        y: h * (0.24 + (0.6 * k) / Math.max(1, perSide - 1)),
        side: left ? (-1 as const) : (1 as const),
      };
    },
  );
  const post = (x: number, y: number) =>
    move(turnX(cylinder({ radius: w * 0.075, height: headThick * 1.05, segments: 12 }), PI / 2), [x, y, 0]);
  const key = ({ y, side }: (typeof posts)[number]) =>
    move(
      merge([
        turnZ(cylinder({ radius: w * SHAFT, height: w * 0.76, segments: 8 }), (-side * PI) / 2),
        move(stretch(sphere(w * 0.17, 14, 8), [1, 1.1, 0.5]), [side * w * 0.78, 0, 0]),
      ]),
      [side * w * 0.46, y, -headThick * 0.1],
    );
  const stringAt = (i: number, spread: number) => (n.strings === 1 ? 0 : (i / (n.strings - 1) - 0.5) * spread);
  const level = face + board * 1.06;
  const strings = neckStrings(
    posts.map(({ x, y }, i) => [
      [stringAt(i, foot * 1.0), n.bridge, face + board * 1.5],
      [stringAt(i, width * 0.8), nut + width * 0.06, level],
      [x, nut + y, level - y * tilt],
    ]),
    width,
    n.snapped ?? 0,
  );
  return [
    makePart("neck", "neck", neck, { weight: 0.9, grain: "y", crease: 0.8 }),
    makePart("fretboard", "fretboard", move(boardShape, [0, 0, face + board / 2]), { weight: 1, paint }),
    makePart(
      "nut",
      "string",
      move(box([width, width * 0.09, board * 1.3], { bevel: width * 0.02 }), [
        0,
        nut + width * 0.04,
        face + board * 0.62,
      ]),
      { weight: 0.3 },
    ),
    makePart("head", "head", onHead(extrude(headOutline, { depth: headThick, bevel: headThick * 0.12 })), {
      weight: 1,
      grain: "y",
    }),
    ...makeParts(
      "post",
      "tuner",
      posts.map(({ x, y }) => onHead(post(x, y))),
      { weight: 0.4 },
    ),
    ...makeParts(
      "tuner",
      "tuner",
      posts.map((each) => onHead(key(each))),
      { weight: 0.7 },
    ),
    makePart("strings", "string", settle(merge(strings)), { weight: 0.6 }),
    makePart(
      "neck-joint",
      "neck",
      move(disc(width * 0.4, width * 0.2, width * 0.05, 20), [0, n.bodyTop - width * 0.6, face - width * 0.2]),
      { weight: 0.1 },
    ),
  ];
}
