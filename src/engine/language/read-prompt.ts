import type { Brief, BriefObject, Relation } from "./brief.ts";
import type { Lexicon } from "./lexicon.ts";
import { readScene } from "./phrases/read-scene.ts";
import { readNegative } from "./read-negative.ts";
import { lookAtDevices } from "./scene/as-used.ts";
import { finishMention, newMention, type Scene } from "./scene/scene.ts";
import { SCENE_PASSES } from "./scene/scene-passes.ts";
import { untangle } from "./scene/untangle.ts";
import { quoteOnSigns } from "./senses/quote-on-signs.ts";
import { lightSome, takeLit } from "./senses/take-lit.ts";
import { setOddApart, takeOdd } from "./senses/take-odd.ts";
import { tellDoing } from "./senses/tell-doing.ts";
import { tellPurpose } from "./senses/tell-purpose.ts";
import { TERM_PASSES } from "./senses/term-passes.ts";
import { turnBeing } from "./senses/turn-being.ts";
import { turnRound } from "./senses/turn-round.ts";
import { tellUntoldWriting } from "./senses/untold-writing.ts";
import { workInto } from "./senses/worked-into.ts";
import { matchTerms } from "./terms/match-terms.ts";
import type { Term } from "./terms/term.ts";
import { tokenize } from "./terms/tokenize.ts";
import { type Vocabulary, vocabularyOf } from "./terms/vocabulary.ts";
import { WordLedger } from "./terms/word-ledger.ts";
import { defaultConcept, findOwn, withArticle } from "./things/find-concept.ts";
import { USUAL_THINGS } from "./words/usual-things.ts";

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
  const { rest, odd } = takeOdd(burning.rest, ledger);
  const terms = tellUntoldWriting(quoteOnSigns(turnRound(turnBeing(rest, vocabulary), vocabulary), vocabulary));
  const scene = readScene(terms, vocabulary, ledger);
  if (odd) setOddApart(scene, odd, ledger, vocabulary);
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
