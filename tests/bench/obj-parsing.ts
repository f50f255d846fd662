import { OBJLoader } from "three/addons/loaders/OBJLoader.js";
import { generateModel } from "../../src/engine/generate-model.ts";
import { parseObj } from "../../src/studio/viewer/load/obj-parser.ts";
import type { Bench } from "./bench.ts";

/** The studio's OBJ parser beside three's, on the same file: a dog of all its faces. */
export async function benchObjParsing(): Promise<Bench[]> {
  const { files } = await generateModel({
    prompt: "a dog",
    negativePrompt: null,
    seed: 1,
    effort: "premium",
    pbr: false,
  });
  const bytes = files.find((file) => file.name === "model.obj")?.bytes ?? new Uint8Array();
  const text = new TextDecoder().decode(bytes);
  const faces = text.split("\nf ").length - 1;
  return [
    { name: `parse ${faces} faces, ours`, runs: 7, run: () => parseObj(bytes) },
    { name: `parse ${faces} faces, OBJLoader`, runs: 5, run: () => new OBJLoader().parse(text) },
  ];
}
