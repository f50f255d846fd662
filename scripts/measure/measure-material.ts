import { settledMaps } from "#engine/bake/settle-edges.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";
import { shadeForMaps } from "#engine/materials/shade-material.ts";
import { planMaterial } from "#engine/plan/recipe/plan-material.ts";
import { normalAgreement } from "#measure/normal-agreement.ts";
import { seamRatio, UNSEEN_STEPS } from "#measure/seam-ratio.ts";
import type { Measured } from "./measured.ts";

const SIDE = 512;
/** Bytes of 0.02 and 0.9 linear. */
const ALBEDO = { least: 39, most: 244 };
/** Of 16 bits, what the displacement leaves unused at either end: one in a hundred. */
const UNUSED = 655;
/** Bytes of metalness that are neither metal nor not, and how many texels may be: rims of rust and paint. */
const BETWEEN = { above: 51, below: 204, share: 0.05 };
/** Least difference in bytes of the roughest and the smoothest. */
const ROUGHNESS = 8;
/** Least share of the normals that are the height's gradient, rounded. */
const AGREEING = 0.99;

/** Makes a name's six maps at 512 x 512, and tells what is not as promised. */
export function measureMaterial(prompt: string, seed: number): Measured {
  const read = readMaterialPrompt(prompt, null, engineLexicon());
  const { base } = planMaterial(read, { prompt, negativePrompt: null, seed });
  const maps = settledMaps(shadeForMaps(base, SIDE));
  const exceptions: string[] = [];
  let worst = 0;
  for (const [name, { data, width, height, channels }] of Object.entries(maps)) {
    const { x, y } = seamRatio(data, width, height, channels, UNSEEN_STEPS[name as keyof typeof UNSEEN_STEPS]);
    worst = Math.max(worst, Math.abs(x - 1), Math.abs(y - 1));
    if (!(x > 0.9 && x < 1.1 && y > 0.9 && y < 1.1))
      exceptions.push(`seam of ${name} ${x.toFixed(3)}, ${y.toFixed(3)}`);
  }
  const albedo = rangeOf(maps.albedo.data);
  if (albedo.least < ALBEDO.least || albedo.most > ALBEDO.most)
    exceptions.push(`albedo ${albedo.least} to ${albedo.most}`);
  const displacement = rangeOf(maps.displacement.data);
  if (displacement.least > UNUSED || displacement.most < 0xffff - UNUSED)
    exceptions.push(`displacement ${displacement.least} to ${displacement.most}`);
  const roughness = rangeOf(maps.roughness.data);
  if (roughness.most - roughness.least < ROUGHNESS)
    exceptions.push(`roughness ${roughness.least} to ${roughness.most}`);
  const metalness = maps.metalness.data;
  const between = metalness.filter((byte) => byte > BETWEEN.above && byte < BETWEEN.below).length / metalness.length;
  if (between > BETWEEN.share) exceptions.push(`metal by half ${(100 * between).toFixed(1)} %`);
  const { within, steepness } = normalAgreement(maps.normal.data, maps.displacement.data, SIDE);
  if (within < AGREEING || !(steepness > 0)) exceptions.push(`normals agree ${(100 * within).toFixed(2)} %`);
  return { exceptions, figures: { "normals agree": within, "1 - worst seam": 1 - worst } };
}

function rangeOf(data: ArrayLike<number>): { readonly least: number; readonly most: number } {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < data.length; i += 1) {
    least = Math.min(least, data[i] as number);
    most = Math.max(most, data[i] as number);
  }
  return { least, most };
}
