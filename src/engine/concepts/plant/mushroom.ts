import { fromHex } from "../../math/color.ts";
import { TAU } from "../../math/elementary.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { buildMushroom } from "./build-mushroom.ts";
import { MUSHROOM_KIND_NAMES, MUSHROOM_KINDS, type MushroomKind } from "./mushroom-kinds.ts";
import { MUSHROOM_PARAMETERS, type MushroomParameters } from "./mushroom-parameters.ts";

const WORD_KINDS: Readonly<Record<string, MushroomKind>> = {
  toadstool: "agaric",
  "fly agaric": "agaric",
  porcini: "porcini",
  boletus: "porcini",
  champignon: "button",
  "button mushroom": "button",
};

export const mushroom = defineConcept<MushroomParameters>({
  id: "mushroom",
  family: "plant",
  seldomColour: true,
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
  parameters: MUSHROOM_PARAMETERS,
  slots: {
    cap: { words: ["hat", "top"], materials: ["ceramic-glaze"], colours: [fromHex(MUSHROOM_KINDS.agaric.cap)] },
    stem: {
      words: ["stalk", "stipe"],
      materials: ["felt"],
      colours: [fromHex(MUSHROOM_KINDS.agaric.stem)],
      takesWhole: false,
    },
    gill: {
      words: ["lamella"],
      materials: ["felt"],
      colours: [fromHex(MUSHROOM_KINDS.agaric.gill)],
      takesWhole: false,
    },
    ring: { words: ["skirt"], materials: ["felt"], colours: [fromHex(MUSHROOM_KINDS.agaric.gill)], takesWhole: false },
    spot: { words: ["dot", "wart"], materials: ["felt"], colours: [fromHex("#f0eadc")], takesWhole: false },
    ground: { words: ["moss", "soil"], materials: ["grass"], takesWhole: false },
  },
  sample: (draw, ask) => {
    const isSpotted = says(ask, "spotted") || ask.parts.has("spot");
    const drawn = draw.pick("kind", MUSHROOM_KIND_NAMES, [6, 2, 1.5, 1]);
    const kind = WORD_KINDS[ask.word] ?? (isSpotted ? "agaric" : drawn);
    const usual = MUSHROOM_KINDS[kind];
    const spots = ask.counts.get("spot") ?? Math.round(usual.spots * draw.number("spots", 0.8, 1.2));
    return fitParameters<MushroomParameters>(MUSHROOM_PARAMETERS, {
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
    const { cap, stem, gill } = MUSHROOM_KINDS[p.kind as MushroomKind];
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
