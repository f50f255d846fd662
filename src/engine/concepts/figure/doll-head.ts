import { standModel } from "../../geometry/make-part.ts";
import type { Model } from "../../geometry/part.ts";
import type { Concept } from "../concept.ts";
import { enlargePart } from "../outfit/build-outfit.ts";
import { humanPieces, humanSockets } from "./build-human.ts";
import { DOLL_LOOK } from "./doll.ts";
import { humanConcept } from "./human.ts";
import type { HumanParameters } from "./human-parameters.ts";

/** Slots of what is a head's; skin and hands have the body's too. */
const OF_HEAD: ReadonlySet<string> = new Set(["body", "hair", "eye"]);
const BELOW: ReadonlySet<string> = new Set(["skin", "hands"]);

/** The head of a doll with her throat, nothing below it. */
function buildDollHead(p: HumanParameters): Model {
  const { parts, frame, body } = humanPieces(p);
  const head = parts.filter(({ name, slot }) => OF_HEAD.has(slot) && !BELOW.has(name));
  const sockets = humanSockets(frame, body, p.height).filter(({ name }) => /^(?:head|eyes|mouth|neck|top)$/.test(name));
  return standModel(
    head.map((part) => enlargePart(part, p.height)),
    sockets,
  );
}

const whole = humanConcept({
  id: "doll-head",
  words: ["doll head", "doll face", "dolls head", "dolls face", "porcelain doll head", "porcelain doll face"],
  senses: [],
  height: 0.14,
  look: "female",
  guise: "doll",
  isDressed: true,
  adjust: (p, draw) => ({
    ...p,
    ...DOLL_LOOK,
    head: 0.34,
    hair: draw.pick("style", ["bob", "long", "curly"], [3, 2, 2]),
    mouth: "happy",
    pose: "standing",
    arms: "same",
    headgear: "none",
  }),
  materials: { body: "porcelain" },
  build: buildDollHead,
});

/** The head of a doll. What makes it itself: a glazed white face with rosy cheeks, large painted eyes and a small mouth, framed by hair, cut off below the throat. */
export const dollHead: Concept = {
  ...whole,
  // what is worn below the throat is nothing of its own
  slots: Object.fromEntries(Object.entries(whole.slots).filter(([slot]) => OF_HEAD.has(slot))),
};
