import { isPlaited } from "../../materials/conditions/plaited.ts";
import { materialById } from "../../materials/index.ts";
import type { Conditions } from "../../materials/material.ts";

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

/** Whether there is paint on it that the weather has to come through: its own, or a coat that was spoken of. */
const isCoated = (id: string, { painted = 0, peeling = 0 }: Conditions): boolean =>
  /paint/.test(id) || painted > 0 || peeling > 0;

const kindOf = (base: string, conditions: Conditions): keyof typeof WEAR => {
  const { class: stuff, id } = materialById(base);
  if (isPlaited(id)) return "plaited";
  if (stuff === "metal" && isCoated(id, conditions)) return "painted";
  if (stuff === "wood" && isCoated(id, conditions)) return "coated";
  if (NOBLE.test(id)) return "noble";
  if (stuff === "stone" || stuff === "marble") return "stone";
  if (stuff === "metal" || stuff === "wood" || stuff === "leather") return stuff;
  return stuff === "fabric" ? "soft" : "hard";
};

/** What takes a colour away, and how much of it is left where that colour was asked for. */
const HIDES: Readonly<Record<string, number>> = { faded: 0.45, rusty: 0.5, dirty: 0.7 };
/** What was never painted, so that no paint comes off it: a door's panes, a chair's cushion. */
const UNPAINTED: ReadonlySet<string> = new Set(["fabric"]);
const SEEN_THROUGH = /glass|mirror|crystal/;

/**
 * Conditions as they show on a thing made of that material; none is weaker than it was asked for, but for stains on silver, which
 * are its tarnish, and for paint that peels where there never was any.
 *
 * @param isColourSaid It is of a colour that was asked for, which must still be told.
 */
export function showWear(conditions: Conditions, base: string, isColourSaid = false): Conditions {
  const kind = kindOf(base, conditions);
  const wear = WEAR[kind] as Wear;
  const shown: Record<string, number> = { ...conditions };
  for (const [name, amount] of Object.entries(conditions)) {
    for (const [further, share] of wear[name] ?? []) {
      const kept = isColourSaid ? (HIDES[further] ?? 1) : 1;
      shown[further] = Math.min(1, Math.max(shown[further] ?? 0, (amount as number) * share * kept));
    }
  }
  if (kind === "noble") delete shown[TARNISHED];
  const { class: stuff, id } = materialById(base);
  if (UNPAINTED.has(stuff) || SEEN_THROUGH.test(id)) delete shown.peeling;
  return shown as Conditions;
}
