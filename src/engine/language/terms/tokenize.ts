/** A piece of a typed word: `three-legged` is one word and two tokens. */
export interface Token {
  readonly index: number;
  /** Lower case, without a possessive `'s`, apostrophes straight. */
  readonly lower: string;
  /** Index of the typed word it belongs to. */
  readonly word: number;
  /** True for `teacher's`. */
  readonly possessive: boolean;
  /** Joined to the token before it by a hyphen. */
  readonly joined: boolean;
  /** What stood before it: nothing but space, a comma (or dash, bracket, slash), or the end of a sentence. */
  readonly pause: "none" | "comma" | "sentence";
  /** Between quotation marks: written on something. */
  readonly quoted: boolean;
}

export interface Tokens {
  /** As typed, in order, one per word. */
  readonly words: readonly string[];
  readonly tokens: readonly Token[];
}

const isSentenceEnd = (code: number): boolean =>
  code === 0x2e || code === 0x21 || code === 0x3f || code === 0x0a || code === 0x3002;

const isSpace = (code: number): boolean =>
  code <= 0x20 || code === 0x7f || code === 0xa0 || (code >= 0x2000 && code <= 0x200f) || code === 0x3000;

/** ASCII letters and digits, and everything beyond ASCII that is neither space nor typographic punctuation. */
const isWordPart = (code: number): boolean => {
  if (code < 0x80) {
    return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  }
  if (code < 0xc0) return false;
  if (code >= 0x2010 && code <= 0x206f) return false;
  return !isSpace(code) && !(code >= 0x3001 && code <= 0x3003) && code !== 0xfeff;
};

const isApostrophe = (code: number): boolean => code === 0x27 || code === 0x2019 || code === 0x2018;
const isHyphen = (code: number): boolean => code === 0x2d || code === 0x2010 || code === 0x2011;

/** "TH: cracked sandstone": capitals before a colon at the start are a library's mark, and say nothing of the thing. */
const MARK = /^\s*[A-Z][A-Z0-9]{0,2}:/;

/** Splits a prompt into words and tokens in one pass over its characters: linear whatever was typed. */
export function tokenize(text: string): Tokens {
  const words: string[] = [];
  const tokens: Token[] = [];
  let pause: Token["pause"] = "none";
  const marked = MARK.exec(text)?.[0].length ?? 0;
  let at = 0;
  let quoted = false;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (!isWordPart(code)) {
      // one that stands alone opens nothing, and a prompt all in quotation marks is no inscription
      if (isQuote(code)) quoted = !quoted && words.length > 0 && hasQuote(text, at + 1);
      if (isSentenceEnd(code)) pause = "sentence";
      else if (
        !isSpace(code) &&
        !isApostrophe(code) &&
        code !== 0x22 &&
        code !== 0x201c &&
        code !== 0x201d &&
        code !== 0x26
      ) {
        if (pause === "none") pause = "comma";
      }
      at += 1;
      continue;
    }
    const start = at;
    while (at < text.length && continuesWord(text, at)) at += 1;
    const typed = text.slice(start, at);
    if (start >= marked) splitWord(typed, words.length, pause, quoted, tokens);
    words.push(typed);
    pause = "none";
  }
  return { words, tokens };
}

const isQuote = (code: number): boolean => code === 0x22 || code === 0x201c || code === 0x201d || code === 0x201e;

/** Whether the next quotation mark is near: a look ahead of so many characters keeps the time linear. */
function hasQuote(text: string, from: number): boolean {
  for (let at = from; at < Math.min(text.length, from + LONGEST_INSCRIPTION); at += 1) {
    if (isQuote(text.charCodeAt(at))) return true;
  }
  return false;
}
const LONGEST_INSCRIPTION = 80;

function continuesWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (isWordPart(code)) return true;
  const next = at + 1 < text.length ? text.charCodeAt(at + 1) : 0x20;
  // "4.5" stays one word, "chair.A" does not
  if (code === 0x2e) return isDigit(text.charCodeAt(at - 1)) && isDigit(next);
  // "jack-o'-lantern"
  if (isApostrophe(code) && isHyphen(next)) return true;
  return (isApostrophe(code) || isHyphen(code)) && isWordPart(next);
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

function splitWord(typed: string, word: number, pause: Token["pause"], quoted: boolean, tokens: Token[]): void {
  const pieces = typed
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll("‘", "'")
    .split(/'?[-\u2010\u2011]/);
  let joined = false;
  for (const piece of pieces) {
    const possessive = piece.endsWith("'s") && piece.length > 2;
    const lower = possessive ? piece.slice(0, -2) : piece;
    if (lower === "") continue;
    tokens.push({ index: tokens.length, lower, word, possessive, joined, quoted, pause: joined ? "none" : pause });
    joined = true;
  }
}
