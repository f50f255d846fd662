import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import type { Ask } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import { bodyAmong, GUISES, guiseAmong, guiseOf } from "../outfit/guises.ts";
import { type OutfitParameters, sampleOutfit } from "../outfit/wardrobe.ts";
import { IRISES, SKINS } from "./human-colours.ts";
import { BEARD_STYLES, HAIR_STYLES } from "./human-hair.ts";
import { HUMAN_PARAMETERS, type HumanParameters } from "./human-parameters.ts";
import { EMPTY_HANDED, humanPose } from "./human-pose.ts";
import type { PoseName } from "./human-poses.ts";

const FEMALE = new Set(
  "woman|lady|girl|female|mother|grandmother|grandma|granny|old woman|old lady|queen|princess|witch|actress|mum|mom|aunt|sister|daughter|businesswoman|policewoman|waitress|goddess|cowgirl|cavewoman|sorceress|enchantress|empress|bride|nun|maid|ballerina|nurse|cleopatra|egyptian queen|girlfriend|wife|schoolgirl|geisha|superheroine|wonder woman|duchess|noblewoman".split(
    "|",
  ),
);
const CHILD = new Set("child|boy|girl|kid|toddler|schoolboy|schoolgirl|teenager|son|daughter".split("|"));
const OLD = new Set("grandmother|grandma|granny|grandfather|grandpa|elder|old man|old woman|old lady".split("|"));

/** How this concept's people differ from everyday ones. */
export interface HumanKind {
  /** Words as in a guise's `look`. */
  readonly look?: string;
  /** Outfit when no other is asked for. */
  readonly guise?: string;
  readonly pose?: PoseName;
  /** Its skin, not its clothes, has the colour that is said of it: a green alien. */
  readonly isBare?: boolean;
  /** A material that is said of it is its body's alone, not its hair's and its clothes'. */
  readonly isDressed?: boolean;
  /** Last word on the parameters. */
  readonly adjust?: (parameters: HumanParameters, draw: Draw, ask: Ask) => HumanParameters;
  /** Slot -> materials in place of the usual ones. */
  readonly materials?: Readonly<Record<string, string>>;
  /** Slot -> colour as on screen in place of the usual one. */
  readonly dyes?: Readonly<Record<string, string>>;
}

/** Draws a person. */
export function sampleHuman(draw: Draw, ask: Ask, kind: HumanKind = {}): HumanParameters {
  const usualGuise =
    kind.guise ?? guiseOf(ask.word) ?? (guiseAmong(ask.guise ?? "") === undefined ? casual(draw, ask) : undefined);
  const guise = (ask.guise === undefined ? undefined : guiseAmong(ask.guise)) ?? usualGuise;
  const body = bodyAmong([ask.word, ...(ask.guise?.split(" ") ?? [])]);
  const looks = [kind.look, body, guise === undefined ? "" : GUISES.get(guise)?.look];
  const look = new Set(looks.filter((each) => each !== undefined).flatMap((each) => each.split(" ")));
  const isChild = CHILD.has(ask.word) || says(ask, "young") || look.has("child");
  const isOld = !isChild && (look.has("old") || isElder(ask));
  const isFemale =
    FEMALE.has(ask.word) ||
    look.has("female") ||
    ((ask.word === "person" || ask.word === "child" || ask.word === "kid" || ask.word === "dancer") &&
      draw.chance("female", 0.5));
  const isCute = says(ask, "cute") || says(ask, "cartoon");
  const fat =
    (look.has("fat") ? 1.35 : look.has("broad") || look.has("hulking") ? 1.15 : look.has("scrawny") ? 0.85 : 1) *
    traitFactor(ask, { fat: 1.42, round: 1.3, wide: 1.15, thick: 1.15, thin: 0.82, narrow: 0.86 });
  const isStrong = says(ask, "muscular") || look.has("muscular") || look.has("hulking");
  const [slender, broad, hulking] = ["slender", "broad", "hulking"].map((each) => look.has(each));
  const short = look.has("short");
  const grown = BEARD_STYLES.find((style) => says(ask, `beard-${style}`));
  const beard = (look.has("beard") && !isFemale) || says(ask, "bearded");
  const lost = look.has("bald") || says(ask, "bald") || (!isFemale && isOld && draw.chance("bald", 0.4));
  const worn = wornHair(ask);
  const hair =
    worn ??
    (lost ? (isOld && !says(ask, "bald") ? "fringe" : "none") : hairStyle(draw, look, isFemale, isChild, isOld));
  const dressed = sampleOutfit(draw, ask, usualGuise);
  // an elf in a hood or a closed helmet is anybody
  const isHidden = body !== undefined && HIDING.test(dressed.headgear) && !ask.parts.has("headgear");
  const outfit = isHidden ? { ...dressed, headgear: "none" } : dressed;
  const head =
    (isChild ? 0.325 : isFemale ? 0.252 : 0.25) *
    draw.normal("head", 1, 0.025) *
    (isCute ? 1.28 : 1) *
    (short ? 1.35 : 1) *
    (slender ? 0.88 : look.has("small-head") ? 0.76 : 1) *
    // what is felt is to be seen from afar
    (MOODS.some((mood) => says(ask, mood)) ? 1.2 : 1) *
    traitFactor(ask, { large: 1.25, huge: 1.45, small: 0.85 }, "head") *
    (says(ask, "realistic") ? 0.66 : 1);
  const usualPose: PoseName = kind.pose ?? poseFor(draw, outfit);
  const armless = says(ask, "armless") || ask.without.has("arm");
  const posed = humanPose(ask, usualPose);
  const strikes = posed.pose === "fighting" && posed.arms === "same" && WEAPONS.test(outfit.prop);
  const pose = { ...posed, ...(armless ? { arms: "standing" as const } : strikes && { arms: "duelling" as const }) };
  const beats = outfit.prop === "drumsticks";
  const skin = skinOf(draw, look, ask);
  return fitParameters<HumanParameters>(HUMAN_PARAMETERS, {
    ...outfit,
    ...((armless || (!beats && EMPTY_HANDED.has(pose.arms === "same" ? pose.pose : pose.arms))) && { prop: "none" }),
    furtherArms: Math.max(0, (ask.counts.get("arm") ?? 2) - 2),
    furtherLegs: Math.max(0, (ask.counts.get("leg") ?? 2) - 2),
    sex: isFemale ? "female" : "male",
    age: isChild ? "child" : isOld ? "old" : "adult",
    height:
      (isChild ? 1.15 : isFemale ? 1.66 : 1.78) *
      draw.normal("height", 1, 0.025) *
      (short ? 0.62 : 1) *
      (look.has("small-head") ? 1.25 : slender ? 1.04 : 1) *
      traitFactor(ask, { tall: 1.14, short: 0.85 }),
    head,
    headWidth: 0.9 * draw.normal("headWidth", 1, 0.02) * (isChild ? 1.06 : 1) * Math.sqrt(Math.sqrt(fat)),
    shoulder:
      (isChild ? 0.1 : isFemale ? 0.104 : 0.122) *
      draw.normal("shoulder", 1, 0.03) *
      (isStrong ? 1.22 : 1) *
      (short ? 1.12 : 1) *
      (broad ? 1.2 : hulking ? 1.12 : slender ? 0.93 : 1) *
      (0.6 + 0.4 * fat),
    girth:
      (isChild ? 1.06 : 1) *
      draw.normal("girth", 1, 0.05) *
      fat *
      (short && !look.has("scrawny") ? 1.2 : 1) *
      (slender ? 0.9 : 1),
    bone:
      (isChild ? 1.06 : isFemale ? 0.92 : 1.04) *
      draw.normal("bone", 1, 0.03) *
      (short ? 1.2 : 1) *
      (look.has("thin") || slender ? 0.9 : look.has("scrawny") ? 0.8 : hulking ? 1.2 : 1),
    muscle: isStrong || broad ? 0.9 : isFemale || isChild ? 0.05 : draw.number("muscle", 0.1, 0.35),
    legs: (isChild ? 0.45 : 0.49) * (short ? 0.84 : 1) * traitFactor(ask, { long: 1.1, short: 0.85 }, "leg"),
    ...pose,
    peg: ask.parts.has("peg"),
    hook: ask.parts.has("hook"),
    skin,
    hair,
    hairColour:
      look.has("white-hair") || (isOld && draw.chance("white", 0.6))
        ? "white"
        : isOld
          ? "grey"
          : look.has("blond")
            ? "blond"
            : look.has("red-hair")
              ? "red"
              : draw.pick("hairColour", ["black", "brown", "chestnut", "blond", "red"], hairOdds(skin)),
    beard:
      grown ??
      (beard
        ? broad
          ? "braided"
          : isOld || short
            ? "long"
            : "full"
        : isFemale || isChild
          ? "none"
          : draw.pick("beard", ["none", "moustache", "goatee", "full"], [8, 1, 0.6, 1.4])),
    iris: look.has("yellow-eyes")
      ? "#f2d21f"
      : look.has("red-skin") || look.has("fangs")
        ? "#d8281c"
        : draw.pick("iris", IRISES, irisOdds(skin)),
    eyeSize:
      (isChild ? 0.235 : isFemale ? 0.215 : 0.19) *
      (isCute ? 1.25 : 1) *
      (says(ask, "surprised") ? 1.2 : 1) *
      traitFactor(ask, { large: 1.3, huge: 1.5, small: 0.75 }, "eye"),
    eyeLevel: isChild ? -0.1 : -0.02,
    nose:
      (isFemale || isChild ? 0.8 : 1.05) *
      draw.number("nose", 0.85, 1.2) *
      (look.has("long-nose") ? 3 : look.has("heavy-jaw") ? 1.3 : 1),
    jaw: draw.number("jaw", 0.92, 1.08) * (look.has("heavy-jaw") ? 1.32 : isStrong ? 1.12 : 1),
    ears: EARS.find((ears) => look.has(`${ears}-ears`)) ?? "round",
    mouth: mouthOf(draw, ask, look),
    brows: !look.has("clown"),
    glasses:
      look.has("eyepatch") && draw.chance("patch", 0.6)
        ? "eyepatch"
        : look.has("glasses") || (isEveryday(guise) && draw.chance("glasses", 0.1))
          ? "glasses"
          : "none",
    clown: look.has("clown") && guise === "clown",
    glow: false,
    faceless: false,
    armless,
  });
}

/** As it was said to be worn, or to grow. */
const wornHair = (ask: Ask): string | undefined =>
  HAIR_STYLES.find((style) => says(ask, `hair-${style}`)) ??
  ["curly", "long"].find((style) => says(ask, style, "hair"));

/** Everyday clothes. */
const casual = (draw: Draw, ask: Ask): string =>
  FEMALE.has(ask.word) && isElder(ask)
    ? "casual-skirt"
    : draw.pick(
        "casual",
        ["casual", "casual-skirt", "casual-warm", "casual-smart"],
        FEMALE.has(ask.word) ? [1, 5, 1, 0.5] : [4, 0, 3, 1],
      );

/** Headgear that leaves neither ears nor face. */
const HIDING = /^(?:hood|ninja-hood|knight-helmet|plague-mask|fencing-mask|bee-veil|nun-veil)$/;

/** What a trade has in hand to fight with. */
const WEAPONS = /^(?:sword|katana|axe|spear|club|trident|staff|mace|scythe|hammer|dagger)$/;

/** No ninja, viking or ballerina wears glasses by chance. */
const isEveryday = (guise: string | undefined): boolean => guise?.startsWith("casual") ?? true;

const isElder = (ask: Ask): boolean => OLD.has(ask.word) || says(ask, "old") || says(ask, "ancient");

function poseFor(draw: Draw, outfit: OutfitParameters): PoseName {
  if (outfit.guise === "superhero") return "hero";
  if (outfit.guise === "scarecrow") return "tpose";
  if (outfit.guise === "ballerina") return "ballet";
  if (outfit.guise === "boxer") return "fighting";
  if (outfit.guise === "runner") return "running";
  if (outfit.prop === "briefcase" || outfit.prop === "sack") return "standing";
  if (outfit.prop !== "none") return "holding";
  return draw.pick("pose", ["standing", "waving", "walking"], [5, 2, 2]);
}

function hairStyle(draw: Draw, look: ReadonlySet<string>, isFemale: boolean, isChild: boolean, isOld: boolean): string {
  if (isOld && isFemale) return draw.pick("old lady's hair", ["bun", "curly", "bob"], [3, 2, 1]);
  if (look.has("bun")) return "bun";
  if (look.has("long-hair")) return "long";
  if (look.has("wild-hair")) return draw.pick("wild", ["afro", "spiky", "curly"], [1, 1.5, 1]);
  if (isFemale)
    return draw.pick(
      "hair",
      ["long", "bob", "ponytail", "bun", "curly", "pigtails"],
      isChild ? [3, 1, 2, 0.3, 0.1, 4] : [5, 3, 3, 2, 0.5, 0],
    );
  return draw.pick(
    "hair",
    ["short", "parted", "curly", "spiky", "afro", "none"],
    isChild ? [3, 2, 2, 2, 0.5, 0] : [4, 4, 2, 1, 0.6, 0.8],
  );
}

/** Of black, brown, chestnut, blond and red hair: the darker the skin, the darker it grows. */
const hairOdds = (skin: string): readonly number[] =>
  skin === "dark"
    ? [6, 1, 0, 0, 0]
    : skin === "brown"
      ? [5, 3, 0.5, 0, 0]
      : skin === "tan"
        ? [4, 4, 2, 0.5, 0]
        : [3, 4, 3, 3, 1];

/** As in `IRISES`. */
const irisOdds = (skin: string): readonly number[] =>
  skin === "dark" || skin === "brown" ? [1, 0, 0.1, 1] : [1, 1, 1, 1];

const TALE_TONES = ["green", "red", "pale", "grey", "blue"] as const;

/** A blue goblin is blue, a blue farmer is not. */
function skinOf(draw: Draw, look: ReadonlySet<string>, ask: Ask): string {
  const usual = TALE_TONES.find((tone) => look.has(`${tone}-skin`));
  const said = ask.colours?.[0];
  if (usual !== undefined && said !== undefined) return nearestTone(said);
  if (usual !== undefined) return usual;
  return draw.pick("skin", ["fair", "light", "tan", "brown", "dark"], [2, 4, 2.5, 2, 1.5]);
}

function nearestTone(said: Rgb): string {
  const farness = (tone: (typeof TALE_TONES)[number]) =>
    fromHex(SKINS[tone]).reduce((sum, v, i) => sum + (v - (said[i] as number)) * (v - (said[i] as number)), 0);
  return [...TALE_TONES].sort((a, b) => farness(a) - farness(b))[0] as string;
}

/** Ears other than round ones. */
const EARS = ["pointed", "long", "trumpet"] as const;

const MOODS = ["happy", "angry", "sad", "surprised", "sleepy", "worried", "evil"] as const;

/** What people do with the mouth open. */
const OPEN = ["laughing", "singing", "speaking", "howling", "roaring", "yawning", "gaping", "lolling"] as const;

function mouthOf(draw: Draw, ask: Ask, look: ReadonlySet<string>): string {
  if (OPEN.some((deed) => says(ask, deed) || ask.doing?.has(deed))) return "open";
  if (says(ask, "surprised")) return "gasp";
  if (says(ask, "angry")) return "angry";
  if (says(ask, "sad")) return "sad";
  if (ask.word === "nutcracker soldier") return "teeth";
  if (look.has("tusks")) return "tusks";
  if (look.has("fangs")) return "fangs";
  if (says(ask, "happy")) return "teeth";
  return draw.pick("mouth", ["happy", "neutral", "teeth"], [5, 1, 1.5]);
}
