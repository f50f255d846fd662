import type { Condition } from "../material.ts";

const PLAITED: ReadonlySet<string> = new Set(["straw-mat", "wicker", "thatch", "straw", "tatami"]);

/** Whether a material is of dry stalks, laid or plaited: the sun bleaches it and its ends fray, but it takes up no dirt in patches. */
export const isPlaited = (id: string): boolean => PLAITED.has(id);

/** What years and use leave on stalks, as shares of what they do to other stuff: the plait stays what is seen. */
export const ON_STALKS: Readonly<Partial<Record<Condition, number>>> = {
  old: 0.35,
  worn: 0.3,
  scratched: 0.15,
  dirty: 0.5,
  stained: 0.5,
};
