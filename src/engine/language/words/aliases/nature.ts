import type { AliasTable } from "./alias-table.ts";

export const NATURE_ALIASES: AliasTable = {
  "oak tree|oak|birch tree|birch|maple tree|maple|apple tree|cherry tree|willow|willow tree|weeping willow|sapling|elm|ash tree|baobab|sequoia|redwood|banyan|cherry blossom tree|cherry blossom|orange tree|lemon tree|olive tree|dead tree|tree of life|autumn tree|plum tree|sycamore|beech|poplar|magnolia tree|jacaranda|joshua tree|fruit tree|elder tree|treant|ent":
    "oak tree|tree",
  "pine tree|pine|fir|fir tree|spruce|conifer|cedar tree|evergreen|cypress|cypress tree|larch|pines":
    "pine tree|fir tree|conifer|tree",
  "christmas tree|xmas tree": "christmas tree|pine tree|fir tree|tree",
  "palm tree|palm|coconut tree|coconut palm|date palm|potted palm": "palm tree|palm|tree",
  "bonsai|bonsai tree|bonsai maple|bonsai pine|bonsai juniper|bonsai cherry|bonsai oak|bonsai elm":
    "bonsai|bonsai tree|tree",
  "bush|shrub|hedge|topiary|bramble|boxwood": "bush|shrub|hedge|tree",
  "potted plant|houseplant|house plant|plant|pot plant|fern|monstera|seedling|sprout|weed|herb|basil|snake plant|aloe|aloe vera|succulent|venus flytrap|carnivorous plant|ficus|money tree|agave|pitcher plant":
    "potted plant|houseplant|plant|succulent|fern|bush|flower|tree",
  "cactus|saguaro|prickly pear|cacti|cactus plant|barrel cactus": "cactus|succulent|plant",
  "flower|blossom|bloom|wildflower|daffodil|daisy|lavender|iris|poppy|carnation|chrysanthemum|dahlia|marigold|peony|pansy|hyacinth|bluebell|snowdrop|dandelion|hibiscus|petunia|primrose|gerbera|anemone|zinnia|flowers|geranium|camellia|edelweiss|forget me not|cornflower|aster|buttercup|plumeria|bird of paradise|foxglove|hydrangea|violet flower|lilac flower|jasmine|azalea|magnolia|lotus blossom|crocus|begonia|freesia|orchid flower":
    "daisy|flower|rose|tulip|blossom",
  "rose|red rose|roses|rosebud|rose bush": "rose|flower",
  "sunflower|sunflowers": "sunflower|daisy|flower",
  "tulip|tulips|lily|lilies|calla lily|orchid|orchids|lotus|lotus flower|easter lily|tiger lily":
    "lily|tulip|orchid|lotus|flower",
  "lily pad|lilypad|water lily|waterlily|water lilies|lotus leaf": "lily pad|water lily|lotus|leaf|flower",
  "bouquet|bunch of flowers|bouquet of flowers|bouquet of roses|flower arrangement|flower bouquet|posy|nosegay|corsage|bunch of roses|wedding bouquet":
    "bouquet|bunch of flowers|flower|rose",
  "toadstool|fungus|fly agaric|shroom|champignon|morel|truffle mushroom|chanterelle|mushrooms|fungi|puffball":
    "mushroom|toadstool",
  "leaf|maple leaf|oak leaf|leaves pile|four leaf clover|clover|shamrock|palm leaf|fallen leaf|fern leaf|fig leaf|lily leaf":
    "leaf|maple leaf|clover|flower",
  "branch|tree branch|perch|bird perch|wooden perch|roost|stick|twig|driftwood|log|stump|tree stump|tree trunk|firewood|wood log|logs|tree log|tree root|bough":
    "branch|log|tree stump|stump|tree",
  "morning glory|wisteria|bougainvillea|clematis|honeysuckle|climbing rose|climbing plant": "flower|bush|plant",
  "vine|ivy|creeper|seaweed|kelp|grapevine|thorn bush|thorn": "vine|ivy|bush|plant|leaf",
  "bamboo|reed|bulrush|sugar cane|sugarcane|cattail|bamboo stalk|bamboo shoot|bamboo plant": "bamboo|plant|tree",
  "wheat|hay|haystack|hay bale|straw bale|bale of hay|corn stalk": "hay bale|haystack|wheat|basket",
  "acorn|pine cone|pinecone|seed|walnut shell|chestnut seed": "acorn|pine cone|nut|apple",
  "pumpkin patch|gourd plant": "pumpkin",
  "sunflower seed|pumpkin seed|birdseed": "almond|peanut|nut",
  "archipelago|island chain|group of islands": "island",
  "nest|bird nest|bird's nest|eagle nest": "nest|bird nest|basket|bowl",
  "rock|boulder|stone|pebble|pebbles|rock cairn|cairn|stack of stones|stacked stones|meteorite|asteroid|meteor|rocks|stones|flint|rock formation|ore|lump of coal|coal|gold nugget|gold bar|gold ingot|ingot|runestone|rune stone|monolith|menhir|standing stone|rock pile|lava rock":
    "cairn|asteroid|rock|boulder|stone",
  "crystal|crystal cluster|stalagmite|stalactite|icicle|quartz|amethyst cluster|ice crystal|snowflake|prism|magic crystal|crystal shard":
    "crystal|gem|gemstone|diamond|rock",
  "mountain|mountain peak|mountains|hill|cliff|iceberg|glacier|canyon|mesa|mount everest|mount fuji|matterhorn|volcano|volcanic mountain|peak|snowy mountain|mount rushmore":
    "mountain|volcano|iceberg|cliff|rock|island",
  "island|floating island|desert island|islet|atoll|tropical island|oasis": "island|floating island|mountain|rock",
  "waterfall|cave|cavern|geyser|hot spring|lagoon|pond scene|forest scene|landscape|diorama|terrain":
    "waterfall|cave|island|mountain|rock",
  "planet|earth|the earth|mars|jupiter|saturn|moon|full moon|sun|asteroid belt|galaxy|solar system|crescent moon|crescent|black hole|comet|venus planet|neptune|pluto|globe planet":
    "planet|moon|sun|star|globe|sphere|ball",
  "cloud|rain cloud|storm cloud|lightning|lightning bolt|tornado|rainbow arch|raindrop|water drop|wave|fog cloud|thundercloud|teardrop|snow flake":
    "cloud|lightning bolt|raindrop|sphere|crystal",
  "campfire|bonfire|fire pit|flame|wildfire|brazier|firepit|camp fire|log fire|flames":
    "campfire|bonfire|fire|flame|candle",
  "bone|fish bone|fishbone|dog bone|femur|bones pile|fossil|ammonite|tusk|ivory tusk|antler|antlers|wishbone|dinosaur bone|ribcage|jawbone|shark tooth":
    "bone|fossil|antler|tusk|skull|horn",
};
