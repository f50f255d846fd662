/**
 * `npm run gallery`: the pictures of the example gallery, made by the engine as it is, one sheet a family, into the studio.
 * To be run after the engine has changed what the examples look like. A family named behind it is drawn alone.
 */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import type { Family } from "../src/contract/family.ts";
import { generateMaterial } from "../src/engine/generate-material.ts";
import { generateModel } from "../src/engine/generate-model.ts";
import { GALLERY } from "../src/studio/create/gallery-examples.ts";
import { PICTURES_A_LINE } from "../src/studio/create/gallery-picture.ts";
import { findBrowser } from "./find-browser.ts";
import { asWebp } from "./screenshots/webp.ts";
import { litMetal } from "./sheet/material-sheet.ts";

const SEED = 1;
/** Twice what is seen, for screens with twice the dots. */
const PICTURE_PX = 144;
const MAX_BYTES = 250_000;

const FAMILIES = ["material", "text-to-3d"] as const;
/** Those named on the command line, or both. */
const families = FAMILIES.filter((each) => process.argv.length < 3 || process.argv.includes(each));

const folder = resolve(import.meta.dirname, "../src/studio/create/gallery");

async function draw(family: Family, prompt: string): Promise<Uint8Array> {
  const metal = family === "material" && litMetal(prompt, SEED, 512);
  if (metal) return metal;
  const request = { prompt, negativePrompt: null, seed: SEED };
  const { files } =
    family === "material"
      ? await generateMaterial({ ...request, maps: "albedo", textureSize: 512 })
      : await generateModel({ ...request, effort: "subnet", pbr: false });
  const name = family === "material" ? "albedo.png" : "thumbnail.png";
  const file = files.find((each) => each.name === name);
  if (!file) throw new Error(`draw: "${prompt}" must have ${name}, has ${files.map((each) => each.name).join(", ")}.`);
  return file.bytes;
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  for (const family of families) {
    const images: string[] = [];
    for (const prompt of GALLERY[family].flatMap(({ prompts }) => prompts)) {
      images.push(`<img src="data:image/png;base64,${Buffer.from(await draw(family, prompt)).toString("base64")}">`);
      console.log(prompt);
    }
    const page = await browser.newPage({ viewport: { width: PICTURES_A_LINE * PICTURE_PX, height: PICTURE_PX } });
    await page.setContent(`<style>body { margin: 0; display: flex; flex-wrap: wrap; }
      img { width: ${PICTURE_PX}px; height: ${PICTURE_PX}px; object-fit: cover; }</style>${images.join("")}`);
    const sheet = await page.screenshot({ fullPage: true, omitBackground: true });
    const picture = await asWebp(browser, sheet, MAX_BYTES);
    const file = join(folder, `${family}.webp`);
    writeFileSync(file, picture);
    console.log(`${file}: ${Math.round(picture.length / 1000)} kB`);
  }
} finally {
  await browser.close();
}
