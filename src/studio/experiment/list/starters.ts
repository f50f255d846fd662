import type { ExperimentSettings } from "../../api/experiment-record.ts";
import { EMPTY_SETTINGS } from "../plan/experiment-settings.ts";
import { experimentTexts } from "../texts.ts";

interface Starter {
  name: string;
  /** What it shows. */
  words: string;
  settings: ExperimentSettings;
}

/** Experiments to begin with. */
export const STARTERS: readonly Starter[] = [
  {
    get name() {
      return experimentTexts.starters.wordsBySeeds;
    },
    get words() {
      return experimentTexts.starters.wordsBySeedsHint;
    },
    settings: {
      ...EMPTY_SETTINGS,
      prompt: "a {red|blue|{brass|copper}} teapot",
      axes: { columns: { kind: "prompt", text: "" }, rows: { kind: "seed", text: "1-3" } },
    },
  },
  {
    get name() {
      return experimentTexts.starters.oneWordSwapped;
    },
    get words() {
      return experimentTexts.starters.oneWordSwappedHint;
    },
    settings: {
      ...EMPTY_SETTINGS,
      prompt: "an oak chair with armrests",
      seed: "7",
      axes: {
        columns: { kind: "term", text: "oak, walnut, steel" },
        rows: {
          kind: "term",
          text: "armrests, a high back, a cushion",
        },
      },
    },
  },
  {
    get name() {
      return experimentTexts.starters.surfaces;
    },
    get words() {
      return experimentTexts.starters.surfacesHint;
    },
    settings: {
      ...EMPTY_SETTINGS,
      family: "material",
      prompt: "{dry|wet|dusty|mossy} cobblestone",
      axes: { columns: { kind: "prompt", text: "" }, rows: { kind: "seed", text: "1-2" } },
    },
  },
  {
    get name() {
      return experimentTexts.starters.howFewFaces;
    },
    get words() {
      return experimentTexts.starters.howFewFacesHint;
    },
    settings: {
      ...EMPTY_SETTINGS,
      prompt: "a brass lantern",
      seed: "3",
      axes: { columns: { kind: "face-limit", text: "400, 1500, 6000, auto" }, rows: { kind: "version", text: "" } },
    },
  },
];
