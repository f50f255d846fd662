import { MeshoptSimplifier } from "meshoptimizer/simplifier";
import { clamp } from "../math/scalar.ts";
import { closeGaps, hangingAmong } from "./close-gaps.ts";
import { dropHanging } from "./drop-hanging.ts";
import type { Model, Part } from "./part.ts";
import { FEWEST_TRIANGLES } from "./quick-collapse.ts";
import { partDemand, shareFaces } from "./share-faces.ts";
import { countHandles } from "./shells.ts";
import { simplifyGeometry } from "./simplify-geometry.ts";
import { untangle } from "./untangle.ts";

let isLoaded = false;

/** Makes the simplifier ready: once in a worker's life, before `simplifyModel`. */
export async function loadSimplifier(): Promise<void> {
  await MeshoptSimplifier.ready;
  isLoaded = true;
}

export interface SimplifiedModel {
  readonly model: Model;
  /** Names of the parts that had to go, least telling first. */
  readonly dropped: readonly string[];
}

/** Faces handled with care in a model, per face that it may have; and how many at least and at most. */
const CARE = 1;
const CARE_BETWEEN = { least: 5_000, most: 20_000 };

/** Rounds in which what hangs is brought up to the rest, since that may have held something itself. */
const ROUNDS = 2;
/** Faces of a model up to which so few are left of a part that it may come off another one. */
const SCARCE = 2_000;

const DEFAULT_WEIGHT = 0.5;
/** Weight from which on a part is missed. */
const TELLING = 0.6;

/** Triangles that a part of full weight needs besides, and the share of them with which it may still do. */
const EXTRA_TRIANGLES = 16;
const LESS = 0.5;

/** Triangles that make a ring round, a ring, and at least none that passes through itself; of all, the share that rings may claim. */
const RING_TRIANGLES = [36, 30, 24, 18] as const;
const FOR_RINGS = 0.3;

/** Triangles below which each part is no longer itself; a little less where then all parts can stay. */
function fewestOf(parts: readonly Part[], faceLimit: number): ReadonlyMap<Part, number> {
  const weightOf = (part: Part) => Math.min(1, part.weight ?? DEFAULT_WEIGHT);
  const few = (part: Part) => EXTRA_TRIANGLES * weightOf(part) * weightOf(part);
  const spare = faceLimit - FEWEST_TRIANGLES * parts.length;
  const wanted = parts.reduce((sum, part) => sum + Math.round(few(part)), 0);
  const room = wanted > spare && spare >= LESS * wanted ? spare / wanted : 1;
  const rings = new Set(parts.filter((part) => weightOf(part) >= TELLING && countHandles(part.geometry) === 1));
  const ring = RING_TRIANGLES.find((each) => each * rings.size <= FOR_RINGS * faceLimit) ?? 0;
  return new Map(
    parts.map((part) => {
      const fewest = FEWEST_TRIANGLES + (room < 1 ? Math.floor(few(part) * room) : Math.round(few(part)));
      return [part, Math.min(part.geometry.indices.length / 3, Math.max(fewest, rings.has(part) ? ring : 0))];
    }),
  );
}

/**
 * The model with at most `faceLimit` triangles.
 *
 * Parts share the limit by size, curvature and `weight`, so that the same error shows on all of them and the telling ones look best. Where
 * the limit is too small for so many parts, the least telling ones are dropped.
 *
 * @param faceLimit 48 or more; a model within the limit keeps its faces.
 * @param settle Brings what hangs up to the rest, as the parts are once they are simplified: fewer faces round a bulge off, and what
 * lay on it would hang.
 * @throws {Error} When `loadSimplifier` has not been awaited.
 */
export function simplifyModel(
  model: Model,
  faceLimit: number,
  settle: (model: Model) => Model = (unmoved) => unmoved,
): SimplifiedModel {
  if (!isLoaded) throw new Error("simplifyModel: loadSimplifier must have been awaited, got none.");
  const facesOf = (part: Part) => part.geometry.indices.length / 3;
  if (model.parts.reduce((sum, part) => sum + facesOf(part), 0) <= faceLimit)
    return { model: settle({ ...model, parts: model.parts.map(untangled) }), dropped: [] };
  const demands = new Map(model.parts.map((part) => [part, partDemand(part.geometry)]));
  const fewest = fewestOf(model.parts, faceLimit);
  const { kept, dropped } = dropLeastTelling(model.parts, faceLimit, demands, fewest);
  const shares = shareFaces(
    kept.map((part) => ({
      faces: facesOf(part),
      fewest: fewest.get(part) as number,
      demand: (part.share ?? 1) * (demands.get(part) as number) * (0.25 + (part.weight ?? DEFAULT_WEIGHT)),
    })),
    faceLimit,
  );
  const care = { faces: clamp(CARE * faceLimit, CARE_BETWEEN.least, CARE_BETWEEN.most) };
  const parts = kept.map((part, i) => {
    const geometry = simplifyGeometry(part.geometry, shares[i] as number, care);
    return geometry === part.geometry ? untangled(part) : { ...part, geometry };
  });
  const settled = settle({ ...model, parts });
  let hung: ReadonlySet<string> | undefined;
  // as they come to lie: an acorn is brought to the mouth that holds it
  const meant = () => {
    hung ??= hangingAmong(settle(model).parts);
    return hung;
  };
  let held = { ...settled, parts: dropHanging(settled.parts, kept) };
  for (let round = 0; round < ROUNDS; round += 1) {
    const closed = closeGaps(held.parts, model.parts, meant, faceLimit <= SCARCE);
    if (closed === held.parts) break;
    held = settle({ ...model, parts: closed });
  }
  return { model: held, dropped };
}

function untangled(part: Part): Part {
  const geometry = untangle(part.geometry);
  return geometry === part.geometry ? part : { ...part, geometry };
}

function dropLeastTelling(
  parts: readonly Part[],
  faceLimit: number,
  sizes: ReadonlyMap<Part, number>,
  fewest: ReadonlyMap<Part, number>,
): { kept: Part[]; dropped: string[] } {
  const order = parts
    .map((part, index) => ({ part, index, size: sizes.get(part) as number }))
    .sort(
      (a, b) =>
        (a.part.weight ?? DEFAULT_WEIGHT) - (b.part.weight ?? DEFAULT_WEIGHT) || a.size - b.size || b.index - a.index,
    );
  let needed = [...fewest.values()].reduce((sum, few) => sum + few, 0);
  const gone = new Set<Part>();
  const dropped: string[] = [];
  for (const { part } of order) {
    if (needed <= faceLimit || gone.size === parts.length - 1) break;
    needed -= fewest.get(part) as number;
    gone.add(part);
    dropped.push(part.name);
  }
  return { kept: parts.filter((part) => !gone.has(part)), dropped };
}
