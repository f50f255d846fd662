import type { Family } from "#contract/family.ts";
import type { AxisKind, Direction } from "../../api/experiment-record.ts";

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
    label: "Seeds",
    families: BOTH,
    hint: "Numbers and ranges: 1-10, 1-10 (+2), 1-10 [5].",
    placeholder: "1-4",
  },
  {
    kind: "term",
    label: "Terms",
    families: BOTH,
    hint: "The first one stands in the prompt; each takes its place.",
    placeholder: "red, blue, mossy green",
  },
  { kind: "prompt", label: "Choices in the prompt", families: BOTH },
  {
    kind: "negative",
    label: "Negative prompts",
    families: BOTH,
    hint: "A line each. (none) is a line without one.",
    placeholder: "(none)\nhandles",
    lines: true,
  },
  { kind: "version", label: "Model versions", families: MODELS },
  {
    kind: "face-limit",
    label: "Face limits",
    families: MODELS,
    hint: "Numbers and ranges, or auto.",
    placeholder: "auto, 1000-9000 (+4000)",
  },
  { kind: "pbr", label: "PBR textures", families: MODELS },
];

export const DIRECTIONS: readonly Direction[] = ["columns", "rows", "pages"];
export const DIRECTION_WORDS: Record<Direction, string> = { columns: "Columns", rows: "Rows", pages: "Pages" };

export const axisWords = (kind: AxisKind): AxisKindWords =>
  AXIS_KINDS.find((each) => each.kind === kind) ?? (AXIS_KINDS[0] as AxisKindWords);
