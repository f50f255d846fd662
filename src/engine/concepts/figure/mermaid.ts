import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace, inflate } from "../../geometry/sdf.ts";
import { ball, ellipsoid, halfSpace } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters } from "../from-ask.ts";
import { enlargePart } from "../outfit/build-outfit.ts";
import { footlessOutfitSlots } from "../outfit/wardrobe.ts";
import { choice, ratio } from "../parameter-specs.ts";
import { humanPieces, humanSockets } from "./build-human.ts";
import { dressHuman, humanSlots } from "./human.ts";
import { HUMAN_PARAMETERS, type HumanParameters } from "./human-parameters.ts";
import { fluke, paintRays, paintTailScales, tailSkin } from "./mermaid-tail.ts";
import { sampleHuman } from "./sample-human.ts";

type MermaidParameters = HumanParameters & { readonly scales: string; readonly curl: number; readonly swing: string };

/** Tail, fluke, shells. */
const SCALES = {
  teal: ["#1f9a8e", "#35c4b0", "#c86fb0"],
  green: ["#3c9a3c", "#7ac85a", "#e8a0b8"],
  blue: ["#2468b8", "#4aa0e0", "#f0d890"],
  violet: ["#7a3fb0", "#b070d8", "#f0c8d8"],
  coral: ["#d8583c", "#f08a5c", "#f4e8d0"],
  gold: ["#c89428", "#f0c850", "#9a3a6a"],
} as const;

const PARAMETERS = {
  ...HUMAN_PARAMETERS,
  scales: choice(Object.keys(SCALES), "Colours of tail, fluke and shells."),
  curl: ratio(0.7, 1.3, "How far the tail sweeps aside; 1 is usual."),
  swing: choice(["left", "right"], "To which side."),
};

function build(p: MermaidParameters): Model {
  const { parts, frame, body } = humanPieces({ ...p, bottom: "none", feet: "none", pose: p.pose }, { legs: true });
  const side = p.swing === "left" ? 1 : -1;
  const h = frame.hips[1];
  const k = p.curl * side;
  const way: Vec3[] = [
    [0, h + 0.062, 0],
    [0, h - 0.03, 0.004],
    [0.012 * k, h * 0.62, 0.04],
    [0.0, h * 0.33, 0.05],
    [-0.004 * k, h * 0.12, -0.01],
    [0.09 * k, 0.045, -0.07],
    [0.2 * k, 0.06, -0.05],
    [0.265 * k, 0.12, -0.03],
  ];
  const wide = (0.107 * (0.45 + (0.55 * p.shoulder) / 0.13) * (0.35 + 0.65 * p.girth)) / 0.0875;
  const skin = tailSkin({
    way,
    wide,
    radii: [
      [0, 0.079],
      [0.1, 0.093],
      [0.22, 0.093],
      [0.45, 0.068],
      [0.7, 0.043],
      [0.88, 0.03],
      [1, 0.023],
    ],
  });
  const size = 0.29;
  const fin = place(
    fluke(size, 0.017),
    chain(rotation([0, 0, 1], -0.62 * side), rotation(Y_AXIS, 0.12 * side), translation(way.at(-1) as Vec3)),
  );
  const isFemale = p.sex === "female";
  const whole: Part[] = [
    ...parts,
    makePart("tail", "tail", skin, { crease: 1.2, weight: 1, paint: paintTailScales(0.034) }),
    makePart("fluke", "fluke", fin, { crease: 0.9, weight: 1, paint: paintRays(size) }),
    makePart("waist-fin", "fluke", waistFin(h + 0.055, wide), { crease: 1, weight: 0.6 }),
    ...(isFemale && p.top === "none" && p.outer === "none" ? shells(p, frame, body.trunk) : []),
  ];
  return standModel(
    whole.map((part) => enlargePart(part, p.height)),
    humanSockets(frame, body, p.height),
  );
}

/** A frilled girdle where skin ends and scales begin. */
function waistFin(y: number, wide: number) {
  const frill = sculpt([
    add(displace(ellipsoid([0, y, 0], [0.088 * wide, 0.026, 0.09]), 0.005, (x, _y, z) => sin(atan2(x, z) * 14))),
    carve(halfSpace([0, y - 0.02, 0], [0, 1, 0]), 0.004),
  ]);
  const low = sculpt([
    add(
      displace(ellipsoid([0, y - 0.006, 0], [0.094 * wide, 0.022, 0.094]), 0.006, (x, _y, z) => sin(atan2(x, z) * 14)),
    ),
  ]);
  return meshSdf(sculpt([add(low), add(frill, 0.004)]), 0.0085);
}

/** A bodice of two ribbed shells on a ribbon. */
function shells(
  p: HumanParameters,
  frame: ReturnType<typeof humanPieces>["frame"],
  trunk: Parameters<typeof inflate>[0],
): Part[] {
  const wide = p.shoulder * (0.84 + 0.1 * p.muscle) * 0.42;
  const deep = (0.5 + 0.5 * p.girth) * 0.045;
  const y = frame.chest[1] - 0.012;
  const hinge: Vec3 = [wide, y - 0.05, deep + 0.03];
  const dome = displace(ball([wide, y, deep], 0.052), 0.003, (u, v) => sin(atan2(u - hinge[0], v - hinge[1]) * 15));
  const clay = sculpt([add(both(dome)), carve(halfSpace([0, 0, deep - 0.012], [0, 0, 1]), 0.004)]);
  const ribbon = sculpt([
    add(inflate(trunk, 0.007)),
    carve(halfSpace([0, y + 0.006, 0], [0, -1, 0]), 0.003),
    carve(halfSpace([0, y - 0.012, 0], [0, 1, 0]), 0.003),
  ]);
  const reach = 0.16;
  const band = meshSdf(ribbon, 0.0075, { min: [-reach, y - 0.03, -reach], max: [reach, y + 0.025, reach] });
  return [
    makePart("shells", "shell", meshSdf(clay, 0.0075), { crease: 1, weight: 0.85 }),
    makePart("ribbon", "shell", band, { crease: 1, weight: 0.4 }),
  ];
}

/**
 * A mermaid standing on her tail. What makes her herself: a woman to the waist with long hair and a bodice of two shells; from the
 * waist down a fish's scaled tail that tapers, sweeps aside and ends in a broad forked fluke, with a frill where scales begin.
 */
export const mermaid = defineConcept<MermaidParameters>({
  id: "mermaid",
  family: "figure",
  words: [
    "mermaid",
    "merman",
    "little mermaid",
    "siren",
    "sea nymph",
    "merfolk",
    "mermaid princess",
    "merperson",
    "triton",
  ],
  senses: ["mermaid", "merman"],
  height: 1.5,
  parameters: PARAMETERS,
  slots: {
    tail: { words: ["scale", "fish tail"], materials: ["plastic"], colours: [fromHex(SCALES.teal[0])] },
    fluke: { words: ["fin", "tail fin"], materials: ["plastic"], colours: [fromHex(SCALES.teal[1])], group: "tail" },
    shell: {
      words: ["shells", "seashell", "bra", "bodice", "seashell bra"],
      materials: ["ceramic-glaze"],
      colours: [fromHex(SCALES.teal[2])],
      takesWhole: false,
    },
    ...humanSlots(false),
    ...footlessOutfitSlots(),
  },
  sample: (draw, ask) => {
    const isMan = ask.word === "merman" || ask.word === "triton";
    const usual = sampleHuman(
      draw,
      { ...ask, word: isMan ? "man" : "woman" },
      { guise: "none", look: isMan ? "muscular" : "female long-hair" },
    );
    return fitParameters(PARAMETERS, {
      ...usual,
      bottom: "none",
      feet: "none",
      belt: false,
      glasses: "none",
      sex: isMan ? "male" : "female",
      hair: isMan ? "short" : "long",
      hairColour: draw.pick("mermaid hair", ["red", "blond", "black", "chestnut", "brown"], [4, 2, 1.5, 1.5, 1]),
      beard: isMan ? "full" : "none",
      pose:
        usual.pose === "walking" || usual.pose === "hero"
          ? "standing"
          : usual.pose === "standing" && draw.chance("wave", 0.4)
            ? "waving"
            : usual.pose,
      height: usual.height * 0.95,
      scales: draw.pick("scales", Object.keys(SCALES), [4, 2.5, 2.5, 2.5, 1.2, 1]),
      curl: draw.number("curl", 0.85, 1.15),
      swing: draw.pick("swing", ["left", "right"], [3, 1]),
    });
  },
  dress: (p) => {
    const [tail, fin, shell] = SCALES[p.scales as keyof typeof SCALES].map(fromHex);
    return {
      ...dressHuman(p),
      ...(tail && { tail: { colours: [tail] } }),
      ...(fin && { fluke: { colours: [fin] } }),
      ...(shell && { shell: { colours: [shell] } }),
    };
  },
  build,
  view: { azimuth: 0.3, elevation: 0.1 },
});
