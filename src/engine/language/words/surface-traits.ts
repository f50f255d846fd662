import type { Pattern, SurfaceStyle } from "../surface-names.ts";
import type { TraitWord } from "./traits.ts";

const PATTERN_WORDS: Record<Pattern, string> = {
  striped: "striped|stripe|stripy|banded|candy stripe",
  diagonal:
    "diagonal stripe|diagonal stripes|diagonal striped|diagonally striped|slanted stripe|slanted stripes|slanting stripe|oblique stripe|bias stripe|diagonal line|diagonal lines|diagonal band",
  pinstriped:
    "pinstripe|pinstriped|pin stripe|pin striped|ticking stripe|thin stripe|thin striped|fine stripe|fine striped|narrow stripe|narrow striped|hairline stripe|chalk stripe",
  checkered: "checkered|chequered|checked|checker|check|checkerboard|chequerboard|chessboard|chess board|patchwork",
  "polka-dot": "polka dot|polka dots|polka dotted|dotted|dots|dotty",
  "mixed-dots":
    "mixed dots|mixed dot|two size dots|two sized dots|dots of two sizes|dots in two sizes|polka dots of two sizes|polka dots in two sizes|dots of different sizes|polka dots of different sizes|big and small dots|large and small dots|small and large dots|big and small polka dots|large and small polka dots|small and large polka dots|two sizes of dots|two sizes of polka dots|coin dot and pin dot",
  plaid: "plaid|tartan|gingham|buffalo check|windowpane check|madras",
  diamond:
    "diamond|diamond pattern|diamonds|diamond matrix|crystal matrix|rhombus|lozenge|harlequin|diamond shaped|quatrefoil",
  argyle: "argyle|argyll|argyle check|argyle pattern|argyle knit",
  chevron: "chevron|zigzag|zig zag|herringbone|flame stitch",
  hexagonal: "hexagon|hexagonal|hex|honeycomb|cell",
  geometric: "geometric|geometrical|geo|abstract|aztec|tribal|kilim|navajo|cube|memphis|tangram|mandala",
  ikat: "ikat",
  seigaiha:
    "seigaiha|seigaiha wave|seigaiha waves|seigaiha pattern|japanese wave|japanese waves|japanese wave pattern|seigaiha wave pattern|overlapping waves",
  scalloped: "scalloped|scallop|fan shaped|mermaid|art deco",
  wavy: "wave|waves|wavy|undulating|ripple pattern",
  star: "star|stars|starry|starred",
  snowflake: "snowflake|snowflakes|snow crystal|snow crystals",
  tropical: "tropical|hawaiian|aloha|jungle print|monstera|hibiscus",
  floral:
    "floral|flower|flowers|wildflower|wild flower|flowery|flowered|botanical|blossom|rose pattern|vine pattern|leaf pattern|leafy print|chintz|toile|william morris",
  lily: "art nouveau lily|art nouveau lilies|lily pattern|lilies|lily flower|lily print|art nouveau flower|art nouveau floral|art nouveau|jugendstil|calla lily|iris pattern|irises",
  daisy: "daisy|daisies|daisy pattern|flower power|retro flower|retro flowers|hippie flower|marguerite",
  paisley: "paisley|boteh|cashmere pattern",
  damask:
    "damask|arabesque|baroque|ogee|moroccan|victorian|brocade|embroidery|embroidered|rococo|trellis|ornamental|filigree",
  camouflage: "camouflage|camo|woodland camo",
  spotted: "spotted|spots|leopard print|leopard|cheetah print|cheetah|dalmatian|cow print|speckled",
  circles: "circle|circles|circular|ring|rings|concentric|concentric circle|roundel|medallion",
  marbled:
    "marbled|marbleized|marbleised|marbling|swirl|swirls|swirled|swirling|swirly|ebru|suminagashi|tie dye|tie dyed|shibori|batik|blended",
  gradient: "gradient|ombre|ombred|dip dye|dip dyed|colour gradient|color gradient|graduated",
  ornament:
    "ornament|tooling|leaf ornament|floral ornament|ornamentation|ornament relief|relief ornament|ornament carving|leaf carving|floral carving|scrollwork|scroll work|scroll|scrolls|leaf scroll|leaf scrolls|leafy scroll|foliage scroll|acanthus|acanthus leaf|acanthus leaves|rinceau|rocaille|foliate|foliage ornament|leaf relief|floral relief|plant ornament|vine scroll|leaf moulding|leaf molding|wood carving|stone carving|carving",
  fluted:
    "fluted|flute|flutes|fluting|ribbed|horizontal ribs|vertical ribs|raised ribs|moulded ribs|molded ribs|parallel ribs|reeded|ridged|slatted|column|columns",
  sashiko: "sashiko|sashiko stitch|sashiko stitching|sashiko embroidery|running stitch",
  asanoha: "asanoha|hemp leaf|hemp leaves",
  shippo:
    "shippo|celtic|celtic knot|celtic knots|celtic pattern|knotwork|celtic knotwork|interlace|interlaced|interlocking circle|interlocking circles|overlapping circle|overlapping circles|seven treasures",
  zebra: "zebra|zebra print|tiger print|tiger stripe|tiger striped",
};

const VARIED =
  "varied|variable|variative|variegated|varicoloured|varicolored|variation|color variation|colour variation|multi tone|multi toned|multitone|multitoned|mixed tone|mixed colour|mixed color|mixed shade|assorted|assorted colour|assorted color|varying|varying colour|varying color|varied colour|varied color|varied tone|varied hue|variable colour|variable color|variative colour|variative color|different shade|different colour|different color|different tone|various shade|various colour|various color|various tone|uneven colour|uneven color";

/** How a figure is worked into the stuff; the last only where a figure is named. */
const WORK_WORDS = {
  carved: "carved|hand carved|chip carved",
  embossed:
    "embossed|tooled|relief|in relief|bas relief|low relief|high relief|hand tooled|repousse|sculpted|in raised relief",
  engraved:
    "engraved|etched|debossed|incised|chiselled|chiseled|hand engraved|laser engraved|intaglio|sunken|recessed|cut in",
  pressed: "pressed|stamped|imprinted|moulded|molded|raised",
};

const STYLE_WORDS: Record<SurfaceStyle, string> = {
  stylised:
    "stylised|stylized|stylish game|fantasy|fairytale|fairy tale|elf|elven|elvish|dwarven|overwatch style|fortnite style|blizzard style|world of warcraft style|zelda style|casual game|mobile game",
  "hand-painted": "hand painted|handpainted|painterly|brush painted|hand drawn|impasto|oil painted|warcraft style",
  cartoon:
    "cartoon|cartoony|cartoonish|toon|cel shaded|cell shaded|toon shaded|comic|comic book|anime|borderlands style",
  watercolour: "watercolour|watercolor|watercoloured|watercolored|aquarelle|ink wash",
  pixelated: "pixel|pixel art|pixelated|8 bit|16 bit|minecraft|voxel|retro game",
  futuristic:
    "sci fi|scifi|science fiction|futuristic|cyberpunk|cyber|spaceship|space ship|alien|high tech|hi tech|retro futuristic|cybernetic",
};

function* spell(role: "pattern" | "style" | "shape", table: Record<string, string>): Iterable<[string, TraitWord]> {
  for (const [trait, words] of Object.entries(table)) {
    for (const word of words.split("|")) yield [word, { role, trait }];
  }
}

/** Words of pattern and style, as material prompts use them -> the name in materials/material.ts. */
export const SURFACE_TRAITS: ReadonlyMap<string, TraitWord> = new Map([
  ...spell("style", STYLE_WORDS),
  ...spell("pattern", PATTERN_WORDS),
  ...spell("pattern", { patterned: "patterned|pattern|printed" }),
  ...spell("pattern", {
    fading: "fading to|fading into|fades to|fades into|fade to|fade into|faded to|fading out to|fading from",
  }),
  ...spell("shape", { ...WORK_WORDS, varied: VARIED }),
]);

/** How a surface lies under water: of a thing it says where it is. */
export const SUBMERGED: readonly string[] = [
  "underwater",
  "submerged",
  "caustics",
  ...["under", "beneath", "below", "in", "through", "covered with", "covered in", "covered by"].flatMap((tie) =>
    ["shallow water", "clear water", "shallow clear water", "clear shallow water", "crystal clear water"].map(
      (water) => `${tie} ${water}`,
    ),
  ),
  ...["under", "beneath", "below"].flatMap((tie) => [`${tie} water`, `${tie} the water`]),
];

/** What tells one texture of a shelf from the next and says nothing of the stuff: a wall called otherwise is another wall. */
export const NAME_WORDS: ReadonlySet<string> = new Set(
  "th|pw|tx|mat|sbs|base|base material|master|parametric|basic|plain|various|sample|test|final|set|setup|style|decorative|decor|designer|organic|natural|raw|original|modern|messy|irregular|random|uneven|new|v|v1|v2|v3|v4|version|01|02|03|04|05|artist|interior|exterior|indoor|outdoor|material base".split(
    "|",
  ),
);

/** What else the names of textures carry along: how they were made and how they are seen. */
export const MATERIAL_NOISE: readonly string[] = [
  ...NAME_WORDS,
  ..."used for|set of|pattern of|substance|substance designer|substance painter|blender|procedural|scan|scanned|photoscan|photogrammetry|aerial|top down|close up|percent|low res|image|tile able|repeating|square|rectangular|thick|joint|color|colour|colored|colors|very|at night|by night|at dusk|at dawn|at sunset|at sunrise|in moonlight|in sunlight|in daylight|acid etched".split(
    "|",
  ),
];
