import { addAll } from "../../geometry/sculpt.ts";
import { limb } from "../../geometry/sdf-primitives.ts";
import { add } from "../../math/vec3.ts";
import { beak, CONE } from "./beaks.ts";
import type { BirdShape } from "./bird-shape.ts";

/** A sparrow's form: the other small birds differ by a few numbers and their colours. */
export const SONGBIRD: BirdShape = {
  size: 0.1,
  lean: 0.58,
  girth: 0.3,
  neck: [[-0.04, 0.27, 0.2]],
  head: 0.235,
  beak: beak(CONE, 0.95, 0.9),
  leg: { length: 0.36 },
  wing: {},
  tail: { length: 0.5 },
  eye: { radius: 0.058 },
  colours: { body: "#9a7550", wing: "#6b4526", beak: "#3c352e", leg: "#a87858" },
};

/** Feathers that stand up to a point on the head. */
export const pointedCrest: NonNullable<BirdShape["clay"]> = ({ head, headRadius: r }) =>
  addAll(
    limb([
      [add(head, [0, r * 0.55, r * 0.25]), r * 0.42],
      [add(head, [0, r * 1.15, -r * 0.55]), r * 0.24],
      [add(head, [0, r * 1.75, -r * 1.1]), r * 0.06],
    ]),
    0.1,
  );
