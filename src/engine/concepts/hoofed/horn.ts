import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { mirror } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { SlotSpec } from "../concept.ts";
import { type Head, onHead } from "../mammal/head-form.ts";
import type { Studio } from "../mammal/species.ts";

export interface HornForm {
  /** Its way from inside the skull, left side, head units. */
  readonly way: readonly Vec3[];
  /** At the root, head units. */
  readonly radius: number;
  /** Thickness near the tip over that at the root; default 0.14. */
  readonly tip?: number;
  /** Rings around it: how many, and their height over the radius. */
  readonly rings?: readonly [number, number];
  /** Share of the way over which it keeps its thickness; default 0. */
  readonly stout?: number;
}

/** One horn. */
export function horn(head: Head, { way, radius, tip = 0.14, rings, stout = 0 }: HornForm): Geometry {
  const pieces = rings ? Math.max(8, Math.ceil((rings[0] * 4) / (way.length - 1))) : 8;
  return tube(
    radius * head.unit,
    curveThrough(
      way.map((point) => onHead(head, point)),
      pieces,
    ),
    12,
    {
      scale: (t) => {
        const thin = 1 - (1 - tip) * Math.max(0, (t - stout) / (1 - stout));
        return rings ? thin * (1 + rings[1] * sin(t * rings[0] * TAU)) : thin;
      },
      endRounding: 0.5 * tip * radius * head.unit,
    },
  );
}

/** Left and right. */
export function horns(head: Head, form: HornForm): Geometry {
  const left = horn(head, form);
  return merge([left, mirror(left)]);
}

/** The same on an animal of which they are a part; `weight` as of every part. */
export function putHorns({ head, put }: Studio, form: HornForm, weight = 0.95): void {
  const left = horn(head, form);
  put("left-horn", "horn", left, undefined, weight);
  put("right-horn", "horn", mirror(left), undefined, weight);
}

export interface AntlerForm {
  /** The beam, left side, head units. */
  readonly beam: readonly Vec3[];
  readonly radius: number;
  /** Each tine: where on the beam (0 to 1), and its way from there (head units). */
  readonly tines: readonly { readonly at: number; readonly by: readonly Vec3[] }[];
}

/** Left and right antler: beams with tines. */
export function antlers(head: Head, { beam, radius, tines }: AntlerForm): Geometry {
  const line = curveThrough(beam, 8);
  const branch = (way: readonly Vec3[], r: number, end: number) =>
    tube(
      r * head.unit,
      curveThrough(
        way.map((point) => onHead(head, point)),
        5,
      ),
      9,
      {
        scale: (t) => 1 - (1 - end) * t,
        endRounding: 0.5 * end * r * head.unit,
      },
    );
  const left = merge([
    tube(
      radius * head.unit,
      line.map((point) => onHead(head, point)),
      10,
      {
        scale: (t) => 1.1 - 0.75 * t,
        endRounding: 0.2 * radius * head.unit,
      },
    ),
    ...tines.map(({ at, by }) => {
      const from = line[Math.round(at * (line.length - 1))] as Vec3;
      const way = by.map(([x, y, z]): Vec3 => [from[0] + x, from[1] + y, from[2] + z]);
      return branch([from, ...way], radius * (0.86 - 0.4 * at), 0.25);
    }),
  ]);
  return merge([left, mirror(left)]);
}

/** Slot of horns in this colour (hex). */
export const hornSlot = (...colours: readonly string[]): SlotSpec => ({
  words: ["horns"],
  materials: ["plastic"],
  colours: colours.map(fromHex),
  takesWhole: false,
});

export const ANTLER_SLOT: SlotSpec = {
  words: ["antlers", "horn", "horns"],
  materials: ["plastic"],
  colours: [fromHex("#8a6c4a"), fromHex("#a5875f")],
  takesWhole: false,
};

export const tuskSlot: SlotSpec = {
  words: ["tusks", "tooth", "ivory"],
  materials: ["ceramic-glaze"],
  colours: [fromHex("#ece2c8")],
  takesWhole: false,
};
