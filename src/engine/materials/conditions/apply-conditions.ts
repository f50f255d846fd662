import type { Field } from "../../kernels/kernels.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Condition, Conditions, Material, ShadeContext, Surface } from "../material.ts";
import { bloody } from "./bloody.ts";
import { broken } from "./broken.ts";
import { burnt } from "./burnt.ts";
import { chipped } from "./chipped.ts";
import { cobwebbed } from "./cobwebbed.ts";
import type { ApplyCondition } from "./condition.ts";
import { cracked } from "./cracked.ts";
import { dented } from "./dented.ts";
import { dirty } from "./dirty.ts";
import { dusty } from "./dusty.ts";
import { faded } from "./faded.ts";
import { flooded } from "./flooded.ts";
import { frozen } from "./frozen.ts";
import { glowing } from "./glowing.ts";
import { graffiti } from "./graffiti.ts";
import { COVERING, leaveBare } from "./leave-bare.ts";
import { matte } from "./matte.ts";
import { moldy } from "./moldy.ts";
import { mossy } from "./mossy.ts";
import { muddy } from "./muddy.ts";
import { oily } from "./oily.ts";
import { old } from "./old.ts";
import { painted } from "./painted.ts";
import { peeling } from "./peeling.ts";
import { isPlaited, ON_STALKS } from "./plaited.ts";
import { polished } from "./polished.ts";
import { rotten } from "./rotten.ts";
import { rough } from "./rough.ts";
import { rusty } from "./rusty.ts";
import { sandy } from "./sandy.ts";
import { scratched } from "./scratched.ts";
import { smooth } from "./smooth.ts";
import { snowy } from "./snowy.ts";
import { stained } from "./stained.ts";
import { streaked } from "./streaked.ts";
import { submerged } from "./submerged.ts";
import { torn } from "./torn.ts";
import { varied } from "./varied.ts";
import { wet } from "./wet.ts";
import { whitewashed } from "./whitewashed.ts";
import { worn } from "./worn.ts";

/** In the order they befall a thing: made, used, weathered, grown over, rained and snowed on. */
const ORDER: readonly (readonly [Condition, ApplyCondition])[] = [
  ["varied", varied],
  ["glowing", glowing],
  ["rough", rough],
  ["smooth", smooth],
  ["polished", polished],
  ["matte", matte],
  ["dented", dented],
  ["painted", painted],
  ["whitewashed", whitewashed],
  ["broken", broken],
  ["torn", torn],
  ["cracked", cracked],
  ["chipped", chipped],
  ["peeling", peeling],
  ["graffiti", graffiti],
  ["worn", worn],
  // what is rusty and scratched has been scratched since, or nobody would see it
  ["rusty", rusty],
  ["scratched", scratched],
  ["burnt", burnt],
  ["rotten", rotten],
  ["faded", faded],
  ["old", old],
  ["stained", stained],
  ["streaked", streaked],
  ["dirty", dirty],
  ["moldy", moldy],
  ["oily", oily],
  ["bloody", bloody],
  ["muddy", muddy],
  ["dusty", dusty],
  ["cobwebbed", cobwebbed],
  ["sandy", sandy],
  ["mossy", mossy],
  ["wet", wet],
  ["flooded", flooded],
  ["submerged", submerged],
  ["frozen", frozen],
  ["snowy", snowy],
];

/** What shows its years by itself: twice as old is hardly older. */
const AGED = /^(?:old|aged|rotten|weathered)-/;

/**
 * Lets a surface of `material` suffer all it was asked to.
 *
 * @param named Where parts lie that were asked for by name, 0..1: most of them stays in view.
 * @param face What its faces are cut from, where that is another material.
 */
export function applyConditions(
  surface: Surface,
  conditions: Conditions,
  context: ShadeContext,
  material: Material,
  named?: Field,
  face?: Material,
): Surface {
  let result = surface;
  for (const [name, apply] of ORDER) {
    const share = isPlaited(material.id) ? (ON_STALKS[name] ?? 1) : name === "old" && AGED.test(material.id) ? 0.4 : 1;
    const amount = clamp01(conditions[name] ?? 0) * share;
    if (amount === 0) continue;
    const own = { ...context, material, conditions, draw: context.draw.fork(name), ...(face ? { face } : {}) };
    const bareness = named && COVERING.get(name);
    result = bareness
      ? leaveBare(result, named, bareness, own, (surface) => apply(surface, amount, own))
      : apply(result, amount, own);
  }
  return result;
}
