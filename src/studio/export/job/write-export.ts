import { provenanceLine, provenanceText } from "../../api/provenance.ts";
import type { MaterialChoice } from "../export-choice.ts";
import { MapSource } from "../maps/map-source.ts";
import { gltfShape } from "../material/gltf-shape.ts";
import { godotMaterial } from "../material/godot-material.ts";
import type { PackedName } from "../material/map-names.ts";
import { materialMaps } from "../material/material-maps.ts";
import { materialX } from "../material/materialx.ts";
import { materialReadme } from "../material/readme.ts";
import { writeGlb } from "../model/write-glb.ts";
import { blenderMaterial } from "../script/blender-material.ts";
import { unrealMaterial } from "../script/unreal-material.ts";
import type { ExportInput, Report } from "./export-job.ts";
import { exportFilesTexts } from "./texts.ts";
import { writeModel } from "./write-model.ts";
import { writeZip } from "./write-zip.ts";

/**
 * Writes an asset in the chosen format. Takes seconds for large ones: call it in a worker.
 *
 * @throws {Error} in the artist's words, when a file cannot be read.
 */
export async function writeExport(input: ExportInput, report: Report): Promise<Uint8Array<ArrayBuffer>> {
  const maps = new MapSource(input.files, provenanceText(input.provenance));
  const { choice } = input;
  return choice.family === "material"
    ? writeMaterial({ ...input, choice }, maps, report)
    : writeModel({ ...input, choice }, maps, report);
}

async function writeMaterial(
  { choice, name, provenance }: ExportInput<MaterialChoice>,
  maps: MapSource,
  report: Report,
): Promise<Uint8Array<ArrayBuffer>> {
  const sizePx = choice.sizePx || undefined;
  if (choice.target === "gltf") {
    report({ words: exportFilesTexts.writeExport.packingMaps, progress: 0.1 });
    return writeGlb({ name, pieces: [gltfShape(choice.shape)], maps, sizePx, provenance });
  }
  report({ words: exportFilesTexts.writeExport.readingMaps, progress: 0 });
  const made = await materialMaps(name, maps, choice, (progress) =>
    report({ words: exportFilesTexts.writeExport.packingMaps, progress: 0.9 * progress }),
  );
  const encode = (text: string) => new TextEncoder().encode(text);
  const byName: Partial<Record<PackedName, string>> = Object.fromEntries(made.map((map) => [map.name, map.file]));
  const files: Record<string, Uint8Array> = {
    // in front: who looks for the settings need not read on
    "plinth.json": encode(`${provenanceLine(provenance)}\n`),
    ...Object.fromEntries(made.map((map) => [map.file, map.png])),
  };
  if (choice.target === "materialx") files[`${name}.mtlx`] = encode(materialX(name, byName, provenance));
  if (choice.target === "godot") files[`${name}.tres`] = encode(godotMaterial(byName, provenance));
  if (choice.target === "blender") {
    files[`${name}.py`] = encode(blenderMaterial(name, byName, choice.normal, provenance));
  }
  if (choice.target === "unreal") files[`${name}.py`] = encode(unrealMaterial(name, byName, choice.normal, provenance));
  files["readme.txt"] = encode(materialReadme(choice, made, provenance));
  report({ words: exportFilesTexts.writeExport.packingTheZip, progress: 0.95 });
  return writeZip(Object.fromEntries(Object.entries(files).map(([file, bytes]) => [`${name}/${file}`, bytes])));
}
