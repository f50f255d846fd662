import { lastWord, type Term } from "../terms/term.ts";
import type { ConnectorKind } from "../words/connectors.ts";
import { SCALES } from "../words/scales.ts";

/** A piece of the prompt up to the next connector. */
export interface Segment {
  /** What ties it to the piece before; none for the first. */
  readonly tie?: ConnectorKind;
  readonly tieWords: string;
  readonly terms: Term[];
}

/** Whether nothing is named but what was named before. */
export const isRepeated = (terms: readonly Term[], base: readonly Term[]): boolean =>
  terms.some(({ entry }) => entry.material) &&
  terms.every(({ lemma, entry }) =>
    Boolean(
      entry.determiner ||
        entry.grammar ||
        base.some((term) => term.lemma === lemma || (entry.material && term.entry.material?.id === entry.material.id)),
    ),
  );

/** What is built of stones. */
const STONEWORK =
  /(?:^| )(?:(?:stone|rock|rubble|castle|dry stone|flagstone|cobblestone|cobble) (?:wall|road|street|path|pavement|paving)|cobblestone|cobble|stonework|masonry|rubble|dry stone|stone)$/;
const STONES: ReadonlySet<string> = new Set("stone rock boulder cobble cobblestone".split(" "));
const BRICKWORK = /(?:^| )(?:brick|brickwork|brick wall|brick floor)$/;

/** What else a surface is all made of, and what is made of it: of these a size says how large they are. */
const MADE_OF: readonly (readonly [piece: RegExp, work: RegExp])[] = [
  [
    /^(?:board|floorboard|plank|strip|slat|lath|batten)$/,
    /(?:^| )(?:oak|pine|walnut|wood|floor|flooring|deck|decking|parquet|siding|cladding|plank|board|fence|wall)$/,
  ],
  [/^tile$/, /(?:^| )(?:tile|tiling|mosaic|bathroom|pool|floor|wall)$/],
  [/^(?:chip|fleck|aggregate)$/, /(?:^| )(?:terrazzo|aggregate|concrete|granite)$/],
  [/^(?:weave|knit|thread|yarn|loop|stitch|rib|wale|mesh)$/, /./],
  [/^pebble$/, /(?:^| )pebble$/],
  [/^(?:link|plate|panel|hexagon|square|petal|scale)$/, /./],
];

/** Some of them only, or some that lie about. */
const APART =
  /^(?:some|few|a few|several|random|occasional|odd|loose|fallen|scattered|broken|missing|little|tiny|small)$/;

/**
 * "Dry stone wall with irregular rocks": what it is built of, and nothing that lies on it. Stones of another stuff or colour
 * than the wall's may be some among the others.
 */
export function isPiecesOf({ tie, tieWords, terms }: Segment, base: readonly Term[]): boolean {
  const noun = terms.at(-1);
  if (tie !== "with" || !/^(?:with|of|has|having)$/.test(tieWords) || !noun || terms.length < 2) return false;
  const others = terms.slice(0, -1);
  const made = MADE_OF.find(([piece]) => piece.test(noun.lemma))?.[1];
  if (made) {
    const isSize = ({ lemma, entry }: Term) => SCALES.has(lemma) || Boolean(entry.determiner || entry.degree);
    return others.every(isSize) && base.some(({ lemma, entry }) => entry.material && made.test(lemma));
  }
  if (!noun.plural) return false;
  if (
    others.some(
      ({ lemma, entry }) => APART.test(lemma) || entry.colours || entry.material || entry.covering || entry.count,
    )
  )
    return false;
  const built = STONES.has(noun.lemma) ? STONEWORK : noun.lemma === "brick" ? BRICKWORK : undefined;
  return built !== undefined && base.some(({ lemma, entry }) => entry.material && built.test(lemma));
}

/** Words that say that something was covered. */
export const SHOWN = /^(?:exposed|visible|showing|revealed|bared)$/;
const UNDER: ReadonlySet<string> = new Set(["under", "behind"]);

/** "With exposed brick underneath", "with bricks showing through": where the coat is gone, and in no loose pieces. */
export const isUncovered = ({ tie, tieWords, terms }: Segment, next: Segment | undefined): boolean =>
  (tie === "with" || tie === "and") &&
  (/^(?:showing|reveal)/.test(tieWords) ||
    terms.some(({ lemma }) => SHOWN.test(lemma) || lastWord({ lemma }) === "underneath") ||
    (next?.terms.length === 0 && (UNDER.has(next.tie ?? "") || next.tieWords === "showing")));

/** "Waves in indigo on cream": what a figure is on, where that is a mere colour, is the colour of the ground. */
export const isGroundHue = ({ tie, terms }: Segment, base: readonly Term[]): boolean =>
  tie === "on" &&
  terms.length > 0 &&
  terms.every(({ entry }) => (entry.colours || entry.tint) && !entry.material && !entry.trait) &&
  base.some(({ entry }) => entry.colours) &&
  base.some(({ entry }) => entry.trait?.role === "pattern");
