import type { Brief } from "../language/brief.ts";
import { withoutObjects } from "./fold-garments.ts";

/** "A blank canvas on an easel": the thing on it is what it comes with, so that one of them stands there and not the one on the other. */
export function foldEasels(brief: Brief): Brief {
  const { objects, relations } = brief;
  const twice = relations.find(({ kind, from, to }) => {
    const [above, below] = [objects[from], objects[to]];
    return kind === "on" && from !== to && above?.concept === "easel" && below?.concept === "easel";
  });
  if (!twice) return brief;
  const { from, to } = twice;
  const [above, below] = [objects[from], objects[to]];
  if (!above || !below) return brief;
  const one = {
    ...above,
    materials: [...above.materials, ...below.materials],
    parts: [...above.parts, ...below.parts],
  };
  const kept = relations
    .map((relation) => ({
      ...relation,
      from: relation.from === to ? from : relation.from,
      to: relation.to === to ? from : relation.to,
    }))
    .filter((relation) => relation.from !== relation.to);
  return foldEasels(
    withoutObjects(
      { ...brief, objects: objects.map((each, i) => (i === from ? one : each)), relations: kept },
      new Set([to]),
    ),
  );
}
