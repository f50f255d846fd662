import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { buildRobot } from "./build-robot.ts";
import { ROBOT_PARAMETERS, type RobotParameters, type RobotPose } from "./robot-parameters.ts";

/** Deeds -> the pose that shows them, the most telling first. */
const POSES_OF_DEEDS: readonly (readonly [deeds: string, pose: RobotPose])[] = [
  ["sleeping lying supine", "lying"],
  ["meditating yoga", "meditating"],
  ["sitting", "sitting"],
  ["crouching", "kneeling"],
  ["dancing", "dancing"],
  ["kicking", "kicking"],
  ["running jumping diving skating", "running"],
  ["sweeping pulling", "sweeping"],
  ["lifting cheering", "lifting"],
  ["hugging cradling", "hugging"],
  ["saluting", "saluting"],
  ["pointing", "pointing"],
  ["waving", "waving"],
  ["walking", "walking"],
];

function samplePose(draw: Draw, ask: Ask): RobotPose {
  // on something the shins hang; on the floor the legs lie
  const isAtWork = ["typing", "writing", "drumming"].some((deed) => says(ask, deed)) || ask.doing?.has("playing");
  if (isAtWork && ask.doing?.has("seated")) return "working";
  // the hands go to the bar
  if (ask.doing?.has("riding")) return "working";
  if (ask.doing?.has("seated")) return "seated";
  const told = POSES_OF_DEEDS.find(([deeds]) => deeds.split(" ").some((deed) => says(ask, deed)))?.[1];
  const isBusy = isAtWork || ["holding", "carrying", "pushing"].some((deed) => ask.doing?.has(deed) || says(ask, deed));
  if (sips(ask)) return told && !EMPTY_HANDED.has(told) ? told : "standing";
  // what is in the hands is seen there, whatever the legs would do
  if (told && !(isBusy && EMPTY_HANDED.has(told))) return told;
  if (isBusy) return "reaching";
  if (says(ask, "standing")) return "standing";
  return draw.pick("pose", ["standing", "waving", "reaching"], [5, 2, 1]);
}

/** Whether what is in hand is at the mouth. */
const sips = (ask: Ask): boolean =>
  ["drinking", "eating", "speaking", "blowing"].some((deed) => says(ask, deed)) && (ask.doing?.has("holding") ?? false);

/** Poses in which nothing can be held. */
const EMPTY_HANDED: ReadonlySet<RobotPose> = new Set<RobotPose>([
  ...([
    "dancing",
    "running",
    "walking",
    "kicking",
    "waving",
    "saluting",
    "pointing",
    "kneeling",
    "meditating",
  ] as const),
]);

function sampleRobot(draw: Draw, ask: Ask): RobotParameters {
  const stout = traitFactor(ask, { fat: 1.3, wide: 1.2, thin: 0.75, narrow: 0.8, thick: 1.2 });
  // a big head goes with short limbs: a toy; a small one with long limbs: a machine
  const childish = draw.number("childish", 0, 1) * traitFactor(ask, { cute: 1.6, tall: 0.4 });
  return fitParameters(ROBOT_PARAMETERS, {
    headShape: says(ask, "round")
      ? "dome"
      : says(ask, "square")
        ? "box"
        : draw.pick("headShape", ["box", "dome", "drum"], [3, 2, 1]),
    bodyShape: says(ask, "round") ? "barrel" : draw.pick("bodyShape", ["box", "barrel"], [3, 2]),
    pose: samplePose(draw, ask),
    height: draw.number("height", 1.1, 1.5) * traitFactor(ask, { tall: 1.4, short: 0.7 }),
    headWidth: (0.2 + 0.12 * childish) * traitFactor(ask, { huge: 1.25, big: 1.2, large: 1.2, small: 0.8 }, "head"),
    headHeight: 0.16 + 0.09 * childish,
    bodyWidth: (0.3 + 0.02 * childish) * draw.number("bodyWidth", 0.92, 1.08) * stout,
    bodyDepth: (0.2 + 0.03 * childish) * draw.number("bodyDepth", 0.9, 1.1) * stout,
    taper: draw.number("taper", 0.72, 1.02),
    limb: draw.number("limb", 0.032, 0.046) * stout,
    hose: draw.chance("hose", 0.5),
    eyes: ask.counts.get("eye") ?? 2,
    eyeSize:
      draw.number("eyeSize", 0.24, 0.33) * traitFactor(ask, { big: 1.25, large: 1.25, huge: 1.35, small: 0.7 }, "eye"),
    antennas: ask.without.has("antenna")
      ? 0
      : (ask.counts.get("antenna") ?? (ask.parts.has("antenna") ? 1 : draw.pick("antennas", [0, 1, 2], [2, 5, 3]))),
    arms: ask.without.has("arm") ? 0 : (ask.counts.get("arm") ?? 2),
    sips: sips(ask),
    fingers: draw.integer("fingers", 2, 3),
    panel: wants(ask, "panel", draw.chance("panel", 0.85)),
    buttons: ask.counts.get("button") ?? draw.integer("buttons", 3, 6),
  });
}

const COATS = ["#8d9aa3", "#b4472f", "#3f7f8c", "#d8a02c", "#e2e2dc", "#6d8a54"].map(fromHex);

/**
 * A friendly machine in the shape of a person. What makes it itself: a box or dome of a head with lamp eyes, a mouth grille, ear
 * bolts and an antenna; a torso with a panel of buttons and a dial; arms and legs of tubes or ribbed hoses between ball joints, with
 * grippers for hands and block feet.
 */
export const robot = defineConcept<RobotParameters>({
  id: "robot",
  family: "figure",
  words: ["robot", "android", "droid", "automaton", "cyborg"],
  senses: ["automaton#2", "humanoid"],
  height: 1.3,
  parameters: ROBOT_PARAMETERS,
  slots: {
    body: { words: ["torso", "chest", "belly"], materials: ["painted-metal"], colours: COATS, group: "coat" },
    head: { words: ["face"], materials: ["painted-metal"], colours: COATS, group: "coat" },
    arm: {
      words: ["limb"],
      materials: ["brushed-steel", "painted-metal"],
      colours: [fromHex("#8b8f94")],
      group: "limb",
    },
    leg: { words: [], materials: ["brushed-steel", "painted-metal"], colours: [fromHex("#8b8f94")], group: "limb" },
    hand: { words: ["gripper", "claw", "finger"], materials: ["painted-metal"], colours: COATS, group: "coat" },
    foot: { words: ["shoe"], materials: ["painted-metal"], colours: COATS, group: "coat" },
    joint: { words: ["elbow", "knee", "shoulder", "neck"], materials: ["rubber"], takesWhole: false },
    eye: {
      words: ["lamp eye"],
      materials: ["glass"],
      colours: ["#7fe3f2", "#ffd24a", "#ff6a3c"].map(fromHex),
      takesWhole: false,
    },
    rim: { words: ["eye rim", "bezel"], materials: ["brushed-steel"], takesWhole: false },
    antenna: { words: ["aerial"], materials: ["brushed-steel"], takesWhole: false },
    panel: {
      words: ["control panel", "dial", "screen"],
      materials: ["plastic"],
      colours: [fromHex("#23272b")],
      takesWhole: false,
    },
    button: {
      words: ["knob", "light"],
      materials: ["plastic"],
      colours: ["#c8352a", "#e2b33a", "#3f9a63"].map(fromHex),
      takesWhole: false,
    },
    mouth: { words: ["grille", "speaker"], materials: ["plastic"], colours: [fromHex("#1b1d20")], takesWhole: false },
  },
  sample: sampleRobot,
  build: buildRobot,
  view: { azimuth: 0.42, elevation: 0.14 },
});
