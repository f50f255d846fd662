import { standModel } from "../../geometry/make-part.ts";
import { fromHex } from "../../math/color.ts";
import { type Ask, defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { CROWN_PARAMETERS, type CrownParameters } from "./crown-parameters.ts";
import { buildOpenCrown } from "./open-crown.ts";
import { buildStateCrown } from "./state-crown.ts";
import { buildTiara } from "./tiara.ts";

const BUILDERS = { open: buildOpenCrown, imperial: buildStateCrown, tiara: buildTiara };

const CLEAR = fromHex("#e6f3fb");

const DRESS: Readonly<Record<CrownParameters["style"], Readonly<Record<string, SlotDress>>>> = {
  open: {},
  imperial: { band: { material: "gold" } },
  tiara: { band: { material: "silver" }, gem: { colours: [CLEAR] } },
};

/** The style a word asks for; a crown of no more words may be open or closed. */
function styleOf(ask: Ask): CrownParameters["style"] | undefined {
  if (/tiara|diadem/.test(ask.word)) return "tiara";
  if (/imperial|royal|state|coronation/.test(ask.word) || says(ask, "ornate")) return "imperial";
  return ask.word === "coronet" ? "open" : undefined;
}

/**
 * A crown. What makes it itself: a golden band that rises into points all round, set with coloured stones between rolled rims, pearls on
 * the tips; royal ones stand on ermine and close with arches under an orb and cross over a velvet cap; a tiara is of silver scrolls and
 * clear cut stones, and rises at the front only.
 */
export const crown = defineConcept<CrownParameters>({
  id: "crown",
  family: "garment",
  words: [
    "crown",
    "royal crown",
    "king's crown",
    "tiara",
    "diadem",
    "coronet",
    "imperial crown",
    "state crown",
    "imperial state crown",
    "coronation crown",
  ],
  senses: ["crown#4", "coronet"],
  height: 0.16,
  parameters: CROWN_PARAMETERS,
  slots: {
    band: { words: ["ring", "point", "arch", "rim"], materials: ["gold", "gold", "silver"] },
    gem: {
      words: ["jewel", "stone", "ruby", "emerald", "sapphire", "diamond"],
      materials: ["glass"],
      colours: ["#a1101f", "#0c5f38", "#123f9c", "#7a1fa0"].map(fromHex),
      takesWhole: false,
    },
    brilliant: { words: [], materials: ["glass"], colours: [CLEAR], takesWhole: false },
    hollow: {
      words: ["socket", "setting"],
      materials: ["painted-metal"],
      colours: [fromHex("#120c06")],
      takesWhole: false,
    },
    pearl: { words: [], materials: ["ceramic-glaze"], colours: ["#f3efe6"].map(fromHex), takesWhole: false },
    ermine: { words: [], materials: ["fur"], colours: ["#f6f2ea"].map(fromHex), takesWhole: false },
    cap: {
      words: ["velvet", "lining", "cushion"],
      materials: ["velvet"],
      colours: ["#8a1126", "#4a1c7a"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: (draw, ask) => {
    const style = styleOf(ask) ?? draw.pick("style", ["open", "imperial"] as const, [3, 2]);
    const isTiara = style === "tiara";
    return fitParameters<CrownParameters>(CROWN_PARAMETERS, {
      style,
      radius: draw.number("radius", 0.088, 0.098),
      height: draw.number("height", 0.085, 0.12) * (isTiara ? 0.75 : 1) * traitFactor(ask, { tall: 1.4, short: 0.7 }),
      points: isTiara ? 9 : draw.pick("points", [5, 6, 8], [2, 2, 3]),
      flare: draw.number("flare", 1.06, 1.28),
      pearls: wants(
        ask,
        "pearl",
        style === "imperial" || (!isTiara && draw.chance("pearls", 0.75) && !ask.without.has("gem")),
      ),
      empty: ask.without.has("gem") || ask.parts.has("hollow"),
      // a stone that was named is the one over the brow
      frontStone: wants(ask, "gem", false) ? 2.1 * traitFactor(ask, { large: 1.35, small: 0.6 }, "gem") : 1,
      cap: wants(ask, "cap", style === "imperial"),
    });
  },
  dress: ({ style }) => DRESS[style],
  build: (p) =>
    standModel(BUILDERS[p.style](p), [
      { name: "attach", position: [0, p.height * 0.02, 0], normal: [0, 1, 0], radius: p.radius },
      { name: "top", position: [0, p.height, 0], normal: [0, 1, 0], radius: p.radius * 0.8 },
    ]),
  view: { azimuth: 0.3, elevation: 0.32 },
});
