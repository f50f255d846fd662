import { describe, expect, it } from "vitest";
import type { AssetRecord } from "#studio/api/asset-record.ts";
import { EMPTY_DRAFT } from "#studio/api/draft.ts";
import { type ExperimentSettings, requestKey, requestOf } from "#studio/api/experiment-record.ts";
import {
  copyName,
  EMPTY_SETTINGS,
  settingsFromDraft,
  settingsFromRecord,
  withChosenAxis,
  withPrompt,
} from "#studio/experiment/plan/experiment-settings.ts";
import { planExperiment } from "#studio/experiment/plan/plan-experiment.ts";

const plan = (change: Partial<ExperimentSettings>, lists = {}) =>
  planExperiment({ ...EMPTY_SETTINGS, prompt: "a red vase", seed: "7", axes: {}, ...change }, lists);
const bodies = (change: Partial<ExperimentSettings>, lists = {}) => {
  const { cells, problems } = plan(change, lists);
  expect(problems).toEqual({});
  return cells.map(({ body }) => body);
};

describe("a grid", () => {
  it("without axes is one cell, with the one seed", () => {
    expect(bodies({})).toEqual([
      {
        prompt: "a red vase",
        seed: 7,
        negativePrompt: undefined,
        version: "subnet-v1",
        faceLimit: undefined,
        pbr: false,
      },
    ]);
  });

  it("goes page by page, row by row, and freezes the seed", () => {
    const axes = {
      columns: { kind: "term", text: "red, blue" },
      rows: { kind: "negative", text: "(none)\nhandles" },
      pages: { kind: "version", text: "" },
    } as const;
    const { cells, labels } = plan({ axes, pbr: true });
    expect(labels).toEqual({
      columns: ["red", "blue"],
      rows: ["none", "handles"],
      pages: ["subnet-v1", "premium-v1"],
    });
    expect(cells.map(({ body }) => [body.prompt, body.negativePrompt, body.version, body.pbr, body.seed])).toEqual([
      ["a red vase", undefined, "subnet-v1", false, 7],
      ["a blue vase", undefined, "subnet-v1", false, 7],
      ["a red vase", "handles", "subnet-v1", false, 7],
      ["a blue vase", "handles", "subnet-v1", false, 7],
      ["a red vase", undefined, "premium-v1", true, 7],
      ["a blue vase", undefined, "premium-v1", true, 7],
      ["a red vase", "handles", "premium-v1", true, 7],
      ["a blue vase", "handles", "premium-v1", true, 7],
    ]);
  });

  it("takes the choices of the prompt, lists and all, and terms in what they make", () => {
    const found = bodies(
      {
        prompt: "a {red|__blues__} vase",
        axes: { columns: { kind: "term", text: "vase, jug" }, rows: { kind: "prompt", text: "" } },
      },
      { blues: "navy\nsky" },
    );
    expect(found.map(({ prompt }) => prompt)).toEqual([
      "a red vase",
      "a red jug",
      "a navy vase",
      "a navy jug",
      "a sky vase",
      "a sky jug",
    ]);
  });

  it("prefers the lists that came with it", () => {
    const [body] = bodies({ prompt: "a __hue__ vase", lists: { hue: "teal" } }, { hue: "red" });
    expect(body?.prompt).toBe("a teal vase");
  });

  it("has articles follow a term that stands for another, and tells the term as it was typed", () => {
    const axes = { columns: { kind: "term", text: 'red, orange, ""' } } as const;
    const { cells, labels } = plan({ prompt: "a red urn on a red shelf", axes });
    expect(cells.map(({ body }) => body.prompt)).toEqual([
      "a red urn on a red shelf",
      "an orange urn on an orange shelf",
      "an urn on a shelf",
    ]);
    expect(labels.columns[1]).toBe("orange");
  });

  it("takes face limits with auto, and seeds by sweep", () => {
    const axes = {
      columns: { kind: "face-limit", text: "auto, 100-300 (+100)" },
      rows: { kind: "seed", text: "1-2" },
    } as const;
    expect(plan({ axes }).labels).toMatchObject({ columns: ["auto", "100", "200", "300"], rows: ["1", "2"] });
    expect(bodies({ axes, seed: "" }).map(({ faceLimit, seed }) => [faceLimit, seed])).toEqual([
      [undefined, 1],
      [100, 1],
      [200, 1],
      [300, 1],
      [undefined, 2],
      [100, 2],
      [200, 2],
      [300, 2],
    ]);
  });

  it("of materials ignores what only models have", () => {
    const axes = { columns: { kind: "version", text: "" }, rows: { kind: "seed", text: "1-2" } } as const;
    const { cells, labels } = plan({ family: "material", axes, faceLimit: "nonsense" });
    expect(labels.columns).toEqual([""]);
    expect(cells.map(({ body }) => body)).toEqual([
      { prompt: "a red vase", seed: 1, negativePrompt: undefined },
      { prompt: "a red vase", seed: 2, negativePrompt: undefined },
    ]);
  });

  it("asks for the same with the same key, whichever way the axes stand", () => {
    const one = { kind: "term", text: "red, blue" } as const;
    const other = { kind: "seed", text: "1-3" } as const;
    const keys = (axes: ExperimentSettings["axes"]) => plan({ axes }).cells.map(({ key }) => key);
    expect(new Set(keys({ columns: one, rows: other }))).toEqual(new Set(keys({ columns: other, pages: one })));
  });
});

describe("a key", () => {
  it("holds the whole request", () => {
    for (const { body } of plan({ axes: { rows: { kind: "version", text: "" } }, negativePrompt: "rust" }).cells) {
      expect(requestKey(requestOf(requestKey(body)))).toBe(requestKey(body));
      expect(requestOf(requestKey(body))).toMatchObject({ prompt: "a red vase", seed: 7, negativePrompt: "rust" });
    }
    expect(requestOf(requestKey({ prompt: "moss", seed: 3 }))).toEqual({ prompt: "moss", seed: 3 });
  });
});

describe("what is wrong is told where it was typed", () => {
  it.each<[string, Partial<ExperimentSettings>, string, RegExp]>([
    ["an empty prompt", { prompt: " " }, "prompt", /Must not be empty/],
    ["a brace that stays open", { prompt: "a {red|blue vase" }, "prompt", /"\{red\|blue vase" at character 3/],
    ["choices without an axis", { prompt: "a {red|blue} vase" }, "prompt", /Put "Choices in the prompt" on an axis/],
    ["an axis without choices", { axes: { rows: { kind: "prompt", text: "" } } }, "rows", /holds no choices/],
    [
      "a term that is not there",
      { axes: { columns: { kind: "term", text: "green, blue" } } },
      "columns",
      /"green" does not stand in "a red vase"/,
    ],
    ["no terms", { axes: { columns: { kind: "term", text: " " } } }, "columns", /Say which words to replace/],
    ["a seed that is none", { seed: "x1" }, "seed", /got "x1"/],
    ["a sweep that is none", { axes: { pages: { kind: "seed", text: "1-x" } } }, "pages", /"1-x" is no number/],
    ["a face limit out of range", { faceLimit: "3" }, "faceLimit", /48 to 1,000,000, got 3/],
    ["one on an axis", { axes: { rows: { kind: "face-limit", text: "3, 100" } } }, "rows", /48 to 1,000,000, got 3/],
    [
      "a wrong face limit",
      { axes: { rows: { kind: "face-limit", text: "auto, many" } } },
      "rows",
      /"many" is no number/,
    ],
    [
      "the same kind twice",
      { axes: { columns: { kind: "seed", text: "1" }, rows: { kind: "seed", text: "2" } } },
      "rows",
      /Seeds are on the columns already/,
    ],
    [
      "too many cells",
      { axes: { columns: { kind: "seed", text: "1-100" }, rows: { kind: "term", text: "red,b,c" } } },
      "cells",
      /100 × 3 = 300 cells; at most 256/,
    ],
    [
      "too many prompts",
      { prompt: "{a|b|c|d|e|f|g}".repeat(4), axes: { rows: { kind: "prompt", text: "" } } },
      "rows",
      /holds 2,401 prompts; at most 256/,
    ],
    [
      "draws that are none",
      { prompt: "{a|b}", draws: "0", axes: { rows: { kind: "prompt", text: "" } } },
      "draws",
      /from 1 to 256, or empty for all, got "0"/,
    ],
  ])("%s", (_what, change, place, words) => {
    const { problems, cells } = plan(change);
    expect(cells).toEqual([]);
    expect(Object.keys(problems)).toEqual([place]);
    expect(problems[place as keyof typeof problems]?.message).toMatch(words);
  });

  it("draws some of what would not fit", () => {
    const change = {
      prompt: "{a|b|c|d|e|f|g}".repeat(4),
      draws: "12",
      axes: { rows: { kind: "prompt", text: "" } },
    } as const;
    const first = bodies(change).map(({ prompt }) => prompt);
    expect(new Set(first).size).toBe(12);
    expect(bodies({ ...change, drawSeed: 2 }).map(({ prompt }) => prompt)).not.toEqual(first);
  });
});

describe("settings", () => {
  it("come from a result, whose prompt is no syntax", () => {
    const record = {
      family: "text-to-3d",
      task: { prompt: "a {strange} __thing__ \\ x", negativePrompt: null, seed: 40 },
      asked: { version: "premium-v1", faceLimit: 500, pbr: true },
    } as unknown as AssetRecord;
    const settings = settingsFromRecord(record);
    const { cells, problems } = planExperiment(settings, {});
    expect(problems).toEqual({});
    expect(cells.map(({ body }) => [body.prompt, body.seed])).toEqual(
      [40, 41, 42, 43].map((seed) => ["a {strange} __thing__ \\ x", seed]),
    );
    expect(cells[0]?.body).toMatchObject({ version: "premium-v1", faceLimit: 500, pbr: true });
  });

  it("come from the form: choices on the columns, variations on the rows", () => {
    const { axes } = settingsFromDraft("material", { ...EMPTY_DRAFT, prompt: "{a|b}", seed: "5", variations: "3" });
    expect(axes).toEqual({ columns: { kind: "prompt", text: "" }, rows: { kind: "seed", text: "5-7" } });
    expect(settingsFromDraft("material", { ...EMPTY_DRAFT, prompt: "x" }).axes).toEqual({
      columns: { kind: "seed", text: "1-2" },
    });
  });

  it("of a copy say that they are one, leave a number in a name alone, and take a name that is free", () => {
    expect(["Chairs", "Cups, 256", "Room 9"].map((name) => copyName(name))).toEqual([
      "Chairs copy",
      "Cups, 256 copy",
      "Room 9 copy",
    ]);
    expect(["Chairs copy", "Chairs copy 2"].map((name) => copyName(name))).toEqual(["Chairs copy 2", "Chairs copy"]);
    expect(copyName("Chairs", ["Chairs copy", "Chairs copy 2"])).toBe("Chairs copy 3");
    expect(copyName("Chairs copy 2", ["Chairs", "Chairs copy", "Chairs copy 2"])).toBe("Chairs copy 3");
  });
});

describe("an axis is put where it is wanted", () => {
  const seeds = { kind: "seed", text: "1-3" } as const;
  const choices = { kind: "prompt", text: "" } as const;

  it("for choices that come into the prompt, on the first that is free, and by nothing else", () => {
    const before = { ...EMPTY_SETTINGS, prompt: "a mug" };
    expect(withPrompt(before, "a {red|green} mug")).toEqual({
      prompt: "a {red|green} mug",
      axes: { columns: seeds, rows: choices },
    });
    expect(withPrompt(before, "a \\{red\\} mug")).toEqual({ prompt: "a \\{red\\} mug" });
    // who took them off meant it
    expect(withPrompt({ ...before, prompt: "a {red|green} mug" }, "a {red|blue} mug")).toEqual({
      prompt: "a {red|blue} mug",
    });
    expect(withPrompt({ ...before, axes: { pages: choices } }, "a {red|green} mug").axes).toBeUndefined();
    const full = { columns: seeds, rows: { kind: "version", text: "" }, pages: { kind: "term", text: "" } } as const;
    expect(withPrompt({ ...before, axes: full }, "a {red|green} mug").axes).toBeUndefined();
  });

  it("from another place, with which it changes", () => {
    expect(withChosenAxis({ columns: seeds, rows: choices }, "columns", choices)).toEqual({
      columns: choices,
      rows: seeds,
    });
    expect(withChosenAxis({ rows: choices }, "columns", choices)).toEqual({ columns: choices });
    expect(withChosenAxis({ columns: seeds }, "columns", { ...seeds, text: "1-9" })).toEqual({
      columns: { ...seeds, text: "1-9" },
    });
    const term = { kind: "term", text: "red" } as const;
    expect(withChosenAxis({ columns: term }, "rows", term)).toEqual({ columns: term, rows: term });
  });
});
