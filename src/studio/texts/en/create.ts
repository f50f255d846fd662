import { counted, formatNumber } from "../figures.ts";

export const texts = {
  footer: {
    generate: "Generate",
    costs: (credits: string) => `Costs ${credits}`,
    sent: (count: number, of: number) => `${count} of ${of} sent`,
  },
  form: {
    prompt: "Prompt",
    materialPlaceholder: "What surface shall it be?",
    modelPlaceholder: "What shall it be?",
    negativePrompt: "Negative prompt",
    negativePlaceholder: "What to leave out",
    pbrTextures: "PBR textures",
    pbrHint: "Normal, roughness, metalness and occlusion.",
    pbrOnlyPremium: "Only with premium-v1.",
  },
  page: {
    model3d: "3D model",
    material: "Material",
    whatToMake: "What to make",
  },
  exampleList: {
    examples: "Examples",
    heading: "Start from an example",
    allExamples: "All examples",
  },
  faceLimitField: {
    faceLimit: "Face limit",
    automatic: "Automatic",
  },
  promptBox: {
    toFill: (toFill: string) => `To fill in: ${toFill}. Tab goes from one to the next.`,
    tooMany: (left: number) => `${left} too many`,
  },
  promptSetLine: {
    openAsExperiment: "Open as experiment",
    comesTo: (count: number) => `Comes to ${counted(count, { one: "prompt", other: "prompts" })}.`,
    comesToCountless: "Comes to countless prompts.",
  },
  readDraft: {
    wrongSeed: (seed: string) =>
      `Must be a whole number up to ${formatNumber(Number.MAX_SAFE_INTEGER)}, or empty for the server to pick, got "${seed}".`,
    wrongVariations: (variationsMax: number, variations: string) =>
      `Must be a whole number from 1 to ${variationsMax}, got "${variations}".`,
  },
  readPrompts: {
    tooMany: (count: number | undefined, requestsMax: number) =>
      `This is ${count === undefined ? "countless" : formatNumber(count)} requests; one click sends at most ${requestsMax}. Open it as an experiment.`,
  },
  seedField: {
    keep: "Keep",
    keepTip: "Leave the seed as it is",
    nextTip: "Go on with the seed after the last one",
    random: "Random",
    randomTip: "Throw the dice",
    seed: "Seed",
    serverPicks: "Server picks",
    clearSeed: "Clear seed",
    randomSeed: "Random seed",
    lockSeed: "Lock seed",
    lockedTip: "Locked: only typing changes it",
    afterARun: "After a run",
    seedAfterARun: "Seed after a run",
  },
  sendFailure: {
    kept: "What you typed stays here.",
    openSettings: "Open settings",
    sendTheOther: (count: number) => `Send the other ${count}`,
    tryAgain: "Try again",
  },
  useCreate: {
    tasksSent: (length: number) => `${length} tasks sent.`,
    taskSent: "Task sent.",
    openPlaces: "Not all is filled in. Generate once more to send it as it stands.",
  },
  variationsField: {
    variations: "Variations",
    withConsecutiveSeeds: "With consecutive seeds.",
    fewerVariations: "Fewer variations",
    moreVariations: "More variations",
  },
  versionField: {
    modelVersion: "Model version",
    about: {
      "subnet-v1": "Quick: for trying words and seeds. Optimize what you keep.",
      "premium-v1": "The best at once: finer mesh, sharper texture, PBR maps if wanted.",
    },
  },
};
