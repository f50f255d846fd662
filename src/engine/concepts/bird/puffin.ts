import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { birdConcept } from "./bird-concept.ts";

const WHITE = fromHex("#f2efe8");

/** Black above and white below, a white face, and a tall triangular bill in slate, yellow and orange; orange webbed feet. */
export const puffin = birdConcept({
  id: "puffin",
  words: ["puffin", "atlantic puffin", "auk", "razorbill"],
  height: 0.3,
  variants: {
    usual: {
      size: 0.22,
      lean: 1.0,
      girth: 0.32,
      wide: 1,
      neck: [[0.06, 0.26, 0.23]],
      head: 0.24,
      beak: {
        root: -0.12,
        out: 0.72,
        upper: [
          [-0.2, 0.02, 0.66, 0.24],
          [0.3, 0.02, 0.62, 0.2],
          [0.75, -0.08, 0.42, 0.13],
          [1.08, -0.3, 0, 0],
        ],
        lower: [
          [-0.2, 0, 0.52, 0.22],
          [0.4, -0.02, 0.42, 0.17],
          [0.92, -0.2, 0, 0],
        ],
        paint: (surface, forward) => {
          dye(surface, fromHex("#39465a"), smoothstep(0.34, 0.28, forward));
          dye(surface, fromHex("#f2d060"), smoothstep(0.07, 0.04, Math.abs(forward - 0.36)));
          dye(surface, fromHex("#f2c040"), 0.7 * smoothstep(0.05, 0.03, Math.abs(forward - 0.66)));
        },
      },
      leg: { length: 0.15, thick: 0.036, foot: "webbed", stance: 0.13, thigh: 0.1, toe: 0.25, at: 0.24 },
      wing: { length: 0.85, span: 1, chord: 0.36 },
      tail: { length: 0.16, lift: 0.05 },
      eye: { radius: 0.04, out: [0.8, 0.2, 0.55], iris: "#2a1a12" },
      colours: { body: "#1c1c1f", wing: "#1e1e22", tail: "#1a1a1c", beak: "#e8641c", leg: "#ee7a1c" },
      paint: (surface, { hx, hy, hz, head, nz, soft, along }) => {
        dye(surface, WHITE, smoothstep(0.0, 0.2, nz + soft) * smoothstep(-1.0, -1.2, hy) * smoothstep(0.5, 0.4, along));
        const face =
          head *
          smoothstep(0.72, 0.64, Math.sqrt((hz - 0.35) * (hz - 0.35) * 0.9 + (hy + 0.1) * (hy + 0.1)) + soft) *
          smoothstep(0.2, 0.35, hx);
        dye(surface, WHITE, face);
        dye(
          surface,
          fromHex("#c8421c"),
          head *
            smoothstep(0.22, 0.18, Math.sqrt((hz - 0.56) * (hz - 0.56) + (hy - 0.2) * (hy - 0.2))) *
            smoothstep(0.3, 0.45, hx),
        );
      },
    },
  },
  view: { azimuth: 0.85, elevation: 0.1 },
});
