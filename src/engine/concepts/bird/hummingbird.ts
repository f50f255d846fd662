import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { beak, DAGGER } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";

/** Tiny and shining green with a ruby throat, a needle of a bill as long as the body, narrow wings raised as it hovers. */
export const hummingbird = birdConcept({
  id: "hummingbird",
  words: ["hummingbird", "colibri", "humming bird"],
  senses: ["hummingbird"],
  height: 0.09,
  variants: {
    usual: {
      size: 0.045,
      lean: 0.55,
      girth: 0.24,
      neck: [[0.1, 0.24, 0.17]],
      head: 0.19,
      headLong: 1.15,
      beak: beak(DAGGER, 1.5, 0.5),
      leg: { length: 0.12, thick: 0.014, stance: 0.08, thigh: 0.05, toe: 0.12 },
      wing: {
        length: 1.3,
        span: 1.35,
        chord: 0.36,
        fingers: 0.1,
        paint: (surface, reach) => dye(surface, fromHex("#5a5a62"), 0.75 * smoothstep(0.35, 0.6, reach)),
      },
      tail: {
        length: 0.55,
        fan: 0.3,
        lift: -0.05,
        wedge: -0.15,
        paint: (surface, reach) => dye(surface, fromHex("#1c1c22"), 0.6 * smoothstep(0.5, 0.9, reach)),
      },
      eye: { radius: 0.04, out: [0.86, 0.16, 0.46] },
      colours: { body: "#1f9a52", wing: "#2c8c54", tail: "#1c6a4a", beak: "#1a1918", leg: "#2a2624" },
      paint: (surface, { hy, hz, hx, high, nz, ny, head, soft }) => {
        surface.roughness = 0.35;
        dye(surface, fromHex("#eeeae0"), smoothstep(-0.02, -0.12, high + soft) * (1 - head) * smoothstep(0.5, 0, ny));
        dye(
          surface,
          fromHex("#c4123c"),
          smoothstep(-0.15, -0.3, hy + soft) *
            smoothstep(-1.5, -1.2, hy) *
            smoothstep(0, 0.4, hz) *
            smoothstep(-0.1, 0.2, nz),
        );
        dye(surface, fromHex("#18b4a0"), 0.4 * smoothstep(0.3, 0.9, ny) * (1 - hx * 0.3));
      },
    },
  },
  rest: "flying",
  view: { azimuth: 0.9, elevation: 0.2 },
});
