import type { Guise, GuiseRow } from "./guise.ts";
import { GUISES_OF_ANIMALS } from "./guises-of-animals.ts";
import { GUISES_OF_CALLINGS } from "./guises-of-callings.ts";
import { GUISES_OF_HISTORY } from "./guises-of-history.ts";
import { GUISES_OF_LEISURE } from "./guises-of-leisure.ts";
import { GUISES_OF_PEOPLES } from "./guises-of-peoples.ts";
import { GUISES_OF_SPORTS } from "./guises-of-sports.ts";
import { GUISES_OF_TALES } from "./guises-of-tales.ts";
import { GUISES_OF_THE_OPEN_AIR } from "./guises-of-the-open-air.ts";
import { GUISES_OF_THINGS } from "./guises-of-things.ts";
import { GUISES_OF_TRADES } from "./guises-of-trades.ts";

const ROWS: Readonly<Record<string, GuiseRow>> = {
  ...GUISES_OF_TRADES,
  ...GUISES_OF_THE_OPEN_AIR,
  ...GUISES_OF_CALLINGS,
  ...GUISES_OF_LEISURE,
  ...GUISES_OF_SPORTS,
  ...GUISES_OF_HISTORY,
  ...GUISES_OF_TALES,
  ...GUISES_OF_PEOPLES,
  ...GUISES_OF_ANIMALS,
  ...GUISES_OF_THINGS,
};

export type GuiseName = string;

export const GUISES: ReadonlyMap<GuiseName, Guise> = new Map(
  Object.entries(ROWS).map(([name, [words, wear, colours, look]]) => [
    name,
    {
      words: words.split("|"),
      wear,
      colours: Object.fromEntries(
        colours
          .split(",")
          .filter((pair) => pair !== "")
          .map((pair) => {
            const [slot = "", ...rest] = pair.split(" ");
            return [slot, rest.join(" ")];
          }),
      ),
      ...(look !== undefined && { look }),
    },
  ]),
);

const THINGS: ReadonlySet<GuiseName> = new Set(Object.keys(GUISES_OF_THINGS));

/** Guises whose words name an animal or a thing, not a person: nobody wears them who is not said to. */
export const COSTUMES: ReadonlySet<GuiseName> = new Set([...Object.keys(GUISES_OF_ANIMALS), ...THINGS]);

/** Guises of those who are told by their bodies: another trade changes their clothes and nothing else. */
const BEINGS: ReadonlySet<GuiseName> = new Set([...Object.keys(GUISES_OF_PEOPLES), "devil", "vampire", "angel"]);

/** What a goblin looks like, whatever else the words say that he does; undefined where they name nobody told by the body. */
export const bodyAmong = (words: readonly string[]): string | undefined => {
  const being = words.map(guiseOf).find((guise) => guise !== undefined && BEINGS.has(guise));
  return being === undefined ? undefined : (GUISES.get(being)?.look ?? "");
};

const BY_WORD: ReadonlyMap<string, GuiseName> = new Map(
  [...GUISES].flatMap(([name, { words }]) => words.map((word): [string, GuiseName] => [word, name])),
);

/** The guise that goes by this word: `fireman` is a firefighter. */
export const guiseOf = (word: string): GuiseName | undefined => (GUISES.has(word) ? word : BY_WORD.get(word));

/** The same for what may be more than one word: whoever "henry the eighth king" is, he is dressed as a king. */
export const guiseAmong = (words: string): GuiseName | undefined =>
  guiseOf(words) ??
  words
    .split(" ")
    .reverse()
    .map(guiseOf)
    // whoever delivers pizza is not dressed as one: a thing must be the last word
    .find((guise, i) => guise !== undefined && (i === 0 || !THINGS.has(guise)));
