import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { armsOf } from "../mammal/arms.ts";
import { COLLAR_BELL } from "../mammal/fittings.ts";
import { dressedPose, isAsleep, poseOf } from "../mammal/skeleton.ts";
import { dressOutfit, outfitSlots, sampleOutfit } from "../outfit/wardrobe.ts";
import type { Breed } from "./breed.ts";
import { buildDog } from "./build-dog.ts";
import { BREED_NAMES, BREEDS, type BreedName, breedOfWord } from "./dog-breeds.ts";
import { DOG_COLOURS, type DogColour } from "./dog-colours.ts";
import { DOG_PARAMETERS, type DogParameters } from "./dog-parameters.ts";

const EYE_DARK: Rgb = fromHex("#2b1509");

export const dog = defineConcept<DogParameters>({
  id: "dog",
  family: "animal",
  words: [...new Set(["dog", "puppy", ...BREED_NAMES.flatMap((name) => [...BREEDS[name].words])])],
  senses: ["dog"],
  height: 0.6,
  parameters: DOG_PARAMETERS,
  slots: {
    body: {
      words: ["coat", "fur", "head", "back", "belly"],
      materials: ["fur"],
      colours: [fromHex(DOG_COLOURS.yellow)],
      group: "coat",
    },
    ear: { words: [], materials: ["fur"], colours: [fromHex(DOG_COLOURS.yellow)], group: "coat" },
    tail: { words: [], materials: ["fur"], colours: [fromHex(DOG_COLOURS.yellow)], group: "coat" },
    leg: { words: ["paw", "foot", "sock"], materials: ["fur"], colours: [fromHex(DOG_COLOURS.yellow)], group: "coat" },
    nose: { words: ["snout"], materials: ["leather"], colours: [fromHex("#17120f")], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], colours: [EYE_DARK], takesWhole: false },
    collar: {
      words: [],
      materials: ["leather"],
      colours: [fromHex("#a01818"), fromHex("#1c4c8c"), fromHex("#1f6b3a")],
      takesWhole: false,
    },
    bell: COLLAR_BELL,
    ...outfitSlots(),
  },
  sample: (draw, ask) => {
    const outfit = sampleOutfit(draw, ask);
    const named = breedOfWord(ask.word);
    const isNamed = ask.word !== "dog" && ask.word !== "puppy" && ask.word !== "pup" && ask.word !== "hound";
    const isPuppy =
      ["puppy", "pup"].includes(ask.word) || ["young", "baby", "puppy", "pup"].some((trait) => says(ask, trait));
    const name: BreedName = isNamed
      ? named
      : isPuppy
        ? draw.pick("breed", ["labrador", "golden retriever", "beagle", "corgi"] as const, [4, 3, 2, 1])
        : draw.pick(
            "breed",
            ["labrador", "golden retriever", "corgi", "beagle", "husky", "terrier"] as const,
            [4, 2, 2, 2, 1.5, 1.5],
          );
    const breed: Breed = BREEDS[name];
    const vary = (key: string, mean: number, share = 0.05) => mean * draw.normal(key, 1, share / 2);
    const fat = traitFactor(ask, {
      fat: 1.35,
      chubby: 1.25,
      thin: 0.78,
      slim: 0.86,
      muscular: 1.12,
      wide: 1.15,
      narrow: 0.85,
    });
    const said = ask.colours ?? [];
    const hasMaterial = (ask.materials ?? []).some((material) => material !== "fur");
    const hasMarkingAsked = said.length > 1 && !hasMaterial;
    const colour = draw.pick("colour", breed.colours);
    return fitParameters<DogParameters>(DOG_PARAMETERS, {
      breed: name,
      height: vary("height", breed.height * (isPuppy ? 0.5 : 1), 0.08) * traitFactor(ask, { tall: 1.15 }),
      legs:
        vary("legs", breed.legs, 0.03) *
        traitFactor(ask, { tall: 1.1, short: 0.82 }) *
        traitFactor(ask, { long: 1.2, short: 0.78, tall: 1.15 }, "leg") *
        (isPuppy ? 0.8 : 1),
      length: vary("length", breed.length, 0.05) * traitFactor(ask, { long: 1.35, short: 0.92 }) * (isPuppy ? 0.86 : 1),
      girth: vary("girth", breed.girth, 0.07) * fat * (isPuppy ? 1.16 : 1),
      bone:
        vary("bone", breed.bone, 0.06) *
        Math.sqrt(fat) *
        traitFactor(ask, { thick: 1.25, thin: 0.8 }, "leg") *
        (isPuppy ? 1.15 : 1),
      neck: breed.neck * (isPuppy ? 0.8 : 1),
      tuck: breed.tuck * (fat > 1.1 ? 0.2 : 1),
      head: vary("head", breed.head, 0.04) * (isPuppy ? 1.5 : 1) * traitFactor(ask, { cute: 1.12, cartoon: 1.2 }),
      muzzle: vary("muzzle", breed.muzzle, 0.06) * (isPuppy ? 0.6 : 1),
      muzzleWidth: breed.muzzleWidth,
      ears: says(ask, "pointed", "ear") ? "pricked" : says(ask, "floppy", "ear") ? "floppy" : breed.ears,
      earSize: breed.earSize * traitFactor(ask, { large: 1.35, huge: 1.6, long: 1.35, small: 0.7, tiny: 0.55 }, "ear"),
      eyes:
        (isPuppy ? 1.36 : 1.06) *
        traitFactor(ask, { large: 1.3, huge: 1.5, small: 0.8 }, "eye") *
        traitFactor(ask, { cute: 1.15 }),
      openness: isAsleep(poseOf(ask))
        ? 0
        : says(ask, "sleepy") || says(ask, "tired")
          ? 0.3
          : draw.number("openness", 0.6, 0.9),
      iris:
        name === "husky" && draw.chance("blue eyes", 0.6)
          ? "#5aa6d8"
          : draw.pick("iris", ["#2b1509", "#4a260c", "#6b3c12"]),
      tail: breed.tail,
      tailLength: traitFactor(ask, { long: 1.35, short: 0.6 }, "tail") * draw.number("tail", 0.92, 1.08),
      coat:
        says(ask, "fluffy") || says(ask, "hairy") || says(ask, "furry")
          ? "fluffy"
          : says(ask, "curly")
            ? "curly"
            : breed.coat,
      beard: breed.beard,
      colour,
      pattern: hasMarkingAsked ? "patches" : says(ask, "spotted") ? "spots" : breed.pattern,
      marking: breed.pattern === "solid" ? lighter(colour) : breed.marking,
      plain: hasMaterial || said.length === 1,
      pose: dressedPose(ask, outfit, "standing", true),
      ...outfit,
      arms: armsOf(ask),
      collar: wants(ask, "collar", wants(ask, "bell", false)),
      bell: wants(ask, "bell", false),
      variation: draw.number("variation", 0, 1),
    });
  },
  dress: (p) => {
    const colours = [fromHex(DOG_COLOURS[p.colour as DogColour])];
    const own = { colours };
    return { body: own, ear: { colours: [earColour(p)] }, tail: own, leg: own, ...dressOutfit(p) };
  },
  build: buildDog,
  view: { azimuth: 0.62, elevation: 0.2 },
});

/** Hair on breast and belly is a little lighter than the rest; of black hair hardly. */
const lighter = (colour: DogColour): DogColour =>
  luminance(fromHex(DOG_COLOURS[colour])) < 0.05 ? colour : colour === "white" ? "white" : "cream";

/** Ears darker than the head where the breed has it so. */
function earColour(p: DogParameters): Rgb {
  if (p.pattern === "pug" || p.pattern === "spots") return fromHex(DOG_COLOURS.black);
  return fromHex(DOG_COLOURS[p.colour as DogColour]);
}
