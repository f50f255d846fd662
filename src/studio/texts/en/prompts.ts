import { formatNumber, plural } from "../figures.ts";

const ALLOWED = 'Write numbers and ranges with commas between them: "1-10", "1-10 (+2)", "1-10 [5]", "3, 7, 42".';

export const texts = {
  parsePrompt: {
    closesNothing: (value: string, end: number) =>
      `${value} at character ${end} closes nothing. Take it out, or write "\\}" for a brace in the prompt.`,
    tooDeep: (open: number, depthMax: number) => `Braces at character ${open} are nested deeper than ${depthMax}.`,
    neverClosed: (piece: string, open: number) =>
      `${piece} at character ${open} is never closed. Add "}", or write "\\{" for a brace in the prompt.`,
    holdsNothing: (open: number) => `at character ${open} holds nothing to choose from. Write {red|blue}.`,
    allWeightless: "gives every choice the weight 0, which leaves nothing.",
    wrongOrder: (typed: string) => `takes ${typed}: the first number must not be larger than the second.`,
    tooFewChoices: (typed: string, able: number) =>
      `takes ${typed}, but there ${plural(able, { one: "is only 1 choice", other: `are only ${able} choices` })}.`,
  },
  readSweep: {
    tooMany: (item: string, limit: number) => `${item} makes it more than ${limit} values.`,
    tooLarge: (maxSafeInteger: number) =>
      `is beyond ${formatNumber(maxSafeInteger)}, the largest whole number there is here.`,
    asksForNone: "asks for 0 numbers. Ask for 1 or more.",
    asksForTooMany: (wanted: number, limit: number) =>
      `asks for ${formatNumber(wanted)} numbers; at most ${limit} are allowed.`,
    stepsByNothing: "steps by 0 and never arrives.",
    tooManyValues: (total: number, limit: number, low: string, high: string) =>
      `is ${formatNumber(total)} values; at most ${limit} are allowed. "${low}-${high} [10]" takes ten.`,
    empty: `Nothing to go through. ${ALLOWED}`,
    noNumber: `is no number and no range. ${ALLOWED}`,
    neverArrives: (first: number, last: number) =>
      `never arrives: from ${first} to ${last} the step must be ${last < first ? "negative" : "positive"}.`,
  },
  readTerms: {
    unquoted: (text: string) => `${text} has no quotation mark at its end.`,
  },
  resolvePrompt: {
    holdsItself: (name: string) => `holds itself: ${name}.`,
    emptyList: "is an empty list. Give it a line for each choice.",
    allWeightless: "gives every line the weight 0, which leaves nothing.",
    inLine: (name: string, index: number, message: string) => `List ${name}, line ${index}: ${message}`,
    unknownList: (names: string, place: string) =>
      `is no list of yours. ${names === "" ? "Make it first." : `There are: ${names}.`} Write "\\${place}" to mean the words.`,
  },
  axisKinds: {
    directions: { columns: "Columns", rows: "Rows", pages: "Pages" },
    seeds: "Seeds",
    seedsHint: "Numbers and ranges: 1-10, 1-10 (+2), 1-10 [5].",
    terms: "Terms",
    termsHint: "The first one stands in the prompt; each takes its place.",
    termsPlaceholder: "red, blue, mossy green",
    choicesInThePrompt: "Choices in the prompt",
    negativePrompts: "Negative prompts",
    negativePromptsHint: "A line each. (none) is a line without one.",
    modelVersions: "Model versions",
    faceLimits: "Face limits",
    faceLimitsHint: "Numbers and ranges, or auto.",
    pbrTextures: "PBR textures",
  },
  planExperiment: {
    tooManyCells: (parts: string, total: number, cellsMax: number) =>
      `${parts} = ${formatNumber(total)} cells; at most ${cellsMax} are allowed.`,
    taken: (label: string, direction: string) => `${label} are on the ${direction.toLowerCase()} already.`,
    wrongDraws: (cellsMax: number, draws: string) =>
      `Must be a whole number from 1 to ${cellsMax}, or empty for all, got "${draws}".`,
    holdsChoices: 'It holds choices. Put "Choices in the prompt" on an axis, or write "\\{" for a brace.',
  },
  readAxis: {
    withPbr: "with PBR",
    withoutPbr: "without PBR",
    noTerms: "Say which words to replace, and with what: red, blue, mossy green.",
    seed: (seed: string) => `seed ${seed}`,
    faceLimit: (faceLimit: string) => `face limit ${faceLimit}`,
    auto: "auto",
    none: "none",
    nothingLeftOut: "nothing left out",
    without: (from: string) => `without ${from}`,
    notInPrompt: (from: string, prompt: string) => `${from} does not stand in ${prompt}. The first term must.`,
    noNegativePrompts: "Write a negative prompt on each line.",
    noChoices: "The prompt holds no choices. Write {red|blue} in it, or name a list: __colours__.",
    tooManyPrompts: (count: number | undefined, cellsMax: number) =>
      `The prompt holds ${count === undefined ? "countless" : formatNumber(count)} prompts; at most ${cellsMax} fit. Draw some of them, or take choices out.`,
    nothing: "(nothing)",
  },
};
