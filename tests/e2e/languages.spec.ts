import type { Page } from "@playwright/test";
import { EXAMPLES } from "#studio/create/examples.ts";
import { GALLERY } from "#studio/create/gallery-examples.ts";
import { STARTERS } from "#studio/experiment/list/starters.ts";
import { planExperiment } from "#studio/experiment/plan/plan-experiment.ts";
import { accented } from "#studio/texts/accented.ts";
import { expect, Plinth, test } from "./plinth.ts";

/** What stays as it is in every language: prompts, names of servers, formats and programs, and what the server says. */
const SAME_EVERYWHERE = [
  /^Plinth( [\d.]+)?$/,
  /^This machine$/,
  /^(PBR|premium-v1|subnet-v1)( \(\d+\))?$/,
  /^https?:|^127\.0\.0\.1/,
  /^(glb|obj|usdz|stl|ply|3mf|zip)$/i,
  /^[\w-]+\.(glb|zip|usdz|stl|ply|3mf)$/,
  // dates, as the browser writes them
  /^[A-Z][a-z]{2} \d+, \d{4}/,
];

/** Texts and names in a page that are plain English. In `en-XA` every word of the tables has an accent. */
const plainWords = (page: Page, ours: readonly string[]) =>
  page
    .evaluate(() => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
        if (node instanceof Element) {
          for (const name of ["aria-label", "aria-description", "aria-valuetext", "placeholder", "title", "data-tip"]) {
            found.push(node.getAttribute(name) ?? "");
          }
        } else if (!/^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA)$/.test(node.parentElement?.tagName ?? "")) {
          found.push(node.textContent ?? "");
        }
      }
      return [...new Set(found.map((text) => text.trim()))];
    })
    .then((texts) =>
      texts.filter((text) => {
        const rest = ours.reduce((left, own) => left.replaceAll(own, ""), text).trim();
        return (
          /[A-Za-z]{3}/.test(rest) &&
          !/[áçéîñöšûÅÇÉÎÑÖŠÛðþƒ]/.test(rest) &&
          !SAME_EVERYWHERE.some((each) => each.test(rest))
        );
      }),
    );

/** How far a page is wider than its window, in pixels. */
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A server of its own: what other tests have asked for is English too. */
const plinth = new Plinth();
test.beforeAll(() => plinth.start());
test.afterAll(() => plinth.remove());

const prompt = "a blue vase";
const starters = STARTERS.map(({ settings }) => settings.prompt);
/** What stands over their grids: words of their prompts. */
const starterWords = STARTERS.filter(({ settings }) => settings.axes.columns?.kind !== "face-limit").flatMap(
  ({ settings }) => planExperiment(settings, {}).labels.columns,
);
const gallery = Object.values(GALLERY).flatMap((groups) => groups.flatMap(({ prompts }) => prompts));
// whole prompts before their words
const ours = [...Object.values(EXAMPLES).flat(), ...gallery, ...starters, ...starterWords, prompt, "blue", "vase"].sort(
  (one, other) => other.length - one.length,
);

/** No word of English, and nothing that is wider than a desk's window or a phone's. */
async function look(page: Page, place: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWide(page), `${place} at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect.soft(await plainWords(page, ours), place).toEqual([]);
}

test("in another language no word of English is left, and nothing is wider than the page", async ({ page }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem("plinth.language", "en-XA"));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(plinth.address);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
  await expect(page.getByRole("button", { name: /^Ĝéñéŕáţé/ })).toBeVisible();
  await look(page, "form");

  await page.locator("form textarea").first().fill(prompt);
  await page.getByRole("button", { name: /^Ĝéñéŕáţé/ }).click();
  await expect(page.locator("canvas[data-state=ready]")).toBeVisible({ timeout: 60_000 });
  await look(page, "stage");

  await page.goto(new URL("/library", plinth.origin).href);
  await expect(page.getByText(prompt).first()).toBeVisible();
  await look(page, "library");
  await page.goto(new URL("/settings", plinth.origin).href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await look(page, "settings");
  await page.goto(new URL("/experiments", plinth.origin).href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await look(page, "experiments");
  await page.goto(new URL("/compare", plinth.origin).href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await look(page, "compare");
});

test("no dialog has a word of English either, and each is left by Escape", async ({ page }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem("plinth.language", "en-XA"));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(plinth.address);
  await page.locator("form textarea").first().fill(prompt);
  await page.getByRole("button", { name: /^Ĝéñéŕáţé/ }).click();
  await expect(page.locator("canvas[data-state=ready]")).toBeVisible({ timeout: 60_000 });
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const named = (words: string) => page.getByRole("button", { name: accented({ words }).words }).first();
  const walk = async (place: string, open: () => Promise<void>) => {
    await open();
    await expect(dialog, place).toBeVisible();
    await look(page, place);
    await page.keyboard.press("Escape");
    await expect(dialog, place).toBeHidden();
  };
  const key = (keys: string) => async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press(keys);
  };
  await walk("palette", key("ControlOrMeta+k"));
  await walk("shortcuts", key("?"));
  await walk("export", key("d"));
  await walk("delete", key("Delete"));
  await page.locator("form textarea").first().fill("");
  await walk("examples", () => named("All examples").click());

  await page.goto(new URL("/library", plinth.origin).href);
  await expect(page.getByText(prompt).first()).toBeVisible();
  await walk("transfer", () => named("Export, import").click());
  await key("ControlOrMeta+a")();
  await walk("delete many", key("Delete"));
});
