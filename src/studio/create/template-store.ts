import { create } from "zustand";
import { readLocal, writeLocal } from "../api/local-store.ts";

const KEY = "plinth.templates";
const TEMPLATES_MAX = 100;

/** Until the artist has some of their own. */
const FIRST: readonly string[] = [
  "a [colour] ceramic teapot with [pattern]",
  "an old [material] chair with a [colour] cushion",
  "[number] [colour] books on a [material] shelf",
];

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

interface TemplatesState {
  templates: readonly string[];
  /** Puts it in front; one that is there already moves there. */
  save(template: string): void;
  remove(template: string): void;
}

/** Prompts with places to fill in, the newest first. */
export const useTemplates = create<TemplatesState>()((set) => ({
  templates: readLocal(KEY, [...FIRST], isList),
  save: (template) =>
    set(({ templates }) => ({
      templates: [template, ...templates.filter((each) => each !== template)].slice(0, TEMPLATES_MAX),
    })),
  remove: (template) => set(({ templates }) => ({ templates: templates.filter((each) => each !== template) })),
}));

useTemplates.subscribe(({ templates }) => writeLocal(KEY, templates));

// another tab has saved one
window.addEventListener("storage", (event) => {
  if (event.key === KEY) useTemplates.setState({ templates: readLocal(KEY, [], isList) });
});
