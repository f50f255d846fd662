import type { Part } from "../geometry/part.ts";
import { placePart } from "../geometry/place-part.ts";
import { createDraw } from "../math/draw.ts";
import { chain, type Mat4, rotation, scaling, translation } from "../math/mat4.ts";
import { type Vec3, Y_AXIS } from "../math/vec3.ts";
import type { Ask, Concept, SlotSpec } from "./concept.ts";

/** Another concept's thing as a small part of a scene: always the same one. */
export interface Miniature {
  /** Slots of the scene that it is dressed in. */
  readonly slots: Readonly<Record<string, SlotSpec>>;
  /**
   * One of it on the floor.
   *
   * @param name First part of its parts' names, its own in the scene.
   * @param turn About the Y axis, radians.
   */
  readonly put: (name: string, at: Vec3, turn?: number) => readonly Part[];
}

export interface MiniatureSpec {
  /** First part of its slots' names, its own in the scene. */
  readonly prefix: string;
  readonly concept: Concept;
  readonly word: string;
  /** Its height over the real one. */
  readonly size: number;
  /** Those of the concept's slots that this one has parts of, parted by blanks. */
  readonly slots: string;
  /** Traits, parted by blanks. */
  readonly traits?: string;
}

/** A small thing of a scene, drawn once and for all: scenes differ in other ways. */
export function miniature({ prefix, concept, word, size, slots, traits = "" }: MiniatureSpec): Miniature {
  const ask: Ask = {
    word,
    traits: new Set(traits.split(" ").filter(Boolean)),
    parts: new Map(),
    counts: new Map(),
    without: new Set(),
  };
  const parameters = concept.sample(createDraw(1), ask);
  const dress = concept.dress?.(parameters) ?? {};
  const dressed = (name: string): [string, SlotSpec] => {
    const spec = concept.slots[name] as SlotSpec;
    const { material = spec.materials[0] as string, oneOf, colours = oneOf ?? spec.colours } = dress[name] ?? {};
    const colour = colours?.[0];
    return [
      `${prefix}-${name}`,
      { words: [], materials: [material], ...(colour && { colours: [colour] }), takesWhole: false },
    ];
  };
  const place = (at: Vec3, turn: number): Mat4 =>
    chain(scaling([size, size, size]), rotation(Y_AXIS, turn), translation(at));
  return {
    slots: Object.fromEntries(slots.split(" ").map(dressed)),
    put: (name, at, turn = 0) =>
      concept.build(parameters).parts.map((part) => ({
        ...placePart(part, place(at, turn)),
        name: `${name}-${part.name}`,
        slot: `${prefix}-${part.slot}`,
        weight: (part.weight ?? 0.5) * 0.8,
      })),
  };
}
