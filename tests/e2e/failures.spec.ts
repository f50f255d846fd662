import { chromium, type Locator } from "@playwright/test";
import { expect, Plinth, test } from "./plinth.ts";
import { send, withoutPicture } from "./workbench.ts";

test("a refused token is said in words, with the way to Settings", async ({ page, plinth }) => {
  await page.goto(`${plinth.origin}/#token=a-token-nobody-gave-out`);
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("a red mug");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /token/i })).toHaveCount(1);
  // why is told once, in the head of the page; the form tells that it was not sent, until the token is taken in
  const notSent = page.locator("form").getByRole("alert");
  await expect(notSent).toContainText("This was not sent");
  await expect(notSent).toContainText("What you typed stays here.");
  await expect(page.getByRole("textbox", { name: "Prompt", exact: true })).toHaveValue("a red mug");
  await page.goto(plinth.address);
  await expect(notSent).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a wrong token is told as soon as the page is there, with the way to its field, and on every page", async ({
  page,
  plinth,
}) => {
  await withoutPicture(page);
  for (const path of ["/", "/library"]) {
    await page.goto("about:blank");
    await page.goto(`${plinth.origin}${path}#token=a-token-nobody-gave-out`);
    await expect(page.getByRole("alert").filter({ hasText: "refuses the access token" })).toBeVisible();
    // empty is not what the server is
    await expect(page.getByText(/is listed once it takes the access token/)).toBeVisible();
  }
  await page.getByRole("link", { name: "Change the token" }).click();
  const token = page.getByRole("textbox", { name: "Access token" });
  await expect(token).toBeFocused();
  await token.fill(plinth.token);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a token that is withdrawn while the page is open is told by the next look, and nothing else is lost", async ({
  page,
  plinth,
}) => {
  await withoutPicture(page);
  const answer = await plinth.call("/v1/tokens", { method: "POST", body: JSON.stringify({ name: "for-a-while" }) });
  const { token } = await answer.json();
  let isWithdrawn = false;
  await page.route(/\/v1\/text-to-3d\/[^/?]+\?/, async (route) => {
    if (isWithdrawn) return route.continue();
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), status: "in_progress", urls: {} } });
  });
  await page.goto(`${plinth.origin}/#token=${token}`);
  await send(page, "a brass kettle");
  await plinth.call("/v1/tokens/for-a-while", { method: "DELETE" });
  const prompt = page.getByRole("textbox", { name: "Prompt", exact: true });
  await prompt.fill("a brass kettle with a dent");
  isWithdrawn = true;
  await expect(page.getByRole("alert").filter({ hasText: "refuses the access token" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Change the token" })).toBeVisible();
  await expect(prompt).toHaveValue("a brass kettle with a dent");
  await expect(page.getByRole("list", { name: "Recent tasks" }).getByRole("listitem")).toHaveCount(1);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a prompt that is too long is told beside its field, and nothing is lost", async ({ studio }) => {
  const long = "a very ".repeat(200);
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill(long);
  await studio.getByRole("button", { name: "Generate" }).click();
  await expect(studio.getByText(/1,000/).first()).toBeVisible();
  await expect(studio.getByRole("textbox", { name: "Prompt", exact: true })).toHaveValue(long);
});

test("a face limit out of range is told beside its field", async ({ studio }) => {
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("a mug");
  await studio.getByRole("textbox", { name: "Face limit" }).fill("12");
  await studio.getByRole("button", { name: "Generate" }).click();
  await expect(studio.getByText(/48/).first()).toBeVisible();
});

test("what is wrong with a field does not move what is being pressed from under the pointer", async ({ studio }) => {
  const seed = studio.getByRole("textbox", { name: "Seed", exact: true });
  const told = studio.getByText(/got "abc"/);
  // once before: what tells it is there then
  await seed.fill("abc");
  await seed.blur();
  await expect(told).toBeVisible();
  await seed.fill("");
  await expect(told).toBeHidden();
  await seed.fill("abc");
  const { x, y } = (await studio.getByText("premium-v1", { exact: true }).boundingBox()) as { x: number; y: number };
  await studio.mouse.move(x + 5, y + 5);
  await studio.mouse.down();
  // as long as a finger needs
  await studio.waitForTimeout(300);
  await studio.mouse.up();
  await expect(studio.getByRole("radio", { name: /premium-v1/ })).toBeChecked();
  await expect(told).toBeVisible();
});

test("a draft survives a reload", async ({ studio }) => {
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("half a sentence ab");
  await studio.getByRole("textbox", { name: "Negative prompt" }).fill("handle");
  await studio.reload();
  await expect(studio.getByRole("textbox", { name: "Prompt", exact: true })).toHaveValue("half a sentence ab");
  await expect(studio.getByRole("textbox", { name: "Negative prompt" })).toHaveValue("handle");
});

test("a seed typed while a task is on its way stays, and one that was not touched goes on", async ({ studio }) => {
  // who waits for an answer, in the order they asked
  const held: (() => void)[] = [];
  await studio.route("**/v1/material", async (route) => {
    if (route.request().method() === "POST") await new Promise<void>((resolve) => held.push(resolve));
    return route.continue();
  });
  const answer = async () => {
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
  };
  await studio.getByRole("tab", { name: "Material" }).click();
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("grey felt");
  await studio.getByRole("radiogroup", { name: "Seed after a run" }).getByText("+1", { exact: true }).click();
  const seed = studio.getByRole("textbox", { name: "Seed", exact: true });
  await seed.fill("41");
  const generate = studio.getByRole("button", { name: "Generate" });
  const send = async () => {
    const asked = studio.waitForRequest((request) => request.method() === "POST");
    await generate.click();
    await asked;
  };
  await send();
  await seed.fill("700");
  await answer();
  await expect(studio.getByRole("region", { name: "Stage: grey felt" })).toBeVisible();
  await expect(seed).toHaveValue("700");
  await send();
  await answer();
  await expect(seed).toHaveValue("701");
});

test("the first of several is on the stage, and how many are sent is told, before the last is sent", async ({
  studio,
}) => {
  let asked = 0;
  const rest: (() => void)[] = [];
  await studio.route("**/v1/material", async (route) => {
    if (route.request().method() === "POST" && ++asked > 1) await new Promise<void>((resolve) => rest.push(resolve));
    return route.continue();
  });
  await studio.getByRole("tab", { name: "Material" }).click();
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("brown cork");
  await studio.getByRole("spinbutton", { name: "Variations" }).fill("2");
  await studio.getByRole("button", { name: "Generate" }).click();
  await expect(studio.getByRole("region", { name: "Stage: brown cork" })).toBeVisible();
  await expect(studio.getByText("1 of 2 sent")).toBeVisible();
  await expect.poll(() => rest.length).toBe(1);
  rest.pop()?.();
  await expect(studio.getByText("1 of 2 sent")).toBeHidden();
});

test("cancelling all sends no more of them, and deletes nothing that has finished meanwhile", async ({
  studio,
  plinth,
}) => {
  const made: string[] = [];
  const removed: string[] = [];
  let goOn: (() => void) | undefined;
  let isCancelled = false;
  await studio.route("**/v1/material**", async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() === "DELETE") removed.push(pathname.split("/").pop() ?? "");
    if (request.method() === "POST" && made.length === 2) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
    }
    const response = await route.fetch();
    if (request.method() === "POST") made.push((await response.json()).id);
    const isFirst = (id: string) => made.slice(0, 2).includes(id);
    // the page knows nothing of what has finished, until it asks in order to cancel
    const hide = (task: { id: string }) => (isFirst(task.id) ? { ...task, status: "in_progress", urls: {} } : task);
    const isOne = made.slice(0, 2).some((each) => pathname.endsWith(each));
    if (request.method() !== "GET" || !(isOne || pathname.endsWith("/material"))) return route.fulfill({ response });
    if (isOne) await new Promise((resolve) => setTimeout(resolve, 700));
    if (isCancelled) return route.fulfill({ response });
    const body = await response.json();
    return route.fulfill({ response, json: isOne ? hide(body) : { ...body, items: body.items?.map(hide) } });
  });
  await studio.getByRole("tab", { name: "Material" }).click();
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("green baize");
  await studio.getByRole("spinbutton", { name: "Variations" }).fill("4");
  await studio.getByRole("button", { name: "Generate" }).click();
  await expect(studio.getByText("2 of 4 sent")).toBeVisible();
  const statusOf = async (id: string) => (await (await plinth.call(`/v1/material/${id}`)).json()).status;
  await expect.poll(() => Promise.all(made.map(statusOf)), { timeout: 60_000 }).toEqual(["succeeded", "succeeded"]);
  await studio.getByRole("button", { name: "Activity" }).click();
  await studio.getByRole("button", { name: "Cancel all" }).click();
  isCancelled = true;
  await expect.poll(() => goOn !== undefined).toBe(true);
  goOn?.();
  await expect(studio.getByText(/of 4 sent/)).toBeHidden();
  await expect(studio.getByRole("listitem", { name: "green baize, succeeded" })).toHaveCount(2);
  // the third was on its way already, the fourth is not sent
  expect(made).toHaveLength(3);
  expect(removed.filter((id) => id !== made[2])).toEqual([]);
  expect(await Promise.all(made.slice(0, 2).map(statusOf))).toEqual(["succeeded", "succeeded"]);
  await studio.unrouteAll({ behavior: "ignoreErrors" });
});

test("with the server away, the page says so, keeps what was typed, and goes on when it is back", async ({ page }) => {
  const plinth = new Plinth();
  await plinth.start();
  try {
    await page.goto(plinth.address);
    await expect(page.getByRole("button", { name: "Generate" })).toBeVisible();
    await plinth.stop();
    await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("a brass lamp");
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.locator("form").getByRole("alert")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Prompt", exact: true })).toHaveValue("a brass lamp");
    await plinth.start();
    // nothing goes on saying what is no longer so
    await expect(page.getByRole("alert")).toHaveCount(0, { timeout: 30_000 });
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.getByRole("listitem", { name: /a brass lamp/ })).toBeVisible({ timeout: 30_000 });
  } finally {
    await plinth.remove();
  }
});

test("without WebGL there are thumbnails and a clear word", async ({ plinth }) => {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-software-rasterizer", "--disable-3d-apis"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(plinth.address);
    await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("a small table");
    await page.getByRole("button", { name: "Generate" }).click();
    const stage = page.getByRole("region", { name: "Stage: a small table" });
    await expect(stage.getByRole("img").first()).toBeVisible({ timeout: 60_000 });
    await expect(stage.getByText(/WebGL/).first()).toBeVisible();
  } finally {
    await browser.close();
  }
});

test("what is sent while another is on its way waits for it, and the same once more is a slip", async ({
  studio,
  plinth,
}) => {
  const sent: string[] = [];
  await studio.route(`${plinth.origin}/v1/text-to-3d`, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent.push(route.request().postDataJSON().prompt);
    await new Promise((done) => setTimeout(done, 1500));
    await route.fallback();
  });
  const prompt = studio.getByRole("textbox", { name: "Prompt", exact: true });
  for (const words of ["a blue bead", "a red bead", "a green bead"]) {
    await prompt.fill(words);
    await studio.keyboard.press("ControlOrMeta+Enter");
    await studio.keyboard.press("ControlOrMeta+Enter");
  }
  await expect.poll(() => sent, { timeout: 30_000 }).toEqual(["a blue bead", "a red bead", "a green bead"]);
  const shelf = studio.getByRole("list", { name: "Recent tasks" });
  await expect(shelf.getByRole("link", { name: /a green bead/ })).toHaveCount(1);
  await expect(shelf.getByRole("link", { name: /a blue bead/ })).toHaveCount(1);
  await expect(studio.getByRole("button", { name: "Generate" })).toHaveAttribute("aria-busy", "false");
  expect(sent).toHaveLength(3);
});

test("an address of a task that nobody knows says so in the middle of the stage, which is not told to be free", async ({
  page,
  plinth,
}) => {
  await withoutPicture(page);
  await page.goto(
    `${plinth.origin}/tasks/embedded/material/11111111-0000-4000-8000-000000000000#token=${plinth.token}`,
  );
  const words = page.getByRole("alert").filter({ hasText: "There is no such task" });
  await expect(words).toBeVisible();
  await expect(page.getByText("The plinth is free")).toHaveCount(0);
  const middle = async (of: Locator) => {
    const box = await of.boundingBox();
    return box ? box.y + box.height / 2 : Number.NaN;
  };
  const stage = page.getByRole("region", { name: "Stage", exact: true });
  await expect.poll(async () => Math.abs((await middle(words)) - (await middle(stage)))).toBeLessThan(40);
});
