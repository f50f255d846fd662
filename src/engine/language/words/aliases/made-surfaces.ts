/** Metals, plastics and other made surfaces: rows of the table in `material-aliases.ts`. */
export const MADE_SURFACES: readonly (readonly [seek: string, words: string])[] = [
  // metals
  [
    "painted metal|steel|class:metal",
    "dumpster|barrel|oil drum|drum|container|shipping container|locker|mailbox|machine|vehicle|tank|armour plate|truck|ship hull|bus|train|tractor|excavator|toolbox",
  ],
  [
    "car paint|painted metal|class:metal",
    "automotive paint|metallic paint|metal flake|candy paint|pearl paint|sports car",
  ],
  [
    "corrugated steel|corrugated metal|corrugated iron|galvanised steel|class:metal",
    "corrugated|roller shutter|corrugated aluminium|corrugated aluminum|wavy metal|tin roof|metal roof|trapezoidal sheet|garage door",
  ],
  [
    "metal plate|metal panel|riveted metal|bolted plate|steel|class:metal",
    "overlapping plate|bolted plate|riveted plate|hull|ship plate|aircraft|airplane|aeroplane|fuselage|plate metal|armor|armour|blast door|metal tile|metal frame",
  ],
  ["welded metal|metal plate|steel", "welding"],
  [
    "steel|class:metal",
    "sheet metal|metal sheet|machine part|engine|industrial metal|blade|sword|metal base|pipe|pipes|radiator|girder|beam|rail",
  ],
  [
    "chain link fence|wire mesh|class:metal",
    "fence|fencing|metal fence|steel fence|chicken wire|cage|metal net|netting",
  ],
  ["galvanised steel|steel|class:metal", "bucket|pail|watering can|dustbin|trash can"],
  ["perforated metal|wire mesh|class:metal", "hole mesh|punched metal"],
  ["wire mesh|chain link fence|class:metal", "grille|grill|screen mesh|net|metal weave|woven metal"],
  ["gold foil|gold leaf|gold|class:metal", "foil|crumpled foil|gold wrap|emergency blanket|mylar"],
  ["aluminium foil|crumpled foil|aluminium|class:metal", "tin foil|tinfoil|silver foil|kitchen foil|wrapper"],
  [
    "copper patina|verdigris|green copper|copper|class:metal",
    "patina copper|copper roof|statue of liberty|patinated copper|oxidised copper|oxidized copper",
  ],
  ["chrome|steel|class:metal", "mirror metal|liquid metal|mercury|bumper|mirror ball|disco ball"],
  ["scale armour|chainmail|steel", "sequin|sequin fabric|sequin cloth|paillette"],
  ["chainmail|steel", "scale mail|scalemail|lamellar|ringmail armour"],
  ["solar panel|photovoltaic panel|glass", "photovoltaic|solar cell|solar array"],
  ["circuit board|pcb|plastic", "motherboard|electronics|microchip|mainboard|printed circuit"],
  [
    "sci-fi panel|sci fi panel|spaceship hull|metal panel|brushed-steel|class:metal",
    "sci fi wall|sci fi floor|sci fi metal|spaceship|spaceship floor|spaceship wall|space station|starship|greeble|mech|robot|scifi panel|star wars|hangar",
  ],
  ["metal grating|class:metal", "metal walkway|catwalk|gangway|steel walkway|fire escape"],
  ["diamond plate #55565a|class:metal", "manhole cover|manhole|drain cover|access cover"],
  // plastics and other made things
  [
    "plastic|class:plastic",
    "pvc|abs|acryl|plexiglass|perspex|melamine|formica|lego|toy|celluloid|polycarbonate|polystyrene|epoxy|teflon|fibreglass|fiberglass",
  ],
  [
    "scratched plastic #cdb27a|plastic|class:plastic",
    "yellowed plastic|yellowed abs|yellowed vinyl|yellowed acrylic|yellowed resin|yellowed celluloid",
  ],
  ["carbon fiber|carbon fibre|carbon|class:plastic", "carbon weave|carbon twill|kevlar"],
  [
    "acoustic foam|foam|plastic",
    "egg crate foam|sound foam|studio foam|soundproofing|sponge|foam rubber|mattress foam",
  ],
  ["acoustic foam|perforated metal|felt", "acoustic panel|sound panel|acoustic tile"],
  ["painted metal|enamel|class:metal", "sign|road sign|traffic sign|street sign|signboard|sign board|license plate"],
  ["rubber|class:plastic", "tyre tread|tire tread|wetsuit|rubber mat|yoga mat|gasket|eraser"],
  ["rubber granule|rubber|class:plastic", "playground floor"],
  [
    "glass|class:misc",
    "frosted glass|bottle glass|window|bottle|mirror|ice glass|lens|aquarium|obsidian|diamond gem|gem|gemstone|jewel|quartz crystal",
  ],
  // etched or sanded, the clear plastics look as glass does
  [
    "frosted glass|glass|class:misc",
    "frosted acrylic|frosted acrylic sheet|frosted plastic|frosted plexiglass|frosted perspex|frosted polycarbonate",
  ],
  ["crystals|gem|amethyst|glass", "geode|crystal cave|mineral crystal|salt crystal|kryptonite"],
  [
    "candy|hard candy|plastic",
    "sweet|lollipop|jelly|jelly bean|gummy|gummi|sugar|marshmallow|icing|frosting|candy cane",
  ],
  ["chocolate|terracotta", "cocoa bar|chocolate bar|fudge block|brownie"],
  ["bread|toast|terracotta", "crust|biscuit dough|cookie|waffle|cake|pastry|cracker|pizza|gingerbread|pie"],
  [
    "fruit skin|orange peel|peel|skin|plastic",
    "banana|apple|orange|fruit|citrus|lemon peel|peach skin|mango|pear|tomato skin|pepper|watermelon|melon|vegetable|pumpkin skin|avocado skin|strawberry",
  ],
  ["wax|candle|plastic", "candle wax|beeswax|paraffin|soap|honeycomb wax"],
  [
    "crumpled paper #b98d5a|class:misc",
    "crumpled kraft paper|crumpled kraft|wrinkled kraft paper|crumpled brown paper|crumpled paper bag|brown paper bag",
  ],
  ["berries #8f1420|class:misc", "cherries|cranberry|red currant|redcurrant|pomegranate seed|rowan berry"],
  ["berries #7d9a3c|class:misc", "pea|green pea|gooseberry|edamame|white grape|green grape"],
  ["berries #3d1a3a|class:misc", "grape|red grape|black grape|acai"],
  ["berries #2a2620|class:misc", "peppercorn|caviar|black olive|olive"],
  ["corrugated cardboard|cardboard", "corrugated box|kraft corrugated box|corrugated carton|shipping box"],
  ["cardboard|paper|class:misc", "kraft paper|carton|box|corrugated cardboard|kraft|packaging"],
  [
    "paper|class:misc",
    "book|newspaper|map|paper scroll|parchment scroll|ancient scroll|old scroll|magic scroll|manuscript|papyrus|sheet of paper|letter|book page|paper towel|toilet paper|tissue|tissue paper|kitchen roll|crepe paper|origami paper",
  ],
  ["paper towel|paper|class:misc", "toilet paper|kitchen roll|tissue|napkin|kitchen towel"],
  ["wallpaper|paper|plaster", "wall covering|wall paper|tapete|anaglypta|lincrusta|nursery wall"],
  [
    "road sign|sign|painted metal",
    "traffic sign|street sign|signboard|warning sign|hazard stripe|billboard|license plate|stop sign|warning stripe",
  ],
];
