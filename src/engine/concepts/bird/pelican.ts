import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { birdConcept } from "./bird-concept.ts";

/** A huge long bill with a hanging yellow pouch under it, carried low on an S neck; heavy white body, black wing tips, webbed feet. */
export const pelican = birdConcept({
  id: "pelican",
  words: ["pelican", "brown pelican"],
  height: 1.1,
  variants: {
    usual: {
      size: 0.7,
      lean: 0.32,
      girth: 0.3,
      neck: [
        [0.14, 0.06, 0.17],
        [0.24, 0.24, 0.105],
        [0.12, 0.46, 0.09],
        [0.1, 0.68, 0.088],
        [0.22, 0.82, 0.1],
      ],
      head: 0.13,
      headLong: 1.3,
      beak: {
        root: -0.1,
        out: 0.8,
        upper: [
          [-0.3, 0.1, 0.34, 0.36],
          [0.9, -0.35, 0.18, 0.28],
          [2.2, -1.0, 0.13, 0.26],
          [3.3, -1.62, 0.12, 0.2],
          [3.5, -1.95, 0, 0],
        ],
        lower: [
          [-0.3, 0, 0.5, 0.34],
          [0.5, -0.26, 1.25, 0.36],
          [1.4, -0.62, 1.1, 0.34],
          [2.3, -1.08, 0.55, 0.26],
          [3.2, -1.6, 0, 0],
        ],
        paint: (surface, forward, up) => {
          const under = smoothstep(-0.12, -0.24, up + 0.49 * forward);
          dye(surface, fromHex("#f2b83a"), under);
          dye(surface, fromHex("#d8782c"), 0.5 * smoothstep(2.6, 3.2, forward));
        },
      },
      leg: { length: 0.24, thick: 0.034, foot: "webbed", stance: 0.14, thigh: 0.12, toe: 0.25 },
      wing: {
        length: 1.0,
        span: 1.6,
        chord: 0.5,
        fingers: 0.8,
        paint: (surface, reach, _span, soft) => dye(surface, fromHex("#242326"), smoothstep(0.72, 0.8, reach + soft)),
      },
      tail: { length: 0.2, fan: 0.25 },
      eye: { radius: 0.028, iris: "#e8d090", pupil: 0.5, out: [0.86, 0.3, 0.4] },
      colours: { body: "#f3efe8", wing: "#efebe3", tail: "#efebe3", beak: "#e0a868", leg: "#e08a3c" },
      paint: (surface, { hr, hz, hx }) => {
        dye(
          surface,
          fromHex("#f0c888"),
          0.7 * smoothstep(0.3, 0.6, hz) * smoothstep(1.5, 1.2, hr) * smoothstep(0.1, 0.3, hx),
        );
      },
    },
  },
});
