import { fromHex, luminance } from "../../math/color.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { armsOf } from "../mammal/arms.ts";
import { COLLAR_BELL } from "../mammal/fittings.ts";
import { dressedPose, isAsleep, poseOf } from "../mammal/skeleton.ts";
import { dressOutfit, outfitSlots, sampleOutfit } from "../outfit/wardrobe.ts";
import { buildCat } from "./build-cat.ts";
import type { CatPattern } from "./cat-coat.ts";
import { CAT_COLOURS, type CatColour } from "./cat-colours.ts";
import { CAT_PARAMETERS, type CatParameters } from "./cat-parameters.ts";

const COAT = [fromHex(CAT_COLOURS.orange)];

export const cat = defineConcept<CatParameters>({
  id: "cat",
  family: "animal",
  words: [
    "cat",
    "kitten",
    "kitty",
    "tabby",
    "tomcat",
    "siamese",
    "siamese cat",
    "persian cat",
    "maine coon",
    "tuxedo cat",
    "calico cat",
    "calico kitten",
    "tabby kitten",
    "siamese kitten",
    "tuxedo kitten",
    "tabby cat",
    "house cat",
    "scottish fold",
  ],
  senses: ["cat"],
  height: 0.4,
  parameters: CAT_PARAMETERS,
  slots: {
    body: { words: ["coat", "fur", "head", "back", "belly"], materials: ["fur"], colours: COAT, group: "coat" },
    ear: { words: [], materials: ["fur"], colours: COAT, group: "coat" },
    tail: { words: [], materials: ["fur"], colours: COAT, group: "coat" },
    leg: { words: ["paw", "foot", "sock"], materials: ["fur"], colours: COAT, group: "coat" },
    nose: { words: ["snout"], materials: ["leather"], colours: [fromHex("#b8685e")], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], colours: [fromHex("#8fae2a")], takesWhole: false },
    whisker: { words: [], materials: ["plastic"], colours: [fromHex("#e8e6e0")], takesWhole: false },
    collar: { words: [], materials: ["leather"], colours: [fromHex("#a01818"), fromHex("#1c4c8c")], takesWhole: false },
    bell: COLLAR_BELL,
    ...outfitSlots(),
  },
  sample: (draw, ask) => {
    const outfit = sampleOutfit(draw, ask);
    const { word } = ask;
    const isKitten = word.endsWith("kitten") || word === "kitty" || says(ask, "young") || says(ask, "baby");
    const isSlim = word.startsWith("siamese");
    const fluffy =
      ["persian cat", "maine coon"].includes(word) || says(ask, "fluffy") || says(ask, "hairy") || says(ask, "furry");
    const fat = traitFactor(ask, { fat: 1.4, chubby: 1.28, thin: 0.8, slim: 0.88 });
    const vary = (key: string, mean: number, share = 0.05) => mean * draw.normal(key, 1, share / 2);
    const colour = colourOf(
      ask,
      draw.pick("colour", ["orange", "grey", "brown", "silver", "black", "cream"] as const, [3, 2, 2, 1, 1.5, 1]),
    );
    const pattern = patternOf(ask, colour, draw.number("pattern", 0, 1));
    return fitParameters<CatParameters>(CAT_PARAMETERS, {
      height: vary("height", isKitten ? 0.15 : 0.26, 0.08) * traitFactor(ask, { tall: 1.15 }),
      legs:
        vary("legs", isKitten ? 0.4 : 0.54, 0.03) *
        traitFactor(ask, { tall: 1.08, short: 0.82 }) *
        traitFactor(ask, { long: 1.18, short: 0.75 }, "leg"),
      length: vary("length", isKitten ? 0.92 : 1.22, 0.05) * traitFactor(ask, { long: 1.3, short: 0.9 }),
      girth: vary("girth", (isSlim ? 0.84 : isKitten ? 1.06 : 1.02) * (fluffy ? 1.1 : 1), 0.06) * fat,
      bone: vary("bone", isKitten ? 1 : isSlim ? 0.82 : 0.95, 0.06) * Math.sqrt(fat),
      head: vary("head", isKitten ? 1.86 : 1.26, 0.04) * traitFactor(ask, { cute: 1.12, cartoon: 1.2 }),
      muzzle: word === "persian cat" ? 0.1 : isSlim ? 1.4 : isKitten ? 0.48 : vary("muzzle", 0.9, 0.2),
      earSize:
        (isSlim ? 1.2 : 1) * traitFactor(ask, { large: 1.3, huge: 1.6, long: 1.3, small: 0.7, tiny: 0.55 }, "ear"),
      folded: word === "scottish fold" || says(ask, "folded", "ear") || says(ask, "floppy", "ear"),
      eyes: (isKitten ? 1.3 : 1) * traitFactor(ask, { large: 1.25, huge: 1.45, small: 0.8 }, "eye"),
      openness: isAsleep(poseOf(ask))
        ? 0
        : says(ask, "sleepy") || says(ask, "grumpy")
          ? 0.35
          : draw.number("openness", 0.75, 1),
      iris: word.startsWith("siamese") ? "#5fa8d8" : draw.pick("iris", ["#8fae2a", "#c9921c", "#4f9a5c", "#d8b02c"]),
      pupil: isKitten ? 1.5 : draw.number("pupil", 0.6, 1.1),
      tailLength:
        (isKitten ? 0.72 : 1) * traitFactor(ask, { long: 1.3, short: 0.5 }, "tail") * draw.number("tail", 0.9, 1.1),
      coat: fluffy ? "fluffy" : "smooth",
      colour,
      pattern,
      pose: dressedPose(ask, outfit, "standing", true),
      ...outfit,
      arms: armsOf(ask),
      collar: wants(ask, "collar", wants(ask, "bell", false)),
      bell: wants(ask, "bell", false),
      variation: draw.number("variation", 0, 1),
    });
  },
  dress: (p) => {
    const own = { colours: [fromHex(CAT_COLOURS[p.colour as CatColour])] };
    return {
      body: own,
      ear: own,
      tail: own,
      leg: own,
      nose: { colours: [fromHex(isDark(p.colour) ? "#2a1d1c" : "#b8685e")] },
      ...dressOutfit(p),
    };
  },
  build: buildCat,
  view: { azimuth: 0.6, elevation: 0.16 },
});

const isDark = (colour: string): boolean => luminance(fromHex(CAT_COLOURS[colour as CatColour])) < 0.03;

function colourOf(ask: Ask, drawn: CatColour): CatColour {
  if (ask.word.startsWith("siamese")) return "cream";
  if (ask.word.startsWith("tuxedo")) return "black";
  if (ask.word.startsWith("calico")) return "white";
  return drawn;
}

function patternOf(ask: Ask, colour: CatColour, chance: number): CatPattern {
  if ((ask.materials ?? []).some((material) => material !== "fur")) return "none";
  const said = ask.colours ?? [];
  if (said.length > 1) return "bicolour";
  if (ask.word.startsWith("tabby") || says(ask, "striped")) return "tabby";
  if (ask.word.startsWith("siamese")) return "points";
  if (ask.word.startsWith("tuxedo")) return "tuxedo";
  if (ask.word.startsWith("calico") || says(ask, "spotted")) return "calico";
  const [first] = said;
  if (first) return luminance(first) < 0.05 || luminance(first) > 0.6 ? "solid" : "tabby";
  if (isDark(colour)) return chance < 0.6 ? "solid" : "tuxedo";
  return chance < 0.75 ? "tabby" : "bicolour";
}
