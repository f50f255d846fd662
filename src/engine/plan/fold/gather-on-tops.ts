import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject, Relation } from "../../language/brief.ts";

/** What things stand on together. */
const TOPS: ReadonlySet<string> = new Set(
  "table picnic-table workbench school-desk bar-counter nightstand dresser sideboard card-table ottoman altar vanity-table tray cutting-board window".split(
    " ",
  ),
);
/** How one is on a top. */
const RESTS: ReadonlySet<Relation["kind"]> = new Set(["on", "sitting", "lying"]);
/** Families of what is beside a table when it is near one. */
const ON_FLOOR = /^(?:animal|bird|figure|furniture|vehicle|building|structure|street|machine|nature|tree)$/;
/** Of the top's height, and of the height of what is on it: what is higher stands on the floor. */
const [OF_TOP, OF_OTHER] = [0.7, 1.2];

/**
 * "A laptop on a desk next to a cup of coffee", "cookies beside a glass of milk on a table": what fits there is on the top as well,
 * not on the floor beside it.
 */
export function gatherOnTops(brief: Brief): Brief {
  return { ...brief, relations: brief.relations.map((relation) => gathered(relation, brief) ?? relation) };
}

function gathered(relation: Relation, { objects, relations }: Brief): Relation | undefined {
  const { kind, from, to, around } = relation;
  if (kind !== "beside" || around) return undefined;
  const lies = (each: number) => relations.find((tie) => RESTS.has(tie.kind) && tie.from === each)?.to ?? -1;
  const onSame = lies(to);
  const [thing, top] = onSame < 0 ? [to, from] : [from, onSame];
  const other = onSame < 0 ? relations.find((tie) => RESTS.has(tie.kind) && tie.to === top)?.from : to;
  const isPlaced = relations.some((tie) => tie !== relation && tie.from === thing && tie.kind !== "with");
  if (other === undefined || other === thing || isPlaced || !TOPS.has(objects[top]?.concept ?? "")) return undefined;
  const at = (index: number) => objects[index] as BriefObject;
  return fits(at(thing), at(top), at(other)) ? { kind: "on", from: thing, to: top } : undefined;
}

function fits(thing: BriefObject, top: BriefObject, other: BriefObject): boolean {
  const { family, height } = conceptById(thing.concept);
  if (ON_FLOOR.test(family)) return false;
  return height < Math.max(OF_TOP * conceptById(top.concept).height, OF_OTHER * conceptById(other.concept).height);
}
