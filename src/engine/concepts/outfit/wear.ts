/** Zones of the body and what may be worn there. A garment bears the name of its slot. */
export const WEAR = {
  top: ["none", "shirt", "t-shirt", "sweater", "hoodie", "bikini-top", "one-piece"],
  outer: [
    "none",
    "jacket",
    "vest",
    "suit",
    "tuxedo",
    "coat",
    "raincoat",
    "trench-coat",
    "life-jacket",
    "bathrobe",
    "robe",
    "kimono",
    "armor",
    "spacesuit",
    "thing-suit",
    "toga",
    "poncho",
    "wetsuit",
  ],
  bottom: [
    "none",
    "trousers",
    "shorts",
    "skirt",
    "tutu",
    "dress",
    "gown",
    "overalls",
    "swimsuit",
    "sari",
    "lederhosen",
    "dirndl",
  ],
  feet: ["none", "shoe", "boot", "ice-skate", "roller-skate"],
  neckwear: ["none", "tie", "bow-tie", "scarf", "clerical-collar"],
  back: ["none", "cape", "backpack", "wings"],
  emblem: [
    "none",
    "badge",
    "number",
    "stripes",
    "star",
    "cross",
    "stethoscope",
    "buttons",
    "bones",
    "diamonds",
    "hoops",
    "bars",
    "checks",
    "halves",
  ],
  headgear: [
    ..."none toque beanie hard-hat fire-helmet police-cap army-helmet knight-helmet viking-helmet kabuto ninja-hood".split(
      " ",
    ),
    ..."tricorn cowboy-hat pointed-hat crown tiara space-helmet santa-hat straw-hat beret top-hat cap".split(" "),
    ..."headband halo horns jester-hat nun-veil bridal-veil bandana laurel mortarboard judge-wig gnome-hat".split(" "),
    ..."lion-hood round-eared-hood pointed-eared-hood floppy-eared-hood long-eared-hood horned-hood".split(" "),
    ..."antlered-hood unicorn-hood maned-hood spiked-hood finned-hood frog-hood feelers-hood beaked-hood".split(" "),
    ..."round-eared-band pointed-eared-band floppy-eared-band long-eared-band horned-band antlered-band".split(" "),
    ..."unicorn-band crested-helmet eye-mask nurse-cap diving-mask deerstalker hood circlet visor-helmet".split(" "),
    ..."plague-mask bee-veil surgical-mask nemes pinned-hair leafy-hood petalled-hood capped-hood fencing-mask football-helmet swim-cap sombrero flower-comb".split(
      " ",
    ),
  ],
  prop: [
    ..."none spoon staff wand sword katana axe spear trident pitchfork broom wrench hammer clipboard".split(" "),
    ..."briefcase ball basketball bat microphone scythe magnifier bouquet envelope tray gavel truncheon".split(" "),
    ..."lollipop torch sack paintbrush club skateboard rod shield pickaxe rifle bow fishing-rod flue-brush pompoms camera drumsticks".split(
      " ",
    ),
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Zone = keyof typeof WEAR;

/** What is worn, zone by zone. */
export type Wear = {
  readonly top: (typeof WEAR.top)[number];
  readonly outer: (typeof WEAR.outer)[number];
  readonly bottom: (typeof WEAR.bottom)[number];
  readonly feet: (typeof WEAR.feet)[number];
  readonly neckwear: (typeof WEAR.neckwear)[number];
  readonly back: (typeof WEAR.back)[number];
  /** A mark on the chest. */
  readonly emblem: (typeof WEAR.emblem)[number];
  readonly headgear: string;
  readonly prop: string;
  readonly belt: boolean;
  readonly apron: boolean;
  readonly glove: boolean;
};

export const NOTHING: Wear = {
  top: "none",
  outer: "none",
  bottom: "none",
  feet: "none",
  neckwear: "none",
  back: "none",
  emblem: "none",
  headgear: "none",
  prop: "none",
  belt: false,
  apron: false,
  glove: false,
};
