import type { Mention } from "./scene.ts";

/** Characters that can be read on a thing in a picture. */
const MOST = 40;

/** Words that are written on something: in quotation marks, or after "that says". */
export class Inscriptions {
  /** Written before the thing was named: 'a "Minnesota" license plate'. */
  #pending = "";

  /** One more word of what stands on a thing. */
  write(word: string, mention: Mention | undefined): void {
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
