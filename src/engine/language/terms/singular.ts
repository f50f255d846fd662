const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["men", "man"],
  ["women", "woman"],
  ["children", "child"],
  ["people", "person"],
  ["feet", "foot"],
  ["teeth", "tooth"],
  ["geese", "goose"],
  ["mice", "mouse"],
  ["lice", "louse"],
  ["dice", "die"],
  ["oxen", "ox"],
  ["knives", "knife"],
  ["leaves", "leaf"],
  ["wolves", "wolf"],
  ["shelves", "shelf"],
  ["halves", "half"],
  ["loaves", "loaf"],
  ["scarves", "scarf"],
  ["hooves", "hoof"],
  ["calves", "calf"],
  ["elves", "elf"],
  ["dwarves", "dwarf"],
  ["thieves", "thief"],
  ["cacti", "cactus"],
  ["fungi", "fungus"],
  ["vertices", "vertex"],
  ["candelabra", "candelabrum"],
  ["skis", "ski"],
  ["taxis", "taxi"],
  ["bikinis", "bikini"],
  ["kiwis", "kiwi"],
  ["lenses", "lens"],
]);

/** Words in -s that are no plurals. */
const NOT_PLURAL: ReadonlySet<string> = new Set(
  "glass grass brass dress bus gas cactus octopus compass mattress canvas chess cross moss class lens iris atlas walrus platypus hippopotamus bass fortress princess actress hostess waitress goddess marquess trellis pancreas tennis abacus fungus citrus crocus lotus papyrus virus ass harness mass press christmas asparagus hibiscus sphinx triceratops cyclops rhinoceros albatross pegasus tyrannosaurus stegosaurus brontosaurus chaos news lacrosse buttress cutlass cypress overpass eyeglass hourglass fiberglass wilderness abyss boss kiss axis oasis basis tardis venus focus genius hoss mars".split(
    " ",
  ),
);

/**
 * The singular of an English noun, by its ending. A word that is no plural comes back as it is.
 *
 * @param word Lower case.
 */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith("s") || NOT_PLURAL.has(word)) return word;
  if (word.endsWith("ss") || word.endsWith("us") || word.endsWith("is")) return word;
  if (word.endsWith("ies") && word.length > 4) return ieOrY(word);
  if (word.endsWith("sses") || word.endsWith("shes") || word.endsWith("ches") || word.endsWith("xes")) {
    return ENDS_IN_CHE.has(word) ? word.slice(0, -1) : word.slice(0, -2);
  }
  if (word.endsWith("zzes")) return word.slice(0, -2);
  if (word.endsWith("oes")) return ENDS_IN_OE.has(word) ? word.slice(0, -1) : word.slice(0, -2);
  if (word.endsWith("uses") && !ENDS_IN_USE.has(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const ENDS_IN_CHE: ReadonlySet<string> = new Set(["axes", "caches", "aches", "headaches", "quiches", "creches"]);
const ENDS_IN_OE: ReadonlySet<string> = new Set([
  "shoes",
  "toes",
  "canoes",
  "horseshoes",
  "hoes",
  "oboes",
  "snowshoes",
  "tiptoes",
]);
const ENDS_IN_USE: ReadonlySet<string> = new Set(
  "houses horses blouses fuses greenhouses warehouses lighthouses treehouses birdhouses farmhouses excuses spouses muses".split(
    " ",
  ),
);
const IE_NOUNS: ReadonlySet<string> = new Set(
  "cookies brownies movies hoodies rookies walkie-talkies zombies pixies genies collies selkies smoothies".split(" "),
);
const ieOrY = (word: string): string => (IE_NOUNS.has(word) ? word.slice(0, -1) : `${word.slice(0, -3)}y`);

/** True where `word` is the plural of another word. */
export const isPlural = (word: string): boolean => singular(word) !== word;
