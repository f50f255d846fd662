import { boundsOf } from "#measure/bounds.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { ellipseOutline, insetOutline, type Outline } from "../../geometry/outline.ts";
import type { Model, Part, Socket } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Ask, type Concept, defineConcept, type SlotSpec } from "../concept.ts";
import { slot } from "../define-from-plan.ts";
import { fitParameters, says } from "../from-ask.ts";
import { boar } from "../hoofed/boar.ts";
import { deer } from "../hoofed/deer.ts";
import { horse } from "../hoofed/horse.ts";
import { moose } from "../hoofed/moose.ts";
import { buffalo, bull } from "../hoofed/oxen.ts";
import { rhinoceros } from "../hoofed/rhinoceros.ts";
import { ram } from "../hoofed/sheep-kin.ts";
import { outfitSlots } from "../outfit/wardrobe.ts";
import { choice } from "../parameter-specs.ts";
import { bear } from "./bear.ts";
import { lion } from "./lion.ts";
import { MAMMAL_PARAMETERS, type MammalParameters } from "./mammal-parameters.ts";
import { tiger } from "./tiger.ts";
import { wolf } from "./wolf.ts";

type MountedParameters = MammalParameters & { readonly species: string; readonly shield: string };

/** Species, how often it hangs there when none is named. */
const HEADS: Readonly<Record<string, readonly [Concept, number]>> = {
  deer: [deer, 4],
  lion: [lion, 2.5],
  moose: [moose, 1.5],
  bear: [bear, 1],
  boar: [boar, 1],
  bull: [bull, 1],
  ram: [ram, 1],
  tiger: [tiger, 0.7],
  wolf: [wolf, 0.7],
  buffalo: [buffalo, 0.5],
  horse: [horse, 0.4],
  rhinoceros: [rhinoceros, 0.4],
};

/** Words that name the animal besides its own. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\b(stag|buck|elk|deer|antler)/, "deer"],
  [/\bcow|\bbull|\bsteer/, "bull"],
  [/\brhino/, "rhinoceros"],
];

const PARAMETERS = {
  ...MAMMAL_PARAMETERS,
  species: choice(Object.keys(HEADS), "Whose head it is."),
  shield: choice(["shield", "oval", "none"], "Shape of the plaque. A sculpture has none."),
};

const conceptOf = (name: string): Concept => (HEADS[name] ?? HEADS.deer)?.[0] as Concept;

function speciesOf({ word }: Ask, drawn: string): string {
  const own = Object.keys(HEADS).find((name) => word.includes(name));
  return own ?? NAMED.find(([pattern]) => pattern.test(word))?.[1] ?? drawn;
}

/** Half of a shield's edge, width and height 1, point down. */
function shieldOutline(): Outline {
  const right = curveThrough(
    [
      [0, -0.5, 0],
      [0.2, -0.4, 0],
      [0.38, -0.2, 0],
      [0.46, 0.08, 0],
      [0.44, 0.3, 0],
      [0.5, 0.44, 0],
      [0.3, 0.43, 0],
      [0.14, 0.44, 0],
      [0, 0.5, 0],
    ],
    5,
  ).map(([x, y]) => [x, y] as const);
  return [
    ...right,
    ...right
      .slice(1, -1)
      .reverse()
      .map(([x, y]) => [-x, y] as const),
  ];
}

/** Board and raised rim behind the neck, its front face at z = 0. */
function plaque(kind: string, width: number, height: number, centre: Vec3): Part[] {
  if (kind === "none") return [];
  const unit = kind === "oval" ? ellipseOutline(0.5, 0.5, 56) : shieldOutline();
  const edge = unit.map(([x, y]) => [x * width, y * height] as const);
  const depth = 0.05 * height;
  const board = extrude(edge, { depth, bevel: depth * 0.3, bevelSteps: 3 });
  const inner = insetOutline(edge, 0.055 * width);
  const raised = extrude(inner, { depth: depth * 0.8, bevel: depth * 0.3, bevelSteps: 3 });
  const at = (z: number): Vec3 => [centre[0], centre[1], centre[2] + z];
  return [
    makePart("plaque", "plaque", settle(move(board, at(-depth * 0.9))), { weight: 0.9, grain: "y" }),
    makePart("plaque-face", "plaque", settle(move(raised, at(-depth * 0.35))), { weight: 0.6, grain: "y" }),
  ];
}

function build(p: MountedParameters): Model {
  const { parts, sockets } = conceptOf(p.species).build(p);
  const at = (name: string): Vec3 => (sockets.find((each) => each.name === name) as Socket).position;
  const [neck, crown, mouth] = [at("neck"), at("head"), at("mouth")];
  const face = mouth[2] - crown[2];
  // a shoulder mount: cut upright behind the neck, and level below the throat
  const behind = -(neck[2] - 0.22 * face);
  const floor = -Math.min(mouth[1] - 0.8 * face, neck[1] - 0.55 * face);
  const clipped = parts.flatMap((part): Part[] => {
    if (part.slot === "leg" || part.slot === "tail" || /tail|hoof|hooves|paw|claw|leg/.test(part.name)) return [];
    const geometry = clipGeometry(clipGeometry(part.geometry, [0, 0, -1], behind), [0, -1, 0], floor);
    return geometry.indices.length === 0 ? [] : [{ ...part, geometry }];
  });
  const bounds = boundsOf(
    clipped.filter(({ slot: own }) => own === "body" || own === "mane").map(({ geometry }) => geometry.positions),
  );
  const tall = bounds.max[1] - bounds.min[1];
  const back = bounds.min[2];
  const wide = bounds.max[0] - bounds.min[0];
  const centre: Vec3 = [0, bounds.min[1] + tall * 0.4, back + 0.02 * tall];
  const board = plaque(p.shield, Math.max(wide * 1.25, tall * 0.8), tall * 1.12, centre);
  return standModel(
    [...clipped, ...board],
    [
      { name: "top", position: crown, normal: [0, 1, 0], radius: tall * 0.15 },
      { name: "head", position: crown, normal: [0, 1, 0], radius: tall * 0.2 },
      { name: "mouth", position: mouth, normal: [0, 0, 1], radius: tall * 0.1 },
      { name: "attach", position: [centre[0], centre[1], back - 0.05 * tall], normal: [0, 0, -1], radius: tall * 0.3 },
    ],
  );
}

/** What is behind the cut or never hangs on a wall. */
const LEFT = new Set([
  "leg",
  "tail",
  "hoof",
  "collar",
  "barding",
  "snack",
  "claw",
  "nail",
  ...Object.keys(outfitSlots()),
]);

const animalSlots: Readonly<Record<string, SlotSpec>> = Object.assign(
  {},
  ...Object.values(HEADS).map(([concept]) =>
    Object.fromEntries(Object.entries(concept.slots).filter(([name]) => !LEFT.has(name))),
  ),
);

/** A trophy on the wall. What makes it itself: the head and neck of an animal, with its antlers, horns or mane, cut off flat on a carved wooden plaque. */
export const mountedHead = defineConcept<MountedParameters>({
  id: "mounted-head",
  family: "ornament",
  words: [
    "mounted head",
    "hunting trophy",
    "animal head",
    "taxidermy head",
    "taxidermy",
    "deer head",
    "mounted deer head",
    "stag head",
    "moose head",
    "lion head",
    "lion's head",
    "bear head",
    "boar head",
    "bull head",
    "ram head",
    "tiger head",
    "wolf head",
    "buffalo head",
    "horse head",
    "trophy head",
    "wall mounted deer",
  ],
  senses: [],
  height: 0.9,
  parameters: PARAMETERS,
  slots: {
    ...animalSlots,
    plaque: slot("oak painted-wood", "#5c3a1e #3c2414 #7a5230", "board|shield|base|mount"),
  },
  sample: (draw, ask) => {
    const names = Object.keys(HEADS);
    const species = speciesOf(
      ask,
      draw.pick(
        "species",
        names,
        names.map((name) => HEADS[name]?.[1] ?? 1),
      ),
    );
    const plain: Ask = {
      ...ask,
      word: species,
      doing: new Set(),
      traits: new Set([...ask.traits].filter((trait) => !/sit|lying|sleep|walk|run|stand|crouch/.test(trait))),
      parts: new Map(),
    };
    const { guise: _guise, ...still } = plain;
    const own = conceptOf(species).sample(draw, still) as MammalParameters;
    return fitParameters(PARAMETERS, {
      ...own,
      pose: "standing",
      collar: false,
      species,
      shield: says(ask, "statue") ? "none" : draw.pick("shield", ["shield", "oval"], [3, 1]),
    });
  },
  dress: (p) =>
    Object.fromEntries(Object.entries(conceptOf(p.species).dress?.(p) ?? {}).filter(([name]) => !LEFT.has(name))),
  build,
  view: { azimuth: 0.55, elevation: 0.08 },
});
