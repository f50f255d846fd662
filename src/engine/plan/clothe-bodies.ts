import type { Brief, BriefObject } from "../language/brief.ts";
import { fromHex } from "../math/color.ts";
import type { ClothesLook } from "../style/lay-clothes.ts";
import { usualStuff } from "./usual-garments.ts";
import { wornAt } from "./worn-at.ts";

/** Kinds of clothes by what they are called: cut, cloth and usual colour. */
const KINDS: readonly (readonly [names: RegExp, cut: ClothesLook["cut"], cloth: string, colour: string])[] = [
  [/sweater|jumper|pullover|cardigan|hoodie|knit/, ["knit"], "knit", "#a3322b"],
  [/tuxedo/, ["open", "bow"], "woven-cotton", "#1b1b20"],
  [/suit|blazer/, ["open", "tie", "long"], "woven-cotton", "#2c3a54"],
  [/vest|waistcoat/, ["open", "bare"], "woven-cotton", "#5a3b26"],
  [/raincoat/, ["long"], "rubber", "#e2b21f"],
  [/coat|robe|dress|gown|kimono/, ["long"], "woven-cotton", "#7a2f3a"],
  [/jacket/, ["open"], "leather", "#3a2a22"],
];
const USUAL: (typeof KINDS)[number] = [/./, [], "woven-cotton", "#3a6ea5"];

/**
 * Clothes of the trunk on who has none of his own: they follow his body as no separate garment could.
 *
 * @returns The brief without them, and what each wearer has on.
 */
export function clotheBodies(brief: Brief): {
  brief: Brief;
  clothes: ReadonlyMap<BriefObject, readonly ClothesLook[]>;
} {
  const clothes = new Map<BriefObject, ClothesLook[]>();
  const gone = new Set<BriefObject>();
  for (const { kind, from, to } of brief.relations) {
    const [wearer, garment] = [brief.objects[from], brief.objects[to]];
    if (kind !== "wearing" || !wearer || !garment || wornAt(garment.concept) !== "trunk") continue;
    clothes.set(wearer, [...(clothes.get(wearer) ?? []), lookFor(garment)]);
    gone.add(garment);
  }
  if (clothes.size === 0) return { brief, clothes };
  // what was named first may be the garment: "a suit on a mannequin"
  const kept = brief.objects.filter((object) => !gone.has(object));
  const indexOf = (index: number) => kept.indexOf(brief.objects[index] as BriefObject);
  return {
    brief: {
      ...brief,
      objects: kept,
      relations: brief.relations.flatMap((relation) => {
        const [from, to] = [indexOf(relation.from), indexOf(relation.to)];
        return from < 0 || to < 0 ? [] : [{ ...relation, from, to }];
      }),
    },
    clothes,
  };
}

const nameOf = ({ text, word }: BriefObject): string => `${text.toLowerCase()} ${word}`;

function lookFor(garment: BriefObject): ClothesLook {
  const name = nameOf(garment);
  const [, cut, cloth, colour] = KINDS.find(([names]) => names.test(name)) ?? USUAL;
  const usual = usualStuff(cloth, garment);
  const [said = usual?.colours?.[0]] = garment.colours;
  return {
    cut,
    material: {
      base: garment.materials[0] ?? usual?.materials?.[0] ?? cloth,
      colours: garment.materials.length > 0 && !said ? [] : [said?.rgb ?? fromHex(colour)],
      conditions: garment.conditions,
      scale: 1,
      seed: 1,
    },
  };
}
