/**
 * Words that name a material, in what order to look for it in the list of materials: a material's own word, or
 * `class:wood` for the first of a class. `tint` is the colour that tells it from the one found.
 */
export interface MaterialWord {
  readonly seek: readonly string[];
  readonly tint?: string;
}

const PLAIN: Record<string, string> = {
  "wood wooden timber hardwood oaken lumber": "wood oak class:wood",
  "plank planks board boards plywood floorboard floorboards parquet decking": "planks oak-planks class:wood",
  "stone stony rock rocky boulder": "stone granite cobblestone class:stone",
  "brick bricks brickwork": "brick class:stone",
  "cobblestone cobbled cobble cobbles cobblestones": "cobblestone class:stone",
  "concrete cement": "concrete class:concrete",
  "asphalt tarmac pavement": "asphalt concrete class:ground",
  "metal metallic": "metal brushed-steel steel iron class:metal",
  "steel stainless steely chrome chromed chromium aluminum aluminium tin titanium nickel zinc":
    "steel brushed-steel iron class:metal",
  "iron cast-iron wrought-iron ironwork": "iron rusty-iron brushed-steel class:metal",
  "gold golden gilded gilt gold-plated": "gold class:metal",
  "silver silvery": "silver brushed-steel class:metal",
  bronze: "bronze copper gold class:metal",
  copper: "copper bronze class:metal",
  "glass glassy crystal": "glass ceramic-glaze class:ceramic",
  "fabric cloth textile cotton linen canvas woven velvet silk wool woolen woollen satin tweed polyester nylon burlap flannel lace denim-fabric":
    "cotton woven-cotton class:fabric",
  "leather suede leathery leatherbound": "leather class:leather",
  felt: "felt woven-cotton class:fabric",
  "knitted knit crocheted": "knit woven-cotton class:fabric",
  "fur faux-fur": "fur felt class:fabric",
  "feather feathers feathered": "feathers fur class:misc",
  "plastic vinyl polymer acrylic resin": "plastic rubber class:plastic",
  "rubber rubbery latex": "rubber plastic class:plastic",
  "paper papery parchment origami": "paper class:misc",
  cardboard: "cardboard paper class:misc",
  enamel: "enamel painted-metal class:metal",
  "ceramic earthenware stoneware": "ceramic-glaze ceramic class:ceramic",
  "tile tiles": "tile tiles ceramic-glaze class:ceramic",
  "terracotta clay": "terracotta class:terracotta",
  "plaster stucco gypsum": "plaster class:plaster",
  marble: "marble class:marble",
  granite: "granite class:stone",
  "grass grassy lawn turf": "grass class:ground",
  sand: "sand class:ground",
  "soil dirt earth mud earthen gravel": "soil sand class:ground",
  ice: "ice glass",
  bark: "bark class:wood",
  "foliage leafy hedge": "foliage grass class:ground",
  "tortoiseshell tortoise-shell": "tortoiseshell",
  "sequin sequins sequined sequinned": "sequins",
  slate: "slate roof-tiles class:stone",
  "thatch thatched": "thatch",
  "shingle shingles": "wood-shingles roof-tiles slate",
  snow: "snow ice plaster",
};

const TINTED: readonly (readonly [string, string, string])[] = [
  ["porcelain", "ceramic-glaze ceramic class:ceramic", "#efece4"],
  ["china", "ceramic-glaze ceramic class:ceramic", "#efece4"],
  ["mahogany", "wood oak class:wood", "#4e1f14"],
  ["walnut", "wood oak class:wood", "#4a2e1c"],
  ["cherrywood", "wood oak class:wood", "#7c3a20"],
  ["pine", "wood oak class:wood", "#c69a5c"],
  ["birch", "wood oak class:wood", "#d9bd8c"],
  ["maple", "wood oak class:wood", "#cfa468"],
  ["ebony", "wood oak class:wood", "#241a15"],
  ["teak", "wood oak class:wood", "#8c5a2c"],
  ["cedar", "wood oak class:wood", "#9c5430"],
  ["rosewood", "wood oak class:wood", "#4c2018"],
  ["bamboo", "wood oak class:wood", "#c8ab5a"],
  ["wicker", "wood oak class:wood", "#a87c48"],
  ["rattan", "wood oak class:wood", "#b48a54"],
  ["driftwood", "wood oak class:wood", "#a09482"],
  ["cork", "wood oak class:wood", "#b08458"],
  ["straw", "straw-mat woven-cotton class:fabric", "#d2b76e"],
  ["hay", "straw woven-cotton class:fabric", "#c8ae5e"],
  ["jute", "woven-cotton class:fabric", "#b0905c"],
  ["denim", "woven-cotton cotton class:fabric", "#3c5680"],
  ["burlap", "woven-cotton class:fabric", "#a88a5a"],
  ["sandstone", "sandstone granite class:stone", "#c8a06c"],
  ["limestone", "limestone granite class:stone", "#cfc6b0"],
  ["basalt", "basalt granite class:stone", "#34363a"],
  ["obsidian", "glass marble class:stone", "#141218"],
  ["onyx", "marble class:marble", "#18181c"],
  ["alabaster", "marble class:marble", "#ece4d6"],
  ["travertine", "marble class:marble", "#d6c4a4"],
  ["quartz", "marble class:marble", "#e6e0dc"],
  ["jade", "marble class:marble", "#3f8a66"],
  ["malachite", "marble class:marble", "#1f7a52"],
  ["ivory", "ivory plaster ceramic-glaze class:plaster", "#ede6d0"],
  ["bone", "bone plaster ceramic-glaze class:plaster", "#e0d8c0"],
  ["brass", "brass gold bronze class:metal", "#b08d42"],
  ["pewter", "silver brushed-steel class:metal", "#8c8e90"],
  ["gunmetal", "brushed-steel class:metal", "#3e454a"],
  ["ruby", "gemstone glass class:ceramic", "#9b1136"],
  ["emerald", "gemstone glass class:ceramic", "#14804e"],
  ["sapphire", "gemstone glass class:ceramic", "#14408a"],
  ["garnet", "gemstone glass class:ceramic", "#8a1626"],
  ["topaz", "gemstone glass class:ceramic", "#e09a2c"],
  ["citrine", "gemstone glass class:ceramic", "#e8b630"],
  ["aquamarine", "gemstone glass class:ceramic", "#6cc4d0"],
  ["peridot", "gemstone glass class:ceramic", "#9cc23a"],
  ["tourmaline", "gemstone glass class:ceramic", "#c83c7e"],
  ["amethyst", "amethyst glass class:ceramic", "#7a48a8"],
  ["amber", "amber-resin glass class:ceramic", "#d98a1c"],
  ["diamond", "gemstone glass class:ceramic", "#e8f0f4"],
  ["pearl", "pearl ceramic-glaze class:ceramic", "#e8e2d6"],
  ["wax", "wax plastic class:plastic", "#e4d8b8"],
  ["adobe", "plaster class:plaster", "#b8865a"],
];

/** Stones that are cut or polished: a beast of one is of it, where one that is golden is only of that colour. */
export const GEM_WORDS: ReadonlySet<string> = new Set(
  "ruby emerald sapphire garnet topaz citrine aquamarine peridot tourmaline amethyst amber jade malachite".split(" "),
);

/** Head nouns that say only what form the material has: "brick wall", "wood floor". */
export const FORM_WORDS: ReadonlySet<string> = new Set(
  "wall walls floor floors flooring ground surface texture material pavement paving path road street roof roofing ceiling panel panels panelling paneling facade siding sheet cladding slab slabs block blocks skin finish pattern background cover covering upholstery carpet rug tabletop countertop sidewalk masonry tile tiles cobble veneer".split(
    " ",
  ),
);

/**
 * Words that stand for a material only before another noun or after "made of": alone they are things or living
 * beings ("a glass", "a feather", "a rock").
 */
export const THING_ALONE: ReadonlySet<string> = new Set(
  "glass feather feathers rock stone boulder brick crystal iron tile board plank paper china diamond ruby emerald sapphire pearl tin bone cork canvas snow ice grass moss bark hedge walnut cherry pine maple bamboo parchment origami bricks planks boards bronze silver gold clay marble chocolate gingerbread".split(
    " ",
  ),
);

export const MATERIAL_WORDS: ReadonlyMap<string, MaterialWord> = new Map<string, MaterialWord>([
  ...Object.entries(PLAIN).flatMap(([words, seek]) =>
    words.split(" ").map((word): [string, MaterialWord] => [word.replaceAll("-", " "), { seek: seek.split(" ") }]),
  ),
  ...TINTED.map(([word, seek, tint]): [string, MaterialWord] => [word, { seek: seek.split(" "), tint }]),
]);

/** Nouns that name stuff at the end of a material's name, though things have them too: "frosted glass", "dragon scales". */
export const SUBSTANCE_NOUNS: ReadonlySet<string> = new Set(
  "glass stone rock scale scales leaf earth paper mail card crystal gem coral tin wrap duck cane bamboo comb page planet world crater bean grain meat bread chocolate shell pebble ring walnut maple pine birch slab fan cube cone bed trowel geode newspaper meteorite cliff firewood log beach plant mummy nun wheat honeycomb feather fur wool hide skin bone ivory wax cheese ice lava moss grass straw hay ground floor".split(
    " ",
  ),
);
