import { conceptById } from "../../concepts/index.ts";
import type { Brief } from "../../language/brief.ts";

/** "A pillow on a sofa": what has loose pillows of its own has none where one is named on it. */
export function sparePillows(brief: Brief): Brief {
  const bearers = new Set(
    brief.relations.filter(({ from }) => brief.objects[from]?.concept === "pillow").map(({ to }) => to),
  );
  const objects = brief.objects.map((object, at) => {
    const isSpared = bearers.has(at) && conceptById(object.concept).slots.pillow !== undefined;
    return isSpared ? { ...object, without: [...object.without, "pillow"] } : object;
  });
  return { ...brief, objects };
}
