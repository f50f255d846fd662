import { expect, test } from "./plinth.ts";
import { withoutPicture } from "./workbench.ts";

test.beforeEach(({ page }) => withoutPicture(page));

test("a word and a choice are weighed by keys where a prompt is written, and the box takes it back", async ({
  studio,
}) => {
  test.slow();
  const prompt = studio.getByRole("textbox", { name: "Prompt", exact: true });
  await prompt.fill("an old gate, rusty");
  const fetched = studio.waitForResponse(/\/weigh-word-[^/]+\.js$/);
  await prompt.blur();
  await prompt.focus();
  await fetched;
  await prompt.press("ControlOrMeta+End");
  // the caret is behind "rusty"
  await expect(async () => {
    await prompt.press("ControlOrMeta+ArrowDown");
    await expect(prompt).toHaveValue(/slightly|barely/, { timeout: 500 });
  }).toPass();
  await prompt.press("ControlOrMeta+z");
  await expect(prompt).toHaveValue("an old gate, rusty");
  await prompt.press("ControlOrMeta+Home");
  for (let step = 0; step < 4; step += 1) await prompt.press("ArrowRight");
  await prompt.press("ControlOrMeta+ArrowUp");
  await expect(prompt).toHaveValue("a very old gate, rusty");
  await expect(studio.getByRole("status").getByText("very old", { exact: true })).toBeAttached();
  // the word stays selected: what is typed next takes its place
  await studio.keyboard.type("tall");
  await expect(prompt).toHaveValue("a very tall gate, rusty");
  // nothing to weigh
  await prompt.press("ControlOrMeta+ArrowUp");
  await expect(prompt).toHaveValue("a very tall gate, rusty");

  await studio.getByRole("link", { name: "Experiment" }).click();
  await studio.getByRole("button", { name: "New experiment" }).click();
  await prompt.fill("a {red|blue} vase");
  await prompt.press("ControlOrMeta+Home");
  for (let step = 0; step < 4; step += 1) await prompt.press("ArrowRight");
  await prompt.press("ControlOrMeta+ArrowUp");
  await prompt.press("ControlOrMeta+ArrowUp");
  await expect(prompt).toHaveValue("a {3::red|blue} vase");
});
