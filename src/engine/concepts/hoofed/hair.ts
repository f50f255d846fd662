import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { easeBends } from "../../geometry/ease-bends.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { add, mix, scale, type Vec3 } from "../../math/vec3.ts";
import { shade, strands } from "../animal/coat.ts";
import type { SlotSpec } from "../concept.ts";
import { onHead } from "../mammal/head-form.ts";
import type { Studio } from "../mammal/species.ts";

/** One lock of hair: flat, pointed, along a way. `width` and `thick` are half measures. */
export function lock(way: readonly Vec3[], width: number, thick: number, up?: Vec3): Geometry {
  return sweep(
    ellipseOutline(width, thick, 8),
    easeBends(curveThrough(way, 4), () => width),
    {
      scale: (t) => (0.72 + 0.9 * t * (1 - t) * 1.6) * (1 - 0.86 * t * t * t),
      endRounding: 0.1 * thick,
      endSteps: 1,
      ...(up && { up }),
    },
  );
}

/** Strands darker between, lighter on top. */
export const paintHair: Paint = (surface, x, y, z) => shade(surface, 1 + 0.32 * strands(x, y, z, 42, 9));

/** A jitter of its own for each lock, -1 to 1. */
const stray = (i: number, seed: number): number => noise(i * 3.7 + 0.3, seed * 0.61, 2.1, 17) * 1.6;

export interface ManeForm {
  /** Length of the locks, heights. */
  readonly long: number;
  /** Half width of a lock. */
  readonly wide: number;
  /** Stands up as a brush instead of falling to the left. */
  readonly upright?: boolean;
}

/** From poll to withers along the crest of the neck, and a forelock. */
export function putMane(
  { skeleton, head, parameters, clay, put }: Studio,
  { long, wide, upright = false }: ManeForm,
): void {
  const { chest, chestRadii, neck, skull } = skeleton;
  const u = head.unit;
  const seed = parameters.variation;
  const crestOf = ([, y, z]: Vec3, back: readonly [number, number]): Vec3 => {
    const way = back;
    let far = 0.6;
    // in from outside to the skin
    for (let i = 0; i < 40; i += 1) {
      const d = clay.at(0, y + way[0] * far, z + way[1] * far);
      if (d < 0.004 || far <= 0) break;
      far -= Math.max(d * 0.8, 0.003);
    }
    return [0, y + way[0] * far, z + way[1] * far];
  };
  const low: Vec3 = [0, chest[1] + chestRadii[1] * 0.5, chest[2] + 0.02];
  const crest: Vec3[] = [];
  const count = 15;
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const on = t < 0.5 ? mix(low, neck, t * 2) : mix(neck, skull, (t - 0.5) * 2);
    crest.push(crestOf(on, parameters.pose === "grazing" ? [0.75, 0.65] : [0.8, -0.6]));
  }
  const locks: Geometry[] = [];
  for (const [i, root] of crest.entries()) {
    const j = stray(i, seed);
    const l = long * (0.86 + 0.16 * j + 0.2 * sin((i / (count - 1)) * 3.1));
    if (upright) {
      const from = add(root, [0, -0.02, 0.012]);
      locks.push(
        lock(
          [from, add(from, [0.004 * j, l * 0.55, -0.42 * l]), add(from, [0.01 * j, l * 0.95, -0.72 * l])],
          wide,
          wide * 0.5,
        ),
      );
      continue;
    }
    for (const side of i % 3 === 0 ? [1, -1] : [1]) {
      const s = side === 1 ? 1 : 0.55;
      const from = add(root, [-0.012 * side, -0.015, 0]);
      locks.push(
        lock(
          [
            from,
            add(root, [0.045 * side, 0.012, -0.005]),
            add(root, [(0.1 + 0.012 * j) * side, -0.4 * l * s, -0.04 + 0.03 * j]),
            add(root, [(0.125 + 0.02 * j) * side, -l * s, -0.03 + 0.05 * j]),
          ],
          wide,
          wide * 0.42,
          [0, 0, 1],
        ),
      );
    }
  }
  for (let i = 0; i < 5; i += 1) {
    const s = (i - 2) * 0.17;
    const l = (long / u) * 0.62;
    const at = (x: number, y: number, z: number) => onHead(head, [x, y, z]);
    locks.push(
      upright
        ? lock([at(s * 0.6, 0.7, -0.3), at(s, 1.25, -0.1), at(s * 1.2, 1.55, 0.1)], wide, wide * 0.5)
        : lock(
            [at(s * 0.5, 0.82, -0.25), at(s, 1.02, 0.3), at(s * 1.9, 0.75, 0.72), at(s * 2.4, 0.82 - l * 0.6, 0.92)],
            wide * 0.9,
            wide * 0.42,
          ),
    );
  }
  put("mane", "mane", settle(merge(locks)), paintHair, 0.85);
}

/** Metres that hair lies along the floor for each metre that it is too long to hang. */
const TRAIL = 0.8;

export interface TailHairForm {
  readonly long: number;
  readonly wide: number;
  /** Where along the tail the hair starts: 0 root to 1 tip. */
  readonly from: number;
  readonly slot?: string;
}

/** Long hair that falls from the tail; as a tassel when it starts near the tip. */
export function putTailHair(
  { frame, parameters, put }: Studio,
  { long, wide, from, slot = "mane" }: TailHairForm,
): void {
  const line = frame.tail;
  const last = line.length - 1;
  if (last < 1) return;
  const locks: Geometry[] = [];
  const count = 11;
  for (let i = 0; i < count; i += 1) {
    const j = stray(i + 40, parameters.variation);
    const at = Math.round((from + (1 - from) * (i / (count - 1))) * last);
    const root = line[at] as Vec3;
    const before = line[Math.max(0, at - 2)] as Vec3;
    const way = scale(add(root, scale(before, -1)), 1 / 2);
    const angle = i * 2.4;
    const out: Vec3 = [sin(angle) * wide * 1.1, 0, sin(angle + 1.57) * wide * 0.9];
    const l = long * (0.86 + 0.14 * j);
    // what does not fit above the floor trails behind on it
    const floor = ([x, y, z]: Vec3): Vec3 => {
      const below = Math.max(0, wide * 0.6 - y);
      return [x, y + below, z - TRAIL * below];
    };
    locks.push(
      lock(
        [
          add(root, scale(out, 0.1)),
          floor(add(add(root, scale(way, 1.2)), add(out, [0, -0.2 * l, -0.02]))),
          floor(add(add(root, scale(way, 1.6)), add(scale(out, 1.6), [0, -0.6 * l, -0.05]))),
          floor(add(add(root, scale(way, 1.4)), add(scale(out, 1.1 + 0.5 * j), [0, -l, -0.04]))),
        ],
        wide,
        wide * 0.6,
        [0, 0, 1],
      ),
    );
  }
  put("tail-hair", slot, settle(merge(locks)), paintHair, 0.7);
}

/** Slot of mane and tail hair in these colours (hex). */
export const maneSlot = (...colours: readonly string[]): SlotSpec => ({
  words: ["hair", "mane hair", "tail hair"],
  materials: ["fur"],
  colours: colours.map(fromHex),
  takesWhole: false,
});
