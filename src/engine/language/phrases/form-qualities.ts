import { WIRE } from "../said/drawn-in-wire.ts";
import { lastWord, type Term } from "../terms/term.ts";
import { seekMaterial, type Vocabulary } from "../terms/vocabulary.ts";
import { PLAIN_COLOURS } from "../words/colours.ts";
import { FIGURINE_FORMS, MISNAMED, SOFT_FORMS, STONE_FORMS } from "../words/form-heads.ts";

/** `toy` in "plush toy" and "toy", `statue` in "bronze statue". */
export const formName = ({ lemma }: Pick<Term, "lemma">): string => lemma.slice(lemma.lastIndexOf(" ") + 1);

const SOFT = /^(?:plush|stuffed|soft|cuddly) /;

/** What the first word of a concept's own word says, where the rest is a word of it too: "red apple", "bronze statue". */
export function innerQualities(head: Term, { entries }: Vocabulary): Term[] {
  const space = head.lemma.indexOf(" ");
  const known = head.entry.object;
  if (space < 0 || !known?.own || MISNAMED.has(head.lemma)) return [];
  const first = { ...head, lemma: head.lemma.slice(0, space), end: head.start + 1 };
  if (known.madeOf) return [{ ...first, entry: { material: { ...known.madeOf, exact: true } } }];
  const { colours, object } = entries.get(first.lemma) ?? {};
  // "orange tree" says what it bears
  if (object?.own) return [];
  const isSame = entries.get(head.lemma.slice(space + 1))?.object?.concept === known.concept;
  return colours && isSame && PLAIN_COLOURS.has(first.lemma) ? [{ ...first, entry: { colours } }] : [];
}

/** "big wheel", "round shield", which are things too: what its first word says of size and shape where it names a part. */
export function innerSize(head: Term, { entries }: Vocabulary): Term[] {
  const space = head.lemma.indexOf(" ");
  const trait = space < 0 ? undefined : entries.get(head.lemma.slice(0, space))?.trait;
  if (!(trait?.role === "size" || trait?.role === "shape") || !entries.get(lastWord(head))?.part) return [];
  return [{ ...head, lemma: head.lemma.slice(0, space), end: head.start + 1, entry: { trait } }];
}

/** "a terracotta pot", which is a thing too: all that the first words of it say where it names a part. */
export function innerOfPart(head: Term, vocabulary: Vocabulary): Term[] {
  const space = head.lemma.indexOf(" ");
  const first = space < 0 ? "" : head.lemma.slice(0, space);
  // pots of clay are fired
  const { material } = vocabulary.entries.get(first === "clay" ? "terracotta" : first) ?? {};
  const isPart = vocabulary.entries.get(lastWord(head))?.part !== undefined;
  const matter = material && isPart ? [{ ...head, lemma: first, end: head.start + 1, entry: { material } }] : [];
  return [...innerQualities(head, vocabulary), ...innerSize(head, vocabulary), ...matter];
}

/** What a form noun says of the thing that has the form: a statue is of stone and a plush toy soft, where nothing else is said. */
export function formQualities(form: Term, rest: readonly Term[], { lexicon, entries }: Vocabulary): Term[] {
  const lemma = formName(form);
  const wire = [...rest, form].find((term) => WIRE.test(term.lemma.replace(/ sculpture$/, "")));
  if (wire) {
    const metal = entries.get(wire.lemma.replace(WIRE, ""))?.material;
    return [
      styled(form, "wireframe"),
      ...(metal ? [{ ...wire, entry: { material: { ...metal, exact: true as const } } }] : []),
    ];
  }
  const materials = rest.flatMap(({ entry }) => (entry.material ? [entry.material.id] : []));
  if (SOFT_FORMS.has(lemma)) return materials.length > 0 ? [] : [styled(form, "plush")];
  if (lemma === "keychain") return [styled(form, "keychain")];
  if (lemma === "toy") return SOFT.test(form.lemma) ? [styled(form, "plush")] : [styled(form, "toy")];
  if (FIGURINE_FORMS.has(lemma)) {
    if (!materials.every((id) => /ceramic|porcelain/.test(id))) return [];
    // white with blue flowers, unless another colour is said
    const isDyed = rest.some(({ entry, lemma }) => entry.colours && lemma !== "white" && lemma !== "blue");
    const glaze = isDyed && materials.length === 0 ? seekMaterial(lexicon, ["ceramic-glaze"]) : undefined;
    if (glaze) return [{ ...form, entry: { usualMaterial: glaze } }];
    return isDyed ? [] : [styled(form, "porcelain-figurine")];
  }
  if (lemma === CLIPPED && materials.length === 0) return leafy(form, lexicon);
  if (!STONE_FORMS.has(lemma)) return [];
  if (materials.includes("bronze") && lemma !== "bust") return [styled(form, "bronze")];
  const id = seekMaterial(lexicon, ["marble", "stone", "class:stone"]);
  const statue = [styled(form, "statue"), ...(lemma === "bust" ? [styled(form, "bust")] : [])];
  if (materials.length > 0 || id === undefined) return statue;
  return [...statue, { ...form, entry: { usualMaterial: id } }];
}

/** A bush that is cut to the shape of something. */
const CLIPPED = "topiary";

function leafy(form: Term, lexicon: Vocabulary["lexicon"]): Term[] {
  const id = seekMaterial(lexicon, ["moss", "grass"]);
  return id === undefined ? [] : [{ ...form, entry: { material: { id, exact: true } } }];
}

/** A term that says in what style a thing is made. */
export const styled = (term: Term, trait: string): Term => ({ ...term, entry: { trait: { role: "style", trait } } });
