import { deflateSync } from "node:zlib";
import { settledMaps } from "../../src/engine/bake/settle-edges.ts";
import type { Image } from "../../src/engine/files/image.ts";
import { encodePng } from "../../src/engine/files/png.ts";
import { cellsKernel, type Field, type NoiseOptions, noiseKernel } from "../../src/engine/kernels/kernels.ts";
import { shadeMaterial } from "../../src/engine/materials/shade-material.ts";
import type { WorkerPool } from "../../src/service/tasks/worker-pool.ts";
import type { Bench } from "./bench.ts";
import { plainCells, plainNoise } from "./plain-kernels.ts";

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
export function benchMaterials(pool: WorkerPool): Bench[] {
  const material = (name: string, maps: "albedo" | "all", textureSize: number, against: string): Bench => ({
    name,
    runs,
    warmUps: runs,
    against: [against],
    run: (index) => {
      const request = { prompt: PROMPTS[index % runs] as string, negativePrompt: null, seed: index, maps, textureSize };
      return pool.run({ family: "material", request }, () => {}, new AbortController().signal);
    },
  });
  const mapsAt = (size: number) => {
    const surface = shadeMaterial({ base: "cobblestone", colours: [], conditions: {}, scale: 1, seed: 1 }, size);
    return Object.values(settledMaps(surface));
  };
  const maps = mapsAt(SIZE);
  const large = mapsAt(2 * SIZE);
  const albedo = maps[0] as Image;
  return [
    { name: "material PNG of the albedo", runs: 7, run: () => encodePng(albedo) },
    { name: "material PNG of the albedo, zlib 6", runs: 5, run: () => deflateSync(albedo.data, { level: 6 }) },
    { name: "material PNG of six maps", runs: 5, run: () => maps.map((map) => encodePng(map)) },
    { name: "material PNG of six maps 2048", runs: 3, run: () => large.map((map) => encodePng(map)) },
    material("material preview 1024, of 20", "albedo", SIZE, "material PNG of the albedo"),
    material("material six maps 1024, of 20", "all", SIZE, "material PNG of six maps"),
    material("material six maps 2048, of 20", "all", 2 * SIZE, "material PNG of six maps 2048"),
    { name: "material fields 1024, plain JS", runs: 3, run: () => cobblestoneFields(SIZE, plainNoise, plainCells) },
    {
      name: "material fields 1024, kernels",
      runs: 7,
      against: ["material fields 1024, plain JS"],
      run: () => cobblestoneFields(SIZE, noiseKernel, kernelCells),
    },
  ];
}
