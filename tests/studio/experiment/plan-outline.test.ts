import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlanOutline } from "#studio/experiment/list/plan-outline.tsx";
import { EMPTY_SETTINGS } from "#studio/experiment/plan/experiment-settings.ts";

const drawn = (text: string, prompt = "") =>
  renderToStaticMarkup(
    createElement(PlanOutline, { settings: { ...EMPTY_SETTINGS, prompt, axes: { columns: { kind: "seed", text } } } }),
  );

test("a card shows the cells that would be made, as many as can be told apart, and the prompt", () => {
  expect(drawn("1-3", "a pewter jug").match(/data-cell/g)).toHaveLength(3);
  expect(drawn("1-3", "a pewter jug")).toContain("a pewter jug");
  expect(drawn("1-40").match(/data-cell/g)).toHaveLength(6);
});
