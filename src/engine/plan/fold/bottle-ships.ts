import type { Brief, BriefObject } from "../../language/brief.ts";

/** Concepts of what is built inside a bottle that lies on its side. */
const SHIPS = /ship$|^(?:sailboat|boat|submarine)$/;
const BOTTLE = "bottle";
/** The ship that is meant where it is only called one. */
const [SHIP, USUAL] = ["ship", "sailing-ship"];

/** "A ship in a bottle": the bottle lies, for the ship is as long as that, and no label is before it. */
export function bottleShips(brief: Brief): Brief {
  const objects = [...brief.objects];
  for (const { kind, from, to } of brief.relations) {
    const [ship, bottle] = [objects[from] as BriefObject, objects[to] as BriefObject];
    if (kind !== "in" || bottle.concept !== BOTTLE || !SHIPS.test(ship.concept) || ship.count > 1) continue;
    objects[to] = { ...bottle, traits: [...bottle.traits, "lying"], without: [...bottle.without, "label"] };
    if (ship.concept === SHIP && ship.word === SHIP) objects[from] = { ...ship, concept: USUAL };
  }
  return { ...brief, objects };
}
