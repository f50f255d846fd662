/** Nouns for what is shown on a thing: the word before says what it shows. */
export const EMBLEM_HEADS: ReadonlySet<string> = new Set(
  "emblem crest insignia symbol badge logo motif pattern print design picture portrait image decal illustration drawing engraving carving embroidery artwork silhouette face sigil icon graphic shape cutout imprint".split(
    " ",
  ),
);

/** Of these there are many, all over the thing. */
export const ALL_OVER: ReadonlySet<string> = new Set("motif pattern".split(" "));

/** Ties of what is painted, printed or cut on a thing. */
export const SHOWN_WITH =
  /^(?:painted|engraved|embroidered|carved|etched|printed|emblazoned|stamped|stenciled|patterned|embossed) with|^depicting/;

/** Cut in rather than laid on. */
export const CARVED = /\b(?:engrav|etch|carv|emboss)/;

/** Things that what is "with" them is printed on: nobody stands a crane by a kimono. */
export const PRINTABLE: ReadonlySet<string> = new Set(
  "shirt jacket dress kimono skirt apron tie scarf sock trousers flag banner shield mug kite backpack".split(" "),
);

/** Things on which many signs are a pattern: nobody puts flowers in a teapot. */
export const PATTERNED: ReadonlySet<string> = new Set(
  "teapot kettle umbrella curtain suitcase pillow blanket rug helmet skateboard surfboard hand-fan paper-lantern paper-crane plate tray sofa armchair sneaker boot bag handbag wallet guitar tent piggy-bank hand-glove".split(
    " ",
  ),
);

/** Signs that are nothing but signs, and the families of what bears them. */
export const PLAIN_SIGNS: ReadonlySet<string> = new Set(
  "heart|star|crescent|crescent moon|half moon|lightning bolt|thunderbolt|paw|paw print|pawprint|snowflake|smiley|smiley face|music note|musical note|clover|shamrock|compass rose".split(
    "|",
  ),
);
export const SIGN_BEARERS =
  /^(?:vessel|container|garment|accessory|device|toy|vehicle|weapon|tool|furniture|sport|household|tableware|object)$/;

/** Patterns that cloth has by itself. */
export const PLAIN_PRINTS: ReadonlySet<string> = new Set("floral flower starry botanical rose leaf star".split(" "));

/** Signs that everybody draws in the same way; the drawing room knows the same words. */
export const SIGNS: ReadonlySet<string> = new Set(
  "heart|star|starry|moon|crescent|crescent moon|half moon|sun|sunburst|flower|floral|blossom|daisy|rose|cherry blossom|sakura|petal|botanical|lotus|tulip|peony|lightning|lightning bolt|thunderbolt|bolt|cross|plus|paw|paw print|pawprint|snowflake|snow|smiley|smiley face|smile|smiling face|happy face|emoji|leaf|foliage|note|music note|musical note|music|butterfly|arrow|flame|fire|clover|shamrock|four-leaf clover|compass rose".split(
    "|",
  ),
);

/** A flag that says whose it is: a Union Jack, the flag of Brazil. */
export const NATIONAL = / (?:flag|jack)$|^flag of |^stars and stripes$|^jolly roger$/;
