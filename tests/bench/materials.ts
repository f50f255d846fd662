import { deflateSync } from "node:zlib";
import { settledAlbedo, settledMaps } from "../../src/engine/bake/settle-edges.ts";
import { encodePng } from "../../src/engine/files/png.ts";
import { generateMaterial } from "../../src/engine/generate-material.ts";
import { cellsKernel, type Field, type NoiseOptions, noiseKernel } from "../../src/engine/kernels/kernels.ts";
import { shadeMaterial } from "../../src/engine/materials/shade-material.ts";
import { plainCells, plainNoise } from "./plain-kernels.ts";
import type { Bench } from "./run.ts";

/** Twenty materials of all classes, cheap and dear. */
const PROMPTS = [
  "granite",
  "oak planks",
  "red brick wall",
  "mossy cobblestone",
  "white marble",
  "rusty iron",
  "brushed steel",
  "slate roof",
  "log ends",
  "wood shingles",
  "chain link fence",
  "sci-fi metal panels",
  "denim",
  "cable knit",
  "brown leather",
  "grass",
  "terrazzo",
  "stained glass",
  "beach sand",
  "old plaster wall",
];
const runs = PROMPTS.length;
const SIZE = 1024;

const material = (maps: "albedo" | "all", textureSize: number) => (index: number) =>
  generateMaterial({
    prompt: PROMPTS[index % runs] as string,
    negativePrompt: null,
    seed: index,
    maps,
    textureSize,
  });

type Noise = (size: number, options: NoiseOptions) => Field;
type Cells = (
  size: number,
  options: Parameters<typeof plainCells>[1],
) => { readonly border: Field; readonly index: Field };

/** The fields that cobblestone is mixed from. */
export function cobblestoneFields(size: number, noise: Noise, cells: Cells): Field[] {
  const fbm = (count: number, octaves: number, gain: number, amplitude: number, seed: number) =>
    noise(size, { cellsX: count, cellsY: count, octaves, gain, amplitude, seed, kind: "fbm" });
  const warpX = fbm(11, 4, 0.5, 0.12, 1);
  const warpY = fbm(11, 4, 0.5, 0.12, 2);
  const { border, index } = cells(size, { cellsX: 11, cellsY: 11, jitter: 0.72, seed: 3, warpX, warpY });
  return [border, index, fbm(33, 7, 0.6, 0.8, 4), fbm(66, 5, 0.7, 0.7, 5), fbm(154, 4, 0.8, 0.6, 6)];
}

export const kernelCells: Cells = (size, options) => cellsKernel(size, options, ["border", "index"]);

/** The figures: medians over twenty different materials, beside the plain-JS graph and the PNG encoding alone. */
export function benchMaterials(): Bench[] {
  const surface = shadeMaterial({ base: "cobblestone", colours: [], conditions: {}, scale: 1, seed: 1 }, SIZE);
  const albedo = settledAlbedo(surface);
  const maps = Object.values(settledMaps(surface));
  return [
    { name: "material preview 1024, of 20", runs, run: material("albedo", SIZE) },
    { name: "material six maps 1024, of 20", runs, run: material("all", SIZE) },
    { name: "material six maps 2048, of 20", runs, run: material("all", 2048) },
    { name: "material fields 1024, kernels", runs: 7, run: () => cobblestoneFields(SIZE, noiseKernel, kernelCells) },
    { name: "material fields 1024, plain JS", runs: 3, run: () => cobblestoneFields(SIZE, plainNoise, plainCells) },
    { name: "material PNG of the albedo", runs: 7, run: () => encodePng(albedo) },
    { name: "material PNG of the albedo, zlib 6", runs: 5, run: () => deflateSync(albedo.data, { level: 6 }) },
    { name: "material PNG of six maps", runs: 5, run: () => maps.map((map) => encodePng(map)) },
  ];
}
