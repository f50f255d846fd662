import { expect, Plinth, test } from "./plinth.ts";
import { withoutPicture } from "./workbench.ts";

const plinth = new Plinth();
test.beforeAll(() => plinth.start());
test.afterAll(() => plinth.remove());
test.beforeEach(({ page }) => withoutPicture(page));

test("a word list is begun, named and used in a grid whose columns carry its lines", async ({ page }) => {
  await page.goto(`${plinth.origin}/experiments#token=${plinth.token}`);
  await page.getByRole("button", { name: "New experiment" }).click();
  await page.getByText("Material", { exact: true }).click();
  await page.getByRole("button", { name: "Word lists" }).click();
  // nothing moves under the pointer, and an empty prompt is not called wrong
  await page.getByRole("button", { name: "New list" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  // what was begun is there to be named, and what takes it away again leaves the focus beside it
  await expect(page.getByRole("textbox", { name: "List name" })).toBeFocused();
  await page.getByRole("button", { name: "Delete list list" }).click();
  await expect(page.getByRole("button", { name: "New list" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "List name" })).toBeFocused();
  await page.keyboard.type("stones");
  // the new name is taken when its field is left, and what is gone to next is still there
  await page.getByRole("textbox", { name: "Lines of list" }).click();
  await page.keyboard.type("slate\n3::granite");
  await expect(page.getByText("__stones__, 2 lines.")).toBeVisible();
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("{dry|wet} __stones__ paving");
  await page.getByRole("combobox", { name: "Columns" }).selectOption({ label: "Choices in the prompt" });
  await page.getByRole("combobox", { name: "Rows" }).selectOption({ label: "Nothing" });
  const labels = ["dry · slate", "dry · granite", "wet · slate", "wet · granite"];
  await expect(page.getByRole("columnheader")).toHaveText(["Rows", ...labels]);

  // a list that the prompt names already has that name when it is begun, and waits for its lines
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("\\__no_list__ {dry|wet} __woods__");
  await expect(page.getByRole("alert")).toContainText('"__woods__" is no list of yours');
  await page.getByRole("button", { name: "New list" }).click();
  await expect(page.getByRole("textbox", { name: "Lines of woods" })).toBeFocused();
  await page.keyboard.type("oak\nash");
  await expect(page.getByText("__woods__, 2 lines.")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "dry · oak" })).toBeVisible();
});

test("a template of what stands in the prompt already is walked from its first place", async ({ page }) => {
  await page.goto(plinth.address);
  const prompt = page.getByRole("textbox", { name: "Prompt", exact: true });
  const notAll = page.getByRole("alert").filter({ hasText: "Not all is filled in" });
  await prompt.fill("a [colour] [surface] wall");
  await page.getByRole("button", { name: "Earlier prompts and templates" }).click();
  await page.getByText("Templates", { exact: true }).click();
  await page.getByRole("button", { name: "Save this prompt as a template" }).click();
  await page.getByPlaceholder("Search").fill("surface");
  await page.keyboard.press("Enter");
  await expect(prompt).toBeFocused();
  await page.keyboard.type("red");
  // what is open is not sent by the way, and typing goes on there
  await page.keyboard.press("Control+Enter");
  await expect(notAll).toBeVisible();
  await expect(page.getByRole("list", { name: "Recent tasks" }).getByRole("link")).toHaveCount(0);
  await page.keyboard.type("brick");
  await expect(prompt).toHaveValue("a red brick wall");
  await expect(notAll).toHaveCount(0);
  // whoever means the brackets sends once more
  await prompt.fill("a wall [old]");
  await page.keyboard.press("Control+Enter");
  await expect(notAll).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("list", { name: "Recent tasks" }).getByRole("link")).toHaveCount(1);
});

test("earlier prompts and templates are walked, saved and deleted by key, and the focus is never lost", async ({
  page,
}) => {
  await page.goto(plinth.address);
  const prompt = page.getByRole("textbox", { name: "Prompt", exact: true });
  await prompt.fill("a [colour] door");
  const button = page.getByRole("button", { name: "Earlier prompts and templates" });
  const search = page.getByPlaceholder("Search");
  await button.press("Enter");
  await expect(search).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();

  await button.press("Enter");
  await page.getByText("Templates", { exact: true }).click();
  await search.fill("window");
  await page.getByRole("button", { name: "Save this prompt as a template" }).press("Enter");
  // what was saved is seen, whatever was searched for
  const option = page.getByRole("option", { name: /door/ });
  await expect(option).toBeVisible();
  await expect(search).toBeFocused();
  await page.keyboard.press("Home");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Shift+Delete");
  await expect(option).toBeHidden();
  await expect(search).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});
