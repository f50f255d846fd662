import { afterAll, beforeAll, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { openWorkCounter } from "../../support/count-work.ts";

/** Of the longest prompt there may be, in blocks of code run: a chair takes 3,000. */
const MOST_WORK = 250_000;
/** Of a text four times as long as may be: linear is 4, quadratic 16. Some of it is quadratic, and small at the longest length. */
const MOST_GROWTH = 12;

let counter: Awaited<ReturnType<typeof openWorkCounter>>;
beforeAll(async () => {
  counter = await openWorkCounter("/src/engine/language/");
});
afterAll(() => counter.close());

const lexicon = engineLexicon();
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  model: (text) => readPrompt(text, null, lexicon),
  material: (text) => readMaterialPrompt(text, null, lexicon),
  negative: (text) => readPrompt("a dog with a hat on a red chair", text, lexicon),
};

const FRAGMENTS = [
  ...["of ", "with a ", "a on b on c ", "not ", "without a ", "x and x and ", "on top of ", "between "],
  ...["e ", "'s ", "-", "a-", ",", '"', '"text" ', "a. ", "é", "🪑", "椅子 "],
  ...["12 ", "two ", "half ", "half gold half ", "very ", "red ", "red and blue ", "gold ", "rusty ", "glass "],
  ...["zzqx ", "teh ", "chair ", "glasses ", "her hat ", "wooden handle ", "a pile of ", "shaped like a "],
  ...[
    "a chair on a table ",
    "a dog with a hat with a ",
    "dog wearing a hat, ",
    "moss between bricks ",
    "scattered on ",
    "a bear fishing ",
    "fishing ",
  ],
];

test.each(Object.keys(READERS))("no %s prompt takes more work to read than its length explains", async (reader) => {
  const read = READERS[reader] as (text: string) => unknown;
  const found: Record<string, { work: number; growth: number }> = {};
  for (const fragment of FRAGMENTS) {
    const textOf = (length: number) => fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length);
    // what is looked up for the first time is kept
    read(textOf(1000));
    const work = await counter.count(() => read(textOf(1000)));
    const growth = (await counter.count(() => read(textOf(4000)))) / work;
    found[fragment] = { work, growth: Math.round(growth * 10) / 10 };
  }
  const tooMuch = Object.entries(found).filter(([, { work, growth }]) => work > MOST_WORK || growth > MOST_GROWTH);
  expect(tooMuch).toEqual([]);
  // the counter counts
  expect(found["a chair on a table "]?.work).toBeGreaterThan(1000);
});
