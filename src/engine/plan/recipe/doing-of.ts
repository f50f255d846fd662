import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject, RelationKind } from "../../language/brief.ts";
import { isTowed } from "../bound/tow-rope.ts";
import { MOUNTED } from "../fold/mount-fittings.ts";
import { FLIERS } from "../stand/follow.ts";
import { wornAt } from "../wear/worn-at.ts";
import { CAMERA, climbsRope, eatsFromMouth, isHooped, isLicked, isTended, sensedAt, takesInArms } from "./manner-of.ts";

/** Relations that are something the first one does, with the pose they mean. */
const DEEDS: Readonly<Partial<Record<RelationKind, string>>> = {
  wearing: "wearing",
  holding: "holding",
  carrying: "carrying",
  playing: "playing",
  riding: "riding",
  sitting: "sitting",
  lying: "lying",
  leaning: "leaning",
};

/** Words said of an object that are poses or deeds rather than shapes. */
const POSES: ReadonlySet<string> = new Set(
  "sitting standing lying sleeping running walking jumping flying swimming dancing crouching waving howling roaring begging hanging leaning eating drinking reading playing driving rowing holding".split(
    " ",
  ),
);

/** Concepts of what comes out of a mouth or is between the lips: no hand holds it. */
const AT_LIPS: ReadonlySet<string> = new Set(["breath", "cigar", "tobacco-pipe"]);

/** Families of what stands up high enough for a dragon to wind around: it lies at a pile of gold. */
const UPRIGHT = /^(?:building|structure|weapon|tool|street|plant|light|figure)$/;

/** Families of what flowers are put in. */
const VASES = /^(?:vessel|container)$/;

/** Concepts of what is played with a stick in each hand. */
const BEATEN: ReadonlySet<string> = new Set(["drum", "drum-kit"]);

/** Concepts of what is ridden with the feet on pedals. */
const PEDALLED: ReadonlySet<string> = new Set(["bicycle", "tricycle", "unicycle", "exercise-bike"]);

/** Relations of who is down on a thing. */
const LAIN_ON: ReadonlySet<RelationKind> = new Set<RelationKind>(["on", "lying", "sitting"]);

/** What an object does, and to others: its pose suits that. */
export function doingOf(brief: Brief, index: number, familyOf: (object: number) => string): ReadonlySet<string> {
  const family = familyOf(index);
  const doing = new Set<string>();
  // an animal that grazes needs no hands
  const licked = brief.relations.find(
    ({ kind, from, to }) => kind === "holding" && from === index && isLicked(brief.objects[to]),
  );
  const food = licked && brief.objects[licked.to];
  let inMouth = eatsFromMouth(brief.objects[index] as BriefObject, family, food);
  // who licks a cone sits up to it
  if (licked && family === "animal" && brief.objects[index]?.traits.includes("eating") && !hasOtherPose(brief, index))
    doing.add("sitting");
  for (const { kind, from, to, where, how, facing } of brief.relations) {
    const deed = DEEDS[kind];
    const isMouth =
      (where === "mouth" && (kind === "holding" || kind === "carrying")) ||
      (kind === "holding" &&
        (AT_LIPS.has(brief.objects[to]?.concept ?? "") ||
          eatsFromMouth(brief.objects[index] as BriefObject, family, brief.objects[to])));
    if (from === index && isMouth) inMouth = true;
    else if (from === index && deed !== undefined) {
      // a jug in the one hand, a cup in the other
      if (kind === "holding" && doing.has(deed)) doing.add("both-hands");
      doing.add(deed);
    }
    if (from === index && kind === "holding" && family === "figure")
      for (const way of sensing(brief.objects[index] as BriefObject, brief.objects[to] as BriefObject, how))
        doing.add(way);
    // gloves are put on with the hands up
    if (from === index && kind === "wearing" && wornAt(brief.objects[to]?.concept ?? "") === "hand")
      doing.add("holding");
    if (from === index && !isMouth && takesInArms(kind, familyOf(to))) doing.add("carrying");
    // on the floor one sits otherwise, and on shoulders astride
    if (from === index && kind === "sitting") doing.add(how === "shoulder" ? "riding" : "seated");
    if (from === index && kind === "riding" && PEDALLED.has(brief.objects[to]?.concept ?? "")) doing.add("cycling");
    if (from === index && kind === "playing" && BEATEN.has(brief.objects[to]?.concept ?? "")) doing.add("sticks");
    if (to === index && kind === "in") doing.add("containing");
    if (from === index && how === "shared") doing.add("carrying");
    if (to === index && how === "juggled") doing.add("juggled");
    if (from === index && how === "juggled") doing.add("juggling");
    const doer = brief.objects[from] as BriefObject;
    if (from === index && kind === "playing") for (const way of playedAt(brief.objects[to])) doing.add(way);
    if (from === index && kind === "holding" && isServed(doer, brief.objects[to])) doing.add("raising");
    if (from === index && isOnShafts(kind, how, doer, brief.objects[to])) doing.add("wheeling");
    if (from === index && how === "drawn" && isOnRope(brief.objects[to])) doing.add("pulling");
    if (from === index && isTended(kind, doer)) doing.add("tending");
    const isAlive = /^(?:animal|figure)$/.test(familyOf(from));
    if (isAlive && climbsRope(kind, brief.objects[to])) {
      if (from === index) doing.add("roped");
      if (to === index) doing.add("climbed");
    }
    if (from === index && isAlive && isHooped(kind, brief.objects[to])) doing.add("hooping");
    if (to === index && kind === "holding" && doer.traits.includes("skipping")) doing.add("skipped");
    // what somebody lies or sits on is not in a pile
    if (to === index && LAIN_ON.has(kind) && isAlive) doing.add("lain-on");
    // what is pushed to and fro on a table: dough
    if (to === index && kind === "beside" && facing && brief.objects[from]?.traits.includes("pushing"))
      doing.add("worked");
    // a cup at the lips has no saucer
    if (to === index && kind === "holding" && brief.objects[from]?.traits.includes("drinking")) doing.add("sipped");
    if (to === index && how === "hung") doing.add("bearing");
    // without the foot that it has by itself, on what is shut
    if (how === MOUNTED) doing.add(from === index ? MOUNTED : "bearing");
    // each lies by itself, no heap of them
    if (from === index && (how === "scattered" || how === "spilt")) doing.add("scattered");
    // a crate on a bicycle is on its rack
    if (to === index && kind === "on" && familyOf(to) === "vehicle" && !isAlive) doing.add("laden");
    // a lamp on a desk is no standing lamp
    if (from === index && kind === "on" && familyOf(to) === "furniture") doing.add("raised");
    // cut flowers, a folded umbrella; what stands in the snow is as it is elsewhere
    const isPutIn = familyOf(from) === "plant" || brief.objects[from]?.concept === "umbrella";
    if (from === index && kind === "in" && isPutIn && VASES.test(familyOf(to))) doing.add("contained");
    // what goes around another has that shape: a snake's windings, a cat that lies
    if (from === index && how === "coiled") {
      if (brief.objects[index]?.concept !== "dragon" || UPRIGHT.test(familyOf(to))) doing.add("wound");
      doing.add("lying");
    }
    // who is in a bucket has no room to stand on all fours
    if (from === index && kind === "in" && family === "animal" && VASES.test(familyOf(to)) && !hasPose(brief, index))
      doing.add("sitting");
    // who looks out of a boot stands upright in it
    if (from === index && how === "out") doing.add("holding");
    if (to === index && how === "chased")
      doing.add(FLIERS.has(brief.objects[to]?.concept ?? "") ? "flying" : "running");
  }
  // two who hug stand upright to do so
  const { count = 1, traits = [] } = brief.objects[index] ?? {};
  if (count > 1 && traits.includes("hugging")) doing.add("holding");
  for (const trait of traits)
    if (POSES.has(trait) && !(inMouth && /^(?:eating|drinking|holding)$/.test(trait))) doing.add(trait);
  return doing;
}

/** Concepts of what is bowed at the chin, and of what is blown across the lips; a recorder and a clarinet are not. */
const BOWED = /^(?:violin|viola)$/;
const ACROSS = "flute";
/** Concepts of what is slung before the belly, its neck in the left hand. */
const SLUNG = /guitar$|^(?:banjo|ukulele|lute|mandolin|sitar)$/;
const ENDWISE = /recorder|whistle|pipe|clarinet|oboe|wooden|bamboo/;

/** How the arms are of who plays what is at the head. */
const playedAt = (thing: BriefObject | undefined): readonly string[] =>
  BOWED.test(thing?.concept ?? "")
    ? ["fiddling"]
    : thing?.concept === ACROSS && !ENDWISE.test(thing.word)
      ? ["fluting"]
      : SLUNG.test(thing?.concept ?? "")
        ? ["strumming"]
        : [];

/** Concepts of what a ball is hit with from over the head. */
const RACKETS = /racket$|paddle$/;

const isServed = ({ traits }: BriefObject, thing: BriefObject | undefined): boolean =>
  traits.includes("serving") && RACKETS.test(thing?.concept ?? "");

/** Concepts of what is gone with by two shafts: pushed, and pulled. */
const BARROWS = /^wheelbarrow$/;
const CARTS = /^(?:wheelbarrow|wagon|pulled-rickshaw)$/;

/** Whether somebody has the two shafts of what is pushed or pulled in the hands. */
const isOnShafts = (
  kind: RelationKind,
  how: string | undefined,
  { traits }: BriefObject,
  thing: BriefObject | undefined,
): boolean =>
  kind === "beside" &&
  ((traits.includes("pushing") && BARROWS.test(thing?.concept ?? "")) ||
    (how === "drawn" && CARTS.test(thing?.concept ?? "")));

/** Whether it is drawn along on a rope. */
const isOnRope = (thing: BriefObject | undefined): boolean =>
  thing !== undefined && isTowed({ concept: thing.concept, family: conceptById(thing.concept).family });

const hasOtherPose = ({ objects }: Brief, index: number): boolean =>
  objects[index]?.traits.some((trait) => POSES.has(trait) && trait !== "eating") ?? false;

const hasPose = ({ objects }: Brief, index: number): boolean =>
  objects[index]?.traits.some((trait) => POSES.has(trait)) ?? false;

/** How the arms are of who has something at the ear or before the eyes. */
function sensing(doer: BriefObject, thing: BriefObject, how: string | undefined): readonly string[] {
  const at = sensedAt(doer, thing);
  return at === "ear"
    ? ["listening"]
    : at === "eyed"
      ? [thing.concept === CAMERA ? "peering" : "lens"]
      : how === "eyed"
        ? ["peering"]
        : [];
}
