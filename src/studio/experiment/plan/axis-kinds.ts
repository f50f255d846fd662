import type { Family } from "#contract/family.ts";
import type { AxisKind, Direction } from "../../api/experiment-record.ts";
import { promptsTexts } from "../language/texts.ts";

interface AxisKindWords {
  kind: AxisKind;
  /** Over the values of the axis. */
  label: string;
  families: readonly Family[];
  /** What to type. Left out where the kind says everything. */
  hint?: string;
  placeholder?: string;
  /** Several lines rather than one. */
  lines?: boolean;
}

const BOTH: readonly Family[] = ["text-to-3d", "material"];
const MODELS: readonly Family[] = ["text-to-3d"];

/** What an axis can go through. */
export const AXIS_KINDS: readonly AxisKindWords[] = [
  {
    kind: "seed",
    get label() {
      return promptsTexts.axisKinds.seeds;
    },
    families: BOTH,
    get hint() {
      return promptsTexts.axisKinds.seedsHint;
    },
    placeholder: "1-4",
  },
  {
    kind: "term",
    get label() {
      return promptsTexts.axisKinds.terms;
    },
    families: BOTH,
    get hint() {
      return promptsTexts.axisKinds.termsHint;
    },
    get placeholder() {
      return promptsTexts.axisKinds.termsPlaceholder;
    },
  },
  {
    kind: "prompt",
    get label() {
      return promptsTexts.axisKinds.choicesInThePrompt;
    },
    families: BOTH,
  },
  {
    kind: "negative",
    get label() {
      return promptsTexts.axisKinds.negativePrompts;
    },
    families: BOTH,
    get hint() {
      return promptsTexts.axisKinds.negativePromptsHint;
    },
    placeholder: "(none)\nhandles",
    lines: true,
  },
  {
    kind: "version",
    get label() {
      return promptsTexts.axisKinds.modelVersions;
    },
    families: MODELS,
  },
  {
    kind: "face-limit",
    get label() {
      return promptsTexts.axisKinds.faceLimits;
    },
    families: MODELS,
    get hint() {
      return promptsTexts.axisKinds.faceLimitsHint;
    },
    placeholder: "auto, 1000-9000 (+4000)",
  },
  {
    kind: "pbr",
    get label() {
      return promptsTexts.axisKinds.pbrTextures;
    },
    families: MODELS,
  },
];

export const DIRECTIONS: readonly Direction[] = ["columns", "rows", "pages"];
export const directionWord = (direction: Direction): string => promptsTexts.axisKinds.directions[direction];

export const axisWords = (kind: AxisKind): AxisKindWords =>
  AXIS_KINDS.find((each) => each.kind === kind) ?? (AXIS_KINDS[0] as AxisKindWords);
