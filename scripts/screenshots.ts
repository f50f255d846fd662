/**
 * `npm run screenshots`: the pictures of the README, of the real product with real prompts, into docs/. Takes some minutes
 * where the processor draws. `npm run screenshots -- compare library` for some.
 */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { Plinth } from "../tests/e2e/plinth.ts";
import { buildStale } from "./build-stale.ts";
import { findBrowser } from "./find-browser.ts";
import { makeExhibits } from "./screenshots/exhibits.ts";
import { SCENES } from "./screenshots/scenes.ts";
import { asWebp } from "./screenshots/webp.ts";

const WIDTH_PX = 1440;
const HEIGHT_PX = 900;
/** Larger ones make a README slow. */
const MAX_BYTES = 300_000;

const root = resolve(import.meta.dirname, "..");
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !SCENES.some((scene) => scene.name === name));
if (unknown.length > 0) {
  console.error(`There is no scene "${unknown[0]}". There are: ${SCENES.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}

await buildStale(root);
const plinth = new Plinth();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--no-sandbox", "--enable-unsafe-swiftshader", "--disable-background-networking"],
});
try {
  await plinth.start();
  const exhibits = await makeExhibits(plinth);
  const context = await browser.newContext({
    viewport: { width: WIDTH_PX, height: HEIGHT_PX },
    colorScheme: "dark",
    reducedMotion: "reduce",
  });
  // a browser that draws in software is to draw as a graphics card would, with smooth edges and full textures
  await context.addInitScript(() => {
    const get = WebGL2RenderingContext.prototype.getExtension as (
      this: WebGL2RenderingContext,
      name: string,
    ) => unknown;
    Object.assign(WebGL2RenderingContext.prototype, {
      getExtension(this: WebGL2RenderingContext, name: string) {
        return name === "WEBGL_debug_renderer_info" ? null : get.call(this, name);
      },
    });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  await page.goto(plinth.address);
  await page.getByRole("button", { name: "Generate" }).waitFor();
  for (const scene of SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    await scene.show(page, exhibits);
    const file = join(root, "docs", `${scene.name}.webp`);
    const picture = await asWebp(browser, await page.screenshot({ timeout: 180_000 }), MAX_BYTES);
    writeFileSync(file, picture);
    console.log(`${file}: ${Math.round(picture.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  await plinth.remove();
}
