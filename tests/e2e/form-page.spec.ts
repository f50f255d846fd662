import AxeBuilder from "@axe-core/playwright";
import { expect, Plinth, test } from "./plinth.ts";

/** Smaller text than this is not legible on a phone, as Lighthouse has it, and six tenths of all must be larger. */
const LEGIBLE_PX = 12;

/** What Lighthouse looks at besides speed, on the page that is seen first, on a phone. */
test("the form page is sound: its head, its words, what it says to the console and what it asks for", async ({
  page,
  plinth,
}) => {
  const wrong: string[] = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => wrong.push(`error: ${error.message}`));
  page.on("response", (response) => response.status() >= 400 && wrong.push(`${response.status()} ${response.url()}`));
  page.on("requestfailed", (request) => wrong.push(`failed: ${request.url()}`));
  // calls that browsers are going to forget
  const session = await page.context().newCDPSession(page);
  session.on("Audits.issueAdded", ({ issue }) => issue.code === "DeprecationIssue" && wrong.push("deprecated"));
  await session.send("Audits.enable");

  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(plinth.address);
  await expect(page.getByRole("button", { name: "Generate" })).toBeVisible();
  await expect(page).toHaveTitle("Plinth");

  const head = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    doctype: document.doctype?.name,
    charset: document.characterSet,
    viewport: document.querySelector<HTMLMetaElement>("meta[name=viewport]")?.content ?? "",
    description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "",
    manifest: document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href ?? "",
    icon: document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href ?? "",
  }));
  expect(head).toMatchObject({ lang: "en", doctype: "html", charset: "UTF-8" });
  expect(head.viewport).toContain("width=device-width");
  expect(head.viewport).not.toMatch(/user-scalable=(no|0)|maximum-scale/);
  expect(head.description.length).toBeGreaterThan(50);
  expect(head.description.length).toBeLessThan(160);

  const manifest = await (await page.request.get(head.manifest)).json();
  expect(manifest).toMatchObject({ name: "Plinth", display: "standalone", start_url: "/" });
  for (const { src } of manifest.icons) {
    expect((await page.request.get(new URL(src, head.manifest).href)).ok(), src).toBe(true);
  }
  expect((await page.request.get(head.icon)).headers()["content-type"]).toContain("image/");
  expect(await (await page.request.get(new URL("/robots.txt", plinth.origin).href)).text()).toMatch(
    /^User-agent: \*\nAllow: \/\n/,
  );

  const text = await page.evaluate((legiblePx) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let [all, small, least] = [0, 0, 100];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [parent, length] = [node.parentElement, node.textContent?.trim().length ?? 0];
      if (!parent || length === 0 || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const sizePx = Number.parseFloat(getComputedStyle(parent).fontSize);
      all += length;
      if (sizePx < legiblePx) small += length;
      least = Math.min(least, sizePx);
    }
    return { all, small, least };
  }, LEGIBLE_PX);
  expect(text.all).toBeGreaterThan(200);
  expect(text.small / text.all).toBeLessThan(0.4);
  expect(text.least).toBeGreaterThanOrEqual(11);

  const vague = await page.evaluate(() =>
    [...document.querySelectorAll("a")]
      .filter((link) => !/^(\/|https?:|#)/.test(link.getAttribute("href") ?? "") || link.textContent === "here")
      .map((link) => link.outerHTML),
  );
  expect(vague).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).withTags(["best-practice"]).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
  expect(wrong).toEqual([]);
});

test("who looks in without a token is told so, and nothing is refused, tried in vain or broken", async ({
  page,
  plinth,
}) => {
  const wrong: string[] = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  const session = await page.context().newCDPSession(page);
  session.on("Audits.issueAdded", ({ issue }) => {
    if (issue.code === "ContentSecurityPolicyIssue") wrong.push(JSON.stringify(issue.details));
  });
  await session.send("Audits.enable");
  for (const address of [plinth.origin, plinth.address]) {
    await page.goto("about:blank");
    await page.goto(address);
    await expect(page.getByRole("button", { name: "Activity" })).toBeVisible();
    await expect(page.getByText(/wants its access token/)).toHaveCount(address === plinth.origin ? 1 : 0);
  }
  // all that reads answers is there, and has read some
  await expect(page.getByText("Costs 1 credit")).toBeVisible();
  expect(wrong).toEqual([]);
});

test("the printed address is taken also where the page is open without its token", async ({ page, plinth }) => {
  await page.goto(plinth.origin);
  await expect(page.getByText(/wants its access token/)).toBeVisible();
  // differs in the fragment alone: the page is not loaded again
  await page.goto(plinth.address);
  await expect(page.getByText("Costs 1 credit")).toBeVisible();
  await expect(page.getByText(/wants its access token/)).toHaveCount(0);
  expect(page.url()).not.toContain("token");
});

test("who has no token is told so with the first picture, which then stays where it is, on a phone too", async ({
  page,
  plinth,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  // what comes after the form does not come at all
  await page.route(/\/(parts|client)-[^/]+\.js$/, (route) => route.abort());
  await page.goto(plinth.origin);
  await expect(page.getByRole("button", { name: "Generate" })).toBeVisible();
  await expect(page.getByRole("alert").getByText(/wants its access token/)).toBeVisible();
  await page.getByRole("link", { name: "Open settings" }).click();
  await expect(page).toHaveURL(/settings/);
});

test("a library that another browser filled is never told to be empty, and nothing of it jumps, on its own page or the shelf", async ({
  browser,
}) => {
  // a service of its own: other tests count what theirs has made
  const plinth = new Plinth();
  try {
    await plinth.start();
    // what is told of a model, its version say, comes later than the materials
    for (const [family, prompt] of [
      ["material", "brick"],
      ["text-to-3d", "a mug"],
    ]) {
      const made = await plinth.call(`/v1/${family}`, { method: "POST", body: JSON.stringify({ prompt, seed: 1 }) });
      expect(made.status).toBe(201);
    }
    for (const place of ["/library", "/"]) {
      // a browser that knows nothing of it yet
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.addInitScript(() => {
        const moved: number[] = [];
        Object.assign(globalThis, { plinthMoved: moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(`${plinth.origin}${place}#token=${plinth.token}`);
      for (const name of [/^brick/, /^a mug/])
        await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
      const moved = await page.evaluate(() => (globalThis as unknown as { plinthMoved: number[] }).plinthMoved);
      // the hundredth of what counts as good: only letters that change when their font comes
      expect(
        moved.reduce((sum, value) => sum + value, 0),
        place,
      ).toBeLessThan(0.001);
      await context.close();
    }
  } finally {
    await plinth.remove();
  }
});

test("every place has a title of its own", async ({ studio }) => {
  for (const [place, title] of [
    ["/library", "Library · Plinth"],
    ["/experiments", "Experiments · Plinth"],
    ["/compare", "Compare · Plinth"],
    ["/settings", "Settings · Plinth"],
    ["/", "Plinth"],
  ] as const) {
    await studio.goto(new URL(place, studio.url()).href);
    await expect(studio).toHaveTitle(title);
  }
});
