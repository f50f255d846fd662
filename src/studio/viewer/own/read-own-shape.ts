import { BufferAttribute, BufferGeometry, Matrix4, Mesh, Vector3 } from "three";
import { type Bounds, boundsOf } from "#measure/bounds.ts";
import { readObj } from "../load/read-obj.ts";
import { loadingTexts } from "../load/texts.ts";
import { withFade } from "../scene/preview-shape.ts";
import { glbForm } from "./glb-form.ts";

/** A mesh of the artist's to lay materials on, a metre large and on the floor. */
export interface OwnShape {
  readonly geometry: BufferGeometry;
  readonly bounds: Bounds;
}

/**
 * Reads a mesh to lay materials on, scales it to a metre and stands it on the floor.
 *
 * @param file .obj or .glb; all its meshes become one.
 * @throws {Error} in the artist's words.
 */
export async function readOwnShape(file: File): Promise<OwnShape> {
  const geometry = /\.glb$/i.test(file.name) ? await readGlb(file) : await readObjShape(file);
  if (!geometry.getAttribute("uv")) {
    throw new Error(loadingTexts.readOwnShape.noCoordinates);
  }
  if (!geometry.getAttribute("normal")) geometry.computeVertexNormals();
  standUp(geometry);
  const bounds = boundsOf([geometry.getAttribute("position").array]);
  return { geometry: withFade(geometry, () => 1), bounds };
}

async function readObjShape(file: File): Promise<BufferGeometry> {
  const { positions, normals, uvs, indices } = await readObj(file, new AbortController().signal, () => undefined);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new BufferAttribute(normals, 3));
  if (uvs) geometry.setAttribute("uv", new BufferAttribute(uvs, 2));
  return geometry.setIndex(new BufferAttribute(indices, 1));
}

async function readGlb(file: File): Promise<BufferGeometry> {
  const [{ GLTFLoader }, { mergeGeometries }] = await Promise.all([
    import("three/examples/jsm/loaders/GLTFLoader.js"),
    import("three/examples/jsm/utils/BufferGeometryUtils.js"),
  ]);
  const { scene } = await new GLTFLoader().parseAsync(glbForm(await file.arrayBuffer()), "");
  scene.updateMatrixWorld(true);
  const pieces: BufferGeometry[] = [];
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    const piece = onlyTheForm(node.geometry as BufferGeometry);
    pieces.push(piece.applyMatrix4(node.matrixWorld));
  });
  if (pieces.length === 0) throw new Error(loadingTexts.readOwnShape.noMesh);
  if (pieces.some((piece) => !piece.getAttribute("uv"))) {
    throw new Error(loadingTexts.readOwnShape.someNoCoordinates);
  }
  const whole = mergeGeometries(pieces);
  // glTF counts from the top of a picture
  const uv = whole.getAttribute("uv");
  for (let i = 0; i < uv.count; i += 1) uv.setY(i, 1 - uv.getY(i));
  return whole;
}

/** Places, normals and texture coordinates, unpacked: pieces can be joined only when they have the same. */
function onlyTheForm(source: BufferGeometry): BufferGeometry {
  const piece = new BufferGeometry();
  const flat = source.getIndex() ? source.toNonIndexed() : source;
  for (const [name, size] of [
    ["position", 3],
    ["normal", 3],
    ["uv", 2],
  ] as const) {
    const from = flat.getAttribute(name);
    if (!from) continue;
    const values = new Float32Array(from.count * size);
    for (let i = 0; i < from.count; i += 1) {
      for (let axis = 0; axis < size; axis += 1) values[i * size + axis] = from.getComponent(i, axis);
    }
    piece.setAttribute(name, new BufferAttribute(values, size));
  }
  if (!piece.getAttribute("normal")) piece.computeVertexNormals();
  return piece;
}

function standUp(geometry: BufferGeometry): void {
  const { min, max } = boundsOf([geometry.getAttribute("position").array]);
  const [low, high] = [new Vector3(...min), new Vector3(...max)];
  const size = high.clone().sub(low);
  const largest = Math.max(size.x, size.y, size.z);
  if (!(largest > 0)) throw new Error(loadingTexts.readOwnShape.noExtent);
  const middle = low.clone().add(high).multiplyScalar(0.5);
  const toFloor = new Matrix4().makeTranslation(-middle.x, -low.y, -middle.z);
  geometry.applyMatrix4(new Matrix4().makeScale(1 / largest, 1 / largest, 1 / largest).multiply(toFloor));
}
