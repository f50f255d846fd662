import type { GuiseRow } from "./guise.ts";
import type { Wear } from "./wear.ts";

const suit = (headgear: string, more: Partial<Wear> = {}): Partial<Wear> => ({
  top: "sweater",
  bottom: "trousers",
  feet: "boot",
  headgear,
  ...more,
});

/** One colour all over, another for what stands out: a mane, the insides of ears, a beak. */
const dyed = (main: string, trim: string, feet = main): string =>
  `sweater ${main},trousers ${main},headgear ${main},boot ${feet},trim ${trim}`;

/** Costumes of animals: a suit of their colour with a hood that has their ears, mane, horns or fin. */
export const GUISES_OF_ANIMALS = {
  lion: ["lion|lioness", suit("lion-hood"), dyed("#d69a3f", "#8a4b1c")],
  tiger: ["tiger|tigress", suit("round-eared-hood", { emblem: "stripes" }), dyed("#e0822a", "#1f1a18")],
  leopard: ["leopard|cheetah|jaguar", suit("round-eared-hood"), dyed("#d9a650", "#3a2a1c")],
  bear: ["bear|teddy|teddy bear|grizzly", suit("round-eared-hood"), dyed("#7a4f2c", "#c99a6a")],
  panda: [
    "panda|panda bear",
    suit("round-eared-hood", { glove: true }),
    "sweater #f2efe9,trousers #f2efe9,headgear #f2efe9,boot #1c1b1d,glove #1c1b1d,trim #1c1b1d",
  ],
  mouse: ["mouse|rat|hamster", suit("round-eared-hood"), dyed("#8d8f94", "#e6a9ae")],
  monkey: ["monkey|ape|gorilla|chimpanzee", suit("round-eared-hood"), dyed("#5f3d25", "#d8ad82")],
  koala: ["koala", suit("round-eared-hood"), dyed("#8f969c", "#e8e4df")],
  cat: ["cat|kitten|kitty", suit("pointed-eared-hood"), dyed("#3b3a40", "#e6a0a8")],
  fox: ["fox", suit("pointed-eared-hood"), dyed("#d8621f", "#f4ece0", "#3a241a")],
  wolf: ["wolf|werewolf|husky", suit("pointed-eared-hood"), dyed("#6f767d", "#d9dcdf")],
  dog: ["dog|puppy|pup", suit("floppy-eared-hood"), dyed("#b98350", "#6a4226")],
  pig: ["pig|piglet|hog", suit("floppy-eared-hood"), dyed("#f0a3ad", "#d97c8b")],
  elephant: ["elephant", suit("floppy-eared-hood"), dyed("#868d95", "#c9a9ad")],
  sheep: ["sheep|lamb", suit("floppy-eared-hood"), dyed("#efece2", "#3a3433", "#3a3433")],
  rabbit: ["rabbit|bunny|hare|easter bunny", suit("long-eared-hood"), dyed("#f2efee", "#f0a9b8")],
  kangaroo: ["kangaroo|donkey|mule", suit("long-eared-hood"), dyed("#a9764a", "#e3c3a0")],
  cow: ["cow|bull|ox|goat", suit("horned-hood"), dyed("#f0ede6", "#e6d3a8", "#2a2524")],
  reindeer: ["reindeer|deer|moose|rudolph", suit("antlered-hood"), dyed("#8a5a33", "#d9bd8c", "#3a2718")],
  unicorn: ["unicorn", suit("unicorn-hood"), dyed("#f6f0f4", "#e86fb0")],
  horse: ["horse|pony|zebra", suit("maned-hood"), dyed("#8b5a34", "#3a2418", "#2a1f1a")],
  dinosaur: ["dinosaur|dino|t-rex|t rex|trex|godzilla", suit("spiked-hood"), dyed("#4f9a45", "#e8b030")],
  dragon: ["dragon", suit("spiked-hood", { back: "wings" }), `${dyed("#b3322a", "#e8a72c")},wings #8a1f1c`],
  crocodile: ["crocodile|alligator|lizard|stegosaurus", suit("spiked-hood"), dyed("#3f7a3a", "#c8d070")],
  shark: ["shark|whale|dolphin|fish", suit("finned-hood"), dyed("#5f7f99", "#f1f4f5")],
  frog: ["frog|toad|kermit", suit("frog-hood"), dyed("#58b03a", "#f5f5ea")],
  bee: [
    "bee|bumblebee|honeybee|bumble bee|wasp",
    suit("feelers-hood", { back: "wings", emblem: "stripes" }),
    `${dyed("#f2c230", "#1c1a1a", "#1c1a1a")},wings #eef4f8`,
  ],
  ladybug: [
    "ladybug|ladybird|beetle",
    suit("feelers-hood", { back: "wings" }),
    `${dyed("#cf2823", "#1c1a1a", "#1c1a1a")},wings #cf2823`,
  ],
  butterfly: ["butterfly|moth", suit("feelers-hood", { back: "wings" }), `${dyed("#7a4fb5", "#f2c230")},wings #ef7a1f`],
  penguin: ["penguin", suit("beaked-hood"), dyed("#23272e", "#f2a12c", "#f2a12c")],
  duck: ["duck|duckling|chick|chicken|bird", suit("beaked-hood"), dyed("#f4cf35", "#ef8a1f", "#ef8a1f")],
  rooster: ["rooster|turkey|parrot|cockerel", suit("beaked-hood"), dyed("#c23a24", "#f2b02c", "#f2b02c")],
  owl: ["owl|eagle|hawk", suit("beaked-hood"), dyed("#7a5a3c", "#e8b65a")],
} as const satisfies Readonly<Record<string, GuiseRow>>;
