import { noise } from "../../geometry/deform.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace, inflate, type Sdf } from "../../geometry/sdf.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { normalize, type Vec3 } from "../../math/vec3.ts";
import { dye, layers } from "../animal/coat.ts";
import { eyeball, eyelid, paintEye } from "../animal/eye.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { enlargePart } from "../outfit/build-outfit.ts";
import { crownOf, eyesOf, limbsOf, mouthHollow, teethOf, tongueOf, trunkOf, wristOf } from "./monster-form.ts";
import { IRISES, LOOKS, MONSTER_PARAMETERS, type MonsterParameters } from "./monster-parameters.ts";

const CELL = 0.013;
const GUM: Rgb = [0.07, 0.008, 0.014];

const SPOTS = 26;
const GOLDEN_ANGLE = 2.399963229728653;

/** Whether a direction from the body's middle meets one of the round spots, large and small, that are strewn evenly about it. */
function isSpot([dx, dy, dz]: Vec3, look: number): boolean {
  for (let i = 0; i < SPOTS; i += 1) {
    const y = 1 - (2 * (i + 0.5)) / SPOTS;
    const ring = Math.sqrt(1 - y * y);
    const turn = i * GOLDEN_ANGLE + look;
    const apart = 1 - (dx * ring * cos(turn) + dy * y + dz * ring * sin(turn));
    if (apart < (i % 3 === 0 ? 0.028 : i % 3 === 1 ? 0.016 : 0.007)) return true;
  }
  return false;
}

/** A lighter belly, spots on the back and sides, or rings about the whole body. */
const markings =
  ({ markings: kind, look }: MonsterParameters): Paint =>
  (surface, x, y, z) => {
    const other = fromHex(LOOKS[look]?.[1] ?? "#ffffff");
    const here =
      kind === "belly"
        ? z > 0.1 && x * x + (y - 0.34) * (y - 0.34) < 0.04
        : kind === "spots"
          ? isSpot(normalize([x, y - 0.5, z]), look) && z < 0.27
          : kind === "stripes" && sin(y * 48 + 1.2 * noise(x * 8, 0, z * 8, 3)) > 0.35;
    if (here) dye(surface, other, 0.92);
  };

/** Dark red within the mouth. */
const cavity =
  (hollow: Sdf): Paint =>
  (surface, x, y, z) => {
    if (hollow.at(x, y, z) < 0.008) layColour(surface, GUM, 0.35, 0);
  };

function build(p: MonsterParameters): Model {
  const trunk = trunkOf(p);
  const hollow = mouthHollow(p, trunk);
  const whole = sculpt([add(trunk), ...limbsOf(p)]);
  const shaggy = p.furry
    ? displace(inflate(whole, 0.006), 0.02, (x, y, z) => {
        const strand = noise(x * 30, y * 9, z * 30, 3) * 0.6 + noise(x * 62, y * 20, z * 62, 5) * 0.4;
        return strand;
      })
    : whole;
  const body = meshSdf(sculpt([add(shaggy), carve(hollow, 0.012)]), CELL);
  const eyes = eyesOf(p, trunk);
  const iris = {
    colour: fromHex(p.iris),
    size: 0.58,
    pupil: p.grim ? ("slit" as const) : ("round" as const),
    pupilSize: 0.56,
    white: fromHex("#f4f2ea"),
  };
  const openness = p.grim ? 0.62 : 1.18;
  const crown = crownOf(p, trunk);
  const tips: Part[] = crown
    ? [
        makePart("horns", p.crown === "antenna" ? "antenna" : "horn", meshSdf(crown, CELL * 0.7), {
          weight: 0.9,
          crease: 1.2,
        }),
      ]
    : [];
  const parts: Part[] = [
    makePart("body", "body", body, { weight: 1, crease: 1.2, paint: layers(markings(p), cavity(hollow)) }),
    ...eyes.flatMap((eye, i): Part[] => [
      makePart(`eye-${i + 1}`, "eye", eyeball(eye, 36), { weight: 0.95, crease: 1.2, paint: paintEye(eye, iris) }),
      makePart(`lid-${i + 1}`, "body", eyelid(eye, openness, p.grim && p.eyes > 1 ? -0.5 : 0), {
        weight: 0.6,
        crease: 1.2,
        paint: (surface) => {
          surface.r *= 0.72;
          surface.g *= 0.72;
          surface.b *= 0.72;
        },
      }),
    ]),
    makePart("tongue", "tongue", meshSdf(tongueOf(p, trunk), CELL * 0.7), { weight: 0.5, crease: 1.2 }),
    ...(p.teeth > 0
      ? [makePart("teeth", "tooth", meshSdf(teethOf(p, trunk), CELL * 0.5), { weight: 0.7, crease: 1.2 })]
      : []),
    ...tips,
  ];
  const h = p.height;
  const [hx, hy, hz] = wristOf(p, -1);
  const deep = 0.27 * p.girth;
  return standModel(
    parts.map((part) => enlargePart(part, h)),
    [
      { name: "head", position: [0, 0.99 * h, 0], normal: [0, 1, 0], radius: 0.15 * h },
      { name: "top", position: [0, 0.98 * h, 0], normal: [0, 1, 0], radius: 0.14 * h },
      { name: "neck", position: [0, 0.5 * h, 0], normal: [0, 1, 0], radius: deep * h },
      { name: "hand", position: [hx * h, hy * h, (hz + 0.04) * h], normal: [0, 0, 1], radius: 0.06 * h },
      { name: "back", position: [0, 0.5 * h, -deep * h], normal: [0, 0, -1], radius: 0.2 * h },
      { name: "mouth", position: [0, 0.45 * h, deep * h], normal: [0, 0, 1], radius: 0.08 * h },
    ],
  );
}

/** Words that ask for what frightens. */
const GRIM = ["scary", "angry", "evil", "creepy", "spooky", "fierce", "horror", "terrifying", "aggressive"];

const ONE_EYED = ["one eyed monster", "one-eyed monster"];

const crownSaid = (ask: Ask): MonsterParameters["crown"] | undefined =>
  ask.parts.has("antenna") ? "antenna" : ask.parts.has("horn") || ask.counts.has("horn") ? "horn" : undefined;

/**
 * A monster of no particular kind. What makes it itself: head and trunk in one shaggy or smooth body on stubby legs, one, two or three
 * large eyes, a wide mouth with a few teeth, and horns or antennae.
 */
export const monster = defineConcept<MonsterParameters>({
  id: "monster",
  family: "figure",
  words: [
    "monster",
    "furry monster",
    "fuzzy monster",
    "hairy monster",
    "little monster",
    "cute monster",
    "friendly monster",
    "scary monster",
    "cartoon monster",
    "toy monster",
    "fluffy monster",
    "closet monster",
    ...ONE_EYED,
  ],
  senses: ["monster"],
  height: 1.1,
  parameters: MONSTER_PARAMETERS,
  slots: {
    body: {
      words: ["skin", "fur", "coat", "trunk", "arm", "leg", "foot", "tail"],
      materials: ["fur"],
      colours: LOOKS.map(([main]) => fromHex(main)),
    },
    eye: { words: ["eyeball"], materials: ["glass"], colours: [fromHex("#f4f2ea")], takesWhole: false },
    horn: { words: ["spike"], materials: ["bone"], colours: [fromHex("#e8d8b0")], takesWhole: false },
    antenna: { words: ["antennae", "feeler"], materials: ["rubber"], colours: [fromHex("#f0c83a")], takesWhole: false },
    tooth: { words: ["fang"], materials: ["bone"], colours: [fromHex("#f6f1e2")], takesWhole: false },
    tongue: { words: ["mouth"], materials: ["rubber"], colours: [fromHex("#d8566a")], takesWhole: false },
  },
  sample: (draw, ask) => {
    const isFurry = ask.traits.has("fluffy") || /fur|fuzzy|hairy|fluffy/.test(ask.word);
    const isSmooth = says(ask, "smooth") || says(ask, "slimy");
    const grim = ask.word === "scary monster" || GRIM.some((trait) => ask.traits.has(trait));
    const crown =
      crownSaid(ask) ?? draw.pick<MonsterParameters["crown"]>("crown", ["horn", "antenna", "none"], [6, 2, 1]);
    const said = ask.traits.has("striped") ? "stripes" : ask.traits.has("spotted") ? "spots" : undefined;
    const isPlain = (ask.colours ?? []).length === 1;
    return fitParameters<MonsterParameters>(MONSTER_PARAMETERS, {
      height:
        draw.number("height", 0.95, 1.2) *
        traitFactor(ask, { giant: 2, huge: 1.8, big: 1.3, tall: 1.25, tiny: 0.5, small: 0.7 }),
      form: ask.traits.has("round") ? "ball" : draw.pick<"pear" | "ball">("form", ["pear", "ball"], [3, 2]),
      girth: draw.number("girth", 0.92, 1.1) * traitFactor(ask, { fat: 1.25, round: 1.1, thin: 0.8 }),
      furry: isFurry || (!isSmooth && draw.chance("furry", 0.65)),
      eyes:
        ask.counts.get("eye") ??
        (ONE_EYED.includes(ask.word) ? 1 : undefined) ??
        draw.pick("eyes", [1, 2, 3], [2, 4, 1]),
      eyeSize:
        draw.number("eyeSize", 0.92, 1.1) * traitFactor(ask, { big: 1.15, large: 1.15, huge: 1.2, small: 0.8 }, "eye"),
      iris: draw.pick("iris", IRISES),
      grim,
      teeth: ask.counts.get("tooth") ?? (wants(ask, "tooth", true) ? (grim ? 6 : draw.integer("teeth", 1, 4)) : 0),
      crown: ask.without.has(crown) ? "none" : crown,
      horns: ask.counts.get("horn") ?? 2,
      tail: draw.chance("tail", 0.4),
      lift: ask.doing?.has("holding") ? 0.35 : draw.pick("lift", [0.05, 0.3, 1], [3, 2, 2]),
      markings:
        said ??
        (isPlain ? "plain" : draw.pick("markings", ["belly", "spots", "stripes", "plain"] as const, [3, 3, 2, 1])),
      look: draw.integer("look", 0, LOOKS.length - 1),
    });
  },
  dress: ({ furry, look }) => ({
    body: { material: furry ? "fur" : "rubber", colours: [fromHex(LOOKS[look]?.[0] ?? "#3f9ad8")] },
  }),
  build,
  view: { azimuth: 0.32, elevation: 0.1 },
});
