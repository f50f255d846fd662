import { cos, pow, sin, TAU } from "../../math/elementary.ts";
import { createShape, type Shape } from "./scatter.ts";

/**
 * A water-worn stone from above: a lumpy oval, domed.
 *
 * @param next Draws its lumps; every call gives another stone.
 * @param flatness 0 a ball, 1 a flat skimming stone with rounded rim.
 */
export function pebbleShape(next: () => number, flatness = 0.4): Shape {
  const lumps = Array.from({ length: 3 }, (_, i) => ({
    turns: i + 2,
    size: (next() - 0.5) * (0.2 / (i + 1)),
    at: next(),
  }));
  const crown = { x: (next() - 0.5) * 0.3, y: (next() - 0.5) * 0.3 };
  return createShape(40, (u, v) => {
    const r = Math.sqrt(u * u + v * v) + 1e-9;
    let rim = 0.84;
    // the angle's cosine and sine are u / r and v / r; its multiples follow by turning on
    let c = u / r;
    let s = v / r;
    for (const { turns, size, at } of lumps) {
      const c1 = u / r;
      const s1 = v / r;
      const next = c * c1 - s * s1;
      s = s * c1 + c * s1;
      c = next;
      if (turns > 1) rim += size * (c * cos(at * TAU) + s * sin(at * TAU));
    }
    const out = r / Math.min(0.99, rim);
    if (out >= 1) return 0;
    const dome = Math.sqrt(1 - pow(out, 2 + flatness * 3));
    return dome * (0.92 - 0.16 * (u * crown.x + v * crown.y));
  });
}

/**
 * A broken stone from above: a convex outline of straight edges, flat facets that meet in sharp ones.
 *
 * @param next Draws its facets; every call gives another stone.
 * @param steep How steep its flanks stand: 1 lies flat as a flake, 3 is a lump.
 */
export function chippedShape(next: () => number, steep = 1.8): Shape {
  const sides = 5 + Math.floor(next() * 3);
  const flanks = Array.from({ length: sides }, (_, i) => {
    const angle = ((i + next() * 0.7) / sides) * TAU;
    return { x: cos(angle), y: sin(angle), out: 0.62 + next() * 0.34, rise: steep * (0.6 + next() * 0.9) };
  });
  const crowns = Array.from({ length: 3 }, () => {
    const angle = next() * TAU;
    const lean = 0.15 + next() * 0.4;
    return { x: cos(angle) * lean, y: sin(angle) * lean, top: 0.75 + next() * 0.25 };
  });
  return createShape(40, (u, v) => {
    let level = 1;
    for (const { x, y, out, rise } of flanks) level = Math.min(level, (out - u * x - v * y) * rise);
    for (const { x, y, top } of crowns)
      level = Math.min(level, level > 0 ? Math.max(0.05, top - u * x - v * y) : level);
    return level;
  });
}

/** Several stones of a kind, so that no two neighbours are the same. */
export const stoneShapes = (count: number, make: () => Shape): readonly Shape[] => Array.from({ length: count }, make);

/**
 * A brickbat from above: a block with sharp edges and a flat top, one end of it broken off aslant and a corner gone.
 *
 * @param next Draws its breaks; every call gives another one.
 */
export function brickbatShape(next: () => number): Shape {
  const broken = next() * 0.8;
  const cuts = [
    { x: 0.5 * (next() - 0.5), y: -1, out: 0.86 - broken, rise: 3 },
    { x: next() < 0.5 ? 1 : -1, y: 0.8 + next() * 0.5, out: 1.1 + next() * 0.4, rise: 2.4 },
  ];
  const lean = (next() - 0.5) * 0.24;
  return createShape(40, (u, v) => {
    let level = Math.min(1 - lean * u, 9 * (0.9 - Math.abs(u)), 9 * (0.9 - Math.abs(v)));
    for (const { x, y, out, rise } of cuts) level = Math.min(level, (out - u * x - v * y) * rise);
    return Math.max(0, level);
  });
}
