import { noise } from "../../geometry/deform.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { normalize, add as plus, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { layers, shade, strands } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { eyeball, paintEye } from "../animal/eye.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters } from "../from-ask.ts";
import { earClay, paintEar } from "../mammal/ear.ts";
import { eyeOf, headClay, noseClay, paintFace } from "../mammal/head-clay.ts";
import { type Head, onHead } from "../mammal/head-form.ts";
import { enlargePart } from "../outfit/build-outfit.ts";
import { outfitSlots } from "../outfit/wardrobe.ts";
import { choice } from "../parameter-specs.ts";
import { humanPieces, humanSockets } from "./build-human.ts";
import { dressHuman, humanSlots } from "./human.ts";
import type { FrameLimb, HumanFrame } from "./human-frame.ts";
import { HUMAN_PARAMETERS, type HumanParameters } from "./human-parameters.ts";
import { sampleHuman } from "./sample-human.ts";

type WerewolfParameters = HumanParameters & { readonly coat: string };

/** Fur, mane. */
const COATS = {
  grey: ["#6a6662", "#3c3936"],
  brown: ["#6a4a30", "#3a2617"],
  black: ["#38363a", "#1f1e21"],
  white: ["#c8c4bc", "#98948c"],
} as const;

const PARAMETERS = { ...HUMAN_PARAMETERS, coat: choice(Object.keys(COATS), "Colour of its fur.") };

const EAR = {
  at: [0.56, 0.62, -0.1],
  height: 0.95,
  widths: [0.36, 0.28, 0.06],
  turn: 0.35,
  lean: 0.3,
  inside: "#3a2c2a",
} as const;

const shag = (amount: number) => (x: number, y: number, z: number) =>
  amount * (0.6 * noise(x * 44, y * 14, z * 44, 5) + 0.4 * noise(x * 90, y * 26, z * 90, 6));

/** A snarling wolf's head, thrust forward. */
function wolfHead(frame: HumanFrame): Part[] {
  const u = frame.skullRadii[0] * 0.92;
  const head: Head = {
    centre: plus(frame.skull, [0, -0.05 * u, 0.22 * u]),
    unit: u,
    form: {
      skull: [0.98, 0.84, 1.0],
      cheek: { at: [0.6, -0.34, 0.2], radii: [0.48, 0.42, 0.5] },
      brow: 0.4,
      muzzle: { length: 0.92, root: 0.54, tip: 0.32, y: -0.16, drop: 0.06 },
      pads: 0.9,
      chin: 0.6,
      ruff: { at: [0.92, -0.5, -0.06], radii: [0.5, 0.52, 0.46] },
      nose: { width: 0.24, tall: 0.72, up: 0.55 },
      eye: { out: [0.44, 0.19, 0.88], radius: 0.16, irises: ["#f0b81c"], iris: 0.9, pupilSize: 0.3, slant: -0.6 },
    },
  };
  const tipZ = 0.7 + head.form.muzzle.length;
  const at = (x: number, y: number, z: number) => onHead(head, [x, y, z]);
  // an open mouth: the jaw hangs below a wedge cut out of the muzzle
  const clay = sculpt([
    ...headClay(head),
    carve(roundCone(at(0, -0.62, 0.75), at(0, -0.72, tipZ + 0.35), 0.12 * u, 0.26 * u), 0.05 * u),
    add(roundCone(at(0, -0.82, 0.35), at(0, -1.1, tipZ - 0.42), 0.36 * u, 0.2 * u), 0.08 * u),
  ]);
  const eye = eyeOf(head, clay, 1);
  const tooth = (x: number, z: number, long: number, up: boolean) => {
    const y = up ? -0.5 : -0.86;
    const reach = up ? -long : long;
    return tube(
      0.055 * u,
      [at(x, y - reach * 0.2, z), at(x, y + reach * 0.5, z + 0.02), at(x, y + reach, z + 0.03)],
      8,
      {
        scale: (t) => 1 - 0.85 * t,
        endRounding: 0.0006,
      },
    );
  };
  const teeth = [1, -1].flatMap((s) => [
    tooth(s * 0.2, tipZ - 0.02, 0.34, true),
    tooth(s * 0.3, tipZ - 0.3, 0.18, true),
    tooth(s * 0.32, tipZ - 0.5, 0.16, true),
    tooth(s * 0.13, tipZ - 0.38, 0.26, false),
    tooth(s * 0.2, tipZ - 0.62, 0.15, false),
  ]);
  const { shoulders, chest, neck, build } = frame;
  const wide = build.shoulder;
  const mane = displace(
    sculpt([
      add(roundCone(plus(neck, [0, -0.03, -0.02]), plus(head.centre, [0, -0.1 * u, -0.45 * u]), 0.075, 0.8 * u)),
      add(
        roundCone(
          [-wide * 0.6, shoulders[1] - 0.008, -0.025],
          [wide * 0.6, shoulders[1] - 0.008, -0.025],
          0.058,
          0.058,
        ),
        0.05,
      ),
      add(ellipsoid([0, chest[1] + 0.045, 0.04], [wide * 0.55, 0.085, 0.06]), 0.05),
    ]),
    0.017,
    shag(1),
  );
  const coat = (surface: Parameters<NonNullable<Part["paint"]>>[0], x: number, y: number, z: number) =>
    shade(surface, 1 + 0.2 * strands(x, y, z, 60, 4));
  const eyes = [1, -1].map((side) => {
    const flip = ([x, y, z]: Vec3): Vec3 => [x * side, y, z];
    const each = { centre: flip(eye.centre), radius: eye.radius, gaze: flip(eye.gaze) };
    return makePart(side > 0 ? "left-eye" : "right-eye", "eye", eyeball(each, 20), {
      weight: 0.9,
      crease: 1.2,
      paint: paintEye(each, {
        colour: fromHex("#f0b81c"),
        size: 0.9,
        pupil: "round",
        pupilSize: 0.3,
        white: [0.7, 0.6, 0.2],
      }),
    });
  });
  const mouth = sculpt([add(roundCone(at(0, -0.66, 0.72), at(0, -0.78, tipZ - 0.5), 0.2 * u, 0.16 * u))]);
  return [
    makePart("head", "body", meshSdf(clay, 0.0105), {
      weight: 1,
      crease: 1.2,
      paint: layers(coat, paintFace(head, eye)),
    }),
    makePart("mouth", "mouth", meshSdf(mouth, 0.012), { weight: 0.6 }),
    makePart("nose", "claw", meshSdf(noseClay(head, clay), 0.006), { weight: 0.7 }),
    makePart("teeth", "tooth", merge(teeth), { weight: 0.8 }),
    makePart("ears", "body", pair(meshSdf(earClay(head, EAR, 1), 0.008)), {
      weight: 0.9,
      crease: 1.2,
      paint: paintEar(EAR),
    }),
    makePart("mane", "mane", meshSdf(mane, 0.0135), { weight: 0.9, crease: 1.2 }),
    ...eyes,
  ];
}

/** Claws out of the ends of a limb. */
function claws({ joints, end, endRadius }: FrameLimb, isFoot: boolean): Part["geometry"][] {
  const way = isFoot ? ([0, -0.12, 1] as Vec3) : normalize(subtract(end, joints[1]));
  const root = isFoot ? plus(end, [0, -endRadius * 0.1, -endRadius * 0.3]) : plus(end, scale(way, endRadius * 0.5));
  return [-0.6, -0.2, 0.2, 0.6].map((k) => {
    const from: Vec3 = plus(root, [
      isFoot ? k * endRadius * 1.15 : 0,
      isFoot ? 0 : k * endRadius * 0.2,
      isFoot ? 0 : k * endRadius * 1.2,
    ]);
    return tube(
      endRadius * 0.17,
      [
        from,
        plus(from, scale(way, endRadius * 0.5)),
        plus(plus(from, scale(way, endRadius * 0.95)), [0, -0.006, isFoot ? 0 : 0.01]),
      ],
      8,
      {
        scale: (t) => 1 - 0.85 * t,
        endRounding: 0.001,
      },
    );
  });
}

function build(p: WerewolfParameters): Model {
  const { parts, frame, body } = humanPieces(p, { head: true });
  const tail = displace(
    sculpt([
      add(roundCone([0, frame.hips[1] + 0.02, -0.07], [0.03, frame.hips[1] - 0.12, -0.19], 0.024, 0.046)),
      add(roundCone([0.03, frame.hips[1] - 0.12, -0.19], [0.06, frame.hips[1] - 0.27, -0.2], 0.046, 0.012), 0.03),
    ]),
    0.012,
    shag(1),
  );
  const tufts = displace(
    sculpt(frame.arms.map(({ joints: [, b, c], radii }) => add(roundCone(b, c, radii[1] * 1.16, radii[2] * 1.3)))),
    0.012,
    shag(1),
  );
  const [left, right] = frame.arms;
  const all: Part[] = [
    ...parts,
    ...wolfHead(frame),
    makePart("tail", "mane", meshSdf(tail, 0.0125), { weight: 0.7, crease: 1.2 }),
    makePart("forearms", "mane", meshSdf(tufts, 0.0125), { weight: 0.6, crease: 1.2 }),
    makePart(
      "claws",
      "claw",
      merge([...claws(left, false), ...claws(right, false), ...frame.legs.flatMap((leg) => claws(leg, true))]),
      {
        weight: 0.7,
      },
    ),
  ];
  return standModel(
    all.map((part) => enlargePart(part, p.height)),
    humanSockets(frame, body, p.height, p),
  );
}

/** A werewolf. What makes it itself: a man's strong body all in fur standing upright, a snarling wolf's head with pricked ears and bared teeth, a shaggy mane, long claws, a tail, and the rags of trousers. */
export const werewolf = defineConcept<WerewolfParameters>({
  id: "werewolf",
  family: "figure",
  words: ["werewolf", "wolfman", "wolf man", "lycan", "lycanthrope", "wolf monster", "anthro wolf", "humanoid wolf"],
  senses: ["werewolf"],
  height: 1.95,
  parameters: PARAMETERS,
  slots: {
    body: {
      words: ["fur", "coat", "head", "ear", "arm", "leg"],
      materials: ["fur"],
      colours: [fromHex(COATS.grey[0])],
    },
    mane: { words: ["ruff", "tail"], materials: ["fur"], colours: [fromHex(COATS.grey[1])], takesWhole: false },
    tooth: { words: ["fang"], materials: ["ivory"], colours: [fromHex("#efe8d4")], takesWhole: false },
    claw: { words: ["nail", "nose"], materials: ["horn"], colours: [fromHex("#1c1a19")], takesWhole: false },
    mouth: { words: ["tongue"], materials: ["plastic"], colours: [fromHex("#7a1a1c")], takesWhole: false },
    eye: humanSlots(false).eye as NonNullable<ReturnType<typeof humanSlots>[string]>,
    ...outfitSlots(),
  },
  sample: (draw, ask) => {
    const usual = sampleHuman(draw, { ...ask, word: "man" }, { guise: "none", look: "muscular" });
    return fitParameters(PARAMETERS, {
      ...usual,
      bottom: usual.bottom === "none" ? "shorts" : usual.bottom,
      feet: "none",
      headgear: "none",
      belt: false,
      shoulder: 0.155 * draw.normal("breadth", 1, 0.02),
      bone: 1.2,
      muscle: 1,
      head: 0.23,
      headWidth: 0.92,
      legs: 0.48,
      height: 1.95 * draw.normal("tall", 1, 0.03),
      beard: "none",
      hair: "none",
      glasses: "none",
      pose: ["standing", "waving", "walking"].includes(usual.pose)
        ? draw.pick("stance", ["fighting", "apish"], [3, 1])
        : usual.pose,
      coat: draw.pick("coat", Object.keys(COATS), [4, 3, 2, 0.7]),
    });
  },
  dress: (p) => {
    const [fur, mane] = COATS[p.coat as keyof typeof COATS].map(fromHex);
    return {
      ...dressHuman(p),
      shorts: { material: "denim", colours: [fromHex("#3a4a66")] },
      ...(fur && { body: { colours: [fur] } }),
      ...(mane && { mane: { colours: [mane] } }),
    };
  },
  build,
  view: { azimuth: 0.5, elevation: 0.1 },
});
