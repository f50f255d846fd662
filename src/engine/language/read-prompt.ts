import { lookAtDevices } from "./as-used.ts";
import type { Brief, BriefObject, Relation } from "./brief.ts";
import { defaultConcept, findOwn, withArticle } from "./find-concept.ts";
import type { Lexicon } from "./lexicon.ts";
import { matchTerms } from "./match-terms.ts";
import { quoteOnSigns } from "./quote-on-signs.ts";
import { readNegative } from "./read-negative.ts";
import { readScene } from "./read-scene.ts";
import { finishMention, newMention, type Scene } from "./scene.ts";
import { SCENE_PASSES } from "./scene-passes.ts";
import { lightSome, takeLit } from "./take-lit.ts";
import { tellDoing } from "./tell-doing.ts";
import { tellPurpose } from "./tell-purpose.ts";
import type { Term } from "./term.ts";
import { TERM_PASSES } from "./term-passes.ts";
import { tokenize } from "./tokenize.ts";
import { turnBeing } from "./turn-being.ts";
import { turnRound } from "./turn-round.ts";
import { untangle } from "./untangle.ts";
import { tellUntoldWriting } from "./untold-writing.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";
import { WordLedger } from "./word-ledger.ts";
import { USUAL_THINGS } from "./words/usual-things.ts";
import { workInto } from "./worked-into.ts";

/**
 * Reads a prompt for a model: what is to be made, of what, how it stands together, and what was made of each word.
 * Total: any text gives a brief with at least one object.
 *
 * @param prompt Any text; time grows linearly with its length.
 * @param lexicon At least one concept.
 */
export function readPrompt(prompt: string, negativePrompt: string | null, lexicon: Lexicon): Brief {
  const vocabulary = vocabularyOf(lexicon);
  const tokens = tellDoing(tellPurpose(tokenize(prompt)), vocabulary);
  const ledger = new WordLedger(tokens);
  const typed = TERM_PASSES.reduce<readonly Term[]>(
    (terms, pass) => pass(terms, vocabulary),
    matchTerms(tokens, vocabulary),
  );
  const burning = takeLit(workInto(typed, ledger), ledger);
  const terms = tellUntoldWriting(quoteOnSigns(turnRound(turnBeing(burning.rest, vocabulary), vocabulary), vocabulary));
  const scene = readScene(terms, vocabulary, ledger);
  if (scene.mentions.length === 0) addDefault(scene, vocabulary);
  untangle(scene, vocabulary);
  lookAtDevices(scene, terms);
  for (const pass of SCENE_PASSES) pass(scene, vocabulary);
  const negativeWords = readNegative(negativePrompt, vocabulary, scene);
  const { mentions } = scene;
  const brief: Brief = {
    objects: mentions.map((mention): BriefObject => finishMention(mention)),
    relations: scene.links
      .filter(({ from, to }) => mentions.includes(from) && mentions.includes(to))
      .map(({ from, to, ...link }): Relation => ({ ...link, from: mentions.indexOf(from), to: mentions.indexOf(to) })),
    avoid: {
      colours: [...scene.avoid.colours],
      materials: [...scene.avoid.materials],
      conditions: [...scene.avoid.conditions],
    },
    words: [...ledger.uses(), ...negativeWords],
    notes: scene.notes,
  };
  return lightSome(brief, burning.lit);
}

function addDefault(scene: Scene, vocabulary: Vocabulary): void {
  const usual = findOwn(
    scene.early.materials.flatMap((id) => USUAL_THINGS.get(id) ?? []),
    vocabulary,
  );
  const concept = usual?.concept ?? defaultConcept(vocabulary);
  const word = usual?.word ?? concept.words[0] ?? concept.id;
  const mention = newMention({ concept, word, text: word, assumed: true, count: 1 });
  mention.qualities.addAll(scene.early);
  scene.mentions.push(mention);
  scene.notes.push(`The prompt names no thing: made ${withArticle(word)}.`);
}
