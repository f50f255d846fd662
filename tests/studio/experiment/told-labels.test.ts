import { expect, test } from "vitest";
import { EMPTY_SETTINGS } from "#studio/experiment/plan/experiment-settings.ts";
import { planExperiment } from "#studio/experiment/plan/plan-experiment.ts";

test("a grid and its contact sheet say what their numbers are numbers of", () => {
  const settings = {
    ...EMPTY_SETTINGS,
    prompt: "{7|9} candles on a tray",
    axes: {
      columns: { kind: "seed", text: "1-2" },
      rows: { kind: "face-limit", text: "auto, 2000" },
      pages: { kind: "prompt", text: "" },
    },
  } as const;
  expect(planExperiment(settings, {}).heads).toEqual({
    columns: ["seed 1", "seed 2"],
    rows: ["face limit auto", "face limit 2,000"],
    // words of the artist's own stay as they are
    pages: ["7", "9"],
  });
});
