import { boundsOf } from "#measure/bounds.ts";
import { standModel } from "../geometry/make-part.ts";
import type { Part, Socket } from "../geometry/part.ts";
import { stretch } from "../geometry/place.ts";
import { scaling, transformPoint } from "../math/mat4.ts";
import type { Vec3 } from "../math/vec3.ts";
import { type Ask, type Concept, defineConcept, type SlotDress } from "./concept.ts";
import { fitParameters, traitFactor } from "./from-ask.ts";
import { choice, integer, ratio } from "./parameter-specs.ts";

export type ThingParameters<F extends string = string> = {
  /** Over the usual size. */
  readonly size: number;
  /** Width and depth over the usual. */
  readonly breadth: number;
  /** Height over the usual. */
  readonly rise: number;
  readonly form: F;
  /** Colours, emblem or pattern. */
  readonly look: number;
  /** What is left to the form: 0 to 1. */
  readonly play: number;
  /** How many of the counted slot were asked for; 0 where its form has its usual number. */
  readonly count: number;
};

export interface ThingSpec<F extends string>
  extends Pick<Concept, "id" | "family" | "senses" | "likened" | "height" | "slots" | "view"> {
  /** How often each form comes up; 0 when only its word brings it. */
  readonly forms: Readonly<Record<F, number>>;
  /** The concept's words, most usual first, each with the form it means; an empty one leaves it to the seed. */
  readonly words: Readonly<Record<string, NoInfer<F> | "">>;
  /** The form that shape words ask for. */
  readonly choose?: (ask: Ask) => NoInfer<F> | undefined;
  /** How many looks there are. Default 6. */
  readonly looks?: number;
  /** The slot that can be counted, and the most of it there can be. */
  readonly counted?: { readonly slot: string; readonly most: number };
  /** How far proportions vary: 1 the usual, 0 for what is always round. */
  readonly variety?: number;
  readonly dress?: (parameters: ThingParameters<F>) => Readonly<Record<string, SlotDress | undefined>>;
  /** Parts at the usual size, metres, anywhere over the floor. */
  readonly build: (parameters: ThingParameters<F>) => readonly Part[];
  /** Places besides the top, which they may replace, in the frame of `build`. */
  readonly sockets?: (parameters: ThingParameters<F>) => readonly Socket[];
  /** Where it is held, in the frame of `build`. */
  readonly grip?: (parameters: ThingParameters<F>) => Vec3;
}

/** A concept whose makes differ in form, look and proportions: it is built at its usual size and then stretched. */
export function defineThing<F extends string>(spec: ThingSpec<F>): Concept {
  const { forms, words, choose, looks = 6, counted, variety = 1, dress, build, grip, sockets, ...rest } = spec;
  const names = Object.keys(forms) as F[];
  const parameters = {
    size: ratio(0.4, 2.5, "Over the usual size."),
    breadth: ratio(0.5, 1.8, "Width and depth over the usual."),
    rise: ratio(0.5, 1.8, "Height over the usual."),
    form: choice(names, "Which of its forms."),
    look: integer(0, looks - 1, "Colours, emblem or pattern."),
    play: ratio(0, 1, "What is left to the form."),
    count: integer(0, counted?.most ?? 0, "How many of what can be counted; 0 for as many as its form has."),
  };
  const vary = (factor: number) => 1 + (factor - 1) * variety;
  return defineConcept<ThingParameters<F>>({
    ...rest,
    ...(dress ? { dress: (p) => dressed(dress(p)) } : {}),
    words: Object.keys(words),
    parameters,
    sample: (draw, ask) =>
      fitParameters<ThingParameters<F>>(parameters, {
        size: draw.number("size", 0.94, 1.07),
        breadth: vary(
          draw.number("breadth", 0.94, 1.08) *
            traitFactor(ask, { wide: 1.2, fat: 1.25, thick: 1.25, narrow: 0.82, thin: 0.78 }),
        ),
        rise: vary(draw.number("rise", 0.95, 1.06) * traitFactor(ask, { tall: 1.22, long: 1.22, short: 0.78 })),
        form:
          words[ask.word] ||
          choose?.(ask) ||
          draw.pick(
            "form",
            names,
            names.map((name) => forms[name]),
          ),
        look: draw.integer("look", 0, looks - 1),
        play: draw.number("play", 0, 1),
        count: (counted && ask.counts.get(counted.slot)) ?? 0,
      }),
    build: (p) => {
      const factors: Vec3 = [p.size * p.breadth, p.size * p.rise, p.size * p.breadth];
      const parts = build(p).map((part) => ({ ...part, geometry: stretch(part.geometry, factors) }));
      const { min, max } = boundsOf(parts.map((part) => part.geometry.positions));
      const reach = Math.min(max[0] - min[0], max[2] - min[2]) * 0.3;
      const places = (sockets?.(p) ?? []).map((each) => ({
        ...each,
        position: transformPoint(scaling(factors), each.position),
        radius: each.radius * p.size * p.breadth,
      }));
      const held = grip ? transformPoint(scaling(factors), grip(p)) : undefined;
      const top: Socket = {
        name: "top",
        position: [(min[0] + max[0]) / 2, max[1], (min[2] + max[2]) / 2],
        normal: [0, 1, 0],
        radius: reach,
      };
      return standModel(parts, [
        ...(places.some(({ name }) => name === "top") ? [] : [top]),
        ...places,
        ...(held
          ? [
              { name: "attach", position: held, normal: [0, 1, 0] as Vec3, radius: 0.02 },
              { name: "hand", position: held, normal: [0, 0, 1] as Vec3, radius: 0.02 },
            ]
          : []),
      ]);
    },
  });
}

const dressed = (slots: Readonly<Record<string, SlotDress | undefined>>): Record<string, SlotDress> =>
  Object.fromEntries(Object.entries(slots).filter((entry): entry is [string, SlotDress] => entry[1] !== undefined));
