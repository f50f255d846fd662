import type { ExperimentSettings } from "../../api/experiment-record.ts";
import { DIRECTIONS } from "../plan/axis-kinds.ts";
import type { Plan } from "../plan/plan-experiment.ts";
import { experimentTexts } from "../texts.ts";

/** Labels for a picture, which has no set-up beside it: a bare number says there what it is a number of. */
export function sheetLabels({ axes }: ExperimentSettings, labels: Plan["labels"]): Plan["labels"] {
  const told = { ...labels };
  for (const direction of DIRECTIONS) {
    const kind = axes[direction]?.kind;
    told[direction] = labels[direction].map((label) => {
      if (!/^-?\d/.test(label)) return label;
      if (kind === "seed") return experimentTexts.drawSheet.seed(label);
      return kind === "face-limit" ? experimentTexts.drawSheet.faces(label) : label;
    });
  }
  return told;
}
