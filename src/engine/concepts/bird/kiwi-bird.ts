import { noise } from "../../geometry/deform.ts";
import { add as addStep } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ball } from "../../geometry/sdf-primitives.ts";
import { beak, DAGGER } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";

/** A brown shaggy ball on strong legs, no tail, hardly any wing, small head, and a long thin bill bent to the ground. */
export const kiwiBird = birdConcept({
  id: "kiwi-bird",
  words: ["kiwi bird", "apteryx"],
  height: 0.35,
  variants: {
    usual: {
      size: 0.32,
      lean: 0.12,
      girth: 0.37,
      wide: 1,
      neck: [
        [0.16, 0.06, 0.2],
        [0.26, 0.16, 0.13],
      ],
      head: 0.145,
      headLong: 1.25,
      beak: beak(DAGGER, 1.25, 0.62),
      leg: { length: 0.28, thick: 0.04, stance: 0.13, thigh: 0.13, toe: 0.24 },
      wing: { kind: "stub" },
      tail: { length: 0 },
      eye: { radius: 0.026, out: [0.86, 0.2, 0.45] },
      colours: { body: "#6e5138", wing: "#664a33", beak: "#d8c0a0", leg: "#8a7562" },
      clay: ({ at, girth }) => [
        addStep(
          displace(ball(at(0.1, 0.02), girth * 1.02), 0.014, (x, y, z) => noise(x * 20, y * 8, z * 20, 3)),
          0.1,
        ),
      ],
    },
  },
});
