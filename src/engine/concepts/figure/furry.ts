import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import { dressOutfit, outfitSlots, sampleOutfit } from "../outfit/wardrobe.ts";
import { buildFurry } from "./build-furry.ts";
import type { FurryKind } from "./furry-kind.ts";
import { type FurryParameters, furryParameters } from "./furry-parameters.ts";
import { humanPose } from "./human-pose.ts";

function sampleFurry(kind: FurryKind, draw: Draw, ask: Ask): FurryParameters {
  const names = Object.keys(kind.kinds);
  const named = names.find((name) => kind.kinds[name]?.includes(ask.word));
  const head = named ?? draw.pick("kind", names);
  const [fur, face] = draw.pick("coat", kind.coats);
  const fat = traitFactor(ask, { fat: 1.28, round: 1.22, wide: 1.15, thick: 1.15, thin: 0.82, narrow: 0.86 });
  const vary = (name: string, value: number, by = 0.03) => value * draw.normal(name, 1, by);
  const isCute = says(ask, "cute") || says(ask, "young");
  const outfit = sampleOutfit(draw, ask);
  const wears =
    outfit.outer !== "none" || outfit.top !== "none" || outfit.neckwear !== "none" || outfit.bottom === "dress";
  return fitParameters<FurryParameters>(furryParameters(kind), {
    ...outfit,
    ...(kind.bowTie &&
      !wears &&
      !ask.without.has("bow-tie") &&
      draw.chance("bow", 0.75) && { neckwear: "bow-tie" as const }),
    kind: head,
    height: vary("height", kind.height) * traitFactor(ask, { tall: 1.12, short: 0.86 }),
    head:
      vary("head", kind.build.head) *
      (isCute ? 1.15 : 1) *
      traitFactor(ask, { large: 1.2, huge: 1.35, small: 0.85 }, "head"),
    headWidth: vary("headWidth", kind.build.headWidth, 0.02),
    shoulder: vary("shoulder", kind.build.shoulder) * (says(ask, "muscular") ? 1.15 : 1),
    girth: vary("girth", kind.build.girth) * fat,
    bone: vary("bone", kind.build.bone) * Math.sqrt(fat),
    legs: vary("legs", kind.build.legs) * traitFactor(ask, { long: 1.1, short: 0.88 }, "leg"),
    reach: vary("reach", kind.build.reach) * traitFactor(ask, { long: 1.12, short: 0.88 }, "arm"),
    ...humanPose(
      ask,
      ask.guise !== undefined || outfit.prop !== "none" ? (outfit.prop !== "none" ? "holding" : "standing") : kind.pose,
    ),
    silver: says(ask, "silver-backed") || ask.word.startsWith("silverback"),
    shag: kind.shag * (says(ask, "fluffy") ? 1.7 : 1),
    eyeSize: (isCute ? 1.25 : 1) * traitFactor(ask, { large: 1.35, huge: 1.6, small: 0.75 }, "eye"),
    iris: kind.iris,
    isPlush: kind.isPlush,
    tail: head === "rabbit" ? "bob" : (kind.tail ?? "none"),
    fur,
    face,
  });
}

/** A concept of one furry, upright kind: a stuffed toy or an ape. */
export const furryConcept = (kind: FurryKind): Concept =>
  defineConcept<FurryParameters>({
    id: kind.id,
    family: kind.family,
    words: kind.words,
    senses: kind.senses,
    height: kind.height,
    parameters: furryParameters(kind),
    slots: {
      body: {
        words: ["fur", "coat hair", "head", "arm", "leg", "tail", "ear"],
        materials: [kind.material],
        colours: kind.coats.map(([fur]) => fromHex(fur)),
      },
      face: {
        words: ["muzzle", "snout", "belly", "paw", "pad", "hand", "foot"],
        materials: [kind.isPlush ? "felt" : "skin"],
        colours: kind.coats.map(([, face]) => fromHex(face)),
        takesWhole: false,
      },
      ...(Object.keys(kind.kinds).some((name) => !["chimpanzee", "gorilla", "orangutan", "monkey"].includes(name)) && {
        nose: {
          words: [],
          materials: [kind.isPlush ? "woven-cotton" : "skin"],
          colours: [fromHex("#231a18")],
          takesWhole: false,
        },
      }),
      eye: { words: ["button eye"], materials: ["ceramic-glaze"], colours: [fromHex("#1a1210")], takesWhole: false },
      ...outfitSlots(),
    },
    sample: (draw, ask) => sampleFurry(kind, draw, ask),
    dress: (p) => ({ body: { colours: [fromHex(p.fur)] }, face: { colours: [fromHex(p.face)] }, ...dressOutfit(p) }),
    build: buildFurry,
    view: { azimuth: 0.42, elevation: 0.16 },
  });
