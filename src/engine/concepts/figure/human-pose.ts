import type { Ask } from "../concept.ts";
import { says } from "../from-ask.ts";
import type { PoseName } from "./human-poses.ts";

/** What the body does, and the pose whose arms it has: `same` its own. */
export interface HumanPose {
  readonly pose: PoseName;
  readonly arms: PoseName | "same";
}

/** Deeds of the whole body, the most telling first. */
const OF_BODY: readonly (readonly [trait: string, pose: PoseName])[] = [
  ["lacing", "lacing"],
  ["bowing", "bowing"],
  ["crawling", "crawling"],
  ["handstand", "handstand"],
  ["one-footed", "balancing"],
  ["arabesque", "arabesque"],
  ["yoga", "yoga"],
  ["meditating", "meditating"],
  ["cross-legged", "tailor"],
  ["climbing", "climbing"],
  ["hanging", "hanging"],
  ["swimming", "swimming"],
  ["diving", "diving"],
  ["flying", "flying"],
  ["skating", "gliding"],
  ["running", "running"],
  ["at-table", "benched"],
  ["pushing", "pushing"],
  ["throwing", "throwing"],
  ["walking", "walking"],
  ["dancing", "dancing"],
  ["jumping", "jumping"],
  ["kicking", "kicking"],
  ["fighting", "fighting"],
  ["crouching", "kneeling"],
];

/** Deeds of the arms, whatever the legs do. */
const OF_ARMS: readonly (readonly [trait: string, pose: PoseName])[] = [
  ["skipping", "skipping"],
  ["sweeping", "sweeping"],
  ["pulling", "pulling"],
  ["catching", "catching"],
  ["beating", "beating"],
  ["directing-traffic", "directing"],
  ["casting", "casting"],
  ["swinging", "swinging"],
  ["drumming", "drumming"],
  ["archery", "archer"],
  ["grooming", "grooming"],
  ["typing", "reading"],
  ["writing", "reading"],
  ["hugging", "embracing"],
  ["arm-wrestling", "wrestling"],
  ["handshaking", "handshake"],
  ["highfiving", "highfive"],
  ["drinking", "drinking"],
  ["eating", "drinking"],
  ["speaking", "drinking"],
  ["blowing", "drinking"],
  ["reading", "reading"],
  ["cradling", "cradling"],
  ["lifting", "lifting"],
  ["wielding", "raising"],
  ["pointing", "pointing"],
  ["saluting", "saluting"],
  ["praying", "praying"],
  ["cheering", "cheering"],
  ["waving", "waving"],
];

/** Bodies that hold on to something, or stand or lean on it, with both hands. */
const ON_BOTH_HANDS = [
  "lacing",
  "bowing",
  "crawling",
  "handstand",
  "climbing",
  "hanging",
  "pushing",
  "benched",
] as const satisfies readonly PoseName[];

/** Arms that no tool of the trade fits. */
export const EMPTY_HANDED: ReadonlySet<PoseName> = new Set<PoseName>([
  ...ON_BOTH_HANDS,
  ...["cradling", "embracing", "saluting"],
  ...["reading", "listening", "peering"],
  ...[
    "wrestling",
    "skipping",
    "pulling",
    "catching",
    "juggling",
    "praying",
    "cheering",
    "meditating",
    "yoga",
    "swimming",
    "flying",
    "lying",
    "sleeping",
    "drumming",
    "drinking",
  ],
  ...["leading", "following", "clasping", "clinging", "handshake", "highfive"],
] as PoseName[]);

/** Arms of who has something at the ear or before the eyes. */
const SENSING = ["listening", "peering", "lens"] as const;

/** Arms of who is at another's face with a tool, of who has a hoop about the waist, of who has things in the air, of who has shafts in the hands, a violin at the chin or a flute at the lips, and of who strikes a ball. */
const ARMS_TOLD = ["tending", "hooping", "juggling", "wheeling", "fiddling", "fluting", "raising"] as const;

/** Poses of two in each other's arms. */
const PAIRED = ["leading", "following", "clasping", "clinging"] as const;

/** Bodies that have no hand free. */
const BOTH_HANDS: ReadonlySet<PoseName> = new Set([...ON_BOTH_HANDS, "throwing", ...PAIRED]);

const pick = (ask: Ask, table: readonly (readonly [string, PoseName])[]): PoseName | undefined =>
  table.find(([trait]) => says(ask, trait))?.[1];

/** The pose the artist named or what is done suits; else `usual`. */
export function humanPose(ask: Ask, usual: PoseName): HumanPose {
  const does = (what: string): boolean => ask.doing?.has(what) ?? false;
  const busy =
    SENSING.find(does) ?? ARMS_TOLD.find(does) ?? (does("pulling") ? "pulling" : undefined) ?? pick(ask, OF_ARMS);
  const inHand =
    busy ??
    (does("sticks")
      ? "drumming"
      : does("playing")
        ? "playing"
        : does("carrying")
          ? "cradling"
          : does("both-hands")
            ? says(ask, "pouring")
              ? "pouring"
              : "both-hands"
            : does("holding")
              ? "holding"
              : undefined);
  const body = bodyOf(ask, does);
  // a weapon in hand is raised against the other
  if (body === "pushing" && does("wheeling")) return { pose: body, arms: "wheeling" };
  if (body === "fighting" && inHand === "holding") return { pose: body, arms: "duelling" };
  if (body) return { pose: body, arms: BOTH_HANDS.has(body) ? "same" : (inHand ?? "same") };
  return { pose: inHand ?? (says(ask, "standing") ? "standing" : usual), arms: "same" };
}

function bodyOf(ask: Ask, does: (what: string) => boolean): PoseName | undefined {
  const held = PAIRED.find(does);
  if (held) return held;
  if (does("cycling")) return "cycling";
  if (does("roped")) return "climbing";
  if (does("riding") || says(ask, "riding")) return "riding";
  // on something: the legs hang; alone on the floor: they lie
  if (does("seated")) return "seated";
  if (says(ask, "sleeping")) return "sleeping";
  if (says(ask, "lying")) return "lying";
  if (says(ask, "sitting"))
    return says(ask, "meditating") ? "meditating" : says(ask, "cross-legged") ? "tailor" : "sitting";
  return pick(ask, OF_BODY);
}
