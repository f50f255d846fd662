import type { FileName } from "#studio/api/asset-record.ts";
import { type Provenance, provenanceText } from "#studio/api/provenance.ts";
import { firstChoice, type MaterialChoice, type ModelChoice } from "#studio/export/export-choice.ts";
import type { ExportInput } from "#studio/export/job/export-job.ts";
import { writeExport } from "#studio/export/job/write-export.ts";
import { writePng } from "#studio/export/maps/write-png.ts";
import type { Raster } from "#studio/viewer/load/png-raster.ts";

export const PROVENANCE: Provenance = {
  family: "text-to-3d",
  prompt: 'a "café" chair -- <b>red</b> & 椅子 */ \n# end_header',
  negativePrompt: "rust",
  seed: 4294967295,
  version: "premium-v1",
  faceLimit: 500,
  pbr: true,
  engineVersion: "1.2.3",
  taskId: "0e5c4b7e-3a7d-4a1f-9b53-0a4a3c1d2e3f",
  server: "https://example.org/base",
  createdAt: "2026-11-21T09:30:00+00:00",
};

export const MATERIAL_PROVENANCE: Provenance = {
  family: "material",
  prompt: "mossy cobblestone",
  negativePrompt: null,
  seed: 7,
  taskId: PROVENANCE.taskId,
};

/** A picture whose samples a function of place and channel gives. */
export function picture(
  size: number,
  channels: Raster["channels"],
  sample: (x: number, y: number, channel: number) => number,
  bits: 8 | 16 = 8,
): Raster {
  const data = bits === 16 ? new Uint16Array(size * size * channels) : new Uint8Array(size * size * channels);
  for (let i = 0; i < data.length; i += 1) {
    const pixel = Math.floor(i / channels);
    data[i] = sample(pixel % size, Math.floor(pixel / size), i % channels);
  }
  return { width: size, height: size, channels, data };
}

/** A closed box of two named halves, 2 m long, 1 m deep and high, with texture coordinates and hardly rounded normals. */
export function box(): string {
  const corner = (x: number, y: number, z: number) => `v ${x} ${y} ${z}`;
  const places = [0, 1].flatMap((z) => [0, 1].flatMap((y) => [0, 1].map((x) => corner(2 * x, y, z))));
  const sides = [
    [1, 3, 4, 2, "0 0 -1"],
    [5, 6, 8, 7, "0 0 1"],
    [1, 2, 6, 5, "0 -1 0"],
    [3, 7, 8, 4, "0 1 0"],
    [1, 5, 7, 3, "-1 0 0"],
    [2, 4, 8, 6, "0.9999 0.0099 0"],
  ] as const;
  const faces = sides.map(([a, b, c, d], side) => {
    const n = side + 1;
    return `f ${a}/1/${n} ${b}/2/${n} ${c}/3/${n} ${d}/4/${n}`;
  });
  return [
    "# Plinth 0.9",
    '# {"prompt":"old","seed":1}',
    "mtllib old.mtl",
    ...places,
    "vt 0 0\nvt 1 0\nvt 1 1\nvt 0 1",
    ...sides.map(([, , , , normal]) => `vn ${normal}`),
    "g seat",
    "usemtl wood",
    ...faces.slice(0, 3),
    "g back",
    "usemtl steel",
    ...faces.slice(3),
    "",
  ].join("\n");
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** All six maps, small, each with something to tell it by. */
export async function maps(): Promise<Partial<Record<FileName, Uint8Array<ArrayBuffer>>>> {
  const png = (raster: Raster) => writePng(raster, provenanceText({ ...MATERIAL_PROVENANCE, prompt: "as served" }));
  return {
    albedo: await png(picture(8, 3, (x, y, channel) => (x * 30 + y * 3 + channel * 60) % 256)),
    normal: await png(picture(8, 3, (_x, _y, channel) => [160, 100, 240][channel] as number)),
    roughness: await png(picture(8, 1, (x) => 10 * x)),
    metalness: await png(picture(8, 1, (_x, y) => 20 * y)),
    ao: await png(picture(8, 1, () => 200)),
    displacement: await png(picture(8, 1, (x, y) => 1000 * x + 8 * y + 1, 16)),
  };
}

export const exported = (input: Partial<ExportInput> & Pick<ExportInput, "choice" | "files">) =>
  writeExport({ name: "chair-7", provenance: PROVENANCE, ...input }, () => undefined);

export const modelChoice = (change: Partial<ModelChoice>): ModelChoice =>
  ({ ...firstChoice("text-to-3d"), ...change }) as ModelChoice;

export const materialChoice = (change: Partial<MaterialChoice>): MaterialChoice =>
  ({ ...firstChoice("material"), ...change }) as MaterialChoice;
