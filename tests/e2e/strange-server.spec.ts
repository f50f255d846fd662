import type { Page } from "@playwright/test";
import { brokenJson, htmlPage, json, tooMany } from "../support/strange-server/answers.ts";
import type { Oddities } from "../support/strange-server/oddities.ts";
import { StrangeServer } from "../support/strange-server/strange-server.ts";
import { test as base, expect, readyCanvas } from "./plinth.ts";

/** A server that is not ours, and a page that works with it. */
const test = base.extend<{ strange: StrangeServer; oddities: Partial<Oddities> }>({
  oddities: [{}, { option: true }],
  strange: async ({ oddities }, use) => {
    const server = new StrangeServer();
    await server.start(oddities);
    await use(server);
    await server.stop();
  },
  studio: async ({ studio, plinth, strange }, use) => {
    await connect(studio, strange);
    await studio.goto(plinth.origin);
    await use(studio);
  },
});

async function connect(page: Page, { baseUrl, token }: StrangeServer): Promise<void> {
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Add connection" }).click();
  await page.getByRole("textbox", { name: "Connection name" }).fill("Strange");
  await page.getByRole("textbox", { name: "Address" }).fill(`${baseUrl}/v1/`);
  await page.getByRole("textbox", { name: "Access token" }).fill(token);
  await page.getByRole("spinbutton", { name: "Poll interval" }).fill("0.25");
  await page.getByRole("button", { name: "Save connection" }).click();
  const anyway = page.getByRole("button", { name: "Save anyway" });
  const current = page.getByRole("combobox", { name: "Connection" }).filter({ hasText: "Strange" });
  await expect(anyway.or(current)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(current).toBeVisible();
}

const write = async (page: Page, tab: "3D model" | "Material", prompt: string) => {
  await page.getByRole("tab", { name: tab }).click();
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill(prompt);
};
const send = (page: Page) => page.getByRole("button", { name: "Generate" }).click();
const optimize = (page: Page) =>
  page.getByRole("region", { name: "Inspector" }).getByRole("button", { name: "Optimize" }).click();
const items = (page: Page, name: string) =>
  page.getByRole("list", { name: "Recent tasks" }).getByRole("listitem", { name });

test.describe("under a path, with other codes, relative addresses, emptied urls and fields nobody knows", () => {
  test.use({
    oddities: {
      prefix: "/deep/api",
      createStatus: 202,
      retrieveStatus: 203,
      optimizeStatus: 202,
      addresses: "relative",
      emptiesUrls: true,
      emptyListsForObjects: true,
      extras: true,
      cacheable: true,
      looks: 4,
      filesNeedToken: 404,
    },
  });

  test("a material is made, optimized, shown, and stays when the server is gone", async ({ studio, strange }) => {
    await write(studio, "Material", "wet clay");
    await send(studio);
    await expect(readyCanvas(studio)).toBeVisible();
    await optimize(studio);
    // while its urls are empty, the preview is still to be seen
    await expect(items(studio, "wet clay, in progress").or(items(studio, "wet clay, queued"))).toBeVisible();
    await expect(studio.getByRole("region", { name: /^Stage/ }).locator("canvas")).toBeVisible();
    await expect(studio.getByText("All six maps are here already.")).toBeVisible();
    await expect(readyCanvas(studio)).toBeVisible();
    await strange.stop();
    await studio.reload();
    await expect(readyCanvas(studio)).toBeVisible();
    await expect(items(studio, "wet clay, succeeded")).toHaveCount(1);
  });
});

test.describe("with addresses at another host that expire", () => {
  test.use({ oddities: { addresses: "elsewhere", optimizesLater: true, missingFiles: ["thumbnail"] } });

  test("a model is shown without the one file that is missing, and what has expired is asked for again", async ({
    studio,
    strange,
  }) => {
    strange.answerNext("file", json(403, { message: "Request has expired" }));
    await write(studio, "3D model", "a tin hut");
    await studio.getByRole("radio", { name: "subnet-v1" }).click();
    await send(studio);
    await expect(readyCanvas(studio)).toBeVisible();
    await expect(studio.getByText("Not all its files could be fetched")).toBeVisible();
    strange.behave({ missingFiles: [] });
    await studio.getByRole("button", { name: "Fetch again" }).click();
    await expect(studio.getByText("Not all its files could be fetched")).toBeHidden();
    // the answer to optimize still shows the preview: it is looked at again all the same
    await optimize(studio);
    await expect(
      studio.getByRole("region", { name: "Inspector" }).getByText("optimize", { exact: true }),
    ).toBeVisible();
    await expect(items(studio, "a tin hut, succeeded")).toHaveCount(1);
  });

  test("files that no page may read are told, and can be opened by hand", async ({ studio, strange }) => {
    strange.behave({ filesCors: false });
    await write(studio, "3D model", "a glass box");
    await send(studio);
    await expect(studio.getByRole("alert").filter({ hasText: "CORS" })).toBeVisible();
    const link = studio.getByRole("link", { name: "obj" });
    const file = await fetch((await link.getAttribute("href")) ?? "");
    expect(await file.text()).toContain("o pyramid");
    strange.behave({ filesCors: true, missingFiles: [] });
    await studio.getByRole("button", { name: "Fetch again" }).click();
    await expect(readyCanvas(studio)).toBeVisible();
  });
});

test.describe("that makes another task of an optimized one", () => {
  test.use({ oddities: { newIdOnOptimize: true, addresses: "from-origin" } });

  test("the new one comes on the stage with what was asked for, and the preview stays", async ({ studio }) => {
    await write(studio, "3D model", "a stone frog");
    await studio.getByRole("radio", { name: "subnet-v1" }).click();
    await studio.getByRole("textbox", { name: "Face limit" }).fill("20");
    await send(studio);
    await expect(readyCanvas(studio)).toBeVisible();
    const preview = studio.url();
    await optimize(studio);
    await expect(studio).not.toHaveURL(preview);
    await expect(items(studio, "a stone frog, succeeded")).toHaveCount(2);
    const inspector = studio.getByRole("region", { name: "Inspector" });
    await expect(inspector.getByText("subnet-v1")).toBeVisible();
    await expect(inspector.getByText("of at most 20")).toBeVisible();
    await expect(readyCanvas(studio)).toBeVisible();
  });
});

test("every strange refusal is told in words that help, and nothing typed is lost", async ({ studio, strange }) => {
  const prompt = studio.getByRole("textbox", { name: "Prompt", exact: true });
  const form = studio.getByRole("form").or(studio.locator("form")).first();
  await write(studio, "3D model", "a rope ladder");
  for (const [answer, words] of [
    [htmlPage(502), /Something broke on its side/],
    [htmlPage(200), /a web page that is not JSON.*right address/],
    [htmlPage(404), /does not offer this.*its address is wrong/s],
    [tooMany("7"), /The server is busy/],
    [brokenJson(201), /not JSON/],
    [json(402, { error: { message: "Buy more coins." } }), /Not enough credits.*Buy more coins/s],
    [json(400, { message: "That word is forbidden here." }), /That word is forbidden here/],
  ] as const) {
    strange.answerNext("create", answer);
    await send(studio);
    await expect(form.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await expect(prompt).toHaveValue("a rope ladder");
    await prompt.press("End");
    await prompt.pressSequentially(" ");
    await prompt.press("Backspace");
  }
  strange.answerNext("create", json(422, { detail: [{ loc: ["body", "faceLimit"], msg: "At least 5000 here." }] }));
  await send(studio);
  await expect(studio.getByRole("textbox", { name: "Face limit" })).toHaveAccessibleDescription(/At least 5000 here/);
  await send(studio);
  await expect(items(studio, "a rope ladder, succeeded")).toHaveCount(1);
});

test("of variations that were sent in part, only the rest is sent again", async ({ studio, strange }) => {
  await write(studio, "Material", "cracked tar");
  await studio.getByRole("spinbutton", { name: "Variations" }).fill("3");
  strange.answerNext("create", null, tooMany());
  await send(studio);
  await expect(studio.getByText(/1 of 3 were sent/)).toBeVisible();
  await studio.getByRole("button", { name: "Send the other 2" }).click();
  await expect(items(studio, "cracked tar, succeeded")).toHaveCount(3);
});

test("a task arrives through everything that can be between", async ({ studio, strange }) => {
  strange.behave({ unknownAtFirst: 2, delayMs: 150, looks: 3 });
  strange.answerNext("retrieve", htmlPage(502), brokenJson(), tooMany(), htmlPage(200));
  await write(studio, "Material", "burnt oak");
  await send(studio);
  await expect(studio.getByText(/Looking again by itself, nothing is lost/).first()).toBeVisible();
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 45_000 });
  await expect(items(studio, "burnt oak, succeeded")).toHaveCount(1);
});

test.describe("whose refusals no page may read", () => {
  test.use({ oddities: { cors: "success-only", ending: "failed", emptiesUrls: true } });

  test("the connection may be saved all the same, and a failure without a reason can be tried again", async ({
    studio,
    strange,
  }) => {
    await write(studio, "Material", "rusty mesh");
    await send(studio);
    await expect(studio.getByText("The server does not say why.", { exact: false }).first()).toBeVisible();
    strange.behave({ ending: "succeeded" });
    await studio.getByRole("button", { name: "Try again" }).click();
    await expect(readyCanvas(studio)).toBeVisible();
    // the preview stays when what was to come of it fails
    strange.behave({ ending: "failed" });
    await optimize(studio);
    await expect(items(studio, "rusty mesh, failed")).toHaveCount(2);
    await expect(readyCanvas(studio)).toBeVisible();
    strange.behave({ ending: "succeeded" });
    await studio.getByRole("button", { name: "Try again" }).click();
    await expect(studio.getByText("All six maps are here already.")).toBeVisible();
  });
});
