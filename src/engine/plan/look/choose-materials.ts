import type { Concept, Parameters, SlotDress, SlotSpec } from "../../concepts/concept.ts";
import type { Brief, BriefObject, BriefPart, Qualities } from "../../language/brief.ts";
import { materialById } from "../../materials/index.ts";
import type { Conditions, MaterialSpec } from "../../materials/material.ts";
import type { Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { clamp } from "../../math/scalar.ts";
import { coatFirst } from "./coat-first.ts";
import { coatOfNature } from "./coat-of-nature.ts";
import { cutOf, facetedAs } from "./cut-stones.ts";
import { isColourLike } from "./is-colour-like.ts";
import { OF_ANY_HUE } from "./keeps-markings.ts";
import { APART, hewn, isSculpted } from "./sculpted.ts";
import { breadthOfPrint, partWithoutPrint, printOf, showPrint, withoutPrint } from "./show-pattern.ts";
import { showWear } from "./show-wear.ts";

/**
 * What each slot of an object is made of: what was said of the part, else what was said of the whole, else the
 * concept's own choice by the seed, less what the negative prompt rules out.
 *
 * @param drawsPattern The concept shows the pattern that was said by its own shape or paint.
 * @param inlaid The colour of the figure that is set into it.
 */
export function chooseMaterials(
  concept: Concept,
  parameters: Parameters,
  said: BriefObject,
  avoid: Brief["avoid"],
  draw: Draw,
  drawsPattern = true,
  inlaid?: Rgb,
): Record<string, MaterialSpec> {
  const asked = coatOfNature(cutOf(hewn(said, concept), concept));
  const dress = pickHues(concept.dress?.(parameters) ?? {}, draw);
  const isAllOver = isUnheardOf(asked.materials[0], concept);
  const isOnePiece = isSculpted(asked, concept);
  const coated = COATED.has(concept.family) ? inCoatColours(asked, dress[Object.keys(concept.slots)[0] ?? ""]) : asked;
  const claimed = new Set(Object.values(concept.slots).flatMap(({ claims = [] }) => claims));
  return Object.fromEntries(
    Object.entries(concept.slots).map(([slot, own]) => {
      const claims = own.claims?.some((id) => coated.materials.includes(id)) ?? false;
      const spec = claims ? { ...own, takesWhole: true } : own;
      const part = asked.parts.find((candidate) => candidate.slot === slot);
      const whole = leaveClaimed(withoutPrint(coated), spec, claimed);
      const material = chooseMaterial(
        isAllOver ? takingAll(slot, spec) : isOnePiece && !APART.test(slot) ? { ...spec, takesWhole: true } : spec,
        dress[slot] ?? {},
        whole,
        part && partWithoutPrint(part, spec.materials[0]),
        avoid,
        draw.fork(spec.group ?? slot),
        KNOWN_BY_HUE.test(concept.family),
      );
      const shown = isAllOver ? asToy(material, concept) : facetedAs(veinedAsSmall(material, concept), concept);
      const print = (part && printOf(part)) ?? (drawsPattern || spec.takesWhole === false ? undefined : printOf(asked));
      return [
        slot,
        print && spec.takesWhole !== "material"
          ? showPrint(
              shown,
              print,
              [...(part?.colours ?? []), ...asked.colours].map(({ rgb }) => rgb),
              concept,
              asked.traits.includes("carved"),
              inlaid,
              part ? breadthOfPrint(part) : 1,
            )
          : shown,
      ];
    }),
  );
}

/** One colour for each slot that has several to choose from: the same place in each list, so that a tray's handles match it. */
function pickHues(dress: Readonly<Record<string, SlotDress>>, draw: Draw): Readonly<Record<string, SlotDress>> {
  const picked = Object.entries(dress).map(([slot, { oneOf, ...own }]) => [
    slot,
    oneOf ? { ...own, colours: [draw.pick("hue", oneOf)] } : own,
  ]);
  return Object.fromEntries(picked);
}

/** Families of what is told by its colours. */
const KNOWN_BY_HUE = /^(?:animal|bird|plant|food)$/;

/** What was said of the whole, less the stuff that is another slot's, and its colour: a green velvet chair has wood of its own hue. */
const leaveClaimed = <Q extends Qualities>(whole: Q, { claims }: SlotSpec, claimed: ReadonlySet<string>): Q =>
  whole.materials.some((id) => claimed.has(id) && !claims?.includes(id))
    ? {
        ...whole,
        materials: whole.materials.filter((id) => !claimed.has(id)),
        colours: whole.materials.every((id) => claimed.has(id)) ? [] : whole.colours,
      }
    : whole;

/** Families whose coats have markings in a colour of their own. */
const COATED: ReadonlySet<string> = new Set(["animal", "bird"]);

/** @param coat What the main slot is of where nothing is said. */
const inCoatColours = (asked: BriefObject, coat: SlotDress | undefined): BriefObject => {
  const order = coatFirst(
    asked.colours.map(({ rgb }) => rgb),
    coat?.colours?.[0],
  );
  return { ...asked, colours: asked.colours.toSorted((a, b) => order.indexOf(a.rgb) - order.indexOf(b.rgb)) };
};

/** Nobody builds a whole airliner of wood: it is shown as a toy would be, its grain as coarse for its height in metres. */
const TOYLIKE = 1.2;
const COARSEST = 4;

/** Of a house of cheese as of a slice of it: so many times a thing's height in metres its tiles are enlarged. */
const MORSEL = 3.2;
const LARGEST = 14;

const asToy = (material: MaterialSpec, { height }: Concept): MaterialSpec =>
  WHIMSICAL.has(material.base)
    ? { ...material, enlarged: clamp(MORSEL * height, 1, LARGEST) }
    : { ...material, scale: clamp(TOYLIKE * height, 1, COARSEST) };

/** Height in metres from which on a thing shows the veins of its stone as they are, how many tiles a smaller one is of, and the smallest tile. */
const SLAB_SIZED = 0.4;
const TILES = 0.45;
const LEAST = 0.12;

/** What is of panes as small as the thing is: of a whole window's, a dragonfly would have two. */
const LEADED = "stained-glass";

/** A chess piece cut from a slab has no vein in it: small things are of stone that is veined as finely as they are small. */
const veinedAsSmall = (material: MaterialSpec, { height }: Concept): MaterialSpec =>
  height < SLAB_SIZED && (materialById(material.base).class === "marble" || material.base === LEADED)
    ? { ...material, enlarged: Math.max(LEAST, height / TILES) }
    : material;

/** What is eaten, burnt or thawed: a thing of it is of it all over. */
const WHIMSICAL: ReadonlySet<string> = new Set(
  "chocolate cheese icing ice wax waffle bread-crust gingerbread sprinkles salt snow watermelon raw-meat strawberry cardboard newspaper".split(
    " ",
  ),
);
/** What must still be told by itself: the eyes of a chocolate bunny, the window panes of a house of ice, the flame on a candle. */
const TELLING =
  /eye|iris|pupil|pane|glass|screen|lens|light|flame|letter|label|dial|hand|number|plant|food|drink|string/;

/** "A train made of clay", "a wooden airplane", "a chocolate house": nobody builds of that, so the wheels and the roof are of it too. */
function isUnheardOf(id: string | undefined, { family, slots }: Concept): boolean {
  if (id === undefined) return false;
  if (WHIMSICAL.has(id)) return true;
  const { class: kind } = materialById(id);
  // who forges a flower forges its heart too
  if (family === "plant" && kind === "metal") return true;
  // a cake of stone is that all over
  if (family === "food" && UNEATEN.test(kind)) return true;
  if (!/^(?:vehicle|transport|building)$/.test(family)) return false;
  const own = Object.values(slots).flatMap(({ materials, takesWhole }) => (takesWhole === false ? [] : materials));
  return !own.some((each) => each === id || (materialById(each).class === kind && kind !== "misc"));
}

/** Classes of what nobody eats, and what food is served in. */
const UNEATEN = /^(?:stone|marble|metal|wood|concrete|ceramic|terracotta|fabric|leather)$/;
const SERVED_IN = /^(?:plate|bowl|dish|tray|board|box|wrapper|stick)$/;

const takingAll = (slot: string, spec: SlotSpec): SlotSpec =>
  TELLING.test(slot) || SERVED_IN.test(slot) ? spec : { ...spec, takesWhole: true };

/**
 * @param part What is said of that slot alone; undefined where nothing is.
 * @param keepsHue The thing is told by its colours.
 */
export function chooseMaterial(
  slot: SlotSpec,
  dress: SlotDress,
  whole: Qualities,
  part: BriefPart | undefined,
  avoid: Brief["avoid"],
  draw: Draw,
  keepsHue = false,
): MaterialSpec {
  const taken = slot.takesWhole === "colour" ? { ...whole, materials: [] } : whole;
  const said = takesWhole(slot, whole) ? [part, taken] : [part];
  const askedBase = firstFilled(said.map((qualities) => qualities?.materials))?.[0];
  // a bamboo handle on a blue teapot is of bamboo's colour
  const tinted = materialsOf(part).length > 0 ? [part] : said;
  const askedColours = firstFilled(tinted.map((qualities) => qualities?.colours))?.map(({ rgb }) => rgb);
  const isSeeThrough = isClearAsked(slot, whole, part);
  const ownMaterials = dress.material === undefined ? slot.materials : [dress.material];
  const base = isSeeThrough ? CLEAR : (askedBase ?? pickMaterial(ownMaterials, avoid.materials, draw));
  const isClear = isSeeThrough || (slot.clear ?? !slot.materials.includes(base));
  return {
    base,
    ...((isClear && materialById(base).clarity !== undefined && { clear: true }) ||
      (slot.clear && materialById(base).haze !== undefined && { clear: true })),
    // a material someone asked for keeps its own colour: a marble chair is not tinted like a painted one
    colours:
      (isSeeThrough ? askedColours?.map(paler) : askedColours) ??
      ((askedBase === undefined || (keepsHue && OF_ANY_HUE.has(askedBase))) && !isSeeThrough
        ? ownColours(slot, dress, avoid, draw)
        : []),
    conditions: showWear(conditionsOf(whole, part, avoid), base, askedColours !== undefined),
    scale: 1,
    seed: draw.seed32("surface"),
  };
}

/** Light goes through what is translucent, and its colour is thinner for it. */
const paler = (colour: Rgb): Rgb => colour.map((c) => c + (1 - c) * 0.22) as unknown as Rgb;

/** The material that is seen through. */
const CLEAR = "glass";

/** "a transparent umbrella", "with translucent wings", where no other stuff is said of it. */
const isClearAsked = (slot: SlotSpec, whole: Qualities, part: BriefPart | undefined): boolean =>
  materialsOf(part).length === 0 &&
  (part?.traits.includes("transparent") === true ||
    (slot.takesWhole === undefined && whole.materials.every(isPlastic) && whole.traits.includes("transparent")));

/** Plastic that is seen through looks like tinted glass, in its colour. */
const isPlastic = (id: string): boolean => id === "plastic";

const materialsOf = (part: BriefPart | undefined): readonly string[] => part?.materials ?? [];

const takesWhole = ({ takesWhole = true }: SlotSpec, whole: Qualities): boolean =>
  takesWhole === "material" ? whole.materials.length > 0 : takesWhole !== false;

/** Where the negative prompt leaves none of them, the material shows its own colour. */
function ownColours(slot: SlotSpec, dress: SlotDress, avoid: Brief["avoid"], draw: Draw): readonly Rgb[] {
  const isAllowed = (colour: Rgb) => !avoid.colours.some((word) => isColourLike(colour, word));
  if (dress.colours?.every(isAllowed)) return dress.colours;
  const allowed = slot.colours?.filter(isAllowed) ?? [];
  if (allowed.length === 0) return [];
  const picked = draw.pick("colour", slot.colours ?? []);
  return [isAllowed(picked) ? picked : draw.pick("colour allowed", allowed)];
}

/** How rusty what has a colour of its own is over the rest. */
const SPARED = 0.4;

function conditionsOf(whole: Qualities, part: Qualities | undefined, avoid: Brief["avoid"]): Conditions {
  const { burnt, ...unburnt } = whole.conditions;
  // "burnt toast with melting butter": what is named by itself did not burn with the rest
  const said = { ...(part === undefined ? whole.conditions : unburnt), ...part?.conditions };
  // "a rusty truck with a blue door": the rust has left of that what is said of it
  if (
    part !== undefined &&
    part.colours.length > 0 &&
    whole.conditions.rusty !== undefined &&
    part.conditions.rusty === undefined
  )
    said.rusty = SPARED * whole.conditions.rusty;
  return Object.fromEntries(Object.entries(said).filter(([name]) => !avoid.conditions.includes(name)));
}

/** Where nothing is allowed, anything is: an object must be made of something. */
function pickMaterial(ids: readonly string[], avoided: readonly string[], draw: Draw): string {
  const picked = draw.pick("material", ids);
  const allowed = ids.filter((id) => !avoided.includes(id));
  if (allowed.length === 0 || allowed.includes(picked)) return picked;
  return draw.pick("material allowed", allowed);
}

const firstFilled = <T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] | undefined =>
  lists.find((list) => list !== undefined && list.length > 0);
