import { curveThrough } from "../../geometry/curve.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { move, place, stretch } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { mix, normalize, subtract, type Vec3 } from "../../math/vec3.ts";
import { shade } from "../animal/coat.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineConcept } from "../concept.ts";
import { standOn } from "../food/shapes.ts";
import { fitParameters } from "../from-ask.ts";
import { enlargePart } from "../outfit/build-outfit.ts";
import { outfitSlots } from "../outfit/wardrobe.ts";
import { choice, ratio } from "../parameter-specs.ts";
import { humanPieces, humanSockets } from "./build-human.ts";
import { dressHuman, humanSlots } from "./human.ts";
import type { HumanFrame } from "./human-frame.ts";
import { HUMAN_PARAMETERS, type HumanParameters } from "./human-parameters.ts";
import { tailSkin } from "./mermaid-tail.ts";
import { sampleHuman } from "./sample-human.ts";

type GenieParameters = HumanParameters & { readonly tone: string; readonly sway: number };

/** Skin, and the smoke where it thins. */
const TONES = {
  blue: ["#2f7fc8", "#7ab8ea"],
  violet: ["#7a4ac0", "#b894e6"],
  green: ["#2f9a6a", "#86d4ae"],
  red: ["#b8402a", "#e8906a"],
} as const;

const PARAMETERS = {
  ...HUMAN_PARAMETERS,
  tone: choice(Object.keys(TONES), "Colour of skin and smoke."),
  sway: ratio(0.6, 1.4, "How far the smoke swings; 1 is usual."),
};

const LAMP = 0.1;

/** Wisps that wind around the tail. */
const smoke: Paint = (surface, x, y, z) => {
  const wave = sin(y * 34 + x * 30 + z * 30 + 2 * sin(y * 11));
  shade(surface, 1 + 0.12 * wave + 0.1 * smoothstep(0.3, 0.7, y));
};

/** An oil lamp of gold: foot, belly, lid, spout to the right and a handle. */
function lamp(): Part[] {
  const belly = stretch(
    turnedUp(
      [
        [0, 0],
        [0.055, 0, 0.004],
        [0.048, 0.012, 0.004],
        [0.03, 0.022, 0.006],
        [0.07, 0.046, 0.02],
        [0.074, 0.062, 0.012],
        [0.05, 0.086, 0.012],
        [0.034, LAMP, 0.003],
        [0, LAMP],
      ],
      36,
    ),
    [1.3, 1, 1],
  );
  const spout = tube(
    0.016,
    curveThrough(
      [
        [0.06, 0.052, 0],
        [0.12, 0.058, 0],
        [0.165, 0.088, 0],
        [0.195, 0.112, 0],
      ],
      5,
    ),
    14,
    { scale: (t) => 1.6 - 1.0 * t, endRounding: 0.003 },
  );
  const handle = tube(
    0.0075,
    curveThrough(
      [
        [-0.078, 0.05, 0],
        [-0.135, 0.045, 0],
        [-0.16, 0.082, 0],
        [-0.13, 0.112, 0],
        [-0.07, 0.08, 0],
      ],
      6,
    ),
    10,
  );
  return [makePart("lamp", "lamp", merge([belly, spout, handle]), { weight: 1 })];
}

/** Gold bands at the wrists, ear-rings, a tied tuft of hair. */
function jewels(frame: HumanFrame): Part[] {
  const cuff = (i: 0 | 1) => {
    const [, elbow, wrist] = frame.arms[i].joints;
    const at = mix(elbow, wrist, 0.8);
    const r = frame.arms[i].radii[2] * 1.2;
    const band = turnedUp(
      [
        [0, -0.024],
        [r, -0.024, 0.004],
        [r * 0.96, 0.024, 0.004],
        [0, 0.024],
      ],
      22,
    );
    return place(band, standOn(at, normalize(subtract(wrist, elbow))));
  };
  const [cx, cy, cz] = frame.skull;
  const [rx, ry] = frame.skullRadii;
  const ring = (s: number) =>
    place(torus(rx * 0.15, rx * 0.04, 20, 8), standOn([cx + s * rx * 1.06, cy - ry * 0.42, cz], [0, 0.1, 1]));
  const top: Vec3 = [cx, cy + ry * 0.94, cz - 0.01];
  const tuft = tube(
    rx * 0.2,
    curveThrough(
      [
        [top[0], top[1] + rx * 0.12, top[2]],
        [top[0], top[1] + rx * 0.62, top[2] - rx * 0.1],
        [top[0], top[1] + rx * 0.66, top[2] - rx * 0.75],
        [top[0], top[1] + rx * 0.1, top[2] - rx * 1.3],
      ],
      6,
    ),
    14,
    { scale: (t) => 0.8 + 1.2 * t * (1 - t) * 2 - 0.5 * t, endRounding: 0.004 },
  );
  return [
    makePart("cuffs", "gold", merge([cuff(0), cuff(1)]), { weight: 0.8 }),
    makePart("earrings", "gold", merge([ring(1), ring(-1)]), { weight: 0.5 }),
    makePart(
      "tie",
      "gold",
      place(
        turnedUp(
          [
            [0, -0.01],
            [rx * 0.26, -0.01, 0.004],
            [rx * 0.24, rx * 0.24, 0.004],
            [0, rx * 0.24],
          ],
          20,
        ),
        translation(top),
      ),
      {
        weight: 0.5,
      },
    ),
    makePart("tuft", "hair", tuft, { weight: 0.8 }),
  ];
}

function build(p: GenieParameters): Model {
  const { parts, frame, body } = humanPieces({ ...p, bottom: "none", feet: "none" }, { legs: true });
  const h = frame.hips[1];
  const k = p.sway;
  // the smoke ends in the lamp's spout
  const tip: Vec3 = [0.185, 0.105, 0];
  const way: Vec3[] = [
    [0, h + 0.06, 0],
    [0, h - 0.05, 0.004],
    [-0.05 * k, h * 0.72, 0.02],
    [-0.1 * k, h * 0.5, 0.03],
    [-0.02 * k, h * 0.36, 0.04],
    [0.1, h * 0.32, 0.03],
    tip,
  ];
  const wide = (0.107 * (0.45 + (0.55 * p.shoulder) / 0.13) * (0.35 + 0.65 * p.girth)) / 0.0875;
  const tail = tailSkin({
    way,
    wide,
    radii: [
      [0, 0.083],
      [0.12, 0.094],
      [0.3, 0.085],
      [0.55, 0.062],
      [0.8, 0.034],
      [1, 0.012],
    ],
  });
  const sash = stretch(
    turnedUp(
      [
        [0, -0.024],
        [0.098, -0.024, 0.01],
        [0.098, 0.024, 0.01],
        [0, 0.024],
      ],
      36,
    ),
    [wide * 1.02, 1, 0.98],
  );
  const whole: Part[] = [
    ...parts,
    ...jewels(frame),
    makePart("tail", "smoke", tail, { weight: 1, crease: 1.2, paint: smoke }),
    makePart("sash", "sash", move(sash, [0, h + 0.02, 0]), { weight: 0.8 }),
    makePart("knot", "sash", move(stretch(sphere(0.026, 18), [1, 1, 0.7]), [0, h + 0.018, 0.094]), { weight: 0.4 }),
    ...lamp(),
  ];
  return standModel(
    whole.map((part) => enlargePart(part, p.height)),
    humanSockets(frame, body, p.height, p),
  );
}

/** A bodice with a skirt needs legs below it. */
const { dirndl: _dirndl, ...clothes } = outfitSlots("material");

/** A genie. What makes it itself: a burly blue man to the waist with a tied tuft of hair and a pointed beard, gold cuffs and a red sash; below it a tail of smoke that swings down into the spout of a golden oil lamp. */
export const genie = defineConcept<GenieParameters>({
  id: "genie",
  family: "figure",
  words: [
    "genie",
    "djinn",
    "djinni",
    "jinn",
    "jinni",
    "genie of the lamp",
    "genie in a lamp",
    "lamp genie",
    "blue genie",
  ],
  senses: ["genie"],
  height: 1.9,
  parameters: PARAMETERS,
  slots: {
    ...humanSlots(true),
    smoke: { words: ["tail", "cloud"], materials: ["plastic"], colours: [fromHex(TONES.blue[1])] },
    sash: {
      words: ["waistband"],
      materials: ["silk"],
      colours: ["#b8201c", "#7a1f8a"].map(fromHex),
      takesWhole: false,
    },
    gold: { words: ["cuff", "bracelet", "earring"], materials: ["gold"], takesWhole: false },
    lamp: { words: ["oil lamp", "magic lamp"], materials: ["gold", "brass"], takesWhole: false },
    ...clothes,
  },
  sample: (draw, ask) => {
    const usual = sampleHuman(draw, { ...ask, word: "man" }, { guise: "none", look: "muscular bald" });
    return fitParameters(PARAMETERS, {
      ...usual,
      bottom: "none",
      feet: "none",
      belt: false,
      shoulder: 0.158,
      bone: 1.16,
      muscle: 1,
      head: 0.22,
      legs: 0.46,
      hair: "none",
      hairColour: "black",
      beard: draw.pick("beard of it", ["goatee", "moustache", "full"], [4, 1, 1]),
      mouth: "teeth",
      glasses: "none",
      pose: usual.pose === "walking" || usual.pose === "standing" || usual.pose === "waving" ? "hero" : usual.pose,
      tone: draw.pick("tone", Object.keys(TONES), [6, 1.5, 1, 0.6]),
      sway: draw.number("sway", 0.8, 1.25),
    });
  },
  dress: (p) => {
    const [skin, thin] = TONES[p.tone as keyof typeof TONES].map(fromHex);
    return {
      ...dressHuman(p),
      ...(skin && { body: { colours: [skin] } }),
      ...(thin && { smoke: { colours: [thin] } }),
    };
  },
  build,
  view: { azimuth: 0.24, elevation: 0.1 },
});
