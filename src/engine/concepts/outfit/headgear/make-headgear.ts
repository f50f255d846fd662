import type { DressableBody } from "../dressable-body.ts";
import { NOT_WORN, type Worn } from "../tops.ts";
import type { OutfitParameters } from "../wardrobe.ts";
import { HatForm } from "./hat-form.ts";
import { HATS } from "./hats.ts";

/** What a guise wears on its head. */
export const makeHeadgear = (p: OutfitParameters, body: DressableBody): Worn =>
  HATS[p.headgear]?.(new HatForm(body), p, body) ?? NOT_WORN;
