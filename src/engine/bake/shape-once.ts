import { measureClosedness } from "#measure/closedness.ts";
import type { Crew } from "../crew.ts";
import type { Model, Part } from "../geometry/part.ts";
import { simplifyModel } from "../geometry/simplify.ts";
import { cutLongEdges } from "./cut-long-edges.ts";
import { type UnwrapOptions, unwrapModel } from "./unwrap-model.ts";
import type { ModelGroup, UnwrappedModel } from "./unwrapped-model.ts";

export interface ShapeOptions extends Pick<UnwrapOptions, "textureSize" | "effort"> {
  /** Triangles the model may have, 48 or more. */
  readonly mostFaces: number;
}

/** A model as it will be painted and written. */
export interface Shape {
  /** Its groups' parts are those that were built, with all their triangles. */
  readonly unwrapped: UnwrappedModel;
  /** Names of the parts that had to go, least telling first. */
  readonly dropped: readonly string[];
  /** Whether every part is a closed solid. */
  readonly closed: boolean;
}

/** The work on a shape, for one member of a crew to do. */
export interface ShapeWork {
  /** Simplifies and unwraps. `step` is called with 0..1, and throws when the work is no longer wanted. */
  make(step: (fraction: number) => void): void;
  /** What was made, by whomever: once it is done. */
  read(): Shape;
}

const BYTES_A_NUMBER = 4;
/** Faces, vertices, normals, uvs, charts, whether closed, kept parts, dropped parts. */
const HEADER = 8;

/**
 * Simplifies and unwraps a model once for a whole crew: the result, unlike the parts' paints, is numbers alone, which go by way
 * of shared memory.
 *
 * @throws {Error} from `make`, when `loadSimplifier` has not been awaited.
 */
export function openShape(model: Model, options: ShapeOptions, crew: Crew): ShapeWork {
  const arrays = shareArrays(model, options.mostFaces, crew);
  return {
    make: (step) => writeShape(model, makeShape(model, options, step), arrays),
    read: () => readShape(model, arrays),
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

function makeShape(model: Model, options: ShapeOptions, step: (fraction: number) => void): Shape {
  const { mostFaces, textureSize, effort } = options;
  const simplified = simplifyModel(model, mostFaces);
  step(0.4);
  const cut = cutLongEdges(simplified.model, mostFaces);
  const onProgress = (fraction: number) => step(0.4 + 0.6 * fraction);
  const unwrapped = unwrapModel(cut, { textureSize, effort, onProgress });
  const closed = cut.parts.every(({ geometry }) => measureClosedness(geometry.indices).closed);
  return { unwrapped, dropped: simplified.dropped, closed };
}

function writeShape(model: Model, { unwrapped, dropped, closed }: Shape, shared: SharedShape): void {
  const { groups, positionIndices, positions, normals, uvs, charts } = unwrapped;
  const numbers = new Map(model.parts.map(({ name }, i) => [name, i]));
  const numberOf = (name: string) => numbers.get(name) as number;
  const counts = [positionIndices.length, positions.length, normals.length, uvs.length, charts, closed ? 1 : 0];
  const kept = groups.flatMap(({ part, triangleCount }) => [numberOf(part.name), triangleCount]);
  shared.header.set([...counts, groups.length, dropped.length, ...kept, ...dropped.map(numberOf)]);
  shared.positions.set(positions);
  shared.rest.set(unwrapped.rest);
  shared.normals.set(normals);
  shared.uvs.set(uvs);
  shared.positionIndices.set(positionIndices);
  shared.normalIndices.set(unwrapped.normalIndices);
  shared.uvIndices.set(unwrapped.uvIndices);
}

function readShape(model: Model, shared: SharedShape): Shape {
  const { header } = shared;
  const [corners, positions, normals, uvs, charts = 0, closed, kept = 0, dropped = 0] = header;
  const partOf = (at: number) => model.parts[header[at] as number] as Part;
  const groups: ModelGroup[] = [];
  let firstTriangle = 0;
  for (let i = 0; i < kept; i += 1) {
    const triangleCount = header[HEADER + i * 2 + 1] as number;
    groups.push({ part: partOf(HEADER + i * 2), firstTriangle, triangleCount });
    firstTriangle += triangleCount;
  }
  const unwrapped = {
    positions: shared.positions.subarray(0, positions),
    rest: shared.rest.subarray(0, positions),
    normals: shared.normals.subarray(0, normals),
    uvs: shared.uvs.subarray(0, uvs),
    positionIndices: shared.positionIndices.subarray(0, corners),
    normalIndices: shared.normalIndices.subarray(0, corners),
    uvIndices: shared.uvIndices.subarray(0, corners),
    groups,
    charts,
  };
  const names = Array.from({ length: dropped }, (_, i) => partOf(HEADER + kept * 2 + i).name);
  return { unwrapped, dropped: names, closed: closed === 1 };
}
