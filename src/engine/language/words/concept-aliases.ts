/**
 * Nouns WordNet lacks or files elsewhere -> the words to look for among the concepts' own, first found wins. They are
 * understood, not guessed.
 */
const TABLE: Record<string, string> = {
  "katana|longsword|broadsword|excalibur|lightsaber|light saber|claymore|scimitar|rapier|greatsword|wakizashi": "sword",
  "dagger|knife|machete|blade|bayonet|letter opener": "dagger|knife|sword",
  "mech|mecha|android|droid|cyborg|automaton|gundam|robo|transformer|humanoid robot|humanoid": "robot",
  "pickup|suv|hatchback|sports car|sportscar|supercar|race car|racing car|convertible|police car|taxi|limo|jeep|van|minivan|beetle car|muscle car|hot rod|packard|toy car|schoolbus|school bus|bus|truck":
    "car",
  "corgi|husky|doggo|doggy|pup|puppy|labrador|yorkie|dachsund|dachshund|dalmation|shiba|shiba inu|chow chow|pug|chihuahua|beagle|bulldog|greyhound|collie|pomeranian|schnauzer|golden retriever|german shepherd|poodle|terrier|hound|wolf|fox|coyote|jackal":
    "dog",
  "kitty|kitten|kittycat|feline|tomcat|tabby cat|lion|tiger|leopard|panther|cheetah|lynx|jaguar|cougar": "cat",
  "birdie|chick|duckling|rubber duck|duck|penguin|flamingo|owl|eagle|parrot|hummingbird|cardinal bird|crow|raven|pigeon|robin|swan|rooster|chicken|hen":
    "bird",
  "goldfish|koi|shark|clownfish|lionfish|guppy|tuna": "fish",
  "cup|coffee mug|coffee cup|teacup|tea cup|beer mug|tankard|stein|beaker": "mug",
  "glass|tumbler|drinking glass|wine glass|wineglass|goblet|chalice|champagne flute": "glass|goblet|cup|mug|vase",
  "jug|pitcher|urn|amphora|flower pot|flowerpot|pot|planter|jar": "vase|bottle",
  "flask|vial|wine bottle|beer bottle|potion|thermos|canteen|perfume|potion bottle": "bottle",
  "armchair|throne|recliner|rocking chair|office chair|stool|barstool|bar stool|sofa|couch|bench|loveseat|settee|seat":
    "armchair|chair",
  "desk|coffee table|dining table|side table|nightstand|workbench|end table|counter|tabletop|altar": "table",
  "cottage|cabin|hut|mansion|villa|barn|bungalow|shed|farmhouse|chalet|townhouse|home|castle|church|birdhouse|bird house|dollhouse|shack":
    "house",
  "oak tree|pine tree|palm tree|christmas tree|bonsai|bush|shrub|willow|birch tree|fir|cherry tree|sapling|pine|oak|maple tree|apple tree":
    "tree",
  "toadstool|fungus|fly agaric|shroom|champignon": "mushroom",
  "top hat|cowboy hat|straw hat|sun hat|fedora|bowler hat|cap|beanie|sombrero|witch hat|wizard hat|baseball cap|bonnet|helmet|crown|beret|party hat|pirate hat":
    "hat",
  "novel|notebook|diary|journal|tome|spellbook|grimoire|dictionary|textbook|paperback|encyclopedia|bible|magazine":
    "book",
  "lantern|chandelier|desk lamp|table lamp|floor lamp|street lamp|streetlight|light|lampshade|night light|lightbulb|candle|torch":
    "lamp",
};

export const CONCEPT_ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(TABLE).flatMap(([aliases, targets]) =>
    aliases.split("|").map((alias): [string, readonly string[]] => [alias, targets.split("|")]),
  ),
);
