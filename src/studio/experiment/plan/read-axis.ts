import { VERSIONS } from "#contract/create.ts";
import { type Axis, CELLS_MAX, type ExperimentSettings } from "../../api/experiment-record.ts";
import { formatNumber } from "../../texts/figures.ts";
import { drawPrompts } from "../language/draw-prompts.ts";
import { countPrompts, type Expansion, expandPrompt, join } from "../language/expand-prompt.ts";
import { readSweep } from "../language/read-sweep.ts";
import { readTerms } from "../language/read-terms.ts";
import type { ResolvedNode } from "../language/resolve-prompt.ts";
import { promptsTexts } from "../language/texts.ts";
import { quote, TypedError } from "../language/typed-error.ts";

/** The request as it is built up, before it is checked. */
export interface LooseBody {
  prompt: string;
  negativePrompt: string;
  seed: unknown;
  version: unknown;
  faceLimit: unknown;
  pbr: boolean;
}

/** One place on an axis: its label, and what it makes of a request. */
export interface AxisValue {
  label: string;
  /** The label where no set-up stands beside it: it says there what a bare number or word is. Left out: `label` does. */
  head?: string;
  apply(body: LooseBody): LooseBody;
}

/** Prompts looked at for each one that is wanted, where many come out the same. */
const LOOK_AT_MOST = 20_000;

/**
 * Reads what stands on an axis.
 *
 * @param tree The prompt, as it was read; undefined when it could not be.
 * @throws {TypedError} whose place is in the text of the axis.
 */
export function readAxis(
  axis: Axis,
  settings: ExperimentSettings,
  tree: readonly ResolvedNode[] | undefined,
): AxisValue[] {
  const { kind, text } = axis;
  switch (kind) {
    case "seed":
      return readSweep(text, CELLS_MAX).map((seed) => ({
        label: String(seed),
        head: promptsTexts.readAxis.seed(String(seed)),
        apply: (body) => ({ ...body, seed }),
      }));
    case "face-limit":
      return readFaceLimits(text).map((faceLimit) => {
        const label = faceLimit === undefined ? promptsTexts.readAxis.auto : formatNumber(faceLimit);
        return { label, head: promptsTexts.readAxis.faceLimit(label), apply: (body) => ({ ...body, faceLimit }) };
      });
    case "term":
      return termValues(text);
    case "negative":
      return negativeValues(text);
    case "version":
      return VERSIONS.map((version) => ({ label: version, apply: (body) => ({ ...body, version }) }));
    case "pbr":
      return [false, true].map((pbr) => ({
        label: pbr ? promptsTexts.readAxis.withPbr : promptsTexts.readAxis.withoutPbr,
        apply: (body) => ({ ...body, pbr }),
      }));
    case "prompt":
      return tree ? promptValues(tree, settings) : [];
  }
}

function readFaceLimits(text: string): (number | undefined)[] {
  const values: (number | undefined)[] = [];
  let at = 0;
  for (const item of text.split(",")) {
    if (/^\s*auto\s*$/i.test(item)) values.push(undefined);
    else if (item.trim() !== "") values.push(...shifted(at, () => readSweep(item, CELLS_MAX)));
    at += item.length + 1;
  }
  if (values.length === 0) readSweep("", CELLS_MAX);
  return [...new Set(values)];
}

/** Errors of a part, at their place in the whole. */
function shifted<T>(by: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof TypedError ? new TypedError(error.message, error.at + by, error.length) : error;
  }
}

function termValues(text: string): AxisValue[] {
  const terms = [...new Set(readTerms(text))];
  const [from] = terms;
  if (!from) {
    throw new TypedError(promptsTexts.readAxis.noTerms, 0, text.length);
  }
  return terms.map((term) => ({
    label: term === "" ? promptsTexts.readAxis.without(from) : term,
    apply: (body) => {
      if (!body.prompt.includes(from)) {
        const at = Math.max(0, text.indexOf(from));
        throw new TypedError(promptsTexts.readAxis.notInPrompt(quote(from), quote(body.prompt)), at, from.length);
      }
      return { ...body, prompt: replaceTerm(body.prompt, from, term) };
    },
  }));
}

/** A prompt with another term for each of one; articles before them follow, and an empty term leaves no gap. */
const replaceTerm = (prompt: string, from: string, term: string): string =>
  prompt
    .split(from)
    .reduceRight((after, before) => join(before, term + after))
    .replace(/ {2,}/g, " ")
    .trim();

function negativeValues(text: string): AxisValue[] {
  const lines = [...new Set(text.split("\n").map((line) => line.trim()))].filter((line) => line !== "");
  if (lines.length === 0) throw new TypedError(promptsTexts.readAxis.noNegativePrompts, 0, text.length);
  return lines.map((line) => {
    const negativePrompt = /^\(none\)$/i.test(line) ? "" : line;
    const isNone = negativePrompt === "";
    return {
      label: isNone ? promptsTexts.readAxis.none : line,
      head: isNone ? promptsTexts.readAxis.nothingLeftOut : promptsTexts.readAxis.without(line),
      apply: (body) => ({ ...body, negativePrompt }),
    };
  });
}

function promptValues(tree: readonly ResolvedNode[], { draws, drawSeed }: ExperimentSettings): AxisValue[] {
  if (tree.every((node) => node.kind === "text")) {
    throw new TypedError(promptsTexts.readAxis.noChoices, 0, 0);
  }
  const expansions = draws.trim() === "" ? allPrompts(tree) : drawPrompts(tree, Number(draws), drawSeed);
  return expansions.map(({ prompt, choices }) => ({
    label: choices.map((choice) => choice || promptsTexts.readAxis.nothing).join(" · "),
    apply: (body) => ({ ...body, prompt }),
  }));
}

function allPrompts(tree: readonly ResolvedNode[]): Expansion[] {
  const found = new Map<string, Expansion>();
  let looked = 0;
  for (const expansion of expandPrompt(tree)) {
    if (!found.has(expansion.prompt)) found.set(expansion.prompt, expansion);
    if (found.size > CELLS_MAX || ++looked > LOOK_AT_MOST) {
      const total = countPrompts(tree);
      const count = Number.isSafeInteger(total) ? total : undefined;
      throw new TypedError(promptsTexts.readAxis.tooManyPrompts(count, CELLS_MAX), 0, 0);
    }
  }
  return [...found.values()];
}
