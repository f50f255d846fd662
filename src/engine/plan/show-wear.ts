import { isPlaited } from "../materials/conditions/plaited.ts";
import { materialById } from "../materials/index.ts";
import type { Conditions } from "../materials/material.ts";

/**
 * What years and use do to each class of stuff, where a whole thing is seen from a few steps away: added to what the words
 * themselves ask for, each as a share of it. Silver tarnishes, iron rusts, wood bleaches, leather and cloth lose their colour and are scuffed.
 */
type Wear = Readonly<Record<string, readonly (readonly [condition: keyof Conditions & string, share: number])[]>>;

const WEAR: Readonly<Record<string, Wear>> = {
  metal: {
    old: [
      ["rusty", 0.75],
      ["dirty", 0.7],
    ],
    worn: [
      ["scratched", 1],
      ["dirty", 0.6],
    ],
    stained: [["rusty", 1.1]],
  },
  // no rust: it darkens, least where hands polish it
  noble: {
    old: [
      ["rusty", 0.5],
      ["dirty", 0.4],
    ],
    worn: [
      ["scratched", 1],
      ["dirty", 0.4],
    ],
    stained: [["rusty", 1.5]],
  },
  // rain greys it and lichen grows: no drink was spilt on it
  stone: {
    old: [["dirty", 0.3]],
    worn: [
      ["dirty", 0.5],
      ["faded", 0.3],
    ],
  },
  // years dull and chip paint before they eat what lies under it
  painted: {
    old: [
      ["faded", 0.9],
      ["rusty", 0.42],
      ["dirty", 0.6],
    ],
    worn: [
      ["scratched", 1],
      ["faded", 0.5],
      ["dirty", 0.6],
    ],
    stained: [["rusty", 1.1]],
  },
  // a coat of paint weathers off in flakes, and is its own colour where it holds
  coated: {
    old: [
      ["faded", 0.4],
      ["dirty", 0.35],
      ["scratched", 0.5],
    ],
    worn: [
      ["faded", 0.3],
      ["scratched", 0.8],
      ["dirty", 0.3],
    ],
  },
  wood: {
    old: [
      ["faded", 0.95],
      ["dirty", 0.55],
      ["scratched", 0.6],
    ],
    worn: [
      ["faded", 0.7],
      ["scratched", 1],
      ["dirty", 0.4],
    ],
  },
  soft: {
    old: [
      ["faded", 0.55],
      ["dirty", 0.3],
    ],
    worn: [
      ["faded", 0.4],
      ["scratched", 0.8],
      ["dirty", 0.3],
    ],
  },
  // hide keeps its brown: it is scuffed at the edges and darkens with the hand
  leather: {
    old: [
      ["faded", 0.25],
      ["dirty", 0.3],
    ],
    worn: [
      ["scratched", 0.7],
      ["dirty", 0.4],
    ],
  },
  // stalks bleach, and no more
  plaited: { old: [["faded", 0.45]], worn: [["faded", 0.4]] },
  hard: {
    old: [
      ["dirty", 0.35],
      ["stained", 0.3],
    ],
    worn: [
      ["scratched", 1],
      ["dirty", 0.6],
      ["faded", 0.4],
    ],
  },
};

const NOBLE = /^(?:silver|gold|hammered-silver|hammered-gold)$/;
/** What is said of a noble metal alone by its tarnish. */
const TARNISHED = "stained";

const kindOf = (base: string): keyof typeof WEAR => {
  const { class: stuff, id } = materialById(base);
  if (isPlaited(id)) return "plaited";
  if (stuff === "metal" && /paint/.test(id)) return "painted";
  if (stuff === "wood" && /paint/.test(id)) return "coated";
  if (NOBLE.test(id)) return "noble";
  if (stuff === "stone" || stuff === "marble") return "stone";
  if (stuff === "metal" || stuff === "wood" || stuff === "leather") return stuff;
  return stuff === "fabric" ? "soft" : "hard";
};

/** Conditions as they show on a thing made of that material; none is weaker than it was asked for, but for stains on silver, which are its tarnish. */
export function showWear(conditions: Conditions, base: string): Conditions {
  const kind = kindOf(base);
  const wear = WEAR[kind] as Wear;
  const shown: Record<string, number> = { ...conditions };
  for (const [name, amount] of Object.entries(conditions)) {
    for (const [further, share] of wear[name] ?? [])
      shown[further] = Math.min(1, Math.max(shown[further] ?? 0, (amount as number) * share));
  }
  if (kind === "noble") delete shown[TARNISHED];
  return shown as Conditions;
}
