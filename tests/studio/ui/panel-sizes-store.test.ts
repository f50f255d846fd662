import { expect, test } from "vitest";
import { fitPanel, readSizes, resetPanels, resizePanel, usePanelSizes } from "#studio/ui/panel-sizes-store.ts";

test("a panel keeps within its limits and leaves the stage its part of the page", () => {
  expect(fitPanel("create", 400, 1440)).toBe(400);
  expect(fitPanel("create", 100, 1440)).toBe(264);
  expect(fitPanel("create", 900, 1440)).toBe(518);
  expect(fitPanel("create", 900, 2560)).toBe(560);
  expect(fitPanel("shelf", 900, 600)).toBe(270);
});

test("one panel gets its own size back, or all do", () => {
  resizePanel("create", 400);
  resizePanel("shelf", 200);
  resetPanels(["create"]);
  expect(usePanelSizes.getState()).toEqual({ shelf: 200 });
  resetPanels();
  expect(usePanelSizes.getState()).toEqual({});
});

test("what is no size is not read", () => {
  expect(readSizes('{"create": 400, "stage": 3, "shelf": "big", "inspector": -2}')).toEqual({ create: 400 });
  expect(readSizes("nothing")).toEqual({});
});
