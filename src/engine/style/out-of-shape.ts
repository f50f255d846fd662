import { noise } from "../geometry/deform.ts";
import { atan2, cos, sin, TAU } from "../math/elementary.ts";
import { clamp, clamp01 } from "../math/scalar.ts";
import { dented } from "./dented.ts";
import type { Style } from "./style.ts";
import { extentOf, warped } from "./warped.ts";

/** 0 to 1 and back over one turn, with sharp folds. */
export const fold = (turn: number): number => Math.abs(2 * (turn - Math.floor(turn)) - 1);

/** Trodden on: half as high, in rings of folds that lean and twist. */
const crushed: Style = {
  id: "crushed",
  apply: (thing, draw) => {
    const extent = extentOf(thing.model.parts);
    const { min, max, size } = extent;
    const [height, cx, cz] = [max[1] - min[1], (min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
    const [lean, seed] = [draw.number("lean", 0.16, 0.24), draw.integer("folds", 0, 999)];
    return warped(thing, extent, ([x, y, z]) => {
      const t = (y - min[1]) / Math.max(height, 1e-9);
      const angle = atan2(z - cz, x - cx);
      const uneven = noise((x / size) * 3, t * 3, (z / size) * 3, seed);
      const ring = fold(2.6 * t + 0.3 * cos(angle + 0.8) + 0.14 * uneven);
      const middle = clamp01(4 * t) * clamp01(4 * (1 - t));
      const girth = 1 + middle * (0.44 * ring - 0.3 + 0.16 * (fold((4 * angle) / TAU + 1.3 * t) - 0.5));
      const aside = lean * size * t * t * 0.6 + 0.06 * size * middle * uneven;
      return [
        cx + (x - cx) * girth + aside,
        min[1] + 0.62 * (y - min[1]) + 0.1 * size * t * ((x - cx) / size) + 0.02 * size * uneven * middle,
        cz + (z - cz) * girth * (1 - 0.12 * middle),
      ];
    });
  },
};

/** Half empty: it slumps to the ground, its top caved in and creased. */
const deflated: Style = {
  id: "deflated",
  apply: (thing, draw) => {
    const extent = extentOf(thing.model.parts);
    const main = Object.keys(thing.materials)[0];
    const body = thing.model.parts.filter(({ slot }) => slot === main);
    const { min, max } = extentOf(body.length > 0 ? body : thing.model.parts);
    const [height, cx, cz] = [max[1] - min[1], (min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
    const reach = Math.max(max[0] - min[0], max[2] - min[2]) / 2;
    const seed = draw.integer("creases", 0, 999);
    return warped(thing, extent, ([x, y, z]) => {
      // what it hangs by or stands on stays as it is
      if (y < min[1] - 0.05 * height) return [x, y, z];
      const t = clamp01((y - min[1]) / Math.max(height, 1e-9));
      const above = Math.max(0, y - max[1]);
      const [u, w] = [(x - cx) / reach, (z - cz) / reach];
      const far = u * u + w * w;
      const crease = noise(u * 2.2, t * 2.2, w * 2.2, seed);
      const caved = t * t * Math.max(0, 1 - 1.1 * far) * (0.34 + 0.12 * crease);
      const spread = 1 + 0.24 * (1 - t) + 0.1 * crease;
      const wrinkle = 0.07 * reach * fold(2.6 * noise(u * 1.6, t * 1.6, w * 1.6, seed + 3));
      return [
        cx + (x - cx) * spread,
        min[1] + height * (0.5 * t - caved * 0.52 + 0.08 * t * u) + t * wrinkle + above,
        cz + (z - cz) * spread,
      ];
    });
  },
};

/** Radians a bent thing is turned by. */
const KINK = 1.15;

/** Bent in the middle, as what is long and stiff is by force. */
const bent: Style = {
  id: "bent",
  apply: (thing) => {
    const extent = extentOf(thing.model.parts);
    const { min, max } = extent;
    const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
    const along = spans.indexOf(Math.max(...spans));
    // what lies is bent up, what stands is bent aside
    const towards = along === 1 ? 0 : 1;
    const long = spans[along] as number;
    const start = (min[along] as number) + 0.42 * long;
    const arc = 0.2 * long;
    const radius = arc / KINK;
    const low = along === 1 ? ((min[0] as number) + (max[0] as number)) / 2 : (min[1] as number);
    return warped(thing, extent, (point) => {
      const [u, v] = [(point[along] as number) - start, (point[towards] as number) - low];
      if (u <= 0) return point;
      const turned = clamp(u, 0, arc) / radius;
      const beyond = Math.max(0, u - arc);
      const out = [...point] as [number, number, number];
      out[along] = start + (radius - v) * sin(turned) + beyond * cos(turned);
      out[towards] = low + radius - (radius - v) * cos(turned) + beyond * sin(turned);
      return out;
    });
  },
};

/** Crushed in a fist and let go: flat facets between sharp creases. */
const crumpled: Style = {
  id: "crumpled",
  apply: (thing, draw) => {
    const extent = extentOf(thing.model.parts);
    const { size } = extent;
    const seed = draw.integer("creases", 0, 999);
    const ridge = (u: number, v: number, w: number, s: number) => fold(1.7 * noise(u, v, w, s)) - 0.5;
    return warped(thing, extent, ([x, y, z]) => {
      const [u, v, w] = [(x / size) * 4, (y / size) * 4, (z / size) * 4];
      const by = 0.055 * size;
      return [x + by * ridge(u, v, w, seed), y + by * ridge(u, v, w, seed + 11), z + by * ridge(u, v, w, seed + 23)];
    });
  },
};

/** What force does to any thing. */
export const OUT_OF_SHAPE: readonly Style[] = [crushed, deflated, bent, dented, crumpled];
