/**
 * `npm run gallery`: the pictures of the example gallery, one sheet a family, and of the experiments to begin with, made by
 * the engine as it is, into the studio. To be run after the engine has changed what they look like. A sheet named behind
 * it ("material", "text-to-3d", "starters") is drawn alone.
 */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import type { Version } from "../src/contract/create.ts";
import type { Family } from "../src/contract/family.ts";
import { generateMaterial } from "../src/engine/generate-material.ts";
import { generateModel } from "../src/engine/generate-model.ts";
import { GALLERY } from "../src/studio/create/gallery-examples.ts";
import { STARTERS } from "../src/studio/experiment/list/starters.ts";
import { planExperiment } from "../src/studio/experiment/plan/plan-experiment.ts";
import { PICTURES_A_LINE } from "../src/studio/ui/sheet-picture.ts";
import { findBrowser } from "./find-browser.ts";
import { asWebp } from "./screenshots/webp.ts";
import { litMetal } from "./sheet/material-sheet.ts";

const SEED = 1;
/** Twice what is seen, for screens with twice the dots. */
const PICTURE_PX = 144;
const MAX_BYTES = 250_000;

interface Asked {
  readonly family: Family;
  readonly prompt: string;
  readonly seed: number;
  readonly version: Version;
  readonly faceLimit?: number | undefined;
}

const examples = (family: Family): Asked[] =>
  GALLERY[family].flatMap(({ prompts }) =>
    prompts.map((prompt) => ({ family, prompt, seed: SEED, version: "subnet-v1" })),
  );
const starters = (): Asked[] =>
  STARTERS.flatMap(({ settings }) =>
    planExperiment(settings, {}).cells.map(({ body: { prompt, seed = SEED, version = "subnet-v1", faceLimit } }) => ({
      family: settings.family,
      prompt,
      seed,
      version,
      faceLimit,
    })),
  );

const studio = resolve(import.meta.dirname, "../src/studio");
/** What is drawn into which file. */
const SHEETS: Record<string, { readonly file: string; readonly asked: () => Asked[] }> = {
  material: { file: join(studio, "create/gallery/material.webp"), asked: () => examples("material") },
  "text-to-3d": { file: join(studio, "create/gallery/text-to-3d.webp"), asked: () => examples("text-to-3d") },
  starters: { file: join(studio, "experiment/list/starters.webp"), asked: starters },
};
/** Those named on the command line, or all. */
const names = Object.keys(SHEETS).filter((each) => process.argv.length < 3 || process.argv.includes(each));

async function draw({ family, prompt, seed, version, faceLimit }: Asked): Promise<Uint8Array> {
  const metal = family === "material" && litMetal(prompt, seed, 512);
  if (metal) return metal;
  const request = { prompt, negativePrompt: null, seed };
  const { files } =
    family === "material"
      ? await generateMaterial({ ...request, maps: "albedo", textureSize: 512 })
      : await generateModel({
          ...request,
          effort: version === "premium-v1" ? "premium" : "subnet",
          pbr: false,
          ...(faceLimit !== undefined && { faceLimit }),
        });
  const name = family === "material" ? "albedo.png" : "thumbnail.png";
  const file = files.find((each) => each.name === name);
  if (!file) throw new Error(`draw: "${prompt}" must have ${name}, has ${files.map((each) => each.name).join(", ")}.`);
  return file.bytes;
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  for (const { file, asked } of names.map((name) => SHEETS[name] as (typeof SHEETS)[string])) {
    const images: string[] = [];
    for (const each of asked()) {
      images.push(`<img src="data:image/png;base64,${Buffer.from(await draw(each)).toString("base64")}">`);
      console.log(each.prompt);
    }
    const page = await browser.newPage({ viewport: { width: PICTURES_A_LINE * PICTURE_PX, height: PICTURE_PX } });
    await page.setContent(`<style>body { margin: 0; display: flex; flex-wrap: wrap; }
      img { width: ${PICTURE_PX}px; height: ${PICTURE_PX}px; object-fit: cover; }</style>${images.join("")}`);
    const sheet = await page.screenshot({ fullPage: true, omitBackground: true });
    const picture = await asWebp(browser, sheet, MAX_BYTES);
    writeFileSync(file, picture);
    console.log(`${file}: ${Math.round(picture.length / 1000)} kB`);
  }
} finally {
  await browser.close();
}
