import type { AliasTable } from "./alias-table.ts";

export const TOOL_ALIASES: AliasTable = {
  "bell|hand bell": "bell|hand bell",
  "baseball bat|cricket bat": "baseball bat|cricket bat|club",
  "flag|pirate flag|banner|pennant|american flag": "flag|banner|sign",
  "tire|tyre": "tire|tyre|wheel",
  "nail|screw|bolt": "nail|screw|bolt",
  "cannonball|cannon ball|cannonballs": "cannonball|ball|sphere",
  "hiking stick|trekking pole": "walking stick|cane|staff",
  "pole|flagpole|rod": "pole|flagpole|post",
  "string|twine|cord|thread": "rope|string",
  "paper|sheet of paper|parchment paper|origami paper": "paper|sheet of paper|letter|scroll|map|newspaper|book",
  "chart|pie chart|graph": "chart|poster|whiteboard|chalkboard",
  "tarot cards|tarot deck": "playing cards|playing card",
  "card|cards|playing cards|tarot card": "playing card|deck of cards|card|greeting card",
  "smoking pipe": "pipe|smoking pipe",
  "cigar|cigarette": "cigar|cigarette",
  "match|matchstick": "matchstick|match",
  "katana|lightsaber|light saber|scimitar|rapier|wakizashi|saber|sabre|cutlass|samurai sword|samurai katana|blade sword|epee|fencing sword":
    "katana|longsword|lightsaber|sword",
  "dagger|knife|bayonet|letter opener|chef knife|chef's knife|kitchen knife|butter knife|pocket knife|swiss army knife|cleaver|kunai|stiletto knife|steak knife|hunting knife|butcher knife|bread knife|scalpel|box cutter|shuriken|throwing star|ninja star|boomerang":
    "knife|dagger|chef knife|sword",
  "axe|ax|battleaxe|battle axe|hatchet|tomahawk|pickaxe|pick|pick axe|ice axe|hoe|scythe|sickle|pitchfork|trident|halberd|spear|lance|javelin|harpoon|polearm|grim reaper scythe":
    "battle axe|pickaxe|axe|scythe|trident|spear|hammer|sword|staff",
  "hammer|mallet|sledgehammer|gavel|war hammer|warhammer|mace|club|flail|morning star|mjolnir|thor's hammer|claw hammer|meat tenderizer|cudgel|nightstick":
    "hammer|war hammer|mace|club|baseball bat|axe",
  "shield|buckler|round shield|captain america shield|coat of arms|knight shield|viking shield": "shield",
  "gun|pistol|revolver|rifle|shotgun|machine gun|musket|handgun|sniper rifle|assault rifle|ray gun|laser gun|blaster|water gun|nerf gun|flintlock|uzi|toy gun|tommy gun|firearm|bazooka|rocket launcher|glue gun|grenade|hand grenade":
    "pistol|revolver|ray gun|rifle|gun|blaster",
  "bow and arrow|crossbow|longbow|recurve bow|arrow|quiver|slingshot|catapult|trebuchet|ballista|bow weapon":
    "crossbow|bow|arrow|bow and arrow|catapult|sword",
  "cannon|artillery|howitzer|bomb|dynamite|tnt|landmine": "cannon|bomb",
  "staff|wand|magic wand|wizard staff|wizard's staff|scepter|sceptre|walking stick|walking cane|cane|hiking stick|crook|crutch|pool cue|quarterstaff|bo staff|fishing rod|fishing pole|golf club|hockey stick|drumstick stick|baton|conductor's baton|selfie stick|magic staff|torch stick|golf putter":
    "staff|wand|cane|walking stick|magic wand|spear",
  "key|skeleton key|house key|car key|antique key|keys|keyring|keychain|key fob|skeleton keys": "key",
  "lock|padlock|combination lock|handcuffs|anchor chain|shackle": "padlock|lock",
  "screw|nut bolt|hex nut|rivet|thumbtack|pushpin|needle|paperclip|paper clip|staple|fishhook|hook|fish hook|drill bit|spring coil|coil":
    "nail|screw|bolt|needle|paperclip|hook",
  "tool|hand tool|tools|hand tools": "wrench|hammer|screwdriver|pliers",
  "screwdriver|wrench|spanner|pliers|drill|power drill|saw|handsaw|chainsaw|chisel|file tool|crowbar|tweezers|clamp|vise|monkey wrench|hacksaw|plane tool|tape measure|measuring tape|soldering iron|caliper|level tool|awl|bolt cutter|allen key|multi tool":
    "wrench|saw|screwdriver|pliers|drill|hammer",
  "scissors|shears|pair of scissors|garden shears|nail clippers|hedge trimmer|pruning shears": "scissors|shears|pliers",
  "shovel|spade|trowel|rake|garden tool|garden fork|snow shovel|dirt shovel|gardening tool":
    "shovel|spade|rake|trowel|broom",
  "ladder|step ladder|stepladder|rope ladder": "ladder|step ladder|staircase",
  "paddle|oar|canoe paddle|kayak paddle|boat paddle": "paddle|oar",
  "spoon|ladle|spatula|wooden spoon|teaspoon|tablespoon|fork|cutlery|silverware|tongs|whisk|corkscrew|bottle opener|can opener|peeler|grater|colander|sieve|strainer|cheese grater|rolling pin|dough roller|ice cream scoop|potato masher|pizza cutter|kitchen utensil|utensil":
    "spoon|fork|ladle|spatula|whisk|rolling pin|knife",
  "cutting board|chopping board|bread board|cheese board|ouija board|clipboard":
    "cutting board|chopping board|clipboard|tray|plate|table",
  "anchor|ship anchor|ship wheel|ship's wheel|steering wheel|helm wheel|ship's bell|rudder":
    "ship wheel|steering wheel|wheel|anchor",
  "wheel|wagon wheel|cartwheel|car wheel|gear|cog|cogwheel|gears|cogs|pulley|pottery wheel|spinning top|car engine|engine|motor|steam machine|v8 engine":
    "wheel|gear|cog|engine",
  "rope|coil of rope|lasso|noose|spool|spool of thread|yarn|ball of yarn|wool ball|yarn ball|ball of wool|knitting|bobbin|tangle of yarn|skein":
    "ball of yarn|yarn|spool|rope",
  "knitting needle|knitting needles|crochet hook": "knitting needle|knitting needles|needle",
  "brush|paintbrush|paint brush|artist's brush|toothbrush brush|scrub brush|paint roller|palette|paint palette|artist palette|artist's palette|paint set|paint tube|watercolor set":
    "brush|paintbrush|paint brush|palette",
  "pencil|crayon|marker|chalk|colored pencil|felt tip pen|highlighter|paint marker|mechanical pencil|pencil sharpener|eraser|charcoal stick":
    "pencil|crayon|pen|marker",
  "pen|fountain pen|ink pen|ballpoint|ballpoint pen|stylus|gel pen|biro": "pen|fountain pen|pencil|quill",
  "quill|feather quill|quill pen|feather pen|feather quill pen|writing quill|quill feather": "quill|feather|pen",
  "ruler|protractor|set square|slide rule|yardstick|abacus|calculator|compass drawing|stapler|tape dispenser|hole punch|scale ruler|rubber stamp|stamp":
    "ruler|calculator|abacus|stapler|pencil",
  "compass|sextant|astrolabe|barometer|thermometer|weather vane|weathervane|magnetic compass|navigational compass|gyroscope":
    "compass|sundial|pocket watch|clock|watch",
  "magnifying glass|magnifier|loupe|hand lens": "magnifying glass|magnifier|mirror",
  "telescope|spyglass|binoculars|microscope|periscope|field glasses|opera glasses|kaleidoscope":
    "telescope|binoculars|microscope|camera",
  "hourglass|sand timer|sandglass|sand clock": "hourglass|clock|vase",
  "scales|balance scale|weighing scale|scale|kitchen scale|scales of justice|bathroom scale": "scales|balance|scale",
  "smartphone|phone|cellphone|cell phone|mobile phone|mobile|iphone|android phone|e reader|kindle|pager|flip phone":
    "smartphone|mobile phone|cell phone|phone|telephone",
  "telephone|rotary phone|rotary telephone|landline|payphone|walkie talkie|old phone|telephone handset|candlestick phone":
    "telephone|rotary phone|rotary telephone|phone|smartphone",
  "laptop|laptop computer|notebook computer|macbook|netbook|chromebook": "laptop|computer|book",
  "computer|desktop computer|computer monitor|monitor|imac|server|supercomputer|desktop|mainframe|motherboard|cpu|microchip|hard drive|floppy disk|usb stick|circuit board":
    "computer|desktop computer|monitor|television|laptop",
  "computer keyboard|keyboard|laptop keyboard|mechanical keyboard|numpad":
    "keyboard|computer keyboard|laptop|typewriter|computer|piano",
  "computer mouse|wireless mouse|gaming mouse|trackball|mouse device": "computer mouse|mouse",
  "tv|television|television set|flat screen tv|flat screen|crt tv|tv set|plasma tv|smart tv|retro tv":
    "television|tv|monitor|computer",
  "camera|polaroid|polaroid camera|film camera|dslr camera|video camera|camcorder|projector|movie camera|movie projector|webcam|security camera|instant camera|lens camera":
    "camera|video camera|projector",
  "tripod|camera tripod|easel|artist's easel|blackboard|chalkboard|whiteboard|painter's easel|projector screen|canvas stand":
    "easel|chalkboard|blackboard|whiteboard|tripod",
  "radio|boombox|boom box|stereo|speaker|loudspeaker|transistor radio|cassette player|walkman|cassette|cassette tape|mp3 player|ipod|amplifier|amp|guitar amp|cd player|turntable speaker|megaphone|bullhorn|ham radio":
    "radio|boombox|speaker|television",
  "gramophone|record player|phonograph|turntable|victrola|dj deck|vinyl player":
    "gramophone|record player|phonograph|turntable|radio",
  "vinyl record|record|vinyl|lp|disc|disk|cd|dvd|compact disc|frisbee|gong|cymbal|discus":
    "vinyl record|record|cd|frisbee|gong|plate",
  "typewriter|printing press|printer|cash register|fax machine|scanner|photocopier|teletype|adding machine":
    "typewriter|cash register|printer|computer",
  "game controller|videogame controller|video game controller|controller|joystick|gamepad|game boy|gameboy|game console|console|nintendo|nintendo switch|playstation|xbox|arcade machine|arcade cabinet|remote control|tv remote|remote":
    "game controller|videogame controller|controller|joystick|game console|gameboy|arcade machine|radio",
  "microphone|mic|mike|karaoke machine": "microphone|lamp",
  "guitar|electric guitar|acoustic guitar|bass guitar|ukulele|banjo|mandolin|lute|sitar|balalaika|lyre guitar|bass|classical guitar":
    "guitar|electric guitar|ukulele|banjo|violin",
  "violin|fiddle|cello|viola|double bass|contrabass|violoncello|string instrument|stradivarius":
    "violin|cello|fiddle|guitar",
  "piano|grand piano|upright piano|organ|pipe organ|harpsichord|synthesizer|piano keyboard|toy piano|electric piano|keytar":
    "piano|grand piano|organ|keyboard|table",
  "drum|snare drum|bass drum|bongo|bongos|djembe|tambourine|timpani|steel drum|taiko|conga|hand drum":
    "drum|bongo|tambourine|barrel",
  "drum set|drum kit|drumset|drumkit|set of drums|drums": "drum kit|drum set|drum",
  "trumpet|bugle|cornet|trombone|tuba|french horn|brass instrument|bagpipe|bagpipes|vuvuzela|shofar|hunting horn|sousaphone|flugelhorn":
    "trumpet|french horn|trombone|tuba|horn|saxophone",
  "saxophone|sax|clarinet|oboe|bassoon|bass clarinet|alto saxophone": "saxophone|clarinet|trumpet|flute",
  "flute|piccolo|pan flute|harmonica|whistle|ocarina|panpipes|kazoo|pan pipes|didgeridoo|tin whistle":
    "flute|recorder|harmonica|clarinet|trumpet",
  "harp|lyre|zither|dulcimer|koto|angel harp": "harp|lyre|guitar",
  "accordion|concertina|squeezebox": "accordion|concertina|piano",
  "xylophone|marimba|maraca|maracas|church bell|jingle bell|sleigh bell|triangle instrument|glockenspiel|wind chime|cowbell|liberty bell|castanets|sleigh bells|school bell":
    "xylophone|maraca|bell",
  "book|novel|diary|journal|tome|spellbook|spell book|grimoire|dictionary|textbook|paperback|encyclopedia|bible|magazine|comic book|comic|photo album|scrapbook|hardcover|picture book|passport|catalog|open book|manual|ledger|book stack|bookmark|magic book|pop up book|phone book|yearbook|address book|library book|homework":
    "book|open book|notebook|magazine",
  "map|treasure map|scroll|parchment|ancient scroll|world map|blueprint|papyrus|old map":
    "map|treasure map|scroll|newspaper|book",
  "newspaper|letter|envelope|paper|postcard|certificate|document|receipt|flyer|menu|poster|greeting card|mail|sticky note|origami paper|love letter|diploma|wanted poster|banknote|dollar bill|money|cash|cheque|checkbook|business card|stamp collection|sheet music|leaflet|brochure":
    "paper|letter|newspaper|envelope|scroll|map|book",
  "playing card|playing cards|deck of cards|ace of spades|pack of cards|card deck|poker card|joker card":
    "playing card|playing cards|deck of cards|card",
  "die|dice|d20|twenty sided die|domino|dominoes|poker chip|casino chip|mahjong tile|rubik's cube|rubiks cube|rubik cube|cube|toy block|building block|block|abc block|jenga|ice cube|sugar cube|brick block|lego brick|minecraft block":
    "die|dice|domino|rubik's cube|cube|toy block|box",
  "chess piece|chess pawn|pawn|chess king|chess queen|chess knight|chess rook|chess bishop|rook|bishop piece|game piece|knight piece|chess pieces|chessman|game token":
    "chess piece|chess pawn|pawn|statue",
  "chessboard|chess board|chess set|checkerboard|go board|game board|board game|backgammon|monopoly|checkers board|ludo board":
    "chessboard|chess board|chess set|checkerboard|table|book",
  "puzzle|jigsaw|jigsaw puzzle|puzzle piece|crossword|jigsaw piece|labyrinth|maze":
    "puzzle|jigsaw puzzle|puzzle piece|rubik's cube|cube",
  "ball|soccer ball|football ball|basketball|baseball|tennis ball|beach ball|volleyball|golf ball|bowling ball|rugby ball|football|billiard ball|eight ball|8 ball|cricket ball|ping pong ball|marble ball|glass marble|marbles|bouncy ball|hamster ball|pokeball|american football|dodgeball":
    "soccer ball|ball|basketball|beach ball|sphere",
  "racket|tennis racket|badminton racket|racquet|tennis racquet|ping pong paddle|table tennis racket|shuttlecock|lacrosse stick|squash racket":
    "racket|tennis racket|racquet|ping pong paddle",
  "bowling pin|bowling pins|skittle|trophy|cup trophy|award cup|golden trophy|golden cup|gold cup|oscar trophy|world cup|championship belt|golden globe":
    "trophy|bowling pin|goblet|vase",
  "coin|gold coin|bitcoin|penny|token|doubloon|medallion coin|gold coins|silver coin|pirate coin":
    "coin|gold coin|medal",
  "kite|paper kite|box kite|pinwheel|windsock": "kite|pinwheel",
  "toy|plaything": "toy|teddy bear|spinning top|piggy bank|doll|ball",
  "jump rope|skipping rope": "rope",
  "fidget spinner": "spinning top",
  "toy box": "chest|box",
  "toy train set": "train",
  "balloon dog|balloon animal|party balloon|helium balloon|balloons": "balloon|balloon dog|ball|sphere",
  "globe|earth globe|world globe|snow globe|snowglobe|orb|sphere|glass ball|glass orb|energy ball":
    "globe|snow globe|crystal ball|orb|sphere|ball",
  "painting|picture|portrait|oil painting|canvas|mona lisa|drawing|photograph frame|picture frame|photo frame|frame|artwork|icon painting|mural|framed picture|blank canvas|framed photo|watercolor painting|still life":
    "painting|picture|picture frame|canvas|frame",
  "flower box|window box|windowbox|planter box|window planter": "planter",
  laundry: "shirt",
  "feather|peacock feather|silver feather|plume": "feather|quill|leaf",
  "horseshoe|dreamcatcher|dream catcher|wreath|christmas wreath|pentagram|yin yang|peace sign|crucifix|celtic cross|ankh|star of david|mandala|infinity symbol|heart symbol":
    "horseshoe|wreath|cross|dreamcatcher",
  "fire extinguisher|gas can|gas cylinder|propane tank|life jacket|lifebuoy|life ring|lifebelt|buoy|oxygen tank|scuba tank|gas pump|petrol pump|fuel pump|fire alarm":
    "fire extinguisher|lifebuoy|gas pump|barrel",
  "hookah|lighter|zippo": "lighter|hookah",
  "syringe|stethoscope|pill|pills|bandage|first aid kit|thermometer medical|microscope slide|dna helix":
    "syringe|pill|stethoscope",
  "bird feeder|birdfeeder|bird nest|bird's nest|beehive|hive|wasp nest|honeycomb|anthill":
    "nest|birdhouse|beehive|basket",
  "trampoline|hoop": "basketball hoop|net",
  "sarcophagus|time machine|lightning rod|satellite dish|antenna|windmill toy|tesla coil|solar panel|robot vacuum":
    "satellite dish|sarcophagus|time machine",
  "dart|darts": "dartboard",
  "hard drive": "server rack|computer",
  "power bank|charger": "radio|remote control",
  "humidifier|ice maker|water dispenser|coffee grinder": "coffee maker|blender",
  "doorbell|door handle|hinge": "padlock|key",
  "dog collar|cat collar": "belt|bracelet",
  "dog leash|extension cord": "rope",
  "excalibur|broadsword|greatsword|claymore|longsword|two handed sword": "longsword|sword",
  "ak 47|ak47|m16|minigun rifle": "assault rifle|rifle|gun",
  "railgun|plasma rifle|laser rifle|plasma gun|phaser": "ray gun|blaster|gun",
  blunderbuss: "flintlock|musket|gun",
  "thor hammer|hammer of thor": "mjolnir|war hammer|hammer",
  "x ray": "x ray machine",
  "cell tower|radio tower mast": "radio tower|tower",
  "money stack|money pile|cash stack|wad of cash|bundle of cash": "stack of money|banknote",
  "sai|sai dagger|throwing knife|throwing dagger": "dagger",
  "test tube rack|test tube holder": "test tube",
  "machete|bush knife": "cutlass|sword",
};
