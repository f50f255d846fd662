import type { Finish } from "../bake/finish-slots.ts";
import type { ModelMaps, UnwrappedModel } from "../bake/unwrapped-model.ts";
import { ALONE, type Crew } from "../crew.ts";
import type { GeneratedFile } from "../generated-file.ts";
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
  const pngs = encodeImages(images, provenanceText(provenance), crew, step);
  const mapFiles = Object.fromEntries(
    Object.keys(images)
      .filter((name) => name !== "thumbnail")
      .map((name) => [name, `${name}.png`]),
  );
  const slots = [...new Set(model.groups.map((group) => group.part.slot))];
  const materials = slots.map((name) => ({ name, ...(finishes[name] as Finish) }));
  return [
    { name: "model.obj", bytes: writeObj(model, materials, "model.mtl", provenance) },
    { name: "model.mtl", bytes: writeMtl(materials, { albedo: "albedo.png", ...mapFiles }, provenance) },
    ...pngs,
  ];
}
