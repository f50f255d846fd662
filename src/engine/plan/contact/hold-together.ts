import { type Bounds, boundsMeet, boundsOf } from "#measure/bounds.ts";
import { standModel } from "../../geometry/make-part.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { scale, type Vec3 } from "../../math/vec3.ts";

/** Share of the model's longest side that boxes may lie apart and still count as touching. */
const SLACK = 0.002;
/** Share of the gap by which a part is moved: a little further than to its neighbour's surface. */
const INTO = 1.04;
/** Vertices of a loose part that are tried. */
const MOST_TRIED = 100;
/** Share of the largest piece's box from which on another one is its equal: the second shoe of a pair. */
const EQUAL = 0.8;

/** The parts in pieces that touch each other, the piece with the largest box first. */
function pieces(parts: readonly Part[]): readonly (readonly Part[])[] {
  const boxes = parts.map(({ geometry }) => boundsOf([geometry.positions]));
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const slack = SLACK * Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const left = new Set(parts.keys());
  const found: Part[][] = [];
  for (const first of left) {
    left.delete(first);
    const piece = [first];
    for (const own of piece)
      for (const other of left) {
        if (!boundsMeet(boxes[own] as Bounds, boxes[other] as Bounds, slack)) continue;
        left.delete(other);
        piece.push(other);
      }
    found.push(piece.map((i) => parts[i] as Part));
  }
  return found.sort((a, b) => boxVolume(b) - boxVolume(a));
}

function boxVolume(parts: readonly Part[]): number {
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return (max[0] - min[0]) * (max[1] - min[1]) * (max[2] - min[2]);
}

/**
 * Moves parts that came loose when a thing took another shape or style up to the rest of it: what was one piece is one
 * piece again. What was apart before, as a cap beside its pen, stays so.
 */
export function holdTogether(before: Model, after: Model): Model {
  const [body, ...loose] = pieces(after.parts);
  if (!body || loose.length === 0) return after;
  const [whole = []] = pieces(before.parts);
  const held = new Set(whole.map(({ name }) => name));
  const shifts = new Map<string, Vec3>();
  for (const piece of loose) {
    if (!piece.every(({ name }) => held.has(name))) continue;
    const gap = nearestGap(piece, body);
    for (const { name } of piece) shifts.set(name, scale(gap, INTO));
  }
  if (shifts.size === 0) return after;
  const parts = after.parts.map((part) => {
    const by = shifts.get(part.name);
    return by ? { ...part, geometry: move(part.geometry, by) } : part;
  });
  return standModel(parts, after.sockets);
}

/** From a vertex of the piece to the body's vertex that lies nearest to any of them. */
function nearestGap(piece: readonly Part[], body: readonly Part[]): Vec3 {
  const from = sampleOf(piece, MOST_TRIED);
  const to = sampleOf(body, Number.POSITIVE_INFINITY);
  let best: Vec3 = [0, 0, 0];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < from.length; i += 3) {
    const [x, y, z] = [from[i] as number, from[i + 1] as number, from[i + 2] as number];
    for (let j = 0; j < to.length; j += 3) {
      const dx = (to[j] as number) - x;
      const dy = (to[j + 1] as number) - y;
      const dz = (to[j + 2] as number) - z;
      const far = dx * dx + dy * dy + dz * dz;
      if (far >= least) continue;
      least = far;
      best = [dx, dy, dz];
    }
  }
  return best;
}

/** xyz of the parts' vertices, or of so many of them evenly spread over the list. */
function sampleOf(parts: readonly Part[], most: number): number[] {
  const all = parts.flatMap(({ geometry }) => Array.from(geometry.positions));
  const every = Math.max(1, Math.ceil(all.length / 3 / most));
  return all.filter((_, i) => Math.floor(i / 3) % every === 0);
}

/** A thing without what merely lies beside it, for one who holds it: no cap, no cut slice hangs in the air. */
export function withoutLeftovers(model: Model): Model {
  const [main, ...others] = pieces(model.parts);
  if (!main || others.length === 0) return model;
  const least = EQUAL * boxVolume(main);
  const kept = new Set([main, ...others.filter((piece) => boxVolume(piece) >= least)].flat());
  return kept.size < model.parts.length
    ? standModel(
        model.parts.filter((part) => kept.has(part)),
        model.sockets,
      )
    : model;
}
