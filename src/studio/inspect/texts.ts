import type { Recall } from "../api/draft.ts";

const recalls: Readonly<Record<Recall, string>> = {
  all: "All",
  prompt: "Prompt",
  seed: "Seed",
  "all-but-seed": "Remix",
};

/** The words of the inspector. See "Words" in docs/studio.md. */
export const inspectTexts = {
  recall: "Take into the form",
  recalls,
  recallDone: (what: Recall): string => `${recalls[what]} taken into the form.`,
  recalled: (what: Recall): string => `${recalls[what].toLowerCase()} taken into the form`,
  model: "3D model",
  material: "Material",
  lost: "lost",
  without: "without",
  star: "Star",
  starred: "Starred.",
  unstarred: "Star taken away.",
  optimize: "Optimize",
  optimizeSent: "Sent to be optimized.",
  onItsWay: "On its way.",
  costs: (credits: string): string => `Costs ${credits}`,
  delete: "Delete",
} as const;
