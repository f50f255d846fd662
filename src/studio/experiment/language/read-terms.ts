import { promptsTexts } from "./texts.ts";
import { quote, TypedError } from "./typed-error.ts";

/**
 * Reads words and phrases with commas or line breaks between them. Double quotes keep a comma, and an empty pair of them
 * is an empty term; a backslash takes the next character as it is.
 *
 * @throws {TypedError} for a quotation that does not end.
 */
export function readTerms(text: string): string[] {
  const terms: string[] = [];
  let term = "";
  let wasQuoted = false;
  const push = () => {
    const trimmed = wasQuoted ? term : term.trim();
    if (trimmed !== "" || wasQuoted) terms.push(trimmed);
    term = "";
    wasQuoted = false;
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if (letter === "\\" && at + 1 < text.length) term += text[++at];
    else if (letter === '"' && term.trim() === "") {
      const end = closing(text, at);
      if (end === -1) {
        throw new TypedError(promptsTexts.readTerms.unquoted(quote(text.slice(at))), at, text.length - at);
      }
      term = text.slice(at + 1, end).replace(/\\(.)/g, "$1");
      wasQuoted = true;
      at = end;
    } else if (letter === "," || letter === "\n") push();
    else if (!wasQuoted || letter.trim() !== "") term += letter;
  }
  push();
  return terms;
}

function closing(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at;
  }
  return -1;
}
