import type { Page } from "@playwright/test";
import type { Exhibits } from "./exhibits.ts";

interface Scene {
  /** Also the name of its file. */
  readonly name: string;
  /** Brings it on the page, and waits until all of it is drawn. */
  show(page: Page, exhibits: Exhibits): Promise<void>;
}

const open = (page: Page, place: string) => page.goto(new URL(place, page.url()).href);

/** So many views have drawn what they hold. */
async function drawn(page: Page, views: number): Promise<void> {
  await page.waitForFunction((count) => document.querySelectorAll("canvas[data-state=ready]").length === count, views, {
    polling: 500,
  });
  await page.waitForTimeout(1500);
}

/** Every result on the shelf has its picture: that of a material is fetched from its maps. */
async function shelved(page: Page): Promise<void> {
  await page.waitForFunction(
    () => [...document.querySelectorAll("[aria-label='Recent tasks'] a")].every((card) => card.querySelector("img")),
    undefined,
    { polling: 500 },
  );
  await pictured(page);
}

/** All pictures of a list are there. */
async function pictured(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete), undefined, { polling: 500 });
  await page.waitForTimeout(1500);
}

/** The pictures of the README. */
export const SCENES: readonly Scene[] = [
  {
    name: "studio",
    async show(page, exhibits) {
      await open(page, `/tasks/${exhibits.get("a red fox sitting on a mossy stump")}`);
      await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("a red fox sitting on a mossy stump");
      await page.getByRole("textbox", { name: "Prompt", exact: true }).blur();
      await drawn(page, 1);
      await shelved(page);
    },
  },
  {
    name: "material",
    async show(page, exhibits) {
      await open(page, `/tasks/${exhibits.get("mossy cobblestone")}`);
      await page.getByRole("tab", { name: "Material" }).click();
      await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("mossy cobblestone");
      await page.getByRole("textbox", { name: "Prompt", exact: true }).blur();
      await drawn(page, 1);
      await shelved(page);
    },
  },
  {
    name: "compare",
    async show(page, exhibits) {
      const sides = [...exhibits].filter(([prompt]) => prompt.includes("armchair")).map(([, place]) => ["side", place]);
      const query = new URLSearchParams(sides);
      await open(page, `/compare?${query}`);
      await drawn(page, 2);
    },
  },
  {
    name: "library",
    async show(page) {
      await open(page, "/library");
      await page
        .getByRole("main")
        .getByRole("link", { name: /lighthouse/ })
        .waitFor();
      await pictured(page);
    },
  },
  {
    name: "experiment",
    async show(page) {
      await open(page, "/experiments");
      await page.getByRole("button", { name: "New experiment" }).click();
      await page.getByRole("textbox", { name: "Experiment name" }).fill("A chair in five moods");
      await page
        .getByRole("textbox", { name: "Prompt", exact: true })
        .fill("{a red|an oak|a mossy|a golden|a steampunk} chair with armrests");
      await page.getByRole("radio", { name: /subnet-v1/ }).check({ force: true });
      await page.getByRole("combobox", { name: "Columns" }).selectOption({ label: "Choices in the prompt" });
      await page.getByRole("combobox", { name: "Rows" }).selectOption({ label: "Seeds" });
      await page.getByRole("textbox", { name: "Seeds" }).fill("1-3");
      await page.getByRole("button", { name: "Generate 15" }).click();
      await page.locator("[role=gridcell][data-state=made]").nth(14).waitFor();
      await page.getByRole("button", { name: "Fit the cells to the page" }).click();
      await page.mouse.move(0, 0);
      await pictured(page);
    },
  },
];
