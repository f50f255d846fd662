import type { ExperimentSettings } from "../../api/experiment-record.ts";
import { EMPTY_SETTINGS } from "../plan/experiment-settings.ts";

interface Starter {
  name: string;
  /** What it shows. */
  words: string;
  settings: ExperimentSettings;
}

/** Experiments to begin with. */
export const STARTERS: readonly Starter[] = [
  {
    name: "Words by seeds",
    words: "One teapot in two colours and two metals, with three seeds each.",
    settings: {
      ...EMPTY_SETTINGS,
      prompt: "a {red|blue|{brass|copper}} teapot",
      axes: { columns: { kind: "prompt", text: "" }, rows: { kind: "seed", text: "1-3" } },
    },
  },
  {
    name: "One word swapped",
    words: "The same chair in oak, walnut and steel, with armrests, a high back, a cushion.",
    settings: {
      ...EMPTY_SETTINGS,
      prompt: "an oak chair with armrests",
      seed: "7",
      axes: {
        columns: { kind: "term", text: "oak, walnut, steel" },
        rows: { kind: "term", text: "armrests, a high back, a cushion" },
      },
    },
  },
  {
    name: "Surfaces",
    words: "Cobblestone in four moods, from dry to mossy.",
    settings: {
      ...EMPTY_SETTINGS,
      family: "material",
      prompt: "{dry|wet|dusty|mossy} cobblestone",
      axes: { columns: { kind: "prompt", text: "" }, rows: { kind: "seed", text: "1-2" } },
    },
  },
  {
    name: "How few faces",
    words: "One lantern from 400 faces up, in both versions.",
    settings: {
      ...EMPTY_SETTINGS,
      prompt: "a brass lantern",
      seed: "3",
      axes: { columns: { kind: "face-limit", text: "400, 1500, 6000, auto" }, rows: { kind: "version", text: "" } },
    },
  },
];
