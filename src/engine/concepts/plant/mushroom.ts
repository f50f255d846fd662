import { fromHex } from "../../math/color.ts";
import { TAU } from "../../math/elementary.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { buildMushroom } from "./build-mushroom.ts";

export type MushroomParameters = {
  readonly kind: string;
  readonly height: number;
  readonly capRadius: number;
  readonly capHeight: number;
  readonly stemRadius: number;
  readonly bulb: number;
  readonly lean: number;
  readonly wave: number;
  readonly ring: boolean;
  readonly spots: number;
  readonly spotTurn: number;
  readonly companions: number;
};

/** What tells one kind from another; lengths over the height. */
const KINDS = {
  agaric: {
    cap: "#b01810",
    stem: "#e6dcc4",
    gill: "#ece2cc",
    capRadius: 0.47,
    capHeight: 0.33,
    stemRadius: 0.075,
    bulb: 1.6,
    ring: true,
    spots: 34,
  },
  porcini: {
    cap: "#7a4a24",
    stem: "#d8bf94",
    gill: "#c9b070",
    capRadius: 0.47,
    capHeight: 0.36,
    stemRadius: 0.15,
    bulb: 1.4,
    ring: false,
    spots: 0,
  },
  button: {
    cap: "#e2d6c2",
    stem: "#e8dfd0",
    gill: "#8a6450",
    capRadius: 0.5,
    capHeight: 0.44,
    stemRadius: 0.14,
    bulb: 1.1,
    ring: true,
    spots: 0,
  },
  bonnet: {
    cap: "#8a7258",
    stem: "#cfc3b0",
    gill: "#d8cdbb",
    capRadius: 0.27,
    capHeight: 0.36,
    stemRadius: 0.035,
    bulb: 1.2,
    ring: false,
    spots: 0,
  },
} as const;
type MushroomKind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as MushroomKind[];

const WORD_KINDS: Readonly<Record<string, MushroomKind>> = {
  toadstool: "agaric",
  "fly agaric": "agaric",
  porcini: "porcini",
  boletus: "porcini",
  champignon: "button",
  "button mushroom": "button",
};

const ratio = (min: number, max: number, about: string) =>
  ({ kind: "number", min, max, unit: "ratio", about }) as const;

const PARAMETERS = {
  kind: { kind: "choice", options: KIND_NAMES, about: "Whose cap, stem and colours it has." },
  height: { kind: "number", min: 0.02, max: 1.5, unit: "m", about: "Floor to the top of the cap." },
  capRadius: ratio(0.12, 0.9, "Half the width of the cap over the height."),
  capHeight: ratio(0.12, 0.7, "Height of the cap over the height."),
  stemRadius: ratio(0.02, 0.3, "Half the width of the stem over the height."),
  bulb: ratio(0.9, 2.2, "Width of the foot over the stem's."),
  lean: ratio(-0.35, 0.35, "How far the cap stands to the side, over the height."),
  wave: ratio(0, 0.06, "How wavy the rim is, over the height."),
  ring: { kind: "flag", about: "A skirt around the stem." },
  spots: { kind: "integer", min: 0, max: 90, about: "Warts on the cap." },
  spotTurn: { kind: "number", min: 0, max: TAU, unit: "rad", about: "Where the warts begin." },
  companions: { kind: "integer", min: 0, max: 3, about: "Small ones at the foot." },
} as const;

export const mushroom = defineConcept<MushroomParameters>({
  id: "mushroom",
  family: "plant",
  words: [
    "mushroom",
    "toadstool",
    "fly agaric",
    "champignon",
    "button mushroom",
    "porcini",
    "boletus",
    "fungus",
    "shroom",
  ],
  senses: ["mushroom", "fungus"],
  height: 0.14,
  parameters: PARAMETERS,
  slots: {
    cap: { words: ["hat", "top"], materials: ["ceramic-glaze"], colours: [fromHex(KINDS.agaric.cap)] },
    stem: { words: ["stalk", "stipe"], materials: ["felt"], colours: [fromHex(KINDS.agaric.stem)], takesWhole: false },
    gill: { words: ["lamella"], materials: ["felt"], colours: [fromHex(KINDS.agaric.gill)], takesWhole: false },
    ring: { words: ["skirt"], materials: ["felt"], colours: [fromHex(KINDS.agaric.gill)], takesWhole: false },
    spot: { words: ["dot", "wart"], materials: ["felt"], colours: [fromHex("#f0eadc")], takesWhole: false },
    ground: { words: ["moss", "soil"], materials: ["grass"], takesWhole: false },
  },
  sample: (draw, ask) => {
    const isSpotted = says(ask, "spotted") || ask.parts.has("spot");
    const drawn = draw.pick("kind", KIND_NAMES, [6, 2, 1.5, 1]);
    const kind = WORD_KINDS[ask.word] ?? (isSpotted ? "agaric" : drawn);
    const usual = KINDS[kind];
    const spots = ask.counts.get("spot") ?? Math.round(usual.spots * draw.number("spots", 0.8, 1.2));
    return fitParameters<MushroomParameters>(PARAMETERS, {
      kind,
      height: draw.normal("height", 0.13, 0.01) * traitFactor(ask, { tall: 1.25, short: 0.75 }),
      capRadius:
        usual.capRadius *
        draw.number("cap radius", 0.9, 1.1) *
        traitFactor(ask, { wide: 1.25, fat: 1.2, thin: 0.8, tall: 0.82 }) *
        traitFactor(ask, { wide: 1.25, large: 1.3, small: 0.7 }, "cap"),
      capHeight:
        usual.capHeight *
        draw.number("cap height", 0.9, 1.12) *
        traitFactor(ask, { flat: 0.6 }) *
        traitFactor(ask, { flat: 0.6, round: 1.2, tall: 1.3 }, "cap"),
      stemRadius:
        usual.stemRadius *
        draw.number("stem radius", 0.9, 1.15) *
        traitFactor(ask, { fat: 1.5, thin: 0.65 }) *
        traitFactor(ask, { fat: 1.5, thick: 1.5, thin: 0.65 }, "stem"),
      bulb: usual.bulb * draw.number("bulb", 0.92, 1.08),
      lean: draw.number("lean", -0.1, 0.1),
      wave: draw.number("wave", 0.002, 0.012),
      ring: wants(ask, "ring", usual.ring),
      spots: wants(ask, "spot", usual.spots > 0) ? Math.max(1, spots || 28) : 0,
      spotTurn: draw.number("spot turn", 0, TAU),
      companions: companionsOf(ask, draw.chance("companions", 0.4), draw.integer("companion count", 1, 2)),
    });
  },
  dress: (p) => {
    const { cap, stem, gill } = KINDS[p.kind as MushroomKind];
    return {
      cap: { colours: [fromHex(cap)] },
      stem: { colours: [fromHex(stem)] },
      gill: { colours: [fromHex(gill)] },
      ring: { colours: [fromHex(stem)] },
    };
  },
  build: buildMushroom,
  view: { azimuth: 0.5, elevation: 0.06 },
});

/** Small ones at its foot when the artist asks for a group, else now and then. */
function companionsOf(ask: Ask, isDrawn: boolean, count: number): number {
  if (says(ask, "single") || says(ask, "lone")) return 0;
  if (ask.parts.has("ground")) return count;
  return isDrawn && !ask.without.has("ground") ? count : 0;
}
