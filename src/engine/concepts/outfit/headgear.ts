import type { DressableBody } from "./dressable-body.ts";
import { HatForm } from "./hat-form.ts";
import { brimmedHat } from "./headgear-brims.ts";
import { clothHeadgear } from "./headgear-cloth.ts";
import { helmet } from "./headgear-helmets.ts";
import { jewelHeadgear } from "./headgear-jewels.ts";
import { NOT_WORN, type Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** What a guise wears on its head. */
export function makeHeadgear(p: OutfitParameters, body: DressableBody): Worn {
  if (p.headgear === "none") return NOT_WORN;
  const form = new HatForm(body);
  for (const make of [brimmedHat, helmet, clothHeadgear, jewelHeadgear]) {
    const worn = make(p.headgear, form, p, body);
    if (worn) return worn;
  }
  return NOT_WORN;
}
