import type { Finish } from "../bake/finish-slots.ts";
import type { ModelMaps, UnwrappedModel } from "../bake/unwrapped-model.ts";
import { ALONE, type Crew } from "../crew.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { givesLight } from "../geometry/gives-light.ts";
import { encodeImages } from "./encode-images.ts";
import type { Image } from "./image.ts";
import { writeMtl } from "./mtl.ts";
import { writeObj } from "./obj.ts";
import { type Provenance, provenanceText } from "./provenance.ts";

export interface FinishedModel {
  readonly model: UnwrappedModel;
  /** Slot -> its finish. */
  readonly finishes: Readonly<Record<string, Finish>>;
  readonly maps: ModelMaps;
  readonly thumbnail: Image;
  /** Whether the maps beyond the albedo are written too. */
  readonly pbr: boolean;
}

/** The files of a model: OBJ, MTL, albedo and thumbnail, and with pbr the maps of its surface. */
export function writeModelFiles(
  { model, finishes, maps, thumbnail, pbr }: FinishedModel,
  provenance: Provenance,
  crew: Crew = ALONE,
  step: (fraction: number) => void = () => {},
): GeneratedFile[] {
  const { size } = maps;
  const images: Record<string, Image> = {
    thumbnail,
    albedo: { width: size, height: size, channels: 3, data: maps.albedo },
  };
  if (pbr && maps.normal) images.normal = { width: size, height: size, channels: 3, data: maps.normal };
  for (const name of ["roughness", "metalness", "ao"] as const) {
    const data = maps[name];
    if (pbr && data) images[name] = { width: size, height: size, channels: 1, data };
  }
  const slots = [...new Set(model.groups.map((group) => group.part.slot))];
  const shines = (slot: string) => model.groups.every(({ part }) => part.slot !== slot || givesLight(part));
  const materials = slots.map((name) => ({ name, ...(finishes[name] as Finish), shines: shines(name) }));
  const obj = openText(mostObjBytes(model), crew, () => writeObj(model, materials, "model.mtl", provenance));
  const pngs = encodeImages(images, provenanceText(provenance), crew, step, obj.write);
  const mapFiles = Object.fromEntries(
    Object.keys(images)
      .filter((name) => name !== "thumbnail")
      .map((name) => [name, `${name}.png`]),
  );
  return [
    { name: "model.obj", bytes: obj.read() },
    { name: "model.mtl", bytes: writeMtl(materials, { albedo: "albedo.png", ...mapFiles }, provenance) },
    ...pngs,
  ];
}

/** Characters of a line of a position, UV or normal, and of a triangle, all numbers being long ones. */
const LINE_BYTES = 48;
/** The same of a group's names, and of the head. */
const NAME_BYTES = 512;

const mostObjBytes = ({ positions, uvs, normals, positionIndices, groups }: UnwrappedModel): number =>
  LINE_BYTES * ((positions.length + normals.length + positionIndices.length) / 3 + uvs.length / 2) +
  NAME_BYTES * (groups.length + 16);

/** A file that one member of a crew writes for all. Where it does not fit, each writes it again by itself. */
function openText(mostBytes: number, crew: Crew, make: () => Uint8Array) {
  const room = new Uint8Array(crew.share(mostBytes));
  const told = new Uint32Array(crew.share(4));
  return {
    write(): void {
      const bytes = make();
      if (bytes.length > room.length) return;
      room.set(bytes);
      told[0] = bytes.length;
    },
    read: (): Uint8Array => (told[0] ? room.slice(0, told[0]) : make()),
  };
}
