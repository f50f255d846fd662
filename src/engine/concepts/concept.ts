import type { Model } from "../geometry/part.ts";
import type { Rgb } from "../math/color.ts";
import type { Draw } from "../math/draw.ts";

/** What the brief says about this one object, as far as shape goes. */
export interface Ask {
  /** The concept's own word that was used or understood: `armchair`, `stool`, `chair`. */
  readonly word: string;
  /** Words of shape, size and pose, normalised to the lexicon's spelling: `tall`, `round`, `thin`, `sitting`. */
  readonly traits: ReadonlySet<string>;
  /** Part words (slots) that were asked for by name, with the traits and the material ids said of them. */
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Slot -> by what words it was named, singular, where they are not its own: `tulip` for the flowers of a bouquet. */
  readonly kinds?: ReadonlyMap<string, readonly string[]>;
  /** Singular words by which pieces of a slot were named of which something is said: the door of a car. */
  readonly named?: ReadonlySet<string>;
  /** How many of a part were asked for: `three legs`. */
  readonly counts: ReadonlyMap<string, number>;
  /** Slots that must not be there. */
  readonly without: ReadonlySet<string>;
  /** What it does to other objects of the prompt: `holding`, `riding`, `playing`, `wearing`, `sitting` (on something), `containing`. Its pose suits that. */
  readonly doing?: ReadonlySet<string>;
  /** Whom it is dressed as: `samurai`, `chef`. */
  readonly guise?: string;
  /** Linear colours said of the whole object, in order: a red dog has no white belly, a "black and white" one has. */
  readonly colours?: readonly Rgb[];
  /** Material ids said of the whole object: a marble dog has no coat markings. */
  readonly materials?: readonly string[];
}

/** What a slot is made of before the artist says otherwise. */
export interface SlotDress {
  /** Material id. */
  readonly material?: string;
  /** Linear colours, the main one first. */
  readonly colours?: readonly Rgb[];
  /** Linear colours of which a thing has one, the same place in the list for all its slots. */
  readonly oneOf?: readonly Rgb[];
}

export type ParameterValue = number | string | boolean;
export type Parameters = Readonly<Record<string, ParameterValue>>;

/** What a parameter may be: the recipe is validated against it. */
export type ParameterSpec =
  | {
      readonly kind: "number";
      readonly min: number;
      readonly max: number;
      readonly unit: "m" | "rad" | "ratio";
      readonly about: string;
    }
  | { readonly kind: "integer"; readonly min: number; readonly max: number; readonly about: string }
  | { readonly kind: "choice"; readonly options: readonly string[]; readonly about: string }
  | { readonly kind: "flag"; readonly about: string };

/** A part the artist can name, colour, reshape or take away. */
export interface SlotSpec {
  /** Words for it besides the slot's own name: `pillow` for `cushion`. Singular. */
  readonly words: readonly string[];
  /** Material ids it is made of when nothing is said, chosen among by the seed. */
  readonly materials: readonly string[];
  /** Linear colours it takes when nothing is said, chosen among by the seed; none keeps the material's own. */
  readonly colours?: readonly Rgb[];
  /** Slots with the same group share one draw of material and colour (all four legs, the frame and the back). */
  readonly group?: string;
  /**
   * Takes colours and materials that were said of the whole object. Default true; false for tyres, eyes, window panes;
   * `material` for skin and hair, which take them only when a material is among them: a red superhero is dressed in red, a
   * marble one is marble all over; `colour` for what takes colours alone: the dress of a porcelain doll.
   */
  readonly takesWhole?: boolean | "material" | "colour";
  /** Material ids that are this slot's alone where they are said of the whole object: the shade's, of a stained glass lamp. */
  readonly claims?: readonly string[];
  /**
   * What is behind it shows where it is made of glass. Default: only where glass is what the artist asked for, and not
   * what it is made of anyway, for many panes and lenses hold nothing but a picture painted on them.
   */
  readonly clear?: boolean;
  /** The concept's own geometry shows it broken, told so as the trait `broken` of the part: strings curl rather than lose a piece. */
  readonly breaksItself?: true;
  /** The slot of the next one of its kind: of several colours that were said of this one, that has the second. */
  readonly next?: string;
  /** Lies over slots that have a next one: left out where the colours of those were said. */
  readonly hides?: true;
}

/** Where the thumbnail is taken from, in radians: azimuth 0 looks at the front, positive from its left (+X) side. */
export interface View {
  readonly azimuth: number;
  readonly elevation: number;
}

/** What a name right before another thing's may mean: something to eat, an animal, something that grows. */
export type Lender = "food" | "beast" | "plant" | "sky" | "outline";

/**
 * A kind of object: one file each, and one line in the list.
 *
 * `sample` is the only place for chance, `build` the only place for geometry; between them lie plain JSON parameters, so
 * that a recipe makes the same object again.
 */
export interface Concept<P extends Parameters = Parameters> {
  /** kebab-case, the file's name. */
  readonly id: string;
  /** The archetype's room: `furniture`, `vessel`, `animal`, … */
  readonly family: string;
  /** The artist's words for it, most usual first; multiword terms allowed. Lower case, singular. */
  readonly words: readonly string[];
  /** WordNet noun lemmas (in their first noun sense unless `lemma#n`) whose hyponyms this concept takes in. */
  readonly senses: readonly string[];
  /**
   * Whose names right before its own lend it their shape: "bunny slippers", "a banana car". It is then neither for them nor about
   * them. Garments, furniture and lights take that of food besides, from
   * further off too.
   */
  readonly likened?: readonly Lender[];
  /** Its name is a colour too, yet before another thing's it means the shape: "an avocado chair". */
  readonly seldomColour?: true;
  /** Usual real height in metres, for the scale between objects. */
  readonly height: number;
  readonly parameters: { readonly [K in keyof P]: ParameterSpec };
  /** The first slot is the main one: it takes what is said of the object as a whole. */
  readonly slots: Readonly<Record<string, SlotSpec>>;
  readonly sample: (draw: Draw, ask: Ask) => P;
  /**
   * Slot -> what these parameters dress it in where the artist said nothing: a labrador's coat, a cardinal's feathers.
   * Stands in for the slot's own `materials` and `colours`.
   */
  readonly dress?: (parameters: P) => Readonly<Record<string, SlotDress>>;
  /** Parts stand on y = 0, centred on the Y axis, front to +Z, metres. Each part's geometry is closed. No part floats. */
  readonly build: (parameters: P) => Model;
  readonly view: View;
}

/** Keeps the parameter type through the list of concepts. */
export const defineConcept = <P extends Parameters>(concept: Concept<P>): Concept => concept as unknown as Concept;
