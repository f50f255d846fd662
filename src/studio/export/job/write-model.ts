import { provenanceLine } from "../../api/provenance.ts";
import { parseObj } from "../../viewer/load/obj-parser.ts";
import { readFinishes } from "../../viewer/load/read-finishes.ts";
import { isThinned, type ModelChoice, readLongestMm } from "../export-choice.ts";
import { MAP_NAMES, type MapName, MapSource } from "../maps/map-source.ts";
import { settingsLines } from "../material/readme.ts";
import { meshPieces } from "../model/mesh-pieces.ts";
import { printSolid } from "../model/solid.ts";
import { write3mf } from "../model/write-3mf.ts";
import { writeGlb } from "../model/write-glb.ts";
import { writeObj } from "../model/write-obj.ts";
import { writePly } from "../model/write-ply.ts";
import { writeStl } from "../model/write-stl.ts";
import { writeUsdz } from "../model/write-usdz.ts";
import type { ExportInput, Report } from "./export-job.ts";
import { exportFilesTexts } from "./texts.ts";
import { writeZip } from "./write-zip.ts";

/** Writes a model: any server's OBJ, with or without groups, normals, texture coordinates and maps. */
export async function writeModel(
  input: ExportInput<ModelChoice>,
  allMaps: MapSource,
  report: Report,
): Promise<Uint8Array<ArrayBuffer>> {
  const { choice, name, provenance, files } = input;
  const { obj, thumbnail } = files;
  if (!obj) throw new Error(exportFilesTexts.writeModel.noMesh);
  const maps = choice.textures ? allMaps : new MapSource({}, {});
  const sizePx = choice.sizePx || undefined;
  if (choice.format === "obj") return objZip(input, obj, maps, report);

  report({ words: exportFilesTexts.writeModel.readingTheMesh, progress: 0.05 });
  const mesh = parseObj(obj);
  report({ words: exportFilesTexts.writeModel.writing(choice.format.toUpperCase()), progress: 0.4 });
  const pieces = async () => {
    const all = meshPieces(mesh, name, readFinishes(obj));
    if (!isThinned(choice)) return all;
    // only who wants fewer triangles loads what takes them away
    const { thinPieces } = await import("../model/thin-pieces.ts");
    return thinPieces(all, choice.part);
  };
  if (choice.format === "ply") return writePly(mesh, await allMaps.raster("albedo", undefined), provenance);
  if (choice.format === "glb") {
    return writeGlb({ name, pieces: await pieces(), maps, sizePx, provenance });
  }
  if (choice.format === "usdz") return writeUsdz(name, await pieces(), maps, sizePx, provenance);
  const longestMm = readLongestMm(choice.longestMm);
  const solid = printSolid(mesh, Number.isNaN(longestMm) ? undefined : longestMm);
  return choice.format === "stl" ? writeStl(solid, provenance) : write3mf(solid, name, provenance, thumbnail);
}

async function objZip(
  { choice, name, provenance, files }: ExportInput<ModelChoice>,
  obj: Uint8Array,
  maps: MapSource,
  report: Report,
): Promise<Uint8Array<ArrayBuffer>> {
  const packed: Record<string, Uint8Array> = {};
  const byMap: Partial<Record<MapName, string>> = {};
  for (const [index, map] of MAP_NAMES.entries()) {
    const png = await maps.png(map, { sizePx: choice.sizePx || undefined });
    if (!png) continue;
    byMap[map] = `${name}_${map}.png`;
    packed[`${name}/${byMap[map]}`] = png;
    report({ words: exportFilesTexts.writeModel.packingMaps, progress: (0.5 * (index + 1)) / MAP_NAMES.length });
  }
  const written = writeObj(obj, `${name}.mtl`, byMap, provenance);
  const encode = (text: string) => new TextEncoder().encode(text);
  report({ words: exportFilesTexts.writeModel.packingTheZip, progress: 0.6 });
  return writeZip({
    // in front: who looks for the settings need not read on
    [`${name}/plinth.json`]: encode(`${provenanceLine(provenance)}\n`),
    [`${name}/${name}.obj`]: written.obj,
    [`${name}/${name}.mtl`]: written.mtl,
    ...packed,
    ...(files.thumbnail && { [`${name}/${name}_thumbnail.png`]: files.thumbnail }),
    [`${name}/readme.txt`]: encode(
      [
        provenance.prompt,
        "",
        exportFilesTexts.writeModel.objReadme(name),
        ...(byMap.normal ? [exportFilesTexts.writeModel.normalsReadme] : []),
        "",
        ...settingsLines(provenance),
      ].join("\n"),
    ),
  });
}
