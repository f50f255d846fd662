import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { isLiving } from "../ties/relate.ts";

/** Words for all the bones of a body, and for those of its head. */
const BONES: ReadonlyMap<string, "skeleton" | "skull"> = new Map([
  ["skeleton", "skeleton"],
  ["skeletal remains", "skeleton"],
  ["fossil skeleton", "skeleton"],
  ["skull", "skull"],
]);
const SKELETAL = /^skelet(?:al|on)$/;

/** Concepts, and families after the slash, by whose bones they are most like. The first that fits. */
const KINDS: readonly (readonly [kind: string, like: RegExp])[] = [
  ["cat", /^(?:cat|lion|lioness|tiger|spotted-cats?|leopard|cheetah|panther|lynx|jaguar)$/],
  ["bear", /bear$|^(?:panda|gorilla|sloth|koala)$/],
  ["mouse", /^(?:mouse|rat|squirrel|hamster|guinea-pig|mole|hedgehog|rabbit|hare|beaver|small-rodents|bat)$/],
  ["cow", /^(?:cow|bull|ox|oxen|bison|buffalo|yak|highland-cow|shaggy-cattle|minotaur)$/],
  ["ram", /^(?:sheep|goat|ram|ibex|sheep-kin|satyr)$/],
  ["deer", /^(?:deer|moose|reindeer|elk|deer-kin|antelope)$/],
  ["elephant", /^(?:elephant|mammoth|hippopotamus|rhinoceros)$/],
  ["crocodile", /^(?:crocodile|lizard|alligator|chameleon|turtle|frog|axolotl|snake)$/],
  ["dragon", /dragon|hydra|wyvern|griffin|pterodactyl/],
  ["triceratops", /^(?:triceratops|ankylosaurus)$/],
  ["stegosaurus", /^stegosaurus$/],
  ["sauropod", /^brachiosaurus$/],
  ["raptor", /^velociraptor$/],
  ["t-rex", /^(?:t-rex|dinosaur|spinosaurus|theropod)$|\/dinosaur$/],
  ["horse", /^(?:horse|pony|donkey|zebra|camel|giraffe|llama|alpaca|unicorn|pegasus|okapi|pig|boar|tapir)$|\/hoofed$/],
  ["whale", /^(?:whale|dolphin|orca|narwhal|cetacean|seals?|walrus|sea-serpent)$/],
  ["fish", /fish$|^(?:shark|eel|seahorse|ray|piranha|koi)$|\/sea$/],
  ["bird", /\/bird$/],
];
/** People are not among the beasts, though they are figures as some beasts are. */
const BEASTLY = /^(?:gorilla|chimpanzee|monkey|orangutan|lemur|minotaur|centaur|satyr|werewolf|yeti|furry)$/;

/**
 * "A cow skull", "the skeleton of a whale", "a skeletal dragon": the bones are the beast's, and nobody stands beside them.
 */
export function settleBones(terms: readonly Term[], vocabulary: Vocabulary): readonly Term[] {
  if (!terms.some(({ lemma }) => BONES.has(lemma) || SKELETAL.test(lemma))) return terms;
  const settled: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as Term;
    const bones = BONES.get(term.lemma);
    const before = settled.at(-1);
    const next = terms[at + 1];
    if (bones && before && term.pause === "none" && isBeast(before)) {
      settled.pop();
      settled.push(bonesOf(before, term, term, bones, vocabulary));
      continue;
    }
    const owner = bones && next?.lemma === "of" ? ownerAt(terms, at + 2) : undefined;
    if (bones && owner !== undefined) {
      const beast = terms[owner] as Term;
      // what is said of the beast is said of its bones
      const said = terms.slice(at + 2, owner).filter(({ entry }) => !entry.determiner);
      settled.push(...said, bonesOf(term, beast, beast, bones, vocabulary));
      at = owner;
      continue;
    }
    // "the skeleton of a pirate": people have the skeleton's own bones
    const man = bones && next?.lemma === "of" ? terms[at + (terms[at + 2]?.entry.determiner ? 3 : 2)] : undefined;
    if (man?.pause === "none" && man.entry.object?.concept.words[0] === "person") {
      settled.push({ ...term, end: man.end });
      at = terms.indexOf(man);
      continue;
    }
    if (SKELETAL.test(term.lemma) && next?.pause === "none" && isBeast(next)) {
      settled.push(bonesOf(term, next, next, "skeleton", vocabulary));
      at += 1;
      continue;
    }
    settled.push(term);
  }
  return settled;
}

const isBeast = ({ entry, lemma, quoted }: Term): boolean => {
  const { object } = entry;
  if (!object || quoted || !isLiving(object) || /skeleton|skull/.test(lemma)) return false;
  return object.concept.family !== "figure" || BEASTLY.test(object.concept.id);
};

/** Where the beast is named whose bones these are: the first noun, with no tie before it. */
function ownerAt(terms: readonly Term[], from: number): number | undefined {
  for (let at = from; at < Math.min(terms.length, from + 4); at += 1) {
    const term = terms[at] as Term;
    if (term.pause !== "none" || term.entry.connector) return undefined;
    if (isBeast(term)) return at;
    if (term.entry.object) return undefined;
  }
  return undefined;
}

/** The first and the last term as one, which is the bones of the beast that one of them names. */
function bonesOf(first: Term, last: Term, head: Term, bones: "skeleton" | "skull", { entries }: Vocabulary): Term {
  const beast = [first, last].find(isBeast) as Term;
  const { id, family } = (beast.entry.object as NonNullable<Term["entry"]["object"]>).concept;
  const kind = KINDS.find(([, like]) => like.test(id) || like.test(`/${family}`))?.[0];
  const object = entries.get(`${kind === undefined ? "dog" : kind.replaceAll("-", " ")} ${bones}`)?.object;
  return {
    ...head,
    start: first.start,
    end: last.end,
    pause: first.pause,
    joined: first.joined,
    possessive: false,
    plural: head.plural,
    lemma: `${lastWord(beast)} ${bones}`,
    wordClass: "thing",
    ...(object && { entry: { object } }),
  };
}
