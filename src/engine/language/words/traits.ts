import type { WordRole } from "../brief.ts";

type TraitRole = Extract<WordRole, "size" | "shape" | "pose" | "pattern" | "style">;

export interface TraitWord {
  readonly role: TraitRole;
  /** The lexicon's spelling, which concepts ask for. */
  readonly trait: string;
}

const SIZES: Record<string, string> = {
  tiny: "tiny minuscule minute microscopic teeny itty-bitty pocket-sized",
  small: "small little mini miniature compact petite smallish toy-sized dwarf",
  large: "large big sizeable sizable great jumbo oversized oversize life-sized",
  huge: "huge giant gigantic enormous massive colossal immense monumental towering",
  tall: "tall high lofty high-backed",
  short: "short low squat stubby low-slung stumpy",
  long: "long elongated lengthy extended",
  wide: "wide broad wide-brimmed spacious",
  narrow: "narrow",
  thick: "thick chunky stout sturdy bulky heavy hefty robust",
  thin: "thin slim slender skinny slight lean delicate dainty fine spindly lanky gaunt flimsy",
  fat: "fat chubby plump tubby obese rotund pudgy portly chonky stocky",
  deep: "deep",
  shallow: "shallow",
};

const SHAPES: Record<string, string> = {
  round: "round circular rounded",
  square: "square squared squarish",
  rectangular: "rectangular oblong",
  oval: "oval elliptical egg-shaped ovoid",
  spherical: "spherical globular ball-shaped sphere-shaped bulbous orb-shaped",
  cubic: "cubic cubical cube-shaped boxy blocky box-shaped",
  cylindrical: "cylindrical tubular",
  conical: "conical cone-shaped",
  triangular: "triangular pyramidal",
  hexagonal: "hexagonal six-sided",
  octagonal: "octagonal eight-sided",
  flat: "flat flattened",
  curved: "curved curvy curving arched bent bowed",
  straight: "straight upright",
  twisted: "twisted spiral spiraling swirling coiled gnarled winding",
  wavy: "wavy undulating fluted ribbed ridged",
  pointed: "pointed pointy sharp spiky spiked jagged tapered",
  smooth: "smooth sleek streamlined",
  hollow: "hollow",
  solid: "solid",
  open: "open opened lidless",
  closed: "closed shut",
  folded: "folded collapsible foldable folding",
  faceted: "faceted geometric angular polygonal",
  symmetrical: "symmetrical symmetric",
  asymmetrical: "asymmetrical asymmetric lopsided crooked uneven",
  "heart-shaped": "heart-shaped",
  "star-shaped": "star-shaped",
  fluffy: "fluffy furry hairy shaggy woolly fuzzy long-haired",
  padded: "padded cushioned upholstered tufted overstuffed",
  carved: "carved engraved etched embossed",
  winged: "winged",
  horned: "horned",
  "short-haired": "short-haired sleek-coated",
  floppy: "floppy floppy-eared floppy-eare droopy",
  curly: "curly curled frizzy",
  broken: "broken shattered smashed ruined",
  empty: "empty",
  full: "full filled overflowing",
  steaming: "steaming",
};

const POSES: Record<string, string> = {
  sitting: "sitting seated sits sit sat perched perching perches squatting",
  standing: "standing stands stand",
  lying: "lying laying lies lay reclining relaxing relaxes lounging resting sprawled",
  sleeping: "sleeping asleep sleeps napping dozing dormant snoozing",
  running: "running runs sprinting racing galloping dashing",
  walking: "walking walks strolling marching waddling prowling",
  jumping: "jumping jumps leaping leaps hopping pouncing",
  flying: "flying flies soaring hovering gliding airborne",
  swimming: "swimming swims floating floats diving",
  dancing: "dancing dances",
  crouching: "crouching crouched kneeling",
  waving: "waving",
  howling: "howling barking roaring",
  begging: "begging",
  hanging: "hanging hangs dangling suspended",
  leaning: "leaning leans propped tilted slanted reclined",
};

const PATTERNS: Record<string, string> = {
  striped: "striped stripes stripe stripy banded",
  spotted: "spotted spotty dotted speckled dappled freckled mottled",
  checkered: "checkered chequered checked checkerboard chequerboard gingham",
  plaid: "plaid tartan",
  "polka-dot": "polka-dot polka-dotted",
  floral: "floral flowery flowered",
  patchwork: "patchwork quilted",
  camouflage: "camouflage camo",
  marbled: "marbled veined",
  herringbone: "herringbone chevron",
  basketweave: "basketweave",
  brindle: "brindle",
  tabby: "tabby",
  leopard: "leopard-print leopard-patterned",
  zebra: "zebra-print",
  gradient: "gradient ombre",
  tiled: "tiled mosaic",
  paisley: "paisley",
};

const STYLES: Record<string, string> = {
  modern: "modern contemporary minimalist minimal minimalistic scandinavian sleek-lined mid-century",
  futuristic: "futuristic sci-fi cyberpunk cyber alien hi-tech high-tech space-age",
  vintage: "vintage retro classic old-fashioned nostalgic",
  victorian: "victorian georgian tudor edwardian",
  medieval: "medieval gothic knightly",
  rustic: "rustic rural farmhouse country primitive rough-hewn",
  ornate: "ornate intricate elaborate baroque rococo decorated decorative ornamented fancy ornamental royal regal",
  simple: "simple plain basic unadorned",
  elegant: "elegant refined graceful stylish luxurious posh",
  cartoon: "cartoon cartoonish stylized stylised chibi anime toon kawaii toylike",
  cute: "cute adorable sweet lovely kawai",
  "low-poly": "low-poly lowpoly",
  realistic: "realistic lifelike photorealistic",
  steampunk: "steampunk clockwork",
  industrial: "industrial",
  fantasy: "fantasy magical enchanted mystical mythical magic fairy fairytale",
  military: "military tactical",
  haunted: "haunted spooky creepy scary eerie sinister",
  pirate: "pirate",
  ancient: "egyptian roman greek",
  viking: "viking norse",
  japanese: "japanese asian chinese oriental",
  art: "art-deco",
  happy: "happy smiling cheerful grinning joyful friendly laughing",
  angry: "angry furious fierce grumpy menacing aggressive snarling",
  sad: "sad crying melancholy",
  young: "young baby juvenile newborn infant",
  muscular: "muscular strong buff",
  sporty: "sporty fast racing-style aerodynamic",
  armored: "armored armoured",
  plush: "plush stuffed cuddly",
  robotic: "robotic robot mechanical cybernetic bionic",
  humanoid: "humanoid",
  wild: "wild feral",
  toy: "toy",
  matte: "matte matt satin unglazed",
};

function* spell(role: TraitRole, table: Record<string, string>): Iterable<[string, TraitWord]> {
  for (const [trait, words] of Object.entries(table)) {
    for (const word of words.split(" ")) yield [word, { role, trait }];
  }
}

/** Words of shape, size, pose, pattern and style -> the spelling concepts ask for. Hyphens as typed. */
export const TRAITS: ReadonlyMap<string, TraitWord> = new Map([
  ...spell("style", STYLES),
  ...spell("pattern", PATTERNS),
  ...spell("pose", POSES),
  ...spell("shape", SHAPES),
  ...spell("size", SIZES),
]);
