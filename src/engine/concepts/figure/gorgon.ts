import { curveThrough } from "../../geometry/curve.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, settle, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { cross, normalize, add as plus, scale, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters } from "../from-ask.ts";
import { enlargePart } from "../outfit/build-outfit.ts";
import { footlessOutfitSlots } from "../outfit/wardrobe.ts";
import { choice, ratio } from "../parameter-specs.ts";
import { humanPieces, humanSockets } from "./build-human.ts";
import { dressHuman, humanSlots } from "./human.ts";
import type { HumanFrame } from "./human-frame.ts";
import { HUMAN_PARAMETERS, type HumanParameters } from "./human-parameters.ts";
import { paintTailScales, tailSkin } from "./mermaid-tail.ts";
import { sampleHuman } from "./sample-human.ts";

type GorgonParameters = HumanParameters & { readonly scales: string; readonly coil: number; readonly crown: string };

/** Tail, snakes. */
const SCALES = {
  green: ["#3f7a34", "#5a9a3c"],
  olive: ["#6a6a2c", "#8a8a3a"],
  teal: ["#1f6e66", "#2f9082"],
  copper: ["#8a4a20", "#a86a2c"],
  black: ["#2c2f2c", "#3c4a34"],
} as const;

const PARAMETERS = {
  ...HUMAN_PARAMETERS,
  scales: choice(Object.keys(SCALES), "Colours of tail and snakes."),
  coil: ratio(0.7, 1.3, "How far the tail winds; 1 is usual."),
  crown: choice(["snakes", "hair"], "What grows on the head."),
};

/** Snakes out of the crown in three rows, each bent its own way, its head lifted outwards; eyes on every head. */
function snakes({ skull, skullRadii: [rx, ry, rz] }: HumanFrame): Part[] {
  const bodies: Part["geometry"][] = [];
  const eyes: Part["geometry"][] = [];
  const rows = [
    [0.12, 9, 0.3],
    [0.52, 8, 0.62],
    [0.9, 5, 0.2],
  ] as const;
  for (const [lift, count, phase] of rows) {
    for (let i = 0; i < count; i += 1) {
      const turn = ((i + phase) / count) * TAU;
      const out = normalize([sin(turn) * (1 - lift * 0.8), lift, cos(turn) * (1 - lift * 0.8)]);
      // none over the face
      if (out[2] > 0.5 && lift < 0.5) continue;
      const aside = normalize(cross(Y_AXIS, out));
      const root: Vec3 = [skull[0] + out[0] * rx * 0.85, skull[1] + out[1] * ry * 0.85, skull[2] + out[2] * rz * 0.85];
      const bend = (i % 2 === 0 ? 1 : -1) * rx * (0.26 + 0.1 * ((i * 7) % 3));
      const far = rx * (0.95 + 0.2 * ((i * 5) % 3));
      const at = (along: number, across: number, up: number): Vec3 =>
        plus(root, plus(scale(out, far * along), plus(scale(aside, bend * across), [0, rx * up, 0])));
      const path = curveThrough(
        [at(0, 0, 0), at(0.3, 0.6, 0.06), at(0.6, -0.5, 0.02), at(0.88, 0.3, 0.2), at(1.2, 0.1, 0.2)],
        5,
      );
      const thick = rx * 0.115;
      bodies.push(
        tube(thick, path, 10, {
          scale: (t) =>
            t < 0.78 ? 1.15 - 0.3 * t : t < 0.9 ? 0.92 + (t - 0.78) * 5.2 : Math.max(0.5, 1.55 - (t - 0.9) * 10),
          endRounding: thick * 0.3,
        }),
      );
      const brow = path[Math.round((path.length - 1) * 0.92)] as Vec3;
      for (const s of [-1, 1])
        eyes.push(
          move(sphere(thick * 0.34, 8), plus(brow, plus(scale(aside, s * thick * 0.95), [0, thick * 0.75, 0]))),
        );
    }
  }
  const scalp = move(stretch(sphere(1, 28, 18), [rx * 1.02, ry * 0.86, rz * 0.98]), [
    skull[0],
    skull[1] + ry * 0.22,
    skull[2] - rz * 0.14,
  ]);
  return [
    makePart("scalp", "snake", settle(scalp), { weight: 0.5 }),
    makePart("snakes", "snake", merge(bodies), { weight: 1 }),
    makePart("snake-eyes", "gold", merge(eyes), { weight: 0.4 }),
  ];
}

/** Where the tail lies: down from the waist, then wound around behind on the floor. */
const tailWay = (h: number, k: number): Vec3[] => [
  [0, h + 0.062, 0],
  [0, h - 0.05, 0.004],
  [0, h * 0.55, 0.035],
  [0.015, h * 0.22, 0.05],
  [0.1 * k, 0.056, 0.06],
  [0.25 * k, 0.05, 0.0],
  [0.25 * k, 0.046, -0.17],
  [0.06 * k, 0.042, -0.24],
  [-0.16 * k, 0.036, -0.17],
  [-0.27 * k, 0.028, 0.0],
  [-0.24 * k, 0.018, 0.15],
  [-0.13 * k, 0.012, 0.2],
];

function build(p: GorgonParameters): Model {
  const { parts, frame, body } = humanPieces({ ...p, bottom: "none", feet: "none" }, { legs: true });
  const h = frame.hips[1];
  const wide = (0.107 * (0.45 + (0.55 * p.shoulder) / 0.13) * (0.35 + 0.65 * p.girth)) / 0.0875;
  const tail = tailSkin({
    way: tailWay(h, p.coil),
    wide,
    radii: [
      [0, 0.08],
      [0.08, 0.094],
      [0.2, 0.082],
      [0.34, 0.06],
      [0.6, 0.046],
      [0.85, 0.026],
      [1, 0.007],
    ],
  });
  const belly = paintTailScales(0.028);
  const whole: Part[] = [
    ...parts,
    makePart("tail", "tail", tail, { crease: 1.2, weight: 1, paint: belly }),
    ...(p.crown === "snakes" ? snakes(frame) : []),
  ];
  return standModel(
    whole.map((part) => enlargePart(part, p.height)),
    humanSockets(frame, body, p.height, p),
  );
}

/**
 * A gorgon. What makes her herself: a woman whose hair is living snakes, each with a head and eyes, pale green skin and glaring eyes; from
 * the waist down a scaled serpent's tail that winds along the floor. A naga has hair and the tail.
 */
export const gorgon = defineConcept<GorgonParameters>({
  id: "gorgon",
  family: "figure",
  words: [
    "medusa",
    "gorgon",
    "medusa gorgon",
    "snake woman",
    "naga",
    "lamia",
    "snake lady",
    "half snake",
    "stheno",
    "serpent woman",
  ],
  senses: [],
  height: 1.55,
  parameters: PARAMETERS,
  slots: {
    tail: {
      words: ["scale", "snake tail", "serpent tail"],
      materials: ["plastic"],
      colours: [fromHex(SCALES.green[0])],
    },
    snake: {
      words: ["snakes", "snake hair", "scalp"],
      materials: ["plastic"],
      colours: [fromHex(SCALES.green[1])],
      takesWhole: false,
    },
    gold: { words: ["snake eye"], materials: ["gold"], takesWhole: false },
    ...humanSlots(false),
    ...footlessOutfitSlots(),
  },
  sample: (draw, ask) => {
    const usual = sampleHuman(draw, { ...ask, word: "woman" }, { guise: "none", look: "female long-hair" });
    const hasSnakes = ask.word !== "naga" && ask.word !== "lamia";
    return fitParameters(PARAMETERS, {
      ...usual,
      bottom: "none",
      feet: "none",
      top: usual.top === "none" ? "t-shirt" : usual.top,
      belt: true,
      glasses: "none",
      sex: "female",
      hair: hasSnakes ? "none" : "long",
      beard: "none",
      skin: draw.chance("green skin", 0.7) ? "green" : usual.skin,
      mouth: hasSnakes ? draw.pick("snarl", ["angry", "fangs", "neutral"], [2, 2, 1]) : usual.mouth,
      iris: hasSnakes ? "#f2d21f" : usual.iris,
      pose: usual.pose === "walking" || usual.pose === "hero" ? "standing" : usual.pose,
      scales: draw.pick("scales", Object.keys(SCALES), [5, 2, 2, 1.5, 1]),
      coil: draw.number("coil", 0.88, 1.15),
      crown: hasSnakes ? "snakes" : "hair",
    });
  },
  dress: (p) => {
    const [tail, snake] = SCALES[p.scales as keyof typeof SCALES].map(fromHex);
    return {
      ...dressHuman(p),
      "t-shirt": { material: "leather", colours: [fromHex("#6a4a24")] },
      ...(tail && { tail: { colours: [tail] } }),
      ...(snake && { snake: { colours: [snake] } }),
    };
  },
  build,
  view: { azimuth: 0.42, elevation: 0.16 },
});
