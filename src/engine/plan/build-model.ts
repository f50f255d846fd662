import { boundsOf } from "#measure/bounds.ts";
import type { View } from "../concepts/concept.ts";
import { conceptById } from "../concepts/index.ts";
import { standModel } from "../geometry/make-part.ts";
import type { Model, Part } from "../geometry/part.ts";
import { placePart } from "../geometry/place-part.ts";
import { materialById } from "../materials/index.ts";
import type { MaterialSpec } from "../materials/material.ts";
import { createDraw, type Draw } from "../math/draw.ts";
import { PI, sin } from "../math/elementary.ts";
import { IDENTITY, rotation } from "../math/mat4.ts";
import { type Vec3, X_AXIS, Z_AXIS } from "../math/vec3.ts";
import { snapPart } from "../style/broken/snap-part.ts";
import { splitHalves } from "../style/broken/split-halves.ts";
import { tearParts } from "../style/broken/tear-parts.ts";
import { cladSlot } from "../style/cover/clad-slot.ts";
import type { Cover } from "../style/cover/clad-with-morsels.ts";
import { coverWith } from "../style/cover/cover-with.ts";
import { layClothes } from "../style/dress/lay-clothes.ts";
import { viewOfOutline } from "../style/forms/outlined.ts";
import { graftOn } from "../style/graft/graft-on.ts";
import { styleById } from "../style/index.ts";
import { lightUp } from "../style/light-up.ts";
import { takeShape } from "../style/likeness/take-shape.ts";
import { bendPart } from "../style/parts/bend-part.ts";
import { dressNamed } from "../style/parts/dress-named.ts";
import { takeProportions } from "../style/parts/proportion.ts";
import { remakePart } from "../style/parts/remake-part.ts";
import { layRegions } from "../style/regions/lay-regions.ts";
import { dyeMarkings } from "../style/shown/dye-markings.ts";
import { inscribe } from "../style/shown/inscribe.ts";
import { type Emblem, layEmblem } from "../style/shown/lay-emblem.ts";
import type { Dressed } from "../style/style.ts";
import { offPlinth, standOn } from "../style/styles/plinth.ts";
import { arrange } from "./arrange.ts";
import { asSomebody, isLimbed } from "./as-somebody.ts";
import { LEASH, layLeashes } from "./bound/leash.ts";
import { layStreams, pourOver, streamOf } from "./bound/pour-over.ts";
import { layStraps, STRAP } from "./bound/strap.ts";
import { layTowRopes, TOW_ROPE } from "./bound/tow-rope.ts";
import { windStacks } from "./bound/wind-round.ts";
import { bringTogether, layBeds, type Piece } from "./contact/bring-together.ts";
import { holdTogether, withoutLeftovers } from "./contact/hold-together.ts";
import { isLiving, type Unplaced } from "./contact/unplaced.ts";
import { fitToOthers } from "./fit/fit-to-others.ts";
import { withSmallTables } from "./fit/small-table.ts";
import { CORD, layCords } from "./held/dangle.ts";
import { isAfloat } from "./held/is-afloat.ts";
import { raiseShared } from "./held/raise-shared.ts";
import { dyeSaid } from "./look/dye-said.ts";
import type { Recipe, RecipeEmblem, RecipeIngredient, RecipeObject } from "./recipe/recipe.ts";
import { crossPairs, levelAtCrossed } from "./stand/cross-pairs.ts";
import { standOut, type Thing } from "./stand-out.ts";

/** A recipe in the round. */
export interface BuiltModel {
  /** All objects in one frame, standing on y = 0. */
  readonly model: Model;
  /** The parts' slots -> what they are made of. */
  readonly materials: Readonly<Record<string, MaterialSpec>>;
  /** Where all of it is seen best from. */
  readonly view: View;
}

/** A recipe in the round, but for the last touch, which takes long and changes nothing but the parts' positions. */
export interface OpenModel extends BuiltModel {
  /** Names of the parts that are in the air by intention: of a moon over a wolf, of a coin that was flipped. */
  readonly afloat: ReadonlySet<string>;
  /** Brings what hangs in the air up to the rest: the same parts in the same order. @param model The model, or some of its parts with fewer faces. */
  settle(model: Model): Model;
}

/** Builds every object of the recipe and puts it in its place. */
export function buildModel(recipe: Recipe): BuiltModel {
  const { model, materials, view, settle } = openModel(recipe);
  return { model: settle(model), materials, view };
}

/** Does as `buildModel`, and leaves it to the caller who settles the model. */
export function openModel(recipe: Recipe): OpenModel {
  if (recipe.objects.length === 0) throw new Error("openModel: a recipe must hold an object, got none.");
  const built = withSmallTables(recipe.objects, (object) => buildObject(object, recipe.objects.length > 1));
  const things = fitToOthers(built.map(({ unplaced }) => unplaced));
  const { transforms: arranged, view: usual } = arrange(things);
  const view = levelAtCrossed(usual, things);
  const places = pourOver(things, raiseShared(things, crossPairs(things, arranged, view.azimuth)));
  const wound = windStacks(things, places);
  const transforms = places.map((place, index) => (wound[index] ? IDENTITY : place));
  // a single object's parts keep their plain names: `seat`, not `chair-1-seat`
  const prefix = (object: RecipeObject) => (recipe.objects.length > 1 ? `${object.name}-` : "");
  const laidOut = things.map(({ concept, model }, index) => ({
    concept,
    parts: (wound[index]?.model ?? model).parts.map((part) =>
      placePart(part, transforms[index] as (typeof transforms)[number]),
    ),
  }));
  const shares = standOut(laidOut);
  const placed = recipe.objects.flatMap((object, index) =>
    (laidOut[index] as Thing).parts.map((part) => ({
      part: {
        ...part,
        ...((shares[index] as number) > 1 && { share: shares[index] as number }),
        name: prefix(object) + part.name,
        slot: prefix(object) + part.slot,
      },
      object: index,
      placement: object.placement,
      isAfloat: isAfloat(object.placement, things, index),
      isReshaped: object.styles.length > 0 || object.likeness !== undefined,
    })),
  );
  const materials = Object.fromEntries(
    recipe.objects.flatMap((object, index) =>
      Object.entries((built[index] as BuiltObject).materials).map(
        ([slot, material]) => [prefix(object) + slot, material] as const,
      ),
    ),
  );
  const straps = layStraps(things, places);
  const streams = layStreams(things, places);
  const leashes = layLeashes(things, places);
  const ropes = layTowRopes(things, places);
  const cords = layCords(things, places);
  const lines = [...leashes, ...ropes, ...straps, ...streams, ...cords];
  const pieces: readonly Piece[] = [...placed, ...layBeds(placed)];
  return {
    model: { parts: [...pieces.map(({ part }) => part), ...lines], sockets: [] },
    materials: {
      ...materials,
      ...(leashes.length > 0 && LEASH),
      ...(ropes.length > 0 && TOW_ROPE),
      ...(cords.length > 0 && CORD),
      ...(straps.length > 0 && STRAP),
      ...(streams.length > 0 && streamOf(things)),
    },
    view,
    afloat: new Set(pieces.flatMap(({ part, isAfloat }) => (isAfloat ? [part.name] : []))),
    settle: ({ parts }) => settle(parts, pieces),
  };
}

/** @param parts Some of the pieces' parts, with all their faces or fewer, and lines, which stay where they are, at the end. */
function settle(parts: readonly Part[], pieces: readonly Piece[]): Model {
  const own = new Map(pieces.map((piece) => [piece.part.name, piece]));
  const left = parts.flatMap((part) => {
    const piece = own.get(part.name);
    return piece ? [{ ...piece, part }] : [];
  });
  const lines = parts.filter(({ name }) => !own.has(name));
  return standModel([...bringTogether(left), ...lines], []);
}

interface BuiltObject {
  readonly unplaced: Unplaced;
  readonly materials: Readonly<Record<string, MaterialSpec>>;
}

/** @param isInCompany Whether there are other things: a thing with limbs uses those as a person does. */
function buildObject(object: RecipeObject, isInCompany: boolean): BuiltObject {
  const concept = conceptById(object.concept);
  const built = concept.build(object.parameters);
  const kept = built.parts.filter((part) => !object.without.some((slot) => isOf(part, slot)));
  // a thing without any of its parts is no thing: then it keeps them all
  const plain = kept.length > 0 && kept.length < built.parts.length ? standModel(kept, built.sockets) : built;
  const { id, family, view } = concept;
  const grown = object.proportions ? takeProportions(plain, object.proportions) : plain;
  const draw = createDraw(object.styleSeed);
  const plainly = {
    model: grown,
    materials: object.materials,
    family,
    ...(object.isDyed && { isDyed: object.isDyed }),
    ...(object.own && { own: object.own }),
  };
  const thing = transform(object, plainly, view, draw);
  const inStyle = object.styles.reduce<Dressed>((done, style) => styleById(style).apply(done, draw.fork(style)), thing);
  const borne = isBorne(object) ? { ...inStyle, model: offPlinth(inStyle.model) } : inStyle;
  const stood = object.stand ? standOn(borne, object.stand) : borne;
  const lit = object.lit ? lightUp(stood, object.lit) : stood;
  const bowed = (object.bent ?? []).reduce(bendPart, lit);
  const styled = (object.snapped ?? []).reduce(snapPart, tearParts(bowed, object.torn ?? [], draw.fork("torn")));
  const { materials } = styled;
  const whole = object.likeness || object.styles.length > 0 ? holdTogether(grown, styled.model) : styled.model;
  const isDoer = isInCompany && isLimbed(object.styles);
  const sized = isDoer ? asSomebody(whole) : whole;
  const model = object.placement?.relation === "holding" ? withoutLeftovers(sized) : sized;
  const lying = object.laid && isUpright(model) ? layDown(model, FORWARD.has(id) || object.laid === "prone") : model;
  const bounds = boundsOf(lying.parts.map((part) => part.geometry.positions));
  const { scale, turn, placement } = object;
  const seenThrough = lying.parts.filter(({ slot }) => isClearWall(materials[slot]));
  const clear = seenThrough.length > 0 && boundsOf(seenThrough.map(({ geometry }) => geometry.positions));
  return {
    unplaced: {
      concept: id,
      model: lying,
      bounds,
      family: isDoer ? "figure" : family,
      view:
        lying !== model && (isLiving({ family }) || LONG.has(id))
          ? FROM_SIDE
          : /^(?:sideways|swatting)$/.test(String(object.parameters.pose))
            ? FROM_OVER
            : viewOfOutline(object.styles, lying, view),
      scale,
      turn,
      ...(clear && { clear }),
      ...(placement && { placement }),
      ...(object.isRing && { isRing: true }),
    },
    materials,
  };
}

/** Of one piece with what is under it or has it in hand: a statue that rides on another. */
const isBorne = ({ placement, styles }: RecipeObject): boolean =>
  placement !== undefined && BORNE.test(placement.relation) && styles.some((style) => CAST.test(style));
const BORNE = /^(?:holding|carrying|riding|sitting)$/;
const CAST = /^(?:statue|bronze|porcelain-figurine)$/;

/** Of glass rather than vapour: it holds what is in it. */
const isClearWall = (spec: MaterialSpec | undefined): boolean =>
  spec?.clear === true && materialById(spec.base).clarity !== undefined;

/** Of that slot, or by its name what carries it: the bones of a wing. */
const isOf = ({ name, slot }: Part, named: string): boolean =>
  slot === named || new RegExp(`^(?:left-|right-)?${named}s?(?:-|$)`).test(name);

/** Taller than deep: laid down it lies lower. */
function isUpright({ parts }: Model): boolean {
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return max[1] - min[1] > max[2] - min[2];
}

/** View of who lies stretched out to the front. */
const FROM_SIDE: View = { azimuth: 1.15, elevation: 0.32 };

/** View of a beast on its side: the upper side of its head is seen. */
const FROM_OVER: View = { azimuth: 1.05, elevation: 0.62 };

/** Concepts of what is seen from the side where it lies, too. */
const LONG: ReadonlySet<string> = new Set(["bottle"]);

/** Concepts of what lies with its top ahead: a broom that is ridden, gloves with their fingers to the viewer. */
const FORWARD: ReadonlySet<string> = new Set(["broom", "hand-glove"]);

/** On its back, its front up; or on its front, its top ahead. */
const layDown = ({ parts }: Model, isAhead: boolean): Model =>
  standModel(
    parts.map((part) => placePart(part, rotation(X_AXIS, isAhead ? PI / 2 : -PI / 2))),
    [],
  );

/** Gives a thing another one's shape, puts it together from another one, or makes its halves of different materials. */
function transform(object: RecipeObject, thing: Dressed, view: View, draw: Draw): Dressed {
  const { likeness, covering, secondHalf, inscription, emblem } = object;
  const shaped = likeness ? takeShape(thing, buildIngredient(likeness), draw.fork("shape"), object.isCross) : thing;
  const covered = covering
    ? coverWith(shaped, covering.map(buildWhole), draw.fork("covering"), object.keepsStuff, object.isStrewn)
    : shaped;
  // seen from the side, the cut runs between front and back
  const across: Vec3 = Math.abs(sin(view.azimuth)) > 0.75 ? Z_AXIS : X_AXIS;
  const toned = dyeSaid(covered, object);
  const halved = secondHalf ? splitHalves(toned, secondHalf, across) : toned;
  const clothed = object.clothes ? layClothes(halved, object.clothes) : halved;
  const named = object.named ? dressNamed(clothed, object.named) : clothed;
  const marked = object.markings ? dyeMarkings(named, object.markings) : named;
  const bordered = object.regions ? layRegions(marked, object.regions) : marked;
  const remade = (object.remade ?? []).reduce(
    (done, { like, besides, ...which }) => remakePart(done, [like, ...(besides ?? [])].map(buildIngredient), which),
    (object.clad ?? []).reduce(
      (done, { slot, covering: things }) => cladSlot(done, slot, things.map(buildWhole), draw.fork(`clad ${slot}`)),
      bordered,
    ),
  );
  const shown = emblem ? layEmblem(remade, emblemOf(emblem), view, emblem.slot) : remade;
  const written = inscription ? inscribe(shown, inscription, view) : shown;
  return (object.grafts ?? []).reduce(graftOn, written);
}

const emblemOf = ({ shows, isPattern, isCarved, spot }: RecipeEmblem): Emblem => ({
  shows: "symbol" in shows ? shows : { thing: buildIngredient(shows), view: conceptById(shows.concept).view },
  isPattern,
  isCarved,
  ...(spot && { spot }),
});

/** Without what lies beside it, a slice by its melon: its copies would hang as far from the thing they cover. */
function buildWhole(ingredient: RecipeIngredient): Cover {
  const built = buildIngredient(ingredient);
  return { ...built, concept: ingredient.concept, model: withoutLeftovers(built.model) };
}

function buildIngredient({ concept: id, parameters, materials }: RecipeIngredient): Dressed {
  const concept = conceptById(id);
  return { model: concept.build(parameters), materials, family: concept.family };
}
