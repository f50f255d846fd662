import { boundsOf } from "#measure/bounds.ts";
import { standModel } from "../../geometry/make-part.ts";
import type { Socket } from "../../geometry/part.ts";
import { turnZ } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import type { Dressed, Style } from "../style.ts";

/** On its head: a boat, a car, an umbrella. */
export const overturned: Style = {
  id: "overturned",
  apply: (thing) => {
    const model = standModel(
      thing.model.parts.map((part) => ({ ...part, geometry: turnZ(part.geometry, PI) })),
      [],
    );
    // an upturned hat holds things as a pot does
    return { ...thing, model: thing.family === "garment" ? { ...model, sockets: [crownOf(model)] } : model };
  },
};

/** Where in an upturned hat things are, and how wide its crown is there, as shares of its size. */
const CROWN_FLOOR = 0.2;
const CROWN = 0.27;

function crownOf({ parts }: Pick<Dressed["model"], "parts">): Socket {
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const [wide, tall, deep] = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)) as [number, number, number];
  return {
    name: "inside",
    position: [0, CROWN_FLOOR * tall, 0],
    normal: [0, 1, 0],
    radius: CROWN * Math.min(wide, deep),
  };
}
