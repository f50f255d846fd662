import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { birdConcept } from "./bird-concept.ts";

/** Black with a white and yellow bib and blue rings at the eyes; a curved orange bill nearly as long as the body, black at the tip. */
export const toucan = birdConcept({
  id: "toucan",
  words: ["toucan", "hornbill"],
  senses: ["toucan"],
  height: 0.45,
  variants: {
    usual: {
      size: 0.3,
      lean: 0.78,
      girth: 0.28,
      neck: [[0.08, 0.28, 0.22]],
      head: 0.225,
      beak: {
        root: -0.02,
        out: 0.72,
        upper: [
          [-0.2, 0.06, 0.56, 0.4],
          [0.7, 0.16, 0.56, 0.36],
          [1.6, 0.04, 0.5, 0.3],
          [2.3, -0.34, 0.3, 0.2],
          [2.52, -0.72, 0, 0],
        ],
        lower: [
          [-0.2, 0, 0.4, 0.36],
          [0.8, 0.04, 0.36, 0.32],
          [1.6, -0.08, 0.28, 0.24],
          [2.24, -0.42, 0, 0],
        ],
        paint: (surface, forward, up) => {
          dye(surface, fromHex("#f2c02c"), 0.85 * smoothstep(0.35, 0.6, up + 0.1 * forward));
          dye(
            surface,
            fromHex("#1a1614"),
            Math.max(smoothstep(0.14, 0.06, forward), smoothstep(1.95, 2.05, forward - 0.2 * up)),
          );
        },
      },
      leg: { length: 0.24, thick: 0.028, stance: 0.12, thigh: 0.1, toe: 0.2 },
      wing: { length: 0.95, span: 1.1, chord: 0.48 },
      tail: { length: 0.55, fan: 0.12, lift: 0.02, width: 0.14 },
      eye: { radius: 0.042, out: [0.84, 0.22, 0.5], iris: "#2a1408" },
      colours: { body: "#18181a", wing: "#141417", tail: "#131315", beak: "#ee7a16", leg: "#3c6a8c" },
      paint: (surface, { hx, hy, hz, nz, ny, head, soft, along }) => {
        const bib =
          smoothstep(
            1.35,
            1.2,
            Math.sqrt(hx * hx * 0.9 + (hy + 0.85) * (hy + 0.85) * 0.8 + (hz - 0.6) * (hz - 0.6) * 0.5) + soft,
          ) * smoothstep(-0.1, 0.25, nz - 0.3 * ny);
        dye(surface, fromHex("#f4ead0"), bib);
        dye(surface, fromHex("#f2c838"), bib * smoothstep(-1.2, -1.7, hy));
        dye(surface, fromHex("#c81c1c"), smoothstep(0.42, 0.5, along));
        const ring = Math.sqrt((hz - 0.52) * (hz - 0.52) + (hy - 0.2) * (hy - 0.2));
        dye(surface, fromHex("#2c8cd8"), head * smoothstep(0.42, 0.36, ring) * smoothstep(0.3, 0.5, hx));
      },
    },
  },
  view: { azimuth: 1.0, elevation: 0.12 },
});
