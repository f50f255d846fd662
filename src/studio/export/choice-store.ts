import { create } from "zustand";
import type { Family } from "#contract/family.ts";
import { readLocal, writeLocal } from "../api/local-store.ts";
import { type ExportChoice, firstChoice, MATERIAL_TARGETS, MODEL_FORMATS, PARTS } from "./export-choice.ts";

const KEY = "plinth.export";

type Choices = Record<Family, ExportChoice>;

const isObject = (value: unknown): value is Partial<Choices> => typeof value === "object" && value !== null;

/** A stored choice may be of another release: what it does not know counts as the first one. */
function known(family: Family, stored: ExportChoice | undefined): ExportChoice {
  const choice = { ...firstChoice(family), ...stored, family } as ExportChoice;
  const isOffered =
    choice.family === "material"
      ? MATERIAL_TARGETS.some((offer) => offer.id === choice.target)
      : MODEL_FORMATS.some((offer) => offer.id === choice.format) && PARTS.includes(choice.part);
  return isOffered ? choice : firstChoice(family);
}

interface ChoiceState {
  choices: Choices;
  choose(choice: ExportChoice): void;
}

const stored = readLocal<Partial<Choices>>(KEY, {}, isObject);

/** How things were taken away last, by family. */
export const useExportChoice = create<ChoiceState>()((set) => ({
  choices: {
    "text-to-3d": known("text-to-3d", stored["text-to-3d"]),
    material: known("material", stored.material),
  },
  choose: (choice) => set(({ choices }) => ({ choices: { ...choices, [choice.family]: choice } })),
}));

useExportChoice.subscribe(({ choices }) => writeLocal(KEY, choices));
