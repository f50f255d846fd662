import { noise } from "../../geometry/deform.ts";
import { add as addStep } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ringSdf } from "../../geometry/sdf-primitives.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { birdConcept } from "./bird-concept.ts";
import { RAPTOR } from "./raptor.ts";

/** Hunched and dark, a bare pink head on a bent bare neck that grows out of a ruff of pale feathers, hooked bill, broad fingered wings. */
export const vulture = birdConcept({
  id: "vulture",
  words: ["vulture", "condor", "turkey vulture"],
  senses: ["vulture"],
  height: 0.8,
  variants: {
    usual: {
      ...RAPTOR,
      lean: 0.9,
      girth: 0.32,
      neck: [
        [0.12, 0.02, 0.13],
        [0.26, 0.1, 0.09],
        [0.34, 0.24, 0.085],
        [0.44, 0.24, 0.1],
      ],
      head: 0.13,
      headLong: 1.3,
      beak: { ...RAPTOR.beak, out: 0.9 },
      eye: { ...RAPTOR.eye, radius: 0.028, iris: "#2a1408", pupil: 0.7 },
      colours: { body: "#3a2c22", wing: "#2e231c", tail: "#2a201a", beak: "#d8ccb0", leg: "#b8a898" },
      clay: ({ at, girth }) => [
        addStep(
          displace(ringSdf(at(-0.36, 0.1), girth * 0.42, 0.075), 0.02, (x, y, z) => noise(x * 24, y * 24, z * 24, 6)),
          0.04,
        ),
      ],
      paint: (surface, { hr, y, hy, along, high, soft }) => {
        const ruff = smoothstep(-0.26, -0.32, along + soft) * smoothstep(3.6, 3.1, hr);
        dye(
          surface,
          fromHex("#e0d6c4"),
          ruff * smoothstep(-3.4, -2.6, hy) * smoothstep(-0.3, 0, high + 0.2) * smoothstep(0.1, 0.2, y),
        );
        dye(surface, fromHex("#c47a6c"), smoothstep(2.5, 2.2, hr + soft));
      },
    },
  },
  spread: 0.25,
});
