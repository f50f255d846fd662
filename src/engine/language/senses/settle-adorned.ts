import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const BLOOM = /^(?:flower|blossom|daisy|rose|wildflower|petal|bloom|hibiscus|lily|sunflower|lotus)s?$/;
const CROWNED = /^(?:hair|antler|horn|head|mane)s?$/;
const CROWN = "flower crown";
const OWN = /^(?:his|her|its|their|the)$/;
/** Words before "with" and the bloom at most: "with three tiny white". */
const NEAR = 4;

/** "A woman with flowers in her hair": she wears them, and holds no bouquet. */
export function settleAdorned(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma, pause }, i) =>
      BLOOM.test(lemma) &&
      pause === "none" &&
      /^(?:in|on|around)$/.test(terms[i + 1]?.lemma ?? "") &&
      OWN.test(terms[i + 2]?.lemma ?? "") &&
      CROWNED.test(terms[i + 3]?.lemma ?? ""),
  );
  const tie = terms.findLastIndex(({ entry }, i) => i < at && entry.connector === "with");
  const [crown, wearing] = [entries.get(CROWN), entries.get("wearing")];
  if (at < 0 || tie < 0 || at - tie > NEAR || !crown || !wearing) return terms;
  const said = terms.slice(tie + 1, at).filter(({ entry }) => !entry.determiner && entry.count === undefined);
  const { start } = terms[at] as Term;
  const { end } = terms[at + 3] as Term;
  const worn: Term = {
    ...(terms[at] as Term),
    start,
    end,
    lemma: CROWN,
    plural: false,
    entry: crown,
    wordClass: "thing",
  };
  return [
    ...terms.slice(0, tie),
    { ...(terms[tie] as Term), lemma: "wearing", entry: wearing },
    ...said,
    worn,
    ...terms.slice(at + 4),
  ];
}
