/** Nouns that say in what form the thing before them is meant: "rabbit figurine", "dragon toy". */
export const FORM_HEADS: ReadonlySet<string> = new Set(
  "figurine statue statuette sculpture toy doll plush plushie model figure replica miniature carving bust idol ornament decoration souvenir keychain prop icon emoji character silhouette avatar puppet hybrid creature".split(
    " ",
  ),
);

/** Form heads of stone where no material is named. */
export const STONE_FORMS: ReadonlySet<string> = new Set("statue sculpture bust idol statuette".split(" "));

/** Form heads that make the thing a plush toy. */
export const SOFT_FORMS: ReadonlySet<string> = new Set("plush plushie doll".split(" "));
