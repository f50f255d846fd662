import type { Model } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { type Concept, defineConcept, type SlotDress, type SlotSpec } from "../concept.ts";
import { fitParameters } from "../from-ask.ts";
import { dressOutfit, outfitSlots } from "../outfit/wardrobe.ts";
import { buildHuman } from "./build-human.ts";
import { HAIRS, SKINS } from "./human-colours.ts";
import { HUMAN_PARAMETERS, type HumanParameters } from "./human-parameters.ts";
import { PEG_AND_HOOK } from "./peg-and-hook.ts";
import { type HumanKind, sampleHuman } from "./sample-human.ts";

/**
 * What a person is made of, clothes apart.
 *
 * @param body Key of the skin's slot.
 * @param isDressed Of what it is made of, only the body is: a porcelain doll has hair and a dress.
 */
export const humanSlots = (isBare: boolean, body = "body", isDressed = false): Readonly<Record<string, SlotSpec>> => ({
  [body]: {
    words: [body === "body" ? "skin" : "body", "face", "head", "arm", "leg", "hand"],
    materials: ["skin"],
    colours: [fromHex(SKINS.light)],
    takesWhole: isBare || "material",
  },
  hair: {
    words: ["beard", "eyebrow", "moustache", "mustache", "brow"],
    materials: ["fur"],
    colours: [fromHex(HAIRS.brown)],
    takesWhole: isDressed ? false : "material",
  },
  eye: { words: [], materials: ["ceramic-glaze"], colours: [fromHex("#f2f0ea")], takesWhole: false },
});

/** Colours of skin and hair as drawn, and of the clothes. */
export const dressHuman = (p: HumanParameters): Readonly<Record<string, SlotDress>> => ({
  body: { colours: [fromHex(SKINS[p.skin as keyof typeof SKINS])] },
  hair: { colours: [fromHex(HAIRS[p.hairColour as keyof typeof HAIRS])] },
  ...dressOutfit(p),
});

/** A concept of people. */
export const humanConcept = (
  own: {
    readonly id: string;
    readonly words: readonly string[];
    readonly senses: readonly string[];
    readonly height?: number;
    /** In place of the usual build. */
    readonly build?: (parameters: HumanParameters) => Model;
  } & HumanKind,
): Concept =>
  defineConcept<HumanParameters>({
    id: own.id,
    family: "figure",
    words: own.words,
    senses: own.senses,
    height: own.height ?? 1.75,
    parameters: HUMAN_PARAMETERS,
    slots: {
      ...humanSlots(own.isBare ?? false, "body", own.isDressed),
      ...PEG_AND_HOOK,
      ...outfitSlots(own.isDressed ? "colour" : own.isBare ? "material" : true),
    },
    sample: (draw, ask) => {
      const usual = sampleHuman(draw, ask, own);
      return fitParameters(HUMAN_PARAMETERS, own.adjust?.(usual, draw, ask) ?? usual);
    },
    dress: (p) => {
      const usual = dressHuman(p);
      const made = Object.entries(own.materials ?? {}).map(([slot, material]) => [slot, { ...usual[slot], material }]);
      const dyed = Object.entries(own.dyes ?? {}).map(([slot, hex]) => {
        const before = own.materials?.[slot];
        return [slot, { ...(before !== undefined && { material: before }), colours: [fromHex(hex)] }];
      });
      return { ...usual, ...Object.fromEntries(made), ...Object.fromEntries(dyed) };
    },
    build: own.build ?? buildHuman,
    view: { azimuth: 0.42, elevation: 0.12 },
  });
