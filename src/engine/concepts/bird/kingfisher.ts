import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { beak, DAGGER } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";
import { SONGBIRD } from "./songbird.ts";

/** Stocky and short-tailed: brilliant blue above, orange below, white spots at cheek and throat, a long dagger of a bill. */
export const kingfisher = birdConcept({
  id: "kingfisher",
  words: ["kingfisher", "kookaburra"],
  senses: ["kingfisher"],
  height: 0.17,
  variants: {
    usual: {
      ...SONGBIRD,
      lean: 0.85,
      neck: [[0.04, 0.26, 0.22]],
      head: 0.27,
      beak: beak(DAGGER, 0.8, 0.9),
      leg: { length: 0.16, thick: 0.025, thigh: 0.08 },
      tail: { length: 0.24, lift: 0.02 },
      colours: { body: "#1484c8", wing: "#0f74b4", tail: "#1478c0", beak: "#1c1a1a", leg: "#d8502c" },
      paint: (surface, { hy, hz, nz, ny, head, soft, along }) => {
        const front =
          smoothstep(0, 0.25, nz - 0.4 * ny + soft) * smoothstep(-0.75, -0.9, hy) * smoothstep(0.5, 0.4, along);
        dye(surface, fromHex("#e0701c"), front);
        dye(
          surface,
          fromHex("#e0701c"),
          head * smoothstep(0.3, 0.22, Math.abs(hy + 0.12) + soft) * smoothstep(0.5, 0.3, Math.abs(hz - 0.3)),
        );
        dye(
          surface,
          fromHex("#f2efe8"),
          head * smoothstep(0.26, 0.18, Math.sqrt((hy + 0.15) * (hy + 0.15) + (hz + 0.3) * (hz + 0.3))),
        );
        dye(
          surface,
          fromHex("#f2efe8"),
          smoothstep(-0.35, -0.5, hy) * smoothstep(-0.95, -0.8, hy) * smoothstep(0.2, 0.5, hz),
        );
      },
      wing: {
        paint: (surface, reach, _span, soft) =>
          dye(surface, fromHex("#6cc8e8"), smoothstep(0.02, 0.04, soft) * smoothstep(0.6, 0.4, reach)),
      },
    },
  },
});
