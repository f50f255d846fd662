/** A kind of thing, for nouns that no concept claims. */
export interface Kind {
  readonly name: string;
  /** WordNet senses that open the kind: `animal#1`. */
  readonly senses: readonly string[];
  /** Families of concepts in which the nearest archetype is looked for, best first. */
  readonly families: readonly string[];
  /** A concept's word that is taken before any other, where it is there. */
  readonly archetype?: string;
}

const kind = (name: string, senses: string, families: string, archetype?: string): Kind => ({
  name,
  senses: senses.split("|"),
  families: families.split(" "),
  ...(archetype === undefined ? {} : { archetype }),
});

export const KINDS: readonly Kind[] = [
  kind("print", "publication", "object"),
  kind("liquid", "beverage|liquid|fluid|drug|powder", "vessel", "mug"),
  kind(
    "animal",
    "hoofed mammal|proboscidean|bear|canine#2|marsupial|lagomorph|musteline mammal|reptile|amphibian",
    "animal",
    "dog",
  ),
  kind("animal", "feline|rodent|procyonid", "animal", "cat"),
  kind("animal", "cetacean|aquatic mammal|seal#9", "animal", "fish"),
  kind("animal", "animal|monster", "animal figure"),
  kind("figure", "person|spiritual being|homo|doll|imaginary being", "figure animal"),
  kind("vehicle", "vehicle|craft|conveyance|public transport", "vehicle"),
  kind("building", "building|house|dwelling|tower|shelter|housing|bridge|structure#1", "building"),
  kind("vessel", "vessel#3|container|dish#1|cookware|crockery", "vessel container"),
  kind("furniture", "furniture|furnishing|rug", "furniture"),
  kind("garment", "clothing|garment|footwear|headdress|covering#2|jewelry", "garment outfit jewel object"),
  kind("weapon", "weapon|tool|implement|edge tool|stick|utensil|cutlery|fastener", "tool weapon object"),
  kind("light", "lamp|source of illumination|lighting", "light"),
  kind("food", "food|food#2|foodstuff|produce|fruit|vegetable|edible fruit|nutriment", "food"),
  kind("plant", "plant#2|flower|vascular plant|tree|shrub|fungus", "plant"),
  kind("instrument", "musical instrument", "instrument device"),
  kind("device", "device|machine|equipment|instrumentality|electronic equipment", "device object light vessel"),
  kind(
    "ornament",
    "decoration|art#1|sculpture|creation#2|artifact|natural object|plaything|object|substance",
    "object nature toy vessel",
  ),
];

/** Nouns WordNet files where an artist would not look for them -> their kind. */
export const KIND_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    animal:
      "dragon unicorn griffin gryphon phoenix pegasus dinosaur t-rex trex raptor velociraptor triceratops stegosaurus kraken hydra chimera minotaur centaur pokemon kaiju werewolf basilisk wyvern jellyfish octopus squid monster creature beast teddy teddy-bear plushie",
    figure:
      "mermaid goblin orc elf dwarf troll ogre zombie skeleton ghost vampire wizard witch ninja samurai knight viking superhero mannequin fairy angel demon god goddess golem gnome clown chimpanzee monkey gorilla orangutan ape human man woman boy girl child baby lady guy kid snowman alien deity athlete",
    vehicle: "ufo spaceship starship spacecraft hovercraft drone quadcopter mars-rover rover unicycle segway",
    building: "pagoda igloo treehouse yurt tipi skyscraper",
    ornament: "totem amulet rune gem gemstone crystal orb coin trophy medal award badge",
    light: "campfire bonfire fireplace candelabrum candelabra candlestick menorah",
    print: "paper letter map newspaper card poster document note envelope magazine notepad comic",
    device: "gameboy smartphone iphone ipad xbox playstation tv gamepad joystick typewriter grill barbecue",
    garment:
      "t-shirt tee hoodie sneaker sneakers tutu mullet wig backpack tuxedo wellies wellington eyeglasses spectacles sunglasses goggles glasses",
  }).flatMap(([name, words]) => words.split(" ").map((word): [string, string] => [word.replaceAll("-", " "), name])),
);
