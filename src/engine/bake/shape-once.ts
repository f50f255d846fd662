import { measureClosedness } from "#measure/closedness.ts";
import type { Crew } from "../crew.ts";
import type { Model, Part } from "../geometry/part.ts";
import { simplifyModel } from "../geometry/simplify.ts";
import { cutLongEdges } from "./cut-long-edges.ts";
import { gatherParts } from "./part-mesh.ts";
import { type UnwrapOptions, unwrapSolid } from "./unwrap-model.ts";
import type { ModelGroup, UnwrappedModel } from "./unwrapped-model.ts";

export interface ShapeOptions extends Pick<UnwrapOptions, "textureSize" | "effort"> {
  /** Triangles the model may have, 48 or more. */
  readonly mostFaces: number;
}

/** A model whose parts are known, but not yet where the last touch leaves them. */
export interface Unsettled {
  readonly model: Model;
  /** The same parts in the same order, in their places. @param model The model, or what is left of it: some of its parts, simplified. */
  settle(model: Model): Model;
}

/** A model's triangles, as they will be painted and written. */
export interface SolidShape extends Pick<UnwrappedModel, "positions" | "rest" | "positionIndices" | "groups"> {
  /** Names of the parts that had to go, least telling first. */
  readonly dropped: readonly string[];
  /** Whether every part is a closed solid. */
  readonly closed: boolean;
}

export interface Shape extends Pick<SolidShape, "dropped" | "closed"> {
  /** Its groups' parts are those that were built, with all their triangles. */
  readonly unwrapped: UnwrappedModel;
}

/** The work on a shape in two steps, each for one member of a crew to do. */
export interface ShapeWork {
  /** Simplifies and settles. */
  simplify(): void;
  /** What was simplified, by whomever: once it is done. */
  readSolid(): SolidShape;
  /** Unwraps what was simplified. `step` is called with 0..1, and throws when the work is no longer wanted. */
  unwrap(step: (fraction: number) => void): void;
  /** What was made: once both are done. */
  read(): Shape;
}

const BYTES_A_NUMBER = 4;
/** Corners, positions, whether closed, kept parts, dropped parts; normals, uvs, charts. */
const HEADER = 8;
const UNWRAPPED = 5;

/**
 * Simplifies and unwraps a model once for a whole crew: the result, unlike the parts' paints, is numbers alone, which go by way
 * of shared memory.
 *
 * @throws {Error} from `simplify`, when `loadSimplifier` has not been awaited.
 */
export function openShape(built: Unsettled, options: ShapeOptions, crew: Crew): ShapeWork {
  const { textureSize, effort } = options;
  const { model } = built;
  const shared = shareArrays(model, options.mostFaces, crew);
  return {
    simplify: () => simplify(built, options.mostFaces, shared),
    readSolid: () => readSolid(model, shared),
    unwrap: (onProgress) => {
      const { positions, rest, positionIndices, groups } = readSolid(model, shared);
      // a thread that works now on shared memory and now on its own compiles the same loops again and again
      const solid = { positions: positions.slice(), rest: rest.slice(), indices: positionIndices.slice(), groups };
      writeUnwrapped(unwrapSolid(solid, { textureSize, effort, onProgress }), shared);
    },
    read: () => readShape(model, shared),
  };
}

/** The arrays of an unwrapped model, each as long as it may become. */
interface SharedShape extends Omit<UnwrappedModel, "groups" | "charts"> {
  /** See `HEADER`; then of every kept part its number and its triangles; then the numbers of the dropped ones. */
  readonly header: Int32Array;
}

/** Memory that is never written costs nothing. */
function shareArrays(model: Model, mostFaces: number, crew: Crew): SharedShape {
  const built = model.parts.reduce((sum, { geometry }) => sum + geometry.positions.length / 3, 0);
  const corners = mostFaces * 3;
  const floats = (count: number) => new Float32Array(crew.share(count * BYTES_A_NUMBER));
  const ints = (count: number) => new Uint32Array(crew.share(count * BYTES_A_NUMBER));
  return {
    header: new Int32Array(crew.share((HEADER + model.parts.length * 3) * BYTES_A_NUMBER)),
    // cutting edges adds a vertex for every new triangle at the most
    positions: floats((built + corners) * 3),
    rest: floats((built + corners) * 3),
    normals: floats(corners * 3),
    uvs: floats(corners * 2),
    positionIndices: ints(corners),
    normalIndices: ints(corners),
    uvIndices: ints(corners),
  };
}

function simplify({ model, settle }: Unsettled, mostFaces: number, shared: SharedShape): void {
  const { model: simplified, dropped } = simplifyModel(model, mostFaces, settle);
  const cut = cutLongEdges(simplified, mostFaces);
  const closed = cut.parts.every(({ geometry }) => measureClosedness(geometry.indices).closed);
  const { positions, rest, indices, groups } = gatherParts(cut);
  const numbers = new Map(model.parts.map(({ name }, i) => [name, i]));
  const numberOf = (name: string) => numbers.get(name) as number;
  const kept = groups.flatMap(({ part, triangleCount }) => [numberOf(part.name), triangleCount]);
  shared.header.set([indices.length, positions.length, closed ? 1 : 0, groups.length, dropped.length]);
  shared.header.set([...kept, ...dropped.map(numberOf)], HEADER);
  shared.positions.set(positions);
  shared.rest.set(rest);
  shared.positionIndices.set(indices);
}

function readSolid(model: Model, shared: SharedShape): SolidShape {
  const { header } = shared;
  const [corners, positions, closed, kept = 0, dropped = 0] = header;
  const partOf = (at: number) => model.parts[header[at] as number] as Part;
  const groups: ModelGroup[] = [];
  let firstTriangle = 0;
  for (let i = 0; i < kept; i += 1) {
    const triangleCount = header[HEADER + i * 2 + 1] as number;
    groups.push({ part: partOf(HEADER + i * 2), firstTriangle, triangleCount });
    firstTriangle += triangleCount;
  }
  return {
    positions: shared.positions.subarray(0, positions),
    rest: shared.rest.subarray(0, positions),
    positionIndices: shared.positionIndices.subarray(0, corners),
    groups,
    dropped: Array.from({ length: dropped }, (_, i) => partOf(HEADER + kept * 2 + i).name),
    closed: closed === 1,
  };
}

function writeUnwrapped({ normals, normalIndices, uvs, uvIndices, charts }: UnwrappedModel, shared: SharedShape): void {
  shared.header.set([normals.length, uvs.length, charts], UNWRAPPED);
  shared.normals.set(normals);
  shared.uvs.set(uvs);
  shared.normalIndices.set(normalIndices);
  shared.uvIndices.set(uvIndices);
}

function readShape(model: Model, shared: SharedShape): Shape {
  const { dropped, closed, ...solid } = readSolid(model, shared);
  const [normals, uvs, charts = 0] = shared.header.subarray(UNWRAPPED);
  const corners = solid.positionIndices.length;
  const unwrapped = {
    ...solid,
    normals: shared.normals.subarray(0, normals),
    uvs: shared.uvs.subarray(0, uvs),
    normalIndices: shared.normalIndices.subarray(0, corners),
    uvIndices: shared.uvIndices.subarray(0, corners),
    charts,
  };
  return { unwrapped, dropped, closed };
}
