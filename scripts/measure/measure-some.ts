/** One of the processes of `npm run measure`: takes prompts and answers each with what was measured of it. */

import { measureMaterial } from "./measure-material.ts";
import { measureModel } from "./measure-model.ts";
import type { Measured } from "./measured.ts";

/** @param message What is to be measured. */
process.on("message", async ({ prompt, seed, isMaterial }: { prompt: string; seed: number; isMaterial: boolean }) => {
  process.send?.(await measure(prompt, seed, isMaterial));
});

async function measure(prompt: string, seed: number, isMaterial: boolean): Promise<Measured> {
  try {
    return isMaterial ? measureMaterial(prompt, seed) : await measureModel(prompt, seed);
  } catch (error) {
    return { exceptions: [`threw ${error}`], figures: {} };
  }
}
