import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, type Concept, defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, traitFactor, wants } from "../from-ask.ts";
import { buildShoe } from "./build-shoe.ts";
import { SHOE_ACCENTS, SHOE_PARAMETERS, type ShoeParameters } from "./shoe-parameters.ts";

/** What an unadorned pair of each kind measures. */
const USUAL: Readonly<
  Record<ShoeParameters["kind"], Pick<ShoeParameters, "sole" | "heel" | "shaft" | "pointed" | "laces">>
> = {
  sneaker: { sole: 0.026, heel: 0, shaft: 0.078, pointed: 0, laces: true },
  oxford: { sole: 0.009, heel: 0.022, shaft: 0.072, pointed: 0.25, laces: true },
  boot: { sole: 0.018, heel: 0.026, shaft: 0.2, pointed: 0, laces: true },
  pump: { sole: 0.005, heel: 0.085, shaft: 0.058, pointed: 0.8, laces: false },
  slipper: { sole: 0.012, heel: 0, shaft: 0.066, pointed: 0, laces: false },
};

const BALLET: ReadonlySet<string> = new Set([
  "ballet shoe",
  "ballet slipper",
  "pointe shoe",
  "ballerina shoe",
  "dance slipper",
]);

/** Draws a shoe of one of the given kinds. */
function sampleShoe(draw: Draw, ask: Ask, kind: ShoeParameters["kind"]): ShoeParameters {
  const usual = USUAL[kind];
  const western = kind === "boot" && /cowboy|cowgirl|western/.test(ask.word);
  const isBallet = kind === "slipper" && BALLET.has(ask.word);
  const rubber = kind === "boot" && /rubber|rain|wellington|welly/.test(ask.word);
  const isTall = kind === "boot" && /cowboy|cowgirl|western|riding|rubber|rain|wellington|welly|knee/.test(ask.word);
  return fitParameters(SHOE_PARAMETERS, {
    kind,
    width: draw.number("width", 0.94, 1.06) * traitFactor(ask, { wide: 1.12, narrow: 0.9, fat: 1.15, thin: 0.9 }),
    sole:
      usual.sole *
      (isBallet ? 0.4 : 1) *
      draw.number("sole", 0.85, 1.25) *
      traitFactor(ask, { thick: 1.6, thin: 0.7 }, "sole"),
    heel:
      (usual.heel || 0) *
      (western ? 1.55 : 1) *
      draw.number("heel", 0.85, 1.2) *
      traitFactor(ask, { tall: 1.3, short: 0.5, flat: 0.2 }, "heel"),
    shaft:
      (isTall ? 0.31 : usual.shaft) *
      draw.number("shaft", 0.92, 1.12) *
      traitFactor(ask, kind === "boot" ? { tall: 1.4, long: 1.3, short: 0.8 } : { tall: 1.1 }),
    pointed: western ? 0.8 : usual.pointed * draw.number("pointed", 0.6, 1.2),
    laces: wants(ask, "lace", usual.laces && !isTall),
    toeCap: draw.chance("toe cap", 0.55) && !rubber,
    rubber,
    stripes: draw.pick("stripes", [0, 2, 3], [2, 1, 3]),
    accent: draw.pick("accent", SHOE_ACCENTS, [6, 2, 2, 2, 1, 1]),
    western,
    straps:
      wants(ask, "strap", false) || wants(ask, "buckle", false)
        ? Math.min(ask.counts.get("strap") ?? ask.counts.get("buckle") ?? 2, 5)
        : 0,
    spurs: kind === "boot" && wants(ask, "spur", false),
    cuff: kind === "boot" && wants(ask, "cuff", false),
    ribbons: kind === "slipper" && wants(ask, "ribbon", isBallet),
  });
}

const slots = (main: Concept["slots"][string]): Concept["slots"] => ({
  upper: main,
  sole: { words: ["outsole", "bottom"], materials: ["rubber"], colours: ["#e9e5da"].map(fromHex), takesWhole: false },
});

const LACE: Concept["slots"][string] = {
  words: ["shoelace", "shoestring", "string"],
  materials: ["woven-cotton"],
  colours: ["#f4f1e8", "#1b1b1d", "#f4f1e8"].map(fromHex),
  takesWhole: false,
};
const TONGUE: Concept["slots"][string] = {
  words: [],
  materials: ["woven-cotton"],
  colours: ["#e6e2d8", "#22242a"].map(fromHex),
  takesWhole: false,
};
const VIEW = { azimuth: 1.02, elevation: 0.42 };
const DARK_SOLE: Concept["slots"][string] = {
  words: ["outsole", "bottom"],
  materials: ["leather", "rubber"],
  colours: ["#1c1512", "#2b1c12"].map(fromHex),
  takesWhole: false,
};

/**
 * A trainer: thick pale rubber sole with a coloured line, low padded opening, tongue, crossed laces with a bow, often a rubber toe
 * cap or slanting stripes on the side.
 */
export const sneaker = defineConcept<ShoeParameters>({
  id: "sneaker",
  family: "garment",
  words: [
    "sneaker",
    "trainer",
    "running shoe",
    "tennis shoe",
    "gym shoe",
    "sports shoe",
    "basketball shoe",
    "plimsoll",
    "canvas shoe",
  ],
  senses: ["gym shoe"],
  height: 0.12,
  parameters: SHOE_PARAMETERS,
  slots: {
    ...slots({
      words: ["side"],
      materials: ["woven-cotton", "leather"],
      colours: ["#c3231f", "#f1eee6", "#1e2227", "#2453a6", "#2e7d5b", "#e3b11f", "#7a4fa0"].map(fromHex),
    }),
    lace: LACE,
    tongue: TONGUE,
  },
  sample: (draw, ask) => sampleShoe(draw, ask, "sneaker"),
  build: buildShoe,
  view: VIEW,
});

/** A leather shoe: thin dark sole with a block heel, seams over the toe and round the quarters, laces over a tongue. */
export const shoe = defineConcept<ShoeParameters>({
  id: "shoe",
  family: "garment",
  words: ["shoe", "oxford shoe", "dress shoe", "leather shoe", "brogue", "loafer", "footwear"],
  senses: ["shoe", "footwear#1"],
  height: 0.12,
  parameters: SHOE_PARAMETERS,
  slots: {
    upper: {
      words: ["side"],
      materials: ["leather"],
      colours: ["#4a2614", "#15120f", "#7a4420", "#3a1a12", "#8d5a2c"].map(fromHex),
    },
    sole: DARK_SOLE,
    heel: { ...DARK_SOLE, words: [] },
    lace: { ...LACE, colours: ["#1a1613", "#2e1d12"].map(fromHex) },
    tongue: { words: [], materials: ["leather"], colours: ["#2a1710", "#15120f"].map(fromHex), takesWhole: false },
  },
  sample: (draw, ask) => sampleShoe(draw, ask, "oxford"),
  build: buildShoe,
  view: VIEW,
});

/**
 * A boot: a shaft up the leg, a ridged sole with a heel, laces up the front; riding and rubber boots are tall and bare;
 * a cowboy's has a pointed toe, a shaft scooped at the sides with pull straps, rows of pale stitching, a slanting heel.
 */
export const boot = defineConcept<ShoeParameters>({
  id: "boot",
  family: "garment",
  words: [
    "boot",
    "hiking boot",
    "work boot",
    "leather boot",
    "combat boot",
    "snow boot",
    "cowboy boot",
    "cowgirl boot",
    "western boot",
    "riding boot",
    "rubber boot",
    "rain boot",
    "wellington boot",
    "wellington",
    "welly",
  ],
  senses: ["boot"],
  height: 0.26,
  parameters: SHOE_PARAMETERS,
  slots: {
    upper: {
      words: ["shaft", "leg"],
      materials: ["leather"],
      colours: ["#6b3d1c", "#1d1815", "#8a5a2e", "#4a2a18"].map(fromHex),
    },
    sole: DARK_SOLE,
    heel: { ...DARK_SOLE, words: [] },
    lace: { ...LACE, colours: ["#d8c9a0", "#1a1613", "#a8321f"].map(fromHex) },
    strap: {
      words: ["belt"],
      materials: ["leather"],
      colours: ["#1d1815", "#3a2418"].map(fromHex),
      takesWhole: false,
    },
    buckle: { words: ["clasp"], materials: ["brushed-steel", "gold"], takesWhole: false },
    spur: { words: ["rowel", "boot spur"], materials: ["silver", "brass"], takesWhole: false },
    cuff: {
      words: ["trim", "lining"],
      materials: ["fur"],
      colours: ["#ece6da", "#8a6a4a"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: (draw, ask) => sampleShoe(draw, ask, "boot"),
  dress: ({ western, rubber }): Readonly<Record<string, SlotDress>> =>
    rubber
      ? { upper: { material: "plastic", colours: [fromHex("#2f6a3a")] }, sole: { material: "rubber" } }
      : western
        ? { upper: { colours: ["#7a4420"].map(fromHex) } }
        : {},
  build: buildShoe,
  view: VIEW,
});

/** A pump: pointed toe, wide throat, the arch rising steeply on to a slim high heel. */
export const highHeel = defineConcept<ShoeParameters>({
  id: "high-heel",
  family: "garment",
  words: [
    "high heel",
    "high-heeled shoe",
    "high heel shoe",
    "heels",
    "stiletto",
    "stiletto heel",
    "pump",
    "court shoe",
  ],
  senses: ["pump#3"],
  height: 0.16,
  parameters: SHOE_PARAMETERS,
  slots: {
    upper: {
      words: [],
      materials: ["leather", "plastic"],
      colours: ["#b3121f", "#131215", "#d9a9a0", "#e9dcc8", "#4b1f5e"].map(fromHex),
    },
    sole: { ...DARK_SOLE, colours: ["#8f0f18", "#191310"].map(fromHex) },
    heel: { words: [], materials: ["plastic"], colours: ["#131215", "#b3121f"].map(fromHex) },
  },
  sample: (draw, ask) => sampleShoe(draw, ask, "pump"),
  build: buildShoe,
  view: { azimuth: 1.2, elevation: 0.3 },
});

/** A slipper: soft and round, open at the instep, on a flat sole. A dancer's is of satin, cut low and narrow, with long ribbons. */
export const slipper = defineConcept<ShoeParameters>({
  id: "slipper",
  family: "garment",
  likened: ["beast"],
  words: ["slipper", "house shoe", "moccasin", ...BALLET],
  senses: ["slipper"],
  height: 0.09,
  parameters: SHOE_PARAMETERS,
  slots: {
    upper: {
      words: [],
      materials: ["felt", "fur"],
      colours: ["#b04a5a", "#4a6f9c", "#7a5a3c", "#c9b79a"].map(fromHex),
    },
    sole: { ...DARK_SOLE, colours: ["#5a4630", "#d9cfba"].map(fromHex) },
    lace: LACE,
    ribbon: {
      words: ["tie", "bow"],
      materials: ["silk"],
      colours: ["#e8a9b4", "#f0c4c8"].map(fromHex),
      takesWhole: "colour",
    },
  },
  dress: (p): Readonly<Record<string, SlotDress>> =>
    p.ribbons
      ? {
          upper: { material: "silk", colours: [fromHex("#e8a9b4")] },
          sole: { material: "leather", colours: [fromHex("#d8b49a")] },
        }
      : {},
  sample: (draw, ask) => sampleShoe(draw, ask, "slipper"),
  build: buildShoe,
  view: VIEW,
});
