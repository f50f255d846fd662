import { readTool, type Tool } from "./deeds.ts";

/** Who -> `deed target|target`, parted by `;`. */
const TABLE: Record<string, string> = {
  "drummer|percussionist": "playing drum kit|drum",
  "guitarist|lead guitarist": "playing guitar",
  "bassist|bass guitarist": "playing bass guitar|guitar",
  "pianist|concert pianist": "playing piano",
  "keyboardist|organist": "playing synthesizer|piano",
  "violinist|fiddler|cellist|violist": "playing violin",
  "flutist|flautist": "playing flute",
  "clarinetist|clarinettist|oboist": "playing clarinet|flute",
  trumpeter: "playing trumpet",
  trombonist: "playing trombone|trumpet",
  saxophonist: "playing saxophone",
  "harpist|lyrist": "playing harp",
  accordionist: "playing accordion",
  banjoist: "playing banjo",
  "bagpiper|piper": "playing bagpipes",
  ukulelist: "playing ukulele|guitar",
  "cyclist|bicyclist": "riding bicycle",
  "motorcyclist|biker": "riding motorcycle",
  unicyclist: "riding unicycle",
  "tennis player|squash player|padel player|pickleball player": "holding tennis racket",
  "badminton player": "holding badminton racket",
  "table tennis player|ping pong player": "holding ping pong paddle",
  "hockey player|ice hockey player|field hockey player|hockey goalie|hockey goaltender|goaltender":
    "holding hockey stick",
  "cricketer|cricket player|cricket batsman|batsman": "holding cricket bat",
  "volleyball player|beach volleyball player|handball player|netball player": "holding volleyball",
  "american football player|quarterback|linebacker|nfl player|running back|wide receiver": "holding american football",
  fencer: "holding rapier",
  "barber|hairdresser|hair stylist|hairstylist": "holding scissors",
  "gardener|landscaper|groundskeeper": "holding watering can",
  "blacksmith|smith|metalworker|farrier": "holding hammer",
  butcher: "holding meat cleaver|kitchen knife|knife",
  "house painter|decorator|wall painter": "holding paint roller|paintbrush",
  "carpenter|woodworker": "holding saw",
  florist: "holding bouquet|flower",
  "dentist|dental surgeon|orthodontist": "holding toothbrush",
  "lacrosse player": "holding lacrosse stick|racket",
  "jockey|equestrian|horseman|horsewoman": "riding horse",
};

/** People who are only known for who they are by what they play or ride. */
export const PLAYERS: ReadonlyMap<string, readonly Tool[]> = new Map(
  Object.entries(TABLE).flatMap(([words, tools]) =>
    words.split("|").map((word): [string, readonly Tool[]] => [word, tools.split(";").map(readTool)]),
  ),
);

/** Who -> the deed that they are known for, by its own words. */
const DOING: Record<string, string> = {
  "skier|ski racer|ski jumper": "skiing",
  snowboarder: "snowboarding",
  surfer: "surfing",
  "skateboarder|skater": "skateboarding",
  "ice skater|figure skater|speed skater": "ice skating",
  "roller skater|rollerblader": "roller skating",
  "golfer|golf player": "golfing",
  juggler: "juggling",
  "weightlifter|weight lifter|powerlifter|strongman": "weightlifting",
};

/** People who are only known for who they are by what they do. */
export const DOERS: ReadonlyMap<string, string> = new Map(
  Object.entries(DOING).flatMap(([words, deed]) => words.split("|").map((word): [string, string] => [word, deed])),
);
