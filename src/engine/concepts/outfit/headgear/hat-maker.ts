import type { Part } from "../../../geometry/part.ts";
import type { DressableBody } from "../dressable-body.ts";
import type { Worn } from "../tops.ts";
import type { OutfitParameters } from "../wardrobe.ts";
import type { HatForm } from "./hat-form.ts";

/** Makes one kind of headgear in the form of a head. */
export type HatMaker = (form: HatForm, p: OutfitParameters, body: DressableBody) => Worn;

/** Headgear and what it hides: the hair, unless said otherwise. */
export const worn = (parts: readonly Part[], covers: Worn["covers"] = ["scalp"]): Worn => ({ parts, covers });
