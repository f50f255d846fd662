import { fromHex } from "../../math/color.ts";
import type { NounPhrase } from "../phrases/noun-phrase.ts";
import type { Mention, Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { isLiving } from "../ties/relate.ts";
import { BODY_SPOTS } from "../words/body-spots.ts";
import { slotOf } from "./part-owner.ts";

/** Characters that can be read on a thing in a picture. */
const MOST = 40;

/** Words that are written on something: in quotation marks, or after "that says". */
export class Inscriptions {
  /** Written before the thing was named: 'a "Minnesota" license plate'. */
  #pending = "";

  /** One more word of what stands on a thing, in the colour that the term bears. */
  write(word: string, mention: Mention | undefined, { entry }: Pick<Term, "entry">): void {
    const [said] = entry.colours ?? [];
    if (mention && said) mention.written = { ...mention.written, colour: fromHex(said.hex) };
    if (mention) mention.inscription = joined(mention.inscription ?? "", word);
    else this.#pending = joined(this.#pending, word);
  }

  /** Gives a thing what was written before it was named. */
  settle(mention: Mention | undefined): void {
    if (!mention || this.#pending === "") return;
    mention.inscription = joined(this.#pending, mention.inscription ?? "");
    this.#pending = "";
  }
}

/** "advertising a barber shop" shows no article. */
const joined = (text: string, word: string): string =>
  text === "" && /^(?:a|an|the)$/.test(word) ? "" : `${text} ${word}`.trim().slice(0, MOST);

/** Sides of things, among them such as are things elsewhere. */
const SIDES =
  /^(?:door|hood|bonnet|trunk|side|roof|wing|tail|back|front|chest|sleeve|pocket|lid|cover|spine|label|hull|bow|stern|flap|top|nose|fuselage|tailgate|bumper)$/;

/** "With the number 7 on the door": where on the thing it is written, and no door beside it. */
export function isWrittenThere(
  head: Term,
  { kind, source }: Tie,
  { definite, owned }: Pick<NounPhrase, "definite" | "owned">,
  vocabulary: Vocabulary,
): boolean {
  if (!/^(?:on|in|place)$/.test(kind) || !source?.inscription || !(definite || owned)) return false;
  const spot = isLiving(source) ? BODY_SPOTS.get(head.lemma) : undefined;
  // on a back or a flank it is seen from no more than one side: there it is written where it shows best
  if (spot && /^(?:chest|belly|forehead)$/.test(spot)) {
    source.written = { ...source.written, spot };
    return true;
  }
  if (!SIDES.test(head.lemma)) return false;
  const slot = slotOf(vocabulary, source, head);
  if (slot !== undefined) source.written = { ...source.written, slot };
  return true;
}
