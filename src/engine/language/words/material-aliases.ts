import { LOOSE_STONES } from "./aliases/loose-stones.ts";
import { MADE_SURFACES } from "./aliases/made-surfaces.ts";
import type { MaterialWord } from "./material-words.ts";

/**
 * Trade names and everyday names of surfaces -> what to look for among the materials, in this order: an id, a material's
 * own word, or `class:wood` for the first of a class; `#rrggbb` is the colour it then takes. Only prompts for materials
 * are read with them. A material's own word goes before an alias.
 */
const TABLE: readonly (readonly [seek: string, words: string])[] = [
  // marbles and other slabs by the names quarries sell them under
  [
    "carrara marble|marble|class:marble",
    "carrara|statuario|statuary marble|thassos|bianco carrara|volakas|lasa|calacatta|arabescato",
  ],
  ["marble #8d9096|class:marble", "bardiglio|pietra grey|pietra gray|fior di bosco|grigio carnico|ruivina"],
  ["marble #5a4030|class:marble", "emperador|marron|cappuccino marble|brown marble"],
  ["black marble|marble #16161a|class:marble", "marquina|nero marquina|portoro|belgian black|absolute black"],
  ["red marble|marble #8c3a32|class:marble", "rosso verona|rosso levanto|rojo alicante|rosso francia|levanto|griotte"],
  [
    "green marble|marble #2c5441|class:marble",
    "verde alpi|verde guatemala|guatemala|rajasthan|ubatuba|cipollino|connemara|serpentine",
  ],
  ["beige marble|marble #d9c7a4|class:marble", "crema marfil|botticino|perlato|trani|jura|marfil|breccia|daino"],
  ["limestone #cdbd9c|travertine|class:stone", "coquina|shellstone|fossil stone|reef stone"],
  ["travertine|marble #d6c4a4|class:marble", "travertino|roman travertine|tufa|tuff"],
  ["onyx|marble #d8c8a0|class:marble", "agate|chalcedony|honey onyx|layered onyx|banded onyx|alabaster onyx"],
  [
    "terrazzo|granite|class:stone",
    "venetian terrazzo|palladiana|granolithic|conglomerate|engineered stone|quartz countertop|chip stone",
  ],
  ["rusty iron|class:metal", "corten|cor ten|corten steel|cor ten steel|weathering steel"],
  ["diamond plate|class:metal", "treadplate|metal treadplate|tread plate|steel treadplate|durbar plate"],
  ["plastic #e58fb6|class:plastic", "bubblegum|bubble gum|chewing gum"],
  ["plastic #131315|class:plastic", "vinyl record|shellac record"],
  ["burlap #7d5a36|class:fabric", "coconut fibre|coconut fiber|coir matting|doormat|door mat"],
  ["leather #b5622f|class:leather", "basketball|basketball rubber|basketball leather|american football|pigskin"],
  ["silk|class:fabric", "silk scarf|silk tie|silk shawl|foulard"],
  ["terry towel|class:fabric", "chenille"],
  ["terry towel #1f1f22|class:fabric", "velcro|hook and loop"],
  ["wool fabric|class:fabric", "cashmere|merino|alpaca|mohair|angora|vicuna"],
  ["fleece|class:fabric", "teddy|teddy cloth|curly teddy|borg fleece|shearling cloth|minky"],
  ["silk|class:fabric", "georgette|crepe georgette|crepe de chine|viscose|rayon"],
  ["stony dirt #a4532c|class:ground", "laterite|red laterite|laterite soil|red laterite soil"],
  ["soil #2e1c12|class:ground", "coffee grounds|ground coffee"],
  ["log wall|class:wood", "trunk wall|wood trunk wall|palisade|log fence"],
  ["marble #d9aca2|class:marble", "rosa portugal|rosa portogallo|rosa aurora|norwegian rose|estremoz pink"],
  ["granite|class:stone", "gabbro|diorite|gneiss|syenite|stone countertop|porphyry|dolerite"],
  // granites by their quarries' names: the colour of the feldspar
  ["granite #d8d2c6|class:stone", "kashmir white|bianco sardo|imperial white|colonial white|viscount white"],
  ["granite #c9ad7d|class:stone", "giallo ornamentale|giallo veneziano|santa cecilia|venetian gold|new venetian gold"],
  ["granite #6e3f30|class:stone", "tan brown|coffee brown granite|imperial red|balmoral red|red dragon granite"],
  ["granite #56697c|class:stone", "blue pearl|labrador blue|emerald pearl|larvikite|volga blue"],
  ["granite #c59a88|class:stone", "rosa porrino|rosa beta|porrino|peterhead|aswan granite"],
  [
    "black granite|granite #1c1c1e|class:stone",
    "star galaxy|black galaxy|zimbabwe black|nero assoluto|steel grey granite",
  ],
  // rubble behind a stone's name is built: by itself it lies about
  ["stone wall #cdc3ab|class:stone", "limestone rubble|chalk rubble|cotswold stone wall"],
  ["stone wall #b8935f|class:stone", "sandstone rubble"],
  ["stone wall #8d8b88|class:stone", "granite rubble|basalt rubble"],
  ["stone wall #59616a|class:stone", "slate rubble|schist rubble"],
  ["limestone #d6b77c|class:stone", "cotswold stone|bath stone|jerusalem stone"],
  ["flagstone #565e66|class:stone", "slate paving|riven slate paving|slate flagging|slate patio|slate path"],
  ["flagstone #b99a6c|class:stone", "sandstone paving|sandstone patio|sandstone path|riven sandstone paving"],
  ["flagstone|stone tile|class:stone", "york stone|yorkstone|york stone paving|bluestone paving"],
  ["marble chippings|gravel #e4e0d8|class:ground", "white gravel|white chippings"],
  ["gravel #575e68|class:ground", "slate chippings|slate chipping|slate gravel|plum slate"],
  ["gravel #8f8c88|class:ground", "stone chippings|stone chipping|chippings"],
  [
    "rock|rock face|cliff|granite|class:stone",
    "rockface|boulder|crag|rocks|bedrock|mountain rock|volcanic rock|crater|meteorite|asteroid|moon rock|cave|cavern|canyon|stone base",
  ],
  [
    "stone wall|castle wall|cobblestone|class:stone",
    "castle|fortress|fortification|dungeon|dungeon wall|rampart|battlement|medieval wall|temple wall|ruin|retaining wall|stacked stone|dry stone|ashlar|masonry wall|rectangular stone|quarry stone|rubble wall|block wall|ruins",
  ],
  [
    "stone brick|stone block|castle wall|stone wall|brick|class:stone",
    "block|stone block|sandstone block|castle block",
  ],
  [
    "stone tile|stone floor|flagstone|paving stone|class:stone",
    "stone slab|flagging|crazy paving|paver|dungeon floor|temple floor|stone path|patio|castle floor",
  ],
  ["cobblestone|class:stone", "sett|belgian block|cobble path|old town street"],
  ["fan pavement|arc pavement|cobblestone", "fan paving|european fan|segmental paving"],
  [
    "concrete paver|paving stone|paver|cobblestone|concrete",
    "sidewalk|pavement tile|block paving|unipave|turf paver|grass paver|grasscrete|pavers|floor paver|driveway",
  ],
  ["cinder block|concrete block|concrete", "cmu|breeze block|besser block|cinderblock|hollow block"],
  [
    "concrete|class:concrete",
    "beton|brutalism|brutalist|screed|shotcrete|ferrocement|prefab wall|parking garage|bunker wall|foundation|dam wall|microcement|grey stone",
  ],
  ["asphalt|concrete|class:ground", "road|highway|runway|blacktop|macadam|bitumen|street|tarmac road|race track"],
  // brick, tile and roof
  ["brick|class:ceramic", "random brick|clinker|klinker|house wall|building wall|chimney|bricks"],
  [
    "roof tile|class:terracotta",
    "ceramic roof|pantiles|spanish tile|barrel tile|mission tile|monk and nun|tile roof|roofs|clay roof|japanese roof|kawara",
  ],
  ["slate roof|slate|roof tile|class:stone", "slate roof tile"],
  [
    "thatch|thatched roof|straw|class:misc",
    "reed|reed roof|reet|riet|riet roof|thatching|straw roof|palm roof|grass roof",
  ],
  ["wood shingle|shake|shingle|roof tile|oak planks", "wooden roof|wooden roof shingle|cedar shake|wood roof"],
  [
    "ceramic tile|tile|ceramic-glaze|class:ceramic",
    "bathroom|kitchen tile|bathroom tile|wall tile|square tile|floor tile|tiles|tiling floor|porcelain tile|vitrified tile|gres|swimming pool|pool tile|stoneware tile|tile floor",
  ],
  [
    "azulejo|portuguese tile|pattern tile|ceramic tile|ceramic-glaze",
    "delft tile|spanish ceramic|iberian tile|iberian|encaustic|encaustic tile|cement tile|majolica|talavera|zellige|zellij|moroccan tile|decorative tile|patterned tile|victorian tile|mexican tile|ornate tile",
  ],
  ["mosaic|mosaic tile|ceramic tile|ceramic-glaze", "tesserae|glass mosaic|roman mosaic|trencadis"],
  ["tile|ceramic-glaze", "square pattern|grid pattern|square floor pattern"],
  ["basket parquet|parquet|oak planks", "weave flooring|weave floor|mansion weave|woven parquet"],
  ["diamond parquet|parquet|oak planks", "matrix flooring|matrix floor|matrix parquet"],
  ["hexagon tile|hexagon tiles|ceramic tile|ceramic-glaze", "hex tile|honeycomb tile|cell tile|hexagon marble"],
  ["glazed terracotta|glazed ceramic|terracotta", "majolica ware|faience"],
  ["orange peel #e8c93a|class:misc", "lemon peel|lemon skin|lemon"],
  ["orange peel #8fae3a|class:misc", "lime peel"],
  ["terracotta|class:terracotta", "bisque|saltillo|cotto|flower pot|flowerpot|clay pot|red clay|clay brick"],
  // wood
  [
    "planks|oak planks|class:wood",
    "plank wood|wooden deck|decking|deck|jetty|pier|barn|barn wood|barn wall|shack|crate|wooden crate|pallet|pallet wood|floor board|boardwalk|stage floor|bridge deck|wood board",
  ],
  ["painted plank|class:wood", "barn door|beach hut|picket fence|garden fence"],
  [
    "wood siding|weatherboard|oak planks|class:wood",
    "clapboard|shiplap|lap siding|house siding|cladding wood|wooden wall|wood wall|timber wall",
  ],
  [
    "wood panel|wood panelling|oak planks|class:wood",
    "wainscot|wainscoting|boiserie|slat wall|wood slat|acoustic slat|panelled wood",
  ],
  [
    "wood floor|oak planks|class:wood",
    "flooring|laminate|laminate flooring|hardwood flooring|engineered wood|wood laminate|chateau|chateau flooring",
  ],
  ["versailles parquet|parquet|oak planks|class:wood", "lattice flooring|lattice floor|lattice parquet"],
  ["parquet|oak planks|class:wood", "parquetry|dance floor|basketball court|gym floor"],
  [
    "bark|tree bark|class:wood",
    "ginkgo bark|ginkgo|oak bark|pine bark|birch bark|palm trunk|coconut palm|palm tree|tree|stump|branch|cedar bark|palm bark",
  ],
  [
    "wood grain|oak|class:wood",
    "veneer|furniture|wood veneer|solid wood|wood frame|picture frame|cutting board|table top|desk top|end grain",
  ],
  ["plywood|wood|class:wood", "osb|chipboard|particle board|mdf|fibreboard|hardboard"],
  ["log|log wall|wood log|bark", "log cabin|firewood|wood pile|lumber pile|log pile"],
  ["driftwood|oak #a09482|class:wood", "beach wood|bleached wood|silvered wood"],
  [
    "wicker|rattan|basket weave|class:wood",
    "basket|wickerwork|cane weave|cane|rush weave|straw mat|tatami|bamboo mat|woven basket|sedge",
  ],
  ...MADE_SURFACES,
  ...LOOSE_STONES,
  ["metal panel|class:metal", "plate|plating|metal plating"],
  // walls
  [
    "plaster|class:plaster",
    "interior wall|wall|room wall|ceiling|render|rendered wall|lime wash|limewash|whitewash|clay plaster|venetian plaster|painted wall|gypsum board|paint|wall paint|house paint|emulsion|artex|spackle|fresco|wattle and daub|mud wall",
  ],
  ["stucco|plaster", "spray plaster|popcorn ceiling|mediterranean wall"],
  ["seashell|pebbles|class:stone", "conch|clam|mollusc|mussel|oyster|nautilus|cowrie|barnacle|winkle"],
  ["coral|coral rock|seashell|pebbles", "coral reef|reef|sponge coral|brain coral"],
  // ground
  [
    "soil|dirt|mud|class:ground",
    "dirt|earth|ground|garden soil|compost|peat|topsoil|field|farmland|plowed field|potting soil|loam|land|terrain|dust ground",
  ],
  [
    "stony dirt|rocky ground|gravel|class:ground",
    "rock dirt|rocky dirt|dirt rock|stony soil|stony ground|rocky soil|rock ground|mountain path|trail|dirt track|planet surface",
  ],
  [
    "stony dirt #a4532c|rocky ground|class:ground",
    "mars|mars surface|mars ground|mars soil|martian|martian soil|martian ground|red planet",
  ],
  [
    "dirt|soil|class:ground",
    "steppe|savanna|savannah|wasteland|badlands|outback|scrubland|heath|moor|moorland|ploughed field|vineyard",
  ],
  [
    "cracked earth|cracked mud|dry mud|soil|class:ground",
    "cracked ground|dry lake|dry lake bed|dry ground|drought|cracked soil|parched earth|playa|mud crack|cracked clay",
  ],
  ["cracked earth #e8e4da|salt|class:ground", "salt flat|salt lake|salt pan|salt crust"],
  [
    "mud|soil|class:ground",
    "swamp|bog|marsh|mire|wetland|quagmire|sludge|slurry|cement slurry|slime ground|muddy ground|river bank",
  ],
  [
    "river bed|river bottom|pebbles|class:ground",
    "riverbed|creek bed|stream bed|lake bottom|sea bed|seabed|sea floor|ocean floor|river bottom",
  ],
  ["beach sand|sand|class:ground", "seashore|coast|shore|seaside|sea sand|sand box|sandbox|sandpit"],
  [
    "sand dune|desert|sand|class:ground",
    "dune|sand dunes|sahara desert|rippled sand|sand ripple|sand wave|erg|zen garden",
  ],
  [
    "forest floor|leaves|soil|class:ground",
    "woodland floor|leaf litter|forest|woods|jungle floor|undergrowth|pine needle|mulch|bark mulch|wood chip|autumn floor",
  ],
  [
    "grass|class:ground",
    "grass field|grassy field|field of grass|sprout|seedling|pasture|prairie|golf course|football field|soccer field|astroturf|artificial grass|clover lawn|field grass|meadow grass|garden",
  ],
  ["moss|grass|class:ground", "lichen|algae|mossy ground|moss ground|sphagnum"],
  [
    "snow|packed snow|ice|class:ground",
    "fresh snow|powder snow|ski slope|ground snow|snow ground|snowfield|slush|blizzard|tundra|arctic|antarctica|polar ground|winter ground",
  ],
  ["ice|class:misc", "iceberg|ice sheet|permafrost|frost|skating rink|frozen lake"],
  ["water|ocean|ice", "sea water|ocean surface|lake|river|pool water|pond|ripples|ripple|sea surface|puddle water"],
  ["lava|magma|rock", "molten rock|volcano|volcanic ground|volcanic surface|magma flow|hell|inferno"],
  ["terracotta|class:terracotta", "clay pot|flower pot|flowerpot|plant pot|amphora|earthenware|stoneware|fired clay"],
  ["oak #3a2c22|class:wood", "bog oak|fumed oak|smoked oak|wenge floor"],
  ["volcanic ash|dirt|class:ground", "wood ash"],
  ["coal|rock", "coal pile|charcoal"],
  ["lava|class:ground", "embers|glowing ember|hot ember"],
  // cloth and skins
  [
    "woven cotton|class:fabric",
    "cushion|curtain fabric|heavy fabric|upholstery fabric|sofa|couch|pillow|shirt|dress|cloth fabric|apron|napkin cloth|duvet|pouch|backpack|seat|deckchair",
  ],
  ["suit fabric|tweed|wool|class:fabric", "blazer|pinstripe suit|waistcoat|uniform|gabardine|serge"],
  ["fleece|felt|fur|class:fabric", "polar fleece|sherpa|teddy fabric|plush|plush toy|blanket"],
  [
    "knit|knitted wool|knitted fabric|wool|felt|class:fabric",
    "jumper|sweater|pullover|cardigan|scarf|beanie|yarn|crochet|cable knit|jersey|knitwear|mitten|sock",
  ],
  [
    "carpet|rug|felt|class:fabric",
    "persian rug|oriental rug|doormat|shag|shag carpet|carpet tile|berber|moquette|floor mat",
  ],
  [
    "padded leather|quilted fabric|woven-cotton|class:fabric",
    "padded wall|padding|tufted|chesterfield|puffer|puffer jacket|mattress|upholstered wall|bedspread|quilting",
  ],
  ["velvet|class:fabric", "velour|corduroy|cord|microfibre|microfiber|alcantara|theatre curtain|stage curtain"],
  ["silk|satin|class:fabric", "taffeta|chiffon|organza|charmeuse|silk fabric|kimono"],
  ["lace|gauze|class:fabric", "doily|tulle|crochet lace|macrame"],
  ["canvas|class:fabric", "tent|sail|oilcloth|painter canvas"],
  [
    "leather|class:leather",
    "saddle leather|calfskin|cowhide|nappa|car seat|book cover|book leather|leather couch|leather jacket|glove leather|leatherette|wallet|handbag|leather strap|football|baseball glove",
  ],
  ["studded leather|leather stud|leather", "leather armor|leather armour|studs|punk jacket|spiked leather"],
  [
    "crocodile skin|reptile skin|snake skin|leather|class:leather",
    "crocodile|alligator|alligator scale|alligator skin|reptile|reptilian|lizard|lizard skin|creature skin|creature|dragon skin|dragon scale|dinosaur skin|dinosaur|monster skin|iguana|crocodile leather|turtle|toad|frog|frog skin|monster",
  ],
  ["fish scale|scales|reptile skin|leather", "fish skin|koi|carp|mermaid scale|mermaid tail|fish"],
  ["snake skin|reptile skin|leather", "python|python skin|cobra|viper|boa|rattlesnake"],
  [
    "human skin|skin|class:leather",
    "face|hand|arm|leg|forehead|cheek|lip|freckle|freckles|wrinkle|pore|human|body|zombie skin|elbow|knee|palm skin|nose|scalp|flesh tone",
  ],
  ["elephant skin|leather|skin", "rhino|rhinoceros|hippo|elephant|pachyderm|whale skin"],
  [
    "fur|class:fabric",
    "wolf|bear fur|fox fur|cat fur|dog fur|sheep|lion|animal hair|mane|rabbit fur|coat of fur|gorilla|yeti",
  ],
  ["feathers|feather", "bird|wing|owl feather|plume|down feather"],
  ["bone|skull|ivory|plaster", "skeleton|skulls|antler|horn|tusk|tooth|ossuary|catacomb|bones"],
  ["rune|runes|rune stone|stone|granite", "runic|runic stone|glyph|magic circle|ancient carving|mayan|aztec stone"],
];

export const MATERIAL_ALIASES: ReadonlyMap<string, MaterialWord> = new Map(
  TABLE.flatMap(([seek, words]): [string, MaterialWord][] => {
    const names = seek.split("|");
    const tint = names.find((name) => name.includes(" #"))?.split(" #")[1];
    const meaning = { seek: names.map((name) => name.split(" #")[0] as string), ...(tint ? { tint: `#${tint}` } : {}) };
    return words.split("|").map((word): [string, MaterialWord] => [word, meaning]);
  }),
);
