import type { Concept, Parameters } from "../../concepts/concept.ts";
import { conceptById } from "../../concepts/index.ts";
import { ENGINE_VERSION } from "../../engine-version.ts";
import type { Brief, BriefObject, Qualities } from "../../language/brief.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { createDraw, type Draw } from "../../math/draw.ts";
import { PI } from "../../math/elementary.ts";
import { breaches } from "../../style/faces/breaching.ts";
import { OPEN_MOUTHED, TONGUE_OUT } from "../../style/faces/gaping.ts";
import { SPILT } from "../../style/forms/spill.ts";
import { STYLES } from "../../style/index.ts";
import { planClothes } from "../fold/clothe-bodies.ts";
import { foldBrief } from "../fold/fold-brief.ts";
import { chooseMaterials } from "../look/choose-materials.ts";
import { dealAlong, ownColours } from "../look/deal-colours.ts";
import { markingsOf } from "../look/plan-markings.ts";
import { gradientOf, isRainbow, planRegions, rainbowsOf } from "../look/plan-regions.ts";
import { isSculpted, TOO_FINE } from "../look/sculpted.ts";
import { isPrintedCloth, printOf, takeInlay, withoutFigure, withoutPrint } from "../look/show-pattern.ts";
import { figuresOf, planTones, tonesToLay } from "../look/two-tones.ts";
import { rolesOf, settleHolds } from "../stand/pair-up.ts";
import { askOf } from "./ask-of.ts";
import { withDecay } from "./decay.ts";
import { doingOf } from "./doing-of.ts";
import { formsOf, OWN_COATS } from "./forms-of.ts";
import { isLaid, liesProne, whatItHolds } from "./make-room.ts";
import { meantFor } from "./meant-for.ts";
import { planCovering, planEmblem, planIngredient } from "./plan-ingredient.ts";
import { planNamed } from "./plan-named.ts";
import { bentOf, cladOf, isSetWith, litOf, ownOf, remadeOf, snappedOf, tornOf } from "./plan-parts.ts";
import { planPlacements } from "./plan-placements.ts";
import { planProportions } from "./plan-proportions.ts";
import { planStand } from "./plan-stand.ts";
import type { Recipe, RecipeObject } from "./recipe.ts";
import { remadeIn } from "./remade-in.ts";
import { shapeWithParts } from "./shape-with-parts.ts";
import { toyScale } from "./toy-scale.ts";

export interface PlannedRecipe {
  readonly recipe: Recipe;
  /** Sentences for the report. */
  readonly notes: readonly string[];
}

/** More than this many things in one model are neither told apart nor made in good time. */
export const MOST_OBJECTS = 24;

/** How much larger than usual a thing is. Several words multiply. */
const SIZE_FACTORS: ReadonlyMap<string, number> = new Map([
  ["tiny", 0.45],
  ["small", 0.7],
  ["large", 1.35],
  ["huge", 1.9],
]);

/** Relations in which things stand about a little crooked. */
const CROOKED: ReadonlySet<string> = new Set(["beside", "near", "behind", "on", "with"]);

/** Arrangements and places of things that are all alike: the wheels of a cart. */
const TWINS: ReadonlySet<string> = new Set(["pair", "crossed", "pyramid", "wall", "thrown", "juggled", "axled"]);

/** "A bowl of fruit": the first is an orange, the next a banana. */
function ofKind(asked: BriefObject, copy: number): BriefObject {
  const { kinds = [] } = asked;
  return { ...asked, ...kinds[copy % kinds.length] };
}

/**
 * Draws every free parameter and settles what stands where.
 *
 * Each object draws under its own name (`mug-2`), each parameter under its own within it: another word elsewhere in the
 * prompt changes nothing here.
 */
export function planRecipe(
  brief: Brief,
  request: { prompt: string; negativePrompt: string | null; seed: number },
): PlannedRecipe {
  const { brief: worn, clothes } = foldBrief(brief);
  const familyOf = (index: number) => conceptById((worn.objects[index] as BriefObject).concept).family;
  const { placements, notes } = planPlacements(worn, familyOf, MOST_OBJECTS);
  const scenic = STYLES.filter(({ id, isScenic }) => isScenic && worn.objects[0]?.traits.includes(id)).map(
    ({ id }) => id,
  );
  const deeds = worn.objects.map((_, index) => doingOf(worn, index, familyOf));
  const flat = worn.objects.map((_, index) => isLaid(worn, index));
  const roles = rolesOf(placements);
  const held = worn.objects.map((object, index) => whatItHolds(worn, object, index));
  const root = createDraw(request.seed);
  const nextNumber = new Map<string, number>();
  const twins = new Map<number, string>();
  const copies = new Map<number, number>();
  const objects = placements.map(({ object, placement, isRing }, place): RecipeObject => {
    const copy = copies.get(object) ?? 0;
    copies.set(object, copy + 1);
    const named = ofKind(held[object] as BriefObject, copy);
    const concept = conceptById(named.concept);
    const asked = ownColours(named, concept.family, copy);
    const number = (nextNumber.get(concept.id) ?? 0) + 1;
    nextNumber.set(concept.id, number);
    const name = `${concept.id}-${number}`;
    // boots, earrings, the cans of a pyramid; nobody juggles a football and a tennis ball at once
    const isAlike = TWINS.has(asked.arrangement ?? placement?.where ?? "");
    const drawn = isAlike ? (twins.get(object) ?? name) : name;
    twins.set(object, drawn);
    const planned = planObject(
      name,
      concept,
      asked,
      new Set([...(deeds[object] as ReadonlySet<string>), ...(roles.has(place) ? [roles.get(place) as string] : [])]),
      scenic,
      brief.avoid,
      root.fork(drawn),
      placement,
    );
    const own = root.fork(drawn).fork("clothes");
    const on = clothes.get(worn.objects[object] as BriefObject)?.map((each) => planClothes(each, brief.avoid, own));
    const bearer = placement && placements[placement.target];
    const isBorne =
      bearer !== undefined &&
      (placement?.relation === "on" || (placement?.relation !== "beside" && familyOf(bearer.object) === "animal"));
    return {
      ...planned,
      // what stands on a trestle in the shop does not on a back or a fence
      ...(isBorne && OWN_FEET.has(concept.id) && { without: [...planned.without, OWN_FEET.get(concept.id) as string] }),
      // what is stuck into the neck of a bottle needs no dish under it
      ...(placement?.where === "stuck" && concept.id === "candle" && { without: [...planned.without, "holder"] }),
      ...(on && { clothes: on }),
      ...(flat[object] && { laid: liesProne(worn.objects[object] as BriefObject) ? "prone" : true }),
      ...(isRing && { isRing }),
      ...(concept.id === "table" && object > 0 && !placement && { isBearing: true as const }),
    };
  });
  return { recipe: { engineVersion: ENGINE_VERSION, ...request, objects: settleHolds(objects) }, notes };
}

/** Concepts of what stands on a piece of its own -> the slot of that, or its name. */
const OWN_FEET: ReadonlyMap<string, string> = new Map([
  ["saddle", "stand"],
  ["garden-gnome", "base"],
]);

/** Families of what is hard and shows flames as hot rods do: licking from one end. */
const FLAMED = /^(?:vehicle|instrument|sport)$/;
const isFlameJob = ({ emblem }: BriefObject, { family }: Concept): boolean =>
  FLAMED.test(family) &&
  emblem !== undefined &&
  "symbol" in emblem &&
  /^(?:flame|fire|flaming)$/.test(emblem.symbol ?? "");

function planObject(
  name: string,
  concept: Concept,
  spoken: BriefObject,
  doing: ReadonlySet<string>,
  scenic: readonly string[],
  avoid: Brief["avoid"],
  draw: Draw,
  placement: RecipeObject["placement"],
): RecipeObject {
  const { plain, inlaid } = takeInlay(dealAlong(spoken, concept));
  const said = withDecay(meantFor(plain, concept), concept);
  const styles = stylesOf(said, scenic, concept);
  const made = remadeIn(said, styles);
  // of colours that fade into each other the first is what it is painted in before
  const isFading = made.traits.includes("gradient") && !isRainbow(made.colours);
  const whole = isFading ? { ...made, colours: made.colours.slice(0, 1) } : made;
  const tones = tonesToLay(whole, concept, doing, draw);
  const asked = tones?.main ?? whole;
  const isPrinted = isPrintedCloth(asked) && !OWN_COATS.has(concept.family);
  const shaped = isPrinted ? withoutFigure(asked) : asked;
  const shape = shapeWithParts(concept, shaped, doing, draw);
  const parameters = concept.sample(shape, askOf(shaped, doing, concept));
  const shows = (traits: ReadonlySet<string>, from = asked) =>
    showsItself(concept, from, doing, parameters, shape, traits);
  const isOwnPattern =
    !isPrinted &&
    (printOf(asked) === undefined ||
      OWN_COATS.has(concept.family) ||
      shows(new Set(asked.traits.filter((trait) => printOf({ traits: [trait] }))), withoutPrint(asked)));
  const forms = formsOf(asked, concept, (form) => shows(new Set([form])));
  const dress = (qualities: BriefObject) =>
    chooseMaterials(concept, parameters, qualities, avoid, draw.fork("materials"), isOwnPattern, inlaid);
  const { halves, madeOf, inscription, grafts } = asked;
  // a ring is wound as a snake by itself
  const shapedLike = shows(new Set([`${asked.shapedLike?.word}-shaped`])) ? undefined : asked.shapedLike;
  const hasFlames = isFlameJob(asked, concept);
  const emblem = hasFlames ? undefined : asked.emblem;
  const materials = dress(halves ? withQualities(asked, halves[0]) : asked);
  // a concept that has a use of its own for many colours lays no tones
  const isMany = tones !== undefined && isRainbow(whole.colours);
  const laid = tones && !isMany ? planTones(tones, concept, materials, avoid) : undefined;
  const rainbows = isMany ? rainbowsOf(whole, materials) : [];
  return {
    name,
    concept: concept.id,
    parameters,
    materials: { ...materials, ...spiltOf(asked) },
    ...((whole.colours.length > 0 || whole.materials.length > 0) && { isDyed: true as const }),
    ...(laid && { tones: laid }),
    ...figuresOf(whole, concept, (plainer) => shows(new Set(), plainer)),
    ...(halves && { secondHalf: dress(withQualities(asked, halves[1])) }),
    ...(shapedLike &&
      !isSetWith(asked.concept) && { likeness: planIngredient(shapedLike, avoid, draw.fork("likeness")) }),
    ...(shapedLike && asked.traits.includes("hybrid") && { isCross: true as const }),
    ...(madeOf && planCovering(madeOf, asked.materials.length > 0, avoid, draw)),
    ...(inscription && { inscription }),
    ...planRegions(asked, draw, rainbows, isFading ? gradientOf(made, materials) : []),
    ...planNamed(asked, materials, dress),
    ...planProportions(asked, (plainer) => JSON.stringify(concept.sample(shape, askOf(plainer, doing, concept)))),
    ...markingsOf(asked, concept, shows),
    ...litOf(asked),
    ...snappedOf(asked),
    ...bentOf(asked),
    ...tornOf(asked),
    ...ownOf(asked),
    ...remadeOf(asked, avoid, draw),
    ...cladOf(asked, avoid, draw),
    ...planStand(asked, concept, avoid, draw),
    ...(grafts && { grafts }),
    ...(emblem && { emblem: planEmblem(emblem, avoid, draw.fork("emblem")) }),
    without: isSculpted(asked, concept) ? [...asked.without, ...TOO_FINE] : asked.without,
    styles: [...lastOnStatues(forms, styles), ...(hasFlames ? ["flame-job"] : [])],
    styleSeed: draw.seed32("style"),
    scale: asked.traits.reduce((factor, trait) => factor * (SIZE_FACTORS.get(trait) ?? 1), toyScale(asked, concept)),
    // what stands about stands about a little crooked; a lone or mounted thing faces the front
    turn: asked.traits.includes("turned-away")
      ? PI
      : placement && CROOKED.has(placement.relation)
        ? draw.number("turn", -0.3, 0.3)
        : 0,
    ...(placement && { placement }),
  };
}

/** What was said to run out of it. */
const spiltOf = ({ spilt }: BriefObject): Record<string, MaterialSpec> =>
  spilt ? { [SPILT]: { base: "plastic", colours: [spilt], conditions: {}, scale: 1, seed: 1 } } : {};

/** Whether the concept makes something of what was said: then other parameters come of it. */
function showsItself(
  concept: Concept,
  asked: BriefObject,
  doing: ReadonlySet<string>,
  parameters: Parameters,
  shape: Draw,
  said: ReadonlySet<string>,
): boolean {
  const plain = { ...asked, traits: asked.traits.filter((trait) => !said.has(trait)) };
  const bare = concept.sample(shape, askOf(plain, doing, concept));
  return JSON.stringify(bare) !== JSON.stringify(parameters);
}

/** What a beast is knitted of. */
const YARN: ReadonlySet<string> = new Set(["knit", "cable-knit"]);

/** Said of one half, over what was said of the whole. */
const withQualities = (asked: BriefObject, { colours, materials, conditions }: Qualities): BriefObject => ({
  ...asked,
  colours: colours.length > 0 ? colours : asked.colours,
  materials: materials.length > 0 ? materials : asked.materials,
  conditions: { ...asked.conditions, ...conditions },
});

/** What weather lays on a statue lies on its bronze, not on the coat under it. */
function lastOnStatues(forms: readonly string[], styles: readonly string[]): readonly string[] {
  const isLate = (id: string) => id === "weathered" && styles.some((style) => style === "statue" || style === "bronze");
  return [...forms.filter((id) => !isLate(id)), ...styles, ...forms.filter(isLate)];
}

/** Bronze wins over stone, and cubes over all else; they are listed in the order they are applied. */
function stylesOf(
  { concept, traits, parts, materials }: BriefObject,
  scenic: readonly string[],
  { family }: Concept,
): string[] {
  const said = [
    ...traits,
    ...(OWN_COATS.has(family) && materials.some((id) => YARN.has(id)) ? ["knitted"] : []),
    ...scenic,
    ...(parts.some(({ slot }) => slot === "sticker") ? ["stickers"] : []),
    ...(family === "building" && parts.some(({ slot }) => slot === "flag") ? [flagOf(parts)] : []),
    ...(traits.some((trait) => OPEN_MOUTHED.has(trait)) ? ["gaping"] : []),
    ...(breaches(concept, traits) ? ["breaching"] : []),
    ...(traits.some((trait) => TONGUE_OUT.has(trait)) ? ["lolling"] : []),
  ];
  const ids = STYLES.map(({ id }) => id).filter((id) => said.includes(id));
  return ids.includes("bronze") ? ids.filter((id) => id !== "statue") : ids;
}

/** The flag of a building flies over its highest spot; of towers that are but the place of one, over each. */
const flagOf = (parts: BriefObject["parts"]): string =>
  parts.some(
    ({ kinds, count, colours, materials, traits }) =>
      kinds?.includes("tower") && count === undefined && colours.length + materials.length + traits.length === 0,
  )
    ? "flagged-towers"
    : "flagged";
