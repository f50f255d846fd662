import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject } from "../../language/brief.ts";

/** What takes arms and legs to do. */
const SOMEBODYS =
  /^(?:humanoid|dancing|running|walking|handshaking|highfiving|arm-wrestling|yoga|skipping|skating|cheering|saluting)$/;
/** What two do with each other: both do, though it is said of one. */
const MUTUAL = /^(?:handshaking|highfiving|arm-wrestling|dancing)$/;
/** Families of things that are drawn with limbs when they act: none that moves by itself, or has another's shape. */
const DRAWN_WITH_LIMBS =
  /^(?:food|plant|vessel|kitchen|tableware|appliance|device|gadget|stationery|clock|household|object|instrument|tool|container|furniture)$/;

/** Relations in which a thing has arms and legs, and those in which a hand is out for what it has to do with. */
const LIMBED_IN: ReadonlySet<string> = new Set(["holding", "riding", "playing"]);
/** The place of what somebody sits at. */
const DESK = "desk";
const HANDED_IN: ReadonlySet<string> = new Set(["holding", "playing"]);

/** Of these families, what has things on it or in it rather than in a hand, and concepts of what holds by itself. */
const NEVER_HOLDS = /^(?:furniture|container)$/;
const HOLDS_ITSELF = /hand|arm|skull|claw|^(?:tongs|tweezers|pliers)$/;

function actsItself(object: BriefObject | undefined): boolean {
  if (!object || HOLDS_ITSELF.test(object.concept)) return false;
  const { family } = conceptById(object.concept);
  return DRAWN_WITH_LIMBS.test(family) && !NEVER_HOLDS.test(family);
}

/** "A dancing cactus", "a carrot and a tomato arm wrestling": things get arms and legs where they do what only somebody can, a hand for what they hold or play, and legs astride what they ride. */
export function limbDoers(brief: Brief): Brief {
  const deeds = brief.objects.map(({ concept, traits }) =>
    DRAWN_WITH_LIMBS.test(conceptById(concept).family) ? traits.filter((trait) => SOMEBODYS.test(trait)) : [],
  );
  const desked = brief.relations.filter(({ kind, how }) => kind === "beside" && how === DESK).map(({ from }) => from);
  const busy = brief.relations.filter(
    ({ kind, from }) =>
      (LIMBED_IN.has(kind) || (kind === "sitting" && desked.includes(from))) && actsItself(brief.objects[from]),
  );
  const sitters = new Set(busy.filter(({ kind }) => kind === "sitting").map(({ from }) => from));
  const doers = new Set(busy.map(({ from }) => from));
  const holders = new Set(busy.filter(({ kind }) => HANDED_IN.has(kind)).map(({ from }) => from));
  const riders = new Set(busy.filter(({ kind }) => kind === "riding").map(({ from }) => from));
  if (deeds.every((each) => each.length === 0) && doers.size === 0) return brief;
  for (const { kind, from, to } of brief.relations) {
    if (kind !== "beside" && kind !== "with") continue;
    const shared = [...(deeds[from] ?? []), ...(deeds[to] ?? [])].filter((trait) => MUTUAL.test(trait));
    for (const each of [from, to]) {
      const { concept = "" } = brief.objects[each] ?? {};
      if (DRAWN_WITH_LIMBS.test(conceptById(concept).family)) deeds[each] = [...(deeds[each] ?? []), ...shared];
    }
  }
  const objects = brief.objects.map((object, index) => {
    const does = deeds[index] ?? [];
    if (does.length === 0 && !doers.has(index)) return object;
    const isClasped = does.includes("arm-wrestling") || does.includes("handshaking");
    const limbs = isClasped
      ? "limbed-clasping"
      : sitters.has(index)
        ? "limbed-seated"
        : holders.has(index)
          ? "limbed-holding"
          : riders.has(index)
            ? "limbed-riding"
            : "limbed";
    const traits = object.traits.filter((trait) => trait !== "limbed" && trait !== "humanoid");
    return { ...object, traits: [...new Set([...traits, ...does, limbs])] };
  });
  return { ...brief, objects };
}
