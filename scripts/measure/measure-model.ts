import { openShape } from "#engine/bake/shape-once.ts";
import type { UnwrappedModel } from "#engine/bake/unwrapped-model.ts";
import { ALONE } from "#engine/crew.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import type { Effort } from "#engine/generate-model.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { openModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { findLoosePieces, type LoosePiece } from "#measure/loose-pieces.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";
import { numberShells } from "#measure/shells.ts";
import { measureUvOverlap } from "#measure/uv-overlap.ts";
import { measureVolume } from "#measure/volume.ts";
import type { Measured } from "./measured.ts";

/** From the fewest faces that may be asked for to all that premium makes. */
const SHAPES: readonly { readonly mostFaces: number; readonly effort: Effort; readonly textureSize: number }[] = [
  { mostFaces: 48, effort: "subnet", textureSize: 1024 },
  { mostFaces: 500, effort: "subnet", textureSize: 1024 },
  { mostFaces: 15_000, effort: "subnet", textureSize: 1024 },
  { mostFaces: 60_000, effort: "premium", textureSize: 2048 },
];

/** Cells along the longest side: what is further apart than two of them hangs in the air. */
const CELLS = 256;
/** Share of a part's faces that may pass through others of the same surface. */
const CROSSING = 0.01;
/** A chart under so many texels either way is small; and how many of all charts may be. */
const SMALL_TEXELS = 8;
const SMALL_SHARE = 0.01;
/** Share of the atlas that premium uses at least. */
const LEAST_USED = 0.5;
const OVERLAPPING = 1e-4;

/** Makes a prompt's shape at four face limits, and tells what an artist's tools would stumble over. */
export async function measureModel(prompt: string, seed: number): Promise<Measured> {
  await loadSimplifier();
  const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed });
  const built = openModel(recipe);
  const exceptions: string[] = [];
  let used = 0;
  for (const options of SHAPES) {
    const work = openShape(built, options, ALONE);
    work.simplify();
    work.unwrap(() => {});
    const { unwrapped, closed } = work.read();
    const wrong = faultsOf(unwrapped, closed, { ...options, afloat: built.afloat });
    if (options.effort === "premium") {
      used = usedOf(unwrapped);
      if (used < LEAST_USED) wrong.push(`atlas used ${used.toFixed(3)}`);
    }
    exceptions.push(...wrong.map((fault) => `${options.mostFaces}: ${fault}`));
  }
  return { exceptions, figures: { used } };
}

/** What a shape was made for. */
export interface Promised {
  readonly mostFaces: number;
  /** Pixels along a side of its maps. */
  readonly textureSize: number;
  /** Names of the parts that are in the air by intention. */
  readonly afloat: ReadonlySet<string>;
}

/** @param closed Whether every part is a closed solid. @returns In words, what is not as promised. */
export function faultsOf(
  model: UnwrappedModel,
  closed: boolean,
  { mostFaces, textureSize, afloat }: Promised,
): string[] {
  const { positions, positionIndices, uvs, uvIndices, groups } = model;
  const faces = positionIndices.length / 3;
  const faults: string[] = [];
  if (!closed) faults.push("open");
  if (faces > mostFaces) faults.push(`${faces} faces`);
  const solids = groups.map(({ part, firstTriangle, triangleCount }) => ({
    name: part.name,
    positions,
    indices: positionIndices.subarray(firstTriangle * 3, (firstTriangle + triangleCount) * 3),
  }));
  for (const { name, indices } of solids) {
    if (measureVolume(positions, indices) <= 0) faults.push(`${name} inside out`);
    const crossing = measureSelfCrossings(positions, indices);
    if (crossing > CROSSING) faults.push(`${name} crosses itself ${(100 * crossing).toFixed(1)} %`);
  }
  for (const { gap, height } of hangingIn(model, afloat))
    faults.push(`hangs in the air, gap ${(100 * gap).toFixed(1)} %, at ${height.toFixed(2)} m`);
  const overlap = measureUvOverlap(uvs, uvIndices, textureSize);
  if (overlap > OVERLAPPING) faults.push(`uv overlap ${overlap.toExponential(1)}`);
  const small = smallCharts(uvs, uvIndices, textureSize);
  if (small > SMALL_SHARE) faults.push(`small charts ${(100 * small).toFixed(1)} %`);
  return faults;
}

/** What hangs in the air, but for what is there by intention: a piece all of whose parts are. */
function hangingIn({ positions, positionIndices, groups }: UnwrappedModel, afloat: ReadonlySet<string>): LoosePiece[] {
  const { pieces, pieceOf } = findLoosePieces([{ positions, indices: positionIndices }], 0.25, CELLS);
  const unmeant = new Set<number>();
  for (const { part, firstTriangle, triangleCount } of groups) {
    if (afloat.has(part.name)) continue;
    for (const vertex of positionIndices.subarray(firstTriangle * 3, (firstTriangle + triangleCount) * 3))
      unmeant.add(pieceOf[0]?.[vertex] as number);
  }
  return pieces.filter((_, index) => unmeant.has(index));
}

/** Twice the area of a triangle in the atlas, whose whole is 1. */
function doubleArea(uvs: Float32Array, uvIndices: Uint32Array, corner: number): number {
  const at = (k: number) => (uvIndices[corner + k] as number) * 2;
  const [a, b, c] = [at(0), at(1), at(2)];
  const x = (i: number) => (uvs[i] as number) - (uvs[a] as number);
  const y = (i: number) => (uvs[i + 1] as number) - (uvs[a + 1] as number);
  return Math.abs(x(b) * y(c) - x(c) * y(b));
}

function usedOf({ uvs, uvIndices }: UnwrappedModel): number {
  let sum = 0;
  for (let corner = 0; corner < uvIndices.length; corner += 3) sum += doubleArea(uvs, uvIndices, corner) / 2;
  return sum;
}

/** Share of the charts that are narrower than `SMALL_TEXELS` both ways. */
function smallCharts(uvs: Float32Array, uvIndices: Uint32Array, textureSize: number): number {
  const { shellOf, count } = numberShells(uvIndices, uvs.length / 2);
  const least = new Float64Array(count * 2).fill(1);
  const most = new Float64Array(count * 2);
  for (const corner of uvIndices) {
    const chart = shellOf[corner] as number;
    for (const k of [0, 1]) {
      const at = uvs[corner * 2 + k] as number;
      least[chart * 2 + k] = Math.min(least[chart * 2 + k] as number, at);
      most[chart * 2 + k] = Math.max(most[chart * 2 + k] as number, at);
    }
  }
  const widths = most.map((far, i) => (far - (least[i] as number)) * textureSize);
  // a place that no triangle has is no chart
  const charts = Array.from({ length: count }, (_, i) => i * 2).filter((at) => (widths[at] as number) >= 0);
  const isSmall = (at: number) => Math.max(widths[at] as number, widths[at + 1] as number) < SMALL_TEXELS;
  return charts.filter(isSmall).length / charts.length;
}
