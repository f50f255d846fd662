import type { Page } from "@playwright/test";
import { expect } from "./plinth.ts";

export const inspector = (page: Page) => page.getByRole("region", { name: "Inspector" });

/** Sends a prompt; the picture is not waited for. */
export const send = async (page: Page, prompt: string): Promise<void> => {
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill(prompt);
  await page.getByRole("radio", { name: /subnet-v1/ }).check({ force: true });
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(inspector(page).getByRole("heading", { name: prompt })).toBeVisible();
};

/** A browser without WebGL: the studio works there, and some tests have no business with the picture. */
export const withoutPicture = (page: Pick<Page, "addInitScript">): Promise<unknown> =>
  page.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith("webgl") ? null : Reflect.apply(get, this, [kind, ...rest]);
    } as typeof get;
  });
