import { standModel } from "../../geometry/make-part.ts";
import { resizeEyes, resizeHead, resizeLegs } from "../parts/resize-part.ts";
import type { Style } from "../style.ts";

/** How much larger a young one's head and eyes are over its body, and how much shorter its legs. */
const HEAD = 1.36;
const EYES = 1.25;
const LEGS = 0.8;

/** A young one: a large head with large eyes on a body with short legs. */
export const young: Style = {
  id: "young",
  apply: (thing) => {
    const legs = resizeLegs(thing.model, { all: 1, along: LEGS, across: 1 });
    const { parts, sockets } = resizeEyes(resizeHead(legs, HEAD), EYES);
    return { ...thing, model: standModel(parts, sockets) };
  },
};
