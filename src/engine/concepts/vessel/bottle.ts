import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { BOTTLE_PARAMETERS, type BottleParameters } from "./bottle-parameters.ts";
import { buildBottle } from "./build-bottle.ts";

const SIZES: Readonly<Record<BottleParameters["style"], readonly [number, number]>> = {
  bordeaux: [0.3, 0.0375],
  burgundy: [0.295, 0.041],
  beer: [0.23, 0.0305],
  water: [0.23, 0.034],
  flask: [0.15, 0.05],
  soda: [0.225, 0.031],
  ketchup: [0.19, 0.034],
  mustard: [0.19, 0.034],
};

/** Wine keeps best in green glass, beer in brown; water is shown. */
const GLASS: Partial<Record<BottleParameters["style"], string>> = {
  bordeaux: "#1f3a22",
  burgundy: "#46512a",
  beer: "#4a2a12",
  water: "#c2d9dd",
  soda: "#3b160a",
  ketchup: "#c3140c",
  mustard: "#efb50c",
};

function sampleBottle(draw: Draw, ask: Ask): BottleParameters {
  const style = chooseStyle(draw, ask);
  const [height, radius] = SIZES[style];
  const closures = {
    bordeaux: ["capsule", "cork"],
    burgundy: ["capsule", "cork"],
    beer: ["cap"],
    water: ["screw"],
    flask: ["cork"],
    soda: ["screw"],
    ketchup: ["nozzle"],
    mustard: ["nozzle"],
  } as const;
  const closed =
    ask.without.has("cork") || ask.without.has("cap") || says(ask, "open")
      ? "none"
      : draw.pick("closure", closures[style], [3, 1].slice(0, closures[style].length));
  return fitParameters(BOTTLE_PARAMETERS, {
    style,
    height: height * draw.number("height", 0.95, 1.06) * traitFactor(ask, { tall: 1.25, long: 1.25, short: 0.75 }),
    radius:
      radius *
      draw.number("radius", 0.95, 1.06) *
      traitFactor(ask, { wide: 1.3, thick: 1.3, round: 1.1, narrow: 0.78, thin: 0.78 }),
    closure:
      closed === "none"
        ? "none"
        : closed === "nozzle"
          ? closed
          : ask.parts.has("cork") || hasMessage(ask)
            ? "cork"
            : ask.parts.has("cap")
              ? style === "water"
                ? "screw"
                : "cap"
              : closed,
    clear: says(ask, "transparent") || says(ask, "displaying") || hasMessage(ask),
    message: hasMessage(ask),
    label: wants(
      ask,
      "label",
      !hasMessage(ask) &&
        !says(ask, "transparent") &&
        !says(ask, "displaying") &&
        (style !== "flask" || draw.chance("label", 0.25)),
    ),
    emblem: draw.pick("emblem", ["diamond", "circle", "lines"] as const),
  });
}

/** Of soft plastic with a pointed cap, for sauces. */
const isSqueezed = (style: BottleParameters["style"]): boolean => style === "ketchup" || style === "mustard";

const MESSAGE = "message in a bottle";

const hasMessage = (ask: Ask): boolean => wants(ask, "message", ask.word === MESSAGE);

function chooseStyle(draw: Draw, ask: Ask): BottleParameters["style"] {
  if (hasMessage(ask)) return draw.pick("message", ["bordeaux", "burgundy"]);
  if (/wine|champagne/.test(ask.word)) return draw.pick("wine", ["bordeaux", "burgundy"]);
  if (ask.word.includes("beer")) return "beer";
  if (/soda|cola|coke|pop/.test(ask.word)) return "soda";
  if (/mustard|mayo/.test(ask.word)) return "mustard";
  if (/ketchup|sauce|squeeze/.test(ask.word)) return "ketchup";
  if (ask.word.includes("water") || ask.word === "plastic bottle") return "water";
  // a ship needs more room than a neck and shoulders leave
  if (ask.word === "flask" || says(ask, "round") || says(ask, "displaying")) return "flask";
  return draw.pick("style", ["bordeaux", "burgundy", "beer", "water", "flask"], [4, 3, 3, 1, 1]);
}

/**
 * A bottle. What makes it itself: a round body, shoulders, a narrow neck with a lip, something that closes it, and a paper label. Wine
 * bottles are high-shouldered (Bordeaux) or sloping (Burgundy) under foil or cork; beer bottles have a crimped crown cap; a flask
 * is a ball with a cork; one for ketchup or mustard is of its colour under a pointed cap. What the sea brings is of clear glass, with a rolled letter tied with a ribbon inside.
 */
export const bottle = defineConcept<BottleParameters>({
  id: "bottle",
  family: "vessel",
  words: [
    "bottle",
    "wine bottle",
    "beer bottle",
    "water bottle",
    "champagne bottle",
    "bottle of wine",
    "bottle of red wine",
    "bottle of champagne",
    "bottle of beer",
    "bottle of water",
    "plastic water bottle",
    "plastic bottle",
    "bottle of soda",
    "bottle of cola",
    "bottle of coke",
    "bottle of pop",
    "soda bottle",
    "cola bottle",
    "coke bottle",
    "ketchup bottle",
    "bottle of ketchup",
    "sauce bottle",
    "mustard bottle",
    "bottle of mustard",
    "squeeze bottle",
    "flask",
    MESSAGE,
  ],
  senses: ["bottle", "flask"],
  height: 0.29,
  parameters: BOTTLE_PARAMETERS,
  slots: {
    body: {
      words: ["neck", "shoulder"],
      materials: ["glass"],
      colours: ["#2c4a2a", "#4a2a12", "#20402f", "#5a7d6a", "#35566b"].map(fromHex),
      clear: true,
    },
    cork: { words: ["stopper"], materials: ["oak"], colours: [fromHex("#b98f62")], takesWhole: false },
    cap: {
      words: ["lid", "capsule", "foil", "crown cap", "top"],
      materials: ["painted-metal"],
      colours: ["#6d1420", "#1d1b1f", "#a8873c"].map(fromHex),
      takesWhole: false,
    },
    message: {
      words: ["letter", "rolled paper", "paper roll"],
      materials: ["old-paper", "paper"],
      colours: ["#e2cf9e", "#d8c08a"].map(fromHex),
      takesWhole: false,
    },
    ribbon: {
      words: ["string", "twine"],
      materials: ["woven-cotton"],
      colours: [fromHex("#a8281e")],
      takesWhole: false,
    },
    label: {
      words: ["tag", "sticker"],
      materials: ["paper"],
      colours: ["#ece1c4", "#e6e2d6", "#d8c49a"].map(fromHex),
      takesWhole: false,
    },
  },
  dress: ({ style, clear }) => {
    const hex = clear ? GLASS.water : GLASS[style];
    const printed = { colours: [fromHex("#c3202b")] };
    return {
      body: {
        ...(hex !== undefined && { colours: [fromHex(hex)] }),
        ...(isSqueezed(style) && { material: "plastic" }),
      },
      // the cap goes with the mustard and stands out from the ketchup
      ...(isSqueezed(style) && {
        cap: { material: "plastic", colours: [fromHex(style === "mustard" ? "#c3140c" : "#f3f0e8")] },
      }),
      ...(style === "soda" && { label: printed, cap: printed }),
    };
  },
  sample: sampleBottle,
  build: buildBottle,
  view: { azimuth: 0.35, elevation: 0.2 },
});
