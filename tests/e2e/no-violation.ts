import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Nothing on the page keeps anybody out, as it stands when it has come to rest: words that fade in or out have little
 * contrast for a moment, and whether a check falls into it is chance.
 */
export async function expectNoViolation(page: Page): Promise<void> {
  // nothing that begins from now on fades, and what fades already ends
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (each) =>
          each.playState !== "running" ||
          each.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY ||
          (each instanceof CSSTransition && !/opacity|color|filter/.test(each.transitionProperty)),
      ),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}
