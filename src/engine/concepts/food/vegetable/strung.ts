import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, place } from "../../../geometry/place.ts";
import { torus } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { createDraw } from "../../../math/draw.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import type { Ask, Concept } from "../../concept.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { chili } from "./chili.ts";
import { garlic } from "./garlic.ts";
import { onion } from "./onion.ts";

interface Hung {
  readonly concept: Concept;
  readonly word: string;
  /** Its own slot -> that of the string; what is left out is not hung. */
  readonly slots: Readonly<Record<string, string>>;
  /** Parts of it that lie beside it. */
  readonly loose?: string;
  /** How many, in rounds about the braid, metres from one to the next, and how far out. */
  readonly count: number;
  readonly step: number;
  readonly out: number;
  /** How much larger than on a plate. */
  readonly size: number;
  /** Radians it leans outward, its foot first. */
  readonly lean: number;
  /** What is strung lies along X, its stalk at -X. */
  readonly isLong?: true;
}

const HUNG: Readonly<Record<string, Hung>> = {
  garlic: {
    concept: garlic,
    word: "garlic",
    slots: { skin: "skin" },
    loose: "clove",
    count: 17,
    step: 0.018,
    out: 0.03,
    size: 1,
    lean: 1.05,
  },
  onion: {
    concept: onion,
    word: "yellow onion",
    slots: { skin: "skin", root: "stem" },
    count: 17,
    step: 0.022,
    out: 0.036,
    size: 1,
    lean: 1.0,
  },
  chili: {
    concept: chili,
    word: "red chili",
    slots: { skin: "skin", stem: "stem" },
    count: 34,
    step: 0.0105,
    out: 0.012,
    size: 1,
    lean: 0.62,
    isLong: true,
  },
};

const ask = (word: string): Ask => ({
  word,
  traits: new Set(),
  parts: new Map(),
  counts: new Map(),
  without: new Set(),
});

/** Three strands over and under each other from one height to another. */
function braid(low: number, high: number, radius: number): Geometry {
  const steps = 48;
  return merge(
    [0, 1, 2].map((k) =>
      tube(
        radius,
        Array.from({ length: steps + 1 }, (_, i): Vec3 => {
          const turn = (i / steps) * ((high - low) / (radius * 9)) * 2 * PI + (k * 2 * PI) / 3;
          return [radius * 1.25 * sin(turn), low + ((high - low) * i) / steps, radius * 0.8 * sin(2 * turn)];
        }),
        8,
      ),
    ),
  );
}

/** Twine wound about the braid's end, and the loop it hangs by. */
const tied = (y: number): Geometry =>
  merge([
    ...[0, 1, 2, 3].map((i) => move(torus(0.0135, 0.0032, 24, 8), [0, y + i * 0.005, 0])),
    tube(
      0.003,
      curveThrough(
        [
          [-0.006, y + 0.01, 0],
          [-0.024, y + 0.06, 0],
          [0, y + 0.095, 0],
          [0.024, y + 0.06, 0],
          [0.006, y + 0.01, 0],
        ],
        6,
      ),
      8,
    ),
  ]);

/** One of the thing from the string outward, the lower ones first. */
function hang({ concept, word, slots, loose, count, step, out, size, lean, isLong }: Hung, seed: number): Part[] {
  const found = new Map<string, { readonly part: Part; readonly geometries: Geometry[] }>();
  for (let i = 0; i < count; i += 1) {
    const { parts } = concept.build(concept.sample(createDraw(seed + (i % 4)), ask(word)));
    const turn = i * 2.399963 + 0.4;
    const foot = chain(
      isLong ? rotation(Z_AXIS, -PI / 2) : rotation(X_AXIS, 0),
      scaling([size, size, size]),
      isLong ? translation([0, -0.075, 0]) : translation([0, -0.07, 0]),
      // its stalk goes into the braid, its foot hangs out and down
      rotation(X_AXIS, -lean),
      rotation(Y_AXIS, turn),
      translation([out * 0.3 * sin(turn), i * step, out * 0.3 * cos(turn)]),
    );
    for (const part of parts) {
      const to = slots[part.slot];
      if (!to || part.name === loose) continue;
      const entry = found.get(part.name) ?? { part: { ...part, slot: to }, geometries: [] };
      entry.geometries.push(place(part.geometry, foot));
      found.set(part.name, entry);
    }
  }
  return [...found.values()].map(({ part, geometries }) => ({ ...part, geometry: merge(geometries) }));
}

function build({ kind, seed }: Food): Part[] {
  const hung = HUNG[kind] ?? (HUNG.garlic as Hung);
  const top = hung.count * hung.step;
  const girth = hung.isLong ? 0.0035 : 0.0065;
  return [
    ...hang(hung, seed),
    makePart("braid", "braid", braid(-0.03, top + 0.085, girth), { weight: 0.8 }),
    makePart("tie", "cord", tied(top + 0.065), { weight: 0.6 }),
  ];
}

const GARLIC = [
  "string of garlic",
  "garlic string",
  "garlic braid",
  "braid of garlic",
  "rope of garlic",
  "garlic rope",
];
const ONIONS = [
  "string of onions",
  "string of onion",
  "onion braid",
  "braid of onions",
  "braid of onion",
  "rope of onions",
];
const CHILIES = [
  "string of chili peppers",
  "string of chilies",
  "string of chillies",
  "string of chili",
  "string of peppers",
  "string of red peppers",
  "chili ristra",
  "chile ristra",
  "ristra",
];

/**
 * Garlic, onions or chili peppers on a braid to hang up. What makes it itself: one below the other round about a plait of their dry
 * stalks, thickest below, tied with twine at the top and with a loop to hang it by.
 */
export const strung = defineFood({
  id: "strung",
  words: [...GARLIC, ...ONIONS, ...CHILIES],
  height: 0.5,
  view: { azimuth: 0.2, elevation: 0.08 },
  slots: {
    skin: { ...slot("plastic", "#f3ecdc", "peel|body|bulb|pod|garlic|onion|chili"), takesWhole: true },
    braid: slot("felt", "#c9b07a #b89a62", "plait|stalk"),
    stem: slot("plastic", "#5a7a32", "cap|root"),
    cord: slot("burlap", "#c8ae80", "twine|loop|rope"),
  },
  kinds: {
    garlic: {
      words: GARLIC,
      dress: { skin: "#f3ecdc" },
    },
    onion: {
      words: ONIONS,
      dress: { skin: "#c5813a", stem: "#c9b48a" },
    },
    chili: {
      words: CHILIES,
      dress: { skin: "#c51212" },
    },
  },
  build,
});
