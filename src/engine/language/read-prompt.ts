import { aLittle } from "./a-little.ts";
import { settleBelongings } from "./as-belongs.ts";
import { lookAtDevices, settleUse } from "./as-used.ts";
import type { Brief, BriefObject, Relation } from "./brief.ts";
import { browse } from "./browse.ts";
import { cook } from "./cook.ts";
import { putCostumesOn } from "./costume-on.ts";
import { disambiguate } from "./disambiguate.ts";
import { equip } from "./equip.ts";
import { defaultConcept, findOwn, withArticle } from "./find-concept.ts";
import { fillWithCoins } from "./gold-in-pots.ts";
import type { Lexicon } from "./lexicon.ts";
import { matchTerms } from "./match-terms.ts";
import { playAround, playTogether } from "./play-together.ts";
import { quoteOnSigns } from "./quote-on-signs.ts";
import { readNegative } from "./read-negative.ts";
import { readScene } from "./read-scene.ts";
import { finishMention, newMention, type Scene } from "./scene.ts";
import { serve } from "./serve.ts";
import { setStones } from "./set-stones.ts";
import { setWeave } from "./set-weave.ts";
import { settleBones } from "./settle-bones.ts";
import { settleClauses } from "./settle-clauses.ts";
import { settleCloths } from "./settle-cloths.ts";
import { settleDeeds } from "./settle-deeds.ts";
import { settleFloats } from "./settle-floats.ts";
import { settleFormation } from "./settle-formation.ts";
import { settleGreetings } from "./settle-greetings.ts";
import { settleHues } from "./settle-hues.ts";
import { settleLights } from "./settle-lights.ts";
import { settleMends } from "./settle-mends.ts";
import { settlePlumage } from "./settle-plumage.ts";
import { settleProductions } from "./settle-productions.ts";
import { settleSmoke } from "./settle-smoke.ts";
import { settleToppings } from "./settle-toppings.ts";
import { settleVariety } from "./settle-variety.ts";
import { settleVerbs } from "./settle-verbs.ts";
import { settleYoung } from "./settle-young.ts";
import { sitAtWork, standAtDough, takeOars } from "./sit-at-work.ts";
import { pourOut, spillWhatLeaks } from "./strew.ts";
import { lightSome, takeLit } from "./take-lit.ts";
import { takeTools } from "./take-tools.ts";
import { takeUp } from "./take-up.ts";
import { tellAges } from "./tell-ages.ts";
import { tellDoing } from "./tell-doing.ts";
import { tellPurpose } from "./tell-purpose.ts";
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
  const plumed = settlePlumage(matchTerms(tokens, vocabulary), vocabulary);
  const named = settleBones(disambiguate(aLittle(plumed, vocabulary), vocabulary), vocabulary);
  const grown = settleFloats(settleYoung(named, vocabulary), vocabulary);
  const done = settleDeeds(settleVerbs(settleGreetings(settleProductions(grown))));
  const settled = fillWithCoins(
    settleCloths(settleSmoke(settleClauses(settleHues(settleToppings(done)))), vocabulary),
    vocabulary,
  );
  const formed = settleFormation(settleLights(settled, vocabulary), vocabulary);
  const typed = settleMends(settleVariety(formed, vocabulary), vocabulary);
  const burning = takeLit(workInto(typed, ledger), ledger);
  const terms = tellUntoldWriting(quoteOnSigns(turnRound(turnBeing(burning.rest, vocabulary), vocabulary), vocabulary));
  const scene = readScene(terms, vocabulary, ledger);
  if (scene.mentions.length === 0) addDefault(scene, vocabulary);
  untangle(scene, vocabulary);
  lookAtDevices(scene, terms);
  takeTools(scene);
  spillWhatLeaks(scene);
  pourOut(scene);
  cook(scene, vocabulary);
  equip(scene, vocabulary);
  playTogether(scene);
  playAround(scene, vocabulary);
  serve(scene, vocabulary);
  putCostumesOn(scene);
  browse(scene);
  takeUp(scene, vocabulary);
  settleUse(scene, vocabulary);
  settleBelongings(scene, vocabulary);
  sitAtWork(scene, vocabulary);
  standAtDough(scene);
  takeOars(scene);
  tellAges(scene);
  setStones(scene);
  setWeave(scene);
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
