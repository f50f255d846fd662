import type { ConnectorKind } from "./connectors.ts";

const TABLE: Readonly<Record<string, string>> = {
  meadow: "grass park yard backyard countryside farm valley hillside hill pasture golf-course",
  "crop field": "crops cropland farmland ploughland vegetable-field",
  garden: "flowerbed flower-bed",
  sandbox: "sand",
  seashore: "beach shore coast seaside sandy-beach",
  snowfield: "slope ski-slope snowy-slope snowy-hill snow snowbank snow-bank snowdrift",
  "mud puddle": "mud",
  "bed of straw": "straw",
  "open water": "water bay lagoon pool waves ocean-waves",
  "ice rink": "ice",
  "patch of earth": "dirt soil earth path trail track trackway",
  woods: "wood wilderness rain-forest",
  street: "parking-lot road",
  "downtown street": "city downtown metropolis",
  "wooden floor": "gym floor",
  "corner of a room":
    "museum-display museum-exhibit exhibition art-gallery room bedroom office museum studio living-room nursery attic",
  "library corner": "library bookstore bookshop",
  "shop interior": "shop store supermarket grocery-store bakery pharmacy",
  "rainy street": "rain rainstorm downpour heavy-rain pouring-rain thunderstorm",
  "sunlit floor": "sunbeam sunspot",
  "spotlit stage": "spotlight",
  "classroom interior": "classroom schoolroom",
  "workshop interior": "workshop garage",
  "kitchen interior": "kitchen",
  "kitchen floor": "restaurant cafe diner cafeteria ice-cream-parlor",
  "barn interior": "barn stable",
  "zoo enclosure": "zoo zoo-cage",
  "tiled floor": "hospital",
  "bathroom interior": "bathroom restroom washroom",
  "laboratory interior": "laboratory lab science-lab",
  "dungeon interior": "dungeon jail prison prison-cell jail-cell crypt",
  "church interior": "church cathedral chapel throne-room",
  "cave interior": "cave cavern grotto mine",
  "back alley": "alley alleyway",
  "graveyard lawn": "graveyard cemetery churchyard",
  "ruined court": "ruins temple-ruins",
  "reef bed": "reef coral-reef bottom-of-the-sea bottom-of-the-ocean",
  "bamboo forest": "bamboo-grove",
  "village square": "village town",
  quayside: "harbor harbour port marina",
  "market square": "market marketplace bazaar",
  courtyard: "square plaza terrace patio",
  "front porch": "porch deck",
  "play area": "playground",
  "skate plaza": "ramp skatepark skate-park",
  "tunnel mouth": "tunnel",
  "martian surface": "mars",
  moonscape: "moon",
  savanna: "savannah",
};

/** Where things take place -> the word of the ground that shows it. Places that are words of the ground itself are not here. */
export const GROUNDS: ReadonlyMap<string, string> = new Map(
  Object.entries(TABLE).flatMap(([ground, places]) =>
    places.split(" ").map((place): [string, string] => [place.replaceAll("-", " "), ground]),
  ),
);

/** Places that one is inside of: what is beside a barn is not in it. */
export const INTERIORS: ReadonlySet<string> = new Set([
  "corner of a room",
  "kitchen interior",
  "library corner",
  "shop interior",
  "toy shop interior",
  "toy shop",
  "toy store",
  "classroom interior",
  "workshop interior",
  "barn interior",
  "zoo enclosure",
  "bathroom interior",
  "laboratory interior",
  "dungeon interior",
  "church interior",
  "cave interior",
  "back alley",
]);

/** Words that are a place for beasts, and a thing to everybody else -> the ground that shows it. */
export const FOLDS: ReadonlyMap<string, string> = new Map([["pen", "animal pen"]]);
/** The same of what drives: a train is at a railway's platform, a boat in a harbour's water. */
export const STOPS: ReadonlyMap<string, string> = new Map([
  ["platform", "railway platform"],
  ["harbor", "harbor basin"],
  ["harbour", "harbour basin"],
  ["port", "harbour basin"],
  ["marina", "harbour basin"],
]);

/** Waters -> where one is who is beside them. */
export const SHORES: ReadonlyMap<string, string> = new Map([
  ["pond", "pond bank"],
  ["lake", "lakeside"],
  ["river", "riverbank"],
  ["sea", "seashore"],
  ["ocean", "seashore"],
]);
/** Ties of what is at the water, not on it. */
export const ASHORE = /^(?:beside|besides|next to|near|nearby|alongside|close to|by|adjacent to)$/;

/** Substances that are only ground where no thing of them is meant. */
export const BARE_GROUNDS: ReadonlySet<string> = new Set("grass sand snow mud water ice dirt soil earth".split(" "));

/** Ties after which a place is what a thing stands on. */
const STANDING: ReadonlySet<ConnectorKind> = new Set(["on", "in", "toward", "over", "riding", "beside"]);

/** Of the words that say where something happens, those after which it happens there. */
const THERE = /^(?:from|across|down|up|off|through|past|along|around|outside|during)\b/;

/** "in a field", "across a street", "eating grass"; not "for the garden". */
export const standsThere = (kind: ConnectorKind, word: string): boolean =>
  STANDING.has(kind) ||
  (kind === "place" && THERE.test(word)) ||
  (kind === "holding" && /^(?:eat|graz|(?:cook|bak)\w* in$)/.test(word));
