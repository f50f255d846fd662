import { agreeArticle } from "./agree-article.ts";
import { choiceWeight } from "./choice-weight.ts";
import type { Emphasis, Stretch } from "./emphasis.ts";

/** How much of what follows, from little to much; nothing stands between. */
const DEGREES = ["barely", "slightly", "", "very"] as const;

/** Other ways to say them. */
const SAME: Readonly<Record<string, (typeof DEGREES)[number]>> = {
  hardly: "barely",
  lightly: "slightly",
  somewhat: "slightly",
  partly: "slightly",
  mildly: "slightly",
  faintly: "slightly",
  quite: "",
  really: "very",
  heavily: "very",
  badly: "very",
  extremely: "very",
};

/** What there can be more or less of: age, wear and what lies on things. A test holds every one against the engine. */
export const GRADED: ReadonlySet<string> = new Set(
  `old aged antique weathered worn used tattered frayed shabby torn ragged distressed abandoned ruined rotten decayed rusty rusted
corroded patinated mossy overgrown dusty cobwebbed dirty grimy filthy muddy bloody oily greasy moldy mouldy dented battered broken
damaged faded bleached dry wet damp cracked chipped burnt burned scorched charred frozen icy snowy peeling scratched scuffed discolored discoloured tarnished polished shiny glossy painted`.split(
    /\s+/,
  ),
);

const WORD = /[\p{L}\p{M}'’-]+/gu;

/**
 * One step more or less of what the caret or the selection is on: of a word of wear, by the adverb before it ("slightly rusty",
 * "rusty", "very rusty"); inside `{a|b}` of how often that choice is drawn (`{2::a|b}`).
 *
 * @returns Undefined where nothing is graded, or no step is left.
 */
export function stepEmphasis(prompt: string, selection: Stretch, by: 1 | -1): Emphasis | undefined {
  return choiceWeight(prompt, selection.start, by) ?? stepDegree(prompt, selection, by);
}

function stepDegree(prompt: string, selection: Stretch, by: 1 | -1): Emphasis | undefined {
  const words = [...prompt.matchAll(WORD)].map(({ 0: word, index: start }) => ({
    word: word.toLowerCase(),
    start,
    end: start + word.length,
  }));
  const touched = words.findIndex(({ start, end }) => start <= selection.end && end >= selection.start);
  if (touched < 0) return undefined;
  // on the adverb itself the word after it is meant
  const at = [touched, touched + 1].find((each) => GRADED.has(words[each]?.word ?? ""));
  const target = at === undefined ? undefined : words[at];
  if (at === undefined || !target) return undefined;
  const before = words[at - 1];
  const said = before && /^\s+$/.test(prompt.slice(before.end, target.start)) ? degreeOf(before.word) : undefined;
  const next = DEGREES[DEGREES.indexOf(said ?? "") + by];
  if (next === undefined) return undefined;
  const place = said === undefined ? target.start : (before?.start ?? target.start);
  const word = prompt.slice(target.start, target.end);
  const isFirst = /^\p{Lu}/u.test(prompt.slice(place, place + 1)) && word !== word.toUpperCase();
  const degreed = next === "" ? word : `${next} ${isFirst ? word.toLowerCase() : word}`;
  const rest = isFirst ? degreed.charAt(0).toUpperCase() + degreed.slice(1) : degreed;
  const lead = agreeArticle(prompt.slice(0, place), rest);
  const end = lead.length + rest.length;
  // the article may be another one
  const start = sharedLength(lead, prompt);
  return { start, end: target.end, text: (lead + rest).slice(start), selected: { start: end - word.length, end } };
}

const degreeOf = (word: string): (typeof DEGREES)[number] | undefined =>
  DEGREES.find((degree) => degree === word) ?? SAME[word];

/** Letters that two texts begin with alike. */
function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
