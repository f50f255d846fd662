import type { Paint, Part } from "../../geometry/part.ts";
import type { Style } from "../style.ts";

/** What shines whatever the rest does. */
const SHINING = /eye|glass|window|pane|screen|lens|bulb|light|flame|water|liquid/;

/** The whole of a thing without gloss: no window of the room is mirrored in it. */
export const matte: Style = {
  id: "matte",
  apply: (thing) => {
    const parts = thing.model.parts.map((part): Part => {
      if (SHINING.test(part.slot) || thing.materials[part.slot]?.clear) return part;
      const paint: Paint = (surface, ...at) => {
        part.paint?.(surface, ...at);
        // bare metal without gloss is brushed, not painted
        surface.roughness = Math.max(surface.roughness, surface.metalness > 0.5 ? 0.55 : 0.96);
      };
      return { ...part, paint };
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
};
